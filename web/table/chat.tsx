import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notices.tsx';
import { codeText } from '../refusal-text.ts';
import type { Connection } from './connection.ts';
import { hasMates } from './mates.ts';
import { mute, mutedPeople, unmute } from './muted.ts';

/** The longest line that the server takes, in characters. */
const longest = 500;

/** What people write to each other at the table, and where to write. Everything is plain text. */
export function Chat({ connection }: { readonly connection: Connection }) {
  const list = useRef<HTMLOListElement>(null);
  const muted = mutedPeople.value;
  const lines = connection.chat.value.filter(({ person }) => !(person in muted));
  const last = lines.at(-1)?.number ?? 0;
  const { rules, talk } = connection.table.value ?? {};
  const open = rules?.chat === true && talk === undefined;
  useEffect(() => {
    if (last > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <div class="chat">
      {lines.length === 0 ? (
        <p class="log-empty soft">
          {t(open ? 'chat.empty' : talk === undefined ? 'chat.closed' : 'chat.signals')}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol ref={list} class="log chat-lines" aria-label={t('chat.title')} tabIndex={0}>
          {lines.map(({ number, person, name, text, team, mine }) => (
            <li key={number} class={mine ? 'chat-line chat-mine' : 'chat-line'}>
              <p dir="auto">
                <b>{name}</b> {team && <span class="badge">{t('chat.team')}</span>} {text}
              </p>
              {!mine && (
                <button
                  type="button"
                  class="icon-button chat-mute"
                  aria-label={t('chat.mute', { name })}
                  title={t('chat.mute', { name })}
                  onClick={() => mute(person, name)}
                >
                  <Icon name="mute" />
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {Object.keys(muted).length > 0 && (
        <details class="chat-muted">
          <summary>{t('chat.muted', { count: Object.keys(muted).length })}</summary>
          <ul class="row">
            {Object.entries(muted).map(([person, name]) => (
              <li key={person}>
                <button type="button" class="button" onClick={() => unmute(person)}>
                  {t('chat.unmute', { name })}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {open && <Writing connection={connection} />}
    </div>
  );
}

function Writing({ connection }: { readonly connection: Connection }) {
  const text = useSignal('');
  const toTeam = useSignal(false);
  const table = connection.table.value;
  const mates = table !== undefined && hasMates(table);

  async function send(): Promise<void> {
    const line = text.value.trim();
    if (line === '') return;
    text.value = '';
    const refusal = await connection.say(line, mates && toTeam.value ? 'team' : 'all');
    if (refusal === undefined) return;
    notify(codeText(refusal.code));
    // Nobody has to type it again, unless they are typing something else.
    if (text.peek() === '') text.value = line;
  }

  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {mates && (
        <select
          aria-label={t('chat.to')}
          value={toTeam.value ? 'team' : 'all'}
          onChange={(event) => {
            toTeam.value = event.currentTarget.value === 'team';
          }}
        >
          <option value="all">{t('chat.to.all')}</option>
          <option value="team">{t('chat.to.team')}</option>
        </select>
      )}
      <div class="chat-write">
        <input
          type="text"
          autocomplete="off"
          maxlength={longest}
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="icon-button" aria-label={t('chat.send')} title={t('chat.send')}>
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}
