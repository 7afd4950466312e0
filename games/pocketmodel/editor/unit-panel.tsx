import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { Amount, Choose } from '../../../web/packs/kit/fields.tsx';
import { Steps } from '../../../web/packs/kit/steps.tsx';
import { UnitPicture } from '../board/art/unit-picture.tsx';
import { type Bench, chosenIn } from './bench.ts';
import { CertaintyList } from './certainty-list.tsx';
import { Check, TextField } from './fields.tsx';
import { IconChoice } from './icon-choice.tsx';
import { unitSentence } from './names.ts';
import { type Rarity, rarities } from './rarity.ts';
import { placeOf, spotAt } from './spot.ts';
import { copyUnit, removeUnit, setEdition, setTrait, setUnit, toggleIcon, unitNumbers } from './units.ts';

/** The unit that is worked on: its picture, all that its base says, how sure that is, what is wrong with it. */
export function UnitPanel(bench: Bench) {
  const { pack, faults, selected, edit, say } = bench;
  const { units } = pack.value;
  const index = chosenIn(bench, 'units');
  const unit = units[index];
  if (unit === undefined) return null;
  const place = placeOf({ group: 'units', index });
  const wrong = faults.value.filter((fault) => {
    const spot = spotAt(fault.place);
    return spot?.group === 'units' && spot.index === index;
  });
  const go = (to: number): void => {
    selected.units.value = to;
  };
  const stroke = (field: string): string => `${field} ${unit.id}`;
  return (
    <section class="pack-panel pme-panel" aria-labelledby="pme-unit">
      <div class="pack-head">
        <h3 id="pme-unit">{unit.name}</h3>
        <Steps
          index={index}
          count={units.length}
          previous={say({ key: 'editor.unit.previous' })}
          next={say({ key: 'editor.unit.next' })}
          onStep={go}
        />
      </div>
      <FaultTexts faults={wrong} />
      <div class="pme-view">
        <div class="pme-picture">
          <UnitPicture unit={unit} pack={pack.value} name={unit.name} />
        </div>
        <p class="hidden-text" aria-live="polite">
          {say(unitSentence(pack.value, unit))}
        </p>
        <div class="pme-texts">
          <TextField
            label={say({ key: 'editor.name' })}
            value={unit.name}
            place={`${place}/name`}
            onInput={(name) => edit(setUnit(pack.peek(), index, { name }), stroke('name'))}
          />
          <TextField
            label={say({ key: 'editor.class' })}
            value={unit.class}
            place={`${place}/class`}
            proposals={units.map((one) => one.class)}
            onInput={(craft) => edit(setUnit(pack.peek(), index, { class: craft }), stroke('class'))}
          />
          <TextField
            label={say({ key: 'editor.faction' })}
            value={unit.faction}
            place={`${place}/faction`}
            proposals={units.map((one) => one.faction)}
            onInput={(faction) => edit(setUnit(pack.peek(), index, { faction }), stroke('faction'))}
          />
          <Choose<Rarity | ''>
            label={say({ key: 'editor.rarity' })}
            value={unit.rarity ?? ''}
            place={`${place}/rarity`}
            options={[
              ...(unit.rarity === undefined
                ? [{ value: '' as const, label: say({ key: 'editor.certainty.unsaid' }) }]
                : []),
              ...rarities.map((value) => ({ value, label: say({ key: `editor.rarity.${value}` }) })),
            ]}
            onChange={(rarity) => {
              if (rarity !== '') edit(setUnit(pack.peek(), index, { rarity }));
            }}
          />
        </div>
      </div>
      <div class="pme-fields">
        {unitNumbers.map(({ name, letter, least, most }) => (
          <Amount
            key={name}
            label={say({ key: `editor.${name}` })}
            letter={letter}
            value={unit[name]}
            least={least}
            most={most}
            place={`${place}/${name}`}
            onChange={(value) => edit(setUnit(pack.peek(), index, { [name]: value }), stroke(name))}
          />
        ))}
      </div>
      <div class="pme-checks">
        <Check
          label={say({ key: 'editor.ground' })}
          on={unit.ground === true}
          place={`${place}/ground`}
          onChange={(on) => edit(setTrait(pack.peek(), index, 'ground', on))}
        />
        <Check
          label={say({ key: 'editor.person' })}
          on={unit.person === true}
          place={`${place}/person`}
          onChange={(on) => edit(setTrait(pack.peek(), index, 'person', on))}
        />
      </div>
      <TextField
        label={say({ key: 'editor.set' })}
        value={unit.set ?? ''}
        place={`${place}/set`}
        proposals={units.flatMap((one) => one.set ?? [])}
        onInput={(edition) => edit(setEdition(pack.peek(), index, edition), stroke('set'))}
      />
      <IconChoice
        bench={bench}
        label={say({ key: 'editor.icons' })}
        icons={unit.icons}
        place={`${place}/icons`}
        onToggle={(icon) => edit(toggleIcon(pack.peek(), index, icon))}
      />
      <CertaintyList bench={bench} group="units" index={index} item={unit} />
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            edit(copyUnit(pack.peek(), index));
            go(index + 1);
          }}
        >
          {say({ key: 'editor.copy' })}
        </button>
        <button type="button" class="button" onClick={() => edit(removeUnit(pack.peek(), index))}>
          {say({ key: 'editor.remove' })}
        </button>
      </div>
    </section>
  );
}
