import { canonical } from './canonical.ts';
import type { Chance } from './chance.ts';
import type { Game, Seat, State, Viewer } from './game.ts';
import { type Answer, listener, type Told, toldTo } from './match.ts';
import { answer, pending } from './run.ts';

/** In so many imagined worlds a viewer has to see the same before we say that they learnt nothing. */
const worlds = 24;

/**
 * Whether an answer brought to light what somebody did not know: random results, or anything hidden. It did not, if
 * every viewer would have seen the same in whatever world they had to reckon with before; whoever does not know which
 * choice was made reckons with all of them. `before` is the state in which the answer was given.
 */
export function reveals<S extends State, C, V, E>(
  game: Game<S, C, V, E>,
  before: S,
  { seat, choice, draws }: Answer,
  chance: Chance,
): boolean {
  if (draws.length > 0) return true;
  if (!game.nature.hidden) return false;
  const given = game.parse(choice);
  if (given === undefined) throw new Error(`"${choice}" was answered and is no choice of ${game.id}`);
  const really = follow(game, before, seat, given, chance);
  const knows = (viewer: Viewer): string =>
    canonical([game.observe(before, viewer), seenBy(game, really, viewer)]);
  const ofGiver = knows(seat);
  const others: readonly Viewer[] = [...Array(game.seatCount(before)).keys(), 'spectator'];
  // The giver first, as no other choices have to be tried; who knows the same as the giver has learnt the same.
  const viewers = [seat, ...others.filter((other) => other !== seat && knows(other) !== ofGiver)];
  return viewers.some((viewer) => {
    const seen = seenBy(game, really, viewer);
    for (let world = 0; world < worlds; world++) {
      const state = game.imagine(game.observe(before, viewer), chance);
      const choices = choicesOf(game, state, seat);
      const known = choices.filter((legal) => game.format(legal) === choice);
      const thinkable =
        viewer === seat ? known : [...known, ...choices.filter((legal) => !known.includes(legal))];
      const explained = thinkable.some(
        (legal) => seenBy(game, follow(game, state, seat, legal, chance), viewer) === seen,
      );
      if (!explained) return true;
    }
    return false;
  });
}

interface Course<S, E> {
  readonly state: S;
  readonly told: readonly Told<E>[];
}

/** What follows from a choice, on a copy. */
function follow<S extends State, C, V, E>(
  game: Game<S, C, V, E>,
  from: S,
  seat: Seat,
  choice: C,
  chance: Chance,
): Course<S, E> {
  const state = game.copy(from);
  const told: Told<E>[] = [];
  const waiting = pending(game, state);
  if (waiting !== undefined) answer(game, state, waiting, seat, choice, chance, listener(told));
  return { state, told };
}

function choicesOf<S extends State, C, V, E>(game: Game<S, C, V, E>, state: S, seat: Seat): readonly C[] {
  const waiting = pending(game, state);
  const asked = waiting?.step.seats(state, waiting.frame).includes(seat) === true;
  return asked ? waiting.step.choices(state, waiting.frame, seat) : [];
}

/** All that a viewer gets to know of what followed. */
function seenBy<S extends State, C, V, E>(
  game: Game<S, C, V, E>,
  { state, told }: Course<S, E>,
  viewer: Viewer,
): string {
  const waiting = pending(game, state);
  return canonical([
    game.observe(state, viewer),
    toldTo(told, viewer),
    waiting && [waiting.frame.step, waiting.step.seats(state, waiting.frame)],
  ]);
}
