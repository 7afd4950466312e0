/** The diagrams to which the rules refer, `![id] caption`. */
export const diagramIds = [
  'card',
  'zones',
  'terrain',
  'adjacent',
  'move',
  'large',
  'sight',
  'attack',
  'dice',
  'control',
] as const;
export type DiagramId = (typeof diagramIds)[number];
