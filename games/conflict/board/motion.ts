import { useHold, useMotion } from '../../../web/board/motion.ts';
import type { Event } from '../rules/event.ts';
import type { Props } from './board-state.ts';

/** How long dice roll and cards turn, in milliseconds. */
const roll = 700;
const turn = 300;

/** Dice that were rolled tumble; cards that came to a hand or were turned up turn. */
export function usePieces(props: Props, root: { readonly current: HTMLElement | null }): void {
  useHold(props, root, firstMoving);
  useMotion(props, (events) => {
    // The next frame has the cards that came.
    requestAnimationFrame(() => {
      if (root.current !== null) movePieces(root.current, events);
    });
  });
}

/** Dice, cards and marker move before the log tells what came of them. */
function firstMoving(events: readonly Event[]): number | undefined {
  const at = events.findIndex(
    (event) => event.kind === 'rolled' || (event.kind === 'moved' && event.from !== event.to),
  );
  return at < 0 ? undefined : at;
}

function movePieces(held: HTMLElement, events: readonly Event[]): void {
  for (const event of events) {
    if (event.kind === 'rolled') {
      for (const die of held.querySelectorAll(rolledDice(events))) tumble(die);
    } else if (event.kind === 'revealed') {
      const deck = held.querySelector(`[data-deck="${event.deck}"] .cf-pile`);
      if (deck !== null) flip(deck);
    } else if (event.kind === 'drew' && event.card !== undefined) {
      const card = held.querySelector(`.cf-cards [data-card="${event.card}"]`);
      if (card !== null) flip(card);
    }
  }
}

/** All dice, or those that were rolled again. */
function rolledDice(events: readonly Event[]): string {
  const turned = events.some(({ kind }) => kind === 'turn');
  const again = events.flatMap((event) =>
    !turned && event.kind === 'chose' && event.choice.startsWith('reroll:')
      ? event.choice.slice('reroll:'.length).split(',')
      : [],
  );
  return again.length === 0 ? '.cf-die svg' : again.map((die) => `[data-die="${die}"] svg`).join();
}

function tumble(die: Element): void {
  die.animate(
    [
      { transform: 'translateY(-26px) rotate(-340deg) scale(.8)', opacity: 0.4 },
      { transform: 'translateY(4px) rotate(40deg) scale(1.06)', opacity: 1, offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: roll, easing: 'cubic-bezier(.2,.7,.3,1)' },
  );
}

function flip(card: Element): void {
  card.animate(
    [{ transform: 'perspective(400px) rotateY(90deg) translateY(-10px)' }, { transform: 'none' }],
    {
      duration: turn,
      easing: 'ease-out',
    },
  );
}
