import type { SeriesDetails, TableDetails } from '../../server/protocol.ts';
import { ask, askTable } from '../api.ts';
import { authorityOf } from '../device/authority.ts';
import { ApiError } from '../failure.ts';

/** What only pages of series ask for, apart from all that every page can ask for. */
export const seriesApi = {
  series: (id: string) =>
    ask<SeriesDetails>('GET', `/series/${encodeURIComponent(id)}`, undefined, authorityOf(id)),
  /** Ends the series of this table; only for its owner. */
  end: (table: string) => askTable<TableDetails>(table, 'POST', '/series-end'),
  /** Brings a series back from the text of its file. */
  bringBack: (text: string) => ask<{ readonly id: string }>('POST', '/series', fileFrom(text)),
  /** Sets when the people of a series meet next (ISO 8601), or takes it back. */
  meet: (table: string, at: string | null) => askTable<TableDetails>(table, 'PUT', '/meeting', { at }),
};

/** What the text of a file says; refuses what is no JSON, or JSON of something else. */
function fileFrom(text: string): unknown {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === 'object' && file !== null && 'starboard' in file && file.starboard === 'series')
      return file;
  } catch {
    // Refused below.
  }
  throw new ApiError({ code: 'bad-series', message: 'this is no file of a series' });
}
