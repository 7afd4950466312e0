import type { ReadonlySignal } from '@preact/signals';
import type { GameEntry } from '../../games/entry.ts';
import type { Outcome, Seat } from '../../kernel/game.ts';
import type { Ending } from '../../kernel/record.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import type { TableSeat } from './board.ts';
import { nameOf } from './seats.ts';

/** How the match ended in one sentence. */
export function outcomeSentence(
  { ranks, teams }: Outcome,
  { cooperative }: GameEntry,
  seats: readonly TableSeat[],
  speak: Speaker,
  ending?: Ending,
): string {
  if (ending?.how === 'agreed') return t('over.ended.agreed');
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (cooperative) return t(winners.length === 0 ? 'over.together.lost' : 'over.together.won');
  if (winners.length === 0) return t('over.nobody');
  const mine = (seat: Seat): boolean => seats[seat]?.mine === true;
  const holders = seats.filter((seat) => seat.mine).length;
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) {
    return holders === 1 && mine(only) ? t('over.you') : t('over.one', { name: nameOf(only, seats) });
  }
  const list = new Intl.ListFormat(speak.locale, { type: 'conjunction' });
  const names = list.format(winners.map((seat) => nameOf(seat, seats)));
  const won = new Set(winners.map((seat) => teams?.[seat] ?? `seat ${seat}`));
  return t(won.size === 1 ? 'over.team.won' : 'over.several', { names });
}

/** The end of a match: who came where, with how many points; those who won or lost together came nowhere before others. */
export function Standings({
  outcome,
  entry,
  ending,
  why,
  seats,
  speak,
}: {
  readonly outcome: Outcome;
  readonly entry: GameEntry;
  /** How the people ended the match, where the rules did not. */
  readonly ending?: Ending | undefined;
  /** What brought the victory or the loss, where ranks and scores do not say it. */
  readonly why?: string | undefined;
  readonly seats: readonly TableSeat[];
  readonly speak: ReadonlySignal<Speaker>;
}) {
  const rows = outcome.ranks
    .map((rank, seat) => ({ rank, seat, score: outcome.scores?.[seat], team: outcome.teams?.[seat] }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <table class="standings">
      <caption class="standings-head">
        {outcomeSentence(outcome, entry, seats, speak.value, ending)}
        {ending?.seat !== undefined && (
          <small class="standings-ending">
            {t(`over.ended.${ending.how}`, { name: nameOf(ending.seat, seats) })}
          </small>
        )}
        {why !== undefined && <small class="standings-ending">{why}</small>}
      </caption>
      <thead class="hidden-text">
        <tr>
          {!entry.cooperative && <th scope="col">{t('over.rank')}</th>}
          <th scope="col">{t('over.name')}</th>
          <th scope="col">{t('over.score')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, seat, score, team }) => (
          <tr key={seat} class={rank === 1 ? 'standings-first' : undefined}>
            {!entry.cooperative && <td>{rank}.</td>}
            <th scope="row">
              {nameOf(seat, seats)}
              {team !== undefined && <small> {t('over.team', { team: team + 1 })}</small>}
            </th>
            <td class="standings-score">{score === undefined ? '' : score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
