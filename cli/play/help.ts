/** What can be typed at the table. */
export function helpText(notation: string): string {
  return `Type the number of a choice, or the choice itself (${notation}), or:
  list   all choices in words
  table  the whole table in words
  undo   back to your last decision
  quit   leave the match
  ?      this help`;
}
