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
import { isDefenceDie } from '../../attack/dice.ts';
import type { Attack, Part } from '../../attack/frames.ts';
import { distanceToObject, kindAgainstObject } from '../../attack/objects.ts';
import { cancel } from '../../attack/results.ts';
import { mostUses, usableSurges } from '../../attack/surges.ts';
import { attackResults } from '../../attack/totals.ts';
import { missionOf, placeNamed } from '../../drawn-mission.ts';
import type { Terms } from '../../options.ts';
import { abilityFrom, abilityPosition, figureNamed, nameOfFigure } from '../../position/names.ts';
import {
  type BattleState,
  changeActivation,
  type FigureNumber,
  type FrameOf,
  hasCondition,
  none,
  type Stacked,
  seatOf,
} from '../../state.ts';
import { type DicePosition, diceFrom, dicePosition } from './dice.ts';
import type { MissionPosition } from './schema.ts';

export type AttackPosition = NonNullable<NonNullable<MissionPosition['activation']>['attack']>;
type ChangePosition = NonNullable<AttackPosition['changes']>[number];
type AttackOnStack = FrameOf<'attack'>;

const where = 'activation.attack';

/** The frames below an action: those of the turn, the group and the figure. */
export const framesOfActivation = 4;

/** The attack of an action at its surge question, when nothing else goes on; undefined at other moments. */
export function attackAtSurges({ stack }: Pick<BattleState, 'stack'>): AttackOnStack | undefined {
  const [done, attack, top, ...others] = stack.slice(framesOfActivation);
  if (done?.step !== 'actionDone' || done.special || top?.step !== 'surge' || others.length > 0)
    return undefined;
  return attack?.step === 'attack' && top.seat === attack.seat ? attack : undefined;
}

/** What a position says of an attack. */
export function attackPosition(terms: Terms, state: BattleState, attack: AttackOnStack): AttackPosition {
  const { target, object, weapon, space, parts, spent, moreSurges, focused, attacker } = attack;
  const { blasts, cleaves, inflicts, recovers, tokensSpent, sightFrom } = attack;
  const surgeIds = (numbers: readonly number[]): string[] =>
    numbers.map((one) => entry(terms.surges, one).id);
  return {
    ...(target === none ? { token: object } : { target: nameOfFigure(target) }),
    ...(target !== none && { space: entry(missionOf(terms, state).names, space) }),
    ...(weapon !== undefined && weapon !== none && { weapon: entry(terms.upgrades, weapon).id }),
    ...dicePosition(attack.dice, usualDice(terms, state, attack)),
    ...(focused !== hasCondition(state, attacker, 'focused') && { focused }),
    ...(parts.length > 0 && { changes: parts.map((part) => changePosition(terms, part)) }),
    surges: attack.surges,
    ...(spent.length > 0 && { spent: surgeIds(spent) }),
    ...(moreSurges.length > 0 && { moreSurges: surgeIds(moreSurges) }),
    ...(attack.twice && { twice: true }),
    ...(blasts.length > 0 && { blasts: [...blasts] }),
    ...(cleaves.length > 0 && { cleaves: [...cleaves] }),
    ...(inflicts.length > 0 && { inflicts: [...inflicts] }),
    ...(recovers.length > 0 && { recovers: recovers.map((one) => ({ ...one })) }),
    ...(tokensSpent.length > 0 && {
      tokensSpent: tokensSpent.map(({ figure, token }) => ({ figure: nameOfFigure(figure), token })),
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

/** The attack that a position sets out. Throws for what no attack can be at its surge question. */
export function attackFrom(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  given: AttackPosition,
): AttackOnStack {
  const arms = armsNamed(terms, state, figure, given);
  const below = [...state.stack.slice(0, framesOfActivation), doneAfter(figure)];
  // What cards say of an attack that goes on they say of this one.
  const during = (attack: AttackOnStack): BattleState => ({ ...arms.state, stack: [...below, attack] });
  const ordered = orderFrom(state, arms, given);
  const aimed = { ...ordered, ...aimFrom(terms, during(ordered), ordered, given) };
  const focused = given.focused ?? hasCondition(state, figure, 'focused');
  const dice = diceOf(terms, during(aimed), { ...aimed, focused }, given);
  const first = firstParts(terms, state, aimed);
  const spent = surgesNamed(terms, 'spent', given.spent);
  const rolled: AttackOnStack = {
    ...aimed,
    phase: 'surges',
    focused,
    attackPool: dice.flatMap(({ die }) => (isDefenceDie(die) ? [] : [die])),
    defencePool: dice.flatMap(({ die }) => (isDefenceDie(die) ? [die] : [])),
    dice,
    parts: given.changes?.map((change) => partFrom(terms, state, change)) ?? first,
    spent,
    moreSurges: surgesNamed(terms, 'moreSurges', given.moreSurges),
    twice: given.twice ?? false,
    blasts: given.blasts ?? [],
    cleaves: given.cleaves ?? [],
    inflicts: given.inflicts ?? [],
    recovers: given.recovers ?? [],
    tokensSpent: (given.tokensSpent ?? []).map(({ figure: by, token }) => ({
      figure: figureNamed(state, by),
      token,
    })),
    ...(given.asStrain && { asStrain: true }),
    ...(given.pierceAsDamage && { pierceAsDamage: true }),
  };
  checkSources(terms, rolled, first);
  const attack = { ...rolled, surges: surgesLeft(terms, rolled, given.surges) };
  checkSpending(terms, during(attack), attack);
  return attack;
}

export function doneAfter(figure: FigureNumber): FrameOf<'actionDone'> {
  return { step: 'actionDone', figure, special: false };
}

/** The attack of an action with the weapon that is named, and the state as it is with it in hand. */
function armsNamed(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  { weapon: name }: AttackPosition,
): Arms {
  const all = terms.added.arms(terms, state, plainAttack(seatOf(figure), figure, none));
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
function orderFrom(state: BattleState, { order }: Arms, given: AttackPosition): AttackOnStack {
  const { target: name, token: object = none, seesThrough = false, arc = false, sightFrom } = given;
  const target = figureNamed(state, name);
  if ((target === none) === (object === none))
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
    outside: false,
  };
}

type Aim = Pick<Attack, 'space' | 'kind' | 'distance'>;

/** Where the target is hit, and from how far. Throws for what is no target of the attack. */
function aimFrom(terms: Terms, state: BattleState, attack: AttackOnStack, given: AttackPosition): Aim {
  const { attacker, target, object } = attack;
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

/** The dice, those of the attack first. */
function diceOf(
  terms: Terms,
  state: BattleState,
  attack: AttackOnStack,
  given: DicePosition,
): Attack['dice'] {
  const dice = diceFrom(where, given, usualDice(terms, state, attack));
  const isMixed = dice.some(({ die }, place) => {
    const next = dice[place + 1];
    return next !== undefined && isDefenceDie(die) && !isDefenceDie(next.die);
  });
  if (isMixed) badPosition(`${where}.dice: write the dice of the attack first, then those of the defence`);
  return dice;
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

/** Puts an attack of the active figure at its surge question on the stack. */
export function arrangeAttack(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  given: AttackPosition,
): void {
  const attack = attackFrom(terms, state, figure, given);
  state.stack.push(...framesOfAttack(attack));
  terms.added.takeUp(terms, state, figure);
  changeActivation(state, { attacked: true, attackAction: true });
  const { target, object, space, dice } = attack;
  state.last = {
    attacker: figure,
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

/** The frames of an attack of an action, above those of the activation. */
export function framesOfAttack(attack: AttackOnStack): Stacked[] {
  return [doneAfter(attack.attacker), attack, { step: 'surge', seat: attack.seat }];
}
