import type { GameEntry } from '../../games/entry.ts';
import { games } from '../../games/games.ts';
import type { ListedGuide } from '../../games/guide.ts';
import { guideKey, isUnderWay } from '../guide/progress.ts';
import { locale, t } from '../i18n/language.ts';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { PlayBotsButton } from '../parts/play-bots-button.tsx';
import { taglineOf } from './taglines.ts';

const covers = new Map(games.map(({ id, cover }) => [id, late([], cover)]));

/** A game on the page on which one is picked. The first button leads straight to a table with bots. */
export function GameCard({ entry }: { readonly entry: GameEntry }) {
  const { min, max, even } = entry.seats;
  const cover = covers.get(entry.id);
  const name = entry.name[locale.value];
  return (
    <article class="game-card">
      <div class="game-cover" aria-hidden="true">
        {cover !== undefined && <Lazy of={cover} props={{}} />}
      </div>
      <div class="game-text">
        <div class="game-head">
          <div class="game-name">
            <h2>{name}</h2>
            <p class="game-facts">{t('home.seats', { min, max, even: even ? 'yes' : 'no' })}</p>
          </div>
          <p class="game-tagline">{taglineOf(entry.id)}</p>
        </div>
        <div class="game-actions">
          <PlayBotsButton entry={entry} />
          <a class="button" href={`/new/${entry.id}`}>
            {t('home.new-table')}
          </a>
        </div>
        <div class="game-links">
          {entry.guides?.map((guide) => {
            const key = guideKey(entry, guide);
            return (
              <a key={key} class="quiet-link" href={`/learn/${key}`}>
                {wayInto(guide, isUnderWay(key))}
                <span class="hidden-text"> {name}</span>
              </a>
            );
          })}
          <a class="quiet-link" href={`/rules/${entry.id}`}>
            {t('rules.title')}
            <span class="hidden-text"> {name}</span>
          </a>
          {entry.builder !== undefined && (
            <a class="quiet-link" href={`/build/${entry.id}`}>
              {t('loadouts.title')}
              <span class="hidden-text"> {name}</span>
            </a>
          )}
          {entry.editor !== undefined && (
            <a class="quiet-link" href={`/packs/${entry.id}`}>
              {t('packs.title')}
              <span class="hidden-text"> {name}</span>
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

/** What the link to a guide says. */
function wayInto({ role }: ListedGuide, begun: boolean): string {
  if (role === undefined) return t(begun ? 'guide.resume' : 'guide.title');
  const name = role.name[locale.value];
  return begun ? t('guide.resume.role', { name }) : name;
}
