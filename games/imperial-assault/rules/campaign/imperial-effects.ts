import { entry } from '../../../common/at.ts';
import type { AddedVerb } from '../../content/pack.ts';
import type { Space } from '../../geometry/map.ts';
import { targetsOf } from '../attack/begin.ts';
import { changeAttack } from '../attack/change.ts';
import { currentAttack } from '../attack/current.ts';
import { pushDamage, sufferStrain } from '../attack/suffer.ts';
import { circumstancesOf } from '../effects/circumstances.ts';
import { gainCondition } from '../effects/conditions.ts';
import type { Circumstances, Source } from '../effects/frames.ts';
import { upgradeOf } from '../effects/prices.ts';
import { pushEffects } from '../effects/push-effects.ts';
import { pushMovement } from '../moving.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  changeGroup,
  type FigureNumber,
  figureNumber,
  type GroupNumber,
  groupNumber,
  isOnMap,
  none,
  playerOf,
  seatOf,
  type Upgrade,
} from '../state.ts';
import { adjacent, sees } from '../where.ts';
import { addGroup, figuresOf, pushArrival } from './arriving.ts';
import { gainInfluence } from './between/books.ts';
import { pushSpecial } from './card-steps.ts';
import { changeMission, emitCampaign, empireSeat, missionIn } from './current.ts';
import { addToHand, takeFromHand, takeFromReserve } from './open-groups.ts';
import type { Consequence } from './state.ts';
import { pushTest } from './tests.ts';
import { raiseThreat } from './threat.ts';
import { shield } from './tokens.ts';
import { changeUpgrade } from './upgrades.ts';

/** What only cards of the Empire do. */
export type ImperialVerb = Extract<
  AddedVerb,
  {
    readonly do:
      | 'threat-levels'
      | 'discount'
      | 'optional-deployment'
      | 'influence'
      | 'ready-card'
      | 'put-tokens'
      | 'activate-companion'
      | 'deploy-companion'
      | 'special-action'
      | 'raise-shield'
      | 'test-or-suffer'
      | 'test-or-threat'
      | 'damage-as-strain'
      | 'pierce-as-damage'
      | 'step-in'
      | 'retarget'
      | 'carry-out'
      | 'add-group'
      | 'cheaper';
  }
>;

/** Carries out an effect of a card of the Empire. What cannot happen is left out. */
export function applyImperial(
  terms: Terms,
  turn: BattleTurn,
  effect: ImperialVerb,
  source: Source,
  circumstances: Circumstances,
  figures: readonly FigureNumber[],
): void {
  const { state } = turn;
  const { seat, me } = circumstances;
  switch (effect.do) {
    case 'threat-levels':
      raiseThreat(terms, turn, effect.times * missionIn(state).threatLevel);
      return;
    case 'discount':
      discount(turn, effect);
      return;
    case 'optional-deployment': {
      const { amount, traits } = effect;
      const discounts = traits.map((trait) => ({ amount, each: true, trait, affiliation: null }) as const);
      turn.stack.push({ step: 'optionalDeployment', discounts });
      return;
    }
    case 'influence':
      gainInfluence(turn, effect.amount);
      return;
    case 'ready-card':
      changeCard(terms, state, source, circumstances, () => ({ exhausted: false }));
      return;
    case 'put-tokens':
      changeCard(terms, state, source, circumstances, ({ tokens = 0 }) => ({
        tokens: tokens + effect.count,
      }));
      return;
    case 'activate-companion': {
      const group = companionOf(terms, state, seat, effect.companion);
      if (group === undefined || !isOnMap(state, figureNumber(group, 0))) return;
      changeGroup(state, group, { ready: false });
      if (state.activation !== null)
        turn.stack.push({
          step: 'resumeActivation',
          activation: state.activation,
          used: state.used.filter(({ once }) => once === 'activation'),
        });
      state.activation = null;
      turn.stack.push({ step: 'beginActivation', figure: figureNumber(group, 0) });
      return;
    }
    case 'deploy-companion':
      deployCompanion(terms, turn, seat, effect.companion);
      return;
    case 'raise-shield': {
      const health = effect.health === 'threat-level' ? missionIn(state).threatLevel : effect.health;
      raiseShield(turn, circumstances.space, health);
      return;
    }
    case 'special-action':
      for (const figure of figures.toReversed()) pushSpecial(terms, turn, seat, figure);
      return;
    case 'test-or-suffer': {
      const { attribute, damage = 0, strain = 0, condition = null } = effect;
      const consequence = { of: 'consequence', damage, strain, threat: 0, condition, by: seat } as const;
      for (const figure of figures.toReversed()) pushTest(turn, figure, attribute, consequence);
      return;
    }
    case 'test-or-threat': {
      const { attribute, amount: threat } = effect;
      const consequence = {
        of: 'consequence',
        damage: 0,
        strain: 0,
        threat,
        condition: null,
        by: seat,
      } as const;
      for (const figure of figures.toReversed()) pushTest(turn, figure, attribute, consequence);
      return;
    }
    case 'damage-as-strain':
      changeAttack(state, { asStrain: true });
      return;
    case 'pierce-as-damage':
      changeAttack(state, { pierceAsDamage: true });
      return;
    case 'step-in': {
      const [figure] = figures;
      const target = currentAttack(state)?.target ?? none;
      if (figure === undefined || target === none) return;
      const left = effect.spaces;
      pushMovement(turn, { figure, seat: seatOf(figure), by: 'spaces', left, mobile: false, to: target });
      return;
    }
    case 'retarget':
      retarget(terms, turn, figures);
      return;
    case 'carry-out':
      carryOut(terms, turn, effect.ability, source, seat, me);
      return;
    case 'add-group':
      addOpenGroup(terms, turn, effect.card);
      return;
    case 'cheaper': {
      const { amount, reinforcement = 0, trait = null } = effect;
      const { savings = [] } = missionIn(state);
      changeMission(state, { savings: [...savings, { amount, reinforcement, trait }] });
    }
  }
}

/** One group costs less in the optional deployment that goes on. */
function discount(
  { stack }: BattleTurn,
  { amount, trait, affiliation }: Extract<ImperialVerb, { readonly do: 'discount' }>,
): void {
  const place = stack.findLastIndex(({ step }) => step === 'deployment');
  const frame = stack[place];
  if (frame?.step === 'deployment')
    stack[place] = {
      ...frame,
      discounts: [...frame.discounts, { amount, trait: trait ?? null, affiliation: affiliation ?? null }],
    };
}

/** Changes the card on which the ability is printed. */
function changeCard(
  terms: Terms,
  state: BattleState,
  { ability }: Source,
  circumstances: Circumstances,
  change: (card: Upgrade) => Partial<Upgrade>,
): void {
  const card = ability === none ? undefined : upgradeOf(terms, state, ability, circumstances);
  if (card !== undefined) changeUpgrade(state, circumstances.seat, card, change(card));
}

function companionOf(terms: Terms, state: BattleState, seat: number, id: string): GroupNumber | undefined {
  const card = terms.fighterNumber.get(id);
  const place = playerOf(state, seat).groups.findIndex((group) => group.card === card);
  return place === -1 ? undefined : groupNumber(seat, place);
}

/** An energy shield that can be attacked stands in a space, if none does. */
function raiseShield({ state, emit }: BattleTurn, space: Space, health: number): void {
  if (space === none || state.shields.includes(space)) return;
  state.shields = [...state.shields, space];
  const token = { color: null, zone: none, carrier: none, turned: false, damage: 0 };
  state.tokens = [...state.tokens, { ...token, kind: shield, space, health }];
  emit?.({ kind: 'put', what: 'energy-shield', space });
}

/** A companion arrives at a deployment point; if it is in play, it is removed first (B3). */
function deployCompanion(terms: Terms, turn: BattleTurn, seat: number, id: string): void {
  const { state } = turn;
  const card = terms.fighterNumber.get(id);
  if (card === undefined || seat !== empireSeat) return;
  const before = companionOf(terms, state, seat, id);
  if (before !== undefined)
    changeGroup(state, before, {
      figures:
        playerOf(state, seat).groups[before & 31]?.figures.map((figure) => ({ ...figure, place: null })) ??
        [],
    });
  pushArrival(terms, turn, figuresOf(state, addGroup(terms, state, card, 'empire')));
}

/**
 * The attack is declared against the first of these figures, if it has come beside the target and the attacker sees it. If it is out
 * of reach for that attack, this misses (B11).
 */
function retarget(terms: Terms, { state }: BattleTurn, [figure]: readonly FigureNumber[]): void {
  const attack = currentAttack(state);
  if (attack === undefined || figure === undefined || !isOnMap(state, figure)) return;
  if (!adjacent(terms, state, figure, attack.target)) return;
  if (!sees(terms, state, attack.attacker, figure, true)) return;
  const isInReach = targetsOf(terms, state, { ...attack, against: null }).includes(figure);
  changeAttack(state, {
    target: figure,
    space: none,
    against: null,
    phase: 'aim',
    ...(!isInReach && { missed: 'target' }),
  });
}

/** Another ability of the same card is carried out. */
function carryOut(
  terms: Terms,
  turn: BattleTurn,
  id: string,
  source: Source,
  seat: number,
  me: FigureNumber,
): void {
  const printed = terms.abilities[source.ability]?.printed;
  const found = terms.abilities.find(
    ({ printed: own, ability, moment }) =>
      own.on === printed?.on && own.card === printed.card && ability.id === id && moment === 'army',
  );
  if (found !== undefined) pushEffects(terms, turn, found.number, circumstancesOf(seat, me));
}

/**
 * A card comes to the open groups, or everybody learns that it is one of them already; not while a group of it has been on the
 * map: whoever is unique does not return, and others come back by themselves (A13). Everybody is told how many open groups there
 * are, as that shows which it was. Whoever is unique leaves the reserve for it.
 */
function addOpenGroup(terms: Terms, turn: BattleTurn, id: string): void {
  const { state } = turn;
  const card = terms.fighterNumber.get(id);
  if (card === undefined || playerOf(state, empireSeat).groups.some((group) => group.card === card)) return;
  const { hand, known } = missionIn(state);
  if (known.includes(card)) return;
  if (entry(terms.fighters, card).unique) takeFromReserve(state, card);
  if (hand.includes(card)) takeFromHand(state, card);
  addToHand(state, card, true);
  emitCampaign(turn, { kind: 'groupJoins', card, count: missionIn(state).hand.length });
}

/** A test was failed for which a card of the Empire had asked. */
export function sufferConsequence(
  terms: Terms,
  turn: BattleTurn,
  figure: FigureNumber,
  { damage, strain, threat, condition, by }: Consequence,
): void {
  raiseThreat(terms, turn, threat);
  // What is pushed last comes first.
  if (condition !== null) gainCondition(turn, figure, condition, by);
  pushDamage(turn, figure, damage, by, false);
  sufferStrain(terms, turn, figure, strain, by);
}
