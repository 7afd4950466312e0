import type { Draw } from '../../../../../kernel/chance.ts';
import type { Guide, Moment } from '../../../../guide.ts';
import { inLanguage } from '../../../../in-language.ts';
import type { Messages, Sentence } from '../../../../words.ts';
import type { Event } from '../../../rules/event.ts';
import type { View } from '../../../rules/view.ts';
import { introductionFor } from '../introduction.ts';
import texts from './lesson-texts.json' with { type: 'json' };

const messages = inLanguage<Messages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

const [learner, jyn, fenn] = [0, 1, 2];

/** A lesson's text, or its hint, and the place or the choice that it speaks of. The others are called by name. */
function says(name: string, place?: string): Sentence {
  return {
    key: `guide.${name}`,
    args: { jyn: { seat: jyn }, fenn: { seat: fenn } },
    ...(place !== undefined && { place }),
  };
}

/** What the learner is to choose, with the hint for everything else. The board points at the choice, or at `place`. */
function choose(name: string, choice: string, place = choice, draws?: readonly Draw[]) {
  const hint = says(`${name}.hint`, place);
  return { says: says(name, place), task: { choices: [choice], hint, ...(draws && { draws }) } };
}

function threatened({ happened }: Moment<View, Event>): boolean {
  return happened.some((event) => event.kind === 'campaign' && event.event.kind === 'threat');
}

/** One wounded hero is enough: to wound them all takes more rounds than a lesson has. */
const pack = introductionFor((mission) => ({
  ...mission,
  goals: { ...mission.goals, empire: texts.goal },
  events: mission.events.map((event) =>
    event.id === 'all-wounded'
      ? {
          ...event,
          if: [],
          do: [
            { do: 'tell', text: texts.wounded },
            { do: 'win', side: 'empire' },
          ],
        }
      : event,
  ),
}));

/** The introduction against two heroes, won in the second round. */
export const guide: Guide<View, Event> = {
  opening: {
    options: {
      pack,
      play: 'mission',
      heroes: ['jyn-odan', 'fenn-signis'],
      imperialClass: 'military-might',
    },
    seed: 'imperial guide',
    seats: 3,
  },
  seat: learner,
  names: ['', 'Tavik', 'Mira'],
  messages,
  lessons: [
    { says: says('goal', 'H12'), when: 'turn' },
    { says: says('threat'), part: 'own' },
    choose('open', 'card:nexu'),
    { says: says('heroes', 'E16'), when: 'turn' },
    choose('activate', 'group:a1'),
    choose('figure', 'figure:a1.2', 'a1.2'),
    { when: 'turn', ...choose('attack', 'attack:b1.1', 'b1.1') },
    choose('card', 'use:show-of-force', undefined, [4, 5, 2, 1]),
    choose('surge', 'surge:stormtrooper.damage-1'),
    choose('done', '-'),
    { when: 'turn', ...choose('run', 'run', 'D15') },
    choose('move', 'move:D15', 'D15'),
    choose('strike', 'attack:b1.1', 'b1.1', [4, 5, 1]),
    choose('stop', '-'),
    { says: says('word', 'H12'), when: threatened },
    { says: says('status'), when: 'turn' },
    choose('reinforce', 'figure:a1.1'),
    choose('point', 'place:K14', 'K14'),
    choose('space', 'place:K13', 'K13'),
    choose('save', '-'),
    choose('droid', '-'),
    { when: 'turn', ...choose('round', 'group:a1') },
    choose('near', 'figure:a1.2', 'a1.2'),
    { when: 'turn', ...choose('again', 'attack:b1.1', 'b1.1') },
    choose('card-again', 'use:show-of-force', undefined, [4, 5, 4, 1]),
    choose('next', '-'),
    { when: 'turn', ...choose('last', 'attack:b1.1', 'b1.1', [4, 5, 1]) },
    { says: says('end'), when: 'end' },
  ],
  scriptedMoves: [
    { seat: jyn, choice: 'place:F16' },
    { seat: fenn, choice: 'place:E16' },
    { seat: fenn, choice: 'group:c1' },
    { seat: fenn, choice: 'attack:a1.3', draws: [4, 4, 1] },
    { seat: fenn, choice: '-' },
    { seat: fenn, choice: 'attack:a2.1', draws: [4, 5, 2] },
    { seat: fenn, choice: '-' },
    { seat: fenn, choice: '-' },
    { seat: jyn, choice: '-' },
    { seat: jyn, choice: '-' },
    { seat: jyn, choice: 'group:b1' },
    { seat: jyn, choice: 'run' },
    { seat: jyn, choice: 'move:G12' },
    { seat: jyn, choice: 'token:6' },
    { seat: jyn, choice: '-' },
    { seat: fenn, choice: 'group:c1' },
    { seat: fenn, choice: 'attack:a1.1', draws: [4, 4, 1] },
    { seat: fenn, choice: '-' },
    { seat: fenn, choice: 'run' },
    { seat: fenn, choice: 'move:C14' },
    { seat: fenn, choice: '-' },
    { seat: jyn, choice: 'group:b1' },
    { seat: jyn, choice: 'run' },
    { seat: jyn, choice: 'move:H14' },
    { seat: jyn, choice: 'attack:a1.2', draws: [4, 4, 3] },
    { seat: jyn, choice: '-' },
    { seat: jyn, choice: '-' },
    { seat: fenn, choice: 'group:c1' },
    { seat: fenn, choice: 'token:3' },
    { seat: fenn, choice: '-' },
    { seat: jyn, choice: '-' },
    { seat: jyn, choice: '-' },
  ],
};
