import { useMemo } from 'preact/hooks';
import { useRovingTabindex } from '../../../../web/board/use-roving-tabindex.ts';
import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import { currentAttack } from '../../rules/attack/current.ts';
import { shownBy } from '../../rules/attack/dice.ts';
import type { RolledDie } from '../../rules/attack/results.ts';
import type { Choice } from '../../rules/choice.ts';
import { format } from '../../rules/notation.ts';
import type { AttackForecast } from '../../rules/preview/attack.ts';
import type { BoardState } from '../board-state.ts';
import { chancesOfChoices } from './chances.ts';
import { DieFace } from './die-face.tsx';
import { ShortOdds } from './odds.tsx';
import { Orders } from './orders.tsx';
import { bringIntoSight } from './panel.tsx';

/**
 * What one may answer, each with what it makes of the attack. In a window an ability or a card is thought about first,
 * and a button confirms it, because it cannot be taken back; all else is one touch.
 */
export function Answers({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const legal = table.legal.value;
  const state = table.state.value;
  const chances = useMemo(() => chancesOfChoices(table), [legal, state, props.aids.value]);
  const choices = legal?.choices.filter(({ kind }) => kind !== 'order') ?? [];
  // Declining comes last.
  const listed = [
    ...choices.filter(({ kind }) => kind !== 'pass'),
    ...choices.filter(({ kind }) => kind === 'pass'),
  ];
  const tabindex = useRovingTabindex(listed.length);
  if (legal === undefined) return null;
  const { words } = table;
  const draft = table.draft.value;
  const drafted = draft === undefined ? undefined : choices.find((one) => format(one) === format(draft));
  const label = (choice: Choice): string => {
    const whole = words.choice(format(choice), props.view.value);
    const text = choice.kind === 'option' ? whole.args?.text : undefined;
    // Beside the question an option says only what it does.
    return say(typeof text === 'object' && 'key' in text ? text : whole);
  };
  return (
    <div class="ib-answers">
      <div
        ref={choices.some(table.isPointed) ? null : bringIntoSight}
        class="ib-answer-list"
        role="toolbar"
        aria-label={say({ key: 'board.fight.answers' })}
        onKeyDown={tabindex.onKeyDown}
      >
        {listed.map((choice, at) => {
          const waits = isConfirmed(legal.kind, choice);
          return (
            <button
              key={format(choice)}
              type="button"
              class={`button ib-does ib-answer ${choice.kind === 'pass' && drafted === undefined ? 'primary' : ''}`}
              data-does={choice.kind}
              ref={table.isPointed(choice) ? bringIntoSight : null}
              data-pointed={table.isPointed(choice)}
              aria-pressed={waits ? drafted === choice : undefined}
              {...tabindex.stop(at)}
              onClick={() => {
                if (waits) table.draft.value = drafted === choice ? undefined : choice;
                else table.play(choice);
              }}
            >
              <AnswerPicture table={table} choice={choice} />
              <span class="ib-answer-text">{label(choice)}</span>
              <Chance table={table} forecast={chances.get(choice)} />
            </button>
          );
        })}
      </div>
      <p class="ib-confirm" aria-live="polite">
        {drafted !== undefined && (
          <button
            ref={bringIntoSight}
            type="button"
            class="button primary"
            onClick={() => table.play(drafted)}
          >
            {say(sentence('board.fight.confirm', { what: label(drafted) }))}
          </button>
        )}
      </p>
      <Orders table={table} choices={legal.choices} />
    </div>
  );
}

/** Abilities and cards that are used in a window are confirmed. */
function isConfirmed(kind: string, choice: Choice): boolean {
  return kind === 'window' && (choice.kind === 'use' || choice.kind === 'play');
}

function Chance({
  table,
  forecast,
}: {
  readonly table: BoardState;
  readonly forecast: AttackForecast | undefined;
}) {
  return forecast === undefined ? null : <ShortOdds table={table} forecast={forecast} />;
}

/** The dice of which a decision names one: those of the test, or of the attack. */
function diceAskedFor({ legal, state }: BoardState): readonly RolledDie[] | undefined {
  if (legal.value?.kind !== 'rerollTest') return currentAttack(state.value)?.dice;
  const test = state.value.stack.findLast(({ step }) => step === 'testing');
  return test?.step === 'testing' ? test.dice : undefined;
}

/** The die that a choice is about. */
function AnswerPicture({ table, choice }: { readonly table: BoardState; readonly choice: Choice }) {
  if (choice.kind === 'colour') return <DieFace die={choice.die} size={30} />;
  if (choice.kind !== 'die') return null;
  const dice = diceAskedFor(table);
  if (dice === undefined) return null;
  const { die, face } = entry(dice, choice.die);
  return <DieFace die={die} shown={shownBy(die, face)} size={34} />;
}
