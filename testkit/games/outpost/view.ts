import type { Chance } from '../../../kernel/chance.ts';
import { type LanesView, observeStack } from '../../../kernel/frames.ts';
import type { BySeat, Outcome, Seat, Viewer } from '../../../kernel/game.ts';
import type { Card, CompiledPack, Weather } from './pack.ts';
import { outcomeOf } from './rules.ts';
import {
  budget,
  type Choice,
  type Figure,
  homeOf,
  type OutpostFrame,
  type OutpostState,
  type PlainFrame,
  type Stance,
} from './state.ts';

/** A figure as a viewer sees it. `unit` and `stance` are missing while they are hidden. */
export interface FigureView {
  readonly seat: Seat;
  readonly cell: number | null;
  readonly revealed: boolean;
  readonly unit?: string;
  readonly stance?: Stance;
}

/** A reaction window in a view. The choices of other seats are hidden. */
export interface ReactView {
  readonly step: 'react';
  readonly asked: readonly Seat[];
  readonly answers: readonly (Choice | 'hidden' | null)[];
}

export type FrameView = Exclude<PlainFrame, { step: 'react' }> | ReactView;

export interface OutpostView {
  readonly content: string;
  readonly stack: readonly (FrameView | LanesView<FrameView>)[];
  readonly seats: number;
  readonly teams: BySeat<number>;
  readonly round: number;
  readonly weather: Weather;
  readonly figures: readonly FigureView[];
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly hands: BySeat<readonly Card[] | number>;
  readonly scores: BySeat<number>;
  readonly scene: number;
  readonly outcome?: Outcome;
}

export function observe(state: OutpostState, viewer: Viewer): OutpostView {
  const outcome = outcomeOf(state);
  return {
    content: state.content,
    stack: observeStack(state.stack, viewer, (frame): FrameView => {
      if (frame.step !== 'react') return { ...frame };
      const { step, asked, answers } = frame;
      return {
        step,
        asked: [...asked],
        answers: answers.map((given, place) =>
          given === null || asked[place] === viewer ? given : 'hidden',
        ),
      };
    }),
    seats: state.seats,
    teams: [...state.teams],
    round: state.round,
    weather: state.weather,
    figures: state.figures.map((figure) => figureTo(state, figure, viewer)),
    deck: state.deck.length,
    discard: [...state.discard],
    hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    scores: [...state.scores],
    scene: state.scene,
    ...(outcome && { outcome }),
  };
}

/** While seats are placing, the places of other seats' figures are hidden. */
function figureTo(
  { round }: OutpostState,
  { seat, cell, revealed, unit, stance }: Figure,
  viewer: Viewer,
): FigureView {
  if (seat === viewer || revealed) return { seat, cell, revealed, unit, stance };
  return { seat, cell: round === 0 ? null : cell, revealed };
}

/** Makes a state that has a given view. Cards are dealt again, and hidden units are drawn from those that fit. */
export function imagine(view: OutpostView, { units, ids, deck }: CompiledPack, chance: Chance): OutpostState {
  const known = [view.discard, ...view.hands].flatMap((pile) => (typeof pile === 'number' ? [] : pile));
  const onTable = view.stack.flatMap((frame) => (frame.step === 'played' ? [frame.card] : []));
  const rest = without(deck, [...known, ...onTable]);
  chance.shuffle(rest);
  const hands = view.hands.map((hand) =>
    (typeof hand === 'number' ? rest.splice(0, hand) : [...hand]).sort(),
  );
  const costOf = (unit: string): number => units.get(unit)?.cost ?? 0;
  const left = Array.from(
    { length: view.seats },
    (_, seat) =>
      budget -
      view.figures.reduce(
        (sum, figure) => (figure.seat === seat ? sum + (figure.unit ? costOf(figure.unit) : 1) : sum),
        0,
      ),
  );
  const figures = view.figures.map(({ seat, cell, revealed, unit, stance }): Figure => {
    if (unit !== undefined && stance !== undefined) return { seat, cell, revealed, unit, stance };
    const spare = (left[seat] ?? 0) + 1;
    const fitting = ids.filter((id) => costOf(id) <= spare);
    const drawn = fitting[chance.pick(fitting.length)] ?? '';
    left[seat] = spare - costOf(drawn);
    return { seat, cell, revealed, unit: drawn, stance: chance.pick(2) === 0 ? 'hold' : 'press' };
  });
  const stack = view.stack.map((frame): OutpostFrame => {
    if (frame.step === 'lanes') return imagineLanes(frame, figures, chance);
    if (frame.step !== 'react') return { ...frame };
    const answers = frame.answers.map((given): Choice | null =>
      given === 'hidden' ? { kind: 'pass' } : given,
    );
    return { step: 'react', asked: [...frame.asked], answers };
  });
  return {
    stack,
    content: view.content,
    seats: view.seats,
    teams: [...view.teams],
    round: view.round,
    weather: view.weather,
    figures,
    deck: rest,
    discard: [...view.discard],
    hands,
    scores: [...view.scores],
    scene: view.scene,
  };
}

/** In an imagined state, another seat has placed either no figures or all of them. */
function imagineLanes(
  { lanes }: LanesView<FrameView>,
  figures: Figure[],
  chance: Chance,
): Extract<OutpostFrame, { step: 'lanes' }> {
  return {
    step: 'lanes',
    lanes: lanes.map((lane, seat) => {
      if (lane === 'at work')
        return [
          { step: 'orders', seat },
          { step: 'place', seat },
        ];
      if (lane !== 'done') {
        return lane.flatMap((frame) =>
          frame.step === 'place' || frame.step === 'orders' ? [{ ...frame }] : [],
        );
      }
      const cells = homeOf(seat);
      chance.shuffle(cells);
      for (const figure of figures) if (figure.seat === seat) figure.cell ??= cells.pop() ?? null;
      return [];
    }),
  };
}

/** Removes each of some cards, as often as it is listed. */
export function without(all: readonly Card[], named: readonly Card[]): Card[] {
  const left = [...all];
  for (const card of named) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
