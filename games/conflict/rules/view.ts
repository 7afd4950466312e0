import type { Chance } from '../../../kernel/chance.ts';
import type { Outcome, Viewer } from '../../../kernel/game.ts';
import type { Pack, Side } from '../content/pack.ts';
import { outcome } from './outcome.ts';
import { setOut } from './set-out.ts';
import type { ConflictState } from './state.ts';
import { type Lately, latelyOf, tableOf, type WholeTable } from './table.ts';

export interface View extends WholeTable, Lately {
  readonly pack: Pack;
  readonly side: Side;
  readonly simplified: boolean;
  readonly open: boolean;
  readonly outcome?: Outcome;
}

export function observe(state: ConflictState, viewer: Viewer): View {
  const { pack, side, simplified, open } = state;
  const ended = outcome(state);
  return {
    pack,
    side,
    simplified,
    open,
    ...tableOf(state, viewer),
    ...latelyOf(state, viewer),
    ...(ended && { outcome: ended }),
  };
}

/** A state from which the view could have come: all that could have are equally likely. */
export function imagine(view: View, chance: Chance): ConflictState {
  const { pack, side, simplified, open, last, drawn } = view;
  return setOut(view, pack, { side, simplified, hands: open ? 'open' : 'strict' }, chance, {
    ...(last && { last }),
    ...(drawn && { drawn }),
  });
}
