import type { Chance } from '../../../kernel/chance.ts';
import type { BySeat, Seat } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import { type CompiledPack, colorNumber, colorOfCard } from '../content/compile.ts';
import { type Color, colors } from '../content/pack.ts';
import { finalShare } from './landing.ts';
import { colorsOf, type Options } from './options.ts';
import type { SuperTeamsState } from './state.ts';
import { teamsFor } from './teams.ts';

/** The set-up of p. 1 and 2. Chance shuffles both decks, and then picks who begins if that is wished. */
export function setup(
  pack: CompiledPack,
  options: Pick<Options, 'colors' | 'first'>,
  seats: number,
  chance: Chance,
): SuperTeamsState {
  const state = emptyTable(pack, colorsOf(options, seats));
  const bonus = [...pack.bonus];
  chance.shuffle(bonus);
  state.finalPlanet = bonus.splice(0, finalShare * seats);
  state.reserve = bonus;
  state.deck = movementDeck(pack, state.owners);
  chance.shuffle(state.deck);
  if (options.first === 'random') state.toMove = chance.pick(seats);
  return state;
}

/** All participating ships on the first planet; no cards anywhere. */
export function emptyTable(
  { content, colorOf }: CompiledPack,
  colorsBySeat: BySeat<readonly Color[]>,
): SuperTeamsState {
  const owners = new Array<Seat>(colors.length).fill(-1);
  for (const [seat, own] of colorsBySeat.entries())
    for (const color of own) owners[colorNumber(color)] = seat;
  return {
    stack: [{ step: 'deal' }],
    content: content.hash,
    owners,
    teams: teamsFor(colorsBySeat.length),
    round: 0,
    played: 0,
    toMove: 0,
    move: null,
    last: null,
    deck: [],
    discard: [],
    hands: colorsBySeat.map(() => []),
    reserve: [],
    bonusDiscard: [],
    finalPlanet: [],
    bonusHands: colorsBySeat.map(() => []),
    spaces: colorOf.map((color) => (at(owners, color) < 0 ? -1 : 0)),
    sides: colorOf.map(() => 0),
  };
}

/** The movement cards of the colours that take part (p. 1), sorted. */
export function movementDeck({ movement }: CompiledPack, owners: readonly Seat[]): number[] {
  return movement.filter((card) => at(owners, colorOfCard(card)) >= 0);
}
