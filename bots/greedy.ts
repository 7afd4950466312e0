import type { Rules, State } from '../kernel/game.ts';
import { applyNotation, findPending, sampleMove } from '../kernel/run.ts';
import { isValue } from '../kernel/value.ts';
import type { Bot, BotTask } from './bot.ts';
import { LazyChance } from './lazy-chance.ts';

/** Number of random results over which the value of a choice is averaged if chance follows it. */
const samples = 12;
/** Number of imagined worlds over which values are averaged if something is hidden. */
const worlds = 8;
/** The largest number of moves tried in one world, divided evenly between the choices. It bounds the work. */
const budget = 20_000;

/**
 * Takes the choice after which the game's own evaluation of the seat is best. It looks ahead while the same seat
 * decides again and no chance intervenes, and assumes the seat's best choice each time. Chance decides between equal
 * choices. If time runs out, it takes the best choice found so far. If the game weighs choices itself, it takes the one
 * with the highest weight.
 */
export const greedy: Bot = {
  id: 'greedy',
  choose(task) {
    const order = [...task.choices];
    task.chance.shuffle(order);
    // The same random results for every choice, so that luck favours none of them.
    const luck = `greedy ${task.chance.pick(2 ** 20)}`;
    const totals = order.length > 1 ? (weighByGame(task, order) ?? lookAhead(task, order, luck)) : [0];
    const best = order[totals.indexOf(Math.max(...totals))];
    if (best === undefined) throw new Error('a bot was asked without choices');
    return best;
  },
};

/** The weights that the game itself gives to choices; undefined if it gives none. */
function weighByGame(
  { rules, view, seat }: BotTask,
  order: readonly string[],
): readonly number[] | undefined {
  if (order.some(isValue)) return undefined;
  return rules.weigh?.(
    view,
    seat,
    order.map((text) => choiceOf(rules, text)),
  );
}

/** The value of each choice in order, summed over the worlds. If time runs out, only of the first choices. */
function lookAhead(task: BotTask, order: readonly string[], luck: string): number[] {
  let totals = valuesInOneWorld(task, order, luck);
  const more = task.rules.nature.hidden ? worlds : 1;
  for (let world = 1; world < more && totals.length === order.length; world++) {
    const values = valuesInOneWorld(task, order, luck);
    if (values.length < order.length) break;
    const first = totals;
    totals = values.map((value, index) => value + (first[index] ?? 0));
    if (world === 1 && values.every((value, index) => value === first[index])) break;
  }
  return totals;
}

function choiceOf(rules: Rules, text: string): unknown {
  const choice = rules.parse(text);
  if (choice === undefined) throw new Error(`${rules.id} cannot read its own choice ${text}`);
  return choice;
}

/** The value of each choice in order in one world. If time runs out, only of the first choices, at least one. */
function valuesInOneWorld(task: BotTask, order: readonly string[], luck: string): number[] {
  const world = task.rules.imagine(task.view, task.chance);
  const values: number[] = [];
  for (const text of order) {
    const look = new Lookahead(task, luck, budget / order.length);
    const value = look.after(world, text);
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

  /** The value of a choice: an average if chance follows, otherwise the value after the seat's best further choices. */
  after(state: State, text: string): number {
    const first = this.try(state, text, 0);
    if (!first.chance.used) return this.onwards(first.state);
    let sum = this.evaluate(first.state);
    let count = 1;
    while (count < samples && !this.atEnd()) {
      sum += this.evaluate(this.try(state, text, count).state);
      count++;
    }
    return sum / count;
  }

  private onwards(state: State): number {
    const { rules, seat, chance } = this.task;
    const waiting = findPending(rules, state);
    const [pending] = waiting;
    if (pending === undefined || waiting.length !== 1 || pending.seat !== seat) return this.evaluate(state);
    const texts =
      pending.kind === 'value'
        ? [sampleMove(rules, state, pending, chance)]
        : pending.step.choices(state, pending.frame, seat).map((choice) => rules.format(choice));
    let best = Number.NEGATIVE_INFINITY;
    for (const text of texts) {
      if (this.atEnd()) break;
      best = Math.max(best, this.after(state, text));
    }
    return best === Number.NEGATIVE_INFINITY ? this.evaluate(state) : best;
  }

  private try(state: State, text: string, sample: number) {
    const { rules, seat } = this.task;
    this.left--;
    const next = rules.copy(state);
    const chance = new LazyChance(`${this.luck} ${sample}`);
    applyNotation(rules, next, seat, text, chance);
    return { state: next, chance };
  }

  private evaluate(state: State): number {
    return this.task.rules.evaluate(state, this.task.seat);
  }

  private atEnd(): boolean {
    return this.left <= 0 || this.task.timeIsUp();
  }
}
