/** The longer side of the board in the picture, in pixels. */
const longest = 1600;
/** Around the board, as a share of its longer side, where its edge is not drawn. */
const margin = 0.03;

/** What of the style of a drawing does not stand in the drawing itself. */
const inherited = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'vector-effect', 'paint-order', 'opacity'],
  ...['stop-color', 'stop-opacity', 'display', 'visibility', 'mix-blend-mode', 'clip-path', 'filter'],
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'dominant-baseline'],
  'text-transform',
];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the board: where it lies in the window, and what draws it to a place on the canvas. */
interface Piece {
  readonly at: Box;
  /** It lies below everything and does not make the picture larger. */
  readonly ground: boolean;
  readonly draw: (canvas: CanvasRenderingContext2D, to: Box) => Promise<void> | void;
}

/**
 * Draws a board from what the page shows of it: every drawing and picture below the element, the whole board, however
 * much of it is on the screen. The element is marked with `data-picture`, and drawings behind it with
 * `data-picture="ground"`. What is still being drawn has `data-drawing`: it is waited for.
 */
export async function drawBoard(root: Element): Promise<HTMLCanvasElement> {
  while (root.querySelector('[data-drawing]') !== null) await new Promise(requestAnimationFrame);
  const pieces = piecesOf(root);
  const own = root.getBoundingClientRect();
  const around = own.width > 0 && own.height > 0 ? own : unionOf(pieces.filter(({ ground }) => !ground));
  const scale = longest / Math.max(around.width, around.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(around.width * scale);
  canvas.height = Math.round(around.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  // The picture is larger than the screen: style sheets can show what would be too small there.
  root.toggleAttribute('data-drawn', true);
  try {
    for (const { at, draw } of pieces) {
      await draw(context, {
        x: (at.x - around.x) * scale,
        y: (at.y - around.y) * scale,
        width: at.width * scale,
        height: at.height * scale,
      });
    }
  } finally {
    root.toggleAttribute('data-drawn', false);
  }
  return canvas;
}

function unionOf(pieces: readonly Piece[]): Box {
  const left = Math.min(...pieces.map(({ at }) => at.x));
  const top = Math.min(...pieces.map(({ at }) => at.y));
  const width = Math.max(...pieces.map(({ at }) => at.x + at.width)) - left;
  const height = Math.max(...pieces.map(({ at }) => at.y + at.height)) - top;
  const more = Math.max(width, height) * margin;
  return { x: left - more, y: top - more, width: width + 2 * more, height: height + 2 * more };
}

/** In the order in which they are painted. */
function piecesOf(element: Element, ground = false): Piece[] {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const below = ground || element.getAttribute('data-picture') === 'ground';
  if (element instanceof SVGSVGElement) return [drawingPiece(element, below)];
  if (element instanceof HTMLImageElement) {
    return [
      { at: element.getBoundingClientRect(), ground: below, draw: (canvas, to) => put(canvas, element, to) },
    ];
  }
  if (!(element instanceof HTMLElement) || element.matches('button')) return [];
  return [
    ...groundPieces(element, below),
    ...[...element.children].flatMap((child) => piecesOf(child, below)),
  ];
}

function put(canvas: CanvasRenderingContext2D, image: CanvasImageSource, to: Box): void {
  canvas.drawImage(image, to.x, to.y, to.width, to.height);
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A colour, or a picture that is repeated, below an element. */
function groundPieces(element: HTMLElement, ground: boolean): Piece[] {
  const style = getComputedStyle(element);
  const [, address] = /^url\("(.*)"\)$/.exec(style.backgroundImage) ?? [];
  const at = element.getBoundingClientRect();
  if (at.width === 0 || at.height === 0) return [];
  const zoomed = at.width / (element.offsetWidth || at.width);
  const draw = async (canvas: CanvasRenderingContext2D, to: Box): Promise<void> => {
    canvas.save();
    canvas.beginPath();
    canvas.roundRect(to.x, to.y, to.width, to.height, Number.parseFloat(style.borderRadius) || 0);
    canvas.clip();
    canvas.fillStyle = style.backgroundColor;
    canvas.fill();
    if (address !== undefined) {
      const picture = await loadPicture(address);
      const scale = (to.width / at.width) * zoomed;
      const side = Number.parseFloat(style.backgroundSize) * scale;
      const [x = 0, y = 0] = style.backgroundPosition
        .split(' ')
        .map((value) => Number.parseFloat(value) * scale);
      for (let left = x; left < to.width; left += side) {
        for (let top = y; top < to.height; top += side) {
          if (left + side > 0 && top + side > 0)
            put(canvas, picture, { x: to.x + left, y: to.y + top, width: side, height: side });
        }
      }
    }
    canvas.restore();
  };
  return address === undefined && /^rgba\(.*, 0\)$/.test(style.backgroundColor) ? [] : [{ at, ground, draw }];
}

function drawingPiece(drawing: SVGSVGElement, ground: boolean): Piece {
  const shown = drawing.getBoundingClientRect();
  const { viewBox } = drawing;
  const whole: Box =
    drawing.hasAttribute('viewBox') && viewBox.baseVal.width > 0
      ? viewBox.baseVal
      : { x: 0, y: 0, width: shown.width, height: shown.height };
  const scale = Math.min(shown.width / whole.width, shown.height / whole.height);
  const left = shown.x + (shown.width - whole.width * scale) / 2;
  const top = shown.y + (shown.height - whole.height * scale) / 2;
  const box = getComputedStyle(drawing).overflow === 'visible' ? grown(drawing.getBBox()) : whole;
  const at = {
    x: left + (box.x - whole.x) * scale,
    y: top + (box.y - whole.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  return {
    at,
    ground,
    async draw(canvas, to) {
      if (box.width <= 0 || box.height <= 0) return;
      const copy = await standalone(drawing, box, to);
      const address = URL.createObjectURL(new Blob([copy], { type: 'image/svg+xml' }));
      try {
        put(canvas, await loadPicture(address), to);
      } finally {
        URL.revokeObjectURL(address);
      }
    },
  };
}

/** With room for lines and shadows, which a bounding box does not count. */
function grown({ x, y, width, height }: Box): Box {
  const more = 6;
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}

/** The drawing as a text of its own: with its styles, its fonts, and what it uses of other drawings. */
async function standalone(drawing: SVGSVGElement, box: Box, to: Box): Promise<string> {
  const copy = styled(drawing);
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.setAttribute('width', `${to.width}`);
  copy.setAttribute('height', `${to.height}`);
  const used = new XMLSerializer().serializeToString(copy);
  for (const [, name = ''] of used.matchAll(/(?:url\((?:"|&quot;)?|href=")#([\w-]+)/g)) {
    const target = document.getElementById(name);
    if (copy.querySelector(`[id="${name}"]`) === null && target !== null) {
      const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
      defs.append(styled(target));
      copy.prepend(defs);
    }
  }
  if (copy.querySelector('text') !== null) {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = await fontsFor(drawing);
    copy.prepend(style);
  }
  return new XMLSerializer().serializeToString(copy);
}

function styled<E extends Element>(element: E): E {
  const copy = document.importNode(element, true);
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, original] of [element, ...element.querySelectorAll('*')].entries()) {
    const one = copies[at];
    const style = getComputedStyle(original);
    if (!(one instanceof SVGElement)) continue;
    for (const name of inherited) one.style.setProperty(name, style.getPropertyValue(name));
    one.removeAttribute('class');
  }
  return copy;
}

const fontFaces = new Map<string, Promise<string>>();

/** The faces of the fonts that a drawing uses, with their files in them. */
async function fontsFor(drawing: Element): Promise<string> {
  const families = [...drawing.querySelectorAll('text')].map((text) => getComputedStyle(text).fontFamily);
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })))
    .flatMap(({ rule, base }) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const family = rule.style.getPropertyValue('font-family').replaceAll('"', '');
      return families.some((used) => used.includes(family)) ? [faceOf(rule.cssText, base)] : [];
    });
  return (await Promise.all(faces)).join('');
}

function faceOf(rule: string, base: string): Promise<string> {
  const [whole = '', address = ''] = /url\("?([^")]+)"?\)/.exec(rule) ?? [];
  const found = fontFaces.get(rule);
  if (found !== undefined) return found;
  const loading = fetch(new URL(address, base))
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => {
      const letters = [...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join('');
      return rule.replace(whole, `url(data:font/woff2;base64,${btoa(letters)})`);
    });
  fontFaces.set(rule, loading);
  return loading;
}
