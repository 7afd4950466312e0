import type { Json } from './game.ts';

/**
 * A value as it stands in notation, logs and records: `=` and its JSON in one word of ASCII.
 *
 * @example formatValue(['trooper', 'médic']) // '=["trooper","m\\u00e9dic"]'
 */
export function formatValue(value: Json): string {
  const json = JSON.stringify(value);
  return `=${json.replace(/[^!-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}`;
}

/** Whether a text stands for a value and not for a choice from a list. */
export function isValue(text: string): boolean {
  return text.startsWith('=');
}

/** The value that a text stands for; undefined if it is none. */
export function parseValue(text: string): Json | undefined {
  if (!isValue(text)) return undefined;
  try {
    return JSON.parse(text.slice(1));
  } catch {
    return undefined;
  }
}
