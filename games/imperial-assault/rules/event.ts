import type { BySeat, Seat } from '../../../kernel/game.ts';
import type { DieKind, TokenKind } from '../content/compiled.ts';
import type { Place } from '../geometry/map.ts';
import type { Results } from './attack/dice.ts';
import type { Attack, Part } from './attack/frames.ts';
import type { Changes, RolledDie } from './attack/results.ts';
import type { CampaignEvent } from './campaign/event.ts';
import type { Condition, Ending, FigureNumber, GroupNumber, Movement, TokenNumber } from './state.ts';

/** What happened. Cards and missions are numbers in the pack. */
export type Event =
  /** What only a campaign knows. */
  | { readonly kind: 'campaign'; readonly event: CampaignEvent }
  /** The army is revealed: the card of each group, and the upgrades. */
  | {
      readonly kind: 'army';
      readonly seat: Seat;
      readonly cost: number;
      readonly fighters: readonly number[];
      readonly upgrades: readonly number[];
    }
  | { readonly kind: 'initiative'; readonly seat: Seat }
  | { readonly kind: 'mission'; readonly mission: number }
  /** A group goes into a squad of its seat. */
  | { readonly kind: 'squad'; readonly group: GroupNumber; readonly squad: 0 | 1 }
  | { readonly kind: 'assigned'; readonly seat: Seat }
  /** The squads of a seat that deploy now, and that wait. */
  | { readonly kind: 'squads'; readonly seat: Seat; readonly first: 0 | 1 }
  | { readonly kind: 'zone'; readonly seat: Seat; readonly zone: number }
  /** A group is deployed next. */
  | { readonly kind: 'deploys'; readonly group: GroupNumber }
  /** An upgrade, by its place among those of the seat, is attached to a group. */
  | {
      readonly kind: 'attached';
      readonly seat: Seat;
      readonly upgrade: number;
      readonly group: GroupNumber;
    }
  | { readonly kind: 'deployed'; readonly figure: FigureNumber; readonly place: Place }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'activated'; readonly group: GroupNumber }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'activation'; readonly figure: FigureNumber }
  /** A figure sets out for a place, a step or a whole way from where it is. */
  | {
      readonly kind: 'setOut';
      readonly figure: FigureNumber;
      readonly to: Place;
      /** In movement points, or in spaces where an effect moves it by spaces. */
      readonly cost: number;
      readonly by: Movement['by'];
    }
  /** Its player has ended the activation of a figure, or a movement of it. */
  | { readonly kind: 'endedActivation' | 'endedMovement'; readonly figure: FigureNumber }
  | {
      readonly kind: 'action';
      readonly figure: FigureNumber;
      /** `rest`: in a campaign. */
      readonly action: 'move' | 'attack' | 'interact' | 'special' | 'shake' | 'rest';
    }
  | {
      readonly kind: 'moved';
      readonly figure: FigureNumber;
      readonly from: Place;
      readonly to: Place;
      readonly cost: number;
    }
  /** A condition is discarded. */
  | { readonly kind: 'shook'; readonly figure: FigureNumber; readonly condition: Condition }
  /** A door is opened: by a figure, or by the mission. */
  | { readonly kind: 'opened'; readonly door: number; readonly figure: FigureNumber }
  | {
      readonly kind: 'turnedOver';
      readonly token: TokenNumber;
      readonly turned: boolean;
      readonly figure: FigureNumber;
    }
  | { readonly kind: 'retrieved'; readonly token: TokenNumber; readonly figure: FigureNumber }
  | { readonly kind: 'dropped'; readonly token: TokenNumber }
  | { readonly kind: 'brought'; readonly token: TokenNumber; readonly figure: FigureNumber }
  /** The mission has a figure suffer what dice show. */
  | {
      readonly kind: 'bombarded';
      readonly figure: FigureNumber;
      readonly by: Seat;
      readonly dice: readonly DieKind[];
      readonly faces: readonly number[];
      readonly damage: number;
    }
  /** `by`: the seat that scores for it; -1 while that is open. */
  | { readonly kind: 'defeated'; readonly figure: FigureNumber; readonly by: Seat }
  | {
      readonly kind: 'scored';
      readonly seat: Seat;
      readonly points: number;
      /** What it has now. */
      readonly total: number;
      readonly why: 'defeated' | 'mission' | 'card';
    }
  /** An ability is used, by number, or a command card is played. */
  | { readonly kind: 'used'; readonly ability: number; readonly figure: FigureNumber; readonly seat: Seat }
  | { readonly kind: 'playedCard'; readonly seat: Seat; readonly card: number; readonly ability: number }
  /** A group takes a form. */
  | { readonly kind: 'form'; readonly group: GroupNumber; readonly form: number }
  /** A seat does not use what it may, or does no more of it. */
  | { readonly kind: 'declined'; readonly seat: Seat }
  /** A seat chooses for an ability or an attack: one of the options of an effect by place, figures, an object, a space, a condition. */
  | { readonly kind: 'choseOption'; readonly seat: Seat; readonly option: number; readonly effect: number }
  | { readonly kind: 'choseFigure'; readonly seat: Seat; readonly figure: FigureNumber }
  | { readonly kind: 'choseToken'; readonly seat: Seat; readonly token: TokenNumber }
  | { readonly kind: 'choseSpace'; readonly seat: Seat; readonly space: number }
  | { readonly kind: 'choseCondition'; readonly seat: Seat; readonly condition: Condition }
  /** A seat gives a standing order for an ability, by its id. */
  | {
      readonly kind: 'ordered';
      readonly seat: Seat;
      readonly ability: string;
      readonly answer: 'always' | 'never';
      readonly until: 'attack' | 'round' | 'match';
    }
  /** Who of several is "the opponent" for an ability (B10). */
  | { readonly kind: 'choseOpponent'; readonly seat: Seat; readonly opponent: Seat }
  /** A seat takes a standing order back. */
  | { readonly kind: 'asksAgain'; readonly seat: Seat; readonly ability: string }
  /** Figures have an ability from now on for a while. */
  | { readonly kind: 'lasts'; readonly ability: number; readonly figures: readonly FigureNumber[] }
  /** An object of the mission suffers damage; and is destroyed. */
  | {
      readonly kind: 'damagedObject';
      readonly token: TokenNumber;
      readonly amount: number;
      readonly damage: number;
      readonly health: number;
    }
  | { readonly kind: 'destroyed'; readonly token: TokenNumber }
  | {
      readonly kind: 'attacked';
      readonly attacker: FigureNumber;
      readonly target: FigureNumber;
      /** The object of the mission that is attacked in place of a figure; -1 without one. */
      readonly object: TokenNumber;
      /** Campaign: the weapon of a hero, by number in `upgrades`. */
      readonly weapon?: number;
      readonly seat: Seat;
      readonly space: number;
    }
  /** The pools of an attack were changed. */
  | { readonly kind: 'pools'; readonly attack: readonly DieKind[]; readonly defence: readonly DieKind[] }
  | {
      readonly kind: 'rolled';
      readonly attacker: FigureNumber;
      readonly target: FigureNumber;
      readonly dice: readonly RolledDie[];
      /** One of the green dice comes from Focused (A9). */
      readonly focused: boolean;
    }
  | {
      readonly kind: 'rerolled';
      readonly place: number;
      readonly before: RolledDie;
      readonly after: RolledDie;
    }
  /** Results of the attack were changed. */
  | { readonly kind: 'changed'; readonly from: Part['from']; readonly changes: Changes }
  | { readonly kind: 'surge'; readonly surge: number; readonly figure: FigureNumber }
  | {
      readonly kind: 'resolved';
      readonly attacker: FigureNumber;
      readonly target: FigureNumber;
      readonly object: TokenNumber;
      readonly results: Results;
      readonly distance: number;
      readonly missed: Attack['missed'];
      readonly damage: number;
    }
  /** Each other figure on or adjacent to a space suffers so much, or one figure does (A8 Blast, Cleave). */
  | { readonly kind: 'blast'; readonly space: number; readonly amount: number }
  | { readonly kind: 'cleave'; readonly figure: FigureNumber; readonly amount: number }
  /** Dice were rolled for an ability, outside an attack. */
  | {
      readonly kind: 'rolledFor';
      readonly figure: FigureNumber;
      readonly dice: readonly RolledDie[];
    }
  | {
      readonly kind: 'suffered';
      readonly figure: FigureNumber;
      readonly what: 'damage' | 'strain';
      readonly amount: number;
      /** The damage that it has now, and its Health. */
      readonly damage: number;
      readonly health: number;
    }
  | { readonly kind: 'recovered'; readonly figure: FigureNumber; readonly amount: number }
  /** A figure gets movement points, or actions in this or its next activation. */
  | { readonly kind: 'gainedPoints'; readonly figure: FigureNumber; readonly points: number }
  | {
      readonly kind: 'gainedActions';
      readonly figure: FigureNumber;
      readonly count: number;
      readonly next: boolean;
    }
  /** An effect readies or exhausts a deployment card. */
  | { readonly kind: 'readied' | 'exhausted'; readonly group: GroupNumber }
  | { readonly kind: 'put'; readonly what: 'rubble' | 'energy-shield'; readonly space: number }
  | { readonly kind: 'gainedCondition'; readonly figure: FigureNumber; readonly condition: Condition }
  | {
      readonly kind: 'gainedToken' | 'spentToken' | 'lostToken';
      readonly figure: FigureNumber;
      readonly token: TokenKind;
    }
  | { readonly kind: 'discarded' | 'removed'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'returned' | 'fetched' | 'showedTop'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'namedCard'; readonly seat: Seat; readonly of: Seat; readonly card: number }
  | { readonly kind: 'putUnder'; readonly seat: Seat; readonly card?: number }
  | { readonly kind: 'sawHand'; readonly seat: Seat; readonly of: Seat; readonly cards?: readonly number[] }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  | { readonly kind: 'ready' }
  | { readonly kind: 'tieRolls'; readonly rolls: BySeat<number> }
  | { readonly kind: 'ended'; readonly why: Ending };
