import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { codeOf } from '../failure.ts';
import { t } from '../i18n/language.ts';
import { codeText } from '../refusal-text.ts';
import { goesOn, lastOfSeries } from './last-of-series.ts';
import { TableList } from './table-list.tsx';

/** The matches that this browser keeps on the device: those that go on first. */
export function DeviceTables() {
  const tables = useSignal<readonly TableInfo[]>([]);
  const failed = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') return;
      api.tables('device').then(
        ({ mine }) => {
          tables.value = lastOfSeries(mine).toSorted((a, b) => Number(goesOn(b)) - Number(goesOn(a)));
          failed.value = undefined;
        },
        (failure: unknown) => {
          failed.value = codeOf(failure);
        },
      );
    };
    refresh();
    // They may have gone on in another tab.
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [tables, failed]);
  return (
    <TableList
      title={t('device.title')}
      empty={failed.value === undefined ? t('device.empty') : codeText(failed.value)}
      tables={tables.value.slice(0, 20)}
    />
  );
}
