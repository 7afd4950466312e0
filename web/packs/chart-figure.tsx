import type { ComponentChildren } from 'preact';
import { t } from '../i18n/language.ts';

/** The width of a chart, in its own units. */
export const chartWidth = 340;

/** A chart: drawn for the eye, a sentence and a table for everybody. */
export function ChartFigure({
  title,
  summary,
  height,
  heads,
  rows,
  children,
}: {
  readonly title: string;
  readonly summary: string;
  readonly height: number;
  /** Of the columns of the table, that of the names of its rows first. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly (string | number)[] }[];
  readonly children: ComponentChildren;
}) {
  return (
    <figure class="pack-chart">
      <figcaption>
        <h3>{title}</h3>
        <p>{summary}</p>
      </figcaption>
      <svg viewBox={`0 0 ${chartWidth} ${height}`} role="img" aria-label={`${title}: ${summary}`}>
        {children}
      </svg>
      <details>
        <summary>{t('packs.numbers')}</summary>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
