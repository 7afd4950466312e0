import type { TableDetails, TableHere } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { t } from '../i18n/language.ts';
import { notify } from '../parts/notices.tsx';
import { Switch } from '../parts/switch.tsx';
import { failureText } from '../refusal-text.ts';
import type { Connection } from './connection.ts';

/** What the owner of a table may do beside playing: who sees it, who may write, who has to go, who owns it next. */
export function HostPanel({
  connection,
  table,
}: {
  readonly connection: Connection;
  readonly table: TableHere;
}) {
  const { id, owner, rules, status, seats, watching = [] } = table;
  if (!owner) return null;

  async function attempt(work: Promise<TableDetails>): Promise<void> {
    try {
      connection.table.value = await work;
    } catch (failure) {
      notify(failureText(failure));
    }
  }

  const seated = new Map(
    seats.flatMap(({ person, name, mine }) => (person === undefined || mine ? [] : [[person, name]])),
  );
  const handOn = (person: string, name: string) => (
    <button
      type="button"
      class="button"
      aria-label={t('host.hand.to', { name })}
      onClick={() => void attempt(api.handOn(id, person))}
    >
      {t('host.hand')}
    </button>
  );
  return (
    <section class="stack host-panel" aria-labelledby="host-title">
      <h3 id="host-title">{t('host.title')}</h3>
      {status === 'waiting' && (
        <Switch
          label={t('new.listed')}
          hint={t('new.listed.hint')}
          on={rules.listed}
          onChange={(listed) => void attempt(api.arrange(id, { listed }))}
        />
      )}
      <Switch
        label={t('new.spectators')}
        hint={t('new.spectators.hint')}
        on={rules.spectators}
        onChange={(spectators) => void attempt(api.arrange(id, { spectators }))}
      />
      <Switch
        label={t('host.chat')}
        hint={t('host.chat.hint')}
        on={rules.chat}
        onChange={(chat) => void attempt(api.arrange(id, { chat }))}
      />
      <h4>{t('host.watching')}</h4>
      {watching.length === 0 && <p class="soft">{t('host.nobody')}</p>}
      <ul class="host-people">
        {watching.map(({ person, name }) => (
          <li key={person}>
            <span class="seat-name">{name}</span>
            {handOn(person, name)}
            <button
              type="button"
              class="button"
              aria-label={t('host.remove.who', { name })}
              onClick={() => void attempt(api.sendAway(id, person))}
            >
              {t('host.remove')}
            </button>
          </li>
        ))}
        {[...seated].map(([person, name]) => (
          <li key={person}>
            <span class="seat-name">{name}</span>
            {handOn(person, name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
