import type { Draw } from '../../../kernel/chance.ts';
import type { Guide, Moment } from '../../guide.ts';
import { inLanguage } from '../../in-language.ts';
import type { Messages, Sentence } from '../../words.ts';
import type { Event } from '../rules/event.ts';
import type { Position } from '../rules/position.ts';
import type { View } from '../rules/view.ts';
import { slotPlace, zonePlace } from '../words/names.ts';

const messages = inLanguage<Messages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);

const [learner, foe] = [0, 1];

/** A lesson's text, or its hint, and the place that it speaks of. The opponent is called by name. */
function says(name: string, place?: string): Sentence {
  return { key: `guide.${name}`, args: { foe: { seat: foe } }, ...(place !== undefined && { place }) };
}

/** What the learner is to choose, with the hint for everything else. */
function choose(name: string, choice: string, place?: string, draws?: readonly Draw[]) {
  const hint = says(`${name}.hint`, place);
  return { says: says(name, place), task: { choices: [choice], hint, ...(draws && { draws }) } };
}

function fought({ happened }: Moment<View, Event>): boolean {
  return happened.some(({ kind }) => kind === 'fought');
}

/** Late in a match of two: the opponent has one objective left, and a fighter at the learner's home. */
const position: Position = {
  toMove: learner,
  round: 6,
  players: [
    {
      units: [
        { unit: 'rebel-rogue-squadron' },
        { unit: 'rebel-millennium-falcon', at: 'mid' },
        { unit: 'rebel-a-wing', at: 'reserve' },
        { unit: 'rebel-b-wing', at: 'reserve' },
      ],
      hand: ['o-flight-academy', 'c-wedge-antilles', 'c-lock-on'],
      objectives: [{ card: 'o-kuat-drive-yards', up: true }, { card: 'c-chewbacca' }, null],
      deck: ['c-proton-torpedoes', 'c-han-solo', 'c-r2-d2', 'c-lando-calrissian', 'c-luke-skywalker'],
    },
    {
      units: [
        { unit: 'imperial-screamer-squadron', at: 'mid' },
        { unit: 'imperial-ebon-squadron', at: 'a' },
        { unit: 'imperial-tie-bomber' },
      ],
      hand: ['c-evasive-maneuvers', 'c-ambush', 'c-swarm-tactics'],
      objectives: [{ card: 'o-asteroid-field' }, null, null],
      deck: ['c-darth-vader', 'c-boba-fett', 'c-tractor-beam', 'c-finishing-blow'],
    },
  ],
};

export const guide: Guide<View, Event> = {
  opening: { options: { pack: 'reconstructed' }, seed: 'pocketmodel guide', position },
  seat: learner,
  names: ['', 'Sael'],
  messages,
  lessons: [
    { says: says('goal'), part: 'track' },
    { says: says('units', 'a1'), part: 'home' },
    { part: 'hand', ...choose('objective', 'objective:o-flight-academy:2', slotPlace(learner, 1)) },
    { part: 'home', ...choose('move', 'move', 'a1') },
    { part: 'home', ...choose('mover', 'unit:a1', 'a1') },
    { part: 'desk', ...choose('stars', '-') },
    { part: 'hand', when: 'turn', ...choose('reserve', 'unit:a4', 'a4') },
    { part: 'contested', when: 'turn', ...choose('combat', 'combat', 'b1') },
    { part: 'contested', ...choose('attacker', 'unit:a1', 'a1') },
    { part: 'desk', ...choose('enough', '-') },
    { part: 'hand', ...choose('card', 'play:c-wedge-antilles') },
    { says: says('tie'), part: 'contested', when: fought },
    { part: 'hand', when: 'turn', ...choose('answer', 'play:c-chewbacca') },
    { says: says('armored', 'a4'), part: 'home', when: fought },
    { part: 'contested', when: 'turn', ...choose('power', 'power:a2', 'a2') },
    choose('jump', 'zone:b', zonePlace(foe)),
    { part: 'opponent', ...choose('strike', 'strike:b1', slotPlace(foe, 0)) },
    choose('striker', 'unit:a2', 'a2'),
    { part: 'desk', ...choose('roll', '-', undefined, [2, 4]) },
    { says: says('end'), when: 'end' },
  ],
  scriptedMoves: [
    { seat: foe, choice: 'strike:a1' },
    { seat: foe, choice: 'unit:b2' },
    { seat: foe, choice: '-', draws: [3, 5] },
    { seat: foe, choice: 'play:c-evasive-maneuvers', draws: [2, 4, 1, 3] },
    { seat: foe, choice: 'combat' },
    { seat: foe, choice: 'unit:b2' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: '-' },
    { seat: foe, choice: '-', draws: [6, 6, 2, 4] },
  ],
};
