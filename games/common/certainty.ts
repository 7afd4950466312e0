/** How sure a datum of a pack is: a source says it, it follows from sources, it is our best guess, or it is our own. */
export const certainties = ['documented', 'derived', 'reconstructed', 'original'] as const;
export type Certainty = (typeof certainties)[number];
