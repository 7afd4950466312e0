import type { BoardProps } from '../../../web/table/board.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';

/** The table of Conflict: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: BoardProps<View, Event>) {
  return <section class="cf-board" aria-label={props.say({ key: 'board.track' })} />;
}
