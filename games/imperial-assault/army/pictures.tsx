import { FigureToken } from '../board/art/figure-token.tsx';
import { affiliationSigns } from '../board/art/signs.ts';
import { side, sizeOf } from '../board/map/layout.ts';
import type { Affiliation, DieKind } from '../content/compiled.ts';
import type { CommandCard, Companion, DeploymentCard, Upgrade } from '../content/pack.ts';
import { hostSentence, restrictionSentence } from '../words/cards.ts';
import type { ArmyCard } from './army-value.ts';
import type { Barracks } from './barracks.ts';
import { signedCost } from './catalog-filters.tsx';

/** A card of an army as a small picture. What it says in full is said beside it. */
export function CardPicture({
  card,
  lines,
  say,
}: {
  readonly card: ArmyCard;
  /** What it does, in words. */
  readonly lines: readonly string[];
  readonly say: Barracks['say'];
}) {
  if ('size' in card) return <DeploymentPicture card={card} />;
  const belongs =
    'user' in card
      ? card.restriction && restrictionSentence(card.restriction)
      : card.host && hostSentence(card.host);
  // The first line has the cost, the next one for whom the card is; both are drawn apart.
  const does = lines.slice(belongs === undefined ? 1 : 2).join(' ');
  return <TextPicture card={card} belongs={belongs && say(belongs)} does={does} />;
}

function DeploymentPicture({ card }: { readonly card: DeploymentCard }) {
  const { name, subname, cost, size, affiliation, rank, unique } = card;
  return (
    <span class={`army-card army-of-${affiliation}`} data-rank={rank}>
      <span class="army-card-head">
        <span class="army-card-name">
          {unique && '• '}
          {name}
          {subname !== undefined && <small>{subname}</small>}
        </span>
        <span class="army-card-cost">{cost}</span>
      </span>
      <span class="army-card-face">
        <Portrait card={card} affiliation={affiliation} isElite={rank === 'elite'} />
        {size > 1 && <span class="army-card-size">×{size}</span>}
      </span>
      <Values card={card} />
    </span>
  );
}

/** The figure of a card on its base. */
export function Portrait({
  card,
  affiliation,
  isElite = false,
  isCompanion = false,
}: {
  readonly card: DeploymentCard | Companion;
  readonly affiliation: Affiliation;
  readonly isElite?: boolean;
  readonly isCompanion?: boolean;
}) {
  const { columns, rows } = sizeOf(card.base, false);
  return (
    <svg class="army-portrait" viewBox={`0 0 ${columns * side} ${rows * side}`} aria-hidden="true">
      <FigureToken
        looks={{ id: card.id, affiliation, traits: card.traits, base: card.base }}
        turned={false}
        isElite={isElite}
        isMassive={card.keywords?.includes('massive') ?? false}
        isCompanion={isCompanion}
      />
    </svg>
  );
}

/** Health, Speed and dice. */
function Values({ card: { health, speed, attack, defence } }: { readonly card: DeploymentCard }) {
  return (
    <span class="army-card-values">
      <span class="army-health">{health}</span>
      <span class="army-speed">{speed}</span>
      <Dice dice={attack?.dice ?? []} />
      <Dice dice={defence} />
    </span>
  );
}

function Dice({ dice }: { readonly dice: readonly DieKind[] }) {
  return (
    <span class="army-dice">
      {dice.map((die, place) => (
        <span key={place} class="army-die" data-die={die} />
      ))}
    </span>
  );
}

function TextPicture({
  card,
  belongs,
  does,
}: {
  readonly card: Upgrade | CommandCard;
  readonly belongs: string | undefined;
  readonly does: string;
}) {
  const affiliation =
    'affiliation' in card
      ? card.affiliation
      : (card.restriction?.affiliation ?? card.restriction?.army ?? 'neutral');
  return (
    <span class={`army-card army-of-${affiliation} army-card-${'user' in card ? 'command' : 'upgrade'}`}>
      <span class="army-card-head">
        <AffiliationSign of={affiliation} />
        <span class="army-card-name">{card.name}</span>
        <span class="army-card-cost">{signedCost(card.cost)}</span>
      </span>
      {belongs !== undefined && <span class="army-card-belongs">{belongs}</span>}
      <span class="army-card-text">{does}</span>
    </span>
  );
}

/** The sign of an affiliation in a line of text. */
export function AffiliationSign({ of }: { readonly of: Affiliation }) {
  return (
    <svg class={`army-sign army-of-${of}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={affiliationSigns[of]} />
    </svg>
  );
}
