import type { Guide } from '../../guide.ts';
import { inLanguage } from '../../in-language.ts';
import type { Messages, Sentence } from '../../words.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';

const messages = inLanguage<Messages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

const [learner, rival] = [0, 1];

/** A lesson's text, or its hint. The rival is called by name. */
function says(name: string, place?: string): Sentence {
  return {
    key: `guide.${name}`,
    args: { rival: { seat: rival } },
    ...(place !== undefined && { place }),
  };
}

/**
 * Nine tiles to the end. The learner closes a route, takes one planet and fights for another, closes an asteroid field,
 * and sees what counts when the last tile lies. Chosen so that each tile fits where the lesson wants it, whichever of
 * the offered answers were given before.
 */
export const guide: Guide<View, Event> = {
  opening: {
    options: {},
    seed: 'carcassonne guide',
    position: {
      colors: ['red', 'white'],
      pile: ['L', 'E', 'A-R', 'A-E', 'E', 'J', 'FG-R', 'A-B', 'E'],
    },
  },
  seat: learner,
  names: ['', 'Vess'],
  messages,
  lessons: [
    { says: says('goal'), part: 'score' },
    { says: says('edges'), part: 'hand' },
    { says: says('place', '1,0'), task: { choices: ['1,0r0'], hint: says('place.hint', '1,0') } },
    {
      says: says('merchant', '1,0'),
      task: { choices: ['small:r3'], hint: says('merchant.hint', '1,0') },
    },
    { says: says('field', '0,0'), when: 'turn' },
    { says: says('close', '-1,0'), task: { choices: ['-1,0r3'], hint: says('close.hint', '-1,0') } },
    {
      says: says('conqueror', '-1,0'),
      task: { choices: ['small:p1'], hint: says('conqueror.hint', '-1,0') },
    },
    { says: says('scored', '0,0'), part: 'players' },
    { says: says('rival', '2,0'), when: 'turn' },
    {
      says: says('neighbour', '2,0'),
      task: {
        choices: ['2,-1r0', '2,-1r1', '3,0r0', '3,0r1', '3,0r2', '2,1r1', '2,1r2'],
        hint: says('neighbour.hint', '2,-1'),
      },
    },
    {
      says: says('attack', '2,0'),
      task: {
        choices: ['large:p1@2,0'],
        hint: says('attack.hint', '2,0'),
        // The learner's two dice, then the rival's.
        draws: [3, 5, 2, 4],
      },
    },
    { says: says('won', '2,0') },
    { says: says('taken', '1,1'), when: 'turn' },
    { says: says('symbol', '1,-1'), task: { choices: ['1,-1r1'], hint: says('symbol.hint', '1,-1') } },
    {
      says: says('explorer', '1,-1'),
      task: { choices: ['small:a1'], hint: says('explorer.hint', '1,-1') },
    },
    { says: says('last', '1,-2'), task: { choices: ['1,-2r2'], free: true } },
    { says: says('free'), task: { choices: ['-'], free: true } },
    { says: says('end'), when: 'end', part: 'players' },
  ],
  scriptedMoves: [
    { seat: rival, choice: '0,-1r2' },
    { seat: rival, choice: 'small:a1' },
    { seat: rival, choice: '2,0r1' },
    { seat: rival, choice: 'small:p1' },
    { seat: rival, choice: '1,1r2' },
    { seat: rival, choice: 'small:r1' },
    { seat: rival, choice: '0,1r3' },
    { seat: rival, choice: 'small:p1' },
  ],
};
