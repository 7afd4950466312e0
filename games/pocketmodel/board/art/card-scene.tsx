import type { Card, CombatCard, ObjectiveCard } from '../../content/pack.ts';
import { flashesOf, iconsOf, worldOf } from './scenes.ts';
import { iconSigns, starSign, wildSign } from './signs.ts';

/** What the picture of a card shows: flashes around the icon of its ability, or a world with what stands on it. */
export function CardScene({ card }: { readonly card: Card }) {
  return card.kind === 'combat' ? <CombatScene card={card} /> : <ObjectiveScene card={card} />;
}

function CombatScene({ card }: { readonly card: CombatCard }) {
  const { strokes, solid } = flashesOf(card);
  const icon = card.ability?.icon;
  const sign =
    icon === undefined ? starSign : icon.kind === 'wild' ? wildSign : (iconSigns[icon.icon] ?? starSign);
  return (
    <>
      {solid !== '' && <path class="pm-flash" d={solid} />}
      {strokes !== '' && <path class="pm-bolts" d={strokes} />}
      <circle class="pm-emblem-ground" cx="50" cy="31" r="16" />
      <path class="pm-emblem" d={sign} transform="translate(36.8 17.8) scale(1.1)" />
    </>
  );
}

function ObjectiveScene({ card }: { readonly card: ObjectiveCard }) {
  const { hue, x, y, radius, bands, ground, building } = worldOf(card);
  return (
    <g style={{ '--pm-hue': hue }}>
      <circle class="pm-world" cx={x} cy={y} r={radius} />
      <path class="pm-world-bands" d={bands} />
      <path
        class="pm-world-night"
        d={`M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}A${radius * 1.5} ${radius * 1.5} 0 0 0 ${x} ${y - radius}Z`}
      />
      {ground && <path class="pm-world-ground" d="M0 49Q30 46 54 48.6T100 47V62H0Z" />}
      <path class="pm-building" fill-rule="evenodd" d={building} />
      {ground && <path class="pm-building-lights" d="M24 54H76M36 58H64" />}
      {iconsOf(card)
        .slice(0, 3)
        .map((icon, at) => (
          <g key={icon} transform={`translate(${56 - at * 20} 4) scale(.6)`}>
            <circle class="pm-emblem-ground" cx="12" cy="12" r="15" />
            <path class="pm-emblem" d={iconSigns[icon] ?? starSign} />
          </g>
        ))}
    </g>
  );
}
