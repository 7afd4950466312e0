import type { Draw } from '../../../kernel/chance.ts';
import type { Guide, Moment } from '../../guide.ts';
import { inLanguage } from '../../in-language.ts';
import type { Messages, Sentence } from '../../words.ts';
import type { Event } from '../rules/event.ts';
import type { TablePosition } from '../rules/table.ts';
import type { View } from '../rules/view.ts';
import { deckPlace, diePlace, fieldPlace, leaderPlace, type Place } from '../words/places.ts';

const messages = inLanguage<Messages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

const [learner, mate] = [0, 1];

/** Faces of the reconstructed dice, by what they show. */
const face = { one: 1, two: 3, firstOrder: 5 } as const;

/** A lesson's text, or its hint, and the place that it speaks of. */
function says(name: string, place?: Place): Sentence {
  return { key: `guide.${name}`, args: { mate: { seat: mate } }, ...(place !== undefined && { place }) };
}

/** What the learner is to choose, with the hint for everything else. */
function choose(name: string, choice: string, place?: Place, draws?: readonly Draw[]) {
  const hint = says(`${name}.hint`, place);
  return { says: says(name, place), task: { choices: [choice], hint, ...(draws && { draws }) } };
}

function happened(kind: Event['kind']) {
  return ({ happened: events }: Moment<View, Event>): boolean => events.some((event) => event.kind === kind);
}

function leadersMoved({ happened: events }: Moment<View, Event>): boolean {
  return events.some((event) => event.kind === 'moved' && event.reason.by === 'leaders');
}

/** Near the end of a match of two, with one hero found: the other two lie on top of the Black deck. */
const position: TablePosition = {
  seats: 2,
  stage: 'turn',
  marker: 44,
  hands: [
    [{ card: 'Y02' }, { card: 'Y50' }, { card: 'O17' }],
    [{ card: 'Y21' }, { card: 'Y40' }],
  ],
  decks: {
    yellow: [...['Y33', 'Y34', 'Y26', 'Y14', 'Y27'].map((card) => ({ card })), ...Array(12).fill({})],
    orange: [{ card: 'O18' }, ...Array(6).fill({})],
    black: [
      { card: 'B11', half: 'lower' },
      { card: 'B12', half: 'lower' },
      ...Array(3).fill({ half: 'lower' }),
    ],
  },
  heroes: { upper: 0, lower: 2 },
  leaders: { phasma: { hero: 'rey' } },
};

export const guide: Guide<View, Event> = {
  opening: {
    options: { pack: 'reconstructed' },
    seed: 'conflict guide',
    position,
    draws: [face.firstOrder, face.one, face.two],
  },
  seat: learner,
  names: ['', 'Maro'],
  messages,
  lessons: [
    { says: says('goal', fieldPlace(51)), part: 'track' },
    { says: says('ambush', fieldPlace(45)), part: 'hand' },
    { part: 'dice', ...choose('reroll', 'reroll:3', diePlace(3), [face.one]) },
    { part: 'dice', ...choose('keep', 'roll:keep') },
    choose('pair', 'draw:black:dice2,3:pay=O17', deckPlace('black')),
    { says: says('hero', leaderPlace('hux')), part: 'leaders' },
    { part: 'hand', ...choose('play', 'play:Y50') },
    choose('cover', 'cover:Y02', leaderPlace('kylo'), [face.one, face.firstOrder, face.firstOrder]),
    { says: says('field', fieldPlace(43)), when: happened('field') },
    { says: says('stored'), part: 'help', when: happened('stored') },
    { says: says('peeked', deckPlace('black')), when: happened('peeked') },
    { says: says('leaders', leaderPlace('kylo')), when: leadersMoved },
    { part: 'dice', when: 'turn', ...choose('again', 'roll:keep') },
    choose('reveal', 'reveal:yellow:die2', deckPlace('yellow')),
    choose('order', 'order:2,1', deckPlace('yellow')),
    choose('help', 'help:die3', diePlace(3)),
    choose('finn', 'draw:black:dice1,3:pay=O18', deckPlace('black')),
    { says: says('end', leaderPlace('kylo')), when: 'end' },
  ],
  scriptedMoves: [
    { seat: mate, choice: 'roll:keep' },
    { seat: mate, choice: 'store:die1' },
    { seat: mate, choice: 'play:S2-black' },
    { seat: mate, choice: '-', draws: [face.one, face.two, face.firstOrder] },
  ],
};
