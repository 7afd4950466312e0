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

/** Draws what is waiting, the newest first, because that is what people look at; with room for a frame between. */
async function work(): Promise<void> {
  working = true;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    next.into.value = await rasterise(next.svg(), next.side);
    await new Promise((resume) => setTimeout(resume, 0));
  }
  working = false;
}

/** Falls back to the vector drawing where the browser cannot make a bitmap of it. */
async function rasterise(svg: string, side: number): Promise<string> {
  const sized = svg.replace('<svg ', `<svg width="${side}" height="${side}" `);
  const drawing = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  const image = new Image(side, side);
  image.src = drawing;
  const loaded = await image.decode().then(
    () => true,
    () => false,
  );
  if (!loaded) return drawing;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (bitmap === null) return drawing;
  URL.revokeObjectURL(drawing);
  return URL.createObjectURL(bitmap);
}
