import { entry } from '../../../common/at.ts';
import type { dieKinds, results } from '../../content/vocabulary.ts';

export type DieKind = (typeof dieKinds)[number];
/** A result that dice show or abilities give. */
export type Result = (typeof results)[number];

/** How many there are of each result. */
export type Results = Readonly<Record<Result, number>>;

export const noResults: Results = {
  damage: 0,
  accuracy: 0,
  surge: 0,
  block: 0,
  evade: 0,
  dodge: 0,
  pierce: 0,
};

/** The upper faces of a die that shows damage, surges and accuracy. */
function attackFaces(...faces: readonly (readonly [damage: number, surge: number, accuracy: number])[]) {
  return faces.map(([damage, surge, accuracy]): Results => ({ ...noResults, damage, surge, accuracy }));
}

/** The upper faces of a die that shows blocks, evades and dodges. */
function defenceFaces(...faces: readonly (readonly [block: number, evade: number, dodge: number])[]) {
  return faces.map(([block, evade, dodge]): Results => ({ ...noResults, block, evade, dodge }));
}

/** The six faces of each die, in the order of the reference (A1). */
const faces: Readonly<Record<DieKind, readonly Results[]>> = {
  red: attackFaces([1, 0, 0], [2, 0, 0], [2, 0, 0], [2, 1, 0], [3, 0, 0], [3, 0, 0]),
  blue: attackFaces([0, 1, 2], [1, 0, 2], [1, 1, 3], [2, 0, 3], [2, 0, 4], [1, 0, 5]),
  green: attackFaces([0, 1, 1], [1, 1, 1], [1, 1, 2], [2, 0, 1], [2, 0, 2], [2, 0, 3]),
  yellow: attackFaces([0, 1, 0], [1, 2, 0], [1, 1, 1], [0, 1, 2], [2, 0, 1], [1, 0, 2]),
  white: defenceFaces([0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0], [1, 1, 0], [0, 0, 1]),
  black: defenceFaces([1, 0, 0], [1, 0, 0], [2, 0, 0], [2, 0, 0], [3, 0, 0], [0, 1, 0]),
};

/** What a face shows; faces are counted from 1, as they are rolled. */
export function shownBy(die: DieKind, face: number): Results {
  return entry(faces[die], face - 1);
}

/** Whether a die belongs to the defence (A1). */
export function isDefenceDie(die: DieKind): boolean {
  return die === 'white' || die === 'black';
}
