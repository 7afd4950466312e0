import { sentence } from '../../../sentences.ts';
import type { Choice } from '../../rules/choice.ts';
import { format } from '../../rules/notation.ts';
import { orderedTitle } from '../../words/printed.ts';
import type { BoardState } from '../board-state.ts';

type Order = Extract<Choice, { readonly kind: 'order' }>;

const lengths: readonly Order['until'][] = ['attack', 'round', 'match'];

/** The standing orders that may be given now: for each ability always or never, for the attack, the round or the match. */
export function Orders({
  table,
  choices,
}: {
  readonly table: BoardState;
  readonly choices: readonly Choice[];
}) {
  const { say, rules } = table.props;
  const orders = choices.filter((choice): choice is Order => choice.kind === 'order');
  if (orders.length === 0) return null;
  const { words } = table;
  const abilities = [...new Set(orders.map(({ ability }) => ability))];
  return (
    <details class="ib-orders">
      <summary>{say({ key: 'board.fight.orders' })}</summary>
      {abilities.map((ability) => (
        <fieldset key={ability}>
          <legend>{say(orderedTitle(rules.terms, ability))}</legend>
          {lengths.flatMap((until) =>
            (['always', 'never'] as const).flatMap((answer) => {
              const order = orders.find(
                (one) => one.ability === ability && one.until === until && one.answer === answer,
              );
              if (order === undefined) return [];
              return [
                <button
                  key={`${until} ${answer}`}
                  type="button"
                  class="button ib-order"
                  aria-label={say(words.choice(format(order), table.props.view.value))}
                  onClick={() => table.play(order)}
                >
                  {say(sentence(`board.fight.order.${answer}.${until}`))}
                </button>,
              ];
            }),
          )}
        </fieldset>
      ))}
    </details>
  );
}
