import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { Amount, Choose } from '../../../web/packs/kit/fields.tsx';
import { Steps } from '../../../web/packs/kit/steps.tsx';
import { heroes, symbols } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { cardsOf, duplicateCard, type Marks, marksOf, removeCard, setHero, setMarks } from './cards.ts';
import { cardSentence } from './names.ts';
import { PowerFields } from './power-fields.tsx';
import { Sign } from './signs.tsx';
import { ambushLetter, symbolLetters } from './spelling.ts';
import { spotAt } from './spot.ts';

/** The card that is worked on: its symbols, its power or hero, what is wrong with it. */
export function CardPanel(bench: Bench) {
  const { pack, faults, selected, edit, say } = bench;
  const { pile } = selected.value;
  const cards = cardsOf(pack.value, pile);
  const index = Math.min(selected.value.index, cards.length - 1);
  const card = cards[index];
  if (card === undefined) return null;
  const spot = { pile, index };
  const marks = marksOf(card);
  const wrong = faults.value.filter(({ place }) => {
    const at = spotAt(place);
    return at?.pile === pile && at.index === index;
  });
  const mark = (change: Partial<Marks>): void => edit(setMarks(pack.peek(), spot, change));
  return (
    <section class="pack-panel cfe-panel" aria-labelledby="cfe-card">
      <div class="pack-head">
        <h3 id="cfe-card" class="pack-word">
          {say(cardSentence(card, spot))}
        </h3>
        <Steps
          index={index}
          count={cards.length}
          previous={say({ key: 'editor.previous' })}
          next={say({ key: 'editor.next' })}
          onStep={(to) => {
            selected.value = { pile, index: to };
          }}
        />
      </div>
      <FaultTexts faults={wrong} />
      <fieldset class="pack-choices cfe-symbols">
        <legend>{say({ key: 'editor.symbol' })}</legend>
        {symbols.map((symbol) => (
          <label key={symbol}>
            <input
              type="radio"
              name="cfe-symbol"
              checked={symbol === marks.symbol}
              onChange={() => mark({ symbol })}
            />
            <Sign of={symbol} />
            <span>{say({ key: `editor.symbol.${symbol}` })}</span>
            <kbd>{symbolLetters[symbol].toUpperCase()}</kbd>
          </label>
        ))}
      </fieldset>
      <div class="cfe-counts">
        {marks.symbol !== 'none' && (
          <Amount
            label={say({ key: 'editor.count' })}
            value={marks.count}
            least={1}
            onChange={(count) => mark({ count })}
          />
        )}
        {pile !== 'starting' && (
          <Amount
            label={say({ key: 'editor.ambush' })}
            letter={ambushLetter}
            value={marks.ambush}
            least={0}
            onChange={(ambush) => mark({ ambush })}
          />
        )}
        {pile === 'black' && (
          <Choose
            label={say({ key: 'editor.hero' })}
            letter="h"
            value={('hero' in card && card.hero) || 'none'}
            options={(['none', ...heroes] as const).map((hero) => ({
              value: hero,
              label: say({ key: hero === 'none' ? 'editor.hero.none' : `hero.${hero}` }),
            }))}
            onChange={(hero) => edit(setHero(pack.peek(), spot, hero === 'none' ? undefined : hero))}
          />
        )}
      </div>
      {'power' in card && <PowerFields bench={bench} card={card} index={index} />}
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            edit(duplicateCard(pack.peek(), spot));
            selected.value = { pile, index: Math.min(index + 1, cardsOf(pack.peek(), pile).length - 1) };
          }}
        >
          {say({ key: 'editor.copy' })}
        </button>
        <button type="button" class="button" onClick={() => edit(removeCard(pack.peek(), spot))}>
          {say({ key: 'editor.take' })}
        </button>
      </div>
    </section>
  );
}
