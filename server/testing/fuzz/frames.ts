import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ClientMessage } from '../../protocol.ts';
import type { TableClient, UnsentRequest } from '../player.ts';
import { anyText, anyValue, bent, bytes, oneOf } from './values.ts';

/** A message as a page would send it, but of any time, for any seat, with an id that may have been used. */
function message(client: TableClient, dice: Chance): ClientMessage {
  const seat = dice.pick(4) === 0 ? dice.pick(33) : (client.decisions[0]?.seat ?? 0);
  const id = dice.pick(3) === 0 ? `same ${dice.pick(5)}` : `id ${dice.pick(1_000_000)}`;
  const legal = client.decisions.flatMap(({ choices }) => choices);
  const choice =
    legal.length > 0 && dice.pick(2) === 0 ? oneOf(legal, dice) : anyText(dice).slice(0, 500) || '-';
  switch (dice.pick(10)) {
    case 0:
      return { type: 'view', viewer: oneOf([0, 1, 2, 'spectator'] as const, dice) };
    case 1:
      return { type: 'why', id: `why ${dice.pick(1000)}`, seat, choice };
    case 2:
      return {
        type: 'say',
        id: `say ${id}`,
        text: anyText(dice).slice(0, 500) || '-',
        to: oneOf(['all', 'team'] as const, dice),
      };
    case 3:
    case 4:
      return { ...tableRequest(client, seat, dice), id: `request ${id}` };
    case 6:
      return {
        type: 'ask',
        id: `ask ${id}`,
        questions: [
          oneOf(
            [
              { ask: 'current' },
              { ask: 'targets', attacker: dice.pick(40) },
              { ask: 'attack', attacker: dice.pick(40), target: dice.pick(40) },
              { ask: 'choice', seat, choice },
              { ask: 'uses', seat, attacker: dice.pick(40), target: dice.pick(40) },
            ],
            dice,
          ),
        ],
      };
    case 5:
      return { type: 'point', id: `point ${id}`, seat, at: dice.pick(4) === 0 ? null : choice };
    default: {
      const seq = dice.pick(2) === 0 ? Math.max(0, client.seq) : dice.pick(60);
      return { type: 'play', id, seat, seq, choice };
    }
  }
}

/** What somebody may want beside answering, whether it fits or not. */
function tableRequest(client: TableClient, seat: Seat, dice: Chance): UnsentRequest {
  switch (dice.pick(12)) {
    case 0:
      // Not often: it ends the match.
      return dice.pick(20) === 0 ? { type: 'resign', seat } : { type: 'resume', seat };
    case 1:
      return dice.pick(4) === 0 ? { type: 'standIn', seat } : { type: 'return', seat };
    case 2:
      return { type: 'return', seat };
    case 3:
      return { type: 'resume', seat };
    case 4:
    case 5:
      return { type: 'propose', seat, what: oneOf(['end', 'pause'] as const, dice) };
    case 6:
    case 7:
      return { type: 'respond', seat, proposal: 1 + dice.pick(9), agrees: dice.pick(2) === 0 };
    case 8:
      return { type: 'pass', seat, until: oneOf(['move', 'turn', 'off'] as const, dice) };
    default:
      return { type: 'undo', seat, seq: dice.pick(2) === 0 ? Math.max(0, client.seq) : dice.pick(60) };
  }
}

/** One frame that gets one reply. */
export function frame(client: TableClient, dice: Chance): string | Buffer {
  switch (dice.pick(12)) {
    case 0:
      return anyText(dice);
    case 1:
      return JSON.stringify(anyValue(dice)) ?? '';
    case 2:
      return bytes(dice.pick(80), dice);
    case 3:
      return oneOf(
        ['['.repeat(8000), '{"a":'.repeat(2000), '"'.repeat(9000), `{"id":"${'x'.repeat(9000)}"}`],
        dice,
      );
    case 4:
    case 5:
    case 6:
    case 7: {
      return JSON.stringify(bent({ ...message(client, dice) }, dice));
    }
    case 8: {
      const text = JSON.stringify(message(client, dice));
      const at = dice.pick(text.length);
      return `${text.slice(0, at)}${anyText(dice).slice(0, 3)}${text.slice(at + dice.pick(3))}`;
    }
    default:
      return JSON.stringify(message(client, dice));
  }
}

/** Bytes that are no frames of a browser, on a socket that is open. */
export function rawFrame(dice: Chance): Buffer {
  const mask = bytes(4, dice);
  const masked = (first: number, length: number, body: Buffer) =>
    Buffer.concat([Buffer.from([first, 0x80 | length]), mask, body]);
  return oneOf(
    [
      () => Buffer.from([0x81, 0x02, 0x68, 0x69]),
      () => masked(0x83, 2, bytes(2, dice)),
      () => masked(0xf1, 2, bytes(2, dice)),
      () => masked(0x09, 2, bytes(2, dice)),
      () => masked(0x80, 2, bytes(2, dice)),
      () => Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(8, 0xff), mask]),
      () => masked(0x88, 2, Buffer.from([0x00, 0x01])),
      () => masked(0x81, 4, bytes(4, dice)),
      () => bytes(200, dice),
      () => Buffer.concat([Buffer.from([0x82, 0xfe, 0xff, 0xff]), mask, Buffer.alloc(65_535, 1)]),
    ],
    dice,
  )();
}
