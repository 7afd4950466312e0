import type { SeatInfo } from '../server/protocol.ts';
import { t } from './i18n/language.ts';

/** What a seat is called: a person's name, a kind of bot, or that it is free. */
export function seatName({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string {
  if (kind === 'open') return t('seat.open');
  if (kind === 'bot') return t(`bot.${name}`);
  return name;
}
