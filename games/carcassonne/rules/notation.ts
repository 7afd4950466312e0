import type { Choice, Rotation } from './choice.ts';

export const notation =
  'tile x,yrK (column, row, K quarter turns clockwise), of very many an area x,y..x,y first; figure small:r1 or large:a1 on the new tile, small:p1@x,y on a planet next to it, - for none';

/** Notations of `placeTile`, `chooseArea` and `placeFigure`. No number has a plus sign, a leading zero or a minus before zero. */
const tilePattern = /^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})r([0-3])$/;
const areaPattern = /^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})\.\.(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/;
const figurePattern = /^(small|large):([a-z][a-z0-9]{0,7})(?:@(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3}))?$/;

export function format(choice: Choice): string {
  switch (choice.kind) {
    case 'chooseArea':
      return `${choice.from.x},${choice.from.y}..${choice.to.x},${choice.to.y}`;
    case 'placeTile':
      return `${choice.x},${choice.y}r${choice.rotation}`;
    case 'placeFigure': {
      const at = choice.square ? `@${choice.square.x},${choice.square.y}` : '';
      return `${choice.size}:${choice.segment}${at}`;
    }
    case 'noFigure':
      return '-';
  }
}

export function parse(text: string): Choice | undefined {
  if (text === '-') return { kind: 'noFigure' };
  const tile = tilePattern.exec(text);
  if (tile) {
    const [, x, y, turns] = tile;
    return { kind: 'placeTile', x: Number(x), y: Number(y), rotation: rotationOf(turns) };
  }
  const area = areaPattern.exec(text);
  if (area) {
    const [, x, y, toX, toY] = area;
    return {
      kind: 'chooseArea',
      from: { x: Number(x), y: Number(y) },
      to: { x: Number(toX), y: Number(toY) },
    };
  }
  const figure = figurePattern.exec(text);
  if (!figure) return undefined;
  const [, size, segment = '', x, y] = figure;
  return {
    kind: 'placeFigure',
    size: size === 'large' ? 'large' : 'small',
    segment,
    ...(x !== undefined && y !== undefined && { square: { x: Number(x), y: Number(y) } }),
  };
}

const turned: Readonly<Record<string, Rotation>> = { '0': 0, '1': 1, '2': 2, '3': 3 };

function rotationOf(text: string | undefined): Rotation {
  return turned[text ?? '0'] ?? 0;
}
