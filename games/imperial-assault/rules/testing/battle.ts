import assert from 'node:assert/strict';
import type { Seat } from '../../../../kernel/game.ts';
import { MatchChance } from '../../../../kernel/match-chance.ts';
import { applyMove, type ChoicePending, findPending, type Runnable, settle } from '../../../../kernel/run.ts';
import { conditions } from '../../content/vocabulary.ts';
import { campaignForecasts } from '../campaign/campaign-forecasts.ts';
import type { Choice } from '../choice.ts';
import { copy } from '../copy.ts';
import type { Event } from '../event.ts';
import { withForecasts } from '../forecasts.ts';
import { format, letterOf, parse, parseFigure } from '../notation.ts';
import type { ShownTerms, Terms } from '../options.ts';
import { type BattleState, bitOfCondition, type Condition, type Figure, figureOf } from '../state.ts';
import { stepsOf } from '../steps.ts';

/** A match in which everything is said by notation, and dice by their colour and face. */
export class Battle {
  readonly terms: Terms & ShownTerms;
  state: BattleState;
  readonly events: Event[] = [];
  protected readonly chance: MatchChance;
  private readonly rules: Runnable<BattleState, Choice, Event>;

  /** `begin` makes the state from which the match goes on by itself until it waits. */
  constructor(terms: Terms, begin: (chance: MatchChance) => BattleState) {
    this.terms = withForecasts(terms, terms.added.campaign && campaignForecasts);
    this.chance = new MatchChance('a skirmish of a test');
    this.rules = { id: 'imperial-assault', steps: stepsOf(terms) };
    this.state = begin(this.chance);
    settle(this.rules, this.state, this.chance, this.note);
  }

  private readonly note = (event: Event): void => {
    this.events.push(event);
  };

  /** The decision that waits; of several seats that are asked that of the first, or of the one that is named. */
  private pendingOf(seat?: Seat): ChoicePending<BattleState, Choice, Event> {
    const pending = findPending(this.rules, this.state).find(
      (one) => seat === undefined || one.seat === seat,
    );
    if (pending?.kind !== 'choice') throw new Error('the match waits for no choice');
    return pending;
  }

  /** What is asked, and of whom: `a window`. */
  get asks(): string {
    const [pending] = findPending(this.rules, this.state);
    return pending === undefined ? 'over' : `${letterOf(pending.seat)} ${pending.frame.step}`;
  }

  /** The letters of all seats that are asked. */
  get asked(): string {
    return findPending(this.rules, this.state)
      .map(({ seat }) => letterOf(seat))
      .join('');
  }

  get allChoices(): string[] {
    return this.choicesOf();
  }

  /** The choices of a seat, of the first that is asked if none is named. */
  choicesOf(letter?: string): string[] {
    const { step, frame, seat } = this.pendingOf(seatOfLetter(letter));
    return step.choices(this.state, frame, seat).map(format);
  }

  /** The choices, without standing orders. */
  get choices(): string[] {
    return this.allChoices.filter((text) => !text.startsWith('order:'));
  }

  /** The next dice: `red4 white1`. */
  roll(dice: string): this {
    this.chance.prescribe(dice.split(' ').map((one) => Number(one.slice(-1))));
    return this;
  }

  /** Whoever is asked makes these choices, one after the other; where several are: `c> group:c1`. */
  play(...moves: readonly string[]): this {
    for (const move of moves) {
      const [, letter, text = move] = /^([a-e])> (.+)$/.exec(move) ?? [];
      const pending = this.pendingOf(seatOfLetter(letter));
      const { step, frame, seat } = pending;
      const legal = step.choices(this.state, frame, seat).find((one) => format(one) === text);
      const choice = parse(text);
      assert.ok(
        legal !== undefined && choice !== undefined,
        `${this.asks} is not asked for ${text} but for ${this.choices.join(' ')}`,
      );
      assert.deepEqual(choice, legal);
      applyMove(this.rules, this.state, pending, choice, this.chance, this.note);
      // Copies and JSON lose nothing.
      assert.deepEqual(copy(this.state), this.state);
      this.state = JSON.parse(JSON.stringify(this.state));
    }
    return this;
  }

  /** The rule that forbids a choice. */
  refuses(text: string, letter?: string): string {
    const { step, frame, seat } = this.pendingOf(seatOfLetter(letter));
    const choice = parse(text);
    assert.ok(choice !== undefined, text);
    assert.ok(!this.choicesOf(letter).includes(text), `${text} is legal`);
    return step.refuse(this.state, frame, seat, choice);
  }

  figure(name: string): Figure {
    const number = parseFigure(name);
    if (number === undefined) throw new Error(`${name} is no figure`);
    return figureOf(this.state, number);
  }

  damage(name: string): number {
    return this.figure(name).damage;
  }

  has(name: string): readonly Condition[] {
    const bits = this.figure(name).conditions;
    return conditions.filter((condition) => (bits & bitOfCondition(condition)) !== 0);
  }

  /** What the last attack came to. */
  get resolved(): Extract<Event, { readonly kind: 'resolved' }> {
    const found = this.events.findLast((event) => event.kind === 'resolved');
    if (found?.kind !== 'resolved') throw new Error('no attack was resolved');
    return found;
  }

  /** The dice of the last roll, as they lie: `red4 white1`. */
  get dice(): string {
    return this.state.last?.dice.map(({ die, face }) => `${die}${face}`).join(' ') ?? '';
  }
}

function seatOfLetter(letter: string | undefined): Seat | undefined {
  return letter === undefined ? undefined : letter.charCodeAt(0) - 97;
}
