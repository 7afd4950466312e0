import type { BotPool } from '../../bots/pool.ts';
import { type EmittedEvent, eventsFor } from '../../kernel/emitted-event.ts';
import { isForcedPass, playForcedPasses } from '../../kernel/forced-pass.ts';
import type { BySeat, Json, Seat, Viewer } from '../../kernel/game.ts';
import type { Decision, Match } from '../../kernel/match.ts';
import { findPending } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { formatValue } from '../../kernel/value.ts';
import { checkedValue } from '../../schema/check.ts';
import { askBot } from '../ask-bot.ts';
import { columns } from '../columns.ts';
import { formatRanking } from '../ranking.ts';
import type { SeatKnowledge } from '../seat-knowledge.ts';
import type { Speech } from '../speech.ts';
import { helpText, valueHelp } from './help.ts';
import type { SharedScreen } from './shared-screen.ts';
import { reasons, typedValue } from './value.ts';

/** The number of choices from which the list shows only notations. */
const many = 16;
/** Number of notations in a line of such a list. */
const across = 8;
/** The time that a bot may think, in milliseconds. */
const botMs = 3_000;

export interface TerminalTable {
  readonly match: Match;
  readonly known: SeatKnowledge;
  /** The bots by seat; undefined for a person. */
  readonly bots: BySeat<string | undefined>;
  readonly seed: string;
  readonly nameOf: (seat: Seat) => string;
  readonly speech: Speech;
  readonly draw: (view: unknown, viewer: Viewer, decision?: Decision) => string;
  readonly pool: BotPool;
  readonly screen: SharedScreen;
}

/** Plays a match until it is over or a person leaves. */
export async function playAtTerminal(table: TerminalTable): Promise<void> {
  const { match, screen, bots, nameOf } = table;
  printEvents(table, () => match.prologue);
  for (;;) {
    printEvents(table, () => playForcedPasses(match));
    const decisions = match.decisions();
    const [first] = decisions;
    if (first === undefined) break;
    const persons = decisions.filter(({ seat }) => bots[seat] === undefined);
    const decision = persons.find(({ seat }) => seat === screen.me) ?? persons[0];
    if (decision === undefined) await playForBot(table, first);
    else if (!(await screen.turnTo(decision.seat)) || !(await playForPerson(table, decision))) return;
  }
  const viewer = bots.filter((bot) => bot === undefined).length > 1 ? 'spectator' : screen.me;
  screen.show(`\n${table.draw(match.view(viewer), viewer)}\n`);
  if (match.outcome !== undefined) screen.print(formatRanking(match.outcome, nameOf));
}

async function playForBot(table: TerminalTable, decision: Decision): Promise<void> {
  const { match, known, pool, bots, seed } = table;
  const choice = await askBot(pool, match, known, decision, {
    bot: bots[decision.seat] ?? '',
    seed: `${seed} bot ${match.moves.length}`,
    ms: botMs,
  });
  printEvents(table, () => match.play(decision.seat, choice));
}

/** Prompts the person until a move was played or taken back. False when the person leaves. */
async function playForPerson(table: TerminalTable, decision: Decision): Promise<boolean> {
  const { match, speech, screen } = table;
  const { me, print, show } = screen;
  const view = match.view(me);
  show(`\n${table.draw(view, me, decision)}\n`);
  print(speech.say(speech.words.prompt(decision.kind, me, view)));
  print(shortList(table, decision));
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
        print(longList(table, decision));
        break;
      case 'table':
        print(speech.table(view, me));
        break;
      case 'undo':
        if (takeBack(table)) return true;
        print('You have not answered anything yet.');
        break;
      default:
        if (await playTyped(table, decision, typed)) return true;
    }
  }
}

/**
 * Plays the input if it is a legal choice, by number or in notation, or a legal value. Otherwise prints the reason and
 * returns false.
 */
async function playTyped(table: TerminalTable, decision: Decision, typed: string): Promise<boolean> {
  const { match, speech, screen } = table;
  const { seat, choices, input } = decision;
  try {
    let text: string | undefined;
    if (input !== undefined) {
      text = formatValue(checkedValue(input, await typedValue(typed, () => sampleFor(table, seat))));
    } else text = /^\d+$/.test(typed) ? choices[Number(typed) - 1] : typed;
    if (text === undefined) {
      screen.print(`There are ${choices.length} choices.`);
      return false;
    }
    printEvents(table, () => match.play(seat, text));
    return true;
  } catch (fault) {
    for (const line of reasons(fault, speech)) screen.print(line);
    return false;
  }
}

function sampleFor({ match: { rules, state, moves }, seed }: TerminalTable, seat: Seat): Json {
  const pending = findPending(rules, state).find((one) => one.seat === seat);
  if (pending?.kind !== 'value') throw new Error(`seat ${seat} is not asked for a value`);
  return pending.step.sample(state, pending.frame, seat, seeded(`${seed} value ${moves.length}`));
}

/** Takes back moves to the person's last decision. A forced pass does not count as one. */
function takeBack({ match, screen: { me } }: TerminalTable): boolean {
  const answered = () => match.moves.some(({ seat }) => seat === me);
  if (!answered()) return false;
  do {
    while (match.moves.at(-1)?.seat !== me) match.undo();
    match.undo();
  } while (answered() && match.decisions().some((asked) => asked.seat === me && isForcedPass(asked)));
  return true;
}

function shortList(table: TerminalTable, decision: Decision): string {
  const { choices, input } = decision;
  if (input !== undefined) return valueHelp;
  if (choices.length < many) return longList(table, decision);
  const cells = choices.map((choice, index) => `${index + 1}: ${choice}`);
  const rows = Array.from({ length: Math.ceil(cells.length / across) }, (_, row) => {
    const cut = cells.slice(row * across, (row + 1) * across);
    return [...cut, ...new Array<string>(across - cut.length).fill('')];
  });
  return columns(rows);
}

function longList({ match, screen: { me }, speech }: TerminalTable, { choices, input }: Decision): string {
  if (input !== undefined) return JSON.stringify(input, null, 1);
  const view = match.view(me);
  const rows = choices.map((choice, index) => [
    `${index + 1}: ${choice}`,
    speech.say(speech.words.choice(choice, view)),
  ]);
  const width = Math.max(...rows.map(([notation = '']) => notation.length));
  return rows.map(([notation = '', meaning]) => `${notation.padEnd(width)}  ${meaning}`).join('\n');
}

/** Plays, and prints events to people; each sees those of their own seat. */
function printEvents(
  { match, bots, screen, speech }: TerminalTable,
  play: () => readonly EmittedEvent<unknown>[],
): void {
  const people = [...bots.keys()].filter((seat) => bots[seat] === undefined);
  // A view may share parts with the state, which changes in place.
  const before = people.map((seat) => structuredClone(match.view(seat)));
  const emitted = play();
  for (const [place, seat] of people.entries())
    screen.tell(seat, speech.describeEvents(eventsFor(emitted, seat), match.view(seat), before[place]));
}
