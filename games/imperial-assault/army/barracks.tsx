import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { BuildRoom } from '../../../web/loadouts/kit/build-room.tsx';
import { Tabs } from '../../../web/loadouts/kit/tabs.tsx';
import { WareGrid } from '../../../web/loadouts/kit/ware-grid.tsx';
import type { BuilderProps } from '../../builder.ts';
import type { ImperialAssaultRules } from '../game.ts';
import { ArmyList, PrintedArmy } from './army-list.tsx';
import { type ArmyCard, type ArmyValue, armyAffiliations, mostOf, type Part, parts } from './army-value.ts';
import { type Barracks, barracksOf, fullName, linesOf, standingOf } from './barracks.ts';
import { everything, findCards, type Wanted } from './catalog.ts';
import { CatalogFilters } from './catalog-filters.tsx';
import { Detail } from './detail.tsx';
import { Numbers } from './numbers.tsx';
import { AffiliationSign, CardPicture } from './pictures.tsx';
import { Totals } from './totals.tsx';
import './army.css';

const sides = ['army', 'numbers'] as const;
type Side = (typeof sides)[number];

interface Props extends Omit<BuilderProps<ArmyValue>, 'rules'> {
  readonly rules: ImperialAssaultRules;
}

/** Builds an army: on the one side all cards, on the other what is in the army, and figures about it. */
export function BarracksPage(props: Props) {
  const { rules, value, faults, say } = props;
  const { pack } = rules.terms;
  const part = useSignal<Part>('deployments');
  const wanted = useSignal<Readonly<Record<Part, Wanted>>>({
    deployments: everything,
    upgrades: everything,
    commands: everything,
  });
  const side = useSignal<Side>('army');
  const detail = useSignal<{ readonly part: Part; readonly id: string } | undefined>(undefined);
  const barracks = barracksOf(pack, value.value, props);
  const texts = useMemo(() => textsOf(barracks), [pack, say]);
  const show = (of: Part, id: string): void => {
    detail.value = { part: of, id };
  };
  return (
    <BuildRoom
      title={{ key: 'army.title' }}
      built={{ key: 'army.one' }}
      totals={<Totals barracks={barracks} />}
      brief={<Totals barracks={barracks} short />}
      faults={faults.value.length}
      say={say}
      catalog={
        <>
          <Affiliations barracks={barracks} />
          <Tabs
            label={say({ key: 'build.catalog' })}
            tabs={parts.map((id) => ({
              id,
              name: say({ key: `army.${id}` }),
              note: String(pack[id].length),
            }))}
            shown={part.value}
            onShow={(next) => {
              part.value = next;
            }}
          >
            <Catalog
              key={part.value}
              barracks={barracks}
              texts={texts}
              part={part.value}
              wanted={wanted.value[part.value]}
              onWant={(changed) => {
                wanted.value = { ...wanted.value, [part.value]: changed };
              }}
              onShow={(id) => show(part.value, id)}
            />
          </Tabs>
        </>
      }
      side={
        <>
          {props.faultList}
          <Tabs
            label={say({ key: 'army.one' })}
            tabs={sides.map((id) => ({ id, name: say({ key: `army.side.${id}` }) }))}
            shown={side.value}
            onShow={(next) => {
              side.value = next;
            }}
          >
            {side.value === 'army' && <ArmyList barracks={barracks} onShow={show} />}
            {side.value === 'numbers' && <Numbers barracks={barracks} />}
          </Tabs>
        </>
      }
      printed={<PrintedArmy barracks={barracks} />}
    >
      {detail.value !== undefined && (
        <Detail
          barracks={barracks}
          {...detail.value}
          onClose={() => {
            detail.value = undefined;
          }}
        />
      )}
    </BuildRoom>
  );
}

/** The affiliation of the army, of three. */
function Affiliations({ barracks: { army, say, put } }: { readonly barracks: Barracks }) {
  return (
    <fieldset class="army-affiliations">
      <legend>{say({ key: 'army.affiliation.of' })}</legend>
      {armyAffiliations.map((affiliation) => (
        <label key={affiliation} class={`army-of-${affiliation}`}>
          <input
            type="radio"
            name="army-affiliation"
            value={affiliation}
            checked={army.affiliation === affiliation}
            onChange={() => put({ ...army, affiliation })}
          />
          <AffiliationSign of={affiliation} />
          <span>{say({ key: `affiliation.${affiliation}` })}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What each card says, line by line, in the reader's language. */
type Texts = ReadonlyMap<ArmyCard, readonly string[]>;

function textsOf({ pack, say }: Barracks): Texts {
  const cards: readonly ArmyCard[] = parts.flatMap((part): readonly ArmyCard[] => pack[part]);
  return new Map(cards.map((card) => [card, linesOf(pack, card).map(say)]));
}

function Catalog({
  barracks,
  texts,
  part,
  wanted,
  onWant,
  onShow,
}: {
  readonly barracks: Barracks;
  readonly texts: Texts;
  readonly part: Part;
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly onShow: (id: string) => void;
}) {
  const { pack, army, say } = barracks;
  const search = useRef<HTMLInputElement>(null);
  const cards: readonly ArmyCard[] = pack[part];
  const wares = findCards(cards, wanted, (card) =>
    standingOf(pack, army, part, card, `${say(fullName(card))} ${texts.get(card)?.join(' ') ?? ''}`),
  ).map((card) => {
    const lines = texts.get(card) ?? [];
    return {
      id: card.id,
      name: say(fullName(card)),
      words: lines.join(' '),
      picture: <CardPicture card={card} lines={lines} say={say} />,
      count: army[part][card.id] ?? 0,
      most: mostOf(card),
      isBarred: barracks.isBarred(part, card),
      isFaulty: barracks.isFaulty(part, card.id),
    };
  });
  return (
    <div class="stack">
      <CatalogFilters
        search={search}
        barracks={barracks}
        part={part}
        wanted={wanted}
        onChange={(change) => onWant({ ...wanted, ...change })}
        onReset={wanted === everything ? undefined : () => onWant(everything)}
      />
      <p class="soft" role="status">
        {say({ key: 'build.found', args: { count: wares.length, all: cards.length } })}
      </p>
      <WareGrid
        kind={part}
        label={say({ key: `army.${part}` })}
        wares={wares}
        say={say}
        onChange={(id, by) => barracks.change(part, id, by)}
        onShow={onShow}
        onSearch={() => search.current?.focus()}
      />
      <p class="soft build-keys">{say({ key: 'build.keys' })}</p>
    </div>
  );
}
