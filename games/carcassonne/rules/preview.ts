import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import { diceOf } from './battle.ts';
import type { Choice } from './choice.ts';
import { figure } from './figures.ts';
import { realmView } from './observe.ts';
import { battleOdds } from './odds.ts';
import { putFigures, targetOf } from './placing-figures.ts';
import { isComplete } from './realm.ts';
import { restore } from './restore.ts';
import { putTile, touchedRealms } from './table.ts';
import { seatsOf, sidesIn } from './teams.ts';
import type { RealmView, TableView } from './view.ts';

/** A side of a battle to come, with its exact odds. */
export interface FighterPreview {
  readonly seats: readonly Seat[];
  readonly dice: number;
  /** Chance to win, from 0 to 1. */
  readonly chance: number;
  /** Points to be expected for ties and for losing; what the realm scores is not in it. */
  readonly points: number;
}

export interface BattlePreview {
  readonly realm: RealmView;
  readonly sides: readonly FighterPreview[];
  /** What the winner then scores at once, where the realm is complete. */
  readonly prize?: number;
}

export interface ScorePreview {
  readonly realm: RealmView;
  /** One seat, or a team. */
  readonly seats: readonly Seat[];
  readonly points: number;
}

/** What a choice leads to before it counts. */
export interface Preview {
  /** The realms of the tile just placed and the planets next to it, as they would lie. */
  readonly realms: readonly RealmView[];
  readonly battles: readonly BattlePreview[];
  /** Realms that would be scored without a battle. */
  readonly scores: readonly ScorePreview[];
}

/**
 * What follows from a choice that is legal in this view. After a tile, battles and scores are those that come if no
 * figure is placed.
 */
export function preview(view: TableView, choice: Choice): Preview {
  const { pack } = view;
  const state = restore(pack, view);
  if (choice.kind === 'placeTile') {
    const kind = pack.byId.get(view.tile ?? '') ?? -1;
    putTile(pack, state, kind, choice.x, choice.y, choice.rotation);
  } else if (choice.kind === 'placeFigure') {
    const segment = targetOf(pack, state, choice);
    if (typeof segment === 'number') putFigures(state, segment, figure(state.toMove, choice.size));
  }
  const realms: RealmView[] = [];
  const battles: BattlePreview[] = [];
  const scores: ScorePreview[] = [];
  for (const number of touchedRealms(pack, state)) {
    const realm = realmView(pack, state, number);
    realms.push(realm);
    const sides = sidesIn(state, at(state.figuresIn, number));
    const complete = isComplete(state, number);
    if (sides.length > 1) {
      const dice = sides.map((side) => diceOf(state, number, side));
      const odds = battleOdds(dice);
      battles.push({
        realm,
        sides: sides.map((side, index) => ({
          seats: seatsOf(state, side),
          dice: at(dice, index),
          chance: odds[index]?.win ?? 0,
          points: odds[index]?.points ?? 0,
        })),
        ...(complete && { prize: realm.whenComplete }),
      });
    } else if (complete && realm.owners.length > 0) {
      scores.push({ realm, seats: realm.owners, points: realm.whenComplete });
    }
  }
  return { realms, battles, scores };
}
