import { createHash } from 'node:crypto';
import { greedy } from '../../bots/greedy.ts';
import type { GameEntry } from '../../games/entry.ts';
import { games } from '../../games/games.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Decision, Match } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { cardOf } from '../../server/card.ts';
import type { Entry, Opened, SeatHolder } from '../../server/entry.ts';
import { openStorage } from '../../server/open-storage.ts';
import { type OpenedGame, OpenedGames } from '../../server/opened-games.ts';
import { Play } from '../../server/play.ts';
import type { ClockPlan } from '../../server/protocol.ts';
import { applyEntry, factsOf, type TableFacts } from '../../server/table-facts.ts';
import { nameOf } from '../../server/table-id.ts';
import { Player } from '../../server/testing/player.ts';

/** In so many matches moments are looked for. */
const matches = 3;
/** So long that no clock runs out, and nobody passes automatically, while somebody looks. */
const clock: ClockPlan = { kind: 'fischer', seconds: 36_000, increment: 5, timeout: 'bot', reaction: 36_000 };

/** The paths of tables of one game. */
export interface KeptTables {
  readonly waiting: string;
  /** The first decision of two players. */
  readonly first: string;
  /** The same with another person and clocks. */
  readonly clocks: string;
  /** By kind of decision: the middle one of its kind in a match of two. */
  readonly asked: ReadonlyMap<string, string>;
  /** The middle of a match of as many as can play. */
  readonly crowded: string;
  readonly over: string;
  readonly crowdedOver: string;
}

/** Somebody, and the tables at which they sit. */
export interface Kept {
  readonly cookie: { readonly name: string; readonly value: string };
  readonly tables: ReadonlyMap<string, KeptTables>;
}

/** A match that was played to its end, and what was asked before each of its moves. */
interface PlayedMatch {
  readonly game: OpenedGame;
  readonly holders: readonly SeatHolder[];
  readonly beginning: readonly Entry[];
  readonly moves: readonly Entry[];
  readonly asked: readonly (readonly Decision[])[];
}

/** The state of a table with a match after so many of its moves. */
interface Repeated {
  readonly played: PlayedMatch;
  readonly facts: TableFacts;
  readonly play: Play;
  moves: number;
}

/**
 * Writes tables into the storage of a running server, as another of its processes would. Chance and choices come from
 * fixed seeds: the moments are the same in every run, and no browser has to play. `wanted` names the games, or it is all of
 * them.
 */
export async function keepTables(url: string, data: string, wanted?: readonly string[]): Promise<Kept> {
  const me = await Player.arrive(url);
  const other = await Player.arrive(url);
  // An account is kept from its first change on.
  for (const [player, name] of [
    [me, 'Ann'],
    [other, 'Bartholomew'],
  ] as const) {
    await player.request('PATCH', '/me', { name });
  }
  const person = ({ account }: Player, name: string): SeatHolder => ({
    kind: 'person',
    name,
    account: account.id,
  });
  const mine = person(me, 'Ann');
  const bot: SeatHolder = { kind: 'bot', bot: 'greedy' };
  const { storage } = await openStorage({ data });
  const opener = new OpenedGames(games, storage);
  let written = 0;

  /** The match with which a table was written last, as far as it was repeated for that. */
  let last: Repeated | undefined;

  /**
   * Writes a match up to so many moves, and returns its path. Tables of one match that are written one after the other,
   * from its first moves to its last, repeat it only once, which takes as long as to play it.
   */
  async function write(played: PlayedMatch, moves: number): Promise<string> {
    const id = nameOf(createHash('sha256').update(`kept table ${written++}`).digest());
    last = last?.played === played && last.moves <= moves ? last : repeatBeginning(played);
    for (const entry of played.moves.slice(last.moves, moves)) {
      applyEntry(last.facts, entry);
      if (entry.kind === 'played') last.play.repeat(entry);
    }
    last.moves = moves;
    const entries = [...played.beginning, ...played.moves.slice(0, moves)];
    const { facts, play } = last;
    await storage.append(id, 0, entries, cardOf(id, facts, entries.length > 1 ? play : undefined));
    return `/table/${id}`;
  }

  async function keep({ id, seats: { min, max } }: GameEntry): Promise<KeptTables> {
    const newly = await opener.openNew(id, {});
    await opener.keep(newly);
    const { opened: game, noted } = newly;
    const open = (holders: readonly SeatHolder[], seed: string, withClock?: ClockPlan): Opened & Entry => ({
      kind: 'opened',
      log: 1,
      account: me.account.id,
      game: id,
      version: game.game.version,
      secret: token(`${id} ${seed}`),
      ...noted,
      holders,
      listed: false,
      spectators: true,
      ...(withClock && { clock: withClock }),
      at: Date.now(),
    });
    /** Whoever looks has this seat, and bots have the others. */
    const among = (seats: number, mySeat = 0): SeatHolder[] =>
      Array.from({ length: seats }, (_, seat) => (seat === mySeat ? mine : bot));
    const play = (holders: readonly SeatHolder[], seed: string, withClock?: ClockPlan): PlayedMatch =>
      playThrough(game, open(holders, seed, withClock), seed, atRandom);
    const least = Math.max(2, min);
    // Where more than two play, the sides can be unlike: each of my matches is from another seat.
    const few = (seed: number): PlayedMatch =>
      play(among(least, least > 2 ? seed % least : 0), `${id} ${seed}`);
    const many = play(among(max), `${id} many`);
    const timed = play([mine, person(other, 'Bartholomew'), ...among(least).slice(2)], `${id} timed`, clock);
    const played = Array.from({ length: matches }, (_, seed) => few(seed));
    const [match] = played;
    if (match === undefined) throw new Error('no match was played');
    const first = await write(match, mineOf(match)[0]?.moves ?? 0);
    // What whoever plays at random is hardly ever asked.
    const weighs = game.rules.weigh !== undefined;
    const more = weighs
      ? [playThrough(game, open(among(least), `${id} weighed`), `${id} weighed`, weighed)]
      : [];
    const asked = new Map<string, string>();
    for (const one of [...played, ...more]) {
      const kinds = new Set(mineOf(one).map(({ kind }) => kind));
      const middles = [...kinds]
        .filter((kind) => !asked.has(kind))
        .map((kind) => ({ kind, moves: middleOf(one, kind) }))
        .sort((left, right) => left.moves - right.moves);
      for (const { kind, moves } of middles) asked.set(kind, await write(one, moves));
    }
    const waiting = {
      ...match,
      beginning: [open([...among(least - 1), { kind: 'open' }], 'waiting')],
      moves: [],
    };
    return {
      waiting: await write(waiting, 0),
      first,
      clocks: await write(timed, middleOf(timed)),
      asked,
      crowded: await write(many, middleOf(many)),
      crowdedOver: await write(many, many.moves.length),
      over: await write(match, match.moves.length),
    };
  }

  const tables = new Map<string, KeptTables>();
  try {
    for (const entry of games) {
      if (wanted?.includes(entry.id) !== false) tables.set(entry.id, await keep(entry));
    }
  } finally {
    await storage.close();
  }
  const [name = '', value = ''] = me.cookie.split('=');
  return { cookie: { name, value }, tables };
}

/** Who plays a match: picks among the choices of a decision. */
type Picks = (match: Match, decision: Decision, chance: Chance) => string | undefined;

const atRandom: Picks = (_match, { choices }, chance) => choices[chance.pick(choices.length)];

const weighed: Picks = (match, { seat, kind, choices }, chance) =>
  greedy.choose({
    rules: match.rules,
    view: match.view(seat),
    seat,
    kind,
    choices,
    chance,
    timeIsUp: () => false,
  });

/** Plays a match to its end by choices that are picked with a seed. */
function playThrough(game: OpenedGame, opened: Opened & Entry, seed: string, pick: Picks): PlayedMatch {
  const { holders, version } = opened;
  const contributions = holders.map(() => token('mine'));
  const { match } = Play.begin(game, opened, { contributions });
  const draws = match.opening.draws ?? [];
  const people = new Set(holders.flatMap((holder) => (holder.kind === 'person' ? [holder.account] : [])));
  const beginning: Entry[] = [
    opened,
    ...[...people].map(
      (account): Entry => ({ kind: 'contributed', account, contribution: token('mine'), at: opened.at }),
    ),
    { kind: 'started', version, holders, contributions, draws, at: opened.at },
  ];
  const chance = seeded(seed);
  const asked: Decision[][] = [];
  for (let decisions = match.decisions(); decisions.length > 0; decisions = match.decisions()) {
    asked.push(decisions);
    const decision = decisions[chance.pick(decisions.length)];
    const choice = decision && pick(match, decision, chance);
    if (decision === undefined || choice === undefined) throw new Error('a value is asked for');
    match.play(decision.seat, choice);
  }
  const moves = match.moves.map((move): Entry => {
    const holder = holders[move.seat];
    const by = holder?.kind === 'person' ? { account: holder.account } : {};
    return { kind: 'played', ...move, ...by, at: opened.at };
  });
  return { game, holders, beginning, moves, asked };
}

/** The state of a table with a match before its first move. */
function repeatBeginning(played: PlayedMatch): Repeated {
  const [opened, ...others] = played.beginning;
  if (opened?.kind !== 'opened') throw new Error('a log begins with the table');
  const facts = factsOf(opened);
  for (const entry of others) applyEntry(facts, entry);
  const play = Play.begin(played.game, opened, { contributions: played.holders.map(() => token('mine')) });
  return { played, facts, play, moves: 0 };
}

/** What the first person is asked in a match with something to choose from, and how many moves were made before. */
function mineOf({
  asked,
  holders,
}: PlayedMatch): readonly { readonly kind: string; readonly moves: number }[] {
  const mySeat = holders.findIndex(({ kind }) => kind === 'person');
  return asked.flatMap((decisions, moves) =>
    decisions.flatMap(({ seat, kind, choices }) =>
      seat === mySeat && choices.length > 1 ? [{ kind, moves }] : [],
    ),
  );
}

/** How many moves were made before the middle one of my decisions, or of those of a kind. */
function middleOf(match: PlayedMatch, wanted?: string): number {
  const mine = mineOf(match).filter(({ kind }) => wanted === undefined || kind === wanted);
  return mine[Math.floor(mine.length / 2)]?.moves ?? 0;
}

/** 32 bytes in hex that come from a text. */
function token(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
