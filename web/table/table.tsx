import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableHere } from '../../server/protocol.ts';
import { api } from '../api.ts';
import type { PageProps } from '../app.tsx';
import { contribute } from '../contributions.ts';
import { codeOf } from '../failure.ts';
import { t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { notify } from '../parts/notices.tsx';
import { codeText, failureText } from '../refusal-text.ts';
import { Answers } from './answers.ts';
import { Connection } from './connection.ts';
import { enter } from './enter.ts';
import { loadKit, type OpenKit, openKit } from './kit.ts';
import { openTable } from './open-rules.ts';
import './table.css';

const lobby = late(['lobby', 'chat', 'host'], async () => (await import('./lobby.tsx')).Lobby);

const play = late([], async () => (await import('./play.tsx')).Play);

/** Why a table that is there is not shown. */
const closing: ReadonlySet<string> = new Set(['removed', 'no-spectators', 'damaged', 'other-version']);

/** One table, from the first free seat to the last point. */
export function TablePage({ id }: PageProps) {
  const connection = useSignal<Connection | undefined>(undefined);
  const kit = useSignal<OpenKit | undefined>(undefined);
  const failed = useSignal<string | undefined>(undefined);

  useEffect(() => {
    let opened: Connection | undefined;
    let left = false;
    enter(id).then(
      (openSocket) => {
        if (left) return;
        opened = new Connection(id, openSocket);
        connection.value = opened;
      },
      (failure: unknown) => {
        failed.value = codeOf(failure);
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, connection, failed]);

  useContribution(connection);

  const open = connection.value;
  const game = open?.table.value?.game;
  useEffect(() => {
    if (open === undefined || game === undefined) return;
    const loading = loadKit(game);
    if (loading === undefined) failed.value = 'unknown-game';
    else {
      // What shows a match comes with its board, not before it.
      const { ask } = new Answers(open);
      const opening = api.table(id).then((details) => openTable(details, ask));
      Promise.all([loading, opening, play.load()]).then(
        ([loaded, { rules, whole }]) => {
          kit.value = openKit(loaded, rules, whole);
        },
        (failure: unknown) => {
          failed.value = codeOf(failure);
        },
      );
    }
  }, [open, game, id, kit, failed]);

  useEffect(() => setTitle(() => t('table.title')), []);

  const found = connection.value;
  const table = found?.table.value;
  const refused = found?.turnedAway.value?.code ?? failed.value;
  if (refused !== undefined && closing.has(refused)) {
    return (
      <DeadEnd title={t('table.closed')}>
        <p>{codeText(refused)}</p>
      </DeadEnd>
    );
  }
  if (refused === 'offline' || refused === 'no-store') {
    return (
      <DeadEnd title={t('table.unreachable')}>
        <p>{codeText(refused)}</p>
      </DeadEnd>
    );
  }
  if (refused !== undefined) {
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
  const { viewer } = position;
  return <Lazy key={String(viewer)} of={play} props={{ connection: found, kit: kit.value, viewer }} />;
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

/** Between two matches of a series, people say in the lobby that they are ready, because seats may change hands there. */
function lacksContribution({ status, contribute: asked, inSeries }: TableHere): boolean {
  return status === 'waiting' && asked === true && (inSeries?.place ?? 1) === 1;
}
