import type { Seat } from '../../../../kernel/game.ts';
import { activatingSteps, beginAction, gainPoints } from '../activating.ts';
import type { CampaignTerms } from '../added.ts';
import { sufferStrain } from '../attack/suffer.ts';
import type { Choice } from '../choice.ts';
import { pushMoment } from '../effects/announce.ts';
import { recoverDamage } from '../effects/apply.ts';
import { forEachWorking, isForbidden } from '../effects/values.ts';
import { sharesSpace } from '../moving.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  changeActivation,
  type FigureNumber,
  isOnMap,
  none,
} from '../state.ts';
import { changeHero, emitCampaign, heroFigure, heroOf, seatOfHero } from './current.ts';
import { sheetOf } from './heroes.ts';
import { whyNotWith } from './weapons.ts';

/** How often a hero may suffer strain for movement in an activation (A4). */
const mostStrainForMoves = 2;

const rest: Choice = { kind: 'campaign', deed: 'rest', what: '', to: '' };
const strain: Choice = { kind: 'campaign', deed: 'strain', what: '', to: '' };

/** The Endurance of a hero (A10); 0 for all other figures. */
export function enduranceOf(terms: Terms, state: BattleState, figure: FigureNumber): number {
  let endurance = sheetOf(terms, state, figure)?.endurance;
  if (endurance === undefined) return 0;
  forEachWorking(terms, state, figure, (effect) => {
    if (effect.do === 'endurance') endurance = (endurance ?? 0) + effect.amount;
  });
  return endurance;
}

/** How much more strain a hero can keep. */
function roomFor(terms: Terms, state: BattleState, seat: Seat): number {
  return Math.max(0, enduranceOf(terms, state, heroFigure(seat)) - heroOf(state, seat).strain);
}

/** Of strain that is suffered a hero keeps as much as its Endurance allows; other figures keep none (A10). */
export function keepStrain(terms: Terms, turn: BattleTurn, figure: FigureNumber, amount: number): number {
  const seat = seatOfHero(figure);
  if (seat === undefined) return 0;
  const kept = Math.min(amount, roomFor(terms, turn.state, seat));
  if (kept > 0) changeStrain(terms, turn, seat, kept);
  return kept;
}

/** A hero does not choose to suffer strain beyond its Endurance (A10). */
export function canSuffer(terms: Terms, state: BattleState, figure: FigureNumber, amount: number): boolean {
  const seat = seatOfHero(figure);
  return seat === undefined || amount <= roomFor(terms, state, seat);
}

/** A hero recovers strain, as much as it has (A10). Tells how much that was. */
export function recoverStrain(terms: Terms, turn: BattleTurn, figure: FigureNumber, most: number): number {
  const { state } = turn;
  const seat = seatOfHero(figure);
  if (seat === undefined || !isOnMap(state, figure) || isForbidden(terms, state, figure, 'recover')) return 0;
  const amount = Math.min(most, heroOf(state, seat).strain);
  if (amount > 0) changeStrain(terms, turn, seat, -amount);
  return amount;
}

/** Whether a surge ability is the one of all heroes, which recovers strain, and the attacker has none (A8, step 5). */
export function recoversNothing(
  { content }: CampaignTerms,
  state: BattleState,
  attacker: FigureNumber,
  surge: number,
): boolean {
  const seat = seatOfHero(attacker);
  return content.recoveringSurges.has(surge) && seat !== undefined && heroOf(state, seat).strain === 0;
}

/** A hero has at most as much strain as its Endurance, after that has changed (A10). */
export function trimStrain(terms: Terms, turn: BattleTurn, seat: Seat): void {
  const beyond = heroOf(turn.state, seat).strain - enduranceOf(terms, turn.state, heroFigure(seat));
  if (beyond > 0) changeStrain(terms, turn, seat, -beyond);
}

function changeStrain(terms: Terms, turn: BattleTurn, seat: Seat, by: number): void {
  const { state } = turn;
  const after = heroOf(state, seat).strain + by;
  changeHero(state, seat, { strain: after });
  emitCampaign(turn, {
    kind: by > 0 ? 'strained' : 'recoveredStrain',
    seat,
    amount: Math.abs(by),
    strain: after,
    endurance: enduranceOf(terms, state, heroFigure(seat)),
  });
}

/** A hero recovers strain equal to its Endurance; what is left of that recovers damage (A4, Rest). */
export function restNow(terms: Terms, turn: BattleTurn, figure: FigureNumber): void {
  const most = enduranceOf(terms, turn.state, figure);
  recoverDamage(terms, turn, figure, most - recoverStrain(terms, turn, figure, most));
  pushMoment(terms, turn, { key: 'rests', subject: figure });
}

/** The activation of a hero: it may also rest, and suffer strain for movement points (A4). */
export function activationStep(terms: Terms): ChoiceOf<'activation'> {
  const { activation } = activatingSteps(terms);
  return {
    ...activation,
    choices(state, frame, seat) {
      const found = [...activation.choices(state, frame, seat)];
      if (mayRest(terms, state, frame.figure)) found.push(rest);
      if (mayStrain(terms, state, frame.figure)) found.push(strain);
      return found;
    },
    refuse(state, frame, seat, choice) {
      if (choice.kind !== 'campaign') {
        const why = activation.refuse(state, frame, seat, choice);
        return why === 'no-target' ? (whyNotWith(terms, state, frame.figure, choice) ?? why) : why;
      }
      if (choice.deed !== 'rest' && choice.deed !== 'strain') return 'not-asked';
      if (seatOfHero(frame.figure) === undefined) return 'only-heroes';
      if (choice.deed === 'rest')
        return sharesSpace(terms, state, frame.figure) ? 'not-in-place' : 'no-action-left';
      return heroOf(state, seat).strainForMoves < mostStrainForMoves ? 'no-endurance-left' : 'twice-strained';
    },
    apply(turn, frame, seat, choice) {
      if (choice.kind !== 'campaign') {
        activation.apply(turn, frame, seat, choice);
        return;
      }
      const { figure } = frame;
      if (choice.deed === 'rest') {
        beginAction(turn, figure, 'rest');
        changeActivation(turn.state, { rested: true });
        restNow(terms, turn, figure);
        return;
      }
      changeHero(turn.state, seat, { strainForMoves: heroOf(turn.state, seat).strainForMoves + 1 });
      gainPoints(turn, figure, 1);
      sufferStrain(terms, turn, figure, 1, none);
    },
  };
}

function mayRest(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  const { activation } = state;
  return (
    seatOfHero(figure) !== undefined &&
    activation !== null &&
    activation.actions > 0 &&
    !sharesSpace(terms, state, figure)
  );
}

function mayStrain(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  const seat = seatOfHero(figure);
  return (
    seat !== undefined &&
    heroOf(state, seat).strainForMoves < mostStrainForMoves &&
    state.activation?.halted === false &&
    canSuffer(terms, state, figure, 1)
  );
}
