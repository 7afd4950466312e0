import { useMemo } from 'preact/hooks';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { MemberFields } from '../../../web/packs/kit/schema-form/schema-form.tsx';
import type { Sentence } from '../../words.ts';
import { Portrait } from '../army/pictures.tsx';
import type { PackFile } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { commandLines, fighterLines, formLines, upgradeLines } from '../words/cards.ts';
import { type Bench, choose, chosenIn } from './bench.ts';
import { shapes, withCard, withCopy, withFresh, withoutCard } from './cards.ts';
import { EntryList } from './entry-list.tsx';
import { formTexts } from './form-texts.ts';
import type { CardGroup } from './spot.ts';

/** The cards of one list: which there are, what one of them says, and the form in which it is entered. */
export function CardsSection({ bench, group }: { readonly bench: Bench; readonly group: CardGroup }) {
  const { pack, faults, edit, say, announce } = bench;
  const now = pack.value;
  const index = chosenIn(bench, group);
  const card = now[group][index];
  const texts = useMemo(() => formTexts(now, say), [now, say]);
  const place = `/${group}/${index}`;

  function put(next: PackFile, at: number, said: string): void {
    if (next === pack.peek()) return;
    edit(next);
    choose(bench, group, at);
    announce({ key: said, args: { count: next[group].length } });
  }

  return (
    <div class="iae-desk">
      <EntryList
        bench={bench}
        group={group}
        names={now[group].map((one) => (one.name === one.id ? one.name : `${one.name} (${one.id})`))}
        onAdd={() => {
          const model = modelOf(group);
          if (model !== undefined)
            put(withFresh(pack.peek(), group, model), now[group].length, 'editor.added');
        }}
        onCopy={() => put(withCopy(pack.peek(), group, index), index + 1, 'editor.added')}
        onRemove={() => put(withoutCard(pack.peek(), group, index), Math.max(0, index - 1), 'editor.removed')}
      />
      {card !== undefined && (
        <div class="stack">
          <section class="iae-says" aria-label={say({ key: 'editor.says' })} aria-live="polite">
            {'base' in card && (
              <Portrait card={card} affiliation={'affiliation' in card ? card.affiliation : 'neutral'} />
            )}
            <div>
              <h3>{card.name}</h3>
              {linesOf(now, group, card).map((line, at) => (
                <p key={at}>{say(line)}</p>
              ))}
            </div>
          </section>
          <FaultTexts faults={faults.value.filter((fault) => `${fault.place}/`.startsWith(`${place}/`))} />
          <MemberFields
            key={place}
            texts={texts}
            shape={shapes[group]}
            value={card}
            place={place}
            onChange={(next) => edit(withCard(pack.peek(), group, index, next), place)}
          />
        </div>
      )}
    </div>
  );
}

/** All that a card says. */
function linesOf(pack: PackFile, group: CardGroup, card: PackFile[CardGroup][number]): readonly Sentence[] {
  if ('base' in card) return fighterLines(pack, card);
  if ('user' in card) return commandLines(pack, card);
  return group === 'forms' && 'of' in card
    ? formLines(pack, card)
    : 'rank' in card && !('size' in card)
      ? upgradeLines(pack, card)
      : [];
}

/** A card that comes with the game, after which a new one is made. */
function modelOf(group: CardGroup): PackFile[CardGroup][number] | undefined {
  return Object.values(packs)[0]?.[group][0];
}
