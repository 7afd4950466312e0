import { entry } from '../../../common/at.ts';
import type { CompiledEffect } from '../../content/compile-abilities.ts';
import type { DieKind, TokenKind } from '../../content/compiled.ts';
import type { Effect } from '../../content/pack.ts';
import { conditions, tokenKinds } from '../../content/vocabulary.ts';
import { applyToAttack } from '../attack/apply-to-attack.ts';
import { attackDepth } from '../attack/current.ts';
import { damageObject } from '../attack/objects.ts';
import { type RolledDie, sumOf } from '../attack/results.ts';
import { pushDefeat, sufferDamage, sufferStrain } from '../attack/suffer.ts';
import { pushMovement, pushPlacing } from '../moving.ts';
import type { Terms } from '../options.ts';
import { claimInitiative } from '../rounds.ts';
import {
  type BattleTurn,
  changeActivation,
  changeFigure,
  changeGroup,
  type FigureNumber,
  fighterOf,
  figureOf,
  groupOf,
  groupWith,
  isOnMap,
  none,
  seatOf,
} from '../state.ts';
import { tell } from '../tell.ts';
import { score } from '../victory.ts';
import { spacesAround } from '../where.ts';
import { noteInAbility } from './ability-frame.ts';
import { applyToCards } from './apply-to-cards.ts';
import { applyToCompanion } from './companions.ts';
import { gainCondition, loseCondition } from './conditions.ts';
import { countOf } from './counts.ts';
import { harmfulOf, named } from './filters.ts';
import { formsFor } from './forms.ts';
import type { Circumstances, Source } from './frames.ts';
import { objectsMeant } from './objects-meant.ts';
import { gainPowerToken } from './power-tokens.ts';
import { useOwnAbility } from './usable.ts';
import { isForbidden, speedOf } from './values.ts';

type Only<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

/** Carries out an effect on the figures that it meets. What cannot happen is left out. */
export function applyEffect(
  terms: Terms,
  turn: BattleTurn,
  compiled: CompiledEffect,
  source: Source,
  circumstances: Circumstances,
  figures: readonly FigureNumber[],
): void {
  const { state, stack } = turn;
  const { effect, number } = compiled;
  const { seat, me } = circumstances;
  // Frames that are pushed last come first.
  const each = (use: (figure: FigureNumber) => void): void => {
    for (let place = figures.length - 1; place >= 0; place--) use(entry(figures, place));
  };
  switch (effect.do) {
    case 'pick': {
      const objects = objectsMeant(terms, state, effect.whom, circumstances);
      if (objects.length > 0) noteInAbility(state, { objects });
      return;
    }
    case 'change':
    case 'inflict':
    case 'reroll':
    case 'replace-rerolled':
    case 'pool':
    case 'convert':
    case 'miss':
    case 'surges':
    case 'see-through-figures':
    case 'arc':
      applyToAttack(terms, turn, compiled, source, circumstances);
      return;
    case 'suffer': {
      const amount = amountFor(terms, turn, effect, circumstances);
      const suffer = effect.what === 'damage' ? sufferDamage : sufferStrain;
      each((figure) => suffer(terms, turn, figure, amount, seat));
      // Objects suffer no strain (A8).
      if (effect.what === 'damage')
        for (const object of objectsMeant(terms, state, effect.whom, circumstances))
          damageObject(terms, turn, object, amount);
      return;
    }
    case 'recover': {
      const amount =
        effect.amount === 'all' ? Number.POSITIVE_INFINITY : amountFor(terms, turn, effect, circumstances);
      const recover = effect.what === 'damage' ? recoverDamage : terms.added.recoverStrain;
      for (const figure of figures) recover(terms, turn, figure, amount);
      return;
    }
    case 'gain':
      each((figure) => gainCondition(turn, figure, effect.condition, seat));
      return;
    case 'lose':
      each((figure) => lose(turn, figure, effect.what));
      return;
    case 'token':
      giveTokens(terms, turn, effect, circumstances, figures);
      return;
    case 'move':
      each((figure) => move(terms, turn, effect, source, circumstances, figure));
      return;
    case 'place':
      each((figure) => {
        if (isOnMap(state, figure))
          pushPlacing(terms, turn, figure, seat, spacesAround(terms, state, figure, effect.within));
      });
      return;
    case 'push':
      each((figure) => {
        if (!isOnMap(state, figure)) return;
        const [to = none] = effect.to === undefined ? [] : named(state, effect.to, circumstances);
        pushMovement(turn, { figure, seat, by: 'push', left: effect.spaces, mobile: false, to });
      });
      return;
    case 'attack': {
      const left = effect.times ?? 1;
      const dice = effect.oneDieEach ?? [];
      stack.push({
        step: 'attacks',
        ...circumstances,
        effect: number,
        source,
        attackers: figures,
        left,
        targets: [],
        dice,
      });
      return;
    }
    case 'use':
      useOwnAbility(terms, turn, me, effect.ability);
      return;
    case 'interact':
      each((figure) => {
        if (isOnMap(state, figure)) stack.push({ step: 'interacting', figure });
      });
      return;
    case 'cards':
      applyToCards(turn, effect, number, source, circumstances);
      return;
    case 'victory-points': {
      const points = amountFor(terms, turn, effect, circumstances);
      const seats = effect.each ? state.players.map((_, one) => one) : [seat];
      for (const one of seats) score(turn, one, points, 'card');
      return;
    }
    case 'ready':
    case 'exhaust':
      for (const figure of figures) {
        const group = groupWith(figure);
        changeGroup(state, group, { ready: effect.do === 'ready' });
        turn.emit?.({ kind: effect.do === 'ready' ? 'readied' : 'exhausted', group });
      }
      return;
    case 'actions':
      giveActions(turn, effect, me);
      return;
    case 'claim-initiative':
      claimInitiative(turn, seat);
      return;
    case 'defeat':
      each((figure) =>
        pushDefeat(turn, figure, state.sides[seatOf(figure)] === state.sides[seat] ? none : seat, true),
      );
      return;
    case 'put': {
      const { space } = circumstances;
      if (space === none) return;
      if (effect.what === 'rubble')
        state.rubble = state.rubble.includes(space) ? state.rubble : [...state.rubble, space];
      else state.shields = state.shields.includes(space) ? state.shields : [...state.shields, space];
      turn.emit?.({ kind: 'put', what: effect.what, space });
      return;
    }
    case 'grant':
      state.lasting = [
        ...state.lasting,
        { ability: compiled.gives, seat, figures, until: effect.until ?? 'match', depth: attackDepth(state) },
      ];
      turn.emit?.({ kind: 'lasts', ability: compiled.gives, figures });
      return;
    case 'widen':
      widenAbility(turn, effect.how);
      return;
    case 'attach':
      attach(terms, turn, source, circumstances, figures);
      return;
    case 'prevent':
      preventStrain(turn, effect.amount);
      return;
    case 'exchange-condition':
      stack.push({ step: 'otherCondition', seat });
      return;
    case 'companion':
      applyToCompanion(terms, turn, effect, compiled, circumstances);
      return;
    case 'form':
      if (me !== none && formsFor(terms, state, me).length > 0)
        stack.push({ step: 'form', seat, group: groupWith(me) });
      return;
    case 'wait-for-more-ready-cards':
      state.waiters = [...state.waiters, { seat, opponent: circumstances.opponent }];
      return;
    // What works as long as an ability is there is looked up where it counts: `values.ts`, army, setup, `suffer.ts`.
    case 'value':
    case 'cannot':
    case 'assault':
    case 'army':
    case 'choose-zone-last':
    case 'strain-price':
      return;
    // `effects.ts` carries these out.
    case 'choose':
    case 'if':
    case 'may':
      return;
    default:
      terms.added.apply(terms, turn, { ...compiled, effect }, source, circumstances, figures);
  }
}

type Roll = NonNullable<Only<'suffer'>['roll']>;

/** How much an effect is about: its number, or what dice show, which are rolled once for all whom it meets. */
function amountFor(
  terms: Terms,
  turn: BattleTurn,
  { amount, roll }: { readonly amount?: number | 'card-cost' | 'all'; readonly roll?: Roll },
  circumstances: Circumstances,
): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'card-cost') {
    const { card } = circumstances;
    return card === none ? 0 : entry(terms.commands, card).cost;
  }
  if (roll === undefined) return 0;
  return rolledFor(terms, turn, roll, circumstances);
}

function rolledFor(
  terms: Terms,
  turn: BattleTurn,
  { dice, count, most }: Roll,
  circumstances: Circumstances,
): number {
  const { state, chance } = turn;
  const { me } = circumstances;
  let rolled = circumstances.rolled;
  if (dice !== undefined) {
    const own: readonly DieKind[] = me === none ? [] : (fighterOf(terms, state, me).attack?.dice ?? []);
    const pool: readonly DieKind[] = dice === 'own-and-yellow' ? [...own, 'yellow'] : dice;
    rolled = pool.map((die): RolledDie => ({ die, face: chance.roll(6), rerolled: false }));
    noteInAbility(state, { rolled });
    tell(turn, { kind: 'rolledFor', figure: me, dice: rolled });
  }
  return Math.min(sumOf(rolled)[count], most ?? Number.POSITIVE_INFINITY);
}

/** A figure recovers damage, as much as it has (A8). */
export function recoverDamage(
  terms: Terms,
  { state, emit }: BattleTurn,
  figure: FigureNumber,
  most: number,
): void {
  if (!isOnMap(state, figure) || isForbidden(terms, state, figure, 'recover')) return;
  const { damage } = figureOf(state, figure);
  const amount = Math.min(most, damage);
  if (amount === 0) return;
  changeFigure(state, figure, { damage: damage - amount });
  emit?.({ kind: 'recovered', figure, amount });
}

function lose(turn: BattleTurn, figure: FigureNumber, what: Only<'lose'>['what']): void {
  const { state, stack } = turn;
  const harmful = harmfulOf(state, figure);
  if (what === 'one-harmful' && harmful.length > 1) {
    stack.push({ step: 'oneCondition', seat: seatOf(figure), figure });
    return;
  }
  const lost =
    what === 'all' ? conditions : what === 'one-harmful' || what === 'all-harmful' ? harmful : [what];
  for (const condition of lost) loseCondition(turn, figure, condition);
}

/** Power tokens for each figure, or so many to be distributed among them (B2, B11). */
function giveTokens(
  terms: Terms,
  turn: BattleTurn,
  { token, count = 1, distribute }: Only<'token'>,
  circumstances: Circumstances,
  figures: readonly FigureNumber[],
): void {
  const { stack } = turn;
  const { seat } = circumstances;
  const kinds: readonly TokenKind[] = tokenKinds.filter(
    (kind) => token.includes(kind) || token.includes('any'),
  );
  if (distribute !== undefined) {
    const left =
      typeof distribute === 'number' ? distribute : rolledFor(terms, turn, distribute, circumstances);
    if (left > 0 && figures.length > 0) stack.push({ step: 'distribute', seat, kinds, figures, left });
    return;
  }
  for (const figure of [...figures].reverse()) giveTokenTo(turn, seat, figure, kinds, count);
}

/** A figure gains tokens of one kind, or of kinds that are chosen one by one. */
export function giveTokenTo(
  turn: BattleTurn,
  seat: number,
  figure: FigureNumber,
  kinds: readonly TokenKind[],
  count: number,
): void {
  const [only, ...others] = kinds;
  if (only === undefined) return;
  if (others.length > 0) turn.stack.push({ step: 'tokenKind', seat, figure, kinds, left: count });
  else for (let left = count; left > 0; left--) gainPowerToken(turn, figure, only);
}

/**
 * A figure moves, or gains movement points: those outside its activation, at its end, and inside a special action are spent at
 * once (A4).
 */
function move(
  terms: Terms,
  turn: BattleTurn,
  effect: Only<'move'>,
  { ability }: Source,
  circumstances: Circumstances,
  figure: FigureNumber,
): void {
  const { state } = turn;
  if (!isOnMap(state, figure)) return;
  const times = effect.per === undefined ? 1 : countOf(terms, turn, effect.per, circumstances);
  const seat = effect.control ? circumstances.seat : seatOf(figure);
  const { spaces, mobile = false } = effect;
  const movement = { figure, seat, mobile, to: none };
  if (spaces !== undefined) {
    const left = (spaces === 'speed' ? speedOf(terms, state, figure) : spaces) * times;
    if (left > 0) pushMovement(turn, { ...movement, by: 'spaces', left });
    return;
  }
  const speed = effect.speed === undefined ? 0 : speedOf(terms, state, figure) + effect.speed;
  const left = ((effect.points ?? 0) + speed) * times;
  if (left === 0) return;
  const { activation } = state;
  const inAction = ability !== none && entry(terms.abilities, ability).moment === 'action';
  turn.emit?.({ kind: 'gainedPoints', figure, points: left });
  if (activation?.figure === figure && !activation.ending && !inAction && !mobile)
    changeActivation(state, { movementPoints: activation.movementPoints + left });
  else pushMovement(turn, { ...movement, by: 'points', left });
}

function giveActions(
  { state, stack, emit }: BattleTurn,
  { count, when }: Only<'actions'>,
  me: FigureNumber,
): void {
  if (me === none) return;
  if (when === 'next-activation') {
    changeFigure(state, me, { extraActions: figureOf(state, me).extraActions + count });
    emit?.({ kind: 'gainedActions', figure: me, count, next: true });
    return;
  }
  const { activation } = state;
  if (activation?.figure !== me) return;
  changeActivation(state, { actions: activation.actions + count });
  emit?.({ kind: 'gainedActions', figure: me, count, next: false });
  if (when === 'now') stack.push({ step: 'activation', figure: me, extra: true });
}

/** Changes the ability that is used, whose frame lies below that of the ability that widens it. */
function widenAbility({ stack }: BattleTurn, widened: Only<'widen'>['how']): void {
  let own = true;
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step !== 'effects') continue;
    if (own) {
      own = false;
      continue;
    }
    stack[place] = { ...frame, widened };
    return;
  }
}

/** The command card that was played, or the upgrade of the figure, is attached to the deployment card of a figure. */
function attach(
  terms: Terms,
  { state, emit }: BattleTurn,
  { ability }: Source,
  { seat, me }: Circumstances,
  figures: readonly FigureNumber[],
): void {
  const [figure] = figures;
  if (ability === none || figure === undefined) return;
  const { printed } = entry(terms.abilities, ability);
  const player = entry(state.players, seat);
  if (printed.on === 'upgrade') {
    const host = groupWith(figure);
    // A deployment card has one attachment at most (B1).
    if (player.upgrades.some((upgrade) => upgrade.host === host)) return;
    const moved = player.upgrades.findIndex(
      (upgrade) => upgrade.card === printed.card && upgrade.host === groupWith(me),
    );
    if (moved === -1) return;
    player.upgrades = player.upgrades.map((one, place) => (place === moved ? { ...one, host } : one));
    emit?.({ kind: 'attached', seat, upgrade: moved, group: host });
    return;
  }
  if (printed.on !== 'command') return;
  const card = player.discard.findLast((one) => entry(state.cards, one) === printed.card);
  if (card === undefined) return;
  player.discard = player.discard.filter((one) => one !== card);
  const group = groupWith(figure);
  changeGroup(state, group, { attached: [...groupOf(state, group).attached, printed.card] });
}

/** Of the strain that is about to be suffered so much is not. */
function preventStrain({ stack }: BattleTurn, amount: number): void {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step !== 'suffer') continue;
    stack[place] = { ...frame, amount: Math.max(0, frame.amount - amount) };
    return;
  }
}
