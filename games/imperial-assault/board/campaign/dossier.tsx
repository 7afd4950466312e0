import type { ComponentChildren } from 'preact';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { CampaignTerms } from '../../rules/added.ts';
import { missionCalled } from '../../rules/campaign/between/missions.ts';
import { rewardCardsOf, rewardsOf } from '../../words/campaign/rewards.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import type { Cards } from '../../words/names.ts';
import { CardFace } from './card-face.tsx';

/** A mission before it is played: its kind, how dangerous it is, what it is about, and what each side can win, with its cards to read. */
export function Dossier({
  campaign,
  cards,
  id,
  threat,
  say,
  children,
}: {
  readonly campaign: CampaignTerms;
  readonly cards: Cards;
  readonly id: string;
  /** The threat level at which it would be played. */
  readonly threat: number;
  readonly say: (sentence: Sentence) => string;
  readonly children?: ComponentChildren;
}) {
  const mission = missionCalled(campaign, id)?.campaign;
  if (mission === undefined) return null;
  const hero = campaign.content.heroes.find((one) => one.hero.id === mission.of)?.hero.name;
  return (
    <article class="ic-dossier" data-kind={mission.kind}>
      <p class="ic-kind">{say(sentence('dossier.kind', { kind: mission.kind, threat }))}</p>
      <h4>{say(textSentence(mission.name))}</h4>
      {hero !== undefined && <p class="ic-of">{say(sentence('dossier.of', { hero }))}</p>}
      <Brief campaign={campaign} id={id} say={say} />
      {rewardCardsOf(campaign, mission).map((card) => (
        <details key={card.id} class="ic-won-card">
          <summary>{card.name}</summary>
          <CardFace card={card} cards={cards} say={say} />
        </details>
      ))}
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
  const mission = missionCalled(campaign, id)?.campaign;
  if (mission === undefined) return null;
  const rewards = rewardsOf(campaign, mission);
  return (
    <>
      <p>{say(textSentence(mission.briefing))}</p>
      {rewards.length > 0 && (
        <dl class="ic-rewards">
          {rewards.map(({ who, text }, place) => (
            <div key={place}>
              <dt>{say(who)}</dt>
              <dd>{say(text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
