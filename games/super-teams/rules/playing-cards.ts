import type { ChoiceStep } from '../../../kernel/game.ts';
import { openWindow } from '../../../kernel/reactions.ts';
import { at, entry } from '../../common/at.ts';
import { type CompiledPack, colorNumber, colorOfCard } from '../content/compile.ts';
import { shipIds } from '../content/pack.ts';
import { remove } from './cards.ts';
import type { Choice, PlayCard } from './choice.ts';
import { numberOf, playCardChoice } from './choices.ts';
import type { Event } from './event.ts';
import { kindUnder } from './flight.ts';
import { refuseUnasked } from './refusals.ts';
import type { PlainFrame, SuperTeamsState } from './state.ts';
import { isFinished, sideWithCards } from './teams.ts';

/** A turn: a card from hand moves a ship of its colour, whoever owns it (p. 2). Nobody may pass (ruling R14). */
export function playCardStep(pack: CompiledPack): ChoiceStep<SuperTeamsState, PlainFrame, Choice, Event> {
  return {
    kind: 'choice',

    seats: (state) => [state.toMove],

    choices(state, _frame, seat) {
      const choices: PlayCard[] = [];
      let last = -1;
      for (const card of entry(state.hands, seat)) {
        if (card === last) continue;
        last = card;
        const color = colorOfCard(card);
        if (isFinished(pack, state, color)) {
          for (let other = 0; other < state.owners.length; other++) {
            addShips(pack, state, card, other, choices);
          }
        } else addShips(pack, state, card, color, choices);
      }
      return choices;
    },

    refuse(state, _frame, seat, choice) {
      if (choice.kind !== 'playCard') return refuseUnasked('card', choice);
      const card = numberOf(choice.card);
      if (!entry(state.hands, seat).includes(card)) return 'card-not-in-hand';
      const ship = shipIds.indexOf(choice.ship);
      if (at(state.spaces, ship) < 0) return 'ship-in-box';
      const universal = isFinished(pack, state, colorOfCard(card));
      if (choice.as !== undefined && !universal) return 'not-universal';
      if (at(state.spaces, ship) === pack.last) return 'ship-home';
      return choice.as === undefined && universal ? 'name-a-color' : 'other-color';
    },

    apply({ state, stack, emit }, _frame, seat, choice) {
      if (choice.kind !== 'playCard') return;
      const card = numberOf(choice.card);
      const ship = shipIds.indexOf(choice.ship);
      remove(entry(state.hands, seat), card);
      state.played++;
      state.move = {
        seat,
        card,
        color: colorNumber(choice.as ?? choice.card.color),
        ship,
        from: at(state.spaces, ship),
        start: kindUnder(pack, state, ship),
        bonus: -1,
        hooked: [],
      };
      emit?.({ ...choice, kind: 'playedCard', seat });
      const asked = sideWithCards(pack, state, ship);
      stack[stack.length - 1] = asked.length > 0 ? { step: 'answer', ...openWindow(asked) } : { step: 'fly' };
    },
  };
}

/** The ships of a colour that a card can move: those under way (p. 3, ruling R13). */
function addShips(
  { shipsOf, last }: CompiledPack,
  state: SuperTeamsState,
  card: number,
  color: number,
  choices: PlayCard[],
): void {
  for (const ship of entry(shipsOf, color)) {
    const space = at(state.spaces, ship);
    if (space >= 0 && space < last) choices.push(playCardChoice(card, color, ship));
  }
}
