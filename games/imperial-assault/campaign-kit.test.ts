import { testPage } from '../../testkit/documented.ts';
import { testGame } from '../../testkit/kit.ts';
import { playChoices } from '../../testkit/play-choices.ts';
import { game } from './campaign-game.ts';
import { gameOf } from './testing/campaign/campaign-table.ts';
import { busyField, busyMission, testMission } from './testing/campaign/test-mission.ts';

const alone = { play: 'mission', mission: 'test-mission' } as const;

/** The mission of a test with each number of heroes, and the first match of a campaign with all that follows its mission. */
const matches = [
  { name: 'two heroes', seats: 3, options: alone },
  { name: 'three heroes', seats: 4, options: { ...alone, heroes: ['strong'], imperialClass: 'fear' } },
  { name: 'four heroes', seats: 5, options: { ...alone, grown: true } },
  { name: 'a short campaign', seats: 4, options: { play: 'short' }, series: true },
  { name: 'a campaign', seats: 3, options: {} },
];

/** The same mission again for the stages that follow. */
const later = (['side', 'story'] as const).map((kind) =>
  testMission({
    mission: { id: `test-${kind}`, kind, ...(kind === 'side' && { color: 'grey' }) },
  }),
);

testGame({ game: gameOf({ mission: busyMission, field: busyField, missions: later }), matches }, 10);

testPage(game, {
  rulings: new URL('./', import.meta.url),
  playOn: (match) => playChoices(match, 'group:b1', 'token:5'),
});
