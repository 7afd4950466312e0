import type { AutomaticStep, Emit } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { SegmentKind } from '../content/pack.ts';
import type { Event } from './event.ts';
import { isComplete, kindOf, symbolCount } from './realm.ts';
import { spotOf } from './spot.ts';
import type { CarcassonneState, TurnFrame } from './state.ts';
import { takeBack } from './taking-back.ts';
import { addPoints, seatsOf, sidesIn } from './teams.ts';

/** Every symbol in a realm that is scored, of whatever faction (p. 11, 16). */
const symbolPoints = 2;

/** Points for each tile of a realm: a field is worth half as much when it is not complete (p. 11-13, 16). */
function pointsPerTile(kind: SegmentKind, complete: boolean): number {
  return kind === 'asteroid' && complete ? 2 : 1;
}

export function worthOf(kind: SegmentKind, tiles: number, symbols: number, complete: boolean): number {
  return tiles * pointsPerTile(kind, complete) + symbols * symbolPoints;
}

/** Action 4 (p. 11-13): of the realms that the last tile touches, those that are complete are scored. */
export function scoreCompleted(
  pack: CompiledPack,
  state: CarcassonneState,
  realms: readonly number[],
  emit: Emit<Event> | undefined,
): void {
  for (const realm of realms) {
    if (isComplete(state, realm)) scoreRealm(pack, state, realm, false, emit);
  }
}

/** When the last tile is placed, every figure scores the realm in which it stands (p. 16). */
export function finalScoring(pack: CompiledPack): AutomaticStep<CarcassonneState, TurnFrame, Event> {
  return {
    kind: 'automatic',
    run({ state, stack, emit }) {
      for (let segment = 0; segment < state.realmOf.length; segment++) {
        if (state.realmOf[segment] === segment) scoreRealm(pack, state, segment, true, emit);
      }
      emit?.({ kind: 'matchEnded' });
      stack.pop();
    },
  };
}

/** Gives the points of a realm to those who stand in it, once, and their figures back (ruling 51). */
function scoreRealm(
  pack: CompiledPack,
  state: CarcassonneState,
  realm: number,
  final: boolean,
  emit: Emit<Event> | undefined,
): void {
  // After the battles at most one side is left.
  const [side] = sidesIn(state, at(state.figuresIn, realm));
  if (side === undefined) return;
  const kind = kindOf(pack, state, realm);
  const tiles = at(state.tilesIn, realm);
  const symbols = symbolCount(state, realm);
  const points = worthOf(kind, tiles, symbols, isComplete(state, realm));
  addPoints(state, side, points);
  takeBack(state, realm, side);
  emit?.({
    kind: 'scoredRealm',
    realm: kind,
    spot: spotOf(pack, state, realm),
    seats: seatsOf(state, side),
    tiles,
    perTile: pointsPerTile(kind, isComplete(state, realm)),
    symbols,
    points,
    final,
  });
}
