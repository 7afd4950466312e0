import { entry } from '../../../common/at.ts';
import { noFacts } from '../effects/announce.ts';
import type { Listener, MomentFacts } from '../effects/frames.ts';
import { heldAt, mayPlayCards, usersOf } from '../effects/listeners.ts';
import { useAbility } from '../effects/use-ability.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type BattleTurn, type FigureNumber, none, seatOf } from '../state.ts';
import { plainAttack, pushAttack, targetsOf } from './begin.ts';
import { noResultsYet } from './current.ts';

/**
 * Command cards that a figure may play before it declares an attack, and that let it declare targets which it could not
 * declare without them. They are played as an action that attacks, and the target is named afterwards.
 */
export function announcedAttacks(terms: Terms, state: BattleState, figure: FigureNumber): Listener[] {
  const seat = seatOf(figure);
  const facts = factsOf(figure);
  if (!mayPlayCards(state, seat)) return [];
  const commands = heldAt(terms, state, seat, facts.key);
  if (commands.length === 0) return [];
  const order = plainAttack(seat, figure, none);
  const { length: usual } = targetsOf(terms, state, order);
  // The state as if the attack went on already.
  const announced: BattleState = {
    ...state,
    stack: [...state.stack, { step: 'attack', ...order, ...noResultsYet, outside: false }],
  };
  return commands
    .flatMap((command) => usersOf(terms, announced, command, facts, seat))
    .filter(
      (user) =>
        user.figure === figure &&
        targetsOf(terms, state, { ...order, ...widenedBy(terms, user) }).length > usual,
    );
}

/** Begins the attack of a figure with a command card that is played before its target is named. */
export function announceAttack(terms: Terms, turn: BattleTurn, card: Listener): void {
  pushAttack(terms, turn, plainAttack(card.seat, card.figure, none));
  useAbility(terms, turn, card, factsOf(card.figure));
}

function factsOf(attacker: FigureNumber): MomentFacts {
  return { ...noFacts, key: 'before-declare', subject: attacker };
}

/** What an ability changes about the targets of an attack. */
function widenedBy(terms: Terms, { ability }: Listener): { seesThrough: boolean; arc: boolean } {
  const { effects } = entry(terms.abilities, ability);
  const does = (what: 'see-through-figures' | 'arc'): boolean =>
    effects.some((number) => entry(terms.effects, number).effect.do === what);
  return { seesThrough: does('see-through-figures'), arc: does('arc') };
}
