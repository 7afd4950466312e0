import { readdirSync } from 'node:fs';
import { Target, type TargetOptions, type Toll } from './target.ts';

/** `short` takes a few seconds, for `npm test`; `full` is as strong as the attack once was. */
export type Scale = 'short' | 'full';

/** Something that must not happen under an attack, counted or measured. Never a time: machines differ. */
export interface Finding {
  readonly what: string;
  readonly measured: number;
  readonly unit?: string;
  /** It holds if it is not more than this. */
  readonly most: number;
}

/** One way to hold up, fill or fool a server. */
export interface Attack {
  readonly name: string;
  /** What the attackers do, in one sentence. */
  readonly does: string;
  /** How the server is started that it attacks. */
  readonly target?: TargetOptions;
  /** Attacks, and says what it found beside what is measured of every attack. */
  run(target: Target, scale: Scale): Promise<readonly Finding[]>;
}

export interface Attacked extends Toll {
  readonly findings: readonly Finding[];
}

/** What others and the machine may suffer at most: see {@link Toll}. */
export const most = { roundTrip: 20, held: 20, memory: 600 };

/** All attacks: one from each file of the folder, with that file's name. */
export async function loadAttacks(): Promise<readonly Attack[]> {
  const folder = new URL('./attacks/', import.meta.url);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const { attack }: { readonly attack: Attack } = await import(new URL(file, folder).href);
      return attack;
    }),
  );
}

/** Attacks a new server, and measures. */
export async function carryOut(attack: Attack, scale: Scale): Promise<Attacked> {
  const target = await Target.start(attack.target);
  try {
    await target.measure();
    const findings = await attack.run(target, scale);
    return { ...(await target.toll()), findings };
  } finally {
    await target.close();
  }
}

export function holds({ measured, most }: Finding): boolean {
  return measured <= most;
}
