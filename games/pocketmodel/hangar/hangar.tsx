import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { BuildRoom, Meter } from '../../../web/loadouts/kit/build-room.tsx';
import { sumOf } from '../../../web/loadouts/kit/counts.ts';
import { Tabs } from '../../../web/loadouts/kit/tabs.tsx';
import { type Ware, WareGrid } from '../../../web/loadouts/kit/ware-grid.tsx';
import type { BuilderProps } from '../../builder.ts';
import { CardPicture } from '../board/art/card-picture.tsx';
import { UnitPicture } from '../board/art/unit-picture.tsx';
import type { PocketRules } from '../game.ts';
import { everything, findCards, findUnits, type Wanted } from './catalog.ts';
import { CatalogFilters } from './catalog-filters.tsx';
import { Curves } from './curves.tsx';
import { Detail } from './detail.tsx';
import { ForceList, PrintedForce } from './force-list.tsx';
import { type ForceValue, type Part, starsOf } from './force-value.ts';
import { IconTable } from './icon-table.tsx';
import { OddsTable } from './odds-table.tsx';
import type { ForcePool } from './pool.ts';
import { SampleHand } from './sample-hand.tsx';
import { abilityText, cardSentence, unitSentence, type Yard, yardOf } from './yard.ts';
import './hangar.css';

const sides = ['force', 'curves', 'icons', 'hand', 'odds'] as const;
type Side = (typeof sides)[number];

interface HangarProps extends Omit<BuilderProps<ForceValue>, 'rules' | 'pool'> {
  readonly rules: PocketRules;
  readonly pool: ForcePool | undefined;
}

/** Builds a force: on the one side all units and cards, on the other what is in the force, and figures about it. */
export function Hangar(props: HangarProps) {
  const { rules, pool, value, faults, say } = props;
  const part = useSignal<Part>('units');
  const wanted = useSignal<Readonly<Record<Part, Wanted>>>({ units: everything, deck: everything });
  const side = useSignal<Side>('force');
  const detail = useSignal<{ readonly part: Part; readonly id: string } | undefined>(undefined);
  const force = value.value;
  const yard = yardOf(rules.terms, force, pool, props);
  const show = (of: Part, id: string): void => {
    detail.value = { part: of, id };
  };
  return (
    <BuildRoom
      title={{ key: 'hangar.title' }}
      built={{ key: 'hangar.force' }}
      totals={<Totals yard={yard} />}
      brief={<Totals yard={yard} short />}
      faults={faults.value.length}
      wide={side.value === 'odds'}
      say={say}
      catalog={
        <Tabs
          label={say({ key: 'build.catalog' })}
          tabs={[
            { id: 'units', name: say({ key: 'hangar.units' }), note: String(yard.units.length) },
            { id: 'deck', name: say({ key: 'hangar.cards' }), note: String(yard.cards.length) },
          ]}
          shown={part.value}
          onShow={(next) => {
            part.value = next;
          }}
        >
          <Catalog
            key={part.value}
            yard={yard}
            part={part.value}
            wanted={wanted.value[part.value]}
            onWant={(changed) => {
              wanted.value = { ...wanted.value, [part.value]: changed };
            }}
            onShow={(id) => show(part.value, id)}
          />
        </Tabs>
      }
      side={
        <>
          {props.faultList}
          <Tabs
            label={say({ key: 'hangar.force' })}
            tabs={sides.map((id) => ({ id, name: say({ key: `hangar.side.${id}` }) }))}
            shown={side.value}
            onShow={(next) => {
              side.value = next;
            }}
          >
            {side.value === 'force' && <ForceList yard={yard} onShow={show} />}
            {side.value === 'curves' && <Curves yard={yard} />}
            {side.value === 'icons' && <IconTable yard={yard} />}
            {side.value === 'hand' && <SampleHand yard={yard} onShow={(id) => show('deck', id)} />}
            {side.value === 'odds' && <OddsTable yard={yard} />}
          </Tabs>
        </>
      }
      printed={<PrintedForce yard={yard} />}
    >
      {detail.value !== undefined && (
        <Detail
          yard={yard}
          {...detail.value}
          onClose={() => {
            detail.value = undefined;
          }}
        />
      )}
    </BuildRoom>
  );
}

/** How full the force is. */
function Totals({
  yard: { terms, force, say },
  short = false,
}: {
  readonly yard: Yard;
  readonly short?: boolean;
}) {
  const stars = starsOf(terms, force);
  const words = say({ key: 'hangar.stars.of', args: { stars, size: terms.size } });
  return (
    <p class="build-totals">
      <Meter
        share={stars / terms.size}
        isOver={stars > terms.size}
        words={words}
        {...(short && { short: `${stars}/${terms.size} ★` })}
      />
      <span>{say({ key: 'hangar.cards.count', args: { count: sumOf(force.deck) } })}</span>
    </p>
  );
}

function Catalog({
  yard,
  part,
  wanted,
  onWant,
  onShow,
}: {
  readonly yard: Yard;
  readonly part: Part;
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly onShow: (id: string) => void;
}) {
  const { terms, force, say } = yard;
  const { pack } = terms;
  const search = useRef<HTMLInputElement>(null);
  const taken = (id: string) => ({
    count: force[part][id] ?? 0,
    most: yard.mostOf(part, id),
    isFaulty: yard.isFaulty(part, id),
  });
  const wares: readonly Ware[] =
    part === 'units'
      ? findUnits(yard, wanted, force, (unit) => `${unit.name} ${say(unitSentence(yard, unit))}`).map(
          (unit) => ({
            id: unit.id,
            name: unit.name,
            words: say(unitSentence(yard, unit)),
            ...taken(unit.id),
            picture: <UnitPicture unit={unit} pack={pack} name={unit.name} />,
          }),
        )
      : findCards(yard, wanted, force, (card) => `${card.name} ${say(cardSentence(yard, card))}`).map(
          (card) => ({
            id: card.id,
            name: card.name,
            words: say(cardSentence(yard, card)),
            ...taken(card.id),
            picture: <CardPicture card={card} pack={pack} text={abilityText(yard, card)} />,
          }),
        );
  const isAll = wanted === everything;
  const count = { count: wares.length, all: yard[part === 'units' ? 'units' : 'cards'].length };
  return (
    <div class="stack">
      <CatalogFilters
        search={search}
        yard={yard}
        part={part}
        wanted={wanted}
        onChange={(change) => onWant({ ...wanted, ...change })}
        onReset={isAll ? undefined : () => onWant(everything)}
      />
      <p class="soft" role="status">
        {say({ key: 'build.found', args: count })}
      </p>
      <WareGrid
        kind={part}
        label={say({ key: part === 'units' ? 'hangar.units' : 'hangar.cards' })}
        wares={wares}
        say={say}
        onChange={(id, by) => yard.change(part, id, by)}
        onShow={onShow}
        onSearch={() => search.current?.focus()}
      />
      <p class="soft build-keys">{say({ key: 'build.keys' })}</p>
    </div>
  );
}
