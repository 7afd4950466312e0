import type { AutomaticStep, Turn } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { type CompiledPack, kindCodes } from '../content/compile.ts';
import { bonusKinds, colors, type Side, shipIds, sides } from '../content/pack.ts';
import { moveOf } from './answering.ts';
import { insert } from './cards.ts';
import { passTurn } from './dealing.ts';
import type { Event } from './event.ts';
import type { PlainFrame, SuperTeamsState } from './state.ts';
import { finishedTeams, isFinished, ownerOf } from './teams.ts';

type Landing = Turn<SuperTeamsState, Event>;

/** Everybody takes so many of the bonus cards on the last planet (p. 3). */
export const finalShare = 2;

/** Hooked ships follow, and then what the space does happens to all that have landed (rulings R7, R10 to R12). */
export function landStep(pack: CompiledPack): AutomaticStep<SuperTeamsState, PlainFrame, Event> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, emit } = turn;
      const { ship, hooked, card } = moveOf(state);
      for (const follower of hooked) follow(turn, follower, ship);
      state.last = state.move;
      state.move = null;
      state.discard.push(card);
      arriveAll(pack, turn, ship, hooked);
      const arrived = state.spaces[ship] === pack.last;
      const finished = arrived ? finishedTeams(pack, state) : [];
      if (finished.length === 0) {
        stack[stack.length - 1] = passTurn(state);
        return;
      }
      stack.pop();
      const winners = [...state.teams.keys()].filter((seat) => finished.includes(at(state.teams, seat)));
      emit?.({ kind: 'matchEnded', winners });
    },
  };
}

/** A hooked ship comes to the space, and to the side, where the opposing ship stopped (p. 6-10, ruling R10). */
function follow({ state, emit }: Landing, follower: number, ship: number): void {
  const from = at(state.spaces, follower);
  const to = at(state.spaces, ship);
  const side = sideNamed(at(state.sides, ship));
  state.spaces[follower] = to;
  state.sides[follower] = at(state.sides, ship);
  emit?.({ kind: 'wasHooked', ship: entry(shipIds, follower), from, to, ...(side && { side }) });
}

/** The side of a double space that a kind is; undefined for none. */
export function sideNamed(kind: number): Side | undefined {
  return kind === 0 ? undefined : sides.find((side) => kindCodes[side] === kind);
}

function arriveAll(pack: CompiledPack, turn: Landing, ship: number, hooked: readonly number[]): void {
  const { state, emit } = turn;
  const { kinds, last, colorOf } = pack;
  const space = at(state.spaces, ship);
  const kind = at(kinds, space);
  if (kind === kindCodes.bonus) {
    drawBonus(pack, turn, ship);
    for (const follower of hooked) drawBonus(pack, turn, follower);
  }
  if (space !== last) return;
  const arrived = [ship, ...hooked];
  for (const one of arrived) {
    emit?.({ kind: 'arrived', seat: ownerOf(pack, state, one), ship: entry(shipIds, one) });
  }
  // With three players both ships of a colour end the match, so no colour becomes universal (p. 6).
  if (state.teams.length !== 3) {
    for (const color of new Set(arrived.map((one) => at(colorOf, one)))) {
      if (isFinished(pack, state, color)) emit?.({ kind: 'becameUniversal', color: entry(colors, color) });
    }
  }
  if (state.finalPlanet.length > 0) shareOut(turn);
}

/** The player of the ship's colour draws from the reserve (p. 3), whoever moved the ship. */
function drawBonus(pack: CompiledPack, { state, chance, emit }: Landing, ship: number): void {
  const seat = ownerOf(pack, state, ship);
  if (state.reserve.length === 0 && state.bonusDiscard.length > 0) {
    state.reserve = state.bonusDiscard;
    state.bonusDiscard = [];
    chance.shuffle(state.reserve);
    emit?.({ kind: 'reshuffledBonus', cards: state.reserve.length });
  }
  const card = state.reserve.pop();
  const id = entry(shipIds, ship);
  if (card === undefined) {
    emit?.({ kind: 'noBonusLeft', seat, ship: id });
    return;
  }
  insert(entry(state.bonusHands, seat), card);
  emit?.({ kind: 'drewBonus', seat, ship: id, bonus: entry(bonusKinds, card) }, [seat], {
    kind: 'drewBonus',
    seat,
    ship: id,
    bonus: 'hidden',
  });
}

/** After the first arrival of the match everybody takes two of the cards on the last planet (p. 3, ruling R18). */
function shareOut({ state, emit }: Landing): void {
  const seats = state.teams.length;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.toMove + turn) % seats;
    const drawn = state.finalPlanet.splice(-finalShare).sort((a, b) => a - b);
    for (const card of drawn) insert(entry(state.bonusHands, seat), card);
    emit?.({ kind: 'tookFinal', seat, bonuses: drawn.map((card) => entry(bonusKinds, card)) }, [seat], {
      kind: 'tookFinal',
      seat,
      bonuses: drawn.length,
    });
  }
}
