import { gameById } from '../../games/games.ts';
import type { TableInfo } from '../../server/protocol.ts';
import { locale } from '../i18n/language.ts';
import { seatName } from '../seat-name.ts';

/** A game's name in the reader's language; its id if it is not here any more. */
export function gameName(id: string): string {
  return gameById(id)?.name[locale.value] ?? id;
}

/** Who sits at a table, with their points if the match is over. */
export function namesAt({ seats, outcome }: Pick<TableInfo, 'seats' | 'outcome'>): string {
  return seats
    .map((seat, at) => {
      const score = outcome?.scores?.[at];
      return score === undefined ? seatName(seat) : `${seatName(seat)} ${score}`;
    })
    .join(' · ');
}
