import { Match } from '../../../kernel/match.ts';
import type { PackFile } from '../content/pack.ts';
import { packFrom } from '../content/pack.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/event.ts';
import type { Position } from '../rules/position.ts';
import { type BattleForecast, forecastBattle, forecastHand, forecastReroll } from '../rules/preview.ts';
import { codeOf } from '../rules/state.ts';

/** A side of a battle that is tried out: units, cards and objectives by their ids. */
export interface Fighter {
  readonly unit: string;
  /** Damage counters on the unit. */
  readonly damage: number;
  /** How many more units like it are in the zone. */
  readonly friends: number;
  /** The combat card that it plays. */
  readonly card?: string;
  /** The objective card that lies face up. */
  readonly objective?: string;
}

/** The attacker and the defender. */
export type Fighters = readonly [Fighter, Fighter];

const attacker = codeOf(0, 0);
const defender = codeOf(1, 0);

/** A table at which two units can fight, and its rules. */
export type Trial = ReturnType<typeof openTrial>;

/**
 * A table at which the attacker has the turn, in its home zone, so that a ground unit can attack. Throws an InputError
 * if the pack has faults.
 */
export function openTrial(pack: PackFile, fighters: Fighters, seed: string) {
  const position: Position = {
    players: fighters.map(({ unit, damage, friends, card, objective }, side) => {
      const at = side === 0 ? 'home' : 'a';
      return {
        units: [
          { unit, at, ...(damage > 0 && { damage }) },
          ...Array.from({ length: friends }, () => ({ unit, at }) as const),
        ],
        hand: card === undefined ? [] : [card],
        ...(objective !== undefined && { objectives: [{ card: objective, up: true }] }),
      };
    }),
    toMove: 0,
  };
  const options = { pack: packFrom(pack), forces: 'own', size: 60 } as const;
  return { rules: game.open(options), match: new Match(game, { options, seed, position }) };
}

/** The exact chances of a battle before its dice, with the cards that are played, and what then happened. */
export interface Fought {
  readonly forecast: BattleForecast | undefined;
  readonly events: readonly Event[];
}

/** Fights the battle. Both sides play their cards, roll again where it helps them, and take what is offered first. */
export function fight({ rules: { terms }, match }: Trial, fighters: Fighters): Fought {
  let forecast = forecastBattle(terms, match.view(0), attacker, defender);
  const events: Event[] = [];
  const play = (seat: number, choice: string): void => {
    for (const { event } of match.play(seat, choice)) events.push(event);
  };
  play(0, 'combat');
  play(0, 'unit:a1');
  for (;;) {
    const [decision] = match.decisions();
    if (decision === undefined || decision.kind === 'turn') return { forecast, events };
    const { seat, kind, choices } = decision;
    switch (kind) {
      case 'attackers':
        play(seat, '-');
        break;
      case 'target':
        play(seat, 'unit:b1');
        break;
      case 'card': {
        const card = fighters[seat === 0 ? 0 : 1].card;
        const choice = `play:${card}`;
        if (!choices.includes(choice)) {
          play(seat, '-');
          break;
        }
        const number = card === undefined ? undefined : terms.cardNumber.get(card);
        const hand = forecastHand(terms, match.view(seat), attacker, defender);
        forecast = hand.find((one) => one.card === number)?.forecast ?? forecast;
        play(seat, choice);
        break;
      }
      case 'reroll': {
        const reroll = forecastReroll(terms, match.view(seat));
        const side = seat === 0 ? 0 : 1;
        const worth = (one: BattleForecast): number => one[side].hit - one[side === 0 ? 1 : 0].hit;
        const again = reroll !== undefined && worth(reroll.again) > worth(reroll.kept);
        play(seat, again ? 'reroll' : '-');
        break;
      }
      default:
        play(seat, choices[0] ?? '-');
    }
  }
}
