import type { CompiledEffect } from '../../content/compile-abilities.ts';
import type { Effect } from '../../content/pack.ts';
import { pushPlacing } from '../moving.ts';
import type { Terms } from '../options.ts';
import { groupWith as freshGroup } from '../setup.ts';
import {
  type BattleTurn,
  changeGroup,
  type FigureNumber,
  type FrameOf,
  figureNumber,
  type GroupNumber,
  groupNumber,
  groupWith,
  isOnMap,
  none,
  playerOf,
} from '../state.ts';
import { spacesAround, spacesUnderFigure } from '../where.ts';
import type { Circumstances } from './frames.ts';

type CompanionEffect = Extract<Effect, { readonly do: 'companion' }>;

/** A companion comes into play, is readied, or acts as one of the group of the figure that has the ability (B3). */
export function applyToCompanion(
  terms: Terms,
  turn: BattleTurn,
  effect: CompanionEffect,
  { gives }: CompiledEffect,
  { seat, me }: Circumstances,
): void {
  const card = terms.fighterNumber.get(effect.companion);
  if (card === undefined || me === none) return;
  switch (effect.what) {
    case 'put':
    case 'put-here': {
      if (!isOnMap(turn.state, me)) return;
      const group = put(terms, turn, seat, card, groupWith(me));
      const figure = figureNumber(group, 0);
      const here = spacesUnderFigure(terms, turn.state, me);
      const spaces =
        effect.what === 'put-here'
          ? here
          : spacesAround(terms, turn.state, me, 1).filter((space) => !here.includes(space));
      pushPlacing(terms, turn, figure, seat, spaces);
      if (gives !== none) cannotCount(turn, gives, seat, figure);
      return;
    }
    case 'ready':
    case 'join': {
      const group = groupOfCard(turn, seat, card);
      if (group === undefined || !isOnMap(turn.state, figureNumber(group, 0))) return;
      if (effect.what === 'ready') changeGroup(turn.state, group, { ready: true });
      else join(turn, groupWith(me), figureNumber(group, 0));
    }
  }
}

/** The group of a companion of a seat; each seat has one of a kind (B3). */
function groupOfCard({ state }: BattleTurn, seat: number, card: number): GroupNumber | undefined {
  const place = playerOf(state, seat).groups.findIndex((group) => group.card === card);
  return place === -1 ? undefined : groupNumber(seat, place);
}

/**
 * A companion is there, fresh and not yet on the map, and ready to activate with its group, also where that activates now. One of
 * the kind that was in play is removed first (B3).
 */
function put(terms: Terms, turn: BattleTurn, seat: number, card: number, host: GroupNumber): GroupNumber {
  const { groups } = playerOf(turn.state, seat);
  const fresh = { ...freshGroup(terms, card), host };
  const known = groupOfCard(turn, seat, card);
  if (known === undefined) groups.push(fresh);
  else changeGroup(turn.state, known, fresh);
  const group = known ?? groupNumber(seat, groups.length - 1);
  changeActivating(turn, host, ({ companions }) => ({
    companions: [...companions.filter((other) => groupWith(other) !== group), figureNumber(group, 0)],
  }));
  return group;
}

/** Changes who is still to activate in the activation of a group, if that goes on. */
function changeActivating(
  { stack }: BattleTurn,
  group: GroupNumber,
  change: (activating: FrameOf<'group'>) => Partial<FrameOf<'group'>>,
): void {
  const place = stack.findIndex((frame) => frame.step === 'group' && frame.group === group);
  const frame = stack[place];
  if (frame?.step === 'group') stack[place] = { ...frame, ...change(frame) };
}

/** The companion does not count for control from now on. */
function cannotCount({ state }: BattleTurn, ability: number, seat: number, figure: FigureNumber): void {
  if (state.lasting.some((grant) => grant.ability === ability && grant.figures.includes(figure))) return;
  state.lasting = [...state.lasting, { ability, seat, figures: [figure], until: 'match', depth: 0 }];
}

/** A companion activates among the figures of a group that activates now. */
function join(turn: BattleTurn, host: GroupNumber, figure: FigureNumber): void {
  changeActivating(turn, host, ({ left, companions }) =>
    left.includes(figure)
      ? {}
      : { left: [...left, figure], companions: companions.filter((other) => other !== figure) },
  );
}
