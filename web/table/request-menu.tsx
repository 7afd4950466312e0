import { useSignal } from '@preact/signals';
import { goesOnWith } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import type { Connection, UnsentRequest } from './connection.ts';

/**
 * What a player may want of the others, or decide without them, beside playing. Nobody has to be asked where only bots
 * play besides.
 */
export function RequestMenu({
  connection,
  request,
  onClose,
}: {
  readonly connection: Connection;
  readonly request: (unsent: UnsentRequest) => void;
  readonly onClose: () => void;
}) {
  /** The request that has to be pressed again, because it cannot be taken back. */
  const sure = useSignal('');
  const table = connection.table.value;
  const { outcome, takeBack } = connection.status.value;
  const seat = table?.seats.findIndex(({ mine, standIn }) => mine && standIn === undefined) ?? -1;
  if (table === undefined || seat < 0 || outcome !== undefined) return null;
  const alone = !table.seats.some(({ kind, mine, standIn }) => kind === 'person' && !mine && !standIn);
  const endsSeries = table.inSeries !== undefined;
  const goesOn = goesOnWith(table.seats.filter(({ standIn }, at) => at !== seat && standIn !== 'resigned'));
  const want = (unsent: UnsentRequest): void => {
    request(unsent);
    onClose();
  };
  return (
    <div class="menu-links">
      {takeBack !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() =>
            want({ type: 'undo', seat: takeBack.seat, seq: connection.position.peek()?.seq ?? 0 })
          }
        >
          <Icon name="undo" />
          {t(takeBack.atOnce ? 'request.undo' : 'request.undo.ask')}
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() =>
          want(table.paused ? { type: 'resume', seat } : { type: 'propose', seat, what: 'pause' })
        }
      >
        <Icon name={table.paused ? 'play' : 'pause'} />
        {t(table.paused ? 'request.resume' : alone ? 'request.pause.now' : 'request.pause')}
      </button>
      <button type="button" class="button" onClick={() => want({ type: 'standIn', seat })}>
        <Icon name="bot" />
        {t('request.leave')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          if (!endsSeries || sure.value === 'end') want({ type: 'propose', seat, what: 'end' });
          else sure.value = 'end';
        }}
      >
        <Icon name="last" />
        {t(sure.value === 'end' ? 'request.end.series' : alone ? 'request.end.now' : 'request.end')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          if (sure.value === 'resign') want({ type: 'resign', seat });
          sure.value = 'resign';
        }}
      >
        <Icon name="close" />
        {t(
          sure.value !== 'resign'
            ? 'request.resign'
            : goesOn
              ? 'request.resign.bot'
              : endsSeries && alone
                ? 'request.end.series'
                : 'request.resign.sure',
        )}
      </button>
    </div>
  );
}
