import type { Result } from '../../simulation/play-match.ts';
import { type Tally, tallies, teamTallies } from '../../simulation/tally.ts';
import { wilson } from '../../simulation/wilson.ts';
import { columns } from '../columns.ts';

/** A result, with the names of the forces by seat where they were named. */
export interface Played extends Result {
  readonly forces?: readonly string[];
}

/** The results as tables for people. `counted` names the events that were counted. */
export function report(
  results: readonly Played[],
  cooperative: boolean,
  counted: readonly string[] = [],
): string {
  if (cooperative) return joined([formatTable('team', teamTallies(results)), ...ends(results, counted)]);
  const bots = tallies(results, cooperative, ({ bots }, seat) => bots[seat] ?? '');
  const seats = tallies(results, cooperative, ({ forces }, seat) =>
    [seat, ...(forces?.slice(seat, seat + 1) ?? [])].join(' '),
  );
  return joined([formatTable('bot', bots), formatTable('seat', seats), ...ends(results, counted)]);
}

/** The results of each force against each other, as tables for people. */
export function pairsReport(results: readonly Played[], counted: readonly string[] = []): string {
  const pairs = Map.groupBy(results, ({ forces }) => [...(forces ?? [])].sort().join(' '));
  const forceOf = ({ forces }: Played, seat: number): string => forces?.[seat] ?? '';
  const rows = [...pairs.values()].flatMap((played) => {
    const both = tallies(played, false, forceOf);
    const [one, other] = [both[0]?.name, both[1]?.name];
    return both.slice(0, 1).map((tally) => ({ ...tally, name: `${one} against ${other}` }));
  });
  return joined([
    formatTable('force', rows),
    formatTable('force', tallies(results, false, forceOf)),
    ...ends(results, counted),
  ]);
}

function joined(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

/** Who began, what happened how often, and how long matches took. */
function ends(results: readonly Played[], counted: readonly string[]): string[] {
  const lengths = (['moves', 'turns'] as const).map((what) =>
    length(
      what,
      results.map((result) => result[what]),
    ),
  );
  return [...beginners(results), ...eventTable(results, counted), lengths.join('\n')];
}

/** How often who was asked first came first, where that was not always the same seat. */
function beginners(results: readonly Played[]): string[] {
  const begun = results.filter(({ first }) => first !== undefined);
  if (new Set(begun.map(({ first }) => first)).size < 2) return [];
  const found = tallies(begun, false, ({ first }, seat) => (seat === first ? 'first' : 'others'));
  return [
    formatTable(
      'to move',
      found.sort((one, other) => one.name.localeCompare(other.name)),
    ),
  ];
}

function eventTable(results: readonly Played[], counted: readonly string[]): string[] {
  if (counted.length === 0) return [];
  const rows = counted.map((name, place) => {
    const counts = results.map(({ events }) => events?.[place] ?? 0);
    const matches = counts.filter((count) => count > 0).length;
    const [low, high] = wilson(matches, counts.length);
    return [
      name,
      String(matches),
      percent(matches / counts.length),
      `${percent(low)} to ${percent(high)}`,
      mean(counts).toFixed(2),
    ];
  });
  return [columns([['event', 'in matches', '%', '95 % interval', 'mean'], ...rows])];
}

function length(name: string, counts: readonly number[]): string {
  const sorted = [...counts].sort((a, b) => a - b);
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantile(sorted, share));
  const range = `80 % from ${low} to ${high}, all from ${sorted[0]} to ${sorted.at(-1)}`;
  return `${name} in a match: median ${middle}, mean ${mean(counts).toFixed(1)}, ${range}`;
}

/** The results as lines of comma-separated values. Several values in a field are apart by a space, by seat. */
export function csv(results: readonly Result[]): string {
  const lines = results.map(({ seed, bots, ranks, scores = [], moves, turns }, number) =>
    [number, quoted(seed), bots.join(' '), ranks.join(' '), scores.join(' '), moves, turns].join(','),
  );
  return `${['match,seed,bots,ranks,scores,moves,turns', ...lines].join('\n')}\n`;
}

function formatTable(head: string, rows: readonly Tally[]): string {
  const scored = rows.some(({ scores }) => scores.length > 0);
  return columns([
    [
      head,
      'played',
      'won',
      'shared',
      'won %',
      '95 % interval',
      ...(scored ? ['mean score', 'least', 'most'] : []),
    ],
    ...rows.map(({ name, played, won, shared, scores }) => {
      const [low, high] = wilson(won, played);
      return [
        name,
        String(played),
        String(won),
        String(shared),
        percent(won / played),
        `${percent(low)} to ${percent(high)}`,
        ...(scored
          ? [mean(scores).toFixed(1), String(Math.min(...scores)), String(Math.max(...scores))]
          : []),
      ];
    }),
  ]);
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which such a share lies; between two values, their middle. */
function quantile(sorted: readonly number[], share: number): number {
  const at = sorted.length * share;
  return ((sorted[Math.ceil(at) - 1] ?? 0) + (sorted[Math.floor(at)] ?? 0)) / 2;
}
