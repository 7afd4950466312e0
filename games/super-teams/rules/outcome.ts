import type { Outcome } from '../../../kernel/game.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { SuperTeamsState } from './state.ts';
import { finishedTeams, sharedTeams } from './teams.ts';

/** Every team whose ships have all arrived wins; several may do so at once and share the victory (p. 4, 10). */
export function outcome(pack: CompiledPack, state: SuperTeamsState): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  const winners = finishedTeams(pack, state);
  const teams = sharedTeams(state);
  return {
    ranks: state.teams.map((team) => (winners.includes(team) ? 1 : winners.length + 1)),
    ...(teams && { teams }),
  };
}
