import { createHash } from 'node:crypto';
import { cleanName } from '../kernel/clean-name.ts';
import type { SeatHolder } from './entry.ts';
import { Refused } from './refusal.ts';
import { skeletonOf } from './skeleton.ts';

/** The longest name, in characters as people count them (graphemes), and in bytes of UTF-8. */
const longest = { graphemes: 30, bytes: 120 };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What stored names look like, so that each is worked out once. */
const lookOfName = new Map<string, string>();
const mostLooks = 10_000;

/** Names that guests begin with. Stars are called alike in all languages. */
const stars = [
  'Vega',
  'Rigel',
  'Altair',
  'Deneb',
  'Mira',
  'Capella',
  'Spica',
  'Antares',
  'Sirius',
  'Polaris',
];

/** The name of an account that has chosen none: the same each time. */
export function usualName(account: string): string {
  const dice = createHash('sha256').update(`guest ${account}`).digest();
  const star = stars[dice.readUInt32BE(0) % stars.length];
  return `${star} ${10 + (dice.readUInt32BE(4) % 90)}`;
}

/** The name that somebody has typed, clean. Refuses a name that is too long, or of which nothing can be seen. */
export function typedName(text: string): string {
  const name = cleanName(text);
  if (name === '' || cut(name) !== name) {
    const { graphemes, bytes } = longest;
    throw new Refused('bad-request', `a name has 1 to ${graphemes} characters, and at most ${bytes} bytes`);
  }
  return name;
}

/** A name that was stored or received, clean, whoever let it in. An account without a name has its usual one. */
export function storedName(name: string, account: string): string {
  return cut(cleanName(name)) || usualName(account);
}

/**
 * The names of seat holders as everybody at the table is shown them, by seat: clean, and those that look alike with the
 * number of their seat. Names of bots are ids.
 */
export function seatNames(holders: readonly SeatHolder[]): readonly string[] {
  let names = known.get(holders);
  if (names === undefined) {
    const looks = holders.map((holder) => (holder.kind === 'person' ? lookOf(holder.name) : undefined));
    names = holders.map((holder, seat) => {
      if (holder.kind === 'open') return '';
      if (holder.kind === 'bot') return holder.bot;
      const name = storedName(holder.name, holder.account);
      const isAlone = looks.every((look, other) => other === seat || look !== looks[seat]);
      return isAlone ? name : `${name} #${seat + 1}`;
    });
    known.set(holders, names);
  }
  return names;
}

/** Somebody at a table, or somebody who has written there. */
export interface Somebody {
  readonly account: string;
  readonly name: string;
}

/**
 * Names the people who are shown outside the seats, as spectators or beside lines of the chat. A name is clean, and has a
 * number if it looks like that of a seat holder or of another one of these people: seat holders have that of their seat,
 * and others one of four digits, the same at every table.
 */
export function toldApart(
  holders: readonly SeatHolder[],
  people: Iterable<Somebody>,
): (somebody: Somebody) => string {
  const seated = peopleOn(holders);
  const bySeats = accountsByLook(seated);
  const byAll = accountsByLook([...seated, ...people]);
  return ({ account, name: stored }) => {
    const name = storedName(stored, account);
    const own = seated.find((holder) => holder.account === account);
    const alike = (own === undefined ? byAll : bySeats).get(lookOf(stored)) ?? new Set();
    if (alike.size < (alike.has(account) ? 2 : 1)) return name;
    return `${name} #${own === undefined ? numberOf(account) : own.seat + 1}`;
  };
}

/** The names of seat holders, by their lists, which never change. */
const known = new WeakMap<readonly SeatHolder[], readonly string[]>();

interface Seated extends Somebody {
  readonly seat: number;
}

function peopleOn(holders: readonly SeatHolder[]): readonly Seated[] {
  return holders.flatMap((holder, seat) =>
    holder.kind === 'person' ? [{ account: holder.account, name: holder.name, seat }] : [],
  );
}

function accountsByLook(people: Iterable<Somebody>): ReadonlyMap<string, ReadonlySet<string>> {
  const accounts = new Map<string, Set<string>>();
  for (const { account, name } of people) {
    const look = lookOf(name);
    accounts.set(look, (accounts.get(look) ?? new Set()).add(account));
  }
  return accounts;
}

/** What a stored name looks like at a glance. */
function lookOf(name: string): string {
  let look = lookOfName.get(name);
  if (look === undefined) {
    look = skeletonOf(cleanName(name));
    if (lookOfName.size >= mostLooks) lookOfName.clear();
    lookOfName.set(name, look);
  }
  return look;
}

function numberOf(account: string): number {
  return 1000 + (createHash('sha256').update(`number ${account}`).digest().readUInt32BE(0) % 9000);
}

/** As much of a clean name as a name may have. */
function cut(name: string): string {
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(name)) {
    count++;
    if (count > longest.graphemes || Buffer.byteLength(kept + segment) > longest.bytes) break;
    kept += segment;
  }
  return kept.trimEnd();
}
