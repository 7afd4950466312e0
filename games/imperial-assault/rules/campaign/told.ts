import { canonical } from '../../../../kernel/canonical.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import { partsOf } from '../../content/campaign/mission-parts.ts';
import type { MissionEffect, Texts } from '../../content/campaign/mission-schema.ts';
import type { Told } from './state.ts';

/** What records and positions call a text that was told: the event, and which of its texts, from 1. Undefined for one that it has not. */
export function nameOfText(mission: CompiledCampaignMission, { event, text }: Told): string | undefined {
  const wanted = canonical(text);
  const place = textsOf(mission, event).findIndex((one) => canonical(one) === wanted);
  return place < 0 ? undefined : `${event}.${place + 1}`;
}

/** The text of this name; undefined where the mission has none. */
export function textNamed(mission: CompiledCampaignMission, name: string): Told | undefined {
  const [event = '', number] = name.split('.');
  const text = textsOf(mission, event)[Number(number) - 1];
  return text && { event, text };
}

/** What these events have told for certain: what they told in one of several cases is left out. */
export function toldBy({ campaign }: CompiledCampaignMission, events: readonly string[]): readonly Told[] {
  return events.flatMap((id) =>
    campaign.events
      .filter((event) => event.id === id)
      .flatMap((event) =>
        event.do.flatMap((effect) => (effect.do === 'tell' ? [{ event: id, text: effect.text }] : [])),
      ),
  );
}

/** The texts that an event can tell, in its order. */
function textsOf({ campaign }: CompiledCampaignMission, event: string): readonly Texts[] {
  return campaign.events.find(({ id }) => id === event)?.do.flatMap(textsIn) ?? [];
}

function textsIn(effect: MissionEffect): readonly Texts[] {
  return effect.do === 'tell' ? [effect.text] : partsOf(effect).flat().flatMap(textsIn);
}
