/** ANSI codes ("select graphic rendition") of what can be drawn. */
const styles = {
  plain: '',
  dim: '2',
  route: '33',
  asteroid: '90',
  planet: '1;36',
  symbol: '1;35',
  legal: '1;32',
  red: '1;97;41',
  green: '1;97;42',
  black: '1;97;100',
  white: '1;30;107',
  orange: '1;30;43',
} as const;
export type Style = keyof typeof styles;

interface Cell {
  readonly char: string;
  readonly style: Style;
}

const blank: Cell = { char: ' ', style: 'plain' };
const escapeCharacter = String.fromCharCode(27);

/** A sheet of characters, each with a style. What lies outside is not drawn. */
export class Canvas {
  private readonly width: number;
  private readonly rows: Cell[][];

  constructor(width: number, height: number) {
    this.width = width;
    this.rows = Array.from({ length: height }, () => new Array<Cell>(width).fill(blank));
  }

  put(x: number, y: number, text: string, style: Style = 'plain'): void {
    for (const [index, char] of [...text].entries()) {
      const row = this.rows[y];
      if (row !== undefined && x + index >= 0 && x + index < this.width) row[x + index] = { char, style };
    }
  }

  /** Lines without spaces at their ends. */
  print(color: boolean): string {
    return this.rows
      .map((row) =>
        color
          ? colored(row)
          : row
              .map(({ char }) => char)
              .join('')
              .trimEnd(),
      )
      .join('\n');
  }
}

function colored(row: readonly Cell[]): string {
  const end = row.findLastIndex(({ char }) => char !== ' ') + 1;
  let line = '';
  let current: Style = 'plain';
  for (const { char, style } of row.slice(0, end)) {
    if (style !== current) line += `${escapeCharacter}[0${styles[style] === '' ? '' : `;${styles[style]}`}m`;
    current = style;
    line += char;
  }
  return current === 'plain' ? line : `${line}${escapeCharacter}[0m`;
}
