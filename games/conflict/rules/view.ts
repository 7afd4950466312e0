import type { Outcome, Viewer } from '../../../kernel/game.ts';
import { once } from '../../common/once.ts';
import type { Pack, Side } from '../content/pack.ts';
import { type Moment, momentOf } from './moment.ts';
import type { Terms } from './options.ts';
import { outcome } from './outcome.ts';
import type { ConflictFrame, ConflictState } from './state.ts';
import { type Lately, latelyOf, tableOf, type WholeTable } from './table.ts';

export interface View extends WholeTable, Lately {
  readonly content: string;
  /** Nothing in the frames is hidden. */
  readonly stack: readonly ConflictFrame[];
  /** Hands and peeked cards are open to all, or secret (ruling R17). */
  readonly open: boolean;
  readonly outcome?: Outcome;
}

export function observe(terms: Terms, state: ConflictState, viewer: Viewer): View {
  const ended = outcome(state);
  return {
    content: state.content,
    stack: [...state.stack],
    open: terms.open,
    ...tableOf(terms, state, viewer),
    ...latelyOf(terms, state, viewer),
    ...(ended && { outcome: ended }),
  };
}

/** A view as words, board and terminal read it: with the pack, the options of the match, and what is asked. */
export interface Seen extends View, Moment {
  readonly terms: Terms;
  readonly pack: Pack;
  readonly side: Side;
  readonly simplified: boolean;
}

/** Gives views of matches on these terms what they do not repeat. */
export function seeing(terms: Terms): (view: View) => Seen {
  const { pack, side, simplified } = terms;
  return once((view) => ({ ...view, ...momentOf(view.stack), terms, pack, side, simplified }));
}
