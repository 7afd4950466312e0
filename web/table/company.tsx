import type { ComponentChildren } from 'preact';
import type { Locale } from '../../games/words.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Request, TableInfo } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import type { TableSeat } from './board.ts';
import { ClockRow } from './clock-row.tsx';
import { Answer, Line } from './company-line.tsx';
import type { Connection, Wanted } from './connection.ts';
import { Passing } from './passing.tsx';
import { playAgain, playNext } from './play-again.ts';
import { nameOf } from './seats.ts';

interface Props {
  readonly seats: readonly TableSeat[];
  readonly wish: (wanted: Wanted) => void;
}

/** What goes on between the people at the table: somebody asks something, pauses, is away, or wants to play again. */
export function Company({
  connection,
  locale,
  children,
  ...props
}: Props & {
  readonly connection: Connection;
  readonly locale: Locale;
  /** What else is to be seen there. */
  readonly children?: ComponentChildren;
}) {
  const table = connection.table.value;
  const { waitingFor, outcome, clocks } = connection.standing.value;
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
    <div class="company">
      {clocks !== undefined && outcome === undefined && <ClockRow clocks={clocks} seats={seats} />}
      <div class="company-lines" role="status">
        {table.request !== undefined && (
          <Asked
            {...props}
            request={table.request}
            waiting={list.format(table.request.missing.map((seat) => nameOf(seat, seats)))}
          />
        )}
        <Passing standing={connection.standing.value} clock={table.clock} wish={props.wish} />
        {table.paused && mine !== undefined && (
          <Line text={t('company.paused')}>
            <Answer
              primary
              label="company.resume"
              onClick={() => props.wish({ type: 'resume', seat: mine.seat })}
            />
          </Line>
        )}
        {outcome === undefined &&
          seats
            .filter(({ mine: held, standIn }) => held && canReturn(standIn, table))
            .map(({ seat }) => (
              <Line key={seat} text={t('company.standIn')}>
                <Answer primary label="company.return" onClick={() => props.wish({ type: 'return', seat })} />
              </Line>
            ))}
        {mine !== undefined && away !== undefined && (
          <Line text={t('company.away', { name: away.name })}>
            <Answer
              label="company.away.bot"
              onClick={() => props.wish({ type: 'standIn', seat: away.seat })}
            />
          </Line>
        )}
        {table.upgraded !== undefined && outcome === undefined && (
          <Line text={t('company.upgraded', { ...table.upgraded })} />
        )}
        {mine !== undefined && table.next !== undefined && (
          <Line text={t('company.next')}>
            <Answer primary label="company.rematch.join" onClick={() => void playNext(table)} />
          </Line>
        )}
        {mine !== undefined && table.rematch !== undefined && <Rematch table={table} />}
      </div>
      {children}
    </div>
  );
}

function Asked({
  request,
  waiting,
  seats,
  wish,
}: Props & { readonly request: Request; readonly waiting: string }) {
  const { number, what, seat, missing } = request;
  const mine = seats.find((other) => other.mine && missing.includes(other.seat));
  const asker = seats[seat]?.mine === true;
  const reply = (from: Seat, agrees: boolean): void =>
    wish({ type: 'reply', seat: from, request: number, agrees });
  return (
    <Line
      text={
        asker
          ? t('company.waiting', { names: waiting })
          : t(`company.asked.${what}`, { name: nameOf(seat, seats) })
      }
    >
      {mine !== undefined && (
        <>
          <Answer primary label="company.agree" onClick={() => reply(mine.seat, true)} />
          <Answer label="company.decline" onClick={() => reply(mine.seat, false)} />
        </>
      )}
      {asker && <Answer label="company.withdraw" onClick={() => reply(seat, false)} />}
    </Line>
  );
}

function Rematch({ table }: { readonly table: TableInfo }) {
  return (
    <Line text={t('company.rematch')}>
      <Answer primary label="company.rematch.join" onClick={() => void playAgain(table)} />
    </Line>
  );
}

/** Whoever gave up, or has used all their time for the match, is out of it. */
function canReturn(standIn: TableSeat['standIn'], { clock }: TableInfo): boolean {
  return standIn === 'left' || (standIn === 'time' && clock?.kind !== 'fischer');
}
