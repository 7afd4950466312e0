import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import { type LeaderName, leaderNames } from '../content/pack.ts';
import { leaderName, shortName } from '../words/names.ts';
import { leaderPlace } from '../words/places.ts';
import { leaderSigns } from './art/signs.ts';
import type { BoardState } from './board-state.ts';
import { SymbolSign } from './card-art.tsx';
import { CardFace } from './card-face.tsx';
import { coversLeadersFirst, isPicked, type Pick } from './draft.ts';
import { TeamMarks } from './team-marks.tsx';

/** The leaders of the First Order with their symbols, and what covers them. */
export function Leaders({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  const tabindex = useRovingTabindex(leaderNames.length);
  const { legal } = table;
  // Who lays cards says which leader is meant only in the simplified variant.
  const chooses =
    legal.value?.kind === 'cover' &&
    view.covering === undefined &&
    (view.simplified || coversLeadersFirst(legal.value.choices));
  return (
    <section class="cf-leaders" data-part="leaders" aria-label={props.say({ key: 'board.leaders' })}>
      <div
        class="cf-leaders-row"
        role="toolbar"
        aria-label={props.say({ key: 'board.leaders' })}
        onKeyDown={tabindex.onKeyDown}
      >
        {leaderNames.map((leader, at) => {
          const pick: Pick = { kind: 'leader', leader };
          return (
            <button
              key={leader}
              type="button"
              class={`cf-leader ${isCovered(table, leader) ? 'cf-covered' : ''}`}
              data-leader={leader}
              data-point={leaderPlace(leader)}
              data-pointed={props.pointed.value === `leader:${leader}`}
              aria-pressed={chooses ? isPicked(table.draft.value, pick) : undefined}
              aria-disabled={!(chooses && table.can(pick))}
              aria-label={props.say(leaderLine(table, leader))}
              {...tabindex.stop(at)}
              onClick={() => {
                if (chooses) table.touch(pick);
                else table.explain(leaderLine(table, leader));
              }}
            >
              <Leader table={table} leader={leader} />
              <TeamMarks table={table} at={leaderPlace(leader)} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

function leaderLine({ props }: BoardState, leader: LeaderName) {
  const { leaders, pack } = props.view.value;
  const symbols = pack.leaders.find(({ id }) => id === leader)?.symbols ?? 0;
  const { hero, cover } = leaders[leader] ?? {};
  const args = { leader: leaderName(leader), symbols };
  if (hero !== undefined) return sentence('table.leader.hero', { ...args, hero: sentence(`hero.${hero}`) });
  if (cover === undefined) return sentence('table.leader', args);
  return sentence('table.leader.cover', { ...args, card: shortName(props.view.value, cover) });
}

/** The card that is being laid on a leader: it lies there already, for whoever thinks about it. */
function plannedFor({ props, legal, draft }: BoardState, leader: LeaderName): string | undefined {
  if (legal.value?.kind !== 'cover') return undefined;
  const { simplified, leaders, covering } = props.view.value;
  const { cards, leaders: named } = draft.value;
  if (covering !== undefined) return cards[covering.indexOf(leader)];
  const free = leaderNames.filter((name) => leaders[name]?.hero === undefined);
  return simplified ? cards[named.indexOf(leader)] : cards[free.indexOf(leader)];
}

/** Whether the symbols of a leader do not count, as it stands or as it is planned. */
function isCovered(table: BoardState, leader: LeaderName): boolean {
  const { hero, cover } = table.props.view.value.leaders[leader] ?? {};
  return hero !== undefined || cover !== undefined || plannedFor(table, leader) !== undefined;
}

function Leader({ table, leader }: { readonly table: BoardState; readonly leader: LeaderName }) {
  const view = table.props.view.value;
  const symbols = view.pack.leaders.find(({ id }) => id === leader)?.symbols ?? 0;
  const { hero, cover } = view.leaders[leader] ?? {};
  const heroCard = view.pack.decks.black.find((card) => hero !== undefined && card.hero === hero);
  const laid = cover ?? plannedFor(table, leader);
  return (
    <>
      <svg class="cf-leader-art" viewBox="-24 -24 48 48" aria-hidden="true">
        <path d={leaderSigns[leader]} />
      </svg>
      <span class="cf-leader-name" aria-hidden="true">
        {table.props.say(leaderName(leader))}
      </span>
      <span class="cf-leader-symbols cf-sign-advance" aria-hidden="true">
        {Array.from({ length: symbols }, (_, at) => (
          <SymbolSign key={at} sign="advance" />
        ))}
      </span>
      {laid !== undefined && heroCard === undefined && (
        <span class={`cf-cover ${cover === undefined ? 'cf-planned' : ''}`}>
          <CardFace view={view} id={laid} />
        </span>
      )}
      {heroCard !== undefined && (
        <span class="cf-cover cf-hero">
          <CardFace view={view} id={heroCard.id} />
          <b class="cf-hero-name" data-name={table.props.say(sentence(`hero.${hero}`))} />
        </span>
      )}
    </>
  );
}
