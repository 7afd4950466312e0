import type { TestEvent } from 'node:test/reporters';

/** A reporter for node:test that writes how many tests passed, failed and were skipped, as one line of JSON. */
export default async function* tally(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue;
    const { tests, passed, skipped, todo } = event.data.counts;
    const counts = { passed, failed: tests - passed - skipped - todo, skipped: skipped + todo };
    yield `${JSON.stringify(counts)}\n`;
  }
}
