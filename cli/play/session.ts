import type { BotPool } from '../../bots/pool.ts';
import type { BySeat, Json, Seat, Viewer } from '../../kernel/game.ts';
import { type Match, type Question, type Told, toldTo } from '../../kernel/match.ts';
import { isForcedReply, passForced } from '../../kernel/replies.ts';
import { pendings } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { formatValue } from '../../kernel/value.ts';
import { checkedValue } from '../../schema/check.ts';
import { askBot } from '../ask-bot.ts';
import { columns } from '../columns.ts';
import type { SeatKnowledge } from '../seat-knowledge.ts';
import type { Speech } from '../speech.ts';
import { standing } from '../standing.ts';
import { helpText, valueHelp } from './help.ts';
import type { SharedScreen } from './shared-screen.ts';
import { reasons, typedValue } from './value.ts';

/** From so many choices on, the list shows the notation alone. */
const many = 16;
/** Notations in a line of such a list. */
const across = 8;
/** Milliseconds that a bot may think. */
const botMs = 3_000;

export interface Table {
  readonly match: Match;
  readonly known: SeatKnowledge;
  /** By seat; undefined where a person sits. */
  readonly bots: BySeat<string | undefined>;
  readonly seed: string;
  readonly nameOf: (seat: Seat) => string;
  readonly speech: Speech;
  readonly draw: (view: unknown, viewer: Viewer, question?: Question) => string;
  readonly pool: BotPool;
  readonly screen: SharedScreen;
}

/** Plays a match until it is over or somebody leaves. */
export async function playAtTerminal(table: Table): Promise<void> {
  const { match, screen, bots, nameOf } = table;
  tell(table, match.prologue);
  for (;;) {
    tell(table, passForced(match));
    const questions = match.questions();
    const [first] = questions;
    if (first === undefined) break;
    const persons = questions.filter(({ seat }) => bots[seat] === undefined);
    const question = persons.find(({ seat }) => seat === screen.me) ?? persons[0];
    if (question === undefined) await answerBot(table, first);
    else if (!(await screen.turnTo(question.seat)) || !(await answerMine(table, question))) return;
  }
  const viewer = bots.filter((bot) => bot === undefined).length > 1 ? 'spectator' : screen.me;
  screen.print(`\n${table.draw(match.view(viewer), viewer)}\n`);
  if (match.outcome !== undefined) screen.print(standing(match.outcome, nameOf));
}

async function answerBot(table: Table, question: Question): Promise<void> {
  const { match, known, pool, bots, seed } = table;
  const choice = await askBot(pool, match, known, question, {
    bot: bots[question.seat] ?? '',
    seed: `${seed} bot ${match.answers.length}`,
    ms: botMs,
  });
  tell(table, match.play(question.seat, choice));
}

/** Asks the person until something was answered or taken back. False when the person leaves. */
async function answerMine(table: Table, question: Question): Promise<boolean> {
  const { match, speech, screen } = table;
  const { me, print } = screen;
  const view = match.view(me);
  print(`\n${table.draw(view, me, question)}\n`);
  print(speech.say(speech.words.prompt(question.kind, me, view)));
  print(shortList(table, question));
  for (;;) {
    const line = await screen.read('> ');
    if (line === undefined) return false;
    const typed = line.trim();
    switch (typed) {
      case '':
        break;
      case 'quit':
        return false;
      case '?':
        print(helpText(match.game.notation));
        break;
      case 'list':
        print(longList(table, question));
        break;
      case 'table':
        print(speech.table(view, me));
        break;
      case 'undo':
        if (takeBack(table)) return true;
        print('You have not answered anything yet.');
        break;
      default:
        if (await answer(table, question, typed)) return true;
    }
  }
}

/** True if what was typed was a legal choice, by number or in notation, or a legal value; otherwise says why not. */
async function answer(table: Table, question: Question, typed: string): Promise<boolean> {
  const { match, speech, screen } = table;
  const { seat, choices, input } = question;
  try {
    let text: string | undefined;
    if (input !== undefined) {
      text = formatValue(checkedValue(input, await typedValue(typed, () => sampleFor(table, seat))));
    } else text = /^\d+$/.test(typed) ? choices[Number(typed) - 1] : typed;
    if (text === undefined) {
      screen.print(`There are ${choices.length} choices.`);
      return false;
    }
    tell(table, match.play(seat, text));
    return true;
  } catch (fault) {
    for (const line of reasons(fault, speech)) screen.print(line);
    return false;
  }
}

function sampleFor({ match: { rules, state, answers }, seed }: Table, seat: Seat): Json {
  const pending = pendings(rules, state).find((one) => one.seat === seat);
  if (pending?.kind !== 'value') throw new Error(`seat ${seat} is not asked for a value`);
  return pending.step.sample(state, pending.frame, seat, seeded(`${seed} value ${answers.length}`));
}

/** Goes back to the person's last decision; a reply that could only be passed is none. */
function takeBack({ match, screen: { me } }: Table): boolean {
  const answered = () => match.answers.some(({ seat }) => seat === me);
  if (!answered()) return false;
  do {
    while (match.answers.at(-1)?.seat !== me) match.undo();
    match.undo();
  } while (answered() && match.questions().some((asked) => asked.seat === me && isForcedReply(asked)));
  return true;
}

function shortList(table: Table, question: Question): string {
  const { choices, input } = question;
  if (input !== undefined) return valueHelp;
  if (choices.length < many) return longList(table, question);
  const cells = choices.map((choice, index) => `${index + 1}: ${choice}`);
  const rows = Array.from({ length: Math.ceil(cells.length / across) }, (_, row) => {
    const cut = cells.slice(row * across, (row + 1) * across);
    return [...cut, ...new Array<string>(across - cut.length).fill('')];
  });
  return columns(rows);
}

function longList({ match, screen: { me }, speech }: Table, { choices, input }: Question): string {
  if (input !== undefined) return JSON.stringify(input, null, 1);
  const view = match.view(me);
  const rows = choices.map((choice, index) => [
    `${index + 1}: ${choice}`,
    speech.say(speech.words.choice(choice, view)),
  ]);
  const width = Math.max(...rows.map(([notation = '']) => notation.length));
  return rows.map(([notation = '', meaning]) => `${notation.padEnd(width)}  ${meaning}`).join('\n');
}

/** Tells people what happened, each what their seat is told. */
function tell({ match, bots, screen, speech }: Table, told: readonly Told<unknown>[]): void {
  for (const [seat, bot] of bots.entries()) {
    if (bot === undefined) screen.tell(seat, speech.told(toldTo(told, seat), match.view(seat)));
  }
}
