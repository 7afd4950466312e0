import type { ComponentChildren } from 'preact';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { Laid } from '../../content/campaign/laying.ts';
import type { CampaignTerms } from '../../rules/added.ts';
import { missionCalled } from '../../rules/campaign/between/missions.ts';
import { rewardCardsOf, rewardsOf } from '../../words/campaign/rewards.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import type { Cards } from '../../words/names.ts';
import { frameOf } from '../map/layout.ts';
import { viewBoxOf } from '../map/map-drawing.tsx';
import { CardFace } from './card-face.tsx';
import { LayingDrawing } from './map/laying-drawing.tsx';

/** A mission before it is played: its map, its kind, how dangerous it is, what it is about, and what each side can win, with its cards to read. */
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
  const compiled = missionCalled(campaign, id);
  if (compiled === undefined) return null;
  const { campaign: mission, laid } = compiled;
  const hero = campaign.content.heroes.find((one) => one.hero.id === mission.of)?.hero.name;
  return (
    <article class="ic-dossier" data-kind={mission.kind}>
      <SmallMap laid={laid} />
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

/** The map as it lies when the mission begins: of hidden sections nothing is drawn. A picture only. */
function SmallMap({ laid }: { readonly laid: Laid }) {
  const frame = frameOf(laid.mapShowing(laid.shownFirst));
  const { columns, rows } = frame;
  return (
    <svg class="ic-small-map" data-tall={rows > columns} viewBox={viewBoxOf(frame)} aria-hidden="true">
      <LayingDrawing laid={laid} situation={{ openDoors: [], rubble: [], shields: [] }} frame={frame} />
    </svg>
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
