import { packName, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { TableTerms } from '../rules/options.ts';

/** The packs that come with the game, by id, with their names. */
export const builtIn = { core: { name: 'Printed cards' } } as const;

/** How the match is played, and how sure the data of its cards are. */
export function dataLines({ pack, vpMode, rounds, added }: TableTerms): readonly Sentence[] {
  const cards = [...pack.deployments, ...pack.companions, ...pack.forms, ...pack.upgrades, ...pack.commands];
  const sure = (how: string): number => cards.filter(({ certainty }) => certainty.card === how).length;
  return [
    // A campaign has no points, and each mission a last round of its own.
    ...(added.campaign === undefined
      ? [sentence('table.vpMode', { mode: vpMode }), sentence('table.rounds', { rounds })]
      : []),
    sentence('table.sure', {
      name: packName(builtIn, pack),
      documented: sure('documented'),
      derived: sure('derived'),
      reconstructed: sure('reconstructed'),
      original: sure('original'),
    }),
  ];
}
