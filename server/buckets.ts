/** How often something may happen: so many times at once, and from then on so many times a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Buckets that are full again are forgotten when there are more than this. */
const roomy = 10_000;

/** Token buckets, one for each key. Forgets whoever has been quiet long enough, so strangers cost no memory for long. */
export class Buckets {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = roomy;

  /** `now` is a clock in milliseconds that never runs backwards. */
  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.rate = rate;
    this.now = now;
  }

  /** Takes one token. Returns 0, or in how many seconds there will be one; then nothing was taken. */
  take(key: string): number {
    const { burst, perSecond } = this.rate;
    const at = this.now();
    const bucket = this.buckets.get(key) ?? { left: burst, at };
    bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    this.buckets.set(key, bucket);
    if (bucket.left < 1) return (1 - bucket.left) / perSecond;
    bucket.left--;
    if (this.buckets.size > this.sweepAt) this.sweep(at);
    return 0;
  }

  get size(): number {
    return this.buckets.size;
  }

  private sweep(at: number): void {
    const { burst, perSecond } = this.rate;
    for (const [key, bucket] of this.buckets) {
      if (bucket.left + ((at - bucket.at) / 1000) * perSecond >= burst) this.buckets.delete(key);
    }
    this.sweepAt = Math.max(roomy, 2 * this.buckets.size);
  }
}
