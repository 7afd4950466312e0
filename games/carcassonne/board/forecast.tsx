import { useMemo } from 'preact/hooks';
import { parse } from '../rules/notation.ts';
import { preview } from '../rules/preview.ts';
import type { BoardState } from './board-state.ts';
import { FigureIcon } from './figure.tsx';
import { sumOf } from './realm-card.tsx';

/** What would follow from the draft: battles with their odds, and points with their sum. Only with hints on. */
export function Forecast({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  const notation = table.notation.value;
  const aids = props.aids.value;
  const ahead = useMemo(() => {
    const choice = notation === undefined || !aids ? undefined : parse(notation);
    return choice && preview(view, choice);
  }, [view, notation, aids]);
  if (ahead === undefined || (ahead.battles.length === 0 && ahead.scores.length === 0)) return null;
  const { say } = props;
  const colorOf = (seat: number | undefined) => view.seats[seat ?? 0]?.color ?? 'white';
  const nameOf = (seat: number | undefined): string => props.seats.value[seat ?? 0]?.name ?? '';
  return (
    <ul class="cs-forecast">
      {ahead.battles.map(({ realm, sides, prize }) => (
        <li key={`battle ${realm.id}`}>
          <span>{say({ key: 'board.odds.battle', args: { kind: realm.kind } })}</span>
          {sides.map(({ seats, chance }, at) => (
            <span key={seats.join()} class="cs-odds">
              {at > 0 && <span aria-hidden="true"> : </span>}
              <FigureIcon color={colorOf(seats[0])} size="small" height={22} />
              <b aria-hidden="true">{Math.round(chance * 100)}%</b>
              <span class="hidden-text">
                {say({
                  key: 'board.odds',
                  args: { name: nameOf(seats[0]), percent: Math.round(chance * 100) },
                })}
              </span>
            </span>
          ))}
          <span class="cs-chances" aria-hidden="true">
            {sides.map(({ seats, chance }) => (
              <span
                key={seats.join()}
                style={{ '--share': chance, '--own': `var(--cs-${colorOf(seats[0])}-fill)` }}
              />
            ))}
          </span>
          {prize !== undefined && <b>+{prize}</b>}
        </li>
      ))}
      {ahead.scores.map(({ realm, seats, points }) => {
        const symbols = Object.values(realm.symbols).reduce((sum, count) => sum + count, 0);
        // The view gives the whole value; what the signs do not give, the tiles do.
        const perTile = (points - symbols * 2) / realm.tiles;
        return (
          <li key={`score ${realm.id}`}>
            <FigureIcon color={colorOf(seats[0])} size="small" height={22} />
            <span>{nameOf(seats[0])}</span>
            <b>+{points}</b>
            <span>({sumOf({ tiles: realm.tiles, perTile, symbols, points })})</span>
          </li>
        );
      })}
    </ul>
  );
}
