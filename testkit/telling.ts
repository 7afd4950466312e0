import assert from 'node:assert/strict';
import { type LogSentence, locales, type Words } from '../games/words.ts';
import type { Game, State } from '../kernel/game.ts';
import { Match, type Told } from '../kernel/match.ts';
import { seeded } from '../kernel/seeded.ts';
import type { Say } from './saying.ts';
import type { Table } from './situation.ts';

/** An event as somebody was told it, and what the log said of it. */
export interface Telling<E> {
  readonly event: E;
  readonly sentence: LogSentence | undefined;
}

/** So many answers lie between two looks at the whole table. */
const apart = 25;

/**
 * Plays a match with random answers, and says all of it in every language: prompts, events, now and then the table, and
 * every choice with its heading, each apart from every other. Gives the events, also as those were told them who may not see all.
 */
export function tellMatch<S extends State, C, V, E, O, P>(
  game: Game<S, C, V, E, O, P>,
  words: Words<V, E>,
  speakers: readonly Say[],
  { seats, options }: Table,
): Telling<E>[] {
  const match = new Match(game, { options, seed: `words ${seats}`, seats });
  const chance = seeded(`choices ${seats}`);
  const tellings: Telling<E>[] = [];
  const hear = (told: readonly Told<E>[]): void => {
    const view = match.view('spectator');
    for (const event of told.flatMap((one) => [
      one.event,
      ...(one.others === undefined ? [] : [one.others]),
    ])) {
      const sentence = words.event(event, view);
      tellings.push({ event, sentence });
      if (sentence === undefined) continue;
      for (const speak of speakers) for (const said of [sentence, sentence.brief ?? sentence]) speak(said);
    }
  };
  hear(match.prologue);
  for (let step = 0; ; step++) {
    const [question] = match.questions();
    const viewer = question?.seat ?? 'spectator';
    const view = match.view(viewer);
    if (step % apart === 0 || question === undefined) {
      for (const { title, lines } of words.table(view, viewer)) {
        for (const speak of speakers) for (const line of [title, ...lines]) speak(line);
      }
    }
    if (question === undefined) return tellings;
    const choices = question.choices.map((text) => words.choice(text, view));
    const headings = question.choices.flatMap((text) => words.choiceGroup?.(text, view) ?? []);
    for (const [index, speak] of speakers.entries()) {
      for (const said of [words.prompt(question.kind, question.seat, view), ...headings]) speak(said);
      const spoken = choices.map(speak);
      assert.equal(new Set(spoken).size, spoken.length, `${locales[index]} tells two choices alike`);
    }
    hear(match.play(question.seat, question.choices[chance.pick(question.choices.length)] ?? ''));
  }
}
