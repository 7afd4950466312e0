import type { Chance } from '../kernel/chance.ts';
import { seeded } from '../kernel/seeded.ts';

/** Seeded chance that is created on its first use, and knows whether it was used. */
export class LazyChance implements Chance {
  private stream: Chance | undefined;
  private readonly seed: string;

  constructor(seed: string) {
    this.seed = seed;
  }

  get used(): boolean {
    return this.stream !== undefined;
  }

  roll(sides: number): number {
    return this.open().roll(sides);
  }

  pick(count: number): number {
    return this.open().pick(count);
  }

  shuffle<T>(items: T[]): void {
    this.open().shuffle(items);
  }

  private open(): Chance {
    this.stream ??= seeded(this.seed);
    return this.stream;
  }
}
