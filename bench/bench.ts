/**
 * `npm run bench`: our figures beside those of peers, in one run. `npm run bench -- history content` measures only
 * these groups.
 */
import { cpus, loadavg } from 'node:os';
import { type Figure, tableOf } from './figures.ts';

/** The measurements, by the name of their group. */
const groups: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  pace: async () => (await import('./pace.ts')).pace(),
  history: async () => (await import('./history.ts')).history(),
  content: async () => (await import('./content.ts')).content(),
  series: async () => (await import('./series.ts')).series(),
  'event-loop': async () => (await import('./event-loop.ts')).eventLoop(),
  copies: async () => (await import('./copies.ts')).copies(),
  geometry: async () => (await import('./geometry.ts')).geometry(),
  outcomes: async () => (await import('./exact-outcomes.ts')).exactOutcomes(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(groups, name));
if (unknown !== undefined)
  throw new Error(`there is no group ${unknown}; there are: ${Object.keys(groups).join(', ')}`);

console.log(`Node ${process.version}, ${cpus()[0]?.model}, ${cpus().length} cores, ${load()}`);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name} (${load()})`);
  const found = await measure();
  console.log(tableOf(found));
  figures.push(...found);
}
console.log(`\nAll figures (${load()})`);
console.log(tableOf(figures));

/** Other work of the machine distorts the figures. */
function load(): string {
  return `load ${loadavg()
    .map((mean) => mean.toFixed(2))
    .join(', ')}`;
}
