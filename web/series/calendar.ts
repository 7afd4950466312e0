/** What a calendar is told of a meeting. */
export interface CalendarEntry {
  /** Names the meeting for ever, so that a new time takes the place of the old one. */
  readonly id: string;
  readonly at: Date;
  /** When the entry was made. */
  readonly made: Date;
  readonly title: string;
  readonly url: string;
}

/** How long a calendar keeps the evening free, in hours. */
const hours = 3;

/** A meeting as a file that every calendar reads (iCalendar, RFC 5545). */
export function calendarFile({ id, at, made, title, url }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Starboard//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${momentOf(made)}`,
    `DTSTART:${momentOf(at)}`,
    `DURATION:PT${hours}H`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T190000Z` */
function momentOf(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line in pieces of at most 75 bytes, as the standard asks; none of them cuts a letter. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces = [''];
  let room = 75;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (size > room) {
      pieces.push(' ');
      room = 74;
    }
    pieces[pieces.length - 1] += letter;
    room -= size;
  }
  return pieces.join('\r\n');
}
