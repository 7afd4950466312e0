import type { Draw } from '../../../kernel/chance.ts';
import type { Guide, Moment } from '../../guide.ts';
import { inLanguage } from '../../in-language.ts';
import type { Messages, Sentence } from '../../words.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';

const messages = inLanguage<Messages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

const [learner, foe] = [0, 1];

/** A lesson's text, or its hint, and the place or the choice that it speaks of. The opponent is called by name. */
function says(name: string, place?: string): Sentence {
  return { key: `guide.${name}`, args: { foe: { seat: foe } }, ...(place !== undefined && { place }) };
}

/** What the learner is to choose, with the hint for everything else. The board points at the choice, or at `place`. */
function choose(name: string, choice: string, place = choice, draws?: readonly Draw[]) {
  const hint = says(`${name}.hint`, place);
  return { says: says(name, place), task: { choices: [choice], hint, ...(draws && { draws }) } };
}

function attacked({ happened }: Moment<View, Event>): boolean {
  return happened.some(({ kind }) => kind === 'resolved');
}

function readied({ happened }: Moment<View, Event>): boolean {
  return happened.some(({ kind }) => kind === 'ready');
}

/** Two figures each. The decks hold no card that would ask for an answer which no lesson explains. */
const rebels = {
  affiliation: 'rebel',
  deployments: { 'luke-skywalker': 1, 'gideon-argus': 1 },
  upgrades: {},
  commands: {
    'officers-training': 1,
    recovery: 1,
    planning: 1,
    urgency: 1,
    regroup: 2,
    'take-cover': 1,
    'fleet-footed': 1,
    meditation: 1,
    celebration: 1,
    'force-jump': 1,
    'take-it-down': 1,
    'force-push': 1,
    'fool-me-once': 1,
    'telekinetic-throw': 1,
  },
};
const empire = {
  affiliation: 'imperial',
  deployments: { 'imperial-officer-elite': 1, 'probe-droid': 1 },
  upgrades: {},
  commands: {
    recovery: 1,
    planning: 1,
    urgency: 1,
    regroup: 2,
    'take-cover': 1,
    'fleet-footed': 1,
    'armed-escort': 1,
    'fool-me-once': 1,
    'prepared-for-battle': 1,
    'expose-weakness': 1,
    'ready-weapons': 1,
    'heavy-ordnance': 1,
    'looking-for-a-fight': 1,
    'dark-energy': 1,
  },
};

/** From the deployment on; with this seed the learner's first hand holds Officer's Training. */
export const guide: Guide<View, Event> = {
  opening: {
    options: { mission: 'loading-bay', armies: 'own' },
    seed: 'imperial assault guide',
    seats: 2,
    bring: [rebels, empire],
  },
  seat: learner,
  names: ['', 'Tavik'],
  messages,
  lessons: [
    { says: says('goal', 'G5') },
    { says: says('armies'), part: 'own' },
    { when: 'turn', ...choose('deploy', 'group:a1') },
    choose('luke', 'place:B4', 'B4'),
    choose('gideon', 'place:C4', 'C4'),
    { when: 'turn', ...choose('activate', 'group:a2') },
    choose('run', 'run', 'D4'),
    choose('move', 'move:D4', 'D4'),
    choose('door', 'door:1'),
    choose('rest', 'move:B7', 'B7'),
    choose('terminal', '-', 'B8'),
    { says: says('sight', 'b1.1'), when: attacked },
    { says: says('suffered', 'a1.1') },
    { when: 'turn', ...choose('answer', 'group:a1') },
    choose('stunned', 'shake:stunned'),
    choose('attack', 'attack:b1.1', 'b1.1', [2, 1, 5, 2]),
    choose('card', 'play:officers-training>a1.1'),
    choose('die', 'die:1', 'die:1', [4]),
    choose('surge', 'surge:luke-skywalker.damage-2'),
    { says: says('defeated'), part: 'own' },
    choose('done', '-'),
    { says: says('status'), part: 'opponent', when: readied },
    { when: 'turn', ...choose('initiative', 'group:a1') },
    choose('hunt', 'run', 'G4'),
    choose('near', 'move:G4', 'G4'),
    choose('droid', 'attack:b2.1', 'b2.1', [4, 6, 3, 3]),
    choose('last', 'surge:luke-skywalker.damage-2'),
    { says: says('end'), when: 'end' },
  ],
  scriptedMoves: [
    { seat: foe, choice: 'zone:2' },
    { seat: foe, choice: 'group:b1' },
    { seat: foe, choice: 'place:J7' },
    { seat: foe, choice: 'place:K7' },
    { seat: foe, choice: 'group:b2' },
    { seat: foe, choice: 'run' },
    { seat: foe, choice: 'move:I5' },
    { seat: foe, choice: 'run' },
    { seat: foe, choice: 'move:H6' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: 'group:b1' },
    { seat: foe, choice: 'run' },
    { seat: foe, choice: 'move:G4' },
    { seat: foe, choice: 'attack:a1.1', draws: [5, 3, 1] },
    { seat: foe, choice: 'surge:imperial-officer-elite.stunned' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: '-' },
  ],
};
