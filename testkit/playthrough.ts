import { hashOf } from '../kernel/canonical.ts';
import type { EmittedEvent } from '../kernel/emitted-event.ts';
import type { Game, Json, Rules, Viewer } from '../kernel/game.ts';
import { Match, sampleBring } from '../kernel/match.ts';
import { seeded } from '../kernel/seeded.ts';
import type { SampleMatch } from './samples.ts';
import { pickChoice } from './test-case.ts';

/** Longer values stand in the text as their hash. */
const longest = 600;

/**
 * A whole random match as text that people can read and compare: each move with what was told, and a hash of what
 * every seat and a spectator see then, to the byte. At the start, half-way and at the end, and after each number of moves
 * in `shown`, the views stand there themselves. What is the same for all viewers stands there once. Where the table plays
 * a series, its matches follow each other.
 */
export function playthrough(game: Game, table: SampleMatch, shown: readonly number[] = []): string {
  const rules = game.open(table.options);
  const texts: string[] = [];
  for (let carry: Json | undefined; ; ) {
    const name = texts.length === 0 ? table.name : `${table.name} ${texts.length + 1}`;
    const { text, match } = playedMatch(
      game,
      rules,
      { ...table, name, ...(carry !== undefined && { carry }) },
      shown,
    );
    texts.push(text);
    carry = table.series === true ? rules.carry?.(match.state) : undefined;
    if (carry === undefined) return texts.join('\n');
  }
}

function playedMatch(
  game: Game,
  rules: Rules,
  { name, seats, options, carry }: SampleMatch,
  shown: readonly number[],
): { readonly text: string; readonly match: Match } {
  const bring = sampleBring(rules, seats, seeded(`${name}, bring`));
  const opening = { options, seats, seed: name, ...bring, ...(carry !== undefined && { carry }) };
  const match = new Match(game, opening, [], { rules });
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const moments: Moment[] = [{ heading: 'start', emitted: match.prologue, views: viewsOf(match, viewers) }];
  const player = seeded(`${name}, answers`);
  for (let given = pickChoice(match, player); given; given = pickChoice(match, player)) {
    const decision = match.decisions().find(({ seat }) => seat === given.seat);
    const emitted = match.play(given.seat, given.choice);
    const choices = decision?.input ? '' : ` of ${decision?.choices.length}`;
    moments.push({
      heading: `${match.moves.length}. seat ${given.seat} ${decision?.kind}: ${given.choice}${choices}`,
      emitted,
      views: viewsOf(match, viewers),
    });
  }
  const whole = new Set([0, Math.floor(match.moves.length / 2), match.moves.length, ...shown]);
  const text = [
    `${game.id} ${game.version}, ${seats} seats, options ${print(options)}, seed ${name}`,
    '',
    ...moments.flatMap(({ heading, emitted, views }, place) => [
      `${heading} #${hashOf(views).slice(0, 12)}`,
      ...emitted.map(formatEvent),
      ...(whole.has(place) ? gather(viewers, views.map(linesOf)) : []),
    ]),
    '',
    `outcome ${JSON.stringify(match.outcome)}`,
    `hash ${hashOf(match.state)}`,
    '',
  ].join('\n');
  return { text, match };
}

/** What the text says of one move, or of the set-up. */
interface Moment {
  readonly heading: string;
  readonly emitted: readonly EmittedEvent<unknown>[];
  /** As they are sent, one a viewer. */
  readonly views: readonly string[];
}

function viewsOf(match: Match, viewers: readonly Viewer[]): string[] {
  return viewers.map((viewer) => JSON.stringify(match.view(viewer)));
}

function formatEvent({ event, only, others }: EmittedEvent<unknown>): string {
  if (only === undefined) return `  ${printEvent(event)}`;
  return `  ${only.join(' ')}: ${printEvent(event)}; others: ${others === undefined ? '-' : printEvent(others)}`;
}

/** An event by its kind and its other members. */
function printEvent(event: unknown): string {
  if (!isRecord(event) || typeof event.kind !== 'string') return JSON.stringify(event);
  return Object.entries(event)
    .map(([key, value]) => (key === 'kind' ? value : `${key}=${JSON.stringify(value)}`))
    .join(' ');
}

/** A view by its parts, each small enough for a line: its members, and the items of lists of objects. */
function linesOf(text: string): string[] {
  const view: unknown = JSON.parse(text);
  return Object.entries(isRecord(view) ? view : { view }).flatMap(([key, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isRecord)
      ? value.map((item, index) => `${key}[${index}] = ${print(item)}`)
      : [`${key} = ${print(value)}`],
  );
}

/** The lines of all viewers, each marked with those for whom it holds (`*` for all), in the order of the first. */
function gather(viewers: readonly Viewer[], lines: readonly string[][]): string[] {
  const holders = new Map<string, Viewer[]>();
  for (const [place, viewer] of viewers.entries()) {
    for (const line of lines[place] ?? []) holders.set(line, [...(holders.get(line) ?? []), viewer]);
  }
  return [...holders].map(([line, of]) => `  ${of.length === viewers.length ? '*' : of.join(' ')} | ${line}`);
}

function print(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `(${text.length} characters, hash ${hashOf(value).slice(0, 16)})` : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
