import assert from 'node:assert/strict';
import { type LogSentence, locales, type Words } from '../games/words.ts';
import type { Chance } from '../kernel/chance.ts';
import type { EmittedEvent } from '../kernel/emitted-event.ts';
import type { Game, State } from '../kernel/game.ts';
import { type Decision, Match, sampleBring } from '../kernel/match.ts';
import { findPending, sampleMove } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import type { Say } from './say.ts';
import type { TableSetup } from './test-case.ts';

/** An event as somebody was told it, and what the log said of it. */
export interface SaidEvent<E> {
  readonly event: E;
  readonly sentence: LogSentence | undefined;
}

/** So many moves lie between two looks at the whole table. */
const apart = 25;

/**
 * Plays a match with random moves, and says all of it in every language: prompts, events, now and then the table, and
 * every choice with its heading, each apart from every other. What seats bring and other values are samples. Gives the events, also as those were told them who may not see all.
 */
export function sayMatch<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  words: Words<V, E>,
  speakers: readonly Say[],
  { seats, options }: TableSetup,
): SaidEvent<E>[] {
  const untyped: Game = game;
  const bring = sampleBring(untyped.open(options), seats, seeded(`bring ${seats}`));
  const match = new Match(game, { options, seed: `words ${seats}`, seats, ...bring });
  const chance = seeded(`choices ${seats}`);
  const tellings: SaidEvent<E>[] = [];
  const hear = (emitted: readonly EmittedEvent<E>[]): void => {
    const view = match.view('spectator');
    for (const event of emitted.flatMap((one) => [
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
    const [decision] = match.decisions();
    const viewer = decision?.seat ?? 'spectator';
    const view = match.view(viewer);
    if (step % apart === 0 || decision === undefined) {
      for (const { title, lines } of words.table(view, viewer)) {
        for (const speak of speakers) for (const line of [title, ...lines]) speak(line);
      }
    }
    if (decision === undefined) return tellings;
    const choices = decision.choices.map((text) => words.choice(text, view));
    const headings = decision.choices.flatMap((text) => words.choiceGroup?.(text, view) ?? []);
    for (const [index, speak] of speakers.entries()) {
      for (const said of [words.prompt(decision.kind, decision.seat, view), ...headings]) speak(said);
      const spoken = choices.map(speak);
      assert.equal(new Set(spoken).size, spoken.length, `${locales[index]} tells two choices alike`);
    }
    hear(match.play(decision.seat, answer(match, decision, chance)));
  }
}

/** A random answer to a decision, in notation. */
function answer<S extends State, C, V, E, O, P, B>(
  match: Match<S, C, V, E, O, P, B>,
  { seat, choices, input }: Decision,
  chance: Chance,
): string {
  if (input === undefined) return choices[chance.pick(choices.length)] ?? '';
  const pending = findPending(match.rules, match.state).find((one) => one.seat === seat);
  return pending === undefined ? '' : sampleMove(match.rules, match.state, pending, chance);
}
