import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CompiledEffect } from '../../content/compile-abilities.ts';
import type { DieKind } from '../../content/compiled.ts';
import type { AddedVerb } from '../../content/pack.ts';
import { campaignOf } from '../added.ts';
import { changeAttack } from '../attack/change.ts';
import { currentAttack } from '../attack/current.ts';
import { type RolledDie, sumOf } from '../attack/results.ts';
import { pushDefeat, sufferStrain } from '../attack/suffer.ts';
import { noteInAbility } from '../effects/ability-frame.ts';
import { pushMoment } from '../effects/announce.ts';
import { recoverDamage } from '../effects/apply.ts';
import { circumstancesOf } from '../effects/circumstances.ts';
import type { Circumstances, Source } from '../effects/frames.ts';
import { upgradeOf } from '../effects/prices.ts';
import { pushEffects } from '../effects/push-effects.ts';
import { textOf } from '../effects/texts.ts';
import { healthOf } from '../effects/values.ts';
import { figuresMeant } from '../effects/whom.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type FigureNumber,
  type FrameOf,
  figureOf,
  groupOf,
  groupWith,
  none,
  playerOf,
  seatOf,
  type Upgrade,
} from '../state.ts';
import { tell } from '../tell.ts';
import { pushExhausting, pushObjectDamage, pushStrike } from './card-steps.ts';
import {
  campaignIn,
  changeMission,
  changeRecord,
  emitCampaign,
  heroGroup,
  missionIn,
  seatOfHero,
} from './current.ts';
import { applyImperial } from './imperial-effects.ts';
import { pushShowing } from './shown-events.ts';
import { canSuffer } from './strain.ts';
import {
  changeSupplyDraw,
  discardSupply,
  lookAtSupply,
  pushSupplyDraw,
  replaceSupply,
  takeSupply,
} from './supplies.ts';
import { changeTest, pushTest } from './tests.ts';
import { changeThreat, mostThreat, raiseThreat } from './threat.ts';
import { changeUpgrade, discardUpgrade } from './upgrades.ts';

/** The frame in which a seat has dice of a test rolled again (A11). */
export function rerollTestFrame(
  { count }: Extract<AddedVerb, { readonly do: 'reroll-test' }>,
  seat: Seat,
): FrameOf<'rerollTest'> {
  return { step: 'rerollTest', seat, left: count === 'all' ? none : count };
}

/** Carries out an effect that only cards of a campaign have. What cannot happen is left out. */
export function applyAdded(
  terms: Terms,
  turn: BattleTurn,
  { effect, number }: CompiledEffect<AddedVerb>,
  source: Source,
  circumstances: Circumstances,
  figures: readonly FigureNumber[],
): void {
  const { state, stack } = turn;
  const { seat, me } = circumstances;
  switch (effect.do) {
    case 'test':
      for (const figure of [...figures].reverse())
        pushTest(turn, figure, effect.attribute, { of: 'ability' });
      return;
    case 'roll':
      roll(turn, effect.dice, me);
      return;
    case 'roll-threat':
      raiseThreat(terms, turn, sumOf(roll(turn, effect.dice, me)).damage);
      return;
    case 'feed':
      for (const figure of figures) feed(terms, turn, me, figure);
      return;
    case 'reroll-test':
      stack.push(rerollTestFrame(effect, seat));
      return;
    case 'test-dice':
      changeTest(state, ({ pool = [] }) => ({ pool: [...pool, ...effect.dice] }));
      return;
    case 'test-surge':
      changeTest(state, ({ more = 0 }) => ({ more: more + effect.amount }));
      return;
    case 'threat':
      raiseThreat(terms, turn, effect.amount);
      return;
    case 'credits':
      changeRecord(state, { credits: campaignIn(state).record.credits + effect.amount });
      return;
    case 'pay':
      pay(terms, turn, effect, source, circumstances, figures);
      return;
    case 'supplies':
      for (const figure of figures)
        if (seatOfHero(figure) !== undefined)
          pushSupplyDraw(terms, turn, {
            figure,
            count: effect.count,
            keep: effect.keep ?? effect.count,
            crate: false,
          });
      return;
    case 'change-draw':
      changeSupplyDraw(turn, effect);
      return;
    case 'look-at-supply':
      lookAtSupply(turn, seat);
      return;
    case 'replace-supply':
      replaceSupply(turn, seat);
      return;
    case 'pass-card':
      passCard(terms, turn, source, circumstances, figures);
      return;
    case 'strain-here':
      keepStrainOnCard(terms, turn, effect.most, source, circumstances);
      return;
    case 'swap-die':
      // The die leaves the pool, then another one comes.
      stack.push(
        { step: 'anyDice', seat, left: 1, most: 20 },
        { step: 'removeDie', seat, pool: 'attack', left: 1 },
      );
      return;
    case 'remove-dice': {
      const { defencePool = [] } = currentAttack(state) ?? {};
      changeAttack(state, { defencePool: defencePool.filter((die) => die !== effect.color) });
      const attack = currentAttack(state);
      if (attack !== undefined)
        turn.emit?.({ kind: 'pools', attack: attack.attackPool, defence: attack.defencePool });
      return;
    }
    case 'use-free':
      useFree(terms, turn, me, effect.ability);
      return;
    case 'reach-in-sight':
      reachInSight(state);
      return;
    case 'convert-any':
    case 'spread-blast':
      stack.push({
        step: 'howMany',
        ...circumstances,
        ...(effect.do === 'spread-blast' && { chosen: figures }),
        effect: number,
        source,
      });
      return;
    case 'sight-from':
      changeAttack(state, { sightFrom: effect.within });
      return;
    case 'threat-level': {
      const { threatLevel, levelShift = 0 } = missionIn(state);
      const level = Math.max(0, threatLevel + effect.amount);
      changeMission(state, { threatLevel: level, levelShift: levelShift + level - threatLevel });
      return;
    }
    case 'prevent-threat': {
      const moment = stack.findLast((frame) => frame.step === 'moment');
      if (moment?.step === 'moment') changeThreat(turn, -Math.min(effect.amount, moment.amount));
      return;
    }
    // What works as long as an ability is there is looked up where it counts.
    case 'endurance':
    case 'shop':
    case 'tokens':
    case 'unseen':
    case 'surges-of':
    case 'interact-within':
    case 'ignore-difficult-terrain':
    case 'cannot-be':
    case 'watched':
    case 'uncounted':
    case 'deploy-part':
      return;
    case 'threat-levels':
    case 'discount':
    case 'optional-deployment':
    case 'influence':
    case 'ready-card':
    case 'put-tokens':
    case 'activate-companion':
    case 'deploy-companion':
    case 'special-action':
    case 'raise-shield':
    case 'test-or-suffer':
    case 'test-or-threat':
    case 'damage-as-strain':
    case 'pierce-as-damage':
    case 'step-in':
    case 'retarget':
    case 'carry-out':
    case 'add-group':
    case 'cheaper':
      applyImperial(terms, turn, effect, source, circumstances, figures);
      return;
    case 'take-supply':
      takeSupply(terms, turn, seat);
      return;
    case 'exhaust-class-card':
      pushExhausting(terms, turn, seat);
      return;
    case 'hold-back':
      holdBack(turn, circumstances);
      return;
    case 'distribute-strain':
      pushStrike(turn, { seat, what: 'strain', amount: effect.amount, struck: [] });
      return;
    case 'strike-hero':
      pushStrike(turn, { seat, what: 'damage', amount: effect.amount, struck: [] });
      return;
    case 'reveal':
      if (effect.what === 'groups') showGroups(turn);
      else pushShowing(terms, turn);
      return;
    case 'damage-object':
      pushObjectDamage(terms, turn, { seat, figure: me, amount: effect.amount });
      return;
  }
}

/** Dice are rolled outside of attacks; what follows asks for them. */
function roll(turn: BattleTurn, dice: readonly DieKind[], me: FigureNumber): readonly RolledDie[] {
  const rolled = dice.map((die): RolledDie => ({ die, face: turn.chance.roll(6), rerolled: false }));
  noteInAbility(turn.state, { rolled });
  tell(turn, { kind: 'rolledFor', figure: me, dice: rolled });
  return rolled;
}

/** A figure is defeated by one of its side, which recovers as much damage as it had Health left. */
function feed(terms: Terms, turn: BattleTurn, me: FigureNumber, food: FigureNumber): void {
  const { state } = turn;
  recoverDamage(terms, turn, me, healthOf(terms, state, food) - figureOf(state, food).damage);
  pushDefeat(turn, food, none, true);
}

/** The card on which the ability is printed, as its player has it. */
function cardOf(
  terms: Terms,
  state: BattleState,
  { ability }: Source,
  circumstances: Circumstances,
): Upgrade | undefined {
  return ability === none ? undefined : upgradeOf(terms, state, ability, circumstances);
}

type Pay = Extract<AddedVerb, { readonly do: 'pay' }>;

function pay(
  terms: Terms,
  turn: BattleTurn,
  price: Pay,
  source: Source,
  circumstances: Circumstances,
  figures: readonly FigureNumber[],
): void {
  const { state } = turn;
  const { seat } = circumstances;
  switch (price.what) {
    case 'credits':
      changeRecord(state, { credits: campaignIn(state).record.credits - price.amount });
      return;
    case 'threat':
      raiseThreat(terms, turn, price.amount);
      return;
    case 'strain':
      for (const figure of figures) sufferStrain(terms, turn, figure, price.amount, seat);
      return;
    case 'deplete': {
      const card = cardOf(terms, state, source, circumstances);
      if (card !== undefined) changeUpgrade(state, seat, card, { depleted: true });
      return;
    }
    case 'exhaust': {
      const card = ownCard(terms, state, circumstances, price.card);
      if (card !== undefined) changeUpgrade(state, seat, card, { exhausted: true });
    }
  }
}

/** A card of the figure's group, by its id. */
function ownCard(
  terms: Terms,
  state: BattleState,
  { seat, me }: Circumstances,
  id: string,
): Upgrade | undefined {
  return playerOf(state, seat).upgrades.find(
    ({ card, host, depleted }) =>
      host === (me === none ? none : groupWith(me)) && !depleted && terms.upgrades[card]?.id === id,
  );
}

/** Whether what is done in these effects, by number, can be paid for. */
export function canAfford(
  terms: Terms,
  state: BattleState,
  effects: readonly number[],
  source: Source,
  circumstances: Circumstances,
): boolean {
  for (const number of effects) {
    const { effect } = entry(terms.effects, number);
    if (effect.do === 'pay' && !canPayFor(terms, state, effect, source, circumstances)) return false;
  }
  return true;
}

function canPayFor(
  terms: Terms,
  state: BattleState,
  price: Pay,
  source: Source,
  circumstances: Circumstances,
): boolean {
  switch (price.what) {
    case 'credits':
      return campaignIn(state).record.credits >= price.amount;
    case 'threat':
      return missionIn(state).threat + price.amount <= mostThreat;
    case 'strain':
      return figuresMeant(terms, state, price.whom, circumstances).every((figure) =>
        canSuffer(terms, state, figure, price.amount),
      );
    case 'deplete':
      return cardOf(terms, state, source, circumstances)?.depleted === false;
    case 'exhaust':
      return ownCard(terms, state, circumstances, price.card)?.exhausted === false;
  }
}

/** The group of a figure that was defeated is not deployed before the next round begins. */
function holdBack(turn: BattleTurn, { subject }: Circumstances): void {
  const { state } = turn;
  if (subject === none) return;
  const { card } = groupOf(state, groupWith(subject));
  const { hand, heldBack = [] } = missionIn(state);
  if (!hand.includes(card)) return;
  changeMission(state, { heldBack: [...heldBack, card] });
  emitCampaign(turn, { kind: 'heldBack', fighter: card });
}

/** The Empire shows its open groups, which everybody knows from then on, and its reserve. */
function showGroups(turn: BattleTurn): void {
  const { hand, reserve } = missionIn(turn.state);
  changeMission(turn.state, { known: hand });
  emitCampaign(turn, { kind: 'shownGroups', hand, reserve });
}

/** This card goes to another hero, with all that lies on it. */
function passCard(
  terms: Terms,
  { state }: BattleTurn,
  source: Source,
  circumstances: Circumstances,
  [figure]: readonly FigureNumber[],
): void {
  const card = cardOf(terms, state, source, circumstances);
  const other = figure === undefined ? undefined : seatOfHero(figure);
  if (card === undefined || other === undefined) return;
  discardUpgrade(state, circumstances.seat, card);
  const player = playerOf(state, other);
  player.upgrades = [...player.upgrades, { ...card, host: heroGroup(other) }];
}

/** The strain that is about to be suffered is put on the card; with as much on it the card is discarded. */
function keepStrainOnCard(
  terms: Terms,
  turn: BattleTurn,
  most: number,
  source: Source,
  circumstances: Circumstances,
): void {
  const { state, stack } = turn;
  const { seat } = circumstances;
  const place = stack.findLastIndex(({ step }) => step === 'suffer');
  const frame = stack[place];
  const card = cardOf(terms, state, source, circumstances);
  if (frame?.step !== 'suffer' || card === undefined) return;
  const tokens = (card.tokens ?? 0) + frame.amount;
  stack[place] = { ...frame, amount: 0 };
  if (tokens >= most) discardSupply(terms, turn, seat, card);
  else changeUpgrade(state, seat, card, { tokens });
}

/** Another ability of the figure is used, without action and price. */
function useFree(terms: Terms, turn: BattleTurn, figure: FigureNumber, id: string): void {
  if (figure === none) return;
  const found = textOf(terms, turn.state, figure).all.find(({ ability }) => ability.id === id);
  if (found === undefined) return;
  const seat = seatOf(figure);
  pushEffects(terms, turn, found.number, circumstancesOf(seat, figure));
  tell(turn, { kind: 'used', ability: found.number, figure, seat });
  pushMoment(terms, turn, { key: 'uses', subject: figure, used: id });
}

/** The ability that is used, whose frame lies below that of the one that widens it, reaches farther. */
function reachInSight({ stack }: Pick<BattleState, 'stack'>): void {
  const places = stack.flatMap((frame, place) => (frame.step === 'effects' ? [place] : []));
  const place = places.at(-2) ?? none;
  const frame = stack[place];
  if (frame?.step === 'effects') stack[place] = { ...frame, widened: 'friendly-in-sight' };
}

/** All effects of an ability were carried out: others may follow. */
export function afterAbility(terms: Terms, turn: BattleTurn, frame: FrameOf<'effects'>): void {
  const { me, chosen, objects, source } = frame;
  if (source.ability === none || me === none) return;
  const { id } = entry(terms.abilities, source.ability).ability;
  if (campaignOf(terms).content.followed.has(id))
    pushMoment(terms, turn, {
      key: 'used',
      subject: me,
      used: id,
      met: chosen,
      ...(objects && { metObjects: objects }),
    });
}
