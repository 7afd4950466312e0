import type { Result } from '../../simulation/play-match.ts';
import { type Tally, tallies } from '../../simulation/tally.ts';
import { wilson } from '../../simulation/wilson.ts';
import { columns } from '../columns.ts';

/** The results as tables for people. */
export function report(results: readonly Result[], cooperative: boolean): string {
  const lengths = results.map(({ answers }) => answers).sort((a, b) => a - b);
  return [
    table(
      'bot',
      tallies(results, cooperative, ({ bots }, seat) => bots[seat] ?? ''),
    ),
    '',
    table(
      'seat',
      tallies(results, cooperative, (_, seat) => String(seat)),
    ),
    '',
    `answers in a match: median ${median(lengths)}, from ${lengths[0]} to ${lengths.at(-1)}`,
    '',
  ].join('\n');
}

/** The results as lines of comma-separated values. Several values in a field are apart by a space, by seat. */
export function csv(results: readonly Result[]): string {
  const lines = results.map(({ seed, bots, ranks, scores = [], answers }, number) =>
    [number, quoted(seed), bots.join(' '), ranks.join(' '), scores.join(' '), answers].join(','),
  );
  return `${['match,seed,bots,ranks,scores,answers', ...lines].join('\n')}\n`;
}

function table(head: string, rows: readonly Tally[]): string {
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

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
