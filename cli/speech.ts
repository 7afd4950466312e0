import { type Arg, isSection, type Section, type Sentence, type Words } from '../games/words.ts';
import type { RuleId, Rules, Seat, Viewer } from '../kernel/game.ts';
import { speaker } from '../web/i18n/speaker.ts';
import type { ListedGame } from './game-list.ts';
import { plain } from './plain.ts';

/** How a game speaks English on a terminal. Nothing of it holds control characters, wherever its names come from. */
export interface Speech {
  readonly words: Words;
  readonly say: (sentence: Sentence) => string;
  /** The sentence of a rule and its place in the rulebook. */
  readonly rule: (id: RuleId, args?: Readonly<Record<string, Arg>>) => string;
  /** What happened, a sentence for each event that has one. */
  readonly describeEvents: (events: readonly unknown[], view: unknown, before?: unknown) => string[];
  /** The whole table in words. */
  readonly table: (view: unknown, viewer: Viewer) => string;
}

/** Loads the words of a table. */
export async function speechOf(
  entry: ListedGame,
  rules: Rules,
  nameOf: (seat: Seat) => string,
): Promise<Speech> {
  const [openWords, messages] = await Promise.all([entry.words(), entry.messages('en')]);
  const words = openWords(rules);
  const { say: sayRaw, knows } = speaker('en', messages, nameOf);
  const say = (sentence: Sentence): string => plain(sayRaw(sentence));

  function rule(id: RuleId, args: Readonly<Record<string, Arg>> = {}): string {
    const key = `rule.${id}`;
    const place = rules.rules[id];
    return `${knows(key) ? say({ key, args }) : id}${place === undefined ? '' : ` (${bookOf(place.page)})`}`;
  }

  function describeEvents(events: readonly unknown[], view: unknown, before?: unknown): string[] {
    return events.flatMap((event) => {
      const sentence = words.event(event, view, before);
      return sentence === undefined ? [] : [say(sentence)];
    });
  }

  function section({ title, lines }: Section): string {
    return [say(title), ...lines.map((line) => `  ${say(line)}`)].join('\n');
  }

  return {
    words,
    say,
    rule,
    describeEvents,
    table: (view, viewer) => words.table(view, viewer).map(section).join('\n\n'),
  };
}

/** Where a rule stands, in words. */
function bookOf(page: string): string {
  return isSection(page) ? `rules sheet, "${page}"` : `rulebook, p. ${page}`;
}
