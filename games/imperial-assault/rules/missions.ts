import type { ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { MissionRule } from '../content/mission-schema.ts';
import { shownBy } from './attack/dice.ts';
import { sufferDamage } from './attack/suffer.ts';
import { type Choice, pass } from './choice.ts';
import { controls, standsIn } from './control.ts';
import { missionOf } from './drawn-mission.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import { sceneOf } from './scene.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  changeToken,
  type FigureNumber,
  type FrameOf,
  figuresOnMap,
  type GroupNumber,
  isOnMap,
  none,
  playerOf,
  seatOf,
  seatOfGroup,
  seatsFrom,
} from './state.ts';
import { tell } from './tell.ts';
import { scoreAll } from './victory.ts';

type Rule<N extends MissionRule['rule']> = Extract<MissionRule, { readonly rule: N }>;

/** What the mission does at the end of a round, one rule after the other (A12, A14). */
function missionRulesStep(terms: Terms): AutomaticOf<'missionRules'> {
  return {
    kind: 'automatic',
    run(turn, { from }) {
      const { state, stack } = turn;
      const rule = missionOf(terms, state).mission.rules[from];
      if (rule === undefined) {
        stack.pop();
        return;
      }
      stack[stack.length - 1] = { step: 'missionRules', from: from + 1 };
      switch (rule.rule) {
        case 'doors-locked':
          if (state.round === rule.openAfter) openAll(terms, turn);
          return;
        case 'points-for-control':
          scoreControl(terms, turn, rule);
          return;
        case 'bombard':
          // What both deal counts at the same moment.
          state.held = state.players.map(() => 0);
          stack.push({ step: 'release' });
          pushBombard(turn, seatsFrom(state, state.initiative), from);
          return;
        case 'second-squad':
          if (state.round === rule.after) pushSecondSquads(terms, turn, rule.token);
          return;
        case 'carry-home':
          scoreCarriers(terms, turn, rule);
          return;
        case 'turn-over':
        case 'attackable':
      }
    },
  };
}

function openAll(terms: Terms, { state, emit }: BattleTurn): void {
  for (const door of missionOf(terms, state).map.doors.keys()) {
    if (!state.openDoors.includes(door)) emit?.({ kind: 'opened', door, figure: none });
  }
  state.openDoors = [...missionOf(terms, state).map.doors.keys()];
}

/** Points for controlled tokens, of all players at the same moment. */
function scoreControl(
  terms: Terms,
  turn: BattleTurn,
  { token, turned, points, sameColor }: Rule<'points-for-control'>,
): void {
  const { state } = turn;
  const gained = state.players.map((_, seat) => {
    const scene = sceneOf(terms, state);
    const held = state.tokens.filter(
      (one) =>
        one.kind === token &&
        one.space !== none &&
        (turned === undefined || one.turned === turned) &&
        controls(terms, state, scene, seat, one.space),
    );
    let sum = held.length * points;
    if (sameColor === true) {
      for (const color of new Set(held.map((one) => one.color))) {
        const count = held.filter((one) => one.color === color).length;
        if (color !== null && count > 1) sum += count;
      }
    }
    return sum;
  });
  scoreAll(turn, gained, 'mission');
}

/** A carrier in its own zone scores, and the token is discarded. */
function scoreCarriers(terms: Terms, turn: BattleTurn, { token: kind, points }: Rule<'carry-home'>): void {
  const { state, emit } = turn;
  const gained = state.players.map(() => 0);
  for (const [token, { carrier, kind: own }] of state.tokens.entries()) {
    if (own !== kind || carrier === none || !isOnMap(state, carrier)) continue;
    const seat = seatOf(carrier);
    const zone = missionOf(terms, state).zones[playerOf(state, seat).zone];
    const scene = sceneOf(terms, state);
    if (zone === undefined || !standsIn(scene, scene.indexOf(carrier), zone.spaces)) continue;
    gained[seat] = (gained[seat] ?? 0) + points;
    changeToken(state, token, { carrier: none });
    emit?.({ kind: 'brought', token, figure: carrier });
  }
  scoreAll(turn, gained, 'mission');
}

/** Squads that waited are deployed at a token in the zone of the opponent, the player with initiative first. */
function pushSecondSquads(terms: Terms, { state, stack }: BattleTurn, kind: string): void {
  const { waiting } = state;
  state.waiting = [];
  for (const seat of seatsFrom(state, state.initiative).reverse()) {
    const groups: GroupNumber[] = waiting.filter((group) => seatOfGroup(group) === seat);
    const zones = state.players.flatMap(({ zone }, other) => (other === seat ? [] : [zone]));
    const tokens = missionOf(terms, state).tokens.flatMap((token) =>
      token.kind === kind && zones.includes(token.zone) ? [token.space] : [],
    );
    // On maps with more zones than players a zone may be without a token: then the zone itself is meant.
    const around =
      tokens.length > 0 ? tokens : zones.flatMap((zone) => missionOf(terms, state).zones[zone]?.spaces ?? []);
    if (groups.length > 0) stack.push({ step: 'deploy', seat, groups, around });
  }
}

function pushBombard({ state, stack }: BattleTurn, seats: readonly Seat[], rule: number): void {
  const left = seats.filter((seat) => hostileFigures(state, seat).length > 0);
  if (left.length > 0) stack.push({ step: 'bombard', seats: left, rule });
}

function hostileFigures(state: BattleState, seat: Seat): FigureNumber[] {
  return figuresOnMap(state).filter((figure) => state.sides[seatOf(figure)] !== state.sides[seat]);
}

/** A seat chooses a hostile figure, which suffers what dice show. */
function bombardStep(terms: Terms): ChoiceStep<BattleState, FrameOf<'bombard'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { seats }) => seats.slice(0, 1),
    choices(state, _frame, seat) {
      const found = hostileFigures(state, seat).map((figure): Choice => ({ kind: 'figure', figure }));
      // What the one before dealt may have brought about that nobody hostile is left.
      return found.length > 0 ? found : [pass];
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'figure' ? 'not-hostile' : 'not-asked'),
    apply(turn, { seats, rule }, seat, choice) {
      const { state, stack, chance } = turn;
      stack.pop();
      pushBombard(turn, seats.slice(1), rule);
      const given = missionOf(terms, state).mission.rules[rule];
      if (choice.kind !== 'figure' || given?.rule !== 'bombard') return;
      const { figure } = choice;
      const faces = given.dice.map(() => chance.roll(6));
      const damage = faces.reduce((sum, face, die) => sum + shownBy(entry(given.dice, die), face).damage, 0);
      tell(turn, { kind: 'bombarded', figure, by: seat, dice: given.dice, faces, damage });
      if (damage > 0) sufferDamage(terms, turn, figure, damage, seat);
    },
  };
}

export function missionSteps(terms: Terms) {
  return { missionRules: missionRulesStep(terms), bombard: bombardStep(terms) } as const;
}
