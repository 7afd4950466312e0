/** What can be typed at the table. */
export function helpText(notation: string): string {
  return `Type the number of a choice, or the choice itself (${notation}), or:
  list   all choices in words, or the form of the value that is asked for
  table  the whole table in words
  undo   back to your last decision
  quit   leave the match
  ?      this help
${valueHelp}`;
}

/** How a value is typed. */
export const valueHelp = 'A value is typed as JSON, as the name of a file that holds it, or as random.';
