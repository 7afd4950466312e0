import { hashOf } from '../kernel/canonical.ts';
import type { Game, Viewer } from '../kernel/game.ts';
import { type EmittedEvent, Match, sampleBring } from '../kernel/match.ts';
import { seeded } from '../kernel/seeded.ts';
import type { SampleMatch } from './samples.ts';
import { pickChoice } from './test-case.ts';

/** Longer values stand in the text as their hash. */
const longest = 600;

/**
 * A whole random match as text that people can read and compare: what every seat and a spectator see at the start,
 * and after each move what was told and what changed for whom. What is the same for all viewers stands there once.
 */
export function playthrough(game: Game, { name, seats, options }: SampleMatch): string {
  const rules = game.open(options);
  const bring = sampleBring(rules, seats, seeded(`${name}, bring`));
  const match = new Match(game, { options, seats, seed: name, ...bring }, [], { rules });
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  let shown = viewers.map((viewer) => partsOf(match.view(viewer)));
  const lines = [
    `${game.id} ${game.version}, ${seats} seats, options ${JSON.stringify(options)}, seed ${name}`,
    '',
    'start',
    ...match.prologue.map(formatEvent),
    ...gather(
      viewers,
      shown.map((parts) => [...parts].map(([path, value]) => `${path} = ${print(value)}`)),
    ),
  ];
  const player = seeded(`${name}, answers`);
  for (let given = pickChoice(match, player); given; given = pickChoice(match, player)) {
    const decision = match.decisions().find(({ seat }) => seat === given.seat);
    const emitted = match.play(given.seat, given.choice);
    const now = viewers.map((viewer) => partsOf(match.view(viewer)));
    lines.push(
      '',
      `${match.moves.length}. seat ${given.seat} ${decision?.kind}: ${given.choice}${decision?.input ? '' : ` of ${decision?.choices.length}`}`,
      ...emitted.map(formatEvent),
      ...gather(
        viewers,
        now.map((parts, place) => changes(shown[place] ?? new Map(), parts)),
      ),
    );
    shown = now;
  }
  lines.push('', `outcome ${JSON.stringify(match.outcome)}`, `hash ${hashOf(match.state)}`, '');
  return lines.join('\n');
}

function formatEvent({ event, only, others }: EmittedEvent<unknown>): string {
  if (only === undefined) return `! ${JSON.stringify(event)}`;
  return `! ${only.join(' ')}: ${JSON.stringify(event)}; others: ${others === undefined ? '-' : JSON.stringify(others)}`;
}

/** A view in parts, each small enough for a line: its members, and the items of lists of objects. */
function partsOf(view: unknown): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const [key, value] of Object.entries(isRecord(view) ? view : { view })) {
    if (Array.isArray(value) && value.length > 0 && value.every(isRecord)) {
      for (const [index, item] of value.entries()) parts.set(`${key}[${index}]`, item);
    } else parts.set(key, value);
  }
  return parts;
}

function changes(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): string[] {
  const lines: string[] = [];
  for (const [path, value] of now) {
    const was = before.get(path);
    if (JSON.stringify(was) === JSON.stringify(value)) continue;
    if (!isRecord(was) || !isRecord(value)) {
      lines.push(`${path} = ${print(value)}`);
      continue;
    }
    const keys = [...new Set([...Object.keys(was), ...Object.keys(value)])];
    const changed = keys.filter((key) => JSON.stringify(was[key]) !== JSON.stringify(value[key]));
    lines.push(
      `${path} ${changed.map((key) => `${key} = ${key in value ? print(value[key]) : 'nothing'}`).join(', ')}`,
    );
  }
  for (const path of before.keys()) if (!now.has(path)) lines.push(`${path} = nothing`);
  return lines;
}

/** The lines of all viewers, each marked with those for whom it holds (`*` for all), in the order of the first. */
function gather(viewers: readonly Viewer[], lines: readonly string[][]): string[] {
  const holders = new Map<string, Viewer[]>();
  for (const [place, viewer] of viewers.entries()) {
    for (const line of lines[place] ?? []) holders.set(line, [...(holders.get(line) ?? []), viewer]);
  }
  return [...holders].map(([line, of]) => `${of.length === viewers.length ? '*' : of.join(' ')} | ${line}`);
}

function print(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `(${text.length} characters, hash ${hashOf(value).slice(0, 16)})` : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
