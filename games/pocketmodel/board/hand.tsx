import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import { format } from '../rules/notation.ts';
import { codeOf, numberOf, reserve, type UnitCode } from '../rules/state.ts';
import { abilityOf } from '../words/effects.ts';
import { CardBack, CardPicture } from './art/card-picture.tsx';
import type { BoardState } from './board-state.ts';
import { keyOf, type Thing } from './legal.ts';
import { UnitFace, kindOf, unitLabel } from './unit.tsx';
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
  const { pack, cardNumber } = props.rules.terms;
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

function HandCard({ table, card, stop }: { readonly table: BoardState; readonly card: number; readonly stop: Stop }) {
  const { say } = table.props;
  const { pack } = table.props.rules.terms;
  const found = pack.cards[card];
  if (found === undefined) return null;
  const thing: Thing = { kind: 'card', card: found.id };
  const able = table.can(thing) || isPlayable(table, found.id);
  return (
    <button
      type="button"
      class="pb-card"
      data-key={keyOf(thing)}
      data-card={found.id}
      data-can={able}
      aria-pressed={table.isPicked(thing) || table.card.value === found.id}
      {...stop}
      onContextMenu={(event) => {
        event.preventDefault();
        table.detail.value = { kind: 'card', card };
      }}
      onClick={() => {
        if (isPlayable(table, found.id)) table.card.value = table.card.value === found.id ? undefined : found.id;
        else table.touch(thing, { kind: 'card', card });
      }}
    >
      <CardPicture card={found} pack={pack} />
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
      </span>
    </button>
  );
}

/** Whether a card can be played in the battle that goes on; it is confirmed with a button. */
function isPlayable(table: BoardState, id: string): boolean {
  return table.legal.value?.choices.some((choice) => choice.kind === 'play' && choice.card === id) ?? false;
}

/** The units in one's reserves, those alike together; a touch brings one into play. */
function Reserves({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = table.view.value;
  const units = view.players[table.own]?.units;
  const stacks = new Map<number, UnitCode[]>();
  for (const [number, kind] of units?.kinds.entries() ?? []) {
    if (units?.zones[number] !== reserve) continue;
    stacks.set(kind, [...(stacks.get(kind) ?? []), codeOf(table.own, number)]);
  }
  const tabindex = useRovingTabindex(stacks.size);
  return (
    <section class="pb-hand" data-part="hand">
      <div
        class="pb-cards pb-tray"
        role="toolbar"
        style={{ '--count': Math.max(3, stacks.size) }}
        aria-label={props.say(sentence('board.reserve', { seat: { seat: table.own }, count: [...stacks.values()].flat().length }))}
        onKeyDown={tabindex.onKeyDown}
      >
        {[...stacks].map(([kind, alike], at) => {
          const able = alike.find((unit) => table.can({ kind: 'unit', unit }));
          const unit = able ?? alike[0] ?? -1;
          return (
            <button
              key={kind}
              type="button"
              class={`pb-reserve-unit pb-seat-${table.own}`}
              data-key={keyOf({ kind: 'unit', unit })}
              data-number={numberOf(unit)}
              data-can={able !== undefined}
              aria-disabled={able === undefined}
              {...tabindex.stop(at)}
              onContextMenu={(event) => {
                event.preventDefault();
                table.detail.value = { kind: 'unit', unit };
              }}
              onClick={() => {
                if (able === undefined) props.explain(format({ kind: 'unit', unit }));
                else table.touch({ kind: 'unit', unit }, undefined);
              }}
            >
              <UnitFace table={table} kind={kindOf(table, kind)} damage={0} level="large" />
              {alike.length > 1 && (
                <b class="pb-count" aria-hidden="true">
                  {alike.length}
                </b>
              )}
              <span class="hidden-text">{props.say(unitLabel(table, unit, alike.length))}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
