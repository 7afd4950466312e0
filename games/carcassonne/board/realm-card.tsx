import { Die } from '../../../web/board/die.tsx';
import { factions } from '../content/pack.ts';
import type { Event } from '../rules/event.ts';
import type { RealmView, TableView } from '../rules/view.ts';
import { realmName } from '../words/realm.ts';
import type { BoardState } from './board-state.ts';
import { FactionSign } from './faction-sign.tsx';
import { FigureIcon } from './figure.tsx';

/** A sum as people write it: `5 × 2 + 2 = 12`. */
export function sumOf({
  tiles,
  perTile,
  symbols,
  points,
}: Pick<Extract<Event, { kind: 'scoredRealm' }>, 'tiles' | 'perTile' | 'symbols' | 'points'>): string {
  if (perTile === 1 && symbols === 0) return String(points);
  return `${tiles}${perTile === 1 ? '' : ` × ${perTile}`}${symbols === 0 ? '' : ` + ${symbols * 2}`} = ${points}`;
}

/** What is known of the realm that is lit: whose, how large, worth what, and the dice of a battle in it. */
export function RealmCard({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  const realm = props.aids.value ? view.realms.find(({ id }) => id === table.realm.value) : undefined;
  if (realm === undefined) return null;
  const { say } = props;
  return (
    <aside class="cs-realm-card">
      <h3>{say(realmName(view, realm))}</h3>
      <p class="cs-realm-facts">
        {say({
          key: 'board.realm.size',
          args: { tiles: realm.tiles, open: realm.open, complete: realm.complete ? 'yes' : 'no' },
        })}
        {factions.map((faction) =>
          Array.from({ length: realm.symbols[faction] }, (_, at) => (
            <FactionSign key={`${faction} ${at + 1}`} faction={faction} size={15} />
          )),
        )}
      </p>
      <dl>
        <dt>{say({ key: 'board.realm.complete' })}</dt>
        <dd>{realm.whenComplete}</dd>
        <dt>{say({ key: 'board.realm.atEnd' })}</dt>
        <dd>{realm.atEnd}</dd>
      </dl>
      {realm.dice.length > 0 && (
        <ul>
          {realm.dice.map(({ seats, dice }) => (
            <li key={seats.join()}>
              <Standing view={view} realm={realm} seats={seats} />
              <span class="cs-realm-dice">
                {Array.from({ length: dice }, (_, at) => (
                  <Die key={`die ${at + 1}`} face={dice} size={15} />
                ))}
              </span>
              <span class="hidden-text">{say({ key: 'board.dice', args: { count: dice } })}</span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

function Standing({
  view,
  realm,
  seats,
}: {
  readonly view: TableView;
  readonly realm: RealmView;
  readonly seats: readonly number[];
}) {
  return (
    <span>
      {realm.figures
        .filter(({ seat }) => seats.includes(seat))
        .map(({ seat, size, x, y }, at) => {
          const color = view.seats[seat]?.color;
          return color && <FigureIcon key={`${x},${y},${at}`} color={color} size={size} height={24} />;
        })}
    </span>
  );
}
