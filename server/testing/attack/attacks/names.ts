import type { TableDetails } from '../../../protocol.ts';
import { jsonOf } from '../../player.ts';
import type { Attack } from '../attacks.ts';

/** What no name may hold, wherever it stands. */
const unseen = [
  '\u0000',
  '\u001b[31m',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u3164',
  '\u{e0041}',
  '\ud800',
];
const likenesses = [
  'Leia',
  'leia',
  'Lеia',
  'Leıa',
  'Ｌｅｉａ',
  '𝓛𝓮𝓲𝓪',
  'Le1a',
  'Leia.',
  'L e i a',
  'Leia #1',
];

export const attack: Attack = {
  name: 'names',
  does: 'takes names with characters that nobody sees, and names that look like that of the player opposite',
  async run(target, scale) {
    const bases = scale === 'short' ? ['x'] : ['x', 'Leia', '\u0301', '字', '👩'];
    const names = bases.flatMap((base) =>
      unseen.flatMap((sign) => [sign, `${sign}${base}`, `${base}${sign}`, `${base}${sign}${base}`]),
    );
    const [ann, eve] = [await target.arrive('198.51.100.1'), await target.arrive('198.51.100.2')];
    const watcher = await target.arrive('198.51.100.3');
    await ann.request('PATCH', '/me', { name: 'Leia' });
    const { id } = await ann.open({ game: 'carcassonne' });
    await eve.sit(id, 1);
    const [client, onlooker] = [await ann.connect(id), await watcher.connect(id)];
    const heard: string[] = [];
    for (const name of names) {
      heard.push(await (await eve.request('PATCH', '/me', { name })).text());
      await watcher.request('PATCH', '/me', { name });
    }
    let confused = 0;
    for (const name of likenesses) {
      await eve.request('PATCH', '/me', { name });
      const { seats } = await jsonOf<TableDetails>(await ann.request('GET', `/tables/${id}`));
      if (!seats.every((seat, at) => seat.name.endsWith(` #${at + 1}`))) confused++;
    }
    heard.push(...client.texts, ...onlooker.texts);
    const unclean = heard.filter((text) => holdsUnseen(JSON.parse(text)));
    for (const one of [client, onlooker]) await one.close();
    return [
      { what: 'texts that others got with such characters', measured: unclean.length, most: 0 },
      { what: 'names that nobody could tell apart', measured: confused, most: 0 },
    ];
  },
};

/** Whether a name that somebody was sent holds what nobody sees. */
function holdsUnseen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) =>
    key === 'name' && typeof part === 'string'
      ? /[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(part)
      : holdsUnseen(part),
  );
}
