/** `npm run attack`: attacks a server in every way we know, and prints what others suffered. Exits with 1 if it is too much. */
import { parseArgs } from 'node:util';
import { carryOut, holds, loadAttacks, most } from './attacks.ts';

const help = `npm run attack -- [--short] [NAME…]

Each attack gets a server of its own. What others suffer meanwhile:
  median, p99, longest  the round trip of /healthz, in ms
  held                  the longest turn of the server's event loop, in ms of processor time
  memory                the most memory that the server had, in MB
--short attacks for a few seconds only, as npm test does. The attacks:`;

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const attacks = await loadAttacks();
if (values.help) {
  console.log([help, ...attacks.map(({ name, does }) => `  ${name}: ${does}`)].join('\n'));
  process.exit();
}
const unknown = positionals.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) throw new Error(`there is no attack ${unknown.join(', ')}: --help names them`);

print('', ['median', 'p99', 'longest', 'held', 'memory']);
print('at most', ['', `${most.roundTrip} ms`, '', `${most.held} ms`, `${most.memory} MB`]);
for (const attack of attacks) {
  if (positionals.length > 0 && !positionals.includes(attack.name)) continue;
  const { roundTrips, held, memory, findings } = await carryOut(attack, values.short ? 'short' : 'full');
  const { median, p99, longest } = roundTrips;
  const isBorne = !(p99 > most.roundTrip || held > most.held || memory > most.memory);
  const times = [median, p99, longest, held].map((time) => `${time.toFixed(1)} ms`);
  print(attack.name, [...times, `${memory.toFixed(0)} MB`, verdict(isBorne)]);
  for (const finding of findings) {
    const { what, measured, unit = '', most: wanted } = finding;
    const figure = `${measured} ${unit}`.trim();
    console.log(`  ${what}: ${figure}, at most ${wanted} ${verdict(holds(finding))}`);
  }
}

function print(name: string, cells: readonly string[]): void {
  console.log([name.padEnd(24), ...cells.map((cell) => cell.padStart(11))].join('').trimEnd());
}

function verdict(isBorne: boolean): string {
  if (!isBorne) process.exitCode = 1;
  return isBorne ? 'holds' : 'DOES NOT HOLD';
}
