import type { Bot } from './bot.ts';

/** Takes any choice, all equally likely. The measure of every other bot. */
export const random: Bot = {
  id: 'random',
  choose({ choices, chance }) {
    const choice = choices[chance.pick(choices.length)];
    if (choice === undefined) throw new Error('a bot was asked without choices');
    return choice;
  },
};
