/** The diagrams to which the rules refer, `![id] caption`. */
export const diagramIds = [
  'unit',
  'card',
  'zones',
  'stars',
  'objective',
  'battle',
  'strike',
  'reserves',
] as const;
export type DiagramId = (typeof diagramIds)[number];
