import type { Result } from '../../simulation/play-match.ts';
import { type Tally, tallies, teamTallies } from '../../simulation/tally.ts';
import { wilson } from '../../simulation/wilson.ts';
import { columns } from '../columns.ts';

/** The results as tables for people. */
export function report(results: readonly Result[], cooperative: boolean): string {
  const tables = cooperative
    ? [formatTable('team', teamTallies(results))]
    : [
        formatTable(
          'bot',
          tallies(results, cooperative, ({ bots }, seat) => bots[seat] ?? ''),
        ),
        '',
        formatTable(
          'seat',
          tallies(results, cooperative, (_, seat) => String(seat)),
        ),
      ];
  const counts = ['moves', 'turns'] as const;
  const lengths = counts.map((count) =>
    length(
      count,
      results.map((result) => result[count]),
    ),
  );
  return [...tables, '', ...lengths, ''].join('\n');
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
  return columns([
    [head, 'played', 'won', 'shared', 'won %', '95 % interval', 'mean score', 'least', 'most'],
    ...rows.map(({ name, played, won, shared, scores }) => {
      const [low, high] = wilson(won, played);
      const points =
        scores.length > 0
          ? [mean(scores).toFixed(1), String(Math.min(...scores)), String(Math.max(...scores))]
          : ['-', '-', '-'];
      return [
        name,
        String(played),
        String(won),
        String(shared),
        percent(won / played),
        `${percent(low)} to ${percent(high)}`,
        ...points,
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
