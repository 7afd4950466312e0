import type { AutomaticStep } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import { factions } from '../content/pack.ts';
import { factionOf } from './colors.ts';
import type { Event, Fighter, Roll } from './event.ts';
import { largeOf, smallOf } from './figures.ts';
import { kindOf } from './realm.ts';
import { scoreCompleted } from './scoring.ts';
import { spotOf } from './spot.ts';
import type { CarcassonneState, RollFrame, TurnFrame } from './state.ts';
import { touchedRealms } from './table.ts';
import { takeBack } from './taking-back.ts';
import { addPoints, type Side, seatsOf, sideOf, sidesIn } from './teams.ts';

/** No more dice than this in a battle, whatever fights (p. 13). */
const mostDice = 3;
export const dieSides = 6;

/**
 * Action 3 (p. 13): wherever figures of rivals stand in one realm they fight, one realm after the other, before
 * anything is scored. Then comes action 4, and the next turn.
 */
export function aftermath(pack: CompiledPack): AutomaticStep<CarcassonneState, TurnFrame, Event> {
  return {
    kind: 'automatic',
    run({ state, stack, emit }) {
      const realms = touchedRealms(pack, state);
      for (const realm of realms) {
        const figures = at(state.figuresIn, realm);
        if (figures === 0) continue;
        const sides = sidesIn(state, figures);
        if (sides.length < 2) continue;
        emit?.({
          kind: 'battleBegan',
          realm: kindOf(pack, state, realm),
          spot: spotOf(pack, state, realm),
          fighters: sides.map((side) => fighterOf(state, realm, side)),
        });
        stack.push({ step: 'rollDice', realm, sides });
        return;
      }
      scoreCompleted(pack, state, realms, emit);
      state.toMove = (state.toMove + 1) % state.colors.length;
      stack[stack.length - 1] = { step: 'drawTile' };
    },
  };
}

/**
 * One roll of a battle: everybody's highest die counts; who is below the highest is out; those who tie for it get a
 * point and roll again (p. 13).
 */
export function rollDice(pack: CompiledPack): AutomaticStep<CarcassonneState, RollFrame, Event> {
  return {
    kind: 'automatic',
    run({ state, stack, chance, emit }, { realm, sides }) {
      const rolls: Roll[] = [];
      const highest: number[] = [];
      for (const side of sides) {
        const dice: number[] = [];
        for (let left = diceOf(state, realm, side); left > 0; left--) dice.push(chance.roll(dieSides));
        highest.push(Math.max(...dice));
        if (emit) rolls.push({ seats: seatsOf(state, side), dice });
      }
      const spot = spotOf(pack, state, realm);
      emit?.({ kind: 'rolledDice', spot, rolls });

      const best = Math.max(...highest);
      const leading = sides.filter((_, index) => highest[index] === best);
      for (const side of sides) {
        if (leading.includes(side)) continue;
        const dice = diceOf(state, realm, side);
        takeBack(state, realm, side);
        addPoints(state, side, dice);
        emit?.({ kind: 'lostBattle', spot, seats: seatsOf(state, side), dice, points: dice });
      }
      if (leading.length === 1) {
        emit?.({ kind: 'wonBattle', spot, seats: seatsOf(state, entry(leading, 0)) });
        stack.pop();
        return;
      }
      for (const side of leading) addPoints(state, side, 1);
      emit?.({ kind: 'tied', spot, sides: leading.map((side) => seatsOf(state, side)), points: 1 });
      stack[stack.length - 1] = { step: 'rollDice', realm, sides: leading };
    },
  };
}

/** One for each small figure, two for the large one, one for symbols of one's own; at most three (p. 13, 16). */
export function diceOf(state: CarcassonneState, realm: number, side: Side): number {
  const figures = at(state.figuresIn, realm);
  let dice = 0;
  let symbol = 0;
  for (let seat = 0; seat < state.colors.length; seat++) {
    if (sideOf(state, seat) !== side) continue;
    dice += smallOf(figures, seat) + 2 * largeOf(figures, seat);
    if (ownSymbols(state, realm, seat) > 0) symbol = 1;
  }
  return Math.min(dice + symbol, mostDice);
}

/** Symbols of a seat's own faction in a realm. */
function ownSymbols(state: CarcassonneState, realm: number, seat: number): number {
  const faction = factions.indexOf(factionOf[entry(state.colors, seat)]);
  return at(state.symbolsIn, realm * factions.length + faction);
}

function fighterOf(state: CarcassonneState, realm: number, side: Side): Fighter {
  const figures = at(state.figuresIn, realm);
  const seats = seatsOf(state, side);
  const sum = (count: (seat: number) => number) => seats.reduce((total, seat) => total + count(seat), 0);
  return {
    seats,
    figures: { small: sum((seat) => smallOf(figures, seat)), large: sum((seat) => largeOf(figures, seat)) },
    symbol: seats.some((seat) => ownSymbols(state, realm, seat) > 0),
    dice: diceOf(state, realm, side),
  };
}
