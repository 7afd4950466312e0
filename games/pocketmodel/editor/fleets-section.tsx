import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { Amount, Choose } from '../../../web/packs/kit/fields.tsx';
import { starsOf } from '../content/pack.ts';
import { fleetName } from '../words/names.ts';
import { type Bench, chosenIn } from './bench.ts';
import { TextField } from './fields.tsx';
import { cardsOf, copyFleet, type FleetPart, nameFleet, removeFleet, setCount } from './fleets.ts';
import { placeOf, spotAt } from './spot.ts';

/** The most copies of a unit or a card that a ready fleet can be given here. */
const most = { units: 6, deck: 3 } as const;

/** The ready fleets of the pack: how many of which units and cards. */
export function FleetsSection(bench: Bench) {
  const { pack, faults, edit, say, selected } = bench;
  const { fleets } = pack.value;
  const index = chosenIn(bench, 'fleets');
  const fleet = fleets[index];
  if (fleet === undefined) return null;
  const place = placeOf({ group: 'fleets', index });
  const wrong = faults.value.filter((fault) => {
    const spot = spotAt(fault.place);
    return spot?.group === 'fleets' && spot.index === index;
  });
  return (
    <section class="pack-panel" aria-labelledby="pme-fleets">
      <h2 id="pme-fleets">{say({ key: 'editor.fleets' })}</h2>
      <div class="pme-tabs" data-place="/fleets" tabIndex={-1}>
        {fleets.map(({ id }, at) => (
          <button
            key={id}
            type="button"
            class="button"
            aria-pressed={at === index}
            onClick={() => {
              selected.fleets.value = at;
            }}
          >
            {say(fleetName(pack.value, id))}
          </button>
        ))}
      </div>
      <FaultTexts faults={wrong} />
      <div class="pme-fields">
        <TextField
          label={say({ key: 'editor.name' })}
          value={fleet.name ?? ''}
          place={`${place}/name`}
          onInput={(name) => edit(nameFleet(pack.peek(), index, name), `fleet ${fleet.id}`)}
        />
      </div>
      <div class="pme-fleet">
        <FleetList bench={bench} index={index} part="units" count={starsOf(pack.value, fleet)} />
        <FleetList bench={bench} index={index} part="deck" count={cardsOf(fleet)} />
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            edit(copyFleet(pack.peek(), index));
            selected.fleets.value = index + 1;
          }}
        >
          {say({ key: 'editor.copy' })}
        </button>
        <button type="button" class="button" onClick={() => edit(removeFleet(pack.peek(), index))}>
          {say({ key: 'editor.remove' })}
        </button>
      </div>
    </section>
  );
}

/** What a fleet has, with numbers, and what can be added to it. */
function FleetList({
  bench: { pack, edit, say },
  index,
  part,
  count,
}: {
  readonly bench: Bench;
  readonly index: number;
  readonly part: FleetPart;
  /** The build stars of the units, or the cards of the deck. */
  readonly count: number;
}) {
  const counts = pack.value.fleets[index]?.[part] ?? {};
  const list = part === 'units' ? pack.value.units : pack.value.cards;
  const place = `${placeOf({ group: 'fleets', index })}/${part}`;
  const nameOf = (id: string): string => list.find((item) => item.id === id)?.name ?? id;
  return (
    <div>
      <h3 data-place={place} tabIndex={-1}>
        {say({ key: `editor.fleet.${part}`, args: { count } })}
      </h3>
      <div class="pme-fields">
        {Object.entries(counts).map(([id, number]) => (
          <Amount
            key={id}
            label={nameOf(id)}
            value={number}
            least={0}
            most={most[part]}
            place={`${place}/${id}`}
            onChange={(next) => edit(setCount(pack.peek(), index, part, id, next), `${part} ${id}`)}
          />
        ))}
      </div>
      <Choose
        label={say({ key: 'editor.fleet.add' })}
        value=""
        options={[
          { value: '', label: '–' },
          ...list
            .filter(({ id }) => counts[id] === undefined)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => {
          if (id !== '') edit(setCount(pack.peek(), index, part, id, 1));
        }}
      />
    </div>
  );
}
