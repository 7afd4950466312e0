/** Decisions in which deployment cards are chosen, which a panel shows as such. */
export const askedByCards: ReadonlySet<string> = new Set(['openGroups', 'deployment', 'ally']);

/** The kinds of decision whose choices the attack panel shows: for these the desk has no buttons. */
export const askedInPanel: ReadonlySet<string> = new Set([
  'window',
  'may',
  'chooseOption',
  'rerollDie',
  'rerollTest',
  'replaceDie',
  'removeDie',
  'exchangeDie',
  'anyDice',
  'oneDie',
  'surge',
  'preventStrain',
  'tokenKind',
  'surplusToken',
  'otherCondition',
  'oneCondition',
  ...askedByCards,
]);
