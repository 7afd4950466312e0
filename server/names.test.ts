import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseRecord } from '../kernel/record.ts';
import type { SeatHolder } from './entry.ts';
import { seatNames, storedName, toldApart, typedName, usualName } from './names.ts';
import { openStorage } from './open-storage.ts';
import type { Account, TableDetails } from './protocol.ts';
import { jsonOf, Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const id = '6f1d2c3b-0000-4000-8000-000000000001';

/** What no name may hold at any place: control, format, unassigned, halves of characters, and what is drawn as nothing. */
const unclean = [
  '\u0000',
  '\u001b',
  '\u0085',
  '\u2028',
  '\u200b',
  '\u200d',
  '\u200f',
  '\u061c',
  '\u202e',
  '\u2067',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u3164',
  '\ufe0f',
  '\u{e0041}',
  '\u{10ffff}',
  '\ue000',
  '\ud800',
  '\udc00',
];

describe('a name that somebody types', () => {
  it('is clean at every place, the first and the last too', () => {
    for (const sign of unclean) {
      const typed = typedName(`${sign}Le${sign}ia${sign}`);
      assert.ok(['Leia', 'Le ia'].includes(typed), JSON.stringify(sign));
      assert.throws(() => typedName(sign), { code: 'bad-request' }, JSON.stringify(sign));
    }
    assert.equal(typedName('  Leia \t\u3000 Organa '), 'Leia Organa');
    assert.equal(typedName('\u0301\u0301Leia'), 'Leia');
  });

  it('is written in one way, whatever the keyboard made', () => {
    assert.equal(typedName('Ze\u0301b'), 'Z\u00e9b');
    assert.equal(typedName('\uac00'), typedName('\u1100\u1161'));
  });

  it('has as many characters as people count, and as many bytes as others bear', () => {
    assert.equal(typedName('ü'.repeat(30)), 'ü'.repeat(30));
    assert.equal(typedName('字'.repeat(30)), '字'.repeat(30));
    assert.throws(() => typedName('a'.repeat(31)), { code: 'bad-request' });
    assert.throws(() => typedName('👩🏽'.repeat(30)), { code: 'bad-request' });
    assert.equal(typedName(`Z${'\u0300\u0323\u0330'.repeat(40)}`).length, 4);
  });

  it('is clean for good: cleaning it again changes nothing, whatever it was', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const odd = fc.array(fc.oneof(fc.constantFrom(...unclean, ' ', '\u0301', 'e', '#', '1'), text));
    fc.assert(
      fc.property(odd, (parts) => {
        const name = storedName(parts.join(''), id);
        assert.equal(storedName(name, id), name);
        assert.equal(typedName(name), name);
        assert.doesNotMatch(name, /^\s|\s$|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u);
      }),
      { numRuns: 2000 },
    );
  });
});

it('a stored name that is bad is shown clean, cut, or as that of somebody who has chosen none', () => {
  assert.equal(storedName('\u0000Le\u202eia', id), 'Leia');
  assert.equal(storedName('x'.repeat(500), id), 'x'.repeat(30));
  assert.equal(storedName('\u0000', id), usualName(id));
});

const person = (account: string, name: string): SeatHolder => ({ kind: 'person', account, name });

describe('names that look alike', () => {
  const looksLikeLeia = [
    'Leia',
    'leia',
    'LEIA',
    'Lеia',
    'Leıa',
    'Ｌｅｉａ',
    '𝓛𝓮𝓲𝓪',
    'Léïa',
    'L e i a',
    'Leia.',
    'Le1a',
    'Lei\u200da',
    '\u202eLeia',
    'Leia #7',
  ];

  it('of seats are told apart by the numbers of the seats', () => {
    for (const name of looksLikeLeia) {
      const [first, second, third] = seatNames([person('a', 'Leia'), person('b', name), person('c', 'Han')]);
      assert.deepEqual([first, third], ['Leia #1', 'Han'], name);
      assert.equal(second, `${storedName(name, 'b')} #2`, name);
    }
    assert.deepEqual(seatNames([person('a', 'Ann'), person('a', 'Ann')]), ['Ann #1', 'Ann #2']);
  });

  it('that only their numbers tell apart are other names', () => {
    const holders = [person('a', 'Leia'), person('b', 'Leia #1'), person('c', 'Leia'), person('d', 'Luke')];
    assert.equal(new Set(seatNames(holders)).size, holders.length);
    for (const [one, other] of [
      ['Rey', 'Kes'],
      ['Vega 12', 'Vega 13'],
      ['Ольга', 'Олег'],
      ['小明', '小红'],
      ['🙂', '🙁'],
      ['...', '---'],
    ] as const) {
      assert.deepEqual(seatNames([person('a', one), person('b', other)]), [one, other]);
    }
  });

  it('of scripts that look like others are found', () => {
    for (const [one, other] of [
      ['Соаху', 'Coaxy'],
      ['ΑΒΕ', 'ABE'],
      ['modern', 'rnodern'],
      ['Ivy', 'lvy'],
      ['O0O', 'ооо'],
      ['ᏞᎬᎪ', 'LEA'],
    ] as const) {
      assert.deepEqual(seatNames([person('a', one), person('b', other)]), [`${one} #1`, `${other} #2`]);
    }
  });

  it('of spectators and in the chat have numbers of their own, the same everywhere', () => {
    const holders = [person('a', 'Leia'), person('b', 'Han')];
    const [eve, leia, twin] = [
      { account: 'e', name: 'Lеia' },
      { account: 'a', name: 'Leia' },
      { account: 'f', name: 'Eve' },
    ];
    const nameOf = toldApart(holders, [eve, leia, twin, { account: 'g', name: 'Eve' }]);
    assert.equal(nameOf(leia), 'Leia');
    assert.match(nameOf(eve), /^Lеia #\d{4}$/);
    assert.match(nameOf(twin), /^Eve #\d{4}$/);
    assert.equal(toldApart(holders, [twin])(twin), 'Eve');
    assert.equal(toldApart([person('h', 'Leia')], [eve])(eve), nameOf(eve));
  });
});

describe('everywhere names come in:', () => {
  const rename = async (player: Player, name: string) =>
    jsonOf<Account>(await player.request('PATCH', '/me', { name }));

  it('a name of one’s own, and those of others at the screen, are clean for everybody', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      assert.equal((await rename(ann, '\u0000Le\u202eia\u200b')).name, 'Leia');
      assert.equal((await ann.request('PATCH', '/me', { name: '\u0000' })).status, 400);
      assert.equal((await rename(bob, ' Lеia')).name, 'Lеia');
      const namesAt = async (id: string) => {
        const { seats } = await jsonOf<TableDetails>(await bob.request('GET', `/tables/${id}`));
        return seats.map(({ name }) => name);
      };
      const { id } = await ann.open({});
      await bob.sit(id, 1);
      assert.deepEqual(await namesAt(id), ['Leia #1', 'Lеia #2']);
      const screen = { kind: 'screen', name: '\u202eHan\u0007' } as const;
      const shared = await ann.open({ seats: [{ kind: 'me' }, screen], game: 'duel' });
      assert.deepEqual(await namesAt(shared.id), ['Leia', 'Han']);
      const bad = [{ kind: 'me' }, { kind: 'screen', name: '\u200b' }];
      const body = { game: 'duel', seats: bad, options: {}, listed: false };
      assert.equal((await ann.request('POST', '/tables', body)).status, 400);
    }));

  it('a spectator who takes a player’s name is told apart in the chat and among those who watch', () =>
    withServer(async (url) => {
      const [ann, eve] = [await Player.arrive(url), await Player.arrive(url)];
      await rename(ann, 'Leia');
      await rename(eve, 'Leia');
      const { id } = await ann.open({});
      const [client, watching] = [await ann.connect(id), await eve.connect(id)];
      await watching.say('It is me', 'line');
      await client.say('No, me', 'other');
      await client.until(() => client.messages.filter(({ type }) => type === 'said').length === 2);
      const names = client.messages.flatMap((message) =>
        message.type === 'said' ? [message.line.name] : [],
      );
      assert.match(names[0] ?? '', /^Leia #\d{4}$/);
      assert.equal(names[1], 'Leia');
      await client.until(() => client.watching.length === 1);
      assert.equal(client.watching[0]?.name, names[0]);
    }));

  it('the record of a match names its players as they were shown', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const longest = `${'Z\u0323\u0330\u0331'.repeat(17)}`;
      await rename(ann, longest);
      await rename(bob, longest);
      const { id } = await ann.open({});
      await bob.sit(id, 1);
      const client = await ann.connect(id);
      await client.until(() => client.seq === 0);
      await client.request({ type: 'resign', seat: 0 });
      const record = parseRecord(await (await ann.request('GET', `/tables/${id}/record`)).text());
      const name = longest.normalize('NFC');
      assert.deepEqual(record.players, [{ name: `${name} #1` }, { name: `${name} #2` }]);
    }));

  it('bad names that were stored before are shown clean', () =>
    withServer(async (url, server) => {
      const ann = await Player.arrive(url);
      await rename(ann, 'Ann');
      const { id } = await ann.open({});
      const bad = '\u0000Le\u202eia\u200b';
      const { storage } = await openStorage({ data: server.data });
      const before = await storage.account(ann.account.id);
      assert.ok(before && (await storage.putAccount({ ...before, name: bad }, before)));
      const [card] = await storage.tablesOf(ann.account.id, 1);
      const after = (await storage.read(id, 0)).length;
      const by = { account: 'somebody', name: bad, at: Date.now() } as const;
      assert.ok(card);
      await storage.append(
        id,
        after,
        [
          { kind: 'sat', seat: 1, contribution: '00'.repeat(32), ...by },
          { kind: 'said', text: 'Hello', command: 'line', ...by },
        ],
        { ...card, holders: card.holders.with(1, { kind: 'person', ...by }) },
      );
      await storage.close();
      const again = ann.at(await server.restart());
      assert.equal((await jsonOf<Account>(await again.request('GET', '/me'))).name, 'Leia');
      const back = await again.connect(id);
      await back.until(() => back.messages.some(({ type }) => type === 'chat'));
      assert.equal(back.table?.seats[1]?.name, 'Leia');
      for (const text of [...back.texts, await (await again.request('GET', '/tables')).text()]) {
        assert.match(text, /Leia/);
        assert.doesNotMatch(text, /\\u0000|\u202e|\u200b/);
      }
    }));
});
