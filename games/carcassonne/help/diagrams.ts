/** The diagrams to which the rules refer, `![id] caption`. */
export const diagramIds = [
  'figures',
  'turn',
  'placing',
  'route',
  'field',
  'planet',
  'attack',
  'battle',
] as const;
export type DiagramId = (typeof diagramIds)[number];
