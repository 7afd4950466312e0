import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableHere } from '../../server/protocol.ts';
import { haveAccount } from '../account.ts';
import { api } from '../api.ts';
import type { PageProps } from '../app.tsx';
import { contribute } from '../contributions.ts';
import { t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { notify } from '../parts/notices.tsx';
import { codeText, failureText } from '../refusal-text.ts';
import { Connection } from './connection.ts';
import { loadKit, type OpenKit, openKit } from './kit.ts';
import { openRules } from './open-rules.ts';
import { loadAroundBoard, Play } from './play.tsx';
import './table.css';

const lobby = late(['lobby', 'chat', 'host'], async () => (await import('./lobby.tsx')).Lobby);

/** One table, from the first free seat to the last point. */
export function TablePage({ id }: PageProps) {
  const connection = useSignal<Connection | undefined>(undefined);
  const kit = useSignal<OpenKit | undefined>(undefined);
  const failed = useSignal(false);

  useEffect(() => {
    let opened: Connection | undefined;
    let left = false;
    haveAccount().then(
      () => {
        if (left) return;
        opened = new Connection(id);
        connection.value = opened;
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, connection, failed]);

  useContribution(connection);

  const game = connection.value?.table.value?.game;
  useEffect(() => {
    if (game === undefined) return;
    const loading = loadKit(game);
    if (loading === undefined) failed.value = true;
    else {
      Promise.all([loading, api.table(id).then(openRules), loadAroundBoard()]).then(
        ([loaded, rules]) => {
          kit.value = openKit(loaded, rules);
        },
        () => {
          failed.value = true;
        },
      );
    }
  }, [game, id, kit, failed]);

  useSignalEffect(() => {
    setTitle(t('table.title'));
  });

  const found = connection.value;
  const table = found?.table.value;
  const away = found?.turnedAway.value;
  if (away?.code === 'removed' || away?.code === 'no-spectators' || away?.code === 'damaged') {
    return (
      <DeadEnd title={t('table.closed')}>
        <p>{codeText(away.code)}</p>
      </DeadEnd>
    );
  }
  if (failed.value || away !== undefined) {
    return (
      <DeadEnd title={t('table.missing')}>
        <p>{t('table.missing.hint')}</p>
      </DeadEnd>
    );
  }
  if (found === undefined || table === undefined) return <p class="loading">{t('table.loading')}</p>;
  if (lacksContribution(table)) return <p class="loading">{t('table.loading')}</p>;
  if (table.status === 'waiting')
    return <Lazy of={lobby} props={{ connection: found, table, kit: kit.value }} />;
  const position = found.position.value;
  if (kit.value === undefined || position === undefined) return <p class="loading">{t('table.loading')}</p>;
  return <Play key={String(position.viewer)} connection={found} kit={kit.value} viewer={position.viewer} />;
}

/**
 * Contributes to the chance of the match where the server asks this browser for it, now that the commitment is known:
 * here, so that it is made up for where the page was closed in between.
 */
function useContribution(connection: ReadonlySignal<Connection | undefined>): void {
  const asked = useRef<Connection | undefined>(undefined);
  useSignalEffect(() => {
    const { value: found } = connection;
    const table = found?.table.value;
    if (found === undefined || table === undefined || !lacksContribution(table) || asked.current === found)
      return;
    asked.current = found;
    api.contribute(table.id, contribute(table.fairness.commitment)).catch((failure: unknown) => {
      asked.current = undefined;
      notify(failureText(failure));
    });
  });
}

function lacksContribution({ status, contribute: asked }: TableHere): boolean {
  return status === 'waiting' && asked === true;
}
