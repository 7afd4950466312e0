import { entry } from '../../../common/at.ts';
import type { Fault } from '../../../common/fault.ts';
import type { Space } from '../../geometry/map.ts';
import type { CampaignFile } from './campaign-file.ts';
import { type CardFaultKey, checkCards } from './cards-check.ts';
import { type CampaignBox, type CampaignPack, packWith } from './compile-campaign.ts';
import { compileCampaignMission, tilesById } from './compile-mission.ts';
import { type Laid, readLaying } from './laying.ts';
import { checkLaying, type LayingFaultKey, reachedFrom } from './laying-check.ts';
import type { CompiledCampaignMission } from './mission.ts';
import { partsOf } from './mission-parts.ts';
import type {
  CampaignMission,
  MissionEffect,
  MissionEvent,
  MissionFigures,
  MissionMoment,
  MissionRequirement,
} from './mission-schema.ts';

/** What can be wrong with a mission whose shape is right. The sentence is the message `pack.<key>` of the game. */
export const missionFaultKeys = [
  'unknownCard',
  'unknownPlace',
  'unknownDoor',
  'unknownToken',
  'unknownSection',
  'unknownPoint',
  'unknownEvent',
  'unknownCounter',
  'noLaying',
  'twice',
  'never',
  'outOfReach',
  'noVictory',
  'endless',
  'loop',
] as const;
export type MissionFaultKey = (typeof missionFaultKeys)[number];

/** What can be wrong with a file of missions. */
export type FileFaultKey = CardFaultKey | LayingFaultKey | MissionFaultKey;

type Report = (place: string, key: MissionFaultKey, args?: Fault['args']) => void;
/** The ids that a part of a mission names, each with its place and what it has to be. */
type Names = (place: string, key: Unknown, id: string) => void;
type Unknown = Extract<MissionFaultKey, `unknown${string}`>;

/**
 * What a schema cannot say about a mission that has the right shape, on a map without faults of its own: names of what there
 * is not, events that can never happen, goals that nobody can reach, and a mission that nobody can win or that need not end.
 */
export function checkMission(
  mission: CampaignMission,
  laid: Laid,
  cards: Pick<CampaignPack, 'deployments' | 'heroes'>,
): Fault<MissionFaultKey>[] {
  const faults: Fault<MissionFaultKey>[] = [];
  const report: Report = (place, key, args = {}) => {
    faults.push({ place, key, args });
  };
  checkNames(mission, compileCampaignMission(mission, laid), cards, report);
  // Whether something can happen is a question only where everything is there that it names.
  if (faults.length > 0) return faults;
  const possible = possibilitiesOf(mission, laid);
  for (const [at, { id }] of mission.events.entries())
    if (!possible.events.has(id)) report(`/events/${at}/when`, 'never', { id });
  checkReach(mission, laid, possible, report);
  checkEnd(mission, possible, report);
  checkLoops(mission, report);
  return faults;
}

/**
 * What makes a mission no good, though it can be played: it is forgiven where rules are tried, and where a campaign is under
 * way, which an earlier check has let begin.
 */
export const forgivable: readonly FileFaultKey[] = ['apart', 'never', 'outOfReach', 'noVictory', 'endless'];

/**
 * What a schema cannot say about a file of missions for which these cards and tiles are there: the faults of its own cards, of
 * its maps and missions, and missions without a map. The open part of a file has no faults: what it lacks is sealed.
 */
export function checkFile(file: CampaignFile, box: CampaignBox): Fault<FileFaultKey>[] {
  const faults = file.cards === undefined ? [] : checkCards(file.cards);
  if (file.sealed === undefined && file.open !== undefined) return faults;
  const ofMissions = checkMissions(packWith(box)(file));
  return file.sealed === undefined
    ? [...faults, ...ofMissions]
    : [...faults, ...ofMissions.filter(({ key }) => !forgivable.includes(key))];
}

function checkMissions({
  missions = [],
  layings = [],
  ...cards
}: CampaignPack): Fault<MissionFaultKey | LayingFaultKey>[] {
  const tiles = tilesById(cards.tiles);
  const twice = (list: 'missions' | 'layings', ids: readonly string[]): Fault<'twice'>[] =>
    ids.flatMap((id, at) =>
      ids.indexOf(id) < at ? [{ place: `/${list}/${at}/id`, key: 'twice', args: { id } }] : [],
    );
  const within = <K extends string>(place: string, faults: readonly Fault<K>[]): Fault<K>[] =>
    faults.map((fault) => ({ ...fault, place: `${place}${fault.place}` }));
  const ofLayings = layings.flatMap((laying, at) => within(`/layings/${at}`, checkLaying(laying, tiles)));
  return [
    ...twice(
      'missions',
      missions.map(({ id }) => id),
    ),
    ...twice(
      'layings',
      layings.map(({ id }) => id),
    ),
    ...ofLayings,
    ...missions.flatMap((mission, at): Fault<MissionFaultKey>[] => {
      const place = `/missions/${at}`;
      const laying = layings.find(({ id }) => id === mission.laying);
      if (laying === undefined)
        return [{ place: `${place}/laying`, key: 'noLaying', args: { id: mission.laying } }];
      // Of a map with faults it is not known what there is on it.
      return ofLayings.length > 0
        ? []
        : within(place, checkMission(mission, readLaying(laying, tiles), cards));
    }),
  ];
}

/** Every name has to be that of something. */
function checkNames(
  mission: CampaignMission,
  compiled: CompiledCampaignMission,
  { deployments, heroes }: Pick<CampaignPack, 'deployments' | 'heroes'>,
  report: Report,
): void {
  const { points, areas, tokenIds, tokens, doorIds, sections } = compiled;
  const names = (of: Iterable<string>): ReadonlySet<string> => new Set(of);
  const tokenNames = [...tokenIds, ...tokens.map(({ kind }) => kind)];
  const known: Readonly<Record<Unknown, ReadonlySet<string>>> = {
    unknownCard: names([...deployments, ...heroes].map(({ id }) => id)),
    unknownPlace: names([...points.keys(), ...areas.keys()]),
    unknownDoor: names(doorIds),
    unknownToken: names(tokenNames),
    unknownSection: names(sections.keys()),
    unknownPoint: names(points.keys()),
    unknownEvent: names(mission.events.map(({ id }) => id)),
    unknownCounter: names(
      effectsOf(mission).flatMap((effect) => (effect.do === 'count' ? [effect.counter] : [])),
    ),
  };
  const check: Names = (place, key, id) => {
    if (!known[key].has(id)) report(place, key, { id });
  };
  const checkTarget: Names = (place, key, id) => {
    // What is controlled or aimed at can be an area, a token, and other things.
    const isKnown = Object.entries(known).some(([kind, ids]) => kind !== 'unknownCounter' && ids.has(id));
    if (!isKnown) report(place, key, { id });
  };
  const requirements = (place: string, list: readonly MissionRequirement[] = []): void => {
    for (const [at, requirement] of list.entries())
      namesInRequirement(requirement, `${place}/${at}`, check, checkTarget);
  };

  for (const [at, { card, at: where }] of mission.groups.initial.entries()) {
    check(`/groups/initial/${at}/card`, 'unknownCard', card);
    check(`/groups/initial/${at}/at`, 'unknownPlace', where);
  }
  for (const [at, card] of mission.groups.reserved.entries())
    check(`/groups/reserved/${at}`, 'unknownCard', card);
  for (const [at, door] of (mission.locked ?? []).entries()) check(`/locked/${at}`, 'unknownDoor', door);
  const ruled = new Set<string>();
  for (const [at, rule] of mission.tokens.entries()) {
    const place = `/tokens/${at}`;
    check(`${place}/token`, 'unknownToken', rule.token);
    if (ruled.has(rule.token)) report(`${place}/token`, 'twice', { id: rule.token });
    ruled.add(rule.token);
    for (const what of ['interact', 'attackable', 'carry'] as const)
      requirements(`${place}/${what}/if`, rule[what]?.if);
  }
  const ids = new Set<string>();
  for (const [at, event] of mission.events.entries()) {
    const place = `/events/${at}`;
    if (ids.has(event.id)) report(`${place}/id`, 'twice', { id: event.id });
    ids.add(event.id);
    namesInMoment(event.when, `${place}/when`, check);
    requirements(`${place}/if`, event.if);
    for (const [number, effect] of event.do.entries())
      namesInEffect(effect, `${place}/do/${number}`, check, requirements);
  }
  for (const [at, aim] of mission.aims.entries()) {
    if (aim.what !== undefined) checkTarget(`/aims/${at}/what`, 'unknownPlace', aim.what);
    if (aim.to !== undefined) check(`/aims/${at}/to`, 'unknownPlace', aim.to);
    requirements(`/aims/${at}/if`, aim.if);
  }
}

function namesOfFigures({ card }: MissionFigures, place: string, check: Names): void {
  if (card !== undefined) check(`${place}/card`, 'unknownCard', card);
}

function namesInMoment(when: MissionMoment, place: string, check: Names): void {
  if ('door' in when) check(`${place}/door`, 'unknownDoor', when.door);
  if ('token' in when) check(`${place}/token`, 'unknownToken', when.token);
  if ('area' in when) check(`${place}/area`, 'unknownPlace', when.area);
  if ('who' in when) namesOfFigures(when.who, `${place}/who`, check);
  if ('counter' in when) check(`${place}/counter`, 'unknownCounter', when.counter);
  if ('section' in when) check(`${place}/section`, 'unknownSection', when.section);
  if ('event' in when) check(`${place}/event`, 'unknownEvent', when.event);
}

function namesInRequirement(
  requirement: MissionRequirement,
  place: string,
  check: Names,
  checkTarget: Names,
): void {
  if ('happened' in requirement) check(`${place}/happened`, 'unknownEvent', requirement.happened);
  if ('counter' in requirement) check(`${place}/counter`, 'unknownCounter', requirement.counter);
  if ('figures' in requirement) {
    namesOfFigures(requirement.figures, `${place}/figures`, check);
    if (requirement.in !== undefined) check(`${place}/in`, 'unknownPlace', requirement.in);
  }
  if ('tokens' in requirement) check(`${place}/tokens`, 'unknownToken', requirement.tokens);
  if ('controls' in requirement) checkTarget(`${place}/of`, 'unknownPlace', requirement.of);
  if ('open' in requirement) check(`${place}/open`, 'unknownDoor', requirement.open);
}

function namesInEffect(
  effect: MissionEffect,
  place: string,
  check: Names,
  requirements: (place: string, list: readonly MissionRequirement[] | undefined) => void,
): void {
  switch (effect.do) {
    case 'reveal':
      check(`${place}/section`, 'unknownSection', effect.section);
      return;
    case 'open':
    case 'lock':
    case 'unlock':
      check(`${place}/door`, 'unknownDoor', effect.door);
      return;
    case 'deploy':
      for (const [at, card] of effect.cards.entries()) check(`${place}/cards/${at}`, 'unknownCard', card);
      check(`${place}/at`, 'unknownPlace', effect.at);
      return;
    case 'place':
      namesOfFigures(effect.who, `${place}/who`, check);
      if (effect.in !== undefined) check(`${place}/in`, 'unknownPlace', effect.in);
      check(`${place}/at`, 'unknownPlace', effect.at);
      return;
    case 'activate-point':
    case 'close-point':
      check(`${place}/point`, 'unknownPoint', effect.point);
      return;
    case 'put-token':
    case 'remove-token':
      check(`${place}/token`, 'unknownToken', effect.token);
      return;
    case 'if':
      requirements(`${place}/if`, effect.if);
  }
  const parts = placesOfParts(effect, place);
  for (const [part, effects] of partsOf(effect).entries())
    for (const [at, inner] of effects.entries())
      namesInEffect(inner, `${parts[part] ?? place}/${at}`, check, requirements);
}

/** Where the lists of effects inside an effect stand, in the order of {@link partsOf}. */
function placesOfParts(effect: MissionEffect, place: string): readonly string[] {
  switch (effect.do) {
    case 'test':
      return [`${place}/success`, `${place}/failure`];
    case 'if':
      return [`${place}/effects`, `${place}/otherwise`];
    case 'choose':
      return effect.options.map((_, option) => `${place}/options/${option}/do`);
    default:
      return [];
  }
}

/** All that an event does, and all that is inside of that. */
function effectsIn({ do: effects }: Pick<MissionEvent, 'do'>): MissionEffect[] {
  return effects.flatMap((effect): MissionEffect[] => [effect, ...partsOf(effect).flat()]);
}

function effectsOf({ events }: CampaignMission): MissionEffect[] {
  return events.flatMap(effectsIn);
}

/** What can come about in a mission at all. */
interface Possibilities {
  readonly events: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  /** Doors by number that can come to be open, and tokens by number that can come to lie on the map. */
  readonly doors: ReadonlySet<number>;
  readonly tokens: ReadonlySet<number>;
}

/** Goes on until nothing more becomes possible: events bring about what other events need. */
function possibilitiesOf(mission: CampaignMission, laid: Laid): Possibilities {
  const compiled = compileCampaignMission(mission, laid);
  const { doorIds, tokenIds, tokens, tokenSections, laidLater } = compiled;
  const locked = mission.locked ?? [];
  const events = new Set<string>();
  const isOf = (token: number, name: string): boolean =>
    tokenIds[token] === name || tokens[token]?.kind === name;
  for (let before = -1; before < events.size; ) {
    before = events.size;
    const effects = mission.events.filter(({ id }) => events.has(id)).flatMap(effectsIn);
    const named = (
      does: MissionEffect['do'],
      of: (effect: MissionEffect) => string | undefined,
    ): Set<string> => new Set(effects.flatMap((effect) => (effect.do === does ? (of(effect) ?? []) : [])));
    const sections = named('reveal', (effect) => (effect.do === 'reveal' ? effect.section : undefined));
    const freed = new Set(
      effects.flatMap((effect) => (effect.do === 'open' || effect.do === 'unlock' ? [effect.door] : [])),
    );
    const put = named('put-token', (effect) => (effect.do === 'put-token' ? effect.token : undefined));
    const doors = new Set(
      doorIds.flatMap((id, door) => (!locked.includes(id) || freed.has(id) ? [door] : [])),
    );
    const lying = new Set(
      tokenIds.flatMap((_, token) => {
        const section = tokenSections[token] ?? null;
        const isPut = [...put].some((name) => isOf(token, name));
        const isShown = section === null || sections.has(section);
        return isPut || (laidLater[token] !== true && isShown) ? [token] : [];
      }),
    );
    const possible: Possibilities = { events, sections, doors, tokens: lying };
    for (const event of mission.events)
      if (canHappen(mission, compiled, event, possible, isOf)) events.add(event.id);
    if (before === events.size) return possible;
  }
  throw new Error('there is always a last event that becomes possible');
}

/** Whether an event can happen once all that is possible so far has come about. */
function canHappen(
  mission: CampaignMission,
  { doorIds, areas }: CompiledCampaignMission,
  { when, if: requirements = [] }: MissionEvent,
  { events, sections, doors, tokens }: Possibilities,
  isOf: (token: number, name: string) => boolean,
): boolean {
  const needed = requirements.every((one) => {
    if ('happened' in one) return one.not !== undefined || events.has(one.happened);
    // Each figure takes a space: a deployment point is one.
    if ('figures' in one && one.in !== undefined)
      return (one.are.least ?? 0) <= (areas.get(one.in)?.length ?? 1);
    return true;
  });
  if (!needed) return false;
  /** Whether such a token can lie there, with a rule that lets this be done with it. */
  const canBe = (name: string, what: 'interact' | 'attackable' | 'carry'): boolean =>
    [...tokens].some((token) => {
      if (!isOf(token, name)) return false;
      if (what === 'interact' && isOf(token, 'crate')) return true;
      return mission.tokens.some(
        (rule) =>
          isOf(token, rule.token) &&
          (rule[what] !== undefined || (what === 'interact' && rule.carry !== undefined)),
      );
    });
  switch (when.at) {
    case 'round-start':
    case 'round-end':
      return when.round === undefined || mission.rounds === undefined || when.round <= mission.rounds;
    case 'opened':
      return doors.has(doorIds.indexOf(when.door));
    case 'interacts':
      return canBe(when.token, 'interact');
    case 'destroyed':
      return canBe(when.token, 'attackable');
    case 'brought':
      return canBe(when.token, 'carry');
    case 'counted':
      return canCount(mission, events, when.counter, when.least);
    case 'revealed':
      return sections.has(when.section);
    case 'event':
      return events.has(when.event);
    default:
      return true;
  }
}

/** Whether possible events can count so far: those that happen again as far as they like. */
function canCount(
  { events }: CampaignMission,
  possible: ReadonlySet<string>,
  counter: string,
  least: number,
): boolean {
  let most = 0;
  for (const event of events) {
    if (!possible.has(event.id)) continue;
    for (const effect of effectsIn(event)) {
      if (effect.do !== 'count' || effect.counter !== counter || effect.by < 0) continue;
      if (event.again === true) return true;
      most += effect.by;
    }
  }
  return most >= least;
}

/** Where something happens, heroes have to get: not through locked doors and into sections that nothing reveals. */
function checkReach(
  mission: CampaignMission,
  laid: Laid,
  { events, sections, doors }: Possibilities,
  report: Report,
): void {
  const {
    areas,
    points,
    tokenIds,
    tokens,
    entrance,
    sectionAt,
    sections: hidden,
  } = {
    ...compileCampaignMission(mission, laid),
    sectionAt: (space: Space): string | undefined => {
      const section = laid.sectionOf(space);
      return section !== undefined && laid.hidden.includes(section)
        ? entry(laid.sections, section).id
        : undefined;
    },
  };
  const open = [...doors, ...[...sections].flatMap((id) => hidden.get(id) ?? [])];
  // Heroes begin on the entrance, and go on from where an event puts them.
  const starts = mission.events
    .filter(({ id }) => events.has(id))
    .flatMap(effectsIn)
    .flatMap((effect) =>
      effect.do === 'place' ? (areas.get(effect.at) ?? points.get(effect.at)?.space ?? []) : [],
    );
  const reached = reachedFrom(laid.map, [...entrance, ...starts], open);
  const isReached = (space: Space): boolean => {
    const section = sectionAt(space);
    return reached.has(space) && (section === undefined || sections.has(section));
  };
  const spacesOf = (id: string): readonly Space[] => {
    const point = points.get(id);
    if (point !== undefined) return [point.space];
    const lying = tokenIds.flatMap((own, token) =>
      own === id || tokens[token]?.kind === id ? [entry(tokens, token).space] : [],
    );
    return areas.get(id) ?? lying;
  };
  const check = (place: string, id: string, isNear: (space: Space) => boolean): void => {
    const spaces = spacesOf(id);
    if (spaces.length > 0 && !spaces.some(isNear)) report(place, 'outOfReach', { id });
  };
  /** A token is reached from around it, such as one in blocking terrain. */
  const isNearReached = (space: Space): boolean =>
    isReached(space) || neighboursOf(laid, space).some(isReached);
  for (const [at, { id, when }] of mission.events.entries()) {
    const place = `/events/${at}/when`;
    if (!events.has(id)) continue;
    if ('area' in when && !('who' in when && when.who.side === 'empire'))
      check(`${place}/area`, when.area, isReached);
    if ('token' in when && !('by' in when && when.by === 'empire'))
      check(`${place}/token`, when.token, isNearReached);
  }
  for (const [at, { side, aim, what, to }] of mission.aims.entries()) {
    if (side !== 'rebels') continue;
    if (aim === 'reach' && what !== undefined) check(`/aims/${at}/what`, what, isReached);
    if (to !== undefined) check(`/aims/${at}/to`, to, isReached);
  }
}

function neighboursOf({ columns, map }: Laid, space: Space): Space[] {
  const column = space % columns;
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => {
      const other = space + down * columns + across;
      const isBeside = column + across >= 0 && column + across < columns && (down !== 0 || across !== 0);
      return isBeside && map.terrain[other] !== undefined ? [other] : [];
    }),
  );
}

/** The Empire wins when no hero is left; for all else the mission has to say who wins, and when it is over. */
function checkEnd(mission: CampaignMission, { events }: Possibilities, report: Report): void {
  const effects = mission.events
    .filter(({ id }) => events.has(id))
    .map((event) => ({ event, effects: effectsIn(event) }));
  const isWonBy = (side: 'rebels' | 'empire'): boolean =>
    effects.some((one) => one.effects.some((effect) => effect.do === 'win' && effect.side === side));
  if (!isWonBy('rebels')) report('/events', 'noVictory', { side: 'rebels' });
  const isLimited =
    mission.rounds !== undefined ||
    effects.some(
      (one) =>
        one.effects.some(({ do: does }) => does === 'limit-rounds') ||
        (one.event.when.at.startsWith('round-') && one.effects.some(({ do: does }) => does === 'win')),
    );
  if (!isLimited) report('/rounds', 'endless');
}

/** Events that happen again must not bring themselves about for ever. */
function checkLoops({ events }: CampaignMission, report: Report): void {
  // What asks for something, or for a test or a choice, can end.
  const again = events.filter((event) => event.again === true && event.if === undefined);
  const follows = (one: MissionEvent, other: MissionEvent): boolean => {
    const { when } = other;
    if (when.at === 'event') return when.event === one.id;
    return (
      when.at === 'counted' &&
      one.do.some((effect) => effect.do === 'count' && effect.counter === when.counter && effect.by > 0)
    );
  };
  for (const [at, event] of events.entries()) {
    if (!again.includes(event)) continue;
    const reached = new Set<MissionEvent>();
    const open = [event];
    for (const one of open)
      for (const other of again)
        if (follows(one, other) && !reached.has(other)) {
          reached.add(other);
          open.push(other);
        }
    if (reached.has(event)) report(`/events/${at}`, 'loop', { id: event.id });
  }
}
