import type { Seat } from '../../../kernel/game.ts';
import { once } from '../../common/once.ts';
import type { Space } from '../geometry/map.ts';
import { missionOf, objectRule } from './drawn-mission.ts';
import { healthOf, speedOf } from './effects/values.ts';
import { pointsOfMove } from './interacting.ts';
import type { Terms } from './options.ts';
import {
  type BattleState,
  type FigureNumber,
  figureNumber,
  groupNumber,
  none,
  type TokenNumber,
} from './state.ts';
import { controllersOf } from './ways.ts';

/** What a figure is worth now, with all that changes it. */
export interface FigureFacts {
  readonly figure: FigureNumber;
  readonly health: number;
  readonly speed: number;
  /** The movement points of a move action: see {@link pointsOfMove}. */
  readonly points: number;
  /** Campaign: 0 for whoever is no hero. */
  readonly endurance: number;
}

/** What the rules make of what lies on the table. */
export interface TableFacts {
  /** All figures of all groups. */
  readonly figures: readonly FigureFacts[];
  /** Who controls tokens and terminals (A11), for each space of one for which it matters. */
  readonly controls: readonly { readonly space: Space; readonly seats: readonly Seat[] }[];
  /** The Health of tokens that may be attacked. */
  readonly objects: readonly { readonly token: TokenNumber; readonly health: number }[];
}

/** What the rules make of a table. */
export const factsOf = once((terms: Terms) =>
  once((state: BattleState): TableFacts => {
    const hasMission = terms.missions[state.mission] !== undefined;
    // In a campaign they are tokens.
    const terminals = hasMission && state.campaign === undefined ? missionOf(terms, state).terminals : [];
    const laid = state.tokens.flatMap(({ space }, token) =>
      space === none || !terms.added.isForControl(terms, state, token) ? [] : [space],
    );
    return {
      figures: state.players.flatMap(({ groups }, seat) =>
        groups.flatMap((group, place) =>
          group.figures.map((_, index) =>
            worthOf(terms, state, figureNumber(groupNumber(seat, place), index)),
          ),
        ),
      ),
      controls: [...new Set([...terminals, ...laid])].map((space) => ({
        space,
        seats: controllersOf(terms, state, space),
      })),
      objects: state.tokens.flatMap((_, token) => {
        const rule = hasMission ? objectRule(terms, state, token) : undefined;
        return rule === undefined ? [] : [{ token, health: rule.health }];
      }),
    };
  }),
);

function worthOf(terms: Terms, state: BattleState, figure: FigureNumber): FigureFacts {
  return {
    figure,
    health: healthOf(terms, state, figure),
    speed: speedOf(terms, state, figure),
    points: pointsOfMove(terms, state, figure),
    endurance: terms.added.endurance(terms, state, figure),
  };
}
