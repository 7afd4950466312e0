import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Audience, type Watcher } from './audience.ts';

it('what many are told is made once for each group, and everybody gets it', async () => {
  const audience = new Audience();
  const sent: string[] = [];
  let made = 0;
  for (let number = 0; number < 400; number++) {
    const watcher: Watcher = {
      account: `account ${number}`,
      name: 'Eve',
      wanted: undefined,
      viewer: number < 2 ? number : 'spectator',
      send: (text) => sent.push(text),
      dismiss: () => undefined,
    };
    audience.add(watcher);
  }
  await audience.send(
    ({ viewer }) => viewer,
    ({ viewer }) => {
      made++;
      return viewer === 1 ? undefined : { type: 'pointed', seat: 0, at: String(viewer) };
    },
  );
  assert.equal(made, 3);
  assert.equal(sent.length, 399);
  assert.equal(new Set(sent).size, 2);
});
