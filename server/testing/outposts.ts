import type { Json } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import { formatValue } from '../../kernel/value.ts';
import { generatePack, type Weather } from '../../testkit/games/outpost/pack.ts';
import type { NewTable, TableDetails } from '../protocol.ts';
import { contribution, jsonOf, type Player } from './player.ts';

/** A pack of so many units, as JSON. */
export function packOf(units: number, weather: readonly Weather[] = ['clear']): Json {
  return JSON.parse(JSON.stringify({ ...generatePack(units), sealed: { weather } }));
}

/** The force that everybody brings where a test does not care. */
export const force = ['u0', 'u1'];

/** What a seat can always answer at an outpost: the first choice, or that all figures hold. */
export function answerTo({ choices: [first], input }: Decision): string {
  if (first !== undefined) return first;
  const count = input?.minItems;
  return formatValue(Array.from({ length: typeof count === 'number' ? count : 0 }, () => 'hold'));
}

/** Chooses what a seat brings. */
export function bring(player: Player, table: string, seat: number, value: unknown): Promise<Response> {
  return player.request('PUT', `/tables/${table}/seats/${seat}/bring`, { value });
}

/** A match of outpost that one person plays at all seats; answers its table. */
export async function outpostAlone(
  player: Player,
  options: NewTable['options'],
  forces: readonly unknown[] = [force, force],
): Promise<TableDetails> {
  const seats = forces.map((_, seat) =>
    seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'screen', name: `Seat ${seat}` } as const),
  );
  const response = await player.request('POST', '/tables', {
    game: 'outpost',
    seats,
    options,
    listed: false,
  });
  if (response.status !== 201) throw new Error(await response.text());
  const { id } = await jsonOf<TableDetails>(response);
  await beginOutpost(player, id, forces);
  return jsonOf<TableDetails>(await player.request('GET', `/tables/${id}`));
}

/** Lets a match of outpost begin that waits for one person alone. */
export async function beginOutpost(player: Player, id: string, forces: readonly unknown[]): Promise<void> {
  await player.request('POST', `/tables/${id}/contribution`, contribution());
  for (const [seat, value] of forces.entries()) await bring(player, id, seat, value);
}
