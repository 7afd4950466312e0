import { messages as kitMessages } from '../../../../web/loadouts/kit/messages/index.ts';
import type { PackEditor } from '../../../entry.ts';
import { inLanguage, together } from '../../../in-language.ts';
import { sentence } from '../../../sentences.ts';
import type { Messages } from '../../../words.ts';
import type { CampaignFile } from '../../content/campaign/campaign-file.ts';
import { missions } from '../../content/campaign/missions.ts';
import { fileOf, freshScenario, shippedScenario } from './fresh.ts';
import { placeOf } from './place-of.ts';

/** Where people make missions for the campaign: their maps, groups, events and texts. */
export const editor: PackEditor<CampaignFile> = {
  messages: together(
    kitMessages,
    inLanguage<Messages>((locale) => import(`../messages/${locale}.json`, { with: { type: 'json' } })),
    inLanguage<Messages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
  ),
  starts: [
    ...missions.flatMap(({ id, name }) => {
      const scenario = shippedScenario(id, id);
      if (scenario === undefined) return [];
      return [{ name: { key: `option.mission.${id}` }, pack: fileOf(scenario, name.en ?? id) }];
    }),
    { name: { key: 'mission-editor.start.bare' }, pack: fileOf(freshScenario('own-mission'), 'own-mission') },
  ],
  tables: [2, 3, 4].map((heroes) => ({
    name: sentence('mission-editor.table', { count: heroes }),
    options: { play: 'mission' },
    seats: heroes + 1,
  })),
  place(file, pointer) {
    if (pointer.startsWith('/name')) return sentence('mission-editor.file');
    const found = placeOf(file, pointer);
    const mission = file.missions[found?.mission ?? -1];
    if (found === undefined || mission === undefined) return undefined;
    return sentence('mission-editor.place', {
      name: mission.id,
      part: { key: `mission-editor.part.${found.part}` },
    });
  },
  component: () => import('./mission-editor.tsx').then(({ MissionEditor }) => MissionEditor),
};
