import { canonical, hashOf } from './canonical.ts';
import type { Draw } from './chance.ts';
import { InputError } from './error.ts';
import { commitmentOf, isToken, seedOf } from './fairness.ts';
import type { Game, State } from './game.ts';
import type { Opening } from './match.ts';
import { beginRecord, type CheckedRecord, type MatchRecord } from './record.ts';

/** All findings. Each has a message `verify.<finding>`. */
export const findings = [
  'commitment-kept',
  'commitment-broken',
  'commitment-missing',
  'contributions-complete',
  'contributions-missing',
  'seed-follows',
  'seed-differs',
  'seed-alone',
  'rules-changed',
  'draws-follow',
  'draws-differ-at-start',
  'draws-differ',
  'match-broken',
  'end-same',
  'end-differs',
  'end-missing',
  'link-holds',
  'link-differs',
  'link-alone',
] as const;

/** Findings that do not hold only because the record alone does not suffice to check them. */
export const unproved: readonly (typeof findings)[number][] = ['seed-alone', 'rules-changed', 'link-alone'];

/** The result of one check, and whether the record passes it. */
export interface Finding {
  readonly found: (typeof findings)[number];
  readonly holds: boolean;
  readonly args?: Readonly<Record<string, string | number>>;
}

/**
 * `fair`: all checks pass. `unproved`: all possible checks pass, but the record alone does not suffice for others.
 * `broken`: a check fails.
 */
export type Verdict = 'fair' | 'unproved' | 'broken';

export interface Verification {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/** Longer draws, such as the order of a whole pile, are cut in findings. In characters. */
const longestDraw = 40;

/**
 * Verifies a record: computes the seed and every random result again and compares them with the record. The caller has
 * checked options and position against the game's schemas. Moves that another version of the rules played are not
 * checked; a finding says which. Throws {@link InputError} `bad-record` if the game, the version of its rules or the
 * pack is another one.
 */
export function verify<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  record: CheckedRecord<O, P>,
): Verification {
  return judge([...seedFindings(record), ...playFindings(game, record)]);
}

/** The verdict on some findings. */
export function judge(found: readonly Finding[]): Verification {
  const failing = found.filter(({ holds }) => !holds);
  const broken = failing.some(({ found: name }) => !unproved.includes(name));
  return { verdict: broken ? 'broken' : failing.length > 0 ? 'unproved' : 'fair', findings: found };
}

/** Checks the origin of the seed. */
function seedFindings({ opening, proof }: Pick<MatchRecord, 'proof'> & { opening: Opening }): Finding[] {
  if (proof === undefined) return [{ found: 'seed-alone', holds: false }];
  const { secret, commitment, contributions = [] } = proof;
  const seats = 'seats' in opening ? opening.seats : contributions.length;
  const known = secret !== undefined && isToken(secret);
  const complete = contributions.length === seats && contributions.every(isToken);
  return [
    known && commitment !== undefined
      ? commitmentOf(secret) === commitment
        ? { found: 'commitment-kept', holds: true, args: { commitment } }
        : { found: 'commitment-broken', holds: false, args: { commitment, instead: commitmentOf(secret) } }
      : { found: 'commitment-missing', holds: false },
    complete
      ? { found: 'contributions-complete', holds: true, args: { seats } }
      : {
          found: 'contributions-missing',
          holds: false,
          args: { seats, count: contributions.filter(isToken).length },
        },
    known && seedOf(secret, contributions) === opening.seed
      ? { found: 'seed-follows', holds: true }
      : { found: 'seed-differs', holds: false },
  ];
}

/** Plays the match from the seed alone, and compares it with the record. */
function playFindings<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  record: CheckedRecord<O, P>,
): Finding[] {
  const { opening, moves, hash } = record;
  const match = beginRecord(game, record, []);
  const { earliest } = match;
  const found = partsByOtherRules(record);
  let draws = 0;
  if (found.length === 0) {
    const begun = match.opening.draws ?? [];
    const atStart = firstDifference(opening.draws ?? [], begun);
    if (atStart !== undefined) return [{ found: 'draws-differ-at-start', holds: false, args: atStart }];
    draws = begun.length;
  }
  for (const [index, { seat, choice, draws: noted }] of moves.entries()) {
    if (index < earliest) continue;
    const answer = index + 1;
    try {
      match.play(seat, choice);
    } catch (fault) {
      if (!(fault instanceof InputError)) throw fault;
      return [...found, { found: 'match-broken', holds: false, args: { answer, choice } }];
    }
    const drawn = match.moves[index]?.draws ?? [];
    const difference = firstDifference(noted, drawn);
    if (difference !== undefined) {
      return [...found, { found: 'draws-differ', holds: false, args: { answer, choice, ...difference } }];
    }
    draws += drawn.length;
  }
  const end = hashOf(match.state);
  return [
    ...found,
    { found: 'draws-follow', holds: true, args: { draws, answers: moves.length - earliest } },
    hash === undefined
      ? { found: 'end-missing', holds: false }
      : { found: hash === end ? 'end-same' : 'end-differs', holds: hash === end },
  ];
}

/** A finding for each part that another version of the rules played. */
function partsByOtherRules({
  version: began,
  upgrades = [],
}: Pick<MatchRecord, 'version' | 'upgrades'>): Finding[] {
  let [version, from] = [began, 0];
  const found: Finding[] = [];
  for (const { version: next, checkpoint } of upgrades) {
    const to = checkpoint.moves;
    if (to > from || found.length === 0) {
      const args = { version, count: to - from, from: from + 1, to };
      found.push({ found: 'rules-changed', holds: false, args });
    }
    [version, from] = [next, to];
  }
  return found;
}

/** The first random result, counted from 1, in which the record differs from the seed; undefined if there is none. */
function firstDifference(noted: readonly Draw[], given: readonly Draw[]) {
  for (let index = 0; index < Math.max(noted.length, given.length); index++) {
    if (canonical(noted[index] ?? null) !== canonical(given[index] ?? null)) {
      return { number: index + 1, noted: formatDraw(noted[index]), given: formatDraw(given[index]) };
    }
  }
  return undefined;
}

function formatDraw(draw: Draw | undefined): string {
  const text = draw === undefined ? '–' : JSON.stringify(draw);
  return text.length > longestDraw ? `${text.slice(0, longestDraw)}…` : text;
}
