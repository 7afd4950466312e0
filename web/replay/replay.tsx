import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { InputError } from '../../kernel/error.ts';
import type { PageProps } from '../app.tsx';
import { t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { loadKit, type OpenKit, openKit } from '../table/kit.ts';
import { type Fault, faultOf } from './fault.ts';
import { FaultText } from './fault-text.tsx';
import { Player } from './player.tsx';
import { findSource, type Source } from './source.ts';
import '../table/table.css';
import './replay.css';

/** Replays a match of this server, or one from a record. */
export function ReplayPage({ id }: PageProps) {
  const found = useSignal<{ source: Source; kit: OpenKit } | undefined>(undefined);
  const fault = useSignal<Fault | undefined>(undefined);

  useEffect(() => setTitle(() => t('replay.title')), []);
  useEffect(() => {
    findSource(id)
      .then(async (source) => {
        const kit = await loadKit(source.gameId);
        if (kit === undefined) throw new InputError('unknown-game', source.gameId);
        found.value = { source, kit: openKit(kit, source.rules, source.rules) };
      })
      .catch((failure: unknown) => {
        fault.value = faultOf(failure);
      });
  }, [id, found, fault]);

  if (fault.value !== undefined) {
    return (
      <DeadEnd title={t('replay.bad')}>
        <FaultText fault={fault.value} />
        {!fault.value.missing && (
          <p>
            <a class="button" href={`/verify/${id}`}>
              {t('verify.link')}
            </a>
          </p>
        )}
      </DeadEnd>
    );
  }
  if (found.value === undefined) return <p class="loading">{t('table.loading')}</p>;
  return <Player {...found.value} />;
}
