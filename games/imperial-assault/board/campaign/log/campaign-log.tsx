import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../../../kernel/game.ts';
import type { SeriesProps } from '../../../../entry.ts';
import { joinSentences, sentence } from '../../../../sentences.ts';
import type { Sentence } from '../../../../words.ts';
import { type CampaignTerms, campaignOf } from '../../../rules/added.ts';
import { heroRecord, heroSeatsOf } from '../../../rules/campaign/between/books.ts';
import type { CampaignRecord } from '../../../rules/campaign/record.ts';
import type { ShownRules, ShownTerms } from '../../../rules/options.ts';
import { none } from '../../../rules/state.ts';
import type { View } from '../../../rules/view.ts';
import { missionTitle, titleOf } from '../../../words/campaign/between.ts';
import { withSayings } from '../../../words/campaign/sayings.ts';
import { textSentence } from '../../../words/campaign/texts.ts';
import { type Cards, proper } from '../../../words/names.ts';
import { fighterName } from '../../../words/pieces.ts';
import '../../art/art.css';
import { LaidCard, Spread } from '../between/laid-card.tsx';
import { Dossier } from '../dossier.tsx';
import { HeroSheet } from '../hero-sheet.tsx';
import { sheetOf } from '../sheet-of.ts';
import { type Chapter, chaptersOf, paragraphsOf } from './chapters.ts';
import './log.css';
import { type Stop, scoreOf, timelineOf } from './timeline.ts';

/** What all parts of the log need. */
interface Told {
  readonly terms: ShownTerms;
  readonly campaign: CampaignTerms;
  readonly cards: Cards;
  readonly record: CampaignRecord;
  readonly say: (sentence: Sentence) => string;
}

/**
 * The campaign on the page of its series: the stages of its log, its story, the heroes with all that they have, and the Empire
 * as far as the viewer knows it. On paper it is a story with hero sheets.
 */
export function CampaignLog({ rules, view, say }: SeriesProps<View, ShownRules>) {
  const { terms } = rules;
  const state = view.campaign;
  if (state === undefined) return null;
  const { record } = state;
  const told = { terms, campaign: campaignOf(terms), cards: withSayings(terms).pack, record, say };
  const chapters = chaptersOf(told.campaign, state);
  return (
    <>
      <Stages told={told} isPlayed={state.mission !== null} />
      {chapters.length > 0 && <Story told={told} chapters={chapters} />}
      <Heroes told={told} />
      {record.empire.class !== '' && <Empire told={told} />}
    </>
  );
}

/** The stages as stars on a route: what was played and who won it, what is open, what is still ahead. */
function Stages({ told, isPlayed }: { readonly told: Told; readonly isPlayed: boolean }) {
  const { terms, campaign, cards, record, say } = told;
  const stops = timelineOf(campaign, record);
  const choices = stops.flatMap(({ choices: ids, threat }) => ids.map((id) => ({ id, threat })));
  const nextOf = ({ next, threat }: Stop) => (next === null || isPlayed ? [] : [{ id: next, threat }]);
  const dossiers = [...choices, ...stops.flatMap(nextOf)];
  return (
    <section class="sheet ic-log-stages" aria-labelledby="ic-course">
      <h2 id="ic-course">{say(sentence('log.title'))}</h2>
      {record.log.length > 0 && <p>{say(sentence('log.score', { ...scoreOf(record) }))}</p>}
      <ol>
        {stops.map((stop) => (
          <li key={stop.number} data-state={stop.state} data-winner={stop.played[0]?.winner}>
            <span class="ic-star" aria-hidden="true">
              {stop.number + 1}
            </span>
            <p class="ic-kind">{say(sentence('log.stage', { kind: stop.kind, threat: stop.threat }))}</p>
            {stop.played.map(({ mission, winner }, place) => (
              <div key={place}>
                <h3>{say(missionTitle(terms, mission))}</h3>
                <p class="ic-winner" data-winner={winner}>
                  {say(sentence('log.won', { winner }))}
                </p>
              </div>
            ))}
            {stop.next !== null && (
              <div>
                <h3>{say(missionTitle(terms, stop.next))}</h3>
                <p class="ic-winner">{say(sentence(isPlayed ? 'log.playing' : 'log.next'))}</p>
              </div>
            )}
            {stop.played.length === 0 && stop.next === null && (
              <p class="soft">{say(sentence('log.state', { state: stop.state }))}</p>
            )}
          </li>
        ))}
      </ol>
      {dossiers.length > 0 && (
        <div class="ic-log-open">
          <h3>{say(sentence(choices.length > 0 ? 'log.open' : 'log.next'))}</h3>
          <ul class="ic-dossiers">
            {dossiers.map(({ id, threat }) => (
              <li key={id}>
                <Dossier campaign={campaign} cards={cards} id={id} threat={threat} say={say} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** So many chapters are open; those before are folded, but for paper. */
const openChapters = 2;

function Story({ told, chapters }: { readonly told: Told; readonly chapters: readonly Chapter[] }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const unfold = () => {
      for (const chapter of section.current?.querySelectorAll('details') ?? []) chapter.open = true;
    };
    addEventListener('beforeprint', unfold);
    return () => removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <section ref={section} class="sheet ic-log-story" aria-labelledby="ic-story">
      <h2 id="ic-story">{told.say(sentence('log.story'))}</h2>
      {chapters.map((chapter, place) => (
        <ChapterText
          key={place}
          told={told}
          chapter={chapter}
          isOpen={place >= chapters.length - openChapters}
        />
      ))}
    </section>
  );
}

/** A chapter of the story: the briefing, what happened, and how it ended. */
function ChapterText({
  told: { record, campaign, say },
  chapter,
  isOpen,
}: {
  readonly told: Told;
  readonly chapter: Chapter;
  readonly isOpen: boolean;
}) {
  const { name, briefing, told, end } = chapter;
  const namesOf = (seats: readonly Seat[]): Sentence =>
    joinSentences(
      seats.map((seat) =>
        proper(campaign.content.heroes[record.heroes[seat - 1]?.hero ?? none]?.hero.name ?? ''),
      ),
      'and',
    );
  return (
    <details class="ic-chapter" open={isOpen}>
      <summary>
        <h3>
          {say(textSentence(name))}{' '}
          {end !== undefined && (
            <span class="ic-winner" data-winner={end.winner}>
              {say(sentence('log.won', { winner: end.winner }))}
            </span>
          )}
        </h3>
      </summary>
      <p class="ic-briefing">{say(textSentence(briefing))}</p>
      {paragraphsOf(told.map((text) => say(textSentence(text)))).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p class="ic-chapter-end" data-winner={end?.winner}>
        {end === undefined
          ? say(sentence('log.playing'))
          : [
              sentence('log.end', { winner: end.winner, rounds: end.rounds }),
              ...(end.wounded.length > 0 ? [sentence('log.wounded', { heroes: namesOf(end.wounded) })] : []),
              ...(end.withdrew.length > 0
                ? [sentence('log.withdrew', { heroes: namesOf(end.withdrew) })]
                : []),
            ]
              .map(say)
              .join(' ')}
      </p>
    </details>
  );
}

/** Each hero's sheet with all its cards, who plays it, and what it has to spend. */
function Heroes({ told: { cards, record, terms, say } }: { readonly told: Told }) {
  const seats = heroSeatsOf(record).filter((seat) => heroRecord(record, seat).hero !== none);
  if (seats.length === 0) return null;
  return (
    <section class="ic-log-heroes" aria-labelledby="ic-heroes">
      <h2 id="ic-heroes">{say(sentence('table.heroes'))}</h2>
      <p>
        {say(sentence('between.shared', { credits: record.credits }))}
        {record.allies.length > 0 &&
          ` · ${say(sentence('table.allies', { fighters: joinSentences(record.allies.map((card) => fighterName(terms, card))) }))}`}
      </p>
      {seats.map((seat) => {
        const sheet = sheetOf(terms, record, seat);
        return (
          <div key={seat} class="ic-log-hero">
            <p>{say(sentence('log.hero', { seat: { seat }, xp: heroRecord(record, seat).xp }))}</p>
            {sheet && <HeroSheet shown={sheet} cards={cards} say={say} />}
          </div>
        );
      })}
    </section>
  );
}

/** The Empire: its class cards and rewards, agendas in play, and those in hand for the Empire itself. */
function Empire({ told }: { readonly told: Told }) {
  const { record, terms, say } = told;
  const { empire } = record;
  const { xp, influence, agendaDeck, agendaHand, agendasInPlay, classCards, rewards, villains } = empire;
  const hand = agendaHand.filter((card) => card !== none);
  const counts = { deck: agendaDeck.length, hand: agendaHand.length, play: agendasInPlay.length };
  return (
    <section class="sheet ic-log-empire" aria-labelledby="ic-empire">
      <h2 id="ic-empire">{say(sentence('log.empire', { class: titleOf(empire.class) }))}</h2>
      <p>{say(sentence('log.purse', { seat: { seat: 0 }, xp, influence, ...counts }))}</p>
      {villains.length > 0 && (
        <p>
          {say(
            sentence('table.villains', {
              fighters: joinSentences(villains.map((card) => fighterName(terms, card))),
            }),
          )}
        </p>
      )}
      <Spread title={say(sentence('group.classCards'))}>
        {[...classCards, ...rewards].map((card) => (
          <LaidCard key={card} shown={told} card={card} />
        ))}
      </Spread>
      {hand.length + agendasInPlay.length > 0 && (
        <Spread title={say(sentence('group.agendas'))}>
          {[...hand, ...agendasInPlay].map((card) => (
            <LaidCard
              key={card}
              shown={told}
              card={card}
              mark={say(sentence('between.where', { where: hand.includes(card) ? 'hand' : 'play' }))}
            />
          ))}
        </Spread>
      )}
    </section>
  );
}
