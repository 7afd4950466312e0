import type { CardSymbol, DeckName, ForcesCard, StartingCard } from '../content/pack.ts';
import { sceneOf } from './art/scenes.ts';
import { deckPips, heroSign, powerSigns, roleSigns, symbolSigns } from './art/signs.ts';

/** The most symbols that are drawn one by one on a card. */
const mostDrawn = 3;

/** The face of a card of the Forces decks. */
export function ForcesFace({ card, deck }: { readonly card: ForcesCard; readonly deck: DeckName }) {
  return (
    <svg class={`cf-face cf-${deck}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="cf-paper" x=".75" y=".75" width="58.5" height="82.5" rx="6" />
      <rect class="cf-sky" x="4" y="4" width="52" height="70" rx="3.5" />
      <path
        class="cf-far"
        d="M40 14a15 15 0 1 0 .01 0ZM4 60q26-9 52 0V70.5a3.5 3.5 0 0 1-3.5 3.5H7.5A3.5 3.5 0 0 1 4 70.5Z"
      />
      {card.hero === undefined ? (
        <path class="cf-scene" d={sceneOf(card.theme)} />
      ) : (
        <g transform="translate(30 42)">
          <path class="cf-hero-glow" d="M0-22A22 22 0 1 0 .01-22Z" />
          <path class="cf-hero-star" d={heroSign} />
        </g>
      )}
      <Pips deck={deck} x={30} y={79} />
      {card.hero === undefined && <Symbols symbol={card.symbol} count={card.count} />}
      {card.ambush > 0 && <Stack sign="ambush" count={card.ambush} x={40} />}
    </svg>
  );
}

/** The face of a starting card. */
export function StartingFace({ card: { role, power, symbol, count } }: { readonly card: StartingCard }) {
  return (
    <svg class="cf-face cf-starting" viewBox="0 0 60 84" aria-hidden="true">
      <rect class="cf-paper" x=".75" y=".75" width="58.5" height="82.5" rx="6" />
      <rect class="cf-sky" x="4" y="4" width="52" height="76" rx="3.5" />
      <path class="cf-role" d={roleSigns[role]} transform="translate(36 5) scale(.8)" />
      {power.kind === 'none' && (
        <path class="cf-only" d={symbolSigns[symbol]} transform="translate(12 38) scale(1.5)" />
      )}
      {power.kind !== 'none' && (
        <g class={`cf-${power.deck}`}>
          <rect class="cf-power" x="9" y="34" width="42" height="40" rx="5" />
          <path class="cf-power-sign" d={powerSigns[power.kind]} transform="translate(11 37) scale(.95)" />
          <text class="cf-power-count" x="42" y="56">
            {power.count}
          </text>
          <Pips deck={power.deck} x={30} y={68} />
        </g>
      )}
      {(symbol !== 'none' || power.kind === 'none') && <Symbols symbol={symbol} count={count} />}
    </svg>
  );
}

/** The back of a card; `ambush` shows through where it is known. */
export function CardBack({ deck, ambush = 0 }: { readonly deck: DeckName; readonly ambush?: number }) {
  return (
    <svg class={`cf-face cf-back cf-${deck}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="cf-paper" x=".75" y=".75" width="58.5" height="82.5" rx="6" />
      <rect class="cf-weave" x="5" y="5" width="50" height="74" rx="4" />
      <path class="cf-weave-lines" d="M5 22 30 5 55 22M5 42 30 22 55 42M5 62 30 42 55 62M12 79 30 62 48 79" />
      <circle class="cf-seal" cx="30" cy="42" r="13" />
      <Pips deck={deck} x={30} y={42} size={3} />
      {ambush > 0 && <Stack sign="ambush" count={ambush} x={40} />}
    </svg>
  );
}

/** As many as the deck's place in the order of prices. */
function Pips({
  deck,
  x,
  y,
  size = 2,
}: {
  readonly deck: DeckName;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  const count = deckPips[deck];
  return Array.from({ length: count }, (_, at) => (
    <circle key={at} class="cf-pip" cx={x + (at - (count - 1) / 2) * size * 2.8} cy={y} r={size} />
  ));
}

function Symbols({ symbol, count }: { readonly symbol: CardSymbol; readonly count: number }) {
  return <Stack sign={symbol} count={Math.max(1, count)} x={1} />;
}

/** Symbols one below the other; a number where there are many. */
function Stack({
  sign,
  count,
  x,
}: {
  readonly sign: CardSymbol | 'ambush';
  readonly count: number;
  readonly x: number;
}) {
  const drawn = Math.min(count, mostDrawn);
  return (
    <g class={`cf-stack cf-sign-${sign}`}>
      <rect class="cf-plate" x={x} y="1" width="19" height={drawn * 18 + 3} rx="6" />
      {Array.from({ length: drawn }, (_, at) => (
        <path
          key={at}
          class="cf-sign"
          d={symbolSigns[sign]}
          transform={`translate(${x + 1.3} ${2.3 + at * 18}) scale(.68)`}
        />
      ))}
      {count > mostDrawn && (
        <text class="cf-many" x={x + 9.5} y={drawn * 18 + 13}>
          {count}
        </text>
      )}
    </g>
  );
}

/** A symbol on its own, in the size of the text. */
export function SymbolSign({ sign }: { readonly sign: CardSymbol | 'ambush' }) {
  return (
    <svg class={`cf-inline cf-sign-${sign}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="cf-sign" d={symbolSigns[sign]} />
    </svg>
  );
}
