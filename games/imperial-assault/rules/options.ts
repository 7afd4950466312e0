import type { Content } from '../../../kernel/game.ts';
import type { CompiledCards, CompiledMission } from '../content/compiled.ts';

/** What stays as it is through a whole match: the pack, prepared for quick answers, and the options. */
export interface Terms extends CompiledCards {
  readonly content: Content;
  /** The missions that may be drawn. */
  readonly missions: readonly CompiledMission[];
  /** When victory points for defeated figures are scored (A14). */
  readonly vpMode: 'group' | 'figure';
  /** A limit of ours, after which victory points decide. */
  readonly rounds: number;
}
