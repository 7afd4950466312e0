import { canonical } from '../../../../../kernel/canonical.ts';
import { entry } from '../../../../common/at.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import type { DieKind } from '../../../content/compiled.ts';
import { results } from '../../../content/vocabulary.ts';
import type { Space } from '../../../geometry/map.ts';
import type { Arms } from '../../added.ts';
import { distanceFor, targetSpaces } from '../../attack/aim.ts';
import { firstParts, poolsOf } from '../../attack/attack.ts';
import { kindOf, objectsOf, plainAttack, targetsOf } from '../../attack/begin.ts';
import { noResultsYet } from '../../attack/change.ts';
import { currentAttack } from '../../attack/current.ts';
import { isDefenceDie } from '../../attack/dice.ts';
import type { Attack, AttackOrder, AttackPhase, Part } from '../../attack/frames.ts';
import { distanceToObject, kindAgainstObject } from '../../attack/objects.ts';
import { cancel, type RolledDie } from '../../attack/results.ts';
import { mostUses, usableSurges } from '../../attack/surges.ts';
import { attackResults } from '../../attack/totals.ts';
import { missionOf, placeNamed } from '../../drawn-mission.ts';
import { orderOfAttack } from '../../effects/attacks.ts';
import type { Terms } from '../../options.ts';
import { abilityFrom, abilityPosition, figureNamed, nameOfFigure } from '../../position/names.ts';
import {
  type BattleState,
  changeActivation,
  type FigureNumber,
  type FrameOf,
  hasCondition,
  isOnMap,
  none,
  type Stacked,
  seatOf,
} from '../../state.ts';
import { checkDice, diceFrom, dicePosition, poolPosition } from './dice.ts';
import { phasesInFrames } from './frame-schema.ts';
import { framesBelow, framesOfActivation, type GivenPosition, givenPosition } from './given.ts';
import { pushQuestion, type Question, questionOf, questionPosition } from './question.ts';
import type { FrameSaid, MissionPosition } from './schema.ts';

export type AttackPosition = NonNullable<NonNullable<MissionPosition['activation']>['attack']>;
type AttackFramePosition = FrameSaid<'attack'>;
/** What a position says of an attack, at one of its questions or as a frame. */
type AttackFacts = AttackPosition & Partial<Omit<AttackFramePosition, keyof AttackPosition | 'step'>>;
type ChangePosition = NonNullable<AttackPosition['changes']>[number];
type AttackOnStack = FrameOf<'attack'>;

const where = 'activation.attack';

/** The moments of an attack at which seats are asked what they use, and what comes next after each. */
const phaseAfter = { declare: 'pool', pool: 'roll', reroll: 'conditions', modify: 'cancel' } as const;

type AttackMoment = keyof typeof phaseAfter;

function phaseOf({ phase, moment }: AttackFacts): AttackPhase {
  return phase ?? (moment === undefined ? 'surges' : phaseAfter[moment]);
}

/** The phases before the dice are rolled, and those after surges were spent. */
const early: ReadonlySet<AttackPhase> = new Set<AttackPhase>(['aim', 'pool', 'roll']);
const late: ReadonlySet<AttackPhase> = new Set<AttackPhase>(['hit', 'blast', 'cleave', 'end']);
/** Those in which conditions have changed the results, before the target is hit. */
const withConditions: ReadonlySet<AttackPhase> = new Set<AttackPhase>(['modify', 'cancel', 'surges']);

/** An attack, and the question at one of its moments; when surges are spent, if there is none. */
export interface Attacking {
  readonly attack: AttackOnStack;
  readonly question?: Question;
  /** The ability that gives it; undefined for one of an action. */
  readonly given: GivenPosition | undefined;
}

/** The attack of an activation at one of its questions, when nothing else goes on; undefined at other moments. */
export function attackInAction(terms: Terms, { stack }: Pick<BattleState, 'stack'>): Attacking | undefined {
  const place = stack.findIndex(({ step }) => step === 'attack');
  const [attack, ...above] = stack.slice(place);
  if (attack?.step !== 'attack' || place < framesOfActivation) return undefined;
  const given = givenPosition(terms, stack.slice(framesOfActivation, place));
  if (attack.phase === 'surges') return above[0]?.step === 'surge' ? { attack, given } : undefined;
  const question = questionOf(above);
  return question && momentIn(question) !== undefined ? { attack, question, given } : undefined;
}

function momentIn(question: Question | undefined): AttackMoment | undefined {
  const key = question?.moment.key;
  return key === 'declare' || key === 'pool' || key === 'reroll' || key === 'modify' ? key : undefined;
}

/** What a position says of an attack. */
export function attackPosition(
  terms: Terms,
  state: BattleState,
  { attack, question }: Attacking,
): AttackPosition {
  const { attacker, surges } = attack;
  const moment = momentIn(question);
  return {
    ...(attacker !== state.activation?.figure && { attacker: nameOfFigure(attacker) }),
    ...(moment !== undefined && { moment }),
    ...(question && questionPosition(terms, question)),
    ...factsOf(terms, state, attack),
    ...(moment === undefined && { surges }),
  };
}

/** What a position says of the frame of an attack; undefined for a phase that it has no word for. */
export function attackFramePosition(
  terms: Terms,
  state: BattleState,
  attack: AttackOnStack,
): AttackFramePosition | undefined {
  const { step, attacker, kind, distance, missed, dealt, hurt, defeated, surges } = attack;
  const phase = phasesInFrames.find((one) => one === attack.phase);
  if (phase === undefined) return undefined;
  return {
    ...{ step, attacker: nameOfFigure(attacker), phase, ...factsOf(terms, state, attack) },
    ...(late.has(phase) && { kind, distance }),
    ...((phase === 'surges' || late.has(phase)) && { surges }),
    ...(missed !== null && { missed }),
    ...(dealt > 0 && { dealt }),
    ...(hurt && { hurt: hurt.map(nameOfFigure) }),
    ...(defeated && { defeated }),
  };
}

type Facts = Pick<AttackFramePosition, keyof AttackFramePosition & keyof AttackPosition>;

function factsOf(terms: Terms, state: BattleState, attack: AttackOnStack): Omit<Facts, 'attacker'> {
  const usual = usualDice(terms, state, attack);
  const { phase, target, object, weapon, space, parts, spent, moreSurges, focused, attacker } = attack;
  const { blasts, cleaves, inflicts, recovers, tokensSpent, sightFrom, dice } = attack;
  const isRolled = !early.has(phase) && dice.length > 0;
  const surgeIds = (numbers: readonly number[]): string[] =>
    numbers.map((one) => entry(terms.surges, one).id);
  return {
    ...(target !== none && { target: nameOfFigure(target) }),
    ...(object !== none && { token: object }),
    ...(target !== none && space !== none && { space: entry(missionOf(terms, state).names, space) }),
    ...(weapon !== undefined && weapon !== none && { weapon: entry(terms.upgrades, weapon).id }),
    ...(phase === 'roll' && poolOf(attack, usual)),
    ...(isRolled && dicePosition(dice, usual)),
    ...(phase !== 'aim' &&
      phase !== 'pool' &&
      focused !== hasCondition(state, attacker, 'focused') && { focused }),
    ...(parts.length > 0 && { changes: parts.map((part) => changePosition(terms, part)) }),
    ...(spent.length > 0 && { spent: surgeIds(spent) }),
    ...(moreSurges.length > 0 && { moreSurges: surgeIds(moreSurges) }),
    ...(attack.twice && { twice: true }),
    ...(blasts.length > 0 && { blasts: [...blasts] }),
    ...(cleaves.length > 0 && { cleaves: [...cleaves] }),
    ...(inflicts.length > 0 && { inflicts: [...inflicts] }),
    ...(recovers.length > 0 && { recovers: recovers.map((one) => ({ ...one })) }),
    ...(tokensSpent.length > 0 && {
      tokensSpent: tokensSpent.map(({ figure, token, of }) => ({
        figure: nameOfFigure(figure),
        token,
        ...(of !== undefined && { of: nameOfFigure(of) }),
      })),
    }),
    ...(attack.seesThrough && { seesThrough: true }),
    ...(attack.arc && { arc: true }),
    ...(sightFrom !== undefined && { sightFrom }),
    ...(attack.asStrain && { asStrain: true }),
    ...(attack.pierceAsDamage && { pierceAsDamage: true }),
  };
}

function changePosition(terms: Terms, { from, changes }: Part): ChangePosition {
  if ('surge' in from) return { surgeAbility: entry(terms.surges, from.surge).id, ...changes };
  if ('condition' in from) return { condition: from.condition, ...changes };
  if ('token' in from) return { powerToken: nameOfFigure(from.token), ...changes };
  if ('object' in from) return { token: from.object, ...changes };
  return { ...abilityPosition(terms, from.ability), ...changes };
}

/** The dice of weapon or card and of the defence, with that of Focused, before abilities change them. */
function usualDice(terms: Terms, state: BattleState, attack: AttackOnStack): readonly DieKind[] {
  const { attackPool, defencePool } = poolsOf(terms, state, attack, attack.focused);
  return [...attackPool, ...defencePool];
}

function poolOf({ attackPool, defencePool }: AttackOnStack, usual: readonly DieKind[]) {
  const pool = [...attackPool, ...defencePool];
  return { pool, ...poolPosition(pool, usual) };
}

/** The frames of an attack above those of the activation of a figure. Throws for what no attack can be at such a question. */
export function framesOfAttack(
  terms: Terms,
  state: BattleState,
  active: FigureNumber,
  given: AttackPosition,
  by: GivenPosition | undefined,
): Stacked[] {
  const figure = given.attacker === undefined ? active : figureNamed(state, given.attacker);
  const below = [
    ...state.stack.slice(0, framesOfActivation),
    ...framesBelow(terms, state, active, 'attack', by),
  ];
  if (below.at(-1)?.step !== 'attacks' && figure !== active)
    badPosition(
      `${where}.attacker: write in given the ability by which another figure than the active one attacks`,
    );
  const { attack: rolled, during } = attackFrom(terms, { ...state, stack: below }, figure, active, given);
  const { moment } = given;
  if (moment === undefined) {
    if (given.asked !== undefined || given.used !== undefined || given.rerolls !== undefined)
      badPosition(
        `${where}.moment: write at which moment this is asked, or leave out asked, used and rerolls`,
      );
    checkSpending(terms, during, rolled);
    return [...during.stack.slice(framesOfActivation), { step: 'surge', seat: rolled.seat }];
  }
  if (given.surges !== undefined || rolled.spent.length > 0)
    badPosition(
      `${where}.surges: surges are counted and spent after this moment; leave surges and spent out`,
    );
  const { stack } = during;
  const { target: subject } = rolled;
  pushQuestion(terms, { state: during, stack }, where, { key: moment, subject }, given);
  return stack.slice(framesOfActivation);
}

/** The frame of an attack on top of others. Throws for what no attack can be there. */
export function arrangeAttackFrame(
  terms: Terms,
  state: BattleState,
  given: AttackFramePosition,
): AttackOnStack {
  const figure = figureNamed(state, given.attacker);
  if (!isOnMap(state, figure) && given.phase !== 'end')
    badPosition(`${where}.attacker: the figure is not on the map`);
  const active = state.activation?.figure ?? none;
  if (state.stack.at(-1)?.step !== 'attacks' && figure !== active)
    badPosition(`${where}.attacker: another figure than the active one attacks by attacks of an ability`);
  const { attack } = attackFrom(terms, state, figure, active, given);
  layDice(state, attack);
  return attack;
}

/** An attack, and the state as it is in the midst of it, with its weapon in hand; `state` has the frames below it. */
function attackFrom(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  active: FigureNumber,
  given: AttackFacts,
): { readonly attack: AttackOnStack; readonly during: BattleState } {
  const { stack } = state;
  const series = stack.at(-1);
  const phase = phaseOf(given);
  const order =
    series?.step === 'attacks'
      ? orderOfAttack(terms, state, series, figure)
      : plainAttack(seatOf(figure), figure, none);
  const arms = armsNamed(terms, state, order, given);
  // What cards say of an attack that goes on they say of this one.
  const during = (attack: AttackOnStack): BattleState => ({ ...arms.state, stack: [...stack, attack] });
  const ordered = orderFrom(state, arms, given, figure !== active);
  const aimed = { ...ordered, ...aimFrom(terms, during(ordered), ordered, given) };
  const isAimed = phase !== 'aim' && phase !== 'pool';
  const focused = isAimed && (given.focused ?? hasCondition(state, figure, 'focused'));
  const { dice, pool } = diceOf(terms, during(aimed), { ...aimed, focused }, given);
  // Conditions change results before the abilities of this step, and after the dice are rolled.
  const first = withConditions.has(phase) ? firstParts(terms, state, aimed) : [];
  const rolled: AttackOnStack = {
    ...aimed,
    phase,
    focused,
    attackPool: pool.filter((die) => !isDefenceDie(die)),
    defencePool: pool.filter(isDefenceDie),
    dice,
    parts: given.changes?.map((change) => partFrom(terms, state, change)) ?? first,
    spent: surgesNamed(terms, 'spent', given.spent),
    moreSurges: surgesNamed(terms, 'moreSurges', given.moreSurges),
    twice: given.twice ?? false,
    blasts: given.blasts ?? [],
    cleaves: given.cleaves ?? [],
    inflicts: given.inflicts ?? [],
    recovers: given.recovers ?? [],
    tokensSpent: (given.tokensSpent ?? []).map(({ figure: by, token, of }) => ({
      figure: figureNamed(state, by),
      token,
      ...(of !== undefined && { of: figureNamed(state, of) }),
    })),
    ...(given.asStrain && { asStrain: true }),
    ...(given.pierceAsDamage && { pierceAsDamage: true }),
    missed: given.missed ?? null,
    dealt: given.dealt ?? 0,
    defeated: given.defeated ?? false,
    ...(given.hurt && { hurt: given.hurt.map((name) => figureNamed(state, name)) }),
  };
  if (!late.has(phase)) checkSources(terms, rolled, first);
  const attack =
    phase === 'surges'
      ? { ...rolled, surges: surgesLeft(terms, rolled, given.surges) }
      : { ...rolled, ...(late.has(phase) && { surges: given.surges ?? 0 }) };
  return { attack, during: during(attack) };
}

/** An attack with the weapon that is named, and the state as it is with it in hand. */
function armsNamed(
  terms: Terms,
  state: BattleState,
  order: AttackOrder,
  { weapon: name }: AttackFacts,
): Arms {
  const all = terms.added.arms(terms, state, order);
  const idOf = ({ order: { weapon } }: Arms): string =>
    weapon === undefined ? '' : (terms.upgrades[weapon]?.id ?? '');
  const known = all.map(idOf).filter((id) => id !== '');
  const [only, ...others] = name === undefined ? all : all.filter((arms) => idOf(arms) === name);
  if (only === undefined || others.length > 0)
    badPosition(
      `${where}.weapon: ${known.length === 0 ? 'the figure has no weapon; leave it out' : `name one of ${known.join(', ')}`}`,
    );
  return only;
}

/** The attack as it was declared. */
function orderFrom(state: BattleState, { order }: Arms, given: AttackFacts, outside: boolean): AttackOnStack {
  const { target: name, token: object = none, arc = false, sightFrom } = given;
  const { seesThrough = order.seesThrough } = given;
  const target = figureNamed(state, name);
  const isOpen = phaseOf(given) === 'aim' && target === none && object === none;
  if ((target === none) === (object === none) && !isOpen)
    badPosition(`${where}: name the target by its figure, or the token that is attacked, and not both`);
  if (object >= state.tokens.length)
    badPosition(`${where}.token: the map has ${state.tokens.length} tokens, from 0 on`);
  return {
    step: 'attack',
    ...order,
    target,
    object,
    ...noResultsYet,
    seesThrough,
    arc,
    ...(sightFrom !== undefined && { sightFrom }),
    outside,
  };
}

type Aim = Pick<Attack, 'space' | 'kind' | 'distance'>;

/** Where the target is hit, and from how far. Throws for what is no target of the attack. */
function aimFrom(terms: Terms, state: BattleState, attack: AttackOnStack, given: AttackFacts): Aim {
  const { attacker, target, object } = attack;
  const phase = phaseOf(given);
  if (phase === 'aim') return { space: none, kind: 'ranged', distance: 0 };
  if (late.has(phase)) {
    const { kind = 'ranged', distance = 0 } = given;
    const named = given.space === undefined ? undefined : placeNamed(missionOf(terms, state), given.space);
    return { space: named?.space ?? state.tokens[object]?.space ?? none, kind, distance };
  }
  if (target === none) {
    if (!objectsOf(terms, state, attack).includes(object))
      badPosition(`${where}.token: it is no target of this attack; name one that can be attacked from here`);
    const { space } = entry(state.tokens, object);
    const kind = kindAgainstObject(terms, state, attack) ?? 'ranged';
    return { space, kind, distance: distanceToObject(terms, state, attacker, space) };
  }
  if (!targetsOf(terms, state, attack).includes(target))
    badPosition(
      `${where}.target: it is no target of this attack; name a hostile figure in sight or in reach`,
    );
  const space = spaceNamed(terms, state, attack, given.space);
  const kind = kindOf(terms, state, attack, target) ?? 'ranged';
  return { space, kind, distance: distanceFor(terms, state, attack, space) };
}

function spaceNamed(
  terms: Terms,
  state: BattleState,
  attack: AttackOnStack,
  name: string | undefined,
): Space {
  const mission = missionOf(terms, state);
  const open = targetSpaces(terms, state, attack);
  const named = name === undefined ? undefined : placeNamed(mission, name)?.space;
  const [only, ...others] = open;
  const space = name === undefined && others.length === 0 ? only : named;
  if (space === undefined || !open.includes(space))
    badPosition(
      `${where}.space: the target space is one of ${open.map((one) => entry(mission.names, one)).join(', ')}`,
    );
  return space;
}

/** The dice as they lie at this moment, and the pools from which they are, those of the attack first. */
function diceOf(
  terms: Terms,
  state: BattleState,
  attack: AttackOnStack,
  given: AttackFacts,
): { readonly dice: readonly RolledDie[]; readonly pool: readonly DieKind[] } {
  const { dice, pool, added = [], removed = [] } = given;
  const change = { added, removed };
  const phase = phaseOf(given);
  const isBefore = early.has(phase);
  if (isBefore === (dice !== undefined) && phase !== 'end')
    badPosition(
      `${where}.dice: ${isBefore ? 'they are rolled after this moment; leave them out' : 'write each die with the face that it shows'}`,
    );
  if ((phase === 'roll') === (pool === undefined))
    badPosition(
      `${where}.pool: ${phase === 'roll' ? 'write the dice that are about to be rolled' : 'it is written at the moment pool; leave it out'}`,
    );
  const usual = usualDice(terms, state, attack);
  const rolled = dice === undefined ? [] : diceFrom(where, { dice, ...change }, usual);
  if (pool !== undefined) checkDice(where, `${where}.pool`, pool, change, usual);
  const kinds = pool ?? rolled.map(({ die }) => die);
  const isMixed = kinds.some((die, place) => {
    const next = kinds[place + 1];
    return next !== undefined && isDefenceDie(die) && !isDefenceDie(next);
  });
  if (isMixed)
    badPosition(
      `${where}.${pool === undefined ? 'dice' : 'pool'}: write the dice of the attack first, then those of the defence`,
    );
  return { dice: rolled, pool: kinds };
}

function surgesNamed(terms: Terms, field: string, names: readonly string[] = []): number[] {
  return names.map(
    (name) =>
      terms.surgeNumber.get(name) ??
      badPosition(`${where}.${field}: there is no surge ability ${name}; write it as in "surge:"`),
  );
}

function partFrom(terms: Terms, state: BattleState, given: ChangePosition): Part {
  const { ability, which, surgeAbility, condition, powerToken, token } = given;
  const changes = Object.fromEntries(
    results.flatMap((result) => (given[result] === undefined ? [] : [[result, given[result]]])),
  );
  const sources: Part['from'][] = [
    ...(ability === undefined
      ? []
      : [
          {
            ability: abilityFrom(terms, `${where}.changes`, { ability, ...(which && { which }) }),
          },
        ]),
    ...surgesNamed(terms, 'changes', surgeAbility === undefined ? [] : [surgeAbility]).map((surge) => ({
      surge,
    })),
    ...(condition === undefined ? [] : [{ condition }]),
    ...(powerToken === undefined ? [] : [{ token: figureNamed(state, powerToken) }]),
    ...(token === undefined ? [] : [{ object: token }]),
  ];
  const [from, ...others] = sources;
  if (from === undefined || others.length > 0)
    badPosition(
      `${where}.changes: write for each change where it is from: ability, surgeAbility, condition, powerToken or token`,
    );
  return { from, changes };
}

/** What changes the results has to be there: conditions and objects as they are, surge abilities and power tokens that were spent. */
function checkSources(
  terms: Terms,
  { parts, spent, tokensSpent }: AttackOnStack,
  first: readonly Part[],
): void {
  const given = parts.filter(({ from }) => 'condition' in from || 'object' in from);
  const sorted = (list: readonly Part[]): string[] => list.map(canonical).sort();
  if (canonical(sorted(given)) !== canonical(sorted(first)))
    badPosition(
      `${where}.changes: conditions and the object change ${first.map((part) => JSON.stringify(changePosition(terms, part))).join(', ') || 'nothing'}; write this, or leave changes out`,
    );
  const unspent = parts.find(({ from }) => 'surge' in from && !spent.includes(from.surge));
  if (unspent !== undefined && 'surge' in unspent.from)
    badPosition(
      `${where}.changes: nothing was spent on ${entry(terms.surges, unspent.from.surge).id}; write it in spent`,
    );
  const byTokens = parts.flatMap(({ from }) => ('token' in from ? [from.token] : []));
  if (canonical(byTokens) !== canonical(tokensSpent.map(({ figure }) => figure)))
    badPosition(
      `${where}.tokensSpent: write each power token that changes something, in the order of changes`,
    );
}

/** The surges that dice and changes show, without those that were spent. */
function surgesLeft(terms: Terms, attack: AttackOnStack, given: number | undefined): number {
  // They are counted before the first is spent.
  const parts = attack.parts.filter(({ from }) => !('surge' in from));
  const { surge: shown } = cancel(attackResults({ ...attack, parts }));
  const paid = attack.spent.reduce((sum, number) => sum + entry(terms.surges, number).surge.cost, 0);
  const left = shown - paid;
  if (left < 0)
    badPosition(`${where}.spent: dice and changes show ${shown} surges, and ${paid} are spent; spend fewer`);
  if (given !== undefined && given !== left)
    badPosition(
      `${where}.surges: dice and changes show ${shown}, of which ${paid} are spent; write ${left}, or leave it out`,
    );
  return left;
}

/** Surges were spent on abilities that the attack has, and there is one more on which to spend some. */
function checkSpending(terms: Terms, state: BattleState, attack: AttackOnStack): void {
  for (const number of new Set(attack.spent)) {
    const times = attack.spent.filter((one) => one === number).length;
    if (times > mostUses(terms, state, attack, number))
      badPosition(
        `${where}.spent: the attack cannot use ${entry(terms.surges, number).id} so often; see moreSurges and twice`,
      );
  }
  if (usableSurges(terms, state, attack).length === 0)
    badPosition(
      `${where}: there is no surge ability that can be used, so nobody is asked; leave attack out, or write dice that show more surges`,
    );
}

/** Puts an attack in the activation of a figure on the stack. */
export function arrangeAttack(
  terms: Terms,
  state: BattleState,
  active: FigureNumber,
  given: AttackPosition,
  by: GivenPosition | undefined,
): void {
  state.stack.push(...framesOfAttack(terms, state, active, given, by));
  const attack = currentAttack(state);
  if (attack === undefined) throw new Error('an attack was begun');
  const { attacker } = attack;
  terms.added.takeUp(terms, state, attacker);
  if (attacker === active) changeActivation(state, { attacked: true });
  // Of an action that is an ability the position of the figure says whether it contains an attack.
  if (by === undefined) changeActivation(state, { attackAction: true });
  layDice(state, attack);
}

/** Before its roll the dice of the last attack lie on the table, of which a position says nothing. */
function layDice(state: BattleState, { dice, attacker, target, object, space }: Attack): void {
  if (dice.length === 0) return;
  state.last = {
    attacker,
    target,
    object,
    space,
    dice,
    parts: [],
    spent: [],
    missed: null,
    damage: null,
  };
}
