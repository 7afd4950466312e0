import { useEffect, useState } from 'preact/hooks';
import type { Camera } from '../../../web/board/camera.ts';
import { RollingDie, rollTime } from '../../../web/board/rolling-die.tsx';
import { useSkip } from '../../../web/board/use-skip.ts';
import type { BoardState } from './board-state.ts';
import { FigureIcon } from './figure.tsx';
import type { Battle } from './happenings.ts';

/** How long a throw, and the last one with the winner, are shown, in milliseconds. */
const restTime = 700;
const resultTime = 1100;

/**
 * A battle in which no person fights, as a line beside its place: both sides with their dice. Pressed, it opens as a
 * scene.
 */
export function BattleLine({
  table,
  camera,
  battle,
  onOpen,
  onDone,
}: {
  readonly table: BoardState;
  readonly camera: Camera;
  readonly battle: Battle;
  readonly onOpen: () => void;
  readonly onDone: () => void;
}) {
  const { props } = table;
  const still = props.reducedMotion.value;
  const last = battle.rounds.length - 1;
  const [at, setAt] = useState(still ? last : 0);
  const [rolling, setRolling] = useState(!still);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    // Whoever has come to it by keys has all the time to open it.
    if (looked && !rolling && at >= last) return;
    const time = rolling ? rollTime : at < last ? restTime : resultTime;
    const next = setTimeout(() => {
      if (rolling) setRolling(false);
      else if (at >= last) onDone();
      else {
        setAt(at + 1);
        setRolling(true);
      }
    }, time * props.pace.peek());
    return () => clearTimeout(next);
  }, [rolling, at, looked]);
  useSkip('.cs-battle-line', onDone);
  const { left, top } = camera.windowPlace(battle.spot.x + 0.5, battle.spot.y + 0.5);
  const box = camera.shown.closest('.cs-board')?.getBoundingClientRect();
  const within = (value: number, size: number): number => Math.max(120, Math.min(size - 120, value));
  const over = !rolling && at >= last;
  return (
    <button
      type="button"
      class="cs-battle-line"
      style={{
        left: `${within(left - (box?.left ?? 0), box?.width ?? 0)}px`,
        top: `${within(top - (box?.top ?? 0), box?.height ?? 0)}px`,
      }}
      aria-label={props.say({ key: 'board.battle.watch' })}
      title={props.say({ key: 'board.battle.watch' })}
      onClick={onOpen}
      onFocus={() => setLooked(true)}
      onBlur={() => setLooked(false)}
    >
      {battle.fighters.map(({ seats }) => {
        const color = props.view.value.seats[seats[0] ?? 0]?.color;
        const key = seats.join();
        // Who is out keeps lying before them what they rolled last.
        const thrown = battle.rounds
          .slice(0, at + 1)
          .findLast(({ rolls }) => rolls.some((roll) => roll.seats.join() === key));
        const dice = thrown?.rolls.find((roll) => roll.seats.join() === key)?.dice ?? [];
        return (
          <span key={key} class={over && battle.winner.join() === key ? 'cs-won' : ''}>
            {color && <FigureIcon color={color} size="small" height={26} />}
            {dice.map((face, n) => (
              <RollingDie
                key={`${at} ${n}`}
                face={face}
                rolling={rolling && thrown === battle.rounds[at]}
                size={26}
              />
            ))}
          </span>
        );
      })}
    </button>
  );
}
