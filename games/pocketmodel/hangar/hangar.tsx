import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { BuilderProps } from '../../builder.ts';
import { CardPicture } from '../board/art/card-picture.tsx';
import { UnitPicture } from '../board/art/unit-picture.tsx';
import type { PocketRules } from '../game.ts';
import { everything, findCards, findUnits, type Wanted } from './catalog.ts';
import { CatalogFilters } from './catalog-filters.tsx';
import { CatalogGrid } from './catalog-grid.tsx';
import { Curves } from './curves.tsx';
import { Detail } from './detail.tsx';
import { ForceList, PrintedForce } from './force-list.tsx';
import { type ForceValue, type Part, starsOf, sumOf } from './force-value.ts';
import { IconTable } from './icon-table.tsx';
import { OddsTable } from './odds-table.tsx';
import type { ForcePool } from './pool.ts';
import { SampleHand } from './sample-hand.tsx';
import { Tabs } from './tabs.tsx';
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
    <div class="hangar-room">
      <div class="hangar" data-side={side.value}>
        <div id="hangar-catalog" class="hangar-catalog no-print">
          <Tabs
            label={say({ key: 'hangar.catalog' })}
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
        </div>
        <div id="hangar-force" class="hangar-side no-print">
          <Totals yard={yard} />
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
        </div>
        <nav class="hangar-edge no-print" aria-label={say({ key: 'hangar.title' })}>
          <Totals yard={yard} short />
          <a href="#hangar-catalog">{say({ key: 'hangar.catalog' })}</a>
          <a
            href="#hangar-force"
            aria-label={say({ key: 'hangar.jump', args: { faults: faults.value.length } })}
          >
            {say({ key: 'hangar.force' })}
            {faults.value.length > 0 && <span class="hangar-badge">{faults.value.length}</span>}
          </a>
        </nav>
      </div>
      <PrintedForce yard={yard} />
      {detail.value !== undefined && (
        <Detail
          yard={yard}
          {...detail.value}
          onClose={() => {
            detail.value = undefined;
          }}
        />
      )}
    </div>
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
    <p class="hangar-totals">
      <span
        class="hangar-meter"
        data-over={stars > terms.size}
        style={{ '--share': Math.min(1, stars / terms.size) }}
      >
        {short && <span aria-hidden="true">{`${stars}/${terms.size} ★`}</span>}
        <span class={short ? 'hidden-text' : undefined}>{words}</span>
      </span>
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
  const wares =
    part === 'units'
      ? findUnits(yard, wanted, force, (unit) => `${unit.name} ${say(unitSentence(yard, unit))}`).map(
          (unit) => ({
            id: unit.id,
            name: unit.name,
            words: say(unitSentence(yard, unit)),
            picture: <UnitPicture unit={unit} pack={pack} name={unit.name} />,
          }),
        )
      : findCards(yard, wanted, force, (card) => `${card.name} ${say(cardSentence(yard, card))}`).map(
          (card) => ({
            id: card.id,
            name: card.name,
            words: say(cardSentence(yard, card)),
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
        {say({ key: 'hangar.found', args: count })}
      </p>
      <CatalogGrid
        yard={yard}
        part={part}
        label={say({ key: part === 'units' ? 'hangar.units' : 'hangar.cards' })}
        wares={wares}
        onShow={onShow}
        onSearch={() => search.current?.focus()}
      />
      <p class="soft hangar-keys">{say({ key: 'hangar.keys' })}</p>
    </div>
  );
}
