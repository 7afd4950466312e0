import { Meter } from '../../../web/loadouts/kit/build-room.tsx';
import { sumOf } from '../../../web/loadouts/kit/counts.ts';
import type { Sentence } from '../../words.ts';
import { deckSize, mostCost, mostDeckCost } from '../content/army.ts';
import { costOf, type Part } from './army-value.ts';
import { armyCost, type Barracks } from './barracks.ts';

/** How full the army and its command deck are. */
export function Totals({
  barracks,
  short = false,
}: {
  readonly barracks: Barracks;
  readonly short?: boolean;
}) {
  const { pack, army, say } = barracks;
  const cost = armyCost(pack, army);
  const cards = sumOf(army.commands);
  const points = costOf(pack, army, 'commands');
  const most = mostDeckCost(pack, army);
  return (
    <p class="build-totals">
      <Meter
        share={Math.max(0, cost) / mostCost}
        isOver={cost > mostCost}
        words={say({ key: 'army.cost.of', args: { cost, most: mostCost } })}
        {...(short && { short: `${cost}/${mostCost}` })}
      />
      <Meter
        share={Math.max(cards / deckSize, points / most)}
        isOver={cards > deckSize || points > most}
        words={say({ key: 'army.deck.of', args: { cards, size: deckSize, cost: points, most } })}
        {...(short && { short: `${cards}/${deckSize}` })}
      />
    </p>
  );
}

/** What the cards of a part come to. */
export function partTotal({ pack, army }: Pick<Barracks, 'pack' | 'army'>, part: Part): Sentence {
  const cost = costOf(pack, army, part);
  const count = sumOf(army[part]);
  return part === 'commands'
    ? {
        key: 'army.deck.of',
        args: { cards: count, size: deckSize, cost, most: mostDeckCost(pack, army) },
      }
    : { key: 'army.part.total', args: { count, cost } };
}
