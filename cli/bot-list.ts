import type { Bot } from '../bots/bot.ts';
import { botById, bots } from '../bots/bots.ts';
import { misuse } from './command-error.ts';

/** The bot of that name; ends the command where there is none. */
export function botNamed(id: string): Bot {
  const bot = botById(id);
  if (bot !== undefined) return bot;
  throw misuse(`there is no bot "${id}"; there are: ${bots.map((known) => known.id).join(', ')}`);
}
