import { gameById } from '../../games/games.ts';
import type { TableInfo } from '../../server/protocol.ts';
import { locale, t } from '../i18n/language.ts';
import { seatName } from '../seat-name.ts';
import { resultOf } from './result.ts';

/** How a finished match went, as this account would tell it. */
export function resultText({ game, seats, outcome }: TableInfo): string {
  if (outcome === undefined) return t('home.state.over');
  const result = resultOf({ outcome, seats }, gameById(game)?.cooperative === true);
  switch (result.key) {
    case 'winner': {
      const names = result.seats.map(seatName);
      return t('home.result.winner', { name: new Intl.ListFormat(locale.value).format(names) });
    }
    case 'place':
      return t('home.result.place', { place: result.place, count: result.count });
    default:
      return t(`home.result.${result.key}`);
  }
}
