import { messages as kitMessages } from '../../../../web/loadouts/kit/messages/index.ts';
import type { PackEditor } from '../../../entry.ts';
import { inLanguage, together } from '../../../in-language.ts';
import { joinSentences, sentence } from '../../../sentences.ts';
import type { Messages, Sentence } from '../../../words.ts';
import type { CampaignFile } from '../../content/campaign/campaign-file.ts';
import { missions } from '../../content/campaign/missions.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import { proper } from '../../words/names.ts';
import { fileOf, freshScenario, shippedScenario } from './fresh.ts';
import { memberKey } from './member-key.ts';
import { placeOf } from './place-of.ts';

/** What the members on the way to a place are called, with the number in their list; the event has a name instead. */
function membersIn(pointer: string): readonly Sentence[] {
  const steps = pointer.split('/');
  return steps.flatMap((step, at) => {
    if (at < 3 || step === 'events' || isNumber(step)) return [];
    const name = sentence(memberKey(step, steps.slice(0, at + 1).join('/')));
    const next = steps[at + 1];
    return isNumber(next) ? sentence('mission-editor.place', { name, number: Number(next) + 1 }) : name;
  });
}

function isNumber(step: string | undefined): boolean {
  return /^\d+$/.test(step ?? '');
}

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
    const { part, event = -1 } = found;
    const eventId = mission.events[event]?.id;
    return joinSentences([
      textSentence(mission.name),
      sentence(`mission-editor.part.${part}`),
      ...(eventId === undefined ? [] : [proper(eventId)]),
      ...membersIn(pointer),
    ]);
  },
  component: () => import('./mission-editor.tsx').then(({ MissionEditor }) => MissionEditor),
};
