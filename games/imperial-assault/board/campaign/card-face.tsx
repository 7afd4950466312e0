import type { ComponentChildren } from 'preact';
import type { Sentence } from '../../../words.ts';
import type { CampaignCard } from '../../content/campaign/card-schema.ts';
import { campaignCardLines, nameInPlay } from '../../words/campaign/cards.ts';
import type { Cards } from '../../words/names.ts';
import { SaidLine } from '../cards/said-line.tsx';
import { DieFace } from '../fight/die-face.tsx';
import { cardSign } from './card-art.ts';
import './campaign.css';

export type CardState = 'ready' | 'exhausted' | 'depleted' | 'off';

/** A card of the campaign in full: its sign, what it is with its price, its dice, and what it does. An exhausted one lies aslant. */
export function CardFace({
  card,
  cards,
  state = 'ready',
  say,
  children,
}: {
  readonly card: CampaignCard;
  readonly cards: Cards;
  readonly state?: CardState;
  readonly say: (sentence: Sentence) => string;
  /** What is to be known beside what it says. */
  readonly children?: ComponentChildren;
}) {
  return (
    <article class={`ic-card ic-${card.kind}`} data-state={state}>
      <header>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d={cardSign(card)} />
        </svg>
        <h4>{say(nameInPlay(card.name, state))}</h4>
      </header>
      {card.item?.attack !== undefined && (
        <p class="ic-dice" aria-hidden="true">
          {card.item.attack.dice.map((die, place) => (
            <DieFace key={place} die={die} size={22} />
          ))}
        </p>
      )}
      <ul>
        {campaignCardLines(cards, card).map((line, place) => (
          <li key={place}>
            <SaidLine line={line} say={say} />
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
