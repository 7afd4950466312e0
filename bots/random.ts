import type { Bot } from './bot.ts';

/** Takes a random choice, all equally likely. Other bots are measured against it. */
export const random: Bot = {
  id: 'random',
  choose({ choices, chance }) {
    const choice = choices[chance.pick(choices.length)];
    if (choice === undefined) throw new Error('a bot was asked without choices');
    return choice;
  },
};
