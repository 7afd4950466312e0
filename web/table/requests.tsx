import type { Locale } from '../../games/words.ts';
import type { Seat } from '../../kernel/game.ts';
import type { ProposalInfo, TableInfo } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import type { TableSeat } from './board.ts';
import { ClockRow } from './clock-row.tsx';
import type { Connection, UnsentRequest } from './connection.ts';
import { playAgain, playNext } from './play-again.ts';
import { RequestButton, RequestLine } from './request-line.tsx';
import { nameOf } from './seats.ts';
import { StandingPasses } from './standing-passes.tsx';

interface Props {
  readonly seats: readonly TableSeat[];
  readonly request: (unsent: UnsentRequest) => void;
}

/** What goes on between the people at the table: somebody asks something, pauses, is away, or wants to play again. */
export function Requests({
  connection,
  locale,
  ...props
}: Props & {
  readonly connection: Connection;
  readonly locale: Locale;
}) {
  const table = connection.table.value;
  const { waitingFor, outcome, clocks } = connection.status.value;
  if (table === undefined) return null;
  const { seats } = props;
  const mine = seats.find((seat) => seat.mine);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const away =
    mine?.standIn === undefined
      ? seats.find(({ seat, mine: held, kind, online, standIn }) => {
          const canPlay = held || kind !== 'person' || online || standIn !== undefined;
          return !canPlay && waitingFor.includes(seat);
        })
      : undefined;
  return (
    <div class="requests">
      {clocks !== undefined && outcome === undefined && <ClockRow clocks={clocks} seats={seats} />}
      <div class="request-lines" role="status">
        {table.proposal !== undefined && (
          <ProposalLine
            {...props}
            proposal={table.proposal}
            waiting={list.format(table.proposal.missing.map((seat) => nameOf(seat, seats)))}
            inSeries={table.inSeries !== undefined}
          />
        )}
        <StandingPasses status={connection.status.value} request={props.request} />
        {table.paused && mine !== undefined && (
          <RequestLine text={t('request.paused')}>
            <RequestButton
              primary
              label="request.resume"
              onClick={() => props.request({ type: 'resume', seat: mine.seat })}
            />
          </RequestLine>
        )}
        {outcome === undefined &&
          seats
            .filter(({ mine: held, standIn }) => held && canReturn(standIn, table))
            .map(({ seat }) => (
              <RequestLine key={seat} text={t('request.standIn')}>
                <RequestButton
                  primary
                  label="request.return"
                  onClick={() => props.request({ type: 'return', seat })}
                />
              </RequestLine>
            ))}
        {mine !== undefined && away !== undefined && (
          <RequestLine text={t('request.away', { name: away.name })}>
            <RequestButton
              label="request.away.bot"
              onClick={() => props.request({ type: 'standIn', seat: away.seat })}
            />
          </RequestLine>
        )}
        {table.upgraded !== undefined && outcome === undefined && (
          <RequestLine text={t('request.upgraded', { ...table.upgraded })} />
        )}
        {mine !== undefined && table.next !== undefined && (
          <RequestLine text={t('request.next')}>
            <RequestButton primary label="request.rematch.join" onClick={() => void playNext(table)} />
          </RequestLine>
        )}
        {mine !== undefined && table.rematch !== undefined && <Rematch table={table} />}
      </div>
    </div>
  );
}

function ProposalLine({
  proposal,
  waiting,
  inSeries,
  seats,
  request,
}: Props & { readonly proposal: ProposalInfo; readonly waiting: string; readonly inSeries: boolean }) {
  const { number, what, seat, missing } = proposal;
  const mine = seats.find((other) => other.mine && missing.includes(other.seat));
  const asker = seats[seat]?.mine === true;
  const reply = (from: Seat, agrees: boolean): void =>
    request({ type: 'respond', seat: from, proposal: number, agrees });
  return (
    <RequestLine
      text={
        asker
          ? t('request.waiting', { names: waiting })
          : `${t(`request.asked.${what}`, { name: nameOf(seat, seats) })} ${inSeries && what === 'end' ? t('request.end.series') : ''}`
      }
    >
      {mine !== undefined && (
        <>
          <RequestButton primary label="request.agree" onClick={() => reply(mine.seat, true)} />
          <RequestButton label="request.decline" onClick={() => reply(mine.seat, false)} />
        </>
      )}
      {asker && <RequestButton label="request.withdraw" onClick={() => reply(seat, false)} />}
    </RequestLine>
  );
}

function Rematch({ table }: { readonly table: TableInfo }) {
  return (
    <RequestLine text={t('request.rematch')}>
      <RequestButton primary label="request.rematch.join" onClick={() => void playAgain(table)} />
    </RequestLine>
  );
}

/** Whoever gave up, or has used all their time for the match, is out of it. */
function canReturn(standIn: TableSeat['standIn'], { clock }: TableInfo): boolean {
  return standIn === 'left' || (standIn === 'time' && clock?.kind !== 'fischer');
}
