import { useRoving } from '../../../web/board/use-roving.ts';
import { sentence } from '../../sentences.ts';
import { type LeaderName, leaderNames } from '../content/pack.ts';
import { leaderName, shortName } from '../words/names.ts';
import { leaderPlace } from '../words/places.ts';
import { leaderSigns } from './art/signs.ts';
import { CardFace, SymbolSign } from './card-face.tsx';
import { isPicked, type Pick } from './draft.ts';
import type { TableState } from './table-state.ts';
import { TeamMarks } from './team-marks.tsx';

/** The leaders of the First Order with their symbols, and what covers them. */
export function Leaders({ table }: { readonly table: TableState }) {
  const { props } = table;
  const view = props.view.value;
  const roving = useRoving(leaderNames.length);
  // Only in the simplified variant somebody says which leader is meant.
  const chooses = table.legal.value?.kind === 'cover' && view.simplified;
  return (
    <section class="cf-leaders" data-part="leaders" aria-label={props.say({ key: 'board.leaders' })}>
      <div
        class="cf-leaders-row"
        role="toolbar"
        aria-label={props.say({ key: 'board.leaders' })}
        onKeyDown={roving.onKeyDown}
      >
        {leaderNames.map((leader, at) => {
          const pick: Pick = { kind: 'leader', leader };
          return (
            <button
              key={leader}
              type="button"
              class="cf-leader"
              data-leader={leader}
              data-point={leaderPlace(leader)}
              data-pointed={props.pointed.value === `leader:${leader}`}
              aria-pressed={chooses ? isPicked(table.draft.value, pick) : undefined}
              aria-disabled={!(chooses && table.can(pick))}
              aria-label={props.say(leaderLine(table, leader))}
              {...roving.stop(at)}
              onClick={() => {
                if (chooses) table.touch(pick);
                else table.tell(leaderLine(table, leader));
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

function leaderLine({ props }: TableState, leader: LeaderName) {
  const { leaders, pack } = props.view.value;
  const symbols = pack.leaders.find(({ id }) => id === leader)?.symbols ?? 0;
  const { hero, cover } = leaders[leader] ?? {};
  const args = { leader: leaderName(leader), symbols };
  if (hero !== undefined) return sentence('table.leader.hero', { ...args, hero: sentence(`hero.${hero}`) });
  if (cover === undefined) return sentence('table.leader', args);
  return sentence('table.leader.cover', { ...args, card: shortName(props.view.value, cover) });
}

function Leader({ table, leader }: { readonly table: TableState; readonly leader: LeaderName }) {
  const view = table.props.view.value;
  const symbols = view.pack.leaders.find(({ id }) => id === leader)?.symbols ?? 0;
  const { hero, cover } = view.leaders[leader] ?? {};
  const heroCard = view.pack.decks.black.find((card) => hero !== undefined && card.hero === hero);
  const draft = table.draft.value;
  const free = leaderNames.filter((name) => view.leaders[name]?.hero === undefined);
  // Cards that are being laid down lie there already, for whoever thinks about it.
  const planned =
    table.legal.value?.kind !== 'cover'
      ? undefined
      : view.simplified
        ? draft.cards[draft.leaders.indexOf(leader)]
        : draft.cards[free.indexOf(leader)];
  const laid = cover ?? planned;
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
