/** The kinds of decision whose choices the attack panel shows: for these the desk has no buttons. */
export const askedInPanel: ReadonlySet<string> = new Set<string>();
