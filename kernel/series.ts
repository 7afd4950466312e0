import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { InputError } from './error.ts';
import type { Game, Json, State } from './game.ts';
import { type CheckedRecord, replay } from './record.ts';
import { type Finding, judge, type Verification, verify } from './verify.ts';

/**
 * The hash of a record, by which the record of the next match names it. The line with the players is left out: people
 * change their names.
 */
export function hashOfRecord(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text.replace(/^players .*\n/m, ''))));
}

/** One record of a series, as text and parsed. */
export interface SeriesRecord<O, P> {
  readonly text: string;
  readonly record: CheckedRecord<O, P>;
}

/**
 * Verifies a record of a series: the record alone, and that the match began with what the previous match handed on. A
 * finding says so if the previous record is needed and was not given. Throws as {@link verify} does.
 */
export function verifyInSeries<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  record: CheckedRecord<O, P>,
  before: SeriesRecord<O, P> | undefined,
): Verification {
  const { findings } = verify(game, record);
  if (before !== undefined) return judge([...findings, linkOf(game, before, record)]);
  const isFirst = record.previous === undefined && record.opening.carry === undefined;
  return judge(isFirst ? findings : [...findings, { found: 'link-alone', holds: false }]);
}

/** What a match handed on; undefined if its record is broken. */
function carriedFrom<S extends State, C, V, E, O, P, B>(
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
  const handedOn = carriedFrom(game, before.record);
  const holds =
    after.previous === hashOfRecord(before.text) &&
    handedOn !== undefined &&
    after.opening.carry !== undefined &&
    canonical(handedOn) === canonical(after.opening.carry);
  return { found: holds ? 'link-holds' : 'link-differs', holds };
}
