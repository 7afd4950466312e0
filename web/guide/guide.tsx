import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameById } from '../../games/games.ts';
import type { Guide } from '../../games/guide.ts';
import type { Game } from '../../kernel/game.ts';
import { haveAccount } from '../account.ts';
import type { PageProps } from '../app.tsx';
import { locale, t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { loadKit, type OpenKit, openKit } from '../table/kit.ts';
import { guideKit } from './guide-kit.ts';
import { GuidedPlay } from './guided-play.tsx';
import '../table/table.css';
import './guide.css';

interface Loaded {
  readonly kit: OpenKit;
  readonly game: Game;
  readonly guide: Guide;
}

/** A first match that explains itself, played in this browser alone. */
export function GuidePage({ id }: PageProps) {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const failed = useSignal(false);
  /** Grows when the guide is begun anew. */
  const round = useSignal(0);

  useEffect(() => {
    // The learner is called by their name; without a server by none.
    void haveAccount().catch(() => undefined);
    load(id).then(
      (found) => {
        loaded.value = found;
      },
      () => {
        failed.value = true;
      },
    );
  }, [id, loaded, failed]);

  const name = loaded.value?.kit.entry.name[locale.value];
  useEffect(() => {
    setTitle(name === undefined ? t('guide.title') : t('guide.of', { game: name }));
  }, [name]);

  if (failed.value) {
    return (
      <DeadEnd title={t('guide.missing')} of="learn">
        {gameById(id) !== undefined && (
          <p>
            <a class="button" href={`/rules/${id}`}>
              {t('rules.title')}
            </a>
          </p>
        )}
      </DeadEnd>
    );
  }
  if (loaded.value === undefined) return <p class="loading">{t('table.loading')}</p>;
  return (
    <GuidedPlay
      key={round.value}
      {...loaded.value}
      resume={round.value === 0}
      onAgain={() => {
        round.value++;
      }}
    />
  );
}

async function load(id: string): Promise<Loaded> {
  const kit = await loadKit(id);
  const guide = await kit?.entry.guide?.();
  if (kit === undefined || guide === undefined) throw new Error(`${id} has no guide`);
  const [game, withLessons] = await Promise.all([kit.entry.game(), guideKit(kit, guide), kit.loadRefusals()]);
  return { kit: openKit(withLessons, game.open(guide.opening.options)), game, guide };
}
