import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameById } from '../../games/games.ts';
import type { Seat } from '../../kernel/game.ts';
import type { SeatAssignment, TableDetails, TableHere } from '../../server/protocol.ts';
import { api, askTable } from '../api.ts';
import { contribute } from '../contributions.ts';
import { copyLink } from '../copy-link.ts';
import { authorityOf } from '../device/authority.ts';
import { locale, t } from '../i18n/language.ts';
import { speaker } from '../i18n/speaker.ts';
import { Icon } from '../parts/icon.tsx';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import { seatName } from '../seat-name.ts';
import { Announcer } from './announcer.tsx';
import { Chat } from './chat.tsx';
import { useChatNews } from './chat-news.ts';
import type { Connection } from './connection.ts';
import { FairChance } from './fair-chance.tsx';
import { HostPanel } from './host-panel.tsx';
import type { OpenKit } from './kit.ts';

const bringPanel = late([], async () => (await import('./bring-panel.tsx')).BringPanel);
const qrCode = late([], async () => (await import('./qr-code.tsx')).QrCode);

/** A table that waits for people: who sits where, a free seat to take, and the link to send. */
export function Lobby({
  connection,
  table,
  kit,
}: {
  readonly connection: Connection;
  readonly table: TableHere;
  /** Undefined until it was fetched. */
  readonly kit: OpenKit | undefined;
}) {
  const { id, game, seats, owner, fairness, inSeries } = table;
  const entry = gameById(game);
  useChatNews(connection);
  const holdsSeat = seats.some(({ mine }) => mine);
  // Whoever has come to a next match may do so, as its owner may not come any more.
  const assigns = inSeries !== undefined && (owner || (inSeries.place > 1 && holdsSeat && !table.contribute));

  async function attempt(work: () => Promise<TableHere>): Promise<void> {
    try {
      connection.table.value = await work();
    } catch (failure) {
      notify(failureText(failure));
    }
  }

  return (
    <div class="page narrow">
      <Masthead />
      <main id="main" class="stack">
        <h1>{entry?.name[locale.value] ?? game}</h1>
        {inSeries !== undefined && (
          <p>
            <a href={`/series/${inSeries.id}`}>{t('lobby.series', { place: inSeries.place })}</a>
          </p>
        )}
        <section class="sheet stack" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">{t('lobby.waiting')}</h2>
          <ol class="lobby-seats">
            {seats.map((seat, index) => (
              <li key={index} class="lobby-seat">
                <span class="seat-face">
                  <Icon name={seat.kind === 'bot' ? 'bot' : 'person'} />
                </span>
                <span class="seat-name">
                  {entry?.namesSeats && kit !== undefined && <SeatCalled kit={kit} seat={index} />}
                  {seatName(seat)}
                  {seat.mine && <small> {t('seat.you')}</small>}
                  {seat.expected && <small> {t('lobby.expected')}</small>}
                  {seat.brought !== undefined && (
                    <small> {t(seat.brought ? 'bring.chosen' : 'bring.open')}</small>
                  )}
                </span>
                {seat.kind === 'open' && (!holdsSeat || entry?.severalSeats) && (
                  <button
                    type="button"
                    class="button primary"
                    onClick={() => void attempt(() => api.sit(id, index, contribute(fairness.commitment)))}
                  >
                    {t('lobby.sit')}
                  </button>
                )}
                {seat.mine && (!owner || inSeries !== undefined) && (
                  <button
                    type="button"
                    class="button"
                    onClick={() => void attempt(() => api.leave(id, index))}
                  >
                    {t('lobby.leave')}
                  </button>
                )}
                {assigns && (seat.kind === 'bot' || seat.expected) && (
                  <button
                    type="button"
                    class="button"
                    onClick={() => void attempt(() => assign(id, index, { kind: 'open' }))}
                  >
                    {t('lobby.free')}
                  </button>
                )}
                {assigns && (seat.kind === 'open' || seat.expected) && (
                  <button
                    type="button"
                    class="button"
                    onClick={() => void attempt(() => assign(id, index, { kind: 'bot', bot: 'greedy' }))}
                  >
                    {t('lobby.bot')}
                  </button>
                )}
              </li>
            ))}
          </ol>
          {table.contribute && (
            <div class="stack">
              <div>
                <button
                  type="button"
                  class="button primary"
                  onClick={() => void attempt(() => api.contribute(id, contribute(fairness.commitment)))}
                >
                  <Icon name="play" />
                  {t('lobby.ready')}
                </button>
              </div>
              <p class="soft">{t('lobby.ready.hint')}</p>
            </div>
          )}
          {owner && (
            <div>
              <button
                type="button"
                class="button"
                onClick={() => void attempt(() => api.start(id, 'greedy'))}
              >
                <Icon name="bot" />
                {t('lobby.fill')}
              </button>
            </div>
          )}
        </section>
        {holdsSeat && kit?.whole?.bring !== undefined && (
          <Lazy
            of={bringPanel}
            props={{
              table,
              kit,
              rules: kit.whole,
              bring: kit.whole.bring,
              onChosen: (changed: TableHere) => {
                connection.table.value = changed;
              },
            }}
          />
        )}
        {authorityOf(id) === 'server' && <Invite />}
        <section class="sheet lobby-chat" aria-label={t('chat.title')}>
          <h2>{t('chat.title')}</h2>
          <Chat connection={connection} />
        </section>
        {owner && (
          <div class="sheet">
            <HostPanel connection={connection} table={table} />
          </div>
        )}
        <section class="sheet">
          <FairChance table={table} />
        </section>
        <Announcer />
      </main>
    </div>
  );
}

/** What the game calls a seat, before who has it. */
function SeatCalled({ kit, seat }: { readonly kit: OpenKit; readonly seat: Seat }) {
  const { locale: language, texts } = kit.messages.value;
  return (
    <>
      <b class="seat-called">
        {speaker(language, texts).say({ key: 'option.seatName', args: { seat } })}
      </b>{' '}
    </>
  );
}

/** Frees a seat, or gives it to a bot, before the match starts. */
function assign(id: string, seat: Seat, to: SeatAssignment): Promise<TableDetails> {
  return askTable(id, 'PUT', `/seats/${seat}`, to);
}

/** The link to this table, with the address that others in the network can reach, to copy or to photograph. */
function Invite() {
  const links = useSignal<readonly string[]>([location.href]);
  useEffect(() => {
    void api.addresses().then(
      ({ urls }) => {
        const { pathname } = location;
        const local = urls.map((url) => new URL(pathname, url).href);
        // Who came by the name of this very machine must send another one.
        const reachable = isLoopback(location.hostname) && local.length > 0 ? local : [location.href];
        links.value = reachable;
      },
      () => undefined,
    );
  }, [links]);
  const [first = location.href] = links.value;
  return (
    <section class="sheet invite" aria-labelledby="invite">
      <div class="stack">
        <h2 id="invite">{t('invite.title')}</h2>
        <p class="soft">{t('invite.hint')}</p>
        {links.value.map((link) => (
          <div key={link} class="invite-link">
            <input
              type="text"
              readOnly
              aria-label={t('invite.link')}
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" class="button" onClick={() => void copyLink(link)}>
              <Icon name="link" />
              {t('invite.copy')}
            </button>
          </div>
        ))}
      </div>
      <Lazy of={qrCode} props={{ text: first, label: t('invite.code') }} />
    </section>
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
