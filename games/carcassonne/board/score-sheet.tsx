import { useEffect, useRef } from 'preact/hooks';
import { planetName } from '../words/realm.ts';
import { accountOf } from './account.ts';
import type { BoardState } from './board-state.ts';
import { FigureIcon } from './figure.tsx';
import { sumOf } from './realm-card.tsx';

/** Every realm with its points and why, side by side. Touching a line shows the realm on the table. */
export function ScoreSheet({ table, onClose }: { readonly table: BoardState; readonly onClose: () => void }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const history = props.history.value;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const leads = view.seats.flatMap(({ team }, seat) =>
    view.seats.findIndex((other) => other.team === team) === seat ? [seat] : [],
  );
  const ranked = leads.toSorted((a, b) => (view.seats[b]?.score ?? 0) - (view.seats[a]?.score ?? 0));
  return (
    <dialog ref={sheet} class="cs-sheet" aria-label={say({ key: 'board.sheet' })} onClose={onClose}>
      <header>
        <h2>{say({ key: 'board.sheet' })}</h2>
        <button type="button" class="cs-tool" aria-label={say({ key: 'board.close' })} onClick={onClose}>
          ×
        </button>
      </header>
      <div class="cs-sheet-sides">
        {ranked.map((lead) => {
          const player = view.seats[lead];
          if (player === undefined) return null;
          const { realms, battles } = accountOf(lead, history);
          const partners = view.seats.flatMap(({ team }, seat) => (team === player.team ? [seat] : []));
          return (
            <section key={lead} style={{ '--own': `var(--cs-${player.color})` }}>
              <h3>
                <FigureIcon color={player.color} size="small" height={30} />
                <span>{partners.map((seat) => props.seats.value[seat]?.name ?? '').join(' + ')}</span>
                <b>{player.score}</b>
              </h3>
              <ul>
                {realms.map((scored, at) => (
                  <li key={`${at + 1}`}>
                    <button
                      type="button"
                      onClick={() => {
                        const { x, y, segment } = scored.spot;
                        onClose();
                        table.realm.value = view.realms.find(({ segments }) =>
                          segments.includes(`${x},${y}:${segment}`),
                        )?.id;
                      }}
                    >
                      <span>
                        {scored.realm === 'planet'
                          ? planetName(view, scored.spot)
                          : say({ key: 'board.kind', args: { kind: scored.realm } })}
                        {scored.final && <small> {say({ key: 'board.sheet.final' })}</small>}
                        <small class="cs-sheet-why">
                          {say({
                            key: 'board.sheet.why',
                            args: { tiles: scored.tiles, perTile: scored.perTile, symbols: scored.symbols },
                          })}
                        </small>
                      </span>
                      <b>{sumOf(scored)}</b>
                    </button>
                  </li>
                ))}
                {battles > 0 && (
                  <li>
                    <span class="cs-sheet-line">
                      <span>{say({ key: 'board.sheet.battles' })}</span>
                      <b>{battles}</b>
                    </span>
                  </li>
                )}
              </ul>
              <p class="cs-sheet-total">
                <span>{say({ key: 'board.sheet.total' })}</span>
                <b>{player.score}</b>
              </p>
            </section>
          );
        })}
      </div>
    </dialog>
  );
}
