import type { Guide, Moment } from '../../../../guide.ts';
import { inLanguage } from '../../../../in-language.ts';
import type { Messages, Sentence } from '../../../../words.ts';
import type { Event } from '../../../rules/event.ts';
import type { View } from '../../../rules/view.ts';
import { introductionFor } from '../introduction.ts';

const messages = inLanguage<Messages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

const [foe, learner, mate] = [0, 1, 2];

/** A lesson's text, or its hint, and the place or the choice that it speaks of. The others are called by name. */
function says(name: string, place?: string): Sentence {
  return {
    key: `guide.${name}`,
    args: { foe: { seat: foe }, mate: { seat: mate } },
    ...(place !== undefined && { place }),
  };
}

/** What the learner is to choose, with the hint for everything else. The board points at the choice, or at `place`. */
function choose(name: string, choice: string, place = choice) {
  return { says: says(name, place), task: { choices: [choice], hint: says(`${name}.hint`, place) } };
}

function attacked({ happened }: Moment<View, Event>): boolean {
  return happened.some(({ kind }) => kind === 'resolved');
}

function revealed({ happened }: Moment<View, Event>): boolean {
  return happened.some((event) => event.kind === 'campaign' && event.event.kind === 'revealed');
}

function secondRound({ happened }: Moment<View, Event>): boolean {
  return happened.some((event) => event.kind === 'round' && event.round === 2);
}

/** The introduction with two heroes, won in two rounds. No card of the Imperial class asks the learner anything. */
export const guide: Guide<View, Event> = {
  opening: {
    options: {
      pack: introductionFor(),
      play: 'mission',
      heroes: ['gaarkhan', 'fenn-signis'],
      imperialClass: 'subversive-tactics',
    },
    seed: 'campaign guide',
    seats: 3,
  },
  seat: learner,
  names: ['Tavik', '', 'Mira'],
  messages,
  lessons: [
    { says: says('goal', 'H12'), when: 'turn' },
    { says: says('hero'), part: 'own' },
    choose('place', 'place:F16', 'F16'),
    { when: 'turn', ...choose('activate', 'group:b1') },
    choose('run', 'run', 'G12'),
    choose('move', 'move:G12', 'G12'),
    choose('token', 'token:6', 'H12'),
    { says: says('threat') },
    choose('done', '-'),
    { says: says('rage', 'b1.1'), when: attacked },
    { says: says('diner', 'E7'), when: revealed },
    { when: 'turn', ...choose('again', 'group:b1') },
    choose('attack', 'attack:a2.1', 'a2.1'),
    { when: 'turn', ...choose('hunt', 'run', 'E8') },
    choose('near', 'move:E8', 'E8'),
    choose('wait', '-'),
    { says: says('status', 'H9'), when: secondRound },
    { when: 'turn', ...choose('round', 'group:b1') },
    choose('rest', 'rest'),
    choose('strike', 'attack:a3.1', 'a3.1'),
    { when: 'turn', ...choose('surge', 'surge:vibro-ax.pierce-1') },
    choose('strain', 'strain'),
    choose('more', 'strain'),
    choose('escape', 'move:D10', 'D10'),
    { says: says('end'), when: 'end' },
  ],
  scriptedMoves: [
    { seat: foe, choice: 'card:hired-gun' },
    { seat: mate, choice: 'place:E16' },
    { seat: foe, choice: 'group:a2' },
    { seat: foe, choice: 'attack:b1.1', draws: [4, 5, 1] },
    { seat: foe, choice: '-' },
    { seat: mate, choice: 'group:c1' },
    { seat: mate, choice: 'strain' },
    { seat: mate, choice: 'run' },
    { seat: mate, choice: 'move:C11' },
    { seat: mate, choice: 'token:5' },
    { seat: foe, choice: '-' },
    { seat: mate, choice: '-' },
    { seat: foe, choice: 'group:a1' },
    { seat: foe, choice: 'figure:a1.1' },
    { seat: foe, choice: 'run' },
    { seat: foe, choice: 'move:F13' },
    { seat: foe, choice: 'attack:b1.1', draws: [3, 4, 3] },
    { seat: foe, choice: 'surge:stormtrooper.damage-1' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: 'figure:a1.2' },
    { seat: foe, choice: 'run' },
    { seat: foe, choice: 'move:H13' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: '-', draws: [5, 6, 5, 2] },
    { seat: foe, choice: '-' },
    { seat: foe, choice: 'group:a3' },
    { seat: foe, choice: 'attack:b1.1', draws: [4, 5, 2] },
    { seat: foe, choice: '-' },
    { seat: mate, choice: 'group:c1' },
    { seat: mate, choice: 'run' },
    { seat: mate, choice: 'move:D11' },
    { seat: mate, choice: 'attack:a1.1' },
    { seat: foe, choice: '-', draws: [4, 5, 1] },
    { seat: mate, choice: '-' },
    { seat: mate, choice: '-' },
    { seat: foe, choice: 'card:hired-gun' },
    { seat: foe, choice: 'place:H9' },
    { seat: foe, choice: 'place:H9' },
    { seat: foe, choice: 'place:G9' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: '-', draws: [5, 1, 5, 2] },
  ],
};
