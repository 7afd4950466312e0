import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

const pictures = new Map<string, Signal<string | undefined>>();
const waiting: { svg: () => string; side: number; into: Signal<string | undefined> }[] = [];
let working = false;

/**
 * A drawing as a bitmap, made once: the address of the picture, undefined until it is ready. Vector drawings with
 * noise in them are dear to paint; a bitmap can be moved at sixty frames a second.
 *
 * @param side of the square picture, in pixels
 */
export function picture(key: string, side: number, svg: () => string): ReadonlySignal<string | undefined> {
  let made = pictures.get(key);
  if (made === undefined) {
    made = signal(undefined);
    pictures.set(key, made);
    waiting.push({ svg, side, into: made });
    if (!working) void work();
  }
  return made;
}

/** Draws what is waiting, one picture after the other, with room for a frame between them. */
async function work(): Promise<void> {
  working = true;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    next.into.value = await rasterise(next.svg(), next.side);
    await new Promise((resume) => setTimeout(resume, 0));
  }
  working = false;
}

async function rasterise(svg: string, side: number): Promise<string> {
  const drawing = URL.createObjectURL(
    new Blob([svg.replace('<svg ', `<svg width="${side}" height="${side}" `)], { type: 'image/svg+xml' }),
  );
  const image = new Image(side, side);
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (bitmap === null) return drawing;
  URL.revokeObjectURL(drawing);
  return URL.createObjectURL(bitmap);
}
