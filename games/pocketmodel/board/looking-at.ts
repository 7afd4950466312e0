import type { BoardState, Detail } from './board-state.ts';

/** What an element is given that the lens tells of while one points at it. */
export function lookingAt(table: BoardState, detail: Detail) {
  const look = (): void => {
    table.seen.value = detail;
    if (detail.kind === 'unit') table.aimed.value = detail.unit;
  };
  const leave = (): void => {
    table.aimed.value = undefined;
  };
  return { onPointerEnter: look, onFocus: look, onPointerLeave: leave, onBlur: leave };
}
