import { useEffect, useState } from 'preact/hooks';
import { RollingDie, rollTime } from '../../../web/board/rolling-die.tsx';
import { useSkip } from '../../../web/board/use-skip.ts';
import { seatOf, type UnitCode } from '../rules/state.ts';
import { Ship } from './art/ship.tsx';
import type { BoardState } from './board-state.ts';
import type { Shown } from './scenes.ts';
import { kindOfUnit } from './unit.tsx';

/** How long the result is shown, in milliseconds. */
const resultTime = 1100;

/** A battle or a strike in which no person takes part, as a line over the map. Pressed, it opens as a scene. */
export function SceneLine({
  table,
  scene,
  onOpen,
  onDone,
}: {
  readonly table: BoardState;
  readonly scene: Shown;
  readonly onOpen: () => void;
  readonly onDone: () => void;
}) {
  const { props } = table;
  const still = props.reducedMotion.value;
  const [rolling, setRolling] = useState(!still);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // Whoever has come to it by keys has all the time to open it.
    if (held && !rolling) return;
    const next = setTimeout(
      () => (rolling ? setRolling(false) : onDone()),
      (rolling ? rollTime : resultTime) * props.pace.peek(),
    );
    return () => clearTimeout(next);
  }, [rolling, held]);
  useSkip('.pb-line', onDone);
  const sides =
    scene.kind === 'battle'
      ? ([0, 1] as const).map((side) => ({
          unit: side === 0 ? scene.attacker : scene.defender,
          dice: scene.rolls[side] ?? [],
          hit: scene.results?.[side]?.hit === true,
        }))
      : [{ unit: scene.unit, dice: scene.dice, hit: scene.result.hit }];
  const label = props.say({ key: 'board.watch' });
  return (
    <button
      type="button"
      class="pb-line"
      aria-label={label}
      title={label}
      onClick={onOpen}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {sides.map(({ unit, dice, hit }) => (
        <span key={unit} class={`pb-seat-${seatOf(unit)} ${hit && !rolling ? 'pb-line-hit' : ''}`}>
          <ShipOf table={table} unit={unit} />
          {dice.map((face, at) => (
            <RollingDie key={at} face={face} rolling={rolling} size={26} />
          ))}
        </span>
      ))}
    </button>
  );
}

function ShipOf({ table, unit }: { readonly table: BoardState; readonly unit: UnitCode }) {
  const kind = kindOfUnit(table, unit);
  return <Ship unit={kind} />;
}
