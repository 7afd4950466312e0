/** The part of the table that must be in sight: squares, both ends included. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of the stage that something else covers, at each side. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the camera looks, in squares, and how large it shows one, in pixels. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How large a square is shown, in pixels. */
export interface CameraLimits {
  readonly smallest: number;
  readonly largest: number;
  /** At most as long as nobody zooms, as a multiple of the size of letters. */
  readonly largestAlone: number;
  /** What cannot be moved out of sight; left out where the table has no end. */
  readonly within?: Extent;
}

/** What a camera looks through and at. */
export interface CameraParts {
  /** The element through which one looks. */
  readonly stage: HTMLElement;
  /** The layer that it moves. */
  readonly world: HTMLElement;
  readonly limits: CameraLimits;
  readonly margins: () => Margins;
  /** What lies in the lower right corner of the stage, over the table. */
  readonly tools: () => HTMLElement | null | undefined;
  /** Whether to do without movement. */
  readonly still: () => boolean;
  /** Called whenever it has moved. */
  readonly moved: () => void;
}

/** How long the camera takes to come to a new place by itself, in milliseconds. */
const glideTime = 280;

/**
 * Looks at the table: which point is in the middle of the stage, and how large a square is. Moves one layer by a CSS
 * transform; nothing is laid out or painted again until the zoom has come to rest, then the layer is painted sharp.
 */
export class Camera {
  /** Pixels a square as last laid out. */
  private laidOut = 0;
  private size = 96;
  private x = 0.5;
  private y = 0.5;
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly parts: CameraParts;

  constructor(parts: CameraParts) {
    this.parts = parts;
  }

  private get stage(): HTMLElement {
    return this.parts.stage;
  }

  /** The element through which one looks. */
  get shown(): HTMLElement {
    return this.stage;
  }

  /** Where it looks now. */
  get look(): Look {
    const { x, y, size } = this;
    return { x, y, size };
  }

  /** Pixels a square. */
  get zoom(): number {
    return this.size;
  }

  /** The point of the table, in squares, under a point of the window. */
  pointAt(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.stage.getBoundingClientRect();
    return {
      x: this.x + (clientX - box.left - box.width / 2) / this.size,
      y: this.y + (clientY - box.top - box.height / 2) / this.size,
    };
  }

  /** Where a point of the table, in squares, is on the stage, in pixels. */
  placeOf(x: number, y: number): { left: number; top: number } {
    return {
      left: (x - this.x) * this.size + this.stage.clientWidth / 2,
      top: (y - this.y) * this.size + this.stage.clientHeight / 2,
    };
  }

  /** The same in the window. */
  windowPlace(x: number, y: number): { left: number; top: number } {
    const box = this.stage.getBoundingClientRect();
    const { left, top } = this.placeOf(x, y);
    return { left: left + box.left, top: top + box.top };
  }

  pan(dx: number, dy: number): void {
    this.frames(false);
    cancelAnimationFrame(this.frame);
    this.x -= dx / this.size;
    this.y -= dy / this.size;
    this.apply();
  }

  /** Zooms by a factor about a point of the window, or about the middle of the stage. */
  zoomBy(factor: number, at?: { clientX: number; clientY: number }): void {
    this.stop();
    this.frames(false);
    const before = at && this.pointAt(at.clientX, at.clientY);
    this.size = Math.min(this.parts.limits.largest, Math.max(this.parts.limits.smallest, this.size * factor));
    if (at !== undefined && before !== undefined) {
      const after = this.pointAt(at.clientX, at.clientY);
      this.x += before.x - after.x;
      this.y += before.y - after.y;
    }
    this.apply();
    this.rest = setTimeout(() => this.settle(), 160);
  }

  /**
   * Shows the whole extent, as large as it can be, beside what else lies on the stage; the tools in its corner may lie
   * over it, but over none of these squares.
   */
  fit(extent: Extent, squares: readonly { readonly x: number; readonly y: number }[]): void {
    const margin = this.parts.margins();
    const { offsetWidth: wide = 0, offsetHeight: high = 0 } = this.parts.tools() ?? {};
    const gap = 20;
    const beside = { ...margin, right: Math.max(margin.right, wide + gap) };
    const above = { ...margin, bottom: Math.max(margin.bottom, high + gap) };
    const { clientWidth, clientHeight } = this.stage;
    const views = [margin, beside, above].map((kept) => this.fitted(extent, kept));
    const isFree = ({ x, y, size }: Look): boolean =>
      squares.every(
        (square) =>
          (square.x + 1 - x) * size + clientWidth / 2 <= clientWidth - wide - gap / 2 ||
          (square.y + 1 - y) * size + clientHeight / 2 <= clientHeight - high - gap / 2,
      );
    const found = views.filter(isFree).sort((one, other) => other.size - one.size);
    this.glide(found[0] ?? this.fitted(extent, beside));
    this.frames(true);
  }

  /** From where an extent is seen as large as it can be, beside what covers the stage. */
  fitted(extent: Extent, margin: Margins): Look {
    const width = extent.right - extent.left + 1.16;
    const height = extent.bottom - extent.top + 1.16;
    const across = this.stage.clientWidth - margin.left - margin.right;
    const down = this.stage.clientHeight - margin.top - margin.bottom;
    const room = Math.min(across / width, down / height);
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { smallest, largestAlone } = this.parts.limits;
    const size = Math.min(letters * largestAlone, Math.max(smallest, Math.floor(room)));
    return {
      x: (extent.left + extent.right + 1) / 2 - (margin.left - margin.right) / 2 / size,
      y: (extent.top + extent.bottom + 1) / 2 - (margin.top - margin.bottom) / 2 / size,
      size,
    };
  }

  /** Comes near to a square, so that a finger can tell its spots apart, beside what else lies on the stage. */
  approach(x: number, y: number, size: number): void {
    const near = Math.max(size, this.size);
    const margin = this.parts.margins();
    // The square stays where it is on the stage, but for a margin at its edge.
    const keep = (away: number, room: number, before: number, after: number): number => {
      const least = before + near - room / 2;
      const most = room / 2 - after - near;
      const wanted = away * this.size;
      return (least > most ? (least + most) / 2 : Math.max(least, Math.min(most, wanted))) / near;
    };
    const left = keep(x + 0.5 - this.x, this.stage.clientWidth, margin.left, margin.right);
    const top = keep(y + 0.5 - this.y, this.stage.clientHeight, margin.top, margin.bottom);
    this.glide({ x: x + 0.5 - left, y: y + 0.5 - top, size: near });
  }

  /** Moves softly; at once where nothing has been shown yet, or people want no movement. */
  glide({ x, y, size }: Look): void {
    this.stop();
    this.frames(false);
    if (this.laidOut === 0 || this.parts.still()) {
      [this.x, this.y, this.size] = [x, y, size];
      this.settle();
      return;
    }
    const from = { x: this.x, y: this.y, size: this.size };
    let begun: number | undefined;
    const step = (now: number): void => {
      begun ??= now;
      const part = Math.min(1, (now - begun) / glideTime);
      const eased = 1 - (1 - part) ** 3;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.size = from.size + (size - from.size) * eased;
      if (part < 1) {
        this.apply();
        this.frame = requestAnimationFrame(step);
      } else this.settle();
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Brings a square into sight, and out from under the tools in their corner, without zooming. */
  reveal(x: number, y: number): void {
    const { left, top } = this.placeOf(x + 0.5, y + 0.5);
    const margin = this.size * 0.8;
    const shift = (at: number, room: number): number =>
      at < margin ? margin - at : at > room - margin ? room - margin - at : 0;
    const dx = shift(left, this.stage.clientWidth);
    const dy = shift(top, this.stage.clientHeight);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
    const tools = this.parts.tools()?.getBoundingClientRect();
    if (tools === undefined) return;
    const middle = this.windowPlace(x + 0.5, y + 0.5);
    const across = middle.left + this.size / 2 - tools.left;
    const down = middle.top + this.size / 2 - tools.top;
    if (across <= 0 || down <= 0) return;
    if (across < down) this.pan(-across, 0);
    else this.pan(0, -down);
  }

  /** Moves a square out from under something that lies over the lower part of the window, without zooming. */
  clear(x: number, y: number, cover: DOMRect): void {
    this.reveal(x, y);
    const box = this.stage.getBoundingClientRect();
    const { left, top } = this.windowPlace(x + 0.5, y + 0.5);
    if (top + this.size / 2 < cover.top) return;
    const free = Math.max(this.size / 2, (cover.top - box.top) / 2);
    this.pan(box.left + box.width / 2 - left, box.top + free - top);
  }

  /** Notes whether everything is in sight as the camera framed it by itself: then nothing may lie over a square. */
  private frames(whole: boolean): void {
    this.stage.dataset.whole = String(whole);
  }

  /** Ends a movement that is under way, where it is. */
  stop(): void {
    clearTimeout(this.rest);
    cancelAnimationFrame(this.frame);
  }

  /**
   * The middle of the stage where as much of the table is in sight as can be, but for a little at its edge. What is in sight
   * whole may lie anywhere: it may have to stay clear of what lies over the stage.
   */
  private keptIn(middle: number, least: number, most: number, room: number): number {
    const half = room / 2 / this.size;
    const spare = Math.min(half, 56 / this.size);
    const [first, last] = [least + half - spare, most - half + spare];
    const [from, to] = first > last ? [most - half, least + half] : [first, last];
    return Math.min(to, Math.max(from, middle));
  }

  private settle(): void {
    this.size = Math.round(this.size);
    this.laidOut = this.size;
    this.parts.world.style.setProperty('--u', `${this.size}px`);
    this.apply();
  }

  /** Shows what it looks at, on a stage that may have another size. */
  apply(): void {
    if (this.laidOut === 0) this.settle();
    const { within } = this.parts.limits;
    if (within !== undefined) {
      this.x = this.keptIn(this.x, within.left, within.right + 1, this.stage.clientWidth);
      this.y = this.keptIn(this.y, within.top, within.bottom + 1, this.stage.clientHeight);
    }
    const scale = this.size / this.laidOut;
    const left = Math.round(this.stage.clientWidth / 2 - this.x * this.size);
    const top = Math.round(this.stage.clientHeight / 2 - this.y * this.size);
    this.parts.world.style.transform = `translate3d(${left}px,${top}px,0)${scale === 1 ? '' : ` scale(${scale})`}`;
    this.parts.moved();
  }
}
