import type { BotPool } from '../../bots/pool.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Match, type Question, type Told, toldTo } from '../../kernel/match.ts';
import { isForcedReply, passForced } from '../../kernel/replies.ts';
import { columns } from '../columns.ts';
import type { Speech } from '../speech.ts';
import { standing } from '../standing.ts';
import { helpText } from './help.ts';

/** From so many choices on, the list shows the notation alone. */
const many = 16;
/** Notations in a line of such a list. */
const across = 8;
/** Milliseconds that a bot may think. */
const botMs = 3_000;

export interface Table {
  readonly match: Match;
  /** Where the person sits. */
  readonly me: Seat;
  /** By seat; undefined where the person sits. */
  readonly bots: readonly (string | undefined)[];
  readonly seed: string;
  readonly nameOf: (seat: Seat) => string;
  readonly speech: Speech;
  readonly draw: (view: unknown, viewer: Seat, question?: Question) => string;
  readonly pool: BotPool;
  /** The next line that the person types; undefined when there is none any more. */
  readonly read: (prompt: string) => Promise<string | undefined>;
  readonly print: (text: string) => void;
}

/** Plays a match until it is over or the person leaves. */
export async function playAtTerminal(table: Table): Promise<void> {
  const { match, me, print, nameOf } = table;
  tell(table, match.prologue);
  for (;;) {
    tell(table, passForced(match));
    const questions = match.questions();
    if (questions.length === 0) break;
    const mine = questions.find(({ seat }) => seat === me);
    const [first] = questions;
    if (mine !== undefined) {
      if (!(await answerMine(table, mine))) return;
    } else if (first !== undefined) {
      await answerBot(table, first);
    }
  }
  print(`\n${table.draw(match.view(me), me)}\n`);
  if (match.outcome !== undefined) print(standing(match.outcome, nameOf));
}

async function answerBot(table: Table, question: Question): Promise<void> {
  const { match, pool, bots, seed } = table;
  const choice = await pool.choose({
    ...question,
    game: match.game.id,
    view: match.view(question.seat),
    bot: bots[question.seat] ?? '',
    seed: `${seed} bot ${match.answers.length}`,
    ms: botMs,
  });
  tell(table, match.play(question.seat, choice));
}

/** Asks the person until something was answered or taken back. False when the person leaves. */
async function answerMine(table: Table, question: Question): Promise<boolean> {
  const { match, me, speech, print } = table;
  const view = match.view(me);
  print(`\n${table.draw(view, me, question)}\n`);
  print(speech.say(speech.words.prompt(question.kind, me, view)));
  print(shortList(table, question));
  for (;;) {
    const line = await table.read('> ');
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
        if (answer(table, question, typed)) return true;
    }
  }
}

/** True if what was typed was a legal choice, by number or in notation; otherwise says why not. */
function answer(table: Table, { seat, choices }: Question, typed: string): boolean {
  const { match, speech, print } = table;
  const choice = /^\d+$/.test(typed) ? choices[Number(typed) - 1] : typed;
  if (choice === undefined) {
    print(`There are ${choices.length} choices.`);
    return false;
  }
  try {
    tell(table, match.play(seat, choice));
    return true;
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    print(fault.rule === undefined ? fault.message : speech.rule(fault.rule));
    return false;
  }
}

/** Goes back to the person's last decision; a reply that could only be passed is none. */
function takeBack({ match, me }: Table): boolean {
  const answered = () => match.answers.some(({ seat }) => seat === me);
  if (!answered()) return false;
  do {
    while (match.answers.at(-1)?.seat !== me) match.undo();
    match.undo();
  } while (answered() && match.questions().some((asked) => asked.seat === me && isForcedReply(asked)));
  return true;
}

function shortList(table: Table, question: Question): string {
  const { choices } = question;
  if (choices.length < many) return longList(table, question);
  const cells = choices.map((choice, index) => `${index + 1}: ${choice}`);
  const rows = Array.from({ length: Math.ceil(cells.length / across) }, (_, row) => {
    const cut = cells.slice(row * across, (row + 1) * across);
    return [...cut, ...new Array<string>(across - cut.length).fill('')];
  });
  return columns(rows);
}

function longList({ match, me, speech }: Table, { choices }: Question): string {
  const view = match.view(me);
  const rows = choices.map((choice, index) => [
    `${index + 1}: ${choice}`,
    speech.say(speech.words.choice(choice, view)),
  ]);
  const width = Math.max(...rows.map(([notation = '']) => notation.length));
  return rows.map(([notation = '', meaning]) => `${notation.padEnd(width)}  ${meaning}`).join('\n');
}

function tell({ match, me, speech, print }: Table, told: readonly Told<unknown>[]): void {
  for (const line of speech.told(toldTo(told, me), match.view(me))) print(line);
}
