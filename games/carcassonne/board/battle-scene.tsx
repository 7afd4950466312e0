import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Camera } from '../../../web/board/camera.ts';
import { RollingDie, rollTime } from '../../../web/board/rolling-die.tsx';
import { planetName } from '../words/realm.ts';
import type { BoardState } from './board-state.ts';
import { FactionSign } from './faction-sign.tsx';
import { FigureIcon } from './figure.tsx';
import type { Battle } from './happenings.ts';

/** How long a throw lies before the next, and the result of the last one, in milliseconds. */
const restTime = 900;
const resultTime = 1700;

/** A battle as it happened: both sides, their dice rolling, ties, and who is left. A click, Enter or Escape skips. */
export function BattleScene({
  table,
  camera,
  battle,
  onDone,
}: {
  readonly table: BoardState;
  readonly camera: Camera | undefined;
  readonly battle: Battle;
  readonly onDone: () => void;
}) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const still = props.reducedMotion.value;
  const [at, setAt] = useState(still ? battle.rounds.length - 1 : 0);
  const [rolling, setRolling] = useState(!still);
  const scene = useRef<HTMLDialogElement>(null);
  const last = at >= battle.rounds.length - 1;
  const over = last && !rolling;

  useLayoutEffect(() => {
    const { x, y, segment } = battle.spot;
    const place = `${x},${y}:${segment}`;
    table.realm.value = props.view.peek().realms.find(({ segments }) => segments.includes(place))?.id;
    const dialog = scene.current;
    dialog?.showModal();
    if (dialog && camera) camera.clear(x, y, dialog.getBoundingClientRect());
    return () => {
      dialog?.close();
      table.realm.value = undefined;
    };
  }, []);
  useEffect(() => {
    if (rolling) {
      const stop = setTimeout(() => setRolling(false), rollTime * props.pace.peek());
      return () => clearTimeout(stop);
    }
    const next = setTimeout(
      () => {
        if (last) onDone();
        else {
          setAt(at + 1);
          setRolling(true);
        }
      },
      (last ? resultTime : restTime) * props.pace.peek(),
    );
    return () => clearTimeout(next);
  }, [rolling, at, last]);

  /** The first skip shows the end, the second leaves. */
  const skip = (): void => {
    if (over) onDone();
    else {
      setAt(battle.rounds.length - 1);
      setRolling(false);
    }
  };
  const round = battle.rounds[at];
  const highest = Math.max(...(round?.rolls.flatMap(({ dice }) => dice) ?? [0]));
  const nameOf = (seats: readonly number[]): string =>
    seats.map((seat) => props.seats.value[seat]?.name ?? '').join(' + ');
  return (
    <dialog
      ref={scene}
      class="cs-battle"
      aria-label={say({ key: 'board.battle' })}
      onCancel={(event) => {
        event.preventDefault();
        skip();
      }}
      onClick={skip}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) skip();
      }}
    >
      <h2>{say({ key: 'board.odds.battle', args: { kind: battle.realm } })}</h2>
      {battle.realm === 'planet' && <p class="cs-battle-place">{planetName(view, battle.spot)}</p>}
      <div class="cs-battle-sides">
        {battle.fighters.map((fighter) => {
          const key = fighter.seats.join();
          const lostAt = battle.rounds.findIndex(({ lost }) =>
            lost.some(({ seats }) => seats.join() === key),
          );
          // Who is out keeps lying before them what they rolled last.
          const thrown = lostAt >= 0 && lostAt < at ? battle.rounds[lostAt] : round;
          const roll = thrown?.rolls.find(({ seats }) => seats.join() === key);
          const out = lostAt >= 0 && (lostAt < at || (lostAt === at && !rolling));
          const tied = !rolling && round?.tied.some((seats) => seats.join() === key) === true;
          const won = over && battle.winner.join() === key;
          const points = out
            ? (battle.rounds[lostAt]?.lost.find(({ seats }) => seats.join() === key)?.points ?? 0)
            : 0;
          const first = view.seats[fighter.seats[0] ?? 0];

          return (
            <section
              key={key}
              class={`cs-side ${out ? 'cs-out' : ''} ${won ? 'cs-won' : ''}`}
              style={{ '--own': `var(--cs-${first?.color ?? 'white'})` }}
            >
              <h3>{nameOf(fighter.seats)}</h3>
              <div class="cs-side-figures" aria-hidden="true">
                {first &&
                  Array.from({ length: fighter.figures.small }, (_, n) => (
                    <FigureIcon key={`s${n + 1}`} color={first.color} size="small" height={64} />
                  ))}
                {first &&
                  Array.from({ length: fighter.figures.large }, (_, n) => (
                    <FigureIcon key={`l${n + 1}`} color={first.color} size="large" height={64} />
                  ))}
                {first && fighter.symbol && <FactionSign faction={first.faction} size={26} />}
              </div>
              <div class="cs-side-dice">
                {roll === undefined
                  ? null
                  : roll.dice.map((face, n) => (
                      <span
                        key={`${at} ${n}`}
                        class={!rolling && thrown === round && face === highest ? 'cs-best' : ''}
                        style={{ '--delay': `${n * 70}ms` }}
                      >
                        <RollingDie face={face} rolling={rolling && thrown === round} size={54} />
                      </span>
                    ))}
              </div>
              <p class="cs-side-fate" aria-live="off">
                {won
                  ? say({ key: 'board.battle.won' })
                  : out
                    ? say({ key: 'board.battle.lost', args: { points } })
                    : tied
                      ? say({ key: 'board.battle.tied' })
                      : '\u00a0'}
              </p>
            </section>
          );
        })}
      </div>
      <button
        type="button"
        class="cs-button"
        onClick={(event) => {
          event.stopPropagation();
          skip();
        }}
      >
        {say({ key: over ? 'board.battle.close' : 'board.battle.skip' })}
      </button>
    </dialog>
  );
}
