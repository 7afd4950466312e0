import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Ending } from '../../kernel/record.ts';
import type { TableHere } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { Icon } from '../parts/icon.tsx';
import type { TableSeat } from './board.ts';
import { playAgain, playNext } from './play-again.ts';
import { RecordButton } from './record-button.tsx';
import { Ranking } from './standings.tsx';

/** The end of a match: who won, and where to go from here. */
export function MatchOver({
  outcome,
  entry,
  ending,
  why,
  seats,
  table,
  speak,
  onClose,
}: {
  readonly outcome: Outcome;
  readonly entry: GameEntry;
  readonly ending: Ending | undefined;
  readonly why: string | undefined;
  readonly seats: readonly TableSeat[];
  readonly table: TableHere | undefined;
  readonly speak: ReadonlySignal<Speaker>;
  readonly onClose: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);

  return (
    <section ref={panel} class="match-over" tabIndex={-1} aria-label={t('over.title')}>
      <button
        type="button"
        class="icon-button match-over-close"
        aria-label={t('over.look')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <Ranking outcome={outcome} entry={entry} ending={ending} why={why} seats={seats} speak={speak} />
      {table !== undefined && (
        <div class="row">
          {table.series === 'open' && seats.some(({ mine }) => mine) && (
            <button type="button" class="button primary" onClick={() => void playNext(table)}>
              <Icon name="play" />
              {t('over.next')}
            </button>
          )}
          {seats.some(({ mine }) => mine) && (
            <button
              type="button"
              class={table.series === 'open' ? 'button' : 'button primary'}
              onClick={() => void playAgain(table)}
            >
              <Icon name="again" />
              {t(table.rematch === undefined ? 'over.rematch' : 'request.rematch.join')}
            </button>
          )}
          {table.series !== 'open' && (
            <>
              <a class="button" href={`/replay/${table.id}`}>
                <Icon name="play" />
                {t('replay.title')}
              </a>
              <a class="button" href={`/verify/${table.id}`}>
                <Icon name="check" />
                {t('verify.link')}
              </a>
              <RecordButton table={table.id} />
            </>
          )}
        </div>
      )}
      {table?.series === 'open' && <p class="soft">{t('over.series')}</p>}
    </section>
  );
}
