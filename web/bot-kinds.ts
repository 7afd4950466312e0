/** The bots that a seat can be given to; all of them play every game. */
export const botKinds = ['greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];
