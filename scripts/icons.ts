/**
 * `npm run icons`: draws the icons of the installed page from `web/style/icon.svg` in a real Chromium, and writes them to
 * `public/icons/`. A maskable icon is square and keeps what it shows in the middle, because systems cut it to their shape.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { launchBrowser } from '../e2e/support/test-server.ts';

const drawn = readFileSync(new URL('../web/style/icon.svg', import.meta.url), 'utf8');
const ground = '<rect width="64" height="64" rx="14" fill="#0d1631" />';
const [head, figure] = drawn.replace('</svg>', '').split(ground);
if (head === undefined || figure === undefined) throw new Error('icon.svg has another ground now');

/** Systems show at least the middle 80 % of a maskable icon. */
const maskable = `${head}<rect width="64" height="64" fill="#0d1631" /><g transform="translate(32 32) scale(0.8) translate(-32 -32)">${figure}</g></svg>`;

const icons: readonly { readonly name: string; readonly size: number; readonly svg: string }[] = [
  { name: '192', size: 192, svg: drawn },
  { name: '512', size: 512, svg: drawn },
  { name: 'maskable-192', size: 192, svg: maskable },
  { name: 'maskable-512', size: 512, svg: maskable },
  { name: 'apple-180', size: 180, svg: maskable },
];

const folder = new URL('../public/icons/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser('shell');
const page = await browser.newPage();
for (const { name, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
  await page.setContent(`<body style="margin:0;background:transparent">${sized}</body>`);
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
