import type { Builder } from '../../games/builder.ts';
import { cleanName } from '../../kernel/clean-name.ts';
import type { Json, Rules } from '../../kernel/game.ts';
import type { Draft } from './bench.ts';
import { type LoadoutOptions, longestName } from './kept-loadout.ts';

/**
 * A loadout as a text of one line that can be pasted into a message: its name, the game with the options that were
 * chosen, and what is in it, as the game writes it.
 *
 * @example 'Red Wing | outpost size=30 | 2 scouts, 1 tower'
 */
export function writeLoadout(
  game: string,
  builder: Pick<Builder, 'write'>,
  rules: Rules,
  { name, options, value }: Draft,
): string {
  const chosen = Object.entries(options).map(([option, one]) => ` ${option}=${one}`);
  return `${name} | ${game}${chosen.join('')} | ${builder.write(rules, value)}`;
}

/** The parts of a text that should say a loadout. Without a head, all of it says what is in the loadout. */
export interface LoadoutText {
  readonly name: string | undefined;
  /** The game that the text names; undefined where it names none. */
  readonly game: string | undefined;
  readonly options: LoadoutOptions;
  readonly content: string;
}

/** Takes a text apart, however it was broken into lines on its way. `games` are the ids of all games. */
export function splitText(text: string, games: readonly string[]): LoadoutText {
  const whole = text.trim();
  const names = games.join('|');
  const head = new RegExp(`^(?:([\\s\\S]*)\\|)?\\s*(${names})((?:\\s+[a-z]\\w*=[\\w.-]+)*)\\s*\\|`, 'i').exec(
    whole,
  );
  if (head === null) return { name: undefined, game: undefined, options: {}, content: whole };
  const [all, name = '', game = '', chosen = ''] = head;
  const options = chosen.split(/\s+/).flatMap((one) => {
    const at = one.indexOf('=');
    return at < 0 ? [] : [[one.slice(0, at), optionOf(one.slice(at + 1))] as const];
  });
  return {
    name: cleanName(name).slice(0, longestName) || undefined,
    game: game.toLowerCase(),
    options: Object.fromEntries(options),
    content: whole.slice(all.length).trim(),
  };
}

function optionOf(text: string): Json & (string | number | boolean) {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,6}$/.test(text) ? Number(text) : text;
}
