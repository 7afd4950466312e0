import assert from 'node:assert/strict';
import { asked, figureIn, handOf, play, type Setting, story, tableOf } from './table.ts';

/** A table, what is played there, and what has to come of it. */
export interface Case extends Setting {
  /** Choices, as {@link play} takes them. */
  readonly line: string;
  /** Sentences of the {@link story}, separated by `; `, that have to come in this order. */
  readonly shows?: string;
  /** Sentences that must not come. */
  readonly hides?: string;
  /** Choices that are open at the end, or must not be. */
  readonly offers?: string;
  readonly refuses?: string;
  /** Figures at the end, as {@link figureIn} tells of them: `a1.1 C3+focused, b1.1 defeated`. */
  readonly figures?: string;
  /** The hand of the first seat at the end. */
  readonly hand?: string;
}

/** What a card does, and where it does not, by the titles of the tests. */
export interface CardTests {
  readonly works: Readonly<Record<string, Case>>;
  readonly limits: Readonly<Record<string, Case>>;
}

/** The tests of some cards, by their ids in the pack. */
export type TestsOfCards = Readonly<Record<string, CardTests>>;

/** Plays a case; throws where something else comes of it. */
export function prove({ line, shows, hides, offers, refuses, figures, hand, ...setting }: Case): void {
  const match = tableOf(setting);
  const told = story(play(match, line));
  const all = told.join('; ');
  let from = 0;
  for (const sentence of split(shows)) {
    const at = told.indexOf(sentence, from);
    assert.notEqual(at, -1, `"${sentence}" does not come in: ${all}`);
    from = at + 1;
  }
  for (const sentence of split(hides)) assert.ok(!told.includes(sentence), `"${sentence}" comes in: ${all}`);
  const open = match.decisions().flatMap(({ choices }) => choices);
  for (const choice of offers?.split(' ') ?? [])
    assert.ok(open.includes(choice), `${choice} is not open: ${asked(match)}; ${all}`);
  for (const choice of refuses?.split(' ') ?? [])
    assert.ok(!open.includes(choice), `${choice} is open: ${asked(match)}`);
  for (const figure of figures?.split(', ') ?? []) {
    const [name = '', is = ''] = figure.split(' ');
    assert.equal(figureIn(match, name), is, `${name}: ${all}`);
  }
  if (hand !== undefined) assert.equal(handOf(match, 0), hand);
}

function split(sentences: string | undefined): readonly string[] {
  return sentences?.split('; ') ?? [];
}
