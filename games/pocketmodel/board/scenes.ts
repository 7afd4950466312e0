import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../web/board/use-scenes.ts';
import type { Event, Result } from '../rules/event.ts';
import { type Battle, type Dice, noCard, type Side, type UnitCode } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What a unit suffered in a scene. */
export interface Harm {
  readonly unit: UnitCode;
  readonly counters: number;
  readonly prevented: number;
  readonly destroyed: boolean;
}

/** Dice of a battle that roll, and what came of it if that is known. */
export interface BattleScene extends Scene {
  readonly kind: 'battle';
  readonly attacker: UnitCode;
  readonly defender: UnitCode;
  /** Numbers in the pack, by side. */
  readonly cards: readonly [number, number];
  readonly rolls: readonly Dice[];
  /** The sides whose dice roll in this scene. */
  readonly rolling: readonly Side[];
  /** Left out where somebody may still roll again. */
  readonly results: readonly Result[] | undefined;
  readonly harms: readonly Harm[];
}

/** A strike on an objective. */
export interface StrikeScene extends Scene {
  readonly kind: 'strike';
  readonly unit: UnitCode;
  readonly target: Seat;
  readonly slot: number;
  /** The number of the objective in the pack. */
  readonly card: number;
  readonly dice: Dice;
  readonly result: Result;
  readonly fate: 'destroyed' | 'replaced' | 'stands';
}

export type Shown = BattleScene | StrikeScene;

type Making<S> = { -readonly [K in keyof S]: S[K] };

/** The battles and strikes of a batch of events, one after the other; `before` is the view as it was before them. */
export function scenesOf(events: readonly Event[], before: View): Shown[] {
  const shown: Shown[] = [];
  let battle = newBattle(before.stack.find((frame) => frame.step === 'battle'));
  let scene: (Making<BattleScene> & { harms: Harm[] }) | undefined;
  const strikes = before.stack.findLast((frame) => 'target' in frame);
  let target =
    strikes !== undefined && 'target' in strikes ? { seat: strikes.target, slot: strikes.slot } : undefined;
  let card =
    target === undefined ? noCard : (before.players[target.seat]?.objectives[target.slot]?.card ?? noCard);
  const begin = (from: number): Making<BattleScene> & { harms: Harm[] } => {
    if (scene !== undefined) return scene;
    scene = { kind: 'battle', from, ...battle, rolling: [], results: undefined, harms: [] };
    shown.push(scene);
    return scene;
  };
  for (const [at, event] of events.entries()) {
    switch (event.kind) {
      case 'battle':
        scene = undefined;
        battle = { attacker: event.attacker, defender: event.defender, cards: [noCard, noCard], rolls: [] };
        break;
      case 'playedCard':
        battle.cards = event.side === 0 ? [event.card, battle.cards[1]] : [battle.cards[0], event.card];
        break;
      case 'rolled': {
        const side: Side = event.unit === battle.attacker ? 0 : 1;
        const other = battle.rolls[1 - side] ?? [1, 1];
        battle.rolls = side === 0 ? [event.dice, other] : [other, event.dice];
        const now = begin(at);
        now.rolls = battle.rolls;
        now.rolling = [...now.rolling, side];
        break;
      }
      case 'fought':
        begin(at).results = event.results;
        break;
      case 'damaged':
        scene?.harms.push({
          unit: event.unit,
          counters: event.amount,
          prevented: event.prevented,
          destroyed: false,
        });
        break;
      case 'destroyed':
        if (scene !== undefined) {
          const harm = scene.harms.find(({ unit }) => unit === event.unit);
          scene.harms = [
            ...scene.harms.filter((one) => one !== harm),
            {
              unit: event.unit,
              counters: harm?.counters ?? 0,
              prevented: harm?.prevented ?? 0,
              destroyed: true,
            },
          ];
        }
        break;
      case 'strikes':
        target = { seat: event.target, slot: event.slot };
        card = before.players[event.target]?.objectives[event.slot]?.card ?? noCard;
        break;
      case 'revealed':
        if (target?.seat === event.seat && target.slot === event.slot) card = event.card;
        break;
      case 'struck':
        if (target !== undefined) {
          const next = events.slice(at + 1).find(({ kind }) => kind === 'struck' || fates.has(kind));
          shown.push({
            kind: 'strike',
            from: at,
            unit: event.unit,
            target: target.seat,
            slot: target.slot,
            card:
              next?.kind === 'objectiveDestroyed' || next?.kind === 'objectiveReplaced' ? next.card : card,
            dice: event.dice,
            result: event.result,
            fate:
              next?.kind === 'objectiveDestroyed'
                ? 'destroyed'
                : next?.kind === 'objectiveReplaced'
                  ? 'replaced'
                  : 'stands',
          });
        }
        break;
      default:
        break;
    }
  }
  return shown;
}

const fates: ReadonlySet<Event['kind']> = new Set(['objectiveDestroyed', 'objectiveReplaced']);

type Begun = Making<Pick<Battle, 'attacker' | 'defender' | 'cards' | 'rolls'>>;

function newBattle(frame: Battle | undefined): Begun {
  if (frame === undefined) return { attacker: -1, defender: -1, cards: [noCard, noCard], rolls: [] };
  const { attacker, defender, cards, rolls } = frame;
  return { attacker, defender, cards, rolls };
}
