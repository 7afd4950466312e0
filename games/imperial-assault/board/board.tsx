import { BattleBoard } from './battle-board.tsx';
import type { Props } from './board-state.ts';
import { skirmishParts } from './skirmish-parts.tsx';

/** The table of a skirmish. */
export function Board(props: Props) {
  return <BattleBoard props={props} parts={skirmishParts} />;
}
