import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { GameEntry } from '../../games/entry.ts';
import type { Outcome, Seat } from '../../kernel/game.ts';
import type { Ending } from '../../kernel/record.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import type { TableSeat } from './board.ts';
import { outcomeSentence } from './outcome-sentence.ts';
import { nameOf } from './seats.ts';

/** The end of a match: who came where, with how many points; those who won or lost together came nowhere before others. */
export function Ranking({
  outcome,
  entry,
  ending,
  why,
  seats,
  speak,
  below,
}: {
  readonly outcome: Outcome;
  readonly entry: GameEntry;
  /** How the people ended the match, where the rules did not. */
  readonly ending?: Ending | undefined;
  /** What brought the victory or the loss, where ranks and scores do not say it. */
  readonly why?: string | undefined;
  readonly seats: readonly TableSeat[];
  readonly speak: ReadonlySignal<Speaker>;
  /** What stands below the name of a seat. */
  readonly below?: (seat: Seat) => ComponentChildren;
}) {
  const rows = outcome.ranks
    .map((rank, seat) => ({ rank, seat, score: outcome.scores?.[seat], team: outcome.teams?.[seat] }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <table class="ranking">
      <caption class="ranking-head">
        {outcomeSentence(outcome, entry, seats, speak.value, ending)}
        {ending?.seat !== undefined && (
          <small class="ranking-ending">
            {t(`over.ended.${ending.how}`, { name: nameOf(ending.seat, seats) })}
          </small>
        )}
        {why !== undefined && <small class="ranking-ending">{why}</small>}
      </caption>
      <thead class="hidden-text">
        <tr>
          {!entry.cooperative && <th scope="col">{t('over.rank')}</th>}
          <th scope="col">{t('over.name')}</th>
          {outcome.scores && <th scope="col">{t('over.score')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, seat, score, team }) => (
          <tr key={seat} class={rank === 1 ? 'ranking-first' : undefined}>
            {!entry.cooperative && <td>{rank}.</td>}
            <th scope="row">
              {nameOf(seat, seats)}
              {team !== undefined && <small> {teamName(team, entry, speak.value)}</small>}
              {below?.(seat)}
            </th>
            {score !== undefined && (
              <td class="ranking-score" style={{ '--to': score }}>
                <span>{score}</span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a team is called by a game that names what its seats play; else its number. */
export function teamName(team: number, { namesSeats }: GameEntry, { say }: Speaker): string {
  return namesSeats ? say({ key: 'option.teamName', args: { team } }) : t('over.team', { team: team + 1 });
}
