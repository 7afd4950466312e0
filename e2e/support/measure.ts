import type { Page } from 'playwright-core';

/** What is wrong with how a page lies on the screen: a kind of fault, and the element. */
export interface LayoutFault {
  readonly kind: /** Something lies over a control. */
    | 'covered'
    /** A control cannot be brought onto the screen. */
    | 'outside'
    /** A text or a drawing of the board is cut off. */
    | 'cut'
    /** Something has to be scrolled sideways. */
    | 'sideways'
    /** A control is too small for a finger. */
    | 'small'
    /** The board scrolls as a whole, or has less than half of a low screen. */
    | 'board'
    /** It lies elsewhere since a choice was begun. */
    | 'moved';
  readonly where: string;
}

/** Measures a page as it is shown now. Waits for nothing. */
export async function measure(page: Page): Promise<LayoutFault[]> {
  return page.evaluate(findFaults);
}

/** Runs in the page. */
function findFaults(): LayoutFault[] {
  /** The size of a target, in pixels. */
  const target = 44;
  /** Differences that come from rounding, in pixels. */
  const tolerance = 1.5;
  const controlSelector =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="radio"]';
  const faults: LayoutFault[] = [];
  const coarse = matchMedia('(pointer: coarse)').matches;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const report = (kind: LayoutFault['kind'], element: Element, more = ''): void => {
    faults.push({ kind, where: `${describe(element)}${more === '' ? '' : ` ${more}`}` });
  };

  function describe(element: Element): string {
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}${classes.join('')} "${text.trim().slice(0, 24)}"`;
  }

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const everywhere: Box = {
    left: Number.NEGATIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
    right: Number.POSITIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  };
  const clips = new Map<Element, Box>();
  /** What can be seen of the contents of an element, by scrolling too. */
  function clipOf(element: Element): Box {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    const outer =
      parent === null || style.position === 'fixed' || element.matches('dialog')
        ? style.position === 'fixed' || element.matches('dialog')
          ? screen
          : { ...everywhere, left: 0, right: innerWidth }
        : clipOf(parent);
    const own = element.getBoundingClientRect();
    let { left, top, right, bottom } = outer;
    const root = element === document.documentElement || element === document.body;
    if (!root && /hidden|clip/.test(style.overflowX)) {
      [left, right] = [Math.max(left, own.left), Math.min(right, own.right)];
    }
    if (!root && /hidden|clip/.test(style.overflowY)) {
      [top, bottom] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
    }
    if (/auto|scroll/.test(style.overflowX)) [left, right] = [everywhere.left, everywhere.right];
    if (/auto|scroll/.test(style.overflowY)) [top, bottom] = [everywhere.top, everywhere.bottom];
    const clip = { left, top, right, bottom };
    clips.set(element, clip);
    return clip;
  }

  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('.hidden-text, .hidden-input, .skip:not(:focus), [inert]') !== null ||
    element.getBoundingClientRect().width <= 1;

  /** The room of a board that can be moved to and fro: what lies beyond its edge is no fault. */
  const mapOf = (element: Element): Element | null => element.closest('[role="application"]');

  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = modal ?? document.body;

  /** Brings an element into sight by scrolling what people can scroll. */
  function scrollTo(element: Element): void {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      const isPage = at === document.documentElement;
      if (!isPage && !/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) continue;
      if (at.scrollHeight <= at.clientHeight && at.scrollWidth <= at.clientWidth) continue;
      const inner = element.getBoundingClientRect();
      const outer = isPage ? screen : at.getBoundingClientRect();
      if (inner.top < outer.top || inner.bottom > outer.bottom) {
        at.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
        clips.clear();
      }
      if (inner.left < outer.left || inner.right > outer.right) {
        at.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
        clips.clear();
      }
    }
  }

  /** Whether what lies over a control stays there when the page is scrolled. */
  function isSticky(element: Element | null): boolean {
    for (let at = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).position === 'sticky') return true;
    }
    return false;
  }

  /** Whether a press there meets the control. */
  function meets(control: Element, x: number, y: number): true | Element | null {
    const hit = document.elementFromPoint(x, y);
    if (hit === null || control.contains(hit)) return hit === null ? null : true;
    const label = hit.closest('label');
    if (label !== null && (label.contains(control) || label.htmlFor === control.id)) return true;
    return hit;
  }

  /** The lines of a long match all lie alike: the newest of them stand for the rest. */
  const mostLines = 8;
  const older = new Set<Element>([...root.querySelectorAll('.log .log-link')].slice(0, -mostLines));
  for (const control of root.querySelectorAll<HTMLElement>(controlSelector)) {
    if (older.has(control)) continue;
    if (isHidden(control) || control.matches(':disabled, [type="hidden"]')) continue;
    const map = mapOf(control);
    if (map === null) scrollTo(control);
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    if (map !== null) {
      const room = map.getBoundingClientRect();
      const inside =
        middle.x > room.left + tolerance &&
        middle.x < room.right - tolerance &&
        middle.y > room.top + tolerance &&
        middle.y < room.bottom - tolerance;
      if (!inside) continue;
    } else {
      const clip = clipOf(control.parentElement ?? control);
      const shown = {
        left: Math.max(clip.left, 0),
        top: Math.max(clip.top, 0),
        right: Math.min(clip.right, innerWidth),
        bottom: Math.min(clip.bottom, innerHeight),
      };
      const fits =
        left >= shown.left - tolerance &&
        right <= shown.right + tolerance &&
        (height > innerHeight || (top >= shown.top - tolerance && bottom <= shown.bottom + tolerance));
      if (!fits) {
        report('outside', control, `${[left, top, right, bottom].map(Math.round)}`);
        continue;
      }
    }
    /** On a map that shows much, a finger's first press only brings it closer where it meets several. */
    const comesCloser =
      coarse &&
      map instanceof HTMLElement &&
      ((width < target && height < target) || map.dataset.far === 'true');
    const style = getComputedStyle(control);
    const round = Number.parseFloat(style.borderTopLeftRadius) || 0;
    const isPart = style.borderTopLeftRadius.endsWith('%');
    const radius = Math.min(isPart ? (width * round) / 100 : round, width / 2, height / 2);
    const inset = radius * 0.3 + 2.5;
    const wraps = style.display === 'inline';
    const points = wraps
      ? [...control.getClientRects()].map((line) => [line.left + line.width / 2, line.top + line.height / 2])
      : [
          [middle.x, middle.y],
          [left + inset, top + inset],
          [right - inset, top + inset],
          [left + inset, bottom - inset],
          [right - inset, bottom - inset],
        ];
    for (const [at, [x = 0, y = 0]] of points.entries()) {
      if (map !== null && at > 0) {
        const room = map.getBoundingClientRect();
        if (x < room.left || x > room.right || y < room.top || y > room.bottom) continue;
      }
      const met = meets(control, x, y);
      // A corner may be rounded off by what the control lies in.
      if (met === true || (at > 0 && met?.contains(control))) continue;
      // What lies over the rest until its reader closes it.
      if (met?.closest('.match-over, .cs-remaining, .ic-story, .ib-scene, .skip')) continue;
      // Whoever has moved a map to and fro can move on.
      if (map instanceof HTMLElement && met !== null && !map.contains(met) && map.dataset.whole === 'false')
        continue;
      if (comesCloser) continue;
      // It can be scrolled out from under that.
      if (isSticky(met)) continue;
      report('covered', control, `by ${met === null ? 'nothing' : describe(met)} at point ${at}`);
      break;
    }
    if (!coarse || wraps || comesCloser) continue;
    const held = control.closest('label') ?? control;
    const size = held.getBoundingClientRect();
    const large = size.width >= target - 0.6 && size.height >= target - 0.6;
    const reach = target / 2 - 1;
    const reached = () =>
      [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ].every(([dx = 0, dy = 0]) => meets(control, middle.x + dx, middle.y + dy) === true);
    if (!large && !reached())
      report('small', control, `${Math.round(size.width)} x ${Math.round(size.height)}`);
  }

  // Texts, each as its lines lie.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.nodeValue?.trim() === '') continue;
    const clip = clipOf(parent);
    // Where all can be scrolled into sight nothing is cut, as in the log, which has most of the texts.
    if (Object.values(clip).every((edge) => !Number.isFinite(edge))) continue;
    if (isHidden(parent) || mapOf(parent) !== null || parent.closest('option, textarea, title')) continue;
    range.selectNodeContents(node);
    const isCut = [...range.getClientRects()].some(({ left, top, right, bottom, width, height }) => {
      // The room above and below the letters may be cut.
      const slack = height * 0.2 + tolerance;
      return (
        width > 0 &&
        (left < clip.left - tolerance ||
          right > clip.right + tolerance ||
          top < clip.top - slack ||
          bottom > clip.bottom + slack)
      );
    });
    if (isCut) report('cut', parent);
  }
  for (const select of root.querySelectorAll('select')) {
    if (isHidden(select)) continue;
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) continue;
    pen.font = style.font;
    const text = select.selectedOptions[0]?.text ?? '';
    const room =
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - 16;
    if (pen.measureText(text).width > room + tolerance) report('cut', select, text);
  }

  // Drawings of a board that is shown as a whole.
  for (const shape of root.querySelectorAll<SVGGraphicsElement>(
    '[data-part="track"] svg :is(circle, text)',
  )) {
    // Lines are sky.
    if (isHidden(shape) || getComputedStyle(shape).fill === 'none') continue;
    const box = shape.getBoundingClientRect();
    const clip = clipOf(shape.parentElement ?? shape);
    const { left, top, right, bottom } = box;
    if (left < clip.left - 2 || right > clip.right + 2 || top < clip.top - 2 || bottom > clip.bottom + 2) {
      report('cut', shape, `drawn at ${[left, top, right, bottom].map(Math.round)}`);
    }
  }

  for (const element of [document.documentElement, ...root.querySelectorAll('*')]) {
    if (element.scrollWidth <= element.clientWidth + tolerance || element.clientWidth === 0) continue;
    const page = element === document.documentElement;
    if (!page && (isHidden(element) || !/auto|scroll/.test(getComputedStyle(element).overflowX))) continue;
    if (element.matches('textarea, input, [data-sideways]')) continue;
    report('sideways', element, `${element.scrollWidth} in ${element.clientWidth}`);
  }

  // Beside the words of a guide a phone has too little room for some boards.
  const track = document.querySelector('.table-page:not(.guide-page) .table-stage [data-part="track"]');
  for (let at = track?.parentElement; at && modal === undefined; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + tolerance && /auto|scroll/.test(getComputedStyle(at).overflowY))
      report('board', at, `scrolls: ${at.scrollHeight} in ${at.clientHeight}`);
  }

  const low = 500;
  const board = document.querySelector('.table-stage [data-part="track"], .table-stage [role="application"]');
  if (innerHeight <= low && board !== null && modal === undefined) {
    const { height } = board.getBoundingClientRect();
    if (height < innerHeight / 2) report('board', board, `${Math.round(height)} of ${innerHeight}`);
  }
  return faults;
}

/** The farthest that anything on a table may move because a choice was begun, in pixels. */
const mostMoved = 12;

/**
 * Notes where the parts of the table and its controls lie. The function that it returns says which of them lie elsewhere
 * now. What a camera moves is not looked at, nor what the log scrolls.
 */
export async function watchPlaces(page: Page): Promise<() => Promise<LayoutFault[]>> {
  const watched = await page.evaluateHandle(() => {
    const found = [
      ...document.querySelectorAll(
        '.table-page :is([data-part], .prompt, button, [data-part="track"] circle)',
      ),
    ].filter(
      (element) => element.checkVisibility() && element.closest('[role="application"], .log') === null,
    );
    return found.map((element) => ({ element, before: element.getBoundingClientRect() }));
  });
  return async () => {
    const moved = await watched.evaluate(
      (all, most) =>
        all.flatMap(({ element, before }) => {
          if (!element.isConnected || !element.checkVisibility()) return [];
          const after = element.getBoundingClientRect();
          // What grows to one side stays where it is.
          const least = (one: number, other: number): number => Math.min(Math.abs(one), Math.abs(other));
          const way = Math.hypot(
            least(after.left - before.left, after.right - before.right),
            least(after.top - before.top, after.bottom - before.bottom),
          );
          const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
          return way > most ? [`${name} by ${Math.round(way)}`] : [];
        }),
      mostMoved,
    );
    await watched.dispose();
    return moved.map((where) => ({ kind: 'moved', where }));
  };
}
