import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { SheetSide } from '../../content/campaign/card-schema.ts';
import { activatingSteps } from '../activating.ts';
import { campaignOf } from '../added.ts';
import type { Terms } from '../options.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  changeGroup,
  type FigureNumber,
  groupOf,
  groupWith,
  isOnMap,
  none,
  playerOf,
} from '../state.ts';
import {
  changeHero,
  changeMission,
  emitCampaign,
  heroFigure,
  heroGroup,
  heroOf,
  heroSeats,
  missionIn,
  seatOfHero,
} from './current.ts';
import type { HeroState, MissionState } from './state.ts';

/** Three heroes share one activation token besides their own; the first hero begins with it (A13, Heroic). */
const heroesWithExtraToken = 3;

/** The heroes of so many seats as they begin a mission, all of them with ready tokens (A13). */
export function freshHeroes(count: number): Pick<MissionState, 'heroes' | 'extraToken'> {
  const extraToken = count === heroesWithExtraToken ? 1 : none;
  const heroes = Array.from({ length: count }, (_, place): HeroState => {
    const seat = place + 1;
    return {
      group: heroGroup(seat),
      strain: 0,
      wounded: false,
      withdrawn: false,
      activations: tokensOf(count, extraToken, seat),
      activated: false,
      strainForMoves: 0,
    };
  });
  return { heroes, extraToken };
}

/** The activation tokens of a hero: two heroes have two each (Legendary), one of three has the extra one (A13). */
function tokensOf(count: number, extraToken: Seat, seat: Seat): number {
  return count === 2 || extraToken === seat ? 2 : 1;
}

/** The activations that the hero of a seat has in this round. */
export function activationTokens(state: BattleState, seat: Seat): number {
  const { heroes, extraToken } = missionIn(state);
  return tokensOf(heroes.length, extraToken, seat);
}

/** The seats of the heroes that have not withdrawn. */
export function presentHeroes(state: BattleState): Seat[] {
  return heroSeats(state).filter((seat) => isOnMap(state, heroFigure(seat)));
}

/**
 * The activation tokens of the heroes are readied, and the extra one of three heroes goes to the next hero that is there
 * (A13, status phase).
 */
export function readyHeroes(turn: BattleTurn): void {
  const { state } = turn;
  const { extraToken } = missionIn(state);
  const present = presentHeroes(state);
  if (extraToken !== none && present.length > 0) {
    const next = present.find((seat) => seat > extraToken) ?? entry(present, 0);
    changeMission(state, { extraToken: next });
    if (next !== extraToken) emitCampaign(turn, { kind: 'extraToken', seat: next });
  }
  for (const seat of present) {
    const activations = activationTokens(state, seat);
    changeHero(state, seat, { activations, activated: false });
    changeGroup(state, heroGroup(seat), { ready: true });
  }
}

/**
 * Whether a hero may activate now: with a ready token, and for a second time only after every other hero has activated that
 * can (A3).
 */
export function mayActivate(state: BattleState, seat: Seat): boolean {
  const { activations, activated } = heroOf(state, seat);
  if (activations === 0 || !isOnMap(state, heroFigure(seat))) return false;
  if (!activated) return true;
  return presentHeroes(state).every((other) => {
    const hero = heroOf(state, other);
    return hero.activated || hero.activations === 0;
  });
}

/** A hero takes one of its activation tokens. The group stays ready as long as it has another one. */
export function takeToken(state: BattleState, seat: Seat): void {
  changeHero(state, seat, { activations: heroOf(state, seat).activations - 1, activated: true });
}

/** After an activation a hero is ready as long as it has a ready token. */
export function readyByTokens(state: BattleState): void {
  for (const seat of presentHeroes(state)) {
    const ready = heroOf(state, seat).activations > 0;
    if (groupOf(state, heroGroup(seat)).ready !== ready) changeGroup(state, heroGroup(seat), { ready });
  }
}

/** The side of the sheet of a hero that is up. Undefined for other figures. */
export function sheetOf(terms: Terms, state: BattleState, figure: FigureNumber): SheetSide | undefined {
  const { content } = campaignOf(terms);
  const sheet = content.sheetOf.get(groupOf(state, groupWith(figure)).card);
  if (sheet === undefined) return undefined;
  const { hero } = entry(content.heroes, sheet.hero);
  return sheet.wounded ? hero.wounded : hero.healthy;
}

/** A hero that begins its activation readies its exhausted cards, and may suffer strain for movement again (A3, A4). */
export function beginHeroStep(terms: Terms): AutomaticOf<'beginActivation'> {
  const { beginActivation } = activatingSteps(terms);
  return {
    kind: 'automatic',
    run(turn, frame) {
      const seat = seatOfHero(frame.figure);
      if (seat !== undefined && isOnMap(turn.state, frame.figure)) {
        changeHero(turn.state, seat, { strainForMoves: 0 });
        readyCards(turn, seat);
      }
      beginActivation.run(turn, frame);
    },
  };
}

function readyCards(turn: BattleTurn, seat: Seat): void {
  const player = playerOf(turn.state, seat);
  const cards = player.upgrades.filter(({ exhausted }) => exhausted).map(({ card }) => card);
  if (cards.length === 0) return;
  player.upgrades = player.upgrades.map((one) => (one.exhausted ? { ...one, exhausted: false } : one));
  emitCampaign(turn, { kind: 'readied', seat, cards });
}
