import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type WebSocket from 'ws';
import { usualCaps } from '../../../caps.ts';
import { contribution } from '../../player.ts';
import type { Attack } from '../attacks.ts';

export const attack: Attack = {
  name: 'unread-sockets',
  does: '400 connections of one address ask for views and read none, and send pongs that nobody asked for',
  async run(target, scale) {
    const accounts = scale === 'short' ? 3 : 10;
    const seconds = scale === 'short' ? 3 : 60;
    const sockets: WebSocket[] = [];
    for (let account = 0; account < accounts; account++) {
      const eve = await target.arrive('198.51.100.1');
      const seats = [
        { kind: 'me' as const },
        ...Array.from({ length: 4 }, () => ({ kind: 'bot' as const, bot: 'random' })),
      ];
      const { id } = await eve.open({ game: 'carcassonne', seats, listed: false });
      await eve.request('POST', `/tables/${id}/contribution`, contribution());
      for (let connection = 0; connection < 40; connection++) {
        const socket = eve.openSocket(id);
        socket.on('error', () => undefined);
        await once(socket, 'open');
        socket.pause();
        sockets.push(socket);
      }
    }
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      for (const socket of sockets) {
        if (socket.readyState !== socket.OPEN) continue;
        for (let time = 0; time < 5; time++)
          socket.send(`{"type":"view","viewer":${time % 2 === 0 ? 0 : '"spectator"'}}`);
        socket.pong('');
      }
      await setTimeout(250);
    }
    const metrics = await (await fetch(`${target.url}/metrics`)).text();
    const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);
    for (const socket of sockets) socket.terminate();
    const unread = figure('starboard_unread_bytes') / 1e6;
    return [
      { what: 'unread', measured: unread, unit: 'MB', most: usualCaps['address-unread'] },
      // Who reads nothing is waited for 15 s.
      ...(scale === 'full'
        ? [{ what: 'connections that were kept', measured: figure('starboard_connections'), most: 0 }]
        : []),
    ];
  },
};
