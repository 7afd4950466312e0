import { useSignal } from '@preact/signals';
import { seeded } from '../../../kernel/seeded.ts';
import type { Counts } from '../../../web/loadouts/kit/counts.ts';
import { CardPicture } from '../board/art/card-picture.tsx';
import { mostObjectives } from '../rules/state.ts';

import { abilityText, nameIn, type Yard } from './yard.ts';

/** Cards that a seat draws at the beginning (Setting up the game). */
const firstHand = 3;

/** What one could begin with: the objectives, which nobody sees at a table, and the first hand; drawn anew at a press. */
export function SampleHand({ yard, onShow }: { readonly yard: Yard; readonly onShow: (id: string) => void }) {
  const { terms, force, say, announce } = yard;
  const seed = useSignal(String(Math.random()));
  const deck = cardsOf(force.deck);
  if (deck.length < mostObjectives + firstHand) return <p class="soft">{say({ key: 'hangar.hand.few' })}</p>;
  seeded(seed.value).shuffle(deck);
  const objectives = deck.slice(0, mostObjectives);
  const hand = deck.slice(mostObjectives, mostObjectives + firstHand);

  function again(): void {
    seed.value = String(Math.random());
    announce({ key: 'hangar.hand.again' });
  }

  return (
    <div class="stack hangar-sample">
      {[
        { title: 'hangar.hand', cards: hand },
        { title: 'hangar.hand.objectives', cards: objectives },
      ].map(({ title, cards }) => (
        <section key={title} aria-label={say({ key: title })}>
          <h3>{say({ key: title })}</h3>
          <ol class="hangar-hand">
            {cards.map((id, place) => {
              const card = terms.pack.cards.find((one) => one.id === id);
              return (
                <li key={place}>
                  <button type="button" class="ware-take" onClick={() => onShow(id)}>
                    {card !== undefined && (
                      <span aria-hidden="true">
                        <CardPicture card={card} pack={terms.pack} text={abilityText(yard, card)} />
                      </span>
                    )}
                    <span class={card === undefined ? undefined : 'hidden-text'}>{nameIn(terms, id)}</span>
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <div>
        <button type="button" class="button" onClick={again}>
          {say({ key: 'hangar.hand.draw' })}
        </button>
      </div>
    </div>
  );
}

/** Every card of a deck, each as often as it is in it. */
function cardsOf(deck: Counts): string[] {
  return Object.entries(deck).flatMap(([id, count]) => Array<string>(count).fill(id));
}
