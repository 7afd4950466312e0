import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { InputError } from './error.ts';
import type { Game, Json, State } from './game.ts';
import { type CheckedRecord, replay } from './record.ts';
import { type Finding, judge, type Verification, verify } from './verify.ts';

/** The hash by which the record of a match names the record of the match before it. */
export function hashOfRecord(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** One record of a series, as text and as it was read. */
export interface SeriesRecord<O, P> {
  readonly text: string;
  readonly record: CheckedRecord<O, P>;
}

/**
 * Verifies the records of a series, the first match first: each by itself, and that each began with what the one before
 * it handed on. Throws as {@link verify} does.
 */
export function verifySeries<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  series: readonly SeriesRecord<O, P>[],
): Verification[] {
  return series.map(({ record }, place) => {
    const own = verify(game, record);
    const before = series[place - 1];
    const link: Finding[] = before === undefined ? [] : [linkOf(game, before, record)];
    return judge([...own.findings, ...link]);
  });
}

/** What a match handed on; nothing if its record is broken. */
function handedOnBy<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  record: CheckedRecord<O, P>,
): Json | undefined {
  try {
    const { rules, state } = replay(game, record);
    return rules.carry?.(state);
  } catch (fault) {
    if (fault instanceof InputError) return undefined;
    throw fault;
  }
}

function linkOf<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  before: SeriesRecord<O, P>,
  after: CheckedRecord<O, P>,
): Finding {
  const handedOn = handedOnBy(game, before.record);
  const holds =
    after.previous === hashOfRecord(before.text) &&
    handedOn !== undefined &&
    after.opening.carry !== undefined &&
    canonical(handedOn) === canonical(after.opening.carry);
  return { found: holds ? 'link-holds' : 'link-differs', holds };
}
