import type { ComponentChildren } from 'preact';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { CampaignCard, Hero, SheetSide } from '../../content/campaign/card-schema.ts';
import type { DieKind } from '../../content/compiled.ts';
import { type Attribute, attributes } from '../../content/vocabulary.ts';
import { saidLines } from '../../words/cards.ts';
import type { Cards } from '../../words/names.ts';
import { Portrait } from '../art/figure-token.tsx';
import { SaidLine } from '../cards/said-line.tsx';
import { DieFace } from '../fight/die-face.tsx';
import { CardFace, type CardState } from './card-face.tsx';
import './campaign.css';

/** A hero as a sheet shows it: in a mission with damage and strain, between missions as it begins, with both sides. */
export interface SheetHero {
  readonly when: 'mission' | 'between';
  readonly hero: Hero;
  readonly state: 'healthy' | 'wounded' | 'withdrawn';
  readonly damage: number;
  readonly strain: number;
  /** With what cards change. */
  readonly health: number;
  readonly endurance: number;
  readonly speed: number;
  readonly cards: readonly { readonly card: CampaignCard; readonly state: CardState }[];
}

/**
 * A hero sheet: portrait, tracks of damage and strain, attributes with their dice, abilities, and the cards beside it. Between
 * missions nobody is hurt: then it has Health and Endurance in place of tracks, and its wounded side to unfold.
 */
export function HeroSheet({
  shown,
  cards,
  say,
}: {
  readonly shown: SheetHero;
  readonly cards: Cards;
  readonly say: (sentence: Sentence) => string;
}) {
  const { when, hero, state, damage, strain, health, endurance, speed } = shown;
  const side = state === 'healthy' ? hero.healthy : hero.wounded;
  const isBetween = when === 'between';
  return (
    <section class="ic-sheet" data-state={state} aria-label={hero.name}>
      <HeroFace hero={hero} isWounded={state !== 'healthy'} />
      <header>
        <h3>{hero.name}</h3>
        <p>{hero.title}</p>
        {!isBetween && <p class="ic-state">{say(sentence('sheet.state', { state }))}</p>}
      </header>
      {!isBetween && (
        <div class="ic-tracks">
          <Track
            kind="damage"
            count={damage}
            most={health}
            label={say(sentence('sheet.damage', { damage, health }))}
          />
          <Track
            kind="strain"
            count={strain}
            most={endurance}
            label={say(sentence('sheet.strain', { strain, endurance }))}
          />
        </div>
      )}
      <Side side={{ ...side, health, endurance, speed }} isWhole={isBetween} cards={cards} say={say} />
      {isBetween && (
        <details class="ic-wounded">
          <summary>{say({ key: 'sheet.woundedSide' })}</summary>
          <Side side={hero.wounded} isWhole cards={cards} say={say} />
        </details>
      )}
      <section class="ic-beside">
        <h4>{say({ key: 'sheet.cards' })}</h4>
        {shown.cards.length === 0 && <p>{say({ key: 'sheet.none' })}</p>}
        <div class="ic-cards">
          {shown.cards.map(({ card, state: own }) => (
            <CardFace key={card.id} card={card} cards={cards} state={own} say={say} />
          ))}
        </div>
      </section>
    </section>
  );
}

/** The values of one side of a sheet, with Health and Endurance where no tracks show them, and what it can do. */
function Side({
  side,
  isWhole,
  cards,
  say,
}: {
  readonly side: SheetSide;
  readonly isWhole: boolean;
  readonly cards: Cards;
  readonly say: (sentence: Sentence) => string;
}) {
  return (
    <>
      <dl class="ic-values">
        {isWhole && (
          <>
            <Value name={say({ key: 'sheet.health' })}>{side.health}</Value>
            <Value name={say({ key: 'sheet.endurance' })}>{side.endurance}</Value>
          </>
        )}
        <Value name={say({ key: 'sheet.speed' })}>{side.speed}</Value>
        <Value name={say({ key: 'sheet.defence' })}>
          <Dice dice={side.defence} say={say} />
        </Value>
        {attributes.map((attribute: Attribute) => (
          <Value key={attribute} name={say({ key: `sheet.${attribute}` })}>
            <Dice dice={side.tests[attribute]} say={say} />
          </Value>
        ))}
      </dl>
      <section class="ic-abilities">
        <h4>{say({ key: 'sheet.abilities' })}</h4>
        <ul>
          {saidLines(cards, side).map((line, place) => (
            <li key={place}>
              <SaidLine line={line} say={say} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The portrait of a hero in a frame, that of the wounded side with its bandage. A picture only. */
export function HeroFace({
  hero,
  isWounded = false,
}: {
  readonly hero: Pick<Hero, 'id'>;
  readonly isWounded?: boolean;
}) {
  return (
    <svg class="ic-face ia-figure ia-of-rebel" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="ia-base" width="100" height="100" />
      <g class="ia-portrait">
        <Portrait
          looks={{
            id: isWounded ? `${hero.id}-wounded` : hero.id,
            affiliation: 'rebel',
            traits: ['trooper'],
            base: '1x1',
          }}
        />
      </g>
    </svg>
  );
}

/** Boxes that fill up: damage as far as Health, strain as far as Endurance. */
function Track({
  kind,
  count,
  most,
  label,
}: {
  readonly kind: 'damage' | 'strain';
  readonly count: number;
  readonly most: number;
  readonly label: string;
}) {
  return (
    <p class={`ic-track ic-track-${kind}`}>
      <span>{label}</span>
      <span class="ic-boxes" aria-hidden="true">
        {Array.from({ length: most }, (_, place) => (
          <i key={place} data-full={place < count} />
        ))}
      </span>
    </p>
  );
}

function Value({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Dice as pictures, with their names for who does not see them. */
function Dice({
  dice,
  say,
}: {
  readonly dice: readonly DieKind[];
  readonly say: (sentence: Sentence) => string;
}) {
  return (
    <>
      <span class="hidden-text">
        {dice.length === 0
          ? say({ key: 'sheet.none' })
          : dice.map((die) => say({ key: `die.${die}` })).join(', ')}
      </span>
      {dice.map((die, place) => (
        <DieFace key={place} die={die} size={24} />
      ))}
      {dice.length === 0 && <span aria-hidden="true">–</span>}
    </>
  );
}
