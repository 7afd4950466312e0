import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Card, CombatCard, PackFile } from '../../content/pack.ts';
import { IconMark, iconOf, ObjectiveMark, StarRow, ValueMark, WildMark } from './marks.tsx';
import { plates, starSign } from './signs.ts';
import { room, skyOf } from './sky.ts';
import './art.css';

/** What the scenes show. It comes after the cards, which do not wait for it. */
const scene = signal<ComponentType<{ readonly card: Card }> | undefined>(undefined);

import('./card-scene.tsx').then(
  ({ CardScene }) => {
    scene.value = CardScene;
  },
  // Without it a card has its sky alone.
  () => undefined,
);

/** From how many characters on a text is written smaller, so that the scene stays in sight. */
const longText = 110;

/**
 * A card: bonus or sign of its kind, name, scene, ability with its icon, build stars and guard. It fills the width of its
 * place, and leaves out the sentence in small places. Like all pictures it is told in words by whoever shows it.
 */
export function CardPicture({
  card,
  pack,
  text = '',
}: {
  readonly card: Card;
  /** The pack whose icons the card names. */
  readonly pack: Pick<PackFile, 'icons'>;
  /** What it does, as a sentence. */
  readonly text?: string;
}) {
  const { name, stars, guard } = card;
  const Scene = scene.value;
  return (
    <div class={`pm-card pm-of-${card.kind === 'combat' ? card.bonus.stat : 'objective'}`}>
      <div class="pm-card-inside">
        <span class="pm-card-head">
          {card.kind === 'combat' ? (
            <ValueMark of={card.bonus.stat} value={card.bonus.amount} signed />
          ) : (
            <ObjectiveMark />
          )}
          <span class="pm-card-name">{name}</span>
        </span>
        <svg
          class="pm-card-scene"
          viewBox={`0 0 ${room.width} ${room.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <path class="pm-lights" d={skyOf(card.id)} />
          {Scene !== undefined && <Scene card={card} />}
        </svg>
        {card.kind === 'combat' && (
          <span class="pm-card-emblem">
            <AbilityMark card={card} pack={pack} />
          </span>
        )}
        <span class="pm-card-text">
          {card.kind === 'combat' && <AbilityMark card={card} pack={pack} />}
          <span class="pm-card-words" data-long={text.length > longText || undefined}>
            {text}
          </span>
        </span>
        <span class="pm-card-foot">
          <StarRow count={stars} />
          <GuardMark guard={guard} />
        </span>
      </div>
    </div>
  );
}

/** The icon beside the ability of a combat card; nothing without an ability. */
export function AbilityMark({
  card: { ability },
  pack,
}: {
  readonly card: CombatCard;
  readonly pack: Pick<PackFile, 'icons'>;
}) {
  if (ability === undefined) return null;
  const { icon } = ability;
  if (icon.kind === 'wild') return <WildMark stars={icon.stars} />;
  return <IconMark {...iconOf(pack, icon.icon)} />;
}

/** The defense value of a card that lies as an objective: a plate of its own, so that nobody takes it for a unit's. */
export function GuardMark({ guard }: { readonly guard: number }) {
  return (
    <svg class="pm-mark pm-value pm-guard" viewBox="-1 -1 26 26" aria-hidden="true">
      <path class="pm-plate" d={plates.defense} />
      <text class="pm-figure" x="12" y="18.8">
        {guard}
      </text>
    </svg>
  );
}

/** The back of a card, and of an objective that lies face down. */
export function CardBack() {
  return (
    <div class="pm-card pm-back">
      <svg class="pm-card-back" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          class="pm-back-rays"
          d="M50 70 8-20H30ZM50 70 70-20H92ZM50 70 140 28V52ZM50 70 140 88v24ZM50 70 92 160H70ZM50 70 30 160H8ZM50 70-40 112V88ZM50 70-40 52V28Z"
        />
        <path class="pm-lights" d={skyOf('back', 26)} transform="scale(1 2.2)" />
        <circle class="pm-back-ring" cx="50" cy="70" r="31" />
        <circle class="pm-back-seal" cx="50" cy="70" r="26" />
        <path class="pm-back-star" d={starSign} transform="translate(29.6 49) scale(1.7)" />
        <rect class="pm-back-edge" x="5" y="5" width="90" height="130" rx="6" />
      </svg>
    </div>
  );
}
