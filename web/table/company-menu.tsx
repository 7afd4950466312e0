import { useSignal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import type { Connection, Wanted } from './connection.ts';

/** What a player may want of the others, or decide without them, beside playing. */
export function CompanyMenu({
  connection,
  wish,
  onClose,
}: {
  readonly connection: Connection;
  readonly wish: (wanted: Wanted) => void;
  readonly onClose: () => void;
}) {
  const sure = useSignal(false);
  const table = connection.table.value;
  const { outcome, takeBack } = connection.standing.value;
  const seat = table?.seats.findIndex(({ mine, standIn }) => mine && standIn === undefined) ?? -1;
  if (table === undefined || seat < 0 || outcome !== undefined) return null;
  const want = (wanted: Wanted): void => {
    wish(wanted);
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
          {t(takeBack.atOnce ? 'company.undo' : 'company.undo.ask')}
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
        {t(table.paused ? 'company.resume' : 'company.pause')}
      </button>
      <button type="button" class="button" onClick={() => want({ type: 'standIn', seat })}>
        <Icon name="bot" />
        {t('company.leave')}
      </button>
      <button type="button" class="button" onClick={() => want({ type: 'propose', seat, what: 'end' })}>
        <Icon name="last" />
        {t('company.end')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          if (sure.value) want({ type: 'resign', seat });
          sure.value = true;
        }}
      >
        <Icon name="close" />
        {t(sure.value ? 'company.resign.sure' : 'company.resign')}
      </button>
    </div>
  );
}
