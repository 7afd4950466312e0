/** A text of a pack that is shown to others: one line, and nothing that would move the cursor or turn its direction. */
export const textSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$',
} as const;
