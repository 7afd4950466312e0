/** The certainty of a datum in a pack: stated by a source, derived from sources, our best guess, or our invention. */
export const certainties = ['documented', 'derived', 'reconstructed', 'original'] as const;
export type Certainty = (typeof certainties)[number];
