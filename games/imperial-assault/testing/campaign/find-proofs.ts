/**
 * `node games/imperial-assault/testing/campaign/find-proofs.ts [MISSION …]`: looks for matches that prove that each side can win each mission, and that each of its
 * events can happen, and keeps them in `proofs.json`. Kept matches that still prove something stay. Takes minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { seeded } from '../../../../kernel/seeded.ts';
import { missions } from '../../content/campaign/missions.ts';
import { empireSeat } from '../../rules/campaign/current.ts';
import { type Decide, type Proof, type Proven, playMission, replay } from './proof.ts';

const file = new URL('proofs.json', import.meta.url);
const tries = 280;

/** How often each side plays at random, and not greedily: first the heroes, then the Empire. */
const manners = [
  [1, 1],
  [0.4, 1],
  [1, 1],
  [1, 0],
  [0.2, 0.2],
  [0.2, 1],
  [0, 0],
] as const;

const asked = process.argv.slice(2);
const kept: Proof[] = JSON.parse(readFileSync(file, 'utf8'));
const proofs = new Map(missions.map(({ id }) => [id, kept.filter(({ mission }) => mission === id)]));

for (const { id, events } of missions) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const found: Proof[] = [];
  const open = new Set(['rebels', 'empire', ...events.map((event) => event.id)]);
  /** Takes what a match proves off the list, and keeps the match if that is something. */
  const take = (proof: Proof, { winner, events: happened }: Proven): void => {
    const proves = [winner, ...happened].filter((one) => one !== undefined && open.delete(one));
    if (proves.length > 0) found.push(proof);
  };
  for (const proof of proofs.get(id) ?? []) take(proof, replay(proof));
  for (let at = 0; open.size > 0 && at < tries; at++) {
    const match = { mission: id, heroes: 2 + (at % 3), seed: `${id} ${at}` };
    const [heroes, empire] = manners[at % manners.length] ?? [1, 1];
    const chance = seeded(`${match.seed} decisions`);
    let decisions = '';
    const decide: Decide = (rules, state, { seat }, choices) => {
      const isRandom = chance.pick(100) < 100 * (seat === empireSeat ? empire : heroes);
      const weights = isRandom ? undefined : rules.weigh?.(rules.observe(state, seat), seat, choices);
      const number = weights?.indexOf(Math.max(...weights)) ?? chance.pick(choices.length);
      decisions += number.toString(36).padStart(2, '0');
      return decisions.length > 6000 ? undefined : number;
    };
    const proven = playMission(match, decide);
    take({ ...match, decisions }, proven);
  }
  console.log(`${id}: ${open.size === 0 ? 'all proven' : `not proven: ${[...open].join(', ')}`}`);
  proofs.set(id, found);
  writeFileSync(file, `${JSON.stringify([...proofs.values()].flat(), null, 2)}\n`);
}
