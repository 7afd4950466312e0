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

/**
 * JSON with its control characters escaped, also those that JSON lets through: the same value, and nothing that a
 * terminal obeys. Line feeds stay, as they end the lines.
 */
export function plainJson(json: string): string {
  return json.replace(controls, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Whether a record or pack holds a control character in one of its texts, as it is or as JSON escapes it. */
export function holdsControls(text: string): boolean {
  const escapes = /\\u00[0189][0-9a-f]|\\u007f|\\u20(?:0[ef]|2[a-e]|6[6-9])|\\u061c|\\[bfr]/i;
  return escapes.test(text) || [...text.matchAll(controls)].some(([sign]) => !'\r\n\t'.includes(sign));
}
