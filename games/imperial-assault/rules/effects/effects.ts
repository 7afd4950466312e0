import type { AutomaticStep } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CompiledEffect } from '../../content/compile-abilities.ts';
import type { Effect, Whom } from '../../content/pack.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type FigureNumber,
  type FrameOf,
  none,
  opponentsOf,
  playerOf,
  seatOf,
} from '../state.ts';
import { circumstancesIn, insertEffects, noteInAbility } from './ability-frame.ts';
import { applyEffect } from './apply.ts';
import { holds, named } from './filters.ts';
import type { Circumstances, Source, Widened } from './frames.ts';
import { objectsMeant, objectsToChoose } from './objects-meant.ts';
import { reachOf } from './values.ts';
import { type Choosing, figuresMeant, isChosen, needsSpace, spacesMeant } from './whom.ts';

/** The frame of the ability whose effects are carried out. */
type EffectsFrame = FrameOf<'effects'>;

/** Carries out the effects of an ability one by one. The frame stays until the last one is done. */
export function effectsStep(terms: Terms): AutomaticStep<BattleState, EffectsFrame, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { stack } = turn;
      const [next, ...todo] = frame.todo;
      if (next === undefined) {
        stack.pop();
        terms.added.afterAbility(terms, turn, frame);
        return;
      }
      stack[stack.length - 1] = { ...frame, todo };
      carryOut(terms, turn, entry(terms.effects, next), frame);
    },
  };
}

/** Carries out one effect, or asks first for what is open about it. */
function carryOut(terms: Terms, turn: BattleTurn, compiled: CompiledEffect, frame: EffectsFrame): void {
  const { state, stack } = turn;
  const { source, widened, seat } = frame;
  const { effect, parts, number } = compiled;
  let circumstances = circumstancesIn(frame);
  const [first = [], second = []] = parts;
  switch (effect.do) {
    case 'if':
      insertEffects(state, holds(terms, state, effect.if, circumstances) ? first : second);
      return;
    case 'may': {
      const by = whoDecides(state, effect.by, circumstances);
      if (by !== none && terms.added.canAfford(terms, state, first, source, circumstances))
        stack.push({ step: 'may', ...circumstances, effect: number, source, by });
      return;
    }
    case 'choose': {
      if (widened === 'both-choices') {
        insertEffects(state, parts.flat());
        return;
      }
      const optional = effect.optional ?? false;
      const option = {
        step: 'chooseOption',
        ...circumstances,
        seat: whoChoosesOption(state, effect.by, circumstances),
        effect: number,
        source,
        optional,
      } as const;
      if (effect.each === undefined) {
        stack.push({ ...option, apart: false });
        return;
      }
      const figures = figuresMeant(terms, state, effect.each, circumstances);
      for (const figure of [...figures].reverse())
        stack.push({
          ...option,
          ...(effect.by === 'owner' && { seat: seatOf(figure) }),
          chosen: [figure],
          apart: true,
        });
      return;
    }
    default: {
      const whom = whomOf(compiled);
      if (isAboutOpponent(effect, whom) && circumstances.opponent === none) {
        const [only, ...others] = opponentsOf(state, seat);
        if (only === undefined) return;
        if (others.length > 0) {
          stack.push({ step: 'chooseOpponent', ...circumstances, effect: number, source });
          return;
        }
        noteInAbility(state, { opponent: only });
        circumstances = { ...circumstances, opponent: only };
      }
      if (whom === undefined) applyEffect(terms, turn, compiled, source, circumstances, []);
      else
        meet(terms, turn, compiled, source, circumstances, widen(terms, state, whom, widened, circumstances));
    }
  }
}

/** Whether an effect is about "the opponent", whom its player chooses where there are several (B10). */
function isAboutOpponent(effect: Effect, whom: Whom | undefined): boolean {
  if (effect.do === 'wait-for-more-ready-cards') return true;
  if (effect.do === 'cards') return effect.of === undefined && aboutOpponent.has(effect.cards);
  return whom !== undefined && isChosen(whom) && whom.by === 'opponent';
}

const aboutOpponent: ReadonlySet<Extract<Effect, { readonly do: 'cards' }>['cards']> = new Set([
  'discard-random',
  'look-at-hand',
  'force-discard',
  'remove-discard-pile',
  'none-for-opponent',
]);

/** The seat that decides whether effects are left out; -1 where there is nobody to decide. */
function whoDecides(
  state: BattleState,
  by: 'target' | 'subject' | undefined,
  circumstances: Circumstances,
): number {
  if (by === undefined) return circumstances.seat;
  const [figure] = named(state, by, circumstances);
  return figure === undefined ? none : seatOf(figure);
}

/** The seat that chooses one of several options: of the ability, of its opponent, or of the figure that was chosen. */
function whoChoosesOption(
  state: BattleState,
  by: Extract<Effect, { readonly do: 'choose' }>['by'],
  { seat, chosen: [figure] }: Circumstances,
): number {
  if (by === 'opponent') return opponentsOf(state, seat)[0] ?? seat;
  return by === 'owner' && figure !== undefined ? seatOf(figure) : seat;
}

/** Whom an effect meets; undefined for one that meets nobody. */
function whomOf({ effect }: CompiledEffect): Whom | undefined {
  if ('whom' in effect) return effect.whom;
  return effect.do === 'attack' ? effect.by : undefined;
}

/** Whom an effect meets after other abilities have widened that. */
function widen(terms: Terms, state: BattleState, whom: Whom, widened: Widened, { me }: Circumstances): Whom {
  if (typeof whom === 'string' || 'around' in whom) return whom;
  if (widened === 'any-friendly' && 'choose' in whom)
    return { ...whom, choose: { side: 'friendly', me: false } };
  if (widened === 'friendly-in-sight' && 'choose' in whom)
    return { ...whom, choose: { side: 'friendly', me: false, inSight: true } };
  const filter = 'choose' in whom ? whom.choose : whom.all;
  const isNear = filter.adjacent === true || (filter.distance?.most ?? Number.POSITIVE_INFINITY) <= 2;
  if (me === none || filter.side !== 'friendly' || !isNear) return whom;
  const most = reachOf(terms, state, me);
  if (most === 0) return whom;
  const { adjacent: _adjacent, ...rest } = filter;
  const wider = { ...rest, distance: { ...filter.distance, most } };
  return 'choose' in whom ? { ...whom, choose: wider } : { all: wider };
}

/** Lets an effect meet those whom it is for, and asks for them first where they are chosen. */
function meet(
  terms: Terms,
  turn: BattleTurn,
  compiled: CompiledEffect,
  source: Source,
  circumstances: Circumstances,
  whom: Whom,
): void {
  const { state, stack } = turn;
  const effect = compiled.number;
  if (needsSpace(whom)) {
    if (spacesMeant(terms, state, whom, circumstances).length > 0)
      stack.push({ step: 'chooseSpace', ...circumstances, effect, source });
    return;
  }
  const figures = figuresMeant(terms, state, whom, circumstances);
  if (!isChosen(whom)) {
    if (typeof whom !== 'string' && 'around' in whom) noteInAbility(state, { chosen: figures });
    applyEffect(terms, turn, compiled, source, circumstances, figures);
    return;
  }
  const fromObjects = objectsToChoose(terms, state, whom, circumstances);
  const choosers = whoChooses(state, whom, circumstances);
  for (const by of [...choosers].reverse()) {
    stack.push({
      step: 'chooseFigures',
      ...circumstances,
      effect,
      source,
      by,
      from: figures,
      found: [],
      left: whom.count ?? whom.upTo ?? 1,
      must: whom.upTo === undefined,
      ...(fromObjects.length > 0 && { fromObjects }),
    });
  }
  if (choosers.length > 0 && !picksSubject(compiled)) noteInAbility(state, { chosen: [] });
}

function whoChooses(state: BattleState, { by }: Choosing, circumstances: Circumstances): number[] {
  const { seat, subject, me, opponent } = circumstances;
  switch (by) {
    case 'opponent':
      return [opponent];
    case 'owner':
      return [seatOf(subject === none ? me : subject)];
    case 'each': {
      const first = Math.max(0, state.initiative);
      const count = state.players.length;
      return Array.from({ length: count }, (_, step) => (first + step) % count).filter(
        (one) => !playerOf(state, one).out,
      );
    }
    default:
      return [seat];
  }
}

/** Whether the figure that is chosen is the subject of what follows. */
function picksSubject({ effect }: CompiledEffect): boolean {
  return effect.do === 'pick' && effect.as === 'subject';
}

/** The figures and objects were chosen: the effect meets them, and the ability calls them `chosen`. */
export function meetChosen(
  terms: Terms,
  turn: BattleTurn,
  frame: FrameOf<'chooseFigures'>,
  figures: readonly FigureNumber[],
): void {
  const { foundObjects: objects } = frame;
  const compiled = entry(terms.effects, frame.effect);
  if (picksSubject(compiled)) {
    noteInAbility(turn.state, { subject: figures[0] ?? none });
    return;
  }
  const chosen = { chosen: figures, ...(objects && { objects }) };
  const circumstances = { ...circumstancesIn(frame), ...chosen };
  noteInAbility(turn.state, chosen);
  applyEffect(terms, turn, compiled, frame.source, circumstances, figures);
}

/** The space was chosen: the effect meets all around it. */
export function meetAround(
  terms: Terms,
  turn: BattleTurn,
  frame: FrameOf<'chooseSpace'>,
  space: number,
): void {
  const compiled = entry(terms.effects, frame.effect);
  const whom = whomOf(compiled);
  if (whom === undefined) return;
  const at = { ...circumstancesIn(frame), space };
  const figures = figuresMeant(terms, turn.state, whom, at);
  const objects = objectsMeant(terms, turn.state, whom, at);
  noteInAbility(turn.state, { chosen: figures, space, ...(objects.length > 0 && { objects }) });
  applyEffect(terms, turn, compiled, frame.source, { ...at, chosen: figures }, figures);
}
