/** The diagrams to which the rules refer, `![id] caption`. */
export const diagramIds = ['draw', 'roll', 'reveal', 'equal', 'store', 'play', 'leaders', 'fields'] as const;
export type DiagramId = (typeof diagramIds)[number];
