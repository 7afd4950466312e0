/**
 * `node games/imperial-assault/words/testing/campaign-cards-text.ts` writes `campaign-cards.txt` anew: what every card of
 * the campaign says in English. Read the difference before it is committed.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createSays, type Say } from '../../../../testkit/say.ts';
import type { Sentence } from '../../../words.ts';
import { packOf } from '../../content/campaign/compile-campaign.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import type { Ability, Gain, SurgeAbility } from '../../content/pack.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { campaignSayings } from '../campaign/sayings.ts';
import { abilitySentence, gainsSentence, surgeSentence } from '../effects.ts';
import type { ToldCard } from './all-cards.ts';

export const campaignCardsFile = new URL('campaign-cards.txt', import.meta.url);

const pack = { ...packOf(campaignPack), says: campaignSayings };

interface Saying {
  readonly gains?: readonly Gain[];
  readonly surges?: readonly SurgeAbility[];
  readonly abilities?: readonly Ability[];
}

function linesOf({ gains = [], surges = [], abilities = [] }: Saying): readonly Sentence[] {
  return [
    ...(gains.length === 0 ? [] : [gainsSentence(pack, gains)]),
    ...surges.map((surge) => surgeSentence(pack, surge)),
    ...abilities.map((ability) => abilitySentence(pack, ability)),
  ];
}

/** What all cards of the campaign say, the sides of hero sheets first. */
export function tellCampaignCards(): readonly ToldCard[] {
  const { heroes, cards } = campaignPack;
  return [
    ...heroes.flatMap(({ id, name, healthy, wounded }) => [
      { id, name, lines: linesOf(healthy) },
      { id: `${id}-wounded`, name, lines: linesOf(wounded) },
    ]),
    ...cards.map((card) => ({ id: card.id, name: card.name, lines: linesOf(card) })),
  ];
}

/** The text of all cards: a card's name, then its lines. */
export function campaignCardsText(say: Say): string {
  return tellCampaignCards()
    .map(({ id, name, lines }) =>
      [`${name} [${id}]`, ...lines.map((line) => `  ${say(line)}`), ''].join('\n'),
    )
    .join('\n');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [say] = await createSays(campaignMessages);
  if (say !== undefined) writeFileSync(campaignCardsFile, campaignCardsText(say));
}
