import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { nearestInRow } from '../../../web/packs/kit/nearest-in-row.ts';
import type { ForcesCard, StartingCard } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { cardKeys } from './card-keys.ts';
import { cardsOf, marksOf } from './cards.ts';
import { cardSentence, pileName } from './names.ts';
import { Sign } from './signs.tsx';
import { type PileName, placeOf, spotAt } from './spot.ts';

/** The cards of a pile side by side, each with its symbols; one can go through them and type. */
export function PileGrid({ bench, pile }: { readonly bench: Bench; readonly pile: PileName }) {
  const { pack, faults, selected, wanted, counting, say } = bench;
  const list = useRef<HTMLDivElement>(null);
  const cards = cardsOf(pack.value, pile);
  const own = selected.value.pile === pile;
  const chosen = own ? Math.min(selected.value.index, cards.length - 1) : 0;

  useSignalEffect(() => {
    const spot = wanted.value;
    if (spot?.pile !== pile) return;
    // The card may only be drawn with this change.
    queueMicrotask(() => {
      list.current?.querySelector<HTMLElement>(`[data-place="${placeOf(spot)}"]`)?.focus();
      wanted.value = undefined;
    });
  });

  const wrong = new Map<number, string[]>();
  for (const { place, text } of faults.value) {
    const spot = spotAt(place);
    if (spot?.pile === pile) wrong.set(spot.index, [...(wrong.get(spot.index) ?? []), text]);
  }
  const press = cardKeys(bench, (index, rows) => nearestInRow(list.current, index, rows));
  return (
    <div
      ref={list}
      class={`cfe-grid cfe-${pile}`}
      role="listbox"
      aria-label={say(pileName(pile))}
      aria-orientation="horizontal"
    >
      {cards.map((card, index) => {
        const texts = wrong.get(index) ?? [];
        const name = say(cardSentence(card, { pile, index }));
        const classes = ['cfe-card', texts.length > 0 && 'cfe-wrong', 'hero' in card && 'cfe-hero'];
        return (
          <div
            key={card.id}
            class={classes.filter(Boolean).join(' ')}
            role="option"
            aria-selected={own && index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            data-place={placeOf({ pile, index })}
            onClick={(event) => event.currentTarget.focus()}
            onFocus={() => {
              if (selected.value.pile === pile && selected.value.index === index) return;
              selected.value = { pile, index };
              counting.value = 'count';
            }}
            onKeyDown={press}
          >
            <span class="hidden-text">{[name, ...texts].join('. ')}</span>
            <Face card={card} number={'board' in card ? card.board : index + 1} say={say} />
          </div>
        );
      })}
    </div>
  );
}

/** What is printed on a card, for the eye: the ear has the card's name. */
function Face({
  card,
  number,
  say,
}: {
  readonly card: ForcesCard | StartingCard;
  readonly number: number;
  readonly say: Bench['say'];
}) {
  const { symbol, count, ambush } = marksOf(card);
  const hero = 'hero' in card ? card.hero : undefined;
  return (
    <span class="cfe-face" aria-hidden="true">
      <span class="cfe-number">{number}</span>
      {ambush > 0 && (
        <span class="cfe-ambush">
          {ambush > 1 && ambush}
          <Sign of="ambush" />
        </span>
      )}
      {hero === undefined ? (
        <span class="cfe-main">
          <Sign of={symbol} />
          {count > 0 && count}
        </span>
      ) : (
        <span class="cfe-hero-name">{say({ key: `hero.${hero}` })}</span>
      )}
      {'power' in card && (
        <span class="cfe-power">
          {card.power.kind === 'none' ? '–' : say({ key: `editor.power.${card.power.kind}` })}
          {card.power.kind !== 'none' && (
            <b class={`cfe-dot cfe-dot-${card.power.deck}`}>{card.power.count}</b>
          )}
        </span>
      )}
    </span>
  );
}
