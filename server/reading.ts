import { canonical } from '../kernel/canonical.ts';
import type { Game, State } from '../kernel/game.ts';
import { upgrade } from '../kernel/match.ts';
import type { Entry, Opened, TableCheckpoint, Upgraded } from './entry.ts';
import type { OpenedGame } from './opened-games.ts';
import { Refused } from './refusal.ts';
import type { StoredCheckpoint } from './storage/storage.ts';
import { TableState } from './table-state.ts';
import { yieldIfDue } from './yielder.ts';

/** A table as its log tells it. */
export interface ReadTable {
  readonly state: TableState;
  /** The number of the entry after which the last copy was made that still holds; 0 where there is none. */
  readonly kept: number;
  /** The rules of this server have taken the match over: to be written before anything else. */
  readonly upgraded?: Entry & Upgraded;
}

/**
 * Works out from the whole log of a table how it stands. Only what came after the last copy is played again. Where other
 * rules than those of `game` have played the match, they carry it on. Throws {@link Refused} `other-version` where that
 * cannot be.
 */
export async function readTable(
  id: string,
  game: OpenedGame,
  entries: readonly [Entry & Opened, ...Entry[]],
  stored: readonly StoredCheckpoint[],
): Promise<ReadTable> {
  const versions = versionsIn(entries);
  const copies = selectUsable(entries, stored);
  const { version } = game.game;
  if (versions.length === 0 || versions.at(-1) === version) {
    return { state: await replayAll(id, game, entries, copies), kept: copies.at(-1)?.entry ?? 0 };
  }
  if (versions.includes(version)) {
    throw new Refused(
      'other-version',
      `version ${versions.at(-1)} of the rules plays here; this is ${version}`,
    );
  }
  return carryOn(id, game, entries, copies);
}

/** Plays what came after the last copy. */
async function replayAll(
  id: string,
  game: OpenedGame,
  entries: readonly [Entry & Opened, ...Entry[]],
  copies: readonly StoredCheckpoint[],
): Promise<TableState> {
  const [opened, ...rest] = entries;
  const state = new TableState(id, game, opened);
  const last = copies.at(-1);
  // The opening is entry 1.
  const skipped = last === undefined ? 0 : last.entry - 1;
  await skipAll(state, rest.slice(0, skipped));
  if (last !== undefined) {
    const earlier = copies.slice(0, -1).map(({ copy }) => copy);
    state.resume(last.copy, state.upgraded?.seq ?? 0, earlier);
  }
  for (const entry of rest.slice(skipped)) {
    state.take(entry);
    await yieldIfDue();
  }
  return state;
}

/** Takes in what these entries tell without playing. */
async function skipAll(state: TableState, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    state.skip(entry);
    await yieldIfDue();
  }
}

/**
 * The rules of this server take over from the last copy that other rules left. What was played after it counts, if they
 * play it just as it was noted; else it counts no longer.
 */
async function carryOn(
  id: string,
  game: OpenedGame,
  entries: readonly [Entry & Opened, ...Entry[]],
  copies: readonly StoredCheckpoint[],
): Promise<ReadTable> {
  const last = copies.at(-1);
  const point = last && { entry: last.entry, copy: migrate(game.game, last.copy) };
  const whole = await playAsNoted(id, game, entries, point);
  if (whole !== undefined) {
    if (whole.outcome !== undefined) {
      // A match that is over stays as it was played.
      if (last?.copy.moves === whole.course.moves.length) whole.keepEnd(last.copy.state);
      return { state: whole, kept: entries.length };
    }
    return takeOver(whole, whole.taken(), 0);
  }
  if (point === undefined) throw unplayable(game.game, 'no copy of it is left');
  const [opened, ...rest] = entries;
  const state = new TableState(id, game, opened);
  await skipAll(state, rest);
  const dropped = state.course.moves.length - point.copy.moves;
  try {
    // Nobody has seen yet what is asked there.
    return takeOver(state, { ...point.copy, asked: [] }, dropped);
  } catch (failure) {
    throw unplayable(game.game, failure instanceof Error ? failure.message : String(failure));
  }
}

/** Lets the rules of this server go on from a copy, of the end or of an earlier state. */
function takeOver(state: TableState, copy: TableCheckpoint, dropped: number): ReadTable {
  const upgraded = { kind: 'upgraded', ...copy, dropped, at: state.now() } as const;
  state.take(upgraded);
  return { state, upgraded, kept: state.entry };
}

/** The table after all of its log; undefined where these rules play a move otherwise than it was noted. */
async function playAsNoted(
  id: string,
  game: OpenedGame,
  [opened, ...rest]: readonly [Entry & Opened, ...Entry[]],
  from: StoredCheckpoint | undefined,
): Promise<TableState | undefined> {
  const state = new TableState(id, game, opened);
  const skipped = from === undefined ? 0 : from.entry - 1;
  try {
    await skipAll(state, rest.slice(0, skipped));
    if (from !== undefined) state.resume(from.copy, state.course.seq);
    for (const entry of rest.slice(skipped)) {
      state.take(entry);
      const played = state.play?.match.moves.at(-1);
      if (entry.kind === 'played' && canonical(played?.draws) !== canonical(entry.draws)) return undefined;
      await yieldIfDue();
    }
    return state;
  } catch {
    // Rules that are asked for what other rules have done may fail in any way.
    return undefined;
  }
}

/** Throws where the game cannot carry on from it. */
function migrate(game: Game, { state, moves, word, shape, ...rest }: TableCheckpoint): TableCheckpoint {
  const taken = upgrade<State>(game, { moves, word, state }, shape);
  if (taken === undefined) throw unplayable(game, `it cannot carry on what was played with shape ${shape}`);
  const { checkpoint } = taken;
  return {
    ...rest,
    moves,
    word,
    version: game.version,
    shape: game.shape ?? 1,
    state: JSON.parse(JSON.stringify(checkpoint.state)),
  };
}

function unplayable({ id, version }: Game, why: string): Refused {
  return new Refused(
    'other-version',
    `version ${version} of the rules of ${id} does not play this match: ${why}`,
  );
}

/** The versions of the rules that have played the match, in order. */
function versionsIn(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'started' || entry.kind === 'upgraded' ? [entry.version] : [],
  );
}

/** Those of the copies from which the match can go on as it stands: not of what was taken back, or of earlier rules. */
function selectUsable(entries: readonly Entry[], stored: readonly StoredCheckpoint[]): StoredCheckpoint[] {
  const copies = new Map(stored.map(({ entry, copy }) => [entry, copy]));
  let version = '';
  let moves = 0;
  let found: StoredCheckpoint[] = [];
  for (const [index, entry] of entries.entries()) {
    switch (entry.kind) {
      case 'started':
        version = entry.version;
        break;
      case 'played':
        moves++;
        break;
      case 'undone':
        moves -= entry.count;
        found = found.filter(({ copy }) => copy.moves <= moves);
        break;
      case 'upgraded':
        ({ version, moves } = entry);
        found = [{ entry: index + 1, copy: entry }];
        break;
      default:
    }
    const copy = copies.get(index + 1);
    if (copy?.version === version && copy.moves === moves) found.push({ entry: index + 1, copy });
  }
  return found;
}
