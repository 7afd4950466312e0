import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import type { Json, Rules, Seat, ValueFault } from '../../kernel/game.ts';
import { locale, t } from '../i18n/language.ts';
import { openBench } from './bench.ts';
import { BuildArea } from './build-area.tsx';
import { dropHalfBuilt, loadHalfBuilt, saveHalfBuilt } from './half-built.ts';
import { freshLoadout } from './kept-loadout.ts';
import { type OpenedBuilder, openBuilder } from './opened-builder.ts';
import { keepLoadout, openShelf } from './shelf.ts';

interface Props {
  readonly entry: GameEntry;
  readonly rules: Rules;
  readonly seat: Seat;
  /** The view of the seat in the match that asks for the value; left out before the match. */
  readonly view?: unknown;
  /** What the seat has chosen before. */
  readonly start?: Json;
  faultsOf(value: Json): readonly ValueFault[];
  sample(): Json;
  readonly onSend: (value: Json) => void;
}

/** Builds what a seat brings to a match, or what a match asks it to build. Only the browser of the seat shows it. */
export function BuildValue(props: Props) {
  const { entry } = props;
  const opened = useSignal<OpenedBuilder | 'failed' | undefined>(undefined);
  const language = locale.value;
  useEffect(() => {
    void openShelf();
    openBuilder(entry).then(
      (found) => {
        opened.value = found ?? 'failed';
      },
      () => {
        opened.value = 'failed';
      },
    );
  }, [entry, opened]);
  const found = typeof opened.value === 'object' ? opened.value : undefined;
  useEffect(() => void found?.loadTexts().catch(() => undefined), [found, language]);
  if (opened.value === 'failed') return <p class="notice-inline">{t('error.loading')}</p>;
  if (found === undefined) return <p class="loading">{t('table.loading')}</p>;
  return <Building {...props} opened={found} />;
}

function Building({
  opened,
  rules,
  seat,
  view,
  start,
  faultsOf,
  sample,
  onSend,
}: Props & { readonly opened: OpenedBuilder }) {
  const { entry, builder, speak } = opened;
  const bench = useMemo(() => {
    const value = loadHalfBuilt(seat) ?? start ?? builder.empty;
    return openBench({ name: '', options: {}, value }, (draft) => saveHalfBuilt(seat, draft.value));
  }, [seat]);
  const pool = view === undefined ? undefined : builder.pool?.(rules, view, seat);
  const { value } = bench.draft.value;
  const fits = faultsOf(value).length === 0;
  const kept = useSignal<Json | undefined>(undefined);
  return (
    <BuildArea
      opened={opened}
      bench={bench}
      by={{ rules, pool, faultsOf, sample }}
      main={
        <button
          type="button"
          class="button primary"
          disabled={!fits}
          onClick={() => {
            onSend(value);
            dropHalfBuilt(seat);
          }}
        >
          {t('value.send')}
        </button>
      }
    >
      {pool === undefined && (
        <button
          type="button"
          class="button"
          aria-disabled={kept.value === value}
          onClick={() => {
            if (kept.value === value) return;
            const name = speak.peek().say(builder.names.one);
            keepLoadout(freshLoadout({ game: entry.id, name, options: {}, value }));
            kept.value = value;
          }}
        >
          {t(kept.value === value ? 'loadouts.keep.done' : 'loadouts.keep')}
        </button>
      )}
    </BuildArea>
  );
}
