import type { CDPSession, Page } from 'playwright-core';
import type { GameEntry } from '../../games/entry.ts';
import { games } from '../../games/games.ts';
import { leadTo } from './follow.ts';
import { byMouse, watchFetches } from './hands.ts';
import type { Kept, KeptTables } from './kept-tables.ts';

/** A screen at which pages are measured and drawn. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** The screens for which the table is designed. */
const designedFor: readonly Screen[] = [
  { name: 'desk', width: 1440, height: 900, touch: false },
  { name: 'tablet', width: 820, height: 1180, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
];

/** The screens with the least room. */
const smallest: readonly Screen[] = [
  { name: 'small phone', width: 320, height: 640, touch: true },
  { name: 'phone on its side', width: 844, height: 390, touch: true },
];

/** Screens that lie between those, or beyond the desk. */
const further: readonly Screen[] = [
  { name: 'large desk', width: 2560, height: 1440, touch: false },
  { name: 'tablet on its side', width: 1024, height: 768, touch: true },
  // 1440 x 900 at 200 %.
  { name: 'desk at 200 percent', width: 720, height: 450, touch: false },
  { name: 'small tablet', width: 600, height: 960, touch: true },
  { name: 'large phone', width: 430, height: 932, touch: true },
  { name: 'narrow phone', width: 360, height: 740, touch: true },
];

/** All screens. */
export const screens: readonly Screen[] = [...designedFor, ...smallest, ...further];

/**
 * The screens on which the `turn`th moment is measured: those that the table is designed for, one of the smallest and two
 * further ones, by turns. Six moments one after the other are measured on all; with `SCREENS=all` each of them is. Those
 * with a mouse come first: to change to a finger and back lays out the page twice more.
 */
export function screensFor(turn: number): readonly Screen[] {
  const byTurns = (some: readonly Screen[], every: number): readonly Screen[] =>
    process.env.SCREENS === 'all' ? some : some.filter((_, at) => at % every === turn % every);
  const chosen = [...designedFor, ...byTurns(smallest, 2), ...byTurns(further, 3)];
  return chosen.sort((one, other) => Number(one.touch) - Number(other.touch));
}

/** A moment of the page: an address, what shows that it is there, and what is pressed then. */
export interface Moment {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  /** Pressed one after the other: they begin a choice, because of which nothing may move. */
  readonly begin?: readonly string[];
  /** Each is pressed by itself and opens a dialog, which is closed before the next. */
  readonly open?: readonly string[];
  /** Each is pressed by itself and changes the page. */
  readonly change?: readonly string[];
}

/** What is pressed one after the other, before Escape closes what it has opened or takes back what it has begun. */
export interface Round {
  readonly kind: 'begin' | 'open' | 'change';
  readonly pressed: readonly string[];
}

/** What is pressed at a moment, in rounds. */
export function roundsOf({ begin = [], open = [], change = [] }: Moment): readonly Round[] {
  return [
    ...(begin.length > 0 ? [{ kind: 'begin', pressed: begin } as const] : []),
    ...open.map((selector) => ({ kind: 'open', pressed: [selector] }) as const),
    ...change.map((selector) => ({ kind: 'change', pressed: [selector] }) as const),
  ];
}

/** How a choice is begun on the board of a game: the first of each of these that can be pressed, one after the other. */
const begin: Readonly<Record<string, readonly string[]>> = {
  carcassonne: ['[data-square]', '.cs-spot'],
  'super-teams': ['.st-card[aria-disabled="false"]', '.st-option'],
  conflict: [
    '.cf-die[aria-disabled="false"]',
    '.cf-deck[aria-disabled="false"]',
    '.cf-order .cf-card',
    '.cf-cards .cf-card[aria-disabled="false"]',
  ],
  // Most choices are carried out at once, and taken back.
  pocketmodel: [
    '[data-asks="turn"] .pb-unit[data-can="true"]',
    '[data-asks="card"] .pb-card[data-can="true"]',
  ],
  // A card that is discarded leaves the hand at once, which closes up.
  'imperial-assault': [
    '[data-asks="activation"] .ib-figure[data-can="true"]',
    '[data-asks]:not([data-asks="handCard"]) .ib-card[data-can="true"]',
  ],
  'imperial-assault-campaign': ['[data-asks="activation"] .ib-figure[data-can="true"]'],
};

/** What changes beside the board of a game, or answers what is asked. */
const changes: Readonly<Record<string, readonly string[]>> = {
  carcassonne: ['.cs-remaining-button'],
  pocketmodel: ['.pb-slot[data-can="true"]'],
  'imperial-assault': ['.ib-group[data-can="true"]'],
  'imperial-assault-campaign': ['.ic-hero-side .ib-group[data-can="true"]'],
};

/** Games that are played on the board of another one: what that asks too is looked at there. */
const boardOf: Readonly<Record<string, string>> = { 'imperial-assault-campaign': 'imperial-assault' };

/** The dialogs beside the board, of all games and of some. */
const menu = 'button[aria-label="Table menu"]';
const beside: Readonly<Record<string, readonly string[]>> = {
  pocketmodel: ['.pb-pile-discard', '.pb-pile-reserve', '.pb-slot[data-can="false"]:not(.pb-gone)'],
  'imperial-assault': ['.ib-pile', '.ib-group[data-can="false"]'],
  'imperial-assault-campaign': ['.ib-pile', '.ic-hero-side .ib-group[data-can="false"]', '.ic-chip'],
};

/** Every page, and the first, middle and last moment of every game. */
export function momentsOf({ tables }: Kept): readonly Moment[] {
  return [
    { name: 'home', path: '/', ready: '.game-card h2' },
    { name: 'account', path: '/account', ready: '.passkeys + *, #keys-passkeys' },
    { name: 'about', path: '/about', ready: '.licence-list', open: ['button[aria-label="Settings"]'] },
    { name: 'missing table', path: '/table/nothing', ready: 'h1' },
    ...games.flatMap((entry) => {
      const kept = tables.get(entry.id);
      const shared = tables.get(boardOf[entry.id] ?? '')?.asked;
      return kept === undefined ? [] : momentsIn(entry, kept, shared);
    }),
  ];
}

function momentsIn(
  { id, guides, editor }: GameEntry,
  kept: KeptTables,
  shared: ReadonlyMap<string, string> = new Map(),
): Moment[] {
  const board = '.table-stage :is([data-part="hand"], [data-part="desk"], .cs-hand, .ic-between)';
  const over = '.match-over tbody tr';
  const others = (path: string, page: string): string => path.replace('table', page);
  const at = (name: string, path: string, ready: string, ...open: readonly string[]): Moment => ({
    name: `${id}: ${name}`,
    path,
    ready,
    open,
  });
  const asked = (name: string, path: string, ...open: readonly string[]): Moment => ({
    ...at(name, path, board, ...open),
    begin: begin[id] ?? [],
  });
  // What is the same for every game is opened in the first.
  const once = id === games[0]?.id;
  return [
    at('new table', `/new/${id}`, '#new-options'),
    at('waiting table', kept.waiting, '.qr-code'),
    at('first decision', kept.first, board, ...(once ? [menu] : [])),
    ...[...kept.asked].flatMap(([kind, path]) => (shared.has(kind) ? [] : [asked(`asked to ${kind}`, path)])),
    { ...asked('crowded', kept.crowded, ...(beside[id] ?? [])), change: changes[id] ?? [] },
    at('clocks', kept.clocks, board),
    at('end', kept.over, over),
    // What is closed there stays closed on every further screen.
    { ...at('end that was read', kept.over, over), change: ['.match-over-close'] },
    at('crowded end', kept.crowdedOver, over),
    at('replay', `${others(kept.over, 'replay')}#20`, '.transport', '.transport > .icon-button'),
    at('end of the replay', `${others(kept.crowdedOver, 'replay')}#100000`, '.transport'),
    ...(once
      ? [
          { ...at('in words', kept.crowded, board), change: ['button.skip'] },
          at('replay of a running match', others(kept.crowded, 'replay'), '.transport'),
          at('checked chance', others(kept.over, 'verify'), '.verdict'),
        ]
      : []),
    at('rules', `/rules/${id}`, '.chapter'),
    ...(guides ? [at('guide', `/learn/${id}`, '.guide-next')] : []),
    ...(editor ? [at('workshop', `/packs/${id}`, '.packs-page main > *:nth-child(2):not(.loading)')] : []),
  ];
}

/** By page: waits until everything is there that the page shows. */
const waits = new WeakMap<Page, () => Promise<void>>();

/** Opens a moment, without what is pressed there. */
export async function openMoment(page: Page, moment: Moment): Promise<void> {
  if (!waits.has(page)) waits.set(page, watchFetches(page));
  await page.goto(moment.path);
  await arrive(page, moment);
}

/** Goes on to a moment from another one. */
export async function followToMoment(page: Page, moment: Moment): Promise<void> {
  await leadTo(page, moment.path);
  await arrive(page, moment);
}

async function arrive(page: Page, { ready }: Moment): Promise<void> {
  await page.locator(ready).locator('visible=true').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** By page: what makes a finger of its mouse. */
const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Shows the page on another screen. Waits until it is laid out. */
export async function turnTo(page: Page, { width, height, touch }: Screen): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.setViewportSize({ width, height });
  await atRest(page);
}

/** Touches a page that is shown on a screen for fingers. */
async function tap(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Finds the first of some things that a pointer meets, and brings it into sight; undefined if there is none. The
 * function that it returns presses it, and waits for the dialog that this opens: a page fetches some when they are asked
 * for.
 */
export async function findFirst(
  page: Page,
  selector: string,
  kind: Round['kind'],
  { touch }: Screen,
): Promise<(() => Promise<void>) | undefined> {
  const at = await page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility());
    for (const one of found) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (hit !== null && one.contains(hit)) return middle;
    }
    return found.length > 0 ? null : undefined;
  }, selector);
  if (at === undefined) return undefined;
  return async () => {
    // Some things only keys reach.
    if (at === null) await page.locator(selector).first().press('Enter');
    else await (touch ? tap : byMouse)(page, at);
    if (kind === 'open') {
      const dialog = page.locator('dialog:modal').first();
      await dialog.waitFor().catch((cause) => {
        throw new Error(`${selector} opens no dialog on ${page.url()}`, { cause });
      });
    }
    await atRest(page);
  };
}

/** Closes the dialog that a press has opened, if there is one, and takes back the choice that it has begun. */
export async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await atRest(page);
  await page.locator('dialog:modal').first().waitFor({ state: 'detached' });
}

/** Waits until everything is there, lets the page draw it, and ends whatever moves. */
async function atRest(page: Page): Promise<void> {
  await waits.get(page)?.();
}
