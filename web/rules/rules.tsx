import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import { gameById } from '../../games/games.ts';
import type { Chapter, Messages } from '../../games/words.ts';
import type { RulePlace } from '../../kernel/game.ts';
import type { PageProps } from '../app.tsx';
import { locale, t } from '../i18n/language.ts';
import { speaker } from '../i18n/speaker.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Icon } from '../parts/icon.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { address } from '../router.ts';
import { paragraphs, runs } from './markup.ts';
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
  const wanted = useSignal('');
  const language = locale.value;
  useEffect(() => {
    void Promise.all([entry.help(language), entry.messages(language, ['refusals']), entry.rulePlaces()]).then(
      ([chapters, messages, places]) => {
        loaded.value = { chapters, messages, places };
      },
    );
    setTitle(t('rules.title'));
  }, [entry, language, loaded]);

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
    <div class="rules">
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
      <main id="main" class="stack" ref={main}>
        <div class="rules-head">
          <h1>{t('rules.of', { game: entry.name[language] })}</h1>
          {entry.guide !== undefined && (
            <a class="button" href={`/learn/${entry.id}`}>
              <Icon name="compass" />
              {t('guide.title')}
            </a>
          )}
        </div>
        {known !== undefined && chapters.length === 0 && <p>{t('rules.nothing')}</p>}
        {known !== undefined &&
          chapters.map((chapter) => (
            <ChapterText
              key={chapter.id}
              chapter={chapter}
              loaded={known}
              rule={rule}
              search={wanted.value}
            />
          ))}
      </main>
    </div>
  );
}

function ChapterText({
  chapter: { id, title, pages, text, rules = [] },
  loaded: { messages, places },
  rule,
  search,
}: {
  readonly chapter: Chapter;
  readonly loaded: Loaded;
  readonly rule: string | undefined;
  readonly search: string;
}) {
  const { say } = speaker(locale.value, messages);
  return (
    <section class="sheet chapter" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <p class="soft">{t('rules.pages', { pages })}</p>
      </header>
      {paragraphs(text).map((block) =>
        block.kind === 'list' ? (
          <ul key={block.items.join()} class="bullets">
            {block.items.map((item) => (
              <li key={item}>
                <Marked text={item} search={search} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block.text}>
            <Marked text={block.text} search={search} />
          </p>
        ),
      )}
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

function Place({ place }: { readonly place: RulePlace | undefined }) {
  if (place === undefined) return null;
  const { page, ruling } = place;
  return (
    <span class="soft">
      {t('refusal.page', { page })}
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
