import { canonical } from '../../../../../kernel/canonical.ts';
import { entry } from '../../../../common/at.ts';
import type { Place } from '../../../geometry/map.ts';
import { missionOf, nameOf } from '../../drawn-mission.ts';
import type { Circumstances } from '../../effects/frames.ts';
import type { Terms } from '../../options.ts';
import { abilityPosition, nameOfFigure } from '../../position/names.ts';
import { type BattleState, type FigureNumber, type GroupNumber, none, type Stacked } from '../../state.ts';
import type { Discount } from '../state.ts';
import { attackFramePosition } from './attack.ts';
import { testFramePosition } from './attribute-test.ts';
import { abilityIn, type EffectFrame, nobody, placeOfEffect, type Said } from './frame-effects.ts';
import { momentsInFrames } from './frame-schema.ts';
import { usedPosition } from './question.ts';
import type { FramePosition } from './schema.ts';

/** What a position says of all that goes on; undefined where it has no word for some of it. */
export function framesPosition(terms: Terms, state: BattleState): readonly FramePosition[] | undefined {
  const found: FramePosition[] = [];
  for (const [place, frame] of state.stack.entries()) {
    const said = framePosition(terms, state, frame, state.stack.slice(0, place));
    if (said === undefined) return undefined;
    found.push(said);
  }
  return found;
}

function framePosition(
  terms: Terms,
  state: BattleState,
  frame: Stacked,
  under: readonly Stacked[],
): FramePosition | undefined {
  const { names } = missionOf(terms, state);
  switch (frame.step) {
    case 'sides':
      return { step: frame.step, next: frame.next };
    case 'activations':
      return { step: frame.step, next: frame.next };
    case 'missionStart':
    case 'entrance':
    case 'gear':
    case 'round':
    case 'nextRound':
    case 'endOfRound':
    case 'threat':
    case 'nextFigure':
    case 'window':
    case 'target':
    case 'targetSpace':
    case 'surge':
    case 'missionChoice':
    case 'missionTester':
      return { step: frame.step };
    case 'openGroups':
      return { step: frame.step, left: frame.left };
    case 'leaveBehind':
      return { step: frame.step, seats: [...frame.seats] };
    case 'ally':
      return { step: frame.step, declined: [...frame.declined] };
    case 'optionalDeployment':
    case 'deployment': {
      const { step, discounts = [] } = frame;
      return { step, ...(discounts.length > 0 && { discounts: discounts.map(discountPosition) }) };
    }
    case 'missionMoment': {
      const { step, event, figure } = frame;
      return { step, event, ...(figure !== none && { figure: nameOfFigure(figure) }) };
    }
    case 'missionEvent': {
      const { step, event, figure, inside, from } = frame;
      return {
        ...{ step, event },
        ...(figure !== none && { figure: nameOfFigure(figure) }),
        ...(inside !== null && { inside: { effect: inside.effect + 1, part: inside.part + 1 } }),
        done: from,
      };
    }
    case 'deployed':
    case 'attachments':
      return { step: frame.step, group: nameOfGroup(frame.group) };
    case 'arrive':
      return { step: frame.step, figures: frame.figures.map(nameOfFigure) };
    case 'putFigure':
      return {
        step: frame.step,
        figure: nameOfFigure(frame.figure),
        around: frame.around.map((space) => entry(names, space)),
      };
    case 'agendaPlayed':
      return { step: frame.step, card: entry(terms.upgrades, frame.card).id };
    case 'group': {
      const { step, group, left, companions, begun } = frame;
      return {
        step,
        group: nameOfGroup(group),
        ...listed('left', left),
        ...listed('companions', companions),
        ...(begun && { begun }),
      };
    }
    case 'endActivation':
    case 'activation':
    case 'surplusToken':
    case 'oneCondition':
    case 'interacting':
      return { step: frame.step, figure: nameOfFigure(frame.figure) };
    case 'actionDone':
      return {
        step: frame.step,
        figure: nameOfFigure(frame.figure),
        ...(frame.special && { special: true }),
      };
    case 'walk':
      return {
        step: frame.step,
        figure: nameOfFigure(frame.figure),
        path: placeNames(terms, state, frame.path),
        ...(frame.announced && { announced: true }),
      };
    case 'movement': {
      const { step, figure, seat, by, left, mobile, to } = frame;
      return {
        ...{ step, figure: nameOfFigure(figure), seat, by, left },
        ...(mobile && { mobile }),
        ...(to !== none && { to: nameOfFigure(to) }),
      };
    }
    case 'pushAside':
      return { step: frame.step, ...listed('figures', frame.figures) };
    case 'putDown':
      return {
        step: frame.step,
        figure: nameOfFigure(frame.figure),
        seat: frame.seat,
        places: placeNames(terms, state, frame.places),
      };
    case 'moment': {
      const { step, subject, amount, by, from, seats, done, only, mover, used, met, metObjects } = frame;
      const moment = momentsInFrames.find((key) => key === frame.key);
      if (moment === undefined) return undefined;
      return {
        ...{ step, moment, seats: [...seats] },
        ...(subject !== none && { on: nameOfFigure(subject) }),
        ...(amount > 0 && { amount }),
        ...(by !== none && { by }),
        ...(from && { from: nameOf(missionOf(terms, state), from) }),
        ...(mover !== none && { mover: nameOfFigure(mover) }),
        ...(used !== '' && { ability: used }),
        ...listed('met', met ?? []),
        ...(metObjects && { metObjects: [...metObjects] }),
        ...(done.length > 0 && { used: usedPosition(terms, done) }),
        ...(only !== null && { only: usedPosition(terms, only) }),
      };
    }
    case 'effects': {
      const { step, source, todo, widened } = frame;
      const said = saidOf(terms, state, frame, nobody);
      const seen = todo.map((number) => placeOfEffect(terms, source, number));
      if (said === undefined || seen.includes(0)) return undefined;
      return {
        step,
        ...(source.surge !== none
          ? { surgeAbility: entry(terms.surges, source.surge).id }
          : under.at(-1)?.step !== 'missionEvent' && abilityPosition(terms, source.ability)),
        ...said,
        seat: frame.seat,
        ...(seen.length > 0 && { todo: seen }),
        ...(widened !== null && { widened }),
      };
    }
    case 'chooseFigures':
    case 'chooseOption':
    case 'chooseSpace':
    case 'may':
    case 'attacks':
      return positionOfEffect(terms, state, frame, under);
    case 'tokenKind': {
      const { step, seat, figure, kinds, left } = frame;
      return { step, seat, figure: nameOfFigure(figure), kinds: [...kinds], left };
    }
    case 'specialAction':
      return { step: frame.step, seat: frame.seat, figure: nameOfFigure(frame.figure) };
    case 'testing':
      return testFramePosition(terms, state, frame);
    case 'rerollTest': {
      const { step, seat, left } = frame;
      return { step, seat, ...(left !== none && { left }) };
    }
    case 'distribute': {
      const { step, seat, kinds, figures, left } = frame;
      return { step, seat, kinds: [...kinds], figures: figures.map(nameOfFigure), left };
    }
    case 'attack':
      return attackFramePosition(terms, state, frame);
    case 'cleave':
      return { step: frame.step, amount: frame.amount };
    case 'removeDie': {
      const { step, seat, pool, left } = frame;
      return { step, seat, pool, left };
    }
    case 'anyDice': {
      const { step, seat, left, most } = frame;
      return { step, seat, left, most };
    }
    case 'defeat': {
      const { step, figure, by, surely, phase } = frame;
      return {
        ...{ step, figure: nameOfFigure(figure) },
        ...(by !== none && { by }),
        ...(surely && { surely }),
        ...(phase === 'leave' && { announced: true }),
      };
    }
    default:
      return undefined;
  }
}

/** What a position says of a frame of an effect, above the ability of which it is; undefined where it is of another one. */
function positionOfEffect(
  terms: Terms,
  state: BattleState,
  frame: EffectFrame,
  under: readonly Stacked[],
): FramePosition | undefined {
  const ability = abilityIn(under);
  if (ability === undefined || canonical(ability.source) !== canonical(frame.source)) return undefined;
  const said = saidOf(terms, state, frame, ability);
  const effect = placeOfEffect(terms, frame.source, frame.effect);
  if (said === undefined || effect === 0) return undefined;
  const common = { effect, ...said };
  switch (frame.step) {
    case 'chooseFigures': {
      const { step, by: chooser, from, found, left, must, fromObjects, foundObjects } = frame;
      return {
        ...{ step, ...common, chooser, from: from.map(nameOfFigure), left },
        ...listed('found', found),
        ...(must && { must }),
        ...(fromObjects && { fromObjects: [...fromObjects] }),
        ...(foundObjects && { foundObjects: [...foundObjects] }),
      };
    }
    case 'chooseOption': {
      const { step, apart, optional } = frame;
      return { step, ...common, ...(apart && { apart }), ...(optional && { optional }) };
    }
    case 'chooseSpace':
      return { step: frame.step, ...common };
    case 'may':
      return { step: frame.step, ...common, chooser: frame.by };
    case 'attacks': {
      const { step, attackers, left, targets } = frame;
      return { step, ...common, ...listed('attackers', attackers), left, ...listed('targets', targets) };
    }
  }
}

/** How circumstances differ from others; undefined where a position has no word for it. */
function saidOf(
  terms: Terms,
  state: BattleState,
  { seat, me, subject, chosen, objects, space, attack, rolled, card, drawn, opponent, tested }: Circumstances,
  from: Circumstances,
): Said | undefined {
  if (attack !== null || card !== none || drawn.length > 0) return undefined;
  const isSame = (one: unknown, other: unknown): boolean =>
    canonical(one ?? null) === canonical(other ?? null);
  return {
    ...(seat !== from.seat && { seat }),
    ...(me !== from.me && { by: nameOfFigure(me) }),
    ...(subject !== from.subject && { on: nameOfFigure(subject) }),
    ...(!isSame(chosen, from.chosen) && { chosen: chosen.map(nameOfFigure) }),
    ...(objects && !isSame(objects, from.objects) && { objects: [...objects] }),
    ...(space !== from.space && { space: entry(missionOf(terms, state).names, space) }),
    ...(!isSame(rolled, from.rolled) && { rolled: rolled.map((die) => ({ ...die })) }),
    ...(opponent !== from.opponent && { opponent }),
    ...(tested !== from.tested && { tested }),
  };
}

function discountPosition({ trait, affiliation, ...cost }: Discount) {
  return { ...cost, ...(trait && { trait }), ...(affiliation && { affiliation }) };
}

function nameOfGroup(group: GroupNumber): number[] {
  return [group >> 5, group & 31];
}

function listed<N extends string>(
  name: N,
  figures: readonly FigureNumber[],
): { readonly [K in N]?: number[][] } {
  const said: { [K in N]?: number[][] } = {};
  if (figures.length > 0) said[name] = figures.map(nameOfFigure);
  return said;
}

function placeNames(terms: Terms, state: BattleState, places: readonly Place[]): string[] {
  return places.map((place) => nameOf(missionOf(terms, state), place));
}
