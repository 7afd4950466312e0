/** What would move the cursor, ring, colour, or turn the direction of a text in a terminal. */
const controls = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A text as a terminal may print it whoever wrote it: without control characters, in which escape sequences begin. Only
 * line feeds stay.
 *
 * @example plain('\u001b[31mred\u0007') // '[31mred'
 */
export function plain(text: string): string {
  return text.replace(controls, (sign) => (sign === '\n' ? sign : ''));
}

/** Whether a record or pack holds a control character in one of its texts, as it is or as JSON escapes it. */
export function holdsControls(text: string): boolean {
  const escapes = /\\u00[0189][0-9a-f]|\\u007f|\\u20(?:0[ef]|2[a-e]|6[6-9])|\\u061c|\\[bfr]/i;
  return escapes.test(text) || [...text.matchAll(controls)].some(([sign]) => !'\r\n\t'.includes(sign));
}
