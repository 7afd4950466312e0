import { eventsFor } from '../../kernel/emitted-event.ts';
import type { Game, Outcome, Rules, Seat, Viewer } from '../../kernel/game.ts';
import { beginRecord, type MatchRecord, replay } from '../../kernel/record.ts';
import type { History } from '../../server/protocol.ts';
import { type SeenStep, stepsOf } from '../table/seen-steps.ts';

/** The viewer of a replay. The referee looks with the seat that has to decide, and so sees everything. */
export type Side = Viewer | 'referee';

/**
 * A match step by step, for one viewer. The first step is the set-up, or the point at which the present rules took
 * over. Each later move is one more step.
 */
export interface Timeline {
  readonly viewer: Viewer;
  readonly steps: readonly SeenStep[];
  readonly outcome?: Outcome;
}

/** A record that was played through and found correct. Its match can be watched by every viewer. */
export interface CheckedRecord {
  readonly game: Game;
  readonly rules: Rules;
  readonly record: MatchRecord;
  readonly seats: number;
  readonly outcome?: Outcome;
}

/** Plays a record to its end. Throws {@link InputError}, or whatever the game throws at options that it cannot read. */
export function checkRecord(game: Game, record: MatchRecord): CheckedRecord {
  const { rules, seats, outcome } = replay(game, record);
  return { game, rules, record, seats, ...(outcome && { outcome }) };
}

/** The steps of a record for one viewer. */
export function timelineOf({ game, record, outcome }: CheckedRecord, side: Side): Timeline {
  const match = beginRecord(game, record, record.opening.draws ?? []);
  const viewer = (): Viewer => (side === 'referee' ? (match.decisions()[0]?.seat ?? 'spectator') : side);
  const steps: SeenStep[] = [
    { seq: 0, events: eventsFor(match.prologue, viewer()), view: plain(match.view(viewer())) },
  ];
  for (const { seat, choice, draws } of record.moves.slice(match.earliest)) {
    match.script(draws);
    const emitted = match.play(seat, choice);
    match.script([]);
    const from: Viewer = side === 'referee' ? seat : side;
    const before = steps.at(-1)?.view;
    steps.push({
      seq: steps.length,
      events: eventsFor(emitted, from),
      view: plain(match.view(viewer())),
      before,
    });
  }
  return { viewer: side === 'referee' ? 'spectator' : side, steps, ...(outcome && { outcome }) };
}

/** The steps of a match of the server. */
export function timelineFrom(history: History): Timeline {
  return { viewer: history.viewer, steps: stepsOf(history) };
}

/** All viewers of a record. */
export function sidesOf(seats: number): readonly Side[] {
  return ['spectator', ...Array.from({ length: seats }, (_, seat): Seat => seat), 'referee'];
}

/** A view may share parts with the state, which changes in place. */
function plain(view: unknown): unknown {
  return structuredClone(view);
}
