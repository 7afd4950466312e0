import type { Rules, State } from '../kernel/game.ts';
import { applyNotation, findPending, sampleMove } from '../kernel/run.ts';
import { isValue } from '../kernel/value.ts';
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
    const totals = order.length > 1 ? (weighByGame(task, order) ?? lookAhead(task, order, luck)) : [0];
    const best = order[totals.indexOf(Math.max(...totals))];
    if (best === undefined) throw new Error('a bot was asked without choices');
    return best;
  },
};

/** What the game says that each choice is worth, if it says so. */
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

/** The value of each choice in order, summed over the worlds; of fewer than all if time is up before. */
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

/** The value of each choice in order, of one at least; of fewer than all if time is up before. */
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

  /** What a choice of the seat is worth; averaged if chance follows, otherwise with the best answers after it. */
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
