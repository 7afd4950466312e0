import type { Game, State } from '../kernel/game.ts';
import { answer, pending } from '../kernel/run.ts';
import type { Bot, BotTask } from './bot.ts';
import { LazyChance } from './lazy-chance.ts';

/** Random results over which the value of a choice is averaged when chance follows it. */
const samples = 12;
/** Ways of dealing out what is hidden, over which values are averaged where that makes a difference. */
const worlds = 8;
/** Answers that are tried in one world, shared evenly between the choices; bounds the work when nothing else does. */
const budget = 20_000;

/**
 * Takes the choice after which the game's own evaluation of the seat is best, looking to the end of the seat's own
 * decisions: as long as the seat is asked again, and neither chance nor anybody else came in between, it goes on with
 * its best answer. Equals are decided by chance. Cut short, it takes the best it has seen. Where the game weighs
 * choices itself, it takes the one that weighs most.
 */
export const greedy: Bot = {
  id: 'greedy',
  choose(task) {
    const order = [...task.choices];
    task.chance.shuffle(order);
    // The same random results for every choice, so that luck favours none of them.
    const luck = `greedy ${task.chance.pick(2 ** 20)}`;
    const totals = order.length > 1 ? (weighed(task, order) ?? lookedAhead(task, order, luck)) : [0];
    const best = order[totals.indexOf(Math.max(...totals))];
    if (best === undefined) throw new Error('a bot was asked without choices');
    return best;
  },
};

/** What the game says that each choice is worth, if it says so. */
function weighed({ game, view, seat }: BotTask, order: readonly string[]): readonly number[] | undefined {
  return game.weigh?.(
    view,
    seat,
    order.map((text) => choiceOf(game, text)),
  );
}

/** The value of each choice in order, summed over the worlds; of fewer than all if time is up before. */
function lookedAhead(task: BotTask, order: readonly string[], luck: string): number[] {
  let totals = valuesInOneWorld(task, order, luck);
  const more = task.game.nature.hidden ? worlds : 1;
  for (let world = 1; world < more && totals.length === order.length; world++) {
    const values = valuesInOneWorld(task, order, luck);
    if (values.length < order.length) break;
    const first = totals;
    totals = values.map((value, index) => value + (first[index] ?? 0));
    if (world === 1 && values.every((value, index) => value === first[index])) break;
  }
  return totals;
}

function choiceOf(game: Game, text: string): unknown {
  const choice = game.parse(text);
  if (choice === undefined) throw new Error(`${game.id} cannot read its own choice ${text}`);
  return choice;
}

/** The value of each choice in order, of one at least; of fewer than all if time is up before. */
function valuesInOneWorld(task: BotTask, order: readonly string[], luck: string): number[] {
  const world = task.game.imagine(task.view, task.chance);
  const values: number[] = [];
  for (const text of order) {
    const look = new Lookahead(task, luck, budget / order.length);
    const value = look.after(world, choiceOf(task.game, text));
    if (task.timeIsUp() && values.length > 0) break;
    values.push(value);
  }
  return values;
}

class Lookahead {
  private readonly task: BotTask;
  private readonly luck: string;
  private left: number;

  constructor(task: BotTask, luck: string, tries: number) {
    this.task = task;
    this.luck = luck;
    this.left = tries;
  }

  /** What a choice of the seat is worth; averaged if chance follows, otherwise with the best answers after it. */
  after(state: State, choice: unknown): number {
    const first = this.try(state, choice, 0);
    if (!first.chance.used) return this.onwards(first.state);
    let sum = this.evaluate(first.state);
    let count = 1;
    while (count < samples && !this.atEnd()) {
      sum += this.evaluate(this.try(state, choice, count).state);
      count++;
    }
    return sum / count;
  }

  private onwards(state: State): number {
    const { game, seat } = this.task;
    const waiting = pending(game, state);
    if (waiting === undefined) return this.evaluate(state);
    const { step, frame } = waiting;
    const asked = step.seats(state, frame);
    if (asked.length !== 1 || asked[0] !== seat) return this.evaluate(state);
    let best = Number.NEGATIVE_INFINITY;
    for (const choice of step.choices(state, frame, seat)) {
      if (this.atEnd()) break;
      best = Math.max(best, this.after(state, choice));
    }
    return best === Number.NEGATIVE_INFINITY ? this.evaluate(state) : best;
  }

  private try(state: State, choice: unknown, sample: number) {
    const { game, seat } = this.task;
    this.left--;
    const next = game.copy(state);
    const waiting = pending(game, next);
    if (waiting === undefined) throw new Error(`${game.id} imagines a match that is over`);
    const chance = new LazyChance(`${this.luck} ${sample}`);
    answer(game, next, waiting, seat, choice, chance);
    return { state: next, chance };
  }

  private evaluate(state: State): number {
    return this.task.game.evaluate(state, this.task.seat);
  }

  private atEnd(): boolean {
    return this.left <= 0 || this.task.timeIsUp();
  }
}
