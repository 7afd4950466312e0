import type { ComponentChildren } from 'preact';
import { joinSentences, sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { Reward } from '../../content/campaign/mission-schema.ts';
import type { CampaignTerms } from '../../rules/added.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import { proper } from '../../words/names.ts';

/** A mission before it is played: its kind, how dangerous it is, what it is about, and what each side can win. */
export function Dossier({
  campaign,
  id,
  threat,
  say,
  children,
}: {
  readonly campaign: CampaignTerms;
  readonly id: string;
  /** The threat level at which it would be played. */
  readonly threat: number;
  readonly say: (sentence: Sentence) => string;
  readonly children?: ComponentChildren;
}) {
  const mission = campaign.forecasts.mission(campaign, id)?.campaign;
  if (mission === undefined) return null;
  const hero = campaign.content.heroes.find((one) => one.hero.id === mission.of)?.hero.name;
  return (
    <article class="ic-dossier" data-kind={mission.kind}>
      <p class="ic-kind">{say(sentence('dossier.kind', { kind: mission.kind, threat }))}</p>
      <h4>{say(textSentence(mission.name))}</h4>
      {hero !== undefined && <p class="ic-of">{say(sentence('dossier.of', { hero }))}</p>}
      <Brief campaign={campaign} id={id} say={say} />
      {children}
    </article>
  );
}

/** What a mission is about, and what each side can win. */
export function Brief({
  campaign,
  id,
  say,
}: {
  readonly campaign: CampaignTerms;
  readonly id: string;
  readonly say: (sentence: Sentence) => string;
}) {
  const mission = campaign.forecasts.mission(campaign, id)?.campaign;
  if (mission === undefined) return null;
  const { both, rebels, empire } = mission.rewards;
  const rewards = (['both', 'rebels', 'empire'] as const).flatMap((who) => {
    const parts = rewardParts(campaign, { both, rebels, empire }[who] ?? {});
    return parts.length === 0 ? [] : [{ who, text: joinSentences(parts) }];
  });
  return (
    <>
      <p>{say(textSentence(mission.briefing))}</p>
      {rewards.length > 0 && (
        <dl class="ic-rewards">
          {rewards.map(({ who, text }) => (
            <div key={who}>
              <dt>{say(sentence('dossier.reward', { who }))}</dt>
              <dd>{say(text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** What a reward consists of, each part in words. */
function rewardParts({ content }: CampaignTerms, reward: Reward): Sentence[] {
  const { xp = 0, credits = 0, influence = 0, cards = [], ally, villain } = reward;
  const amounts = { xp, credits, influence };
  const fighter = content.fighters.find(({ id }) => id === (ally ?? villain));
  return [
    ...Object.entries(amounts).flatMap(([what, amount]) =>
      amount > 0 ? [sentence(`reward.${what}`, { amount })] : [],
    ),
    ...cards.map((id) => proper(content.cards.find((card) => card.id === id)?.name ?? id)),
    ...(fighter === undefined ? [] : [proper(fighter.name)]),
  ];
}
