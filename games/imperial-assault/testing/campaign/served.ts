import type { Game } from '../../../../kernel/game.ts';
import type { ServedGame } from '../../../../server/opened-games.ts';
import { gameOf } from './campaign-table.ts';
import { busyField, busyMission, testMission } from './test-mission.ts';

/** A campaign of small missions, which goes on from match to match. */
export const campaign: Game = gameOf({
  mission: busyMission,
  field: busyField,
  missions: [
    testMission({ mission: { id: 'test-side', kind: 'side', color: 'grey' } }),
    testMission({ mission: { id: 'test-story', kind: 'story' } }),
  ],
});

/** As a server and its bots take it. */
export const games: readonly ServedGame[] = [{ id: campaign.id, game: async (): Promise<Game> => campaign }];
