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
  { cooperative, namesSeats }: GameEntry,
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
  if (winners.length === 1 && only !== undefined && holders === 1 && mine(only)) return t('over.you');
  const won = new Set(winners.map((seat) => teams?.[seat] ?? `seat ${seat}`));
  const [side] = won;
  if (namesSeats && won.size === 1 && typeof side === 'number') {
    return speak.say({ key: 'option.teamWins', args: { team: side } });
  }
  if (winners.length === 1 && only !== undefined) return t('over.one', { name: nameOf(only, seats) });
  const list = new Intl.ListFormat(speak.locale, { type: 'conjunction' });
  const names = list.format(winners.map((seat) => nameOf(seat, seats)));
  return t(won.size === 1 ? 'over.team.won' : 'over.several', { names });
}
