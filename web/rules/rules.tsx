import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Diagrams, GameEntry } from '../../games/entry.ts';
import { gameById } from '../../games/games.ts';
import { type Chapter, isSection, type Messages } from '../../games/words.ts';
import type { RulePlace } from '../../kernel/game.ts';
import type { PageProps } from '../app.tsx';
import { guideKey } from '../guide/progress.ts';
import { locale, t } from '../i18n/language.ts';
import { speaker } from '../i18n/speaker.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Icon } from '../parts/icon.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { address } from '../router.ts';
import { placeOfRule } from '../rule-place.ts';
import { type Block, paragraphs, runs } from './markup.ts';
import { searchChapters } from './search.ts';
import './rules.css';

/** The rules of a game in our own words; `?rule=id` leads to the rule that a refusal named. */
export function RulesPage({ id }: PageProps) {
  const entry = gameById(id);
  if (entry === undefined) return <DeadEnd title={t('error.unknown-game')} of="rules" />;
  return (
    <div class="page rules-page">
      <Masthead />
      <Rules entry={entry} />
    </div>
  );
}

interface Loaded {
  readonly chapters: readonly Chapter[];
  readonly messages: Messages;
  readonly places: Readonly<Record<string, RulePlace>>;
}

function Rules({ entry }: { readonly entry: GameEntry }) {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const drawings = useSignal<Diagrams | undefined>(undefined);
  const wanted = useSignal('');
  const language = locale.value;
  useEffect(() => setTitle(() => t('rules.title')), []);
  useEffect(() => {
    void Promise.all([entry.help(language), entry.messages(language, ['refusals']), entry.rulePlaces()]).then(
      ([chapters, messages, places]) => {
        loaded.value = { chapters, messages, places };
      },
    );
  }, [entry, language, loaded]);

  useEffect(() => {
    entry.diagrams?.().then(
      (found) => {
        drawings.value = found;
      },
      // The captions say in words what the drawings show.
      () => undefined,
    );
  }, [entry, drawings]);

  const rule = address.value.searchParams.get('rule') ?? undefined;
  const main = useRef<HTMLElement>(null);
  const ready = loaded.value !== undefined;
  useEffect(() => {
    if (!ready) return;
    const { hash } = address.peek();
    const target =
      rule !== undefined
        ? main.current?.querySelector('[data-pointed]')
        : hash !== ''
          ? document.getElementById(hash.slice(1))
          : undefined;
    target?.scrollIntoView({ block: 'center' });
  }, [ready, rule]);

  const known = loaded.value;
  const chapters = searchChapters(known?.chapters ?? [], wanted.value);
  return (
    <main id="main" class="rules" ref={main}>
      <div class="rules-head">
        <h1>{t('rules.of', { game: entry.name[language] })}</h1>
        <div class="row">
          {entry.guides?.map((guide) => (
            <a key={guideKey(entry, guide)} class="button" href={`/learn/${guideKey(entry, guide)}`}>
              <Icon name="compass" />
              {guide.role?.name[language] ?? t('guide.title')}
            </a>
          ))}
          {entry.builder !== undefined && (
            <a class="button" href={`/build/${entry.id}`}>
              {t('loadouts.title')}
            </a>
          )}
          {entry.explorer !== undefined && (
            <a class="button" href={`/explore/${entry.id}`}>
              {entry.explorer.name[language]}
            </a>
          )}
          <button type="button" class="button" onClick={() => print()}>
            <Icon name="print" />
            {t('rules.print')}
          </button>
        </div>
      </div>
      <nav class="rules-nav" aria-label={t('rules.chapters')}>
        <SearchField label={t('rules.search')} wanted={wanted} />
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-text stack">
        {known !== undefined && chapters.length === 0 && <p>{t('rules.nothing')}</p>}
        {known !== undefined &&
          chapters.map((chapter) => (
            <ChapterText
              key={chapter.id}
              chapter={chapter}
              loaded={known}
              rule={rule}
              search={wanted.value}
              drawings={drawings.value}
            />
          ))}
      </div>
    </main>
  );
}

function ChapterText({
  chapter: { id, title, pages, text, rules = [] },
  loaded: { messages, places },
  rule,
  search,
  drawings,
}: {
  readonly chapter: Chapter;
  readonly loaded: Loaded;
  readonly rule: string | undefined;
  readonly search: string;
  readonly drawings: Diagrams | undefined;
}) {
  const { say } = speaker(locale.value, messages);
  return (
    <section class="sheet chapter" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <p class="soft">{isSection(pages) ? placeOfRule(pages) : t('rules.pages', { pages })}</p>
      </header>
      {paragraphs(text).map((block) => (
        <BlockText key={keyOf(block)} block={block} search={search} drawings={drawings} />
      ))}
      {rules.length > 0 && (
        <details class="refusals" open={rule !== undefined && rules.includes(rule)}>
          <summary>{t('rules.refusals')}</summary>
          <ul class="bullets">
            {rules.map((one) => (
              <li key={one} id={`rule-${one}`} data-pointed={one === rule ? '' : undefined}>
                {say({ key: `rule.${one}` })} <Place place={places[one]} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function keyOf(block: Block): string {
  return block.kind === 'list' ? block.items.join() : block.kind === 'text' ? block.text : block.id;
}

function BlockText({
  block,
  search,
  drawings,
}: {
  readonly block: Block;
  readonly search: string;
  readonly drawings: Diagrams | undefined;
}) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Marked text={block.text} search={search} />
        </p>
      );
    case 'list':
      return (
        <ul class="bullets">
          {block.items.map((item) => (
            <li key={item}>
              <Marked text={item} search={search} />
            </li>
          ))}
        </ul>
      );
    case 'diagram':
      return (
        <Diagram id={block.id} drawings={drawings}>
          <Marked text={block.caption} search={search} />
        </Diagram>
      );
  }
  return block satisfies never;
}

/** A drawing over its caption, which is also what a screen reader calls it. Its room is there before it is. */
function Diagram({
  id,
  drawings,
  children,
}: {
  readonly id: string;
  readonly drawings: Diagrams | undefined;
  readonly children: ComponentChildren;
}) {
  const Drawn = drawings?.[id];
  const caption = `caption-${id}`;
  return (
    <figure class="diagram">
      <div role="img" aria-labelledby={caption}>
        {Drawn !== undefined && <Drawn />}
      </div>
      <figcaption id={caption}>{children}</figcaption>
    </figure>
  );
}

function Place({ place }: { readonly place: RulePlace | undefined }) {
  if (place === undefined) return null;
  const { page, ruling } = place;
  return (
    <span class="soft">
      {placeOfRule(page)}
      {ruling !== undefined && ` ${t('refusal.ruling', { ruling })}`}
    </span>
  );
}

function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  return (
    <>
      {runs(text, search).map(({ text: part, bold, found, at }) => {
        const shown = found ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>;
        return bold ? <strong key={at}>{shown}</strong> : shown;
      })}
    </>
  );
}
