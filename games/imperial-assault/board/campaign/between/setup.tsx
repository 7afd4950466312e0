import { sentence } from '../../../../sentences.ts';
import { agendaSets, cardsOfSet, setsInDeck } from '../../../rules/campaign/between/agendas.ts';
import { deedOf, imperialClasses } from '../../../rules/campaign/between/books.ts';
import { titleOf } from '../../../words/campaign/between.ts';
import { HeroFace, HeroSheet } from '../hero-sheet.tsx';
import { sheetOf } from '../sheet-of.ts';
import { Act } from './act.tsx';
import { FaceDown, LaidCard, Spread } from './laid-card.tsx';
import { Picker } from './picker.tsx';
import type { Shown } from './shown.ts';

/** All heroes with their sheets, of which each seat takes one. */
export function HeroChoice({ shown }: { readonly shown: Shown }) {
  const { campaign, cards, record, say } = shown;
  const { content } = campaign;
  const { terms } = shown.props.rules;
  const options = content.heroes.map(({ hero }, number) => {
    const place = record.heroes.findIndex((one) => one.hero === number);
    const taker = place < 0 ? undefined : say(sentence('between.taken', { seat: { seat: place + 1 } }));
    return { id: hero.id, name: hero.name, note: taker ?? hero.title, picture: <HeroFace hero={hero} /> };
  });
  return (
    <Picker label={say(sentence('table.heroes'))} options={options}>
      {(id) => {
        const number = content.heroes.findIndex((one) => one.hero.id === id);
        const hero = content.heroes[number]?.hero;
        if (hero === undefined) return null;
        const taker = record.heroes.findIndex((one) => one.hero === number) + 1;
        // As it would begin: with the card that heroes have who are few.
        const seat = taker || (shown.seat ?? 1);
        const sheet = sheetOf(terms, record, seat, taker > 0 ? undefined : number);
        return (
          <>
            <Act
              shown={shown}
              choice={deedOf('hero', id)}
              label={sentence('between.play', { hero: hero.name })}
              primary
            />
            {sheet && <HeroSheet shown={sheet} cards={cards} say={say} />}
            <Spread title={say(sentence('group.classCards'))}>
              {content.cards.flatMap(({ kind, of, xp = 0 }, card) =>
                kind === 'class' && of === id && xp > 0
                  ? [<LaidCard key={card} shown={shown} card={card} />]
                  : [],
              )}
            </Spread>
          </>
        );
      }}
    </Picker>
  );
}

/** The classes of the Empire with all their cards. */
export function ClassChoice({ shown }: { readonly shown: Shown }) {
  const { campaign, say } = shown;
  const options = imperialClasses(campaign.content).map((id) => ({ id, name: say(titleOf(id)) }));
  return (
    <Picker label={say(sentence('between.chooseClass'))} options={options}>
      {(id) => (
        <>
          <Act
            shown={shown}
            choice={deedOf('class', id)}
            label={sentence('between.take')}
            of={say(titleOf(id))}
            primary
          />
          <Spread title={say(titleOf(id))}>
            {campaign.content.cards.flatMap(({ kind, of }, card) =>
              kind === 'imperial-class' && of === id
                ? [<LaidCard key={card} shown={shown} card={card} />]
                : [],
            )}
          </Spread>
        </>
      )}
    </Picker>
  );
}

/** The sets of agendas with their cards; only the Empire sees which of them it has. */
export function AgendaChoice({ shown }: { readonly shown: Shown }) {
  const { campaign, record, say, seat } = shown;
  const { content } = campaign;
  if (seat === undefined) return <FaceDown count={setsInDeck}>{say(sentence('between.secret'))}</FaceDown>;
  const inDeck = new Set(record.empire.agendaDeck.map((card) => content.cards[card]?.agenda?.set));
  const options = agendaSets(content).map((set) => ({
    id: set,
    name: say(titleOf(set)),
    note: inDeck.has(set) ? say(sentence('between.inDeck')) : undefined,
  }));
  return (
    <>
      <p class="ic-quiet">{say(sentence('between.sets', { chosen: inDeck.size, all: setsInDeck }))}</p>
      <Picker label={say(sentence('group.agendas'))} options={options}>
        {(set) => (
          <>
            <Act
              shown={shown}
              choice={deedOf('agendas', set)}
              label={sentence('between.take')}
              of={say(titleOf(set))}
              primary
            />
            <Spread title={say(titleOf(set))}>
              {cardsOfSet(content, set).map((card) => (
                <LaidCard key={card} shown={shown} card={card} />
              ))}
            </Spread>
          </>
        )}
      </Picker>
    </>
  );
}
