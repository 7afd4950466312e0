import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameById } from '../../games/games.ts';
import type { Guide, ListedGuide } from '../../games/guide.ts';
import type { Game } from '../../kernel/game.ts';
import { haveAccount } from '../account.ts';
import type { PageProps } from '../app.tsx';
import { t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { address } from '../router.ts';
import { loadKit, type OpenKit, openKit } from '../table/kit.ts';
import { guideKit } from './guide-kit.ts';
import { GuidedPlay, guideTitle } from './guided-play.tsx';
import '../table/table.css';
import './guide.css';

interface Loaded {
  readonly kit: OpenKit;
  readonly game: Game;
  readonly listed: ListedGuide;
  readonly guide: Guide;
}

/** A first match that explains itself, played in this browser alone. */
export function GuidePage({ id }: PageProps) {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const failed = useSignal(false);
  const [, , , role = ''] = address.value.pathname.split('/');
  /** Grows when the guide is begun anew. */
  const round = useSignal(0);

  useEffect(() => {
    // The learner is called by their name; without a server by none.
    void haveAccount().catch(() => undefined);
    let wanted = true;
    [loaded.value, round.value] = [undefined, 0];
    load(id, role).then(
      (found) => {
        if (wanted) loaded.value = found;
      },
      () => {
        if (wanted) failed.value = true;
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, role, loaded, failed, round]);

  const { kit, listed } = loaded.value ?? {};
  useEffect(() => {
    setTitle(() =>
      kit === undefined || listed === undefined ? t('guide.title') : guideTitle(kit.entry, listed),
    );
  }, [kit, listed]);

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

/** The guide of a role; or the first of the game, if no role is named. */
async function load(id: string, role: string): Promise<Loaded> {
  const kit = await loadKit(id);
  const listed = kit?.entry.guides?.find((one) => role === '' || one.role?.id === role);
  if (kit === undefined || listed === undefined) throw new Error(`${id} has no such guide`);
  const guide = await listed.guide();
  const [game, withLessons] = await Promise.all([kit.entry.game(), guideKit(kit, guide), kit.loadRefusals()]);
  const rules = game.open(guide.opening.options);
  return { kit: openKit(withLessons, rules, rules), game, listed, guide };
}
