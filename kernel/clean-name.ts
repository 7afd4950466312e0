/** Blanks, whatever their width, and signs that look like one. */
const blanks = /[\s\p{Z}\u2800\u3164\u115f\u1160\uffa0]+/gu;
/** What nobody sees: control and format characters, unassigned ones, halves of characters, and what is drawn as nothing. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]+/gu;
/** More marks on one letter than any script needs. They would cover other lines. */
const tooManyMarks = /(\p{M}{3})\p{M}+/gu;
/** Marks without a letter below them. They would stand on what comes before the name. */
const loneMarks = /^[\p{M} ]+/u;

/**
 * A name of a person without what nobody sees, written in the one way that Unicode calls composed (NFC). Empty if nothing
 * is left of it.
 *
 * @example cleanName('\u202e Le\u200bia\u0000') // 'Leia'
 */
export function cleanName(text: string): string {
  return text
    .replace(blanks, ' ')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(loneMarks, '')
    .replace(tooManyMarks, '$1')
    .replace(/ +/g, ' ')
    .trim();
}
