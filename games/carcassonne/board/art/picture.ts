import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';

interface Wanted {
  readonly svg: () => string;
  readonly side: number;
  readonly into: Signal<string | undefined>;
}

/** A drawing that is shown as it is, until there is a bitmap of it. */
interface Drawn extends Wanted {
  readonly image: HTMLImageElement;
}

const pictures = new Map<string, Signal<string | undefined>>();
const waiting: Wanted[] = [];
let working = false;

/**
 * A drawing as a picture, made once: its address, undefined until it is ready. It is a vector drawing at first and soon a
 * bitmap: vector drawings with noise in them are dear to paint, and a bitmap can be moved at sixty frames a second.
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

/**
 * Shows what is waiting all at once, so that it is painted once. Bitmaps take their time and come after that, with room for
 * a frame between.
 */
async function work(): Promise<void> {
  working = true;
  const drawn: Drawn[] = [];
  while (waiting.length + drawn.length > 0) {
    const next = waiting.splice(0);
    const decoded = await Promise.all(next.map(draw));
    batch(() => {
      for (const one of decoded) one.into.value = one.image.src;
    });
    drawn.unshift(...decoded);
    const one = drawn.shift();
    if (one !== undefined) await rasterise(one);
    await new Promise((resume) => setTimeout(resume, 0));
  }
  working = false;
}

async function draw(wanted: Wanted): Promise<Drawn> {
  const { svg, side } = wanted;
  const sized = svg().replace('<svg ', `<svg width="${side}" height="${side}" `);
  const image = new Image(side, side);
  image.src = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  await image.decode().catch(() => undefined);
  return { ...wanted, image };
}

/** The vector drawing stays where the browser cannot make a bitmap of it. */
async function rasterise({ side, into, image }: Drawn): Promise<void> {
  if (image.naturalWidth === 0) return;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (bitmap === null) return;
  const made = new Image(side, side);
  made.src = URL.createObjectURL(bitmap);
  // Whoever shows it must not wait for it.
  await made.decode().catch(() => undefined);
  into.value = made.src;
  URL.revokeObjectURL(image.src);
}
