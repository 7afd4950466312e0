import { useMemo } from 'preact/hooks';
import { formatPercent } from '../../common/percent.ts';
import { sentence } from '../../sentences.ts';
import { type Battle, damageOf, noCard, seatOf } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';
import { DicePair, Fighter } from './duel.tsx';
import { Outlook } from './outlook.tsx';
import { Panel } from './panel.tsx';

/** The battle that goes on: both units, the cards played, and what each side can do to the other. */
export function BattlePanel({ table, battle }: { readonly table: BoardState; readonly battle: Battle }) {
  const { props } = table;
  const { say } = props;
  const { terms } = props.rules;
  const view = props.view.value;
  const drafted = table.draft.value;
  const withCard = table.odds.value.find(({ card }) => terms.cards[card]?.id === drafted?.card);
  const forecast =
    withCard?.forecast ?? terms.forecasts.battle(terms, view, battle.attacker, battle.defender);
  const reroll = useMemo(() => terms.forecasts.reroll(terms, view), [view]);
  const asked = view.stack.at(-1);
  const turn = asked?.step === 'card' ? asked.side : undefined;
  const aids = props.aids.value;
  return (
    <Panel table={table} kind="battle">
      <div class="pb-duel">
        {([0, 1] as const).map((side) => {
          const unit = side === 0 ? battle.attacker : battle.defender;
          const dice = battle.rolls[side];
          const mine = seatOf(unit) === table.legal.value?.seat;
          const card = battle.cards[side];
          const shown = card === noCard && mine && withCard !== undefined ? withCard.card : card;
          const foreseen = forecast?.[side];
          return (
            <Fighter
              key={side}
              table={table}
              unit={unit}
              damage={damageOf(table.state.value, unit)}
              card={shown}
              waits={turn === side}
            >
              {dice !== undefined && <DicePair dice={dice} rolling={false} />}
              {aids && foreseen !== undefined && <Outlook table={table} foreseen={foreseen} />}
              {aids && reroll !== undefined && asked?.step === 'reroll' && asked.of === side && (
                <p class="pb-again">
                  {say(
                    sentence('board.again', {
                      kept: formatPercent(reroll.kept[side].hit),
                      again: formatPercent(reroll.again[side].hit),
                    }),
                  )}
                </p>
              )}
            </Fighter>
          );
        })}
      </div>
    </Panel>
  );
}
