import { useSignal } from '@preact/signals';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import type { DeckName } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { cardsOf } from './cards.ts';
import { pileName } from './names.ts';
import { PileGrid } from './pile-grid.tsx';
import { spellDeck, wordsOf } from './spelling.ts';
import { boxCounts, type PileName, placeOfPile } from './spot.ts';

/** A pile with the number of its cards beside that of the box; a deck also as words. */
export function PileSection({ bench, pile }: { readonly bench: Bench; readonly pile: PileName }) {
  const { pack, faults, say } = bench;
  const count = cardsOf(pack.value, pile).length;
  const box = boxCounts[pile];
  const wrong = faults.value.filter(({ place }) => place === placeOfPile(pile));
  return (
    <section class="cfe-pile" aria-labelledby={`cfe-${pile}`}>
      <div class="pack-head">
        <h3 id={`cfe-${pile}`} data-place={placeOfPile(pile)} tabIndex={-1}>
          {say(pileName(pile))}
        </h3>
        <p class={count === box ? 'pack-fine' : 'cfe-unlike'}>
          {say({ key: 'editor.box', args: { count, box } })}
        </p>
      </div>
      <FaultTexts faults={wrong} />
      <PileGrid bench={bench} pile={pile} />
      {pile !== 'starting' && <Words bench={bench} pile={pile} />}
    </section>
  );
}

/** All cards of a deck in words: whoever has sorted the cards of a box types how many there are of each. */
function Words({ bench: { pack, edit, say }, pile }: { readonly bench: Bench; readonly pile: DeckName }) {
  /** As it is being typed; put in order afterwards. */
  const typed = useSignal<string | undefined>(undefined);
  const odd = typed.value !== undefined && spellDeck(pack.value, pile, typed.value) === undefined;
  return (
    <details class="cfe-words">
      <summary>{say({ key: 'editor.words' })}</summary>
      <label>
        <span>{say(pileName(pile))}</span>
        <textarea
          rows={2}
          spellcheck={false}
          autocapitalize="none"
          autocomplete="off"
          aria-invalid={odd}
          value={typed.value ?? wordsOf(pack.value, pile)}
          onInput={({ currentTarget: { value } }) => {
            typed.value = value;
            const next = spellDeck(pack.peek(), pile, value);
            if (next !== undefined) edit(next, `words ${pile}`);
          }}
          onBlur={() => {
            typed.value = undefined;
          }}
        />
        <small>{say({ key: odd ? 'editor.words.odd' : 'editor.words.hint' })}</small>
      </label>
    </details>
  );
}
