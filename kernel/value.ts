import type { Json } from './game.ts';

/**
 * Formats a value for notation, logs and records: `=` and its JSON, in ASCII without spaces.
 *
 * @example formatValue(['trooper', 'médic']) // '=["trooper","m\\u00e9dic"]'
 */
export function formatValue(value: Json): string {
  const json = JSON.stringify(value);
  return `=${json.replace(/[^!-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}`;
}

/** Whether a notation is that of a value and not of a choice. */
export function isValue(text: string): boolean {
  return text.startsWith('=');
}

/** Parses the notation of a value; undefined if the text is not the notation of a value. */
export function parseValue(text: string): Json | undefined {
  if (!isValue(text)) return undefined;
  try {
    return JSON.parse(text.slice(1));
  } catch {
    return undefined;
  }
}
