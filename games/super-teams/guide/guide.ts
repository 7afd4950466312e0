import type { Guide, Moment } from '../../guide.ts';
import { inLanguage } from '../../in-language.ts';
import type { Messages, Sentence } from '../../words.ts';
import type { ShipId } from '../content/pack.ts';
import type { Event } from '../rules/event.ts';
import type { Position } from '../rules/position-schema.ts';
import type { View } from '../rules/view.ts';
import { placeOf } from '../words/names.ts';

const messages = inLanguage<Messages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

const [learner, green, partner, black] = [0, 1, 2, 3];

/** A lesson's text, or its hint, and the space that it speaks of. The others are called by name. */
function says(name: string, space?: number): Sentence {
  return {
    key: `guide.${name}`,
    args: { partner: { seat: partner }, green: { seat: green }, black: { seat: black } },
    ...(space !== undefined && { place: placeOf(space) }),
  };
}

/** What the learner is to play, with the hint for everything else. */
function play(name: string, choice: string, space: number) {
  return {
    says: says(name, space),
    task: { choices: [choice], hint: says(`${name}.hint`, space) },
  };
}

function flew(id: ShipId) {
  return ({ happened }: Moment<View, Event>): boolean =>
    happened.some((event) => event.kind === 'flew' && event.ship === id);
}

/** The last round of a race of four: every kind of space lies ahead, and every card comes up once. */
const position: Position = {
  colors: [['red'], ['green'], ['yellow'], ['black']],
  ships: {
    xwing: { space: 41 },
    falcon: { space: 39 },
    destroyer: { space: 41 },
    deathstar: { space: 42 },
    fighter: { space: 35 },
    advanced: { space: 38 },
    starfighter: { space: 44 },
    tantive: { space: 45 },
  },
  round: 4,
  hands: [
    ['red2', 'green1', 'red5', 'red3', 'yellow6', 'red1'],
    ['green5', 'green3', 'yellow1', 'green4', 'green2', 'green6'],
    ['yellow3', 'red1', 'yellow4', 'yellow5', 'red5', 'black6'],
    ['yellow1', 'black4', 'black3', 'black3', 'black1', 'black6'],
  ],
  bonusHands: [['hook'], [], ['lightspeed'], []],
  // The partner, whose ship arrives first, takes the last two.
  finalPlanet: ['evasive', 'evasive', 'pilot', 'boost', 'evasive', 'pilot', 'hook', 'hook'],
  reserve: [
    'lightspeed',
    'lightspeed',
    'lightspeed',
    'hook',
    'boost',
    'boost',
    'boost',
    'pilot',
    'pilot',
    'evasive',
  ],
};

export const guide: Guide<View, Event> = {
  opening: { options: { pack: 'reconstructed' }, seed: 'super teams guide', position },
  seat: learner,
  names: ['', 'Vess', 'Ilo', 'Korr'],
  messages,
  lessons: [
    { says: says('goal', 56) },
    { says: says('hand'), part: 'hand' },
    play('bonus', 'red2>xwing', 43),
    { says: says('drew'), part: 'hand' },
    { says: says('asteroid', 42), when: flew('deathstar') },
    { says: says('hyperspace', 44), when: flew('starfighter') },
    play('evasive', 'bonus:evasive>tantive', 46),
    play('opponent', 'green1>destroyer', 42),
    play('hook', 'bonus:hook>xwing', 45),
    play('double', 'red5>falcon', 40),
    play('side', 'side:normal', 50),
    { says: says('arrived', 56), when: 'turn' },
    play('short', 'red3>xwing', 48),
    play('boost', 'bonus:boost>xwing', 49),
    play('pilot', 'bonus:pilot>starfighter', 51),
    play('universal', 'yellow6=red>falcon', 50),
    play('last', 'red1>xwing', 54),
    { says: says('end', 56), when: 'end' },
  ],
  scriptedMoves: [
    { seat: partner, choice: '-' },
    { seat: green, choice: 'green5>deathstar' },
    { seat: partner, choice: 'yellow3>starfighter' },
    { seat: partner, choice: 'side:normal' },
    { seat: black, choice: 'yellow1>tantive' },
    { seat: partner, choice: '-' },
    { seat: green, choice: 'green3>destroyer' },
    { seat: green, choice: 'bonus:pilot>destroyer' },
    { seat: partner, choice: 'red1>falcon' },
    { seat: partner, choice: 'side:hyperspace' },
    { seat: black, choice: 'black4>fighter' },
    { seat: green, choice: 'yellow1>starfighter' },
    { seat: partner, choice: '-' },
    { seat: partner, choice: 'yellow4>tantive' },
    { seat: partner, choice: 'bonus:lightspeed>tantive' },
    { seat: black, choice: 'black3>advanced' },
    { seat: green, choice: 'green4>destroyer' },
    { seat: partner, choice: 'yellow5>starfighter' },
    { seat: black, choice: 'black3>advanced' },
    { seat: green, choice: 'green2>deathstar' },
    { seat: partner, choice: 'red5>xwing' },
    { seat: partner, choice: 'side:hyperspace' },
    { seat: black, choice: 'black1>fighter' },
    { seat: black, choice: '-' },
    { seat: black, choice: 'side:hyperspace' },
  ],
};
