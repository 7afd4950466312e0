import { useRoom } from '../../../web/board/use-room.ts';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { clampChance, formatPercent } from '../../common/percent.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { reserve, type UnitCode } from '../rules/state.ts';
import { abilityOf } from '../words/effects.ts';
import { CardBack, CardPicture } from './art/card-picture.tsx';
import type { BoardState, CardOdd } from './board-state.ts';
import { keyOf, type Thing } from './legal.ts';
import { lookingAt } from './looking-at.ts';
import { layOut, stacksIn } from './stacks.ts';
import { UnitStand } from './unit.tsx';
import type { Stop } from './zone-plate.tsx';

/** Decisions that are answered with units from the reserves. */
const fromReserves: ReadonlySet<string> = new Set(['place', 'deploy']);

/** The cards of one's hand; while units come into play, the reserves; while one discards another's cards, these. */
export function Hand({ table }: { readonly table: BoardState }) {
  const kind = table.legal.value?.kind ?? '';
  if (fromReserves.has(kind)) return <Reserves table={table} />;
  return <Cards table={table} />;
}

function Cards({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const { cardNumber } = props.rules.terms;
  const view = table.view.value;
  const discards = (table.legal.value?.choices ?? []).flatMap((choice) =>
    choice.kind === 'discard' ? (cardNumber.get(choice.card) ?? []) : [],
  );
  const player = view.players[table.own];
  const cards = discards.length > 0 ? discards : (player?.hand ?? []);
  const hidden = discards.length > 0 ? 0 : (player?.hidden ?? 0);
  const tabindex = useRovingTabindex(cards.length);
  return (
    <section class="pb-hand" data-part="hand">
      <div
        class="pb-cards"
        role="toolbar"
        style={{ '--count': Math.max(3, cards.length + hidden) }}
        aria-label={say({ key: discards.length > 0 ? 'board.theirHand' : 'board.yourHand' })}
        onKeyDown={tabindex.onKeyDown}
      >
        {cards.map((card, at) => (
          <HandCard key={`${card} ${at}`} table={table} card={card} stop={tabindex.stop(at)} />
        ))}
        {Array.from({ length: hidden }, (_, at) => (
          <span key={at} class="pb-card">
            <CardBack />
            <span class="hidden-text">{say({ key: 'board.unknownCard' })}</span>
          </span>
        ))}
        {cards.length + hidden === 0 && <span class="pb-no-cards">{say({ key: 'board.noCards' })}</span>}
      </div>
    </section>
  );
}

function HandCard({
  table,
  card,
  stop,
}: {
  readonly table: BoardState;
  readonly card: number;
  readonly stop: Stop;
}) {
  const { say } = table.props;
  const { pack } = table.props.rules.terms;
  const found = pack.cards[card];
  if (found === undefined) return null;
  const thing: Thing = { kind: 'card', card: found.id };
  const able = table.can(thing);
  const foreseen = table.odds.value.find((one) => one.card === card);
  return (
    <button
      type="button"
      class="pb-card"
      data-key={keyOf(thing)}
      data-card={found.id}
      data-can={able}
      aria-pressed={table.isPicked(thing) || table.draft.value?.card === found.id}
      {...stop}
      onContextMenu={(event) => {
        event.preventDefault();
        table.detail.value = { kind: 'card', card };
      }}
      {...lookingAt(table, { kind: 'card', card })}
      onClick={() => table.touch(thing, { kind: 'card', card })}
    >
      <CardPicture card={found} pack={pack} />
      {foreseen !== undefined && <CardOdds foreseen={foreseen} />}
      <span class="hidden-text">
        {say(
          sentence(`board.card.${found.kind}`, {
            name: found.name,
            bonus: found.kind === 'combat' ? found.bonus.amount : 0,
            stat: found.kind === 'combat' ? sentence(`stat.${found.bonus.stat}`) : '',
            stars: found.stars,
            defense: found.guard,
            ability: abilityOf(pack, found) ?? '',
          }),
        )}
        {foreseen !== undefined && ` ${say(oddsSentence(foreseen))}`}
      </span>
    </button>
  );
}

/** What a card would make of the battle: one's own chance to hit and to destroy, and that of the other to hit. */
function CardOdds({ foreseen: { mine, other } }: { readonly foreseen: CardOdd }) {
  return (
    <span class="pb-card-odds" aria-hidden="true">
      <b class="pb-odd-hit">{formatPercent(mine.hit)}</b>
      <b class="pb-odd-destroy">{formatPercent(mine.destroy)}</b>
      <b class="pb-odd-foe">{formatPercent(other.hit)}</b>
    </span>
  );
}

function oddsSentence({ mine, other }: CardOdd): Sentence {
  return sentence('board.cardOdds', {
    hit: clampChance(mine.hit),
    destroy: clampChance(mine.destroy),
    other: clampChance(other.hit),
  });
}

/** The units in one's reserves, those alike together; a touch brings one into play. */
function Reserves({ table }: { readonly table: BoardState }) {
  const { room, width, height } = useRoom();
  const { own, props } = table;
  const mine = stacksIn(table.view.value, reserve, own, none).filter(({ seat }) => seat === own);
  // Counters and numbers may stand out a little.
  const stands =
    width === 0 ? [] : layOut(mine, { x: 6, y: 10, width: width - 12, height: height - 14 }, own);
  const tabindex = useRovingTabindex(stands.length);
  const count = mine.reduce((sum, { units }) => sum + units.length, 0);
  return (
    <section class="pb-hand" data-part="hand">
      <div
        ref={room}
        class="pb-tray"
        role="toolbar"
        aria-label={props.say(sentence('board.reserve', { seat: { seat: own }, count }))}
        onKeyDown={tabindex.onKeyDown}
      >
        {stands.map((stand, at) => (
          <UnitStand
            key={stand.stack.kind}
            table={table}
            stand={stand}
            mark={undefined}
            chance={undefined}
            stop={tabindex.stop(at)}
          />
        ))}
      </div>
    </section>
  );
}

const none: ReadonlySet<UnitCode> = new Set();
