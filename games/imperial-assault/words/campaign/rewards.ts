import { joinSentences, sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { CampaignCard } from '../../content/campaign/card-schema.ts';
import type { CampaignMission, Reward } from '../../content/campaign/mission-schema.ts';
import type { CampaignTerms } from '../../rules/added.ts';
import { proper } from '../names.ts';

/** What a mission brings: to whom, and all parts of it in words. */
export function rewardsOf(
  campaign: CampaignTerms,
  { rewards }: CampaignMission,
): readonly { readonly who: Sentence; readonly text: Sentence }[] {
  return (['both', 'rebels', 'empire'] as const).flatMap((who) => {
    const parts = partsOf(campaign, rewards[who] ?? {});
    return parts.length === 0
      ? []
      : [{ who: sentence('dossier.reward', { who }), text: joinSentences(parts) }];
  });
}

/** The cards that a mission can bring to either side. */
export function rewardCardsOf(
  { content }: CampaignTerms,
  { rewards }: CampaignMission,
): readonly CampaignCard[] {
  const ids = [rewards.both, rewards.rebels, rewards.empire].flatMap((reward) => reward?.cards ?? []);
  return content.cards.filter(({ id }) => ids.includes(id));
}

/** What a reward consists of, each part in words. */
function partsOf({ content }: CampaignTerms, reward: Reward): Sentence[] {
  const { xp, credits, influence, cards = [], ally, villain } = reward;
  const named = [
    ...content.cards.filter(({ id }) => cards.includes(id)),
    ...content.fighters.filter(({ id }) => id === (ally ?? villain)),
  ];
  return [
    ...Object.entries({ xp, credits, influence }).flatMap(([what, amount]) =>
      amount ? [sentence(`reward.${what}`, { amount })] : [],
    ),
    ...named.map(({ name }) => proper(name)),
  ];
}
