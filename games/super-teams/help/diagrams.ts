/** The diagrams to which the rules refer, `![id] caption`. */
export const diagramIds = [
  'turn',
  'hyperspace',
  'asteroid',
  'bonus',
  'double',
  'maw',
  'arrival',
  'cards',
  'hook',
] as const;
export type DiagramId = (typeof diagramIds)[number];
