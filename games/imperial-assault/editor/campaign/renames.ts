import { membersOf } from '../../../../web/packs/kit/schema-form/shape.ts';
import type { Laying } from '../../content/campaign/laying-schema.ts';
import { freeId } from '../cards.ts';
import type { Scenario } from './fresh.ts';
import { entranceId } from './laying-edits.ts';
import { kindsAt, type NamedKind } from './named.ts';
import { isLaying, isMission } from './shapes.ts';

/** The lists of what has a name of its own, and what is named there. */
const listsOfLaying = {
  sections: 'section',
  doors: 'door',
  areas: 'area',
  deploymentPoints: 'point',
  tokens: 'token',
} as const satisfies Partial<Record<keyof Laying, NamedKind>>;

interface Named {
  readonly id: string;
}

interface Rename {
  readonly kind: NamedKind;
  readonly from: string;
  readonly to: string;
}

/**
 * The scenario after a change in which something got another name: all that names it says the new one, and no name is that of two
 * things. The entrance keeps its name, by which the rules know it.
 */
export function followed(before: Scenario, { mission, laying }: Scenario): Scenario {
  const renames: Rename[] = [];
  let nextLaying = laying;
  for (const list of ['sections', 'doors', 'areas', 'deploymentPoints', 'tokens'] as const) {
    const entries: readonly Named[] = nextLaying[list];
    const map = nextLaying;
    const named = withFreeNames(before.laying[list], entries, listsOfLaying[list], renames, (at) =>
      rivalsOf(map, list, at),
    );
    const next: unknown = { ...nextLaying, [list]: named };
    if (isLaying(next)) nextLaying = next;
  }
  const events = withFreeNames(before.mission.events, mission.events, 'event', renames);
  const after: Scenario = { mission: { ...mission, events }, laying: nextLaying };
  return [...renames.filter((rename) => !isKind(before, rename)), ...kindsLost(before, after)].reduce(
    (scenario, rename) => renamed(before, scenario, rename),
    after,
  );
}

/** Entries whose new names nothing else has; what got one is noted. Another number of them means that none got one. */
function withFreeNames<T extends Named>(
  before: readonly Named[],
  after: readonly T[],
  kind: NamedKind,
  renames: Rename[],
  rivals: (at: number) => readonly Named[] = () => [],
): T[] {
  if (before.length !== after.length) return [...after];
  return after.map((entry, at) => {
    const from = before[at]?.id ?? entry.id;
    if (from === entry.id) return entry;
    const others = [...after.toSpliced(at, 1), ...rivals(at)];
    const to = kind === 'area' && from === entranceId ? from : freeId(others, entry.id);
    if (to !== from && !before.some(({ id }, other) => id === from && other !== at))
      renames.push({ kind, from, to });
    return { ...entry, id: to };
  });
}

/** What is named where an entry of a list of the map can be named, too. Tokens are named one by one and by their kinds. */
function rivalsOf({ areas, deploymentPoints, tokens }: Laying, list: keyof Laying, at: number): Named[] {
  const kinds = (some: Laying['tokens']): Named[] => some.map(({ kind }) => ({ id: kind }));
  switch (list) {
    case 'areas':
      return [...deploymentPoints, ...tokens, ...kinds(tokens)];
    case 'deploymentPoints':
      return [...areas, ...tokens, ...kinds(tokens)];
    case 'tokens':
      return [...areas, ...deploymentPoints, ...kinds(tokens.toSpliced(at, 1))];
    default:
      return [];
  }
}

/** Whether what was named so is all tokens of a kind: one of them may have another name then. */
function isKind({ laying }: Scenario, { kind, from }: Rename): boolean {
  return kind === 'token' && laying.tokens.some((token) => token.kind === from);
}

/** Kinds that the last of their tokens has no more: what named them means its new kind. */
function kindsLost(before: Scenario, { laying: { tokens } }: Scenario): Rename[] {
  if (before.laying.tokens.length !== tokens.length) return [];
  return before.laying.tokens.flatMap(({ kind: from }, at) => {
    const to = tokens[at]?.kind ?? from;
    return tokens.some(({ id, kind }) => id === from || kind === from) ? [] : [{ kind: 'token', from, to }];
  });
}

function renamed(before: Scenario, scenario: Scenario, { kind, from, to }: Rename): Scenario {
  const isMeant = (place: string): boolean =>
    kindsAt(scenario, place).find((one) => isCalled(before, one, from)) === kind;
  const visit = (value: unknown, place: string): unknown => {
    if (typeof value === 'string') return value === from && isMeant(place) ? to : value;
    if (Array.isArray(value)) return value.map((item, at) => visit(item, `${place}/${at}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(membersOf(value)).map(([name, inner]) => [name, visit(inner, `${place}/${name}`)]),
    );
  };
  const mission = visit(scenario.mission, '/missions/0');
  const laying = visit(scenario.laying, '/layings/0');
  return {
    mission: isMission(mission) ? mission : scenario.mission,
    laying: isLaying(laying) ? laying : scenario.laying,
  };
}

/** Whether something of a kind has a name; where several kinds can be named, the first that has it is meant. */
function isCalled({ laying }: Scenario, kind: NamedKind, name: string): boolean {
  switch (kind) {
    case 'area':
      return laying.areas.some(({ id }) => id === name);
    case 'point':
      return laying.deploymentPoints.some(({ id }) => id === name);
    case 'token':
      return laying.tokens.some((token) => token.id === name || token.kind === name);
    default:
      return true;
  }
}
