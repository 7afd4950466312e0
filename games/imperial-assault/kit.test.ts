import { testPage } from '../../testkit/documented.ts';
import { testGame } from '../../testkit/kit.ts';
import { testMessages } from '../../testkit/messages.ts';
import { playChoices } from '../../testkit/play-choices.ts';
import { layingFaultKeys } from './content/campaign/laying-check.ts';
import { faultKeys } from './content/check.ts';
import { mapFaultKeys } from './content/map-check.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import { optionsOf } from './testing/table.ts';

const corners = 'red@A1,A2,B1,B2 blue@J5,J6,I5,I6 yellow@I1,I2,J1,J2 green@A5,A6,B5,B6';
const map = {
  zones: corners,
  doors: 'C3|D3',
  terminals: 'E1 F6',
  tokens: 'flag:red@E3,F4 lift>red@A1 lift>blue@J6 crate@D2,G5',
};
const control = { rule: 'points-for-control', token: 'flag', points: 2, sameColor: true } as const;
const bombard = { rule: 'bombard', dice: ['blue'] } as const;
const objects = { rule: 'attackable', token: 'crate', health: 5, defence: ['black'], block: 1 } as const;

/** Small tables with each mode, on which every promise is held on every move in seconds. */
const matches = [
  { name: 'control', seats: 2, options: { ...optionsOf({ map, rules: [control] }, 2), rounds: 3 } },
  {
    name: 'squads',
    seats: 2,
    options: {
      ...optionsOf({ map, rules: [{ rule: 'second-squad', token: 'lift', after: 1 }] }, 2),
      rounds: 2,
    },
  },
  {
    name: 'own',
    seats: 2,
    options: {
      ...optionsOf({ map, rules: [bombard, objects] }, 2),
      armies: 'own',
      vpMode: 'figure',
      rounds: 2,
    } as const,
  },
  {
    name: 'teams',
    seats: 4,
    options: { ...optionsOf({ map, rules: [control], mode: 'team-battle' }, 4), rounds: 2 },
  },
  {
    name: 'free-for-all',
    seats: 4,
    options: { ...optionsOf({ map, rules: [bombard, objects], mode: 'free-for-all' }, 4), rounds: 2 },
  },
];

testGame({ game, matches }, 5);

testMessages(new URL('./', import.meta.url), messages, {
  named: [...faultKeys, ...mapFaultKeys, ...layingFaultKeys].map((key) => `pack.${key}`),
});

testPage(game, {
  rulings: new URL('rules/', import.meta.url),
  playOn: (match) => playChoices(match, 'group:a1'),
});
