import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { once } from '../../../common/once.ts';
import type { CompiledAbility, MomentKey } from '../../content/compile-abilities.ts';
import type { CommandCard, Trait } from '../../content/compiled.ts';
import type { Filter, Moment } from '../../content/pack.ts';
import { currentAttack } from '../attack/current.ts';
import type { UseChoice } from '../choice.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type FigureNumber,
  fighterOf,
  groupWith,
  isOnMap,
  none,
  playerOf,
  seatOf,
} from '../state.ts';
import { circumstancesOf } from './circumstances.ts';
import { holds, matches, matchesObjectIn } from './filters.ts';
import type { Circumstances, Listener, MomentFacts, MomentFrame } from './frames.ts';
import { canPay } from './prices.ts';
import { forEachAbility } from './sources.ts';
import { forSomeFigureOf, hasTrait } from './texts.ts';

/** The circumstances in which an ability works at a moment. */
export function circumstancesAt(
  { subject, met, metObjects }: MomentFacts,
  seat: Seat,
  me: FigureNumber,
): Circumstances {
  return { ...circumstancesOf(seat, me, subject, met), ...(metObjects && { objects: metObjects }) };
}

/** Whether a moment is one of those of an ability, for a figure that has it; -1 for an ability of the player. */
function isMomentOf(
  terms: Terms,
  state: BattleState,
  when: Moment,
  facts: MomentFacts,
  circumstances: Circumstances,
): boolean {
  const { seat, me } = circumstances;
  const { subject, by } = facts;
  switch (when.at) {
    case 'attack':
      return isRoleIn(terms, state, when, circumstances);
    case 'activation-start':
    case 'activation-end':
    case 'after-activation':
    case 'about-to-be-defeated':
    case 'defeated':
      return isMeant(terms, state, when.of, subject, circumstances);
    case 'after-special-action':
      return subject === me;
    case 'deployed':
    case 'group-defeated':
      return me !== none && groupWith(subject) === groupWith(me);
    case 'suffers':
      if (when.what !== facts.what || facts.amount < (when.least ?? 0)) return false;
      if (when.by === 'attack' && !facts.byAttack) return false;
      if (when.by === 'friendly' && (by === none || state.sides[by] !== state.sides[seat])) return false;
      return isMeant(terms, state, when.of, subject, circumstances);
    case 'leaves':
      return subject !== me && isMeant(terms, state, when.of, subject, circumstances);
    case 'enters-space-of':
    case 'leaves-space-of':
    case 'ends-on':
      return facts.mover === me && isMeant(terms, state, when.of, subject, circumstances);
    case 'opponent-plays-card':
      return state.sides[by] !== state.sides[seat];
    case 'draws-cards':
      return by === seat;
    case 'uses':
    case 'used':
      return subject === me && facts.used === when.ability;
    case 'always':
    case 'army':
    case 'after-setup':
    case 'match-start':
    case 'round-start':
    case 'round-end':
    case 'action':
    case 'activation':
      return true;
    case 'rests':
    case 'test':
    case 'surges-spent':
    case 'interacts':
    case 'comes-within':
    case 'arrives':
    case 'mission-end':
    case 'status-start':
    case 'threat-rises':
    case 'deployment':
    case 'deploys':
    case 'wounded':
    case 'group-starts':
    case 'group-ends':
    case 'drawn':
    case 'supply-draw':
    case 'supply-drawn':
    case 'supply-discarded':
      return terms.added.isMomentOf(terms, state, when, facts, circumstances);
  }
}

/** Whether a moment that names nobody else is about me. */
function isMeant(
  terms: Terms,
  state: BattleState,
  filter: Filter | undefined,
  subject: FigureNumber,
  circumstances: Circumstances,
): boolean {
  const { me } = circumstances;
  return filter === undefined
    ? me !== none && subject === me
    : isOf(terms, state, filter, subject, circumstances);
}

function isOf(
  terms: Terms,
  state: BattleState,
  filter: Filter,
  figure: FigureNumber,
  circumstances: Circumstances,
): boolean {
  return figure !== none && matches(terms, state, filter, figure, circumstances);
}

/** Whether a figure has the part in the attack that an ability is for (A8). */
function isRoleIn(
  terms: Terms,
  state: BattleState,
  { as, of, against }: Extract<Moment, { readonly at: 'attack' }>,
  circumstances: Circumstances,
): boolean {
  const attack = currentAttack(state);
  if (attack === undefined) return false;
  const { me } = circumstances;
  const { attacker, target } = attack;
  if (as === 'attacker' && me !== attacker) return false;
  if (as === 'target' && (target === none || me !== target)) return false;
  if (as === 'bystander' && (me === attacker || me === target)) return false;
  if (of !== undefined && !isOf(terms, state, of, attacker, circumstances)) return false;
  if (against === undefined) return true;
  return attack.object === none
    ? isOf(terms, state, against, target, circumstances)
    : matchesObjectIn(terms, state, against, attack.space, circumstances);
}

/** Whether an ability may work at a moment: its requirements hold, and its price and limit allow it. */
function mayWork(
  terms: Terms,
  state: BattleState,
  { number, ability, printed }: CompiledAbility,
  facts: MomentFacts,
  seat: Seat,
  me: FigureNumber,
): boolean {
  const circumstances = circumstancesAt(facts, seat, me);
  if (!isMomentOf(terms, state, ability.when, facts, circumstances)) return false;
  if (isAtWork(state, number, me)) return false;
  const attack = currentAttack(state);
  if (state.campaign !== undefined && onlyAims(terms, number) && attack?.target !== none) return false;
  if (attack?.bare && me === attack.attacker && printed.on !== 'command') return false;
  return holds(terms, state, ability.if, circumstances) && canPay(terms, state, number, circumstances);
}

/** Whether an ability does nothing but widen the choice of the target: it is of no use once that is named. */
function onlyAims({ abilities, effects }: Terms, number: number): boolean {
  const { moment, effects: own } = entry(abilities, number);
  if (moment !== 'before-declare') return false;
  return own.every((effect) => {
    const { do: verb } = entry(effects, effect).effect;
    return verb === 'see-through-figures' || verb === 'arc' || verb === 'sight-from';
  });
}

/** Whether an ability of a figure is carried out already: what it brings about does not bring it about again. */
export function isAtWork({ stack }: BattleState, number: number, me: FigureNumber): boolean {
  for (const frame of stack)
    if (frame.step === 'effects' && frame.source.ability === number && frame.me === me) return true;
  return false;
}

function isIn(list: readonly Listener[], ability: number, figure: FigureNumber): boolean {
  return list.some((one) => one.ability === ability && one.figure === figure);
}

/** The abilities of a seat's figures and upgrades that answer a moment and have not yet. */
export function listenersOf(terms: Terms, state: BattleState, frame: MomentFrame, seat: Seat): Listener[] {
  const { done, only } = frame;
  if (only !== null) return only.filter((one) => one.seat === seat && !isIn(done, one.ability, one.figure));
  const found: Listener[] = [];
  forEachAbility(terms, state, seat, frame.key, (ability, figure) => {
    if (isIn(done, ability.number, figure) || isIn(found, ability.number, figure)) return;
    if (mayWork(terms, state, ability, frame, seat, figure))
      found.push({ ability: ability.number, figure, seat });
  });
  return found;
}

/** The command card that an ability is; undefined for all that stands on other cards, or that a card grants. */
export function commandOf({ abilities, commands }: Terms, number: number): CommandCard | undefined {
  const { printed } = entry(abilities, number);
  if (printed.on !== 'command') return undefined;
  const card = entry(commands, printed.card);
  return card.text.all.some((one) => one.number === number) ? card : undefined;
}

/** The choice that uses an ability, or plays a command card. */
export function choiceOf(terms: Terms, { ability, figure }: Pick<Listener, 'ability' | 'figure'>): UseChoice {
  const card = commandOf(terms, ability);
  if (card !== undefined) return { kind: 'play', card: card.id, figure };
  return { kind: 'use', ability: entry(terms.abilities, ability).ability.id, figure };
}

/** Whether a choice uses this ability of this figure. */
export function isChoiceOf(terms: Terms, listener: Listener, choice: UseChoice): boolean {
  const own = choiceOf(terms, listener);
  return own.kind === choice.kind && own.figure === choice.figure && nameIn(own) === nameIn(choice);
}

function nameIn(choice: UseChoice): string {
  return choice.kind === 'use' ? choice.ability : choice.card;
}

/** The command cards that have an ability of each moment. */
const commandsByMoment = once((terms: Terms) => {
  const found = new Map<MomentKey, number[]>();
  terms.commands.forEach(({ text }, number) => {
    for (const { moment } of text.all) {
      if (!found.get(moment)?.includes(number)) found.set(moment, [...(found.get(moment) ?? []), number]);
    }
  });
  return found;
});

/** The numbers of command cards that belong to a moment. */
export function commandsAt(terms: Terms, key: MomentKey): readonly number[] {
  return commandsByMoment(terms).get(key) ?? [];
}

/** Whether a figure may use a command card: see its restriction box (A14). */
export function mayUse(
  terms: Terms,
  state: BattleState,
  { restriction }: CommandCard,
  figure: FigureNumber,
): boolean {
  const { affiliation, name, traits, attackType } = restriction;
  const fighter = fighterOf(terms, state, figure);
  return (
    (affiliation === undefined || fighter.affiliation === affiliation) &&
    (name === undefined || fighter.name === name) &&
    (attackType === undefined || fighter.attack?.type === attackType) &&
    (traits === undefined || hasSomeTrait(terms, state, figure, traits))
  );
}

function hasSomeTrait(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  traits: readonly Trait[],
): boolean {
  for (const trait of traits) if (hasTrait(terms, state, figure, trait)) return true;
  return false;
}

/** Whether a deployment card of a seat has this affiliation. */
export function hasAffiliation(terms: Terms, state: BattleState, seat: Seat, affiliation: string): boolean {
  return playerOf(state, seat).groups.some(
    ({ card }) => entry(terms.fighters, card).affiliation === affiliation,
  );
}

/** Those of a seat who may play a command card at a moment: its figures, or -1 for the player. */
export function usersOf(
  terms: Terms,
  state: BattleState,
  command: number,
  facts: MomentFacts,
  seat: Seat,
): Listener[] {
  const found: Listener[] = [];
  forSomeUser(terms, state, command, facts, seat, (listener) => {
    found.push(listener);
    return false;
  });
  return found;
}

/** The figure that alone can answer a moment of an attack: attacker or target, -1 if there is none. Undefined for other moments. */
function figureInRole(state: BattleState, when: Moment): FigureNumber | undefined {
  if (when.at !== 'attack' || (when.as !== 'attacker' && when.as !== 'target')) return undefined;
  return currentAttack(state)?.[when.as] ?? none;
}

/** Whether some of those who may play a command card at a moment are such: {@link usersOf} one by one. */
function forSomeUser(
  terms: Terms,
  state: BattleState,
  command: number,
  facts: MomentFacts,
  seat: Seat,
  isSuch: (listener: Listener) => boolean,
): boolean {
  const card = entry(terms.commands, command);
  const { army } = card.restriction;
  if (army !== undefined && !hasAffiliation(terms, state, seat, army)) return false;
  const may = (ability: CompiledAbility, figure: FigureNumber): boolean =>
    mayWork(terms, state, ability, facts, seat, figure) && isSuch({ ability: ability.number, figure, seat });
  const isOwn = (figure: FigureNumber): boolean =>
    figure !== none && seatOf(figure) === seat && isOnMap(state, figure);
  for (const ability of card.text.at(facts.key)) {
    const isUser = (figure: FigureNumber): boolean =>
      mayUse(terms, state, card, figure) && may(ability, figure);
    if (card.user === 'player') {
      if (may(ability, none)) return true;
      continue;
    }
    const only = figureInRole(state, ability.ability.when);
    if (only === undefined ? forSomeFigureOf(state, seat, isUser) : isOwn(only) && isUser(only)) return true;
  }
  return false;
}

/** Whether a seat may play command cards at all now. */
export function mayPlayCards(state: BattleState, seat: Seat): boolean {
  const { hand, out } = playerOf(state, seat);
  return !out && hand.length > 0 && !state.silenced.includes(seat);
}

/**
 * Whether a seat could play a command card at a moment as far as the others know: it holds some, and the pack has one that
 * its figures could use now.
 */
export function couldPlayCard(terms: Terms, state: BattleState, frame: MomentFrame, seat: Seat): boolean {
  return (
    mayPlayCards(state, seat) &&
    commandsAt(terms, frame.key).some((command) =>
      forSomeUser(terms, state, command, frame, seat, ({ ability }) => !isPlayed(frame, seat, ability)),
    )
  );
}

/** A player does not play two copies of a card for the same trigger (A14); others may play theirs (B10). */
function isPlayed({ done }: MomentFrame, seat: Seat, ability: number): boolean {
  return done.some((one) => one.seat === seat && one.ability === ability);
}

/** The numbers of command cards of a moment in a seat's hand, in the order of the pack. */
export function heldAt(terms: Terms, state: BattleState, seat: Seat, key: MomentKey): readonly number[] {
  const { hand } = playerOf(state, seat);
  const commands = commandsAt(terms, key);
  const held: number[] = [];
  for (const card of hand) {
    const command = state.cards[card];
    if (command !== undefined && commands.includes(command) && !held.includes(command)) held.push(command);
  }
  return held;
}

/** The command cards in a seat's hand that it may play at a moment, with those who may use them. */
export function playableAt(terms: Terms, state: BattleState, frame: MomentFrame, seat: Seat): Listener[] {
  if (!mayPlayCards(state, seat)) return [];
  return heldAt(terms, state, seat, frame.key)
    .flatMap((command) => usersOf(terms, state, command, frame, seat))
    .filter(({ ability }) => !isPlayed(frame, seat, ability));
}
