import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '../../kernel/chance.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { RefusalCode } from '../codes.ts';
import {
  addViewer,
  noteAccepted,
  noteGranted,
  noteHeard,
  noteRequested,
  noteSaid,
  noteSeen,
  noteSent,
  type Observations,
  type ViewerObservations,
} from './observations.ts';
import type { Player, TableClient, UnsentRequest } from './player.ts';

/** The most that a guest writes at a table: who writes faster than people do is refused. */
const mostLines = 4;
/** How long a guest looks on before thinking again what to do, in milliseconds. */
const pause = 100;
/** How long a guest who has a clock now and then forgets to answer, in milliseconds. */
const dawdling = 1500;

/** Why a move may be refused that was right when it was given. */
const moveRefusals: readonly RefusalCode[] = ['stale', 'paused', 'stood-in', 'match-over'];
/** Why what a guest wants may be refused. */
const requestRefusals: readonly RefusalCode[] = [
  ...moveRefusals,
  'no-proposal',
  'nothing-to-undo',
  'revealed',
];

/**
 * Somebody at a table who sees a match to its end, whatever happens to the connection: answers what is asked, and now
 * and then takes back, pauses, gives up, lets a bot play on, passes, dawdles or writes, as the dice say.
 */
export class Guest {
  private readonly player: Player;
  private readonly match: Observations;
  private readonly viewer: Viewer;
  private readonly label: string;
  private readonly dice: Chance;
  private readonly anyServer: () => Promise<string>;
  private readonly seen: ViewerObservations;
  private kept: Pick<TableClient, 'seq' | 'view'> | undefined;
  /** A move, a line and a request of which it is not known whether they were taken. */
  private pendingMove:
    | { readonly id: string; readonly seat: Seat; readonly choice: string; readonly seq: number }
    | undefined;
  private pendingLine: { readonly id: string; readonly text: string } | undefined;
  private pendingRequest: { readonly id: string; readonly request: UnsentRequest } | undefined;
  private moves = 0;
  private lines = 0;
  private requests = 0;

  constructor(
    player: Player,
    match: Observations,
    viewer: Viewer,
    label: string,
    dice: Chance,
    anyServer: () => Promise<string>,
  ) {
    this.player = player;
    this.match = match;
    this.viewer = viewer;
    this.label = label;
    this.dice = dice;
    this.anyServer = anyServer;
    this.seen = addViewer(match, viewer);
  }

  /** Resolves when the match is over. */
  async attend(): Promise<void> {
    for (let over = false; !over; ) {
      let client: TableClient | undefined;
      try {
        const from = this.kept === undefined ? '' : `?from=${this.kept.seq}`;
        client = await this.player.at(await this.anyServer()).connect(this.match.table, from, this.kept);
        const it = client;
        await it.until(() => it.messages.length > 0 && it.seq >= 0);
        while (!it.over) await this.act(it);
        over = true;
      } catch (failure) {
        if (failure instanceof assert.AssertionError) throw failure;
        await setTimeout(10 + this.dice.pick(30));
      }
      if (client !== undefined) await this.leave(client);
    }
  }

  private async act(client: TableClient): Promise<void> {
    if (this.pendingLine !== undefined) return this.say(client, this.pendingLine);
    if (this.pendingMove !== undefined) return this.play(client, this.pendingMove);
    if (this.pendingRequest !== undefined) return this.request(client, this.pendingRequest);
    if (this.lines < mostLines && this.happens(30)) {
      const number = this.lines++;
      this.pendingLine = { id: `${this.label}-line-${number}`, text: `${this.label} says ${number}` };
      return;
    }
    const request = this.viewer === 'spectator' ? undefined : this.pickRequest(client, this.viewer);
    if (request !== undefined) {
      this.pendingRequest = { id: `${this.label}-request-${this.requests++}`, request };
      return;
    }
    const [decision] = client.decisions;
    if (decision === undefined) return this.lookOn(client);
    const { seq } = client;
    const { seat, choices } = decision;
    const choice = choices[this.dice.pick(choices.length)] ?? '';
    if (client.table?.clock !== undefined && this.happens(30)) await setTimeout(dawdling);
    this.pendingMove = { id: `${this.label}-${this.moves++}`, seat, choice, seq };
  }

  /** What a guest wants beside answering, as things stand. */
  private pickRequest({ table, takeBack, seq }: TableClient, seat: Seat): UnsentRequest | undefined {
    if (table?.paused) return this.happens(300) ? { type: 'resume', seat } : undefined;
    const standIn = table?.seats[seat]?.standIn;
    if (standIn !== undefined) {
      return standIn === 'left' && this.happens(300) ? { type: 'return', seat } : undefined;
    }
    const proposal = table?.proposal;
    if (proposal?.missing.includes(seat) && this.happens(400)) {
      const agrees = proposal.what === 'end' ? this.happens(300) : this.happens(700);
      return { type: 'respond', seat, proposal: proposal.number, agrees };
    }
    if (proposal?.seat === seat && this.happens(100)) {
      return { type: 'respond', seat, proposal: proposal.number, agrees: false };
    }
    if (takeBack !== undefined && this.happens(takeBack.atOnce ? 200 : 60))
      return { type: 'undo', seat, seq };
    if (this.happens(30)) return { type: 'propose', seat, what: 'pause' };
    if (this.happens(10)) return { type: 'propose', seat, what: 'end' };
    if (this.happens(5)) return { type: 'resign', seat };
    if (this.happens(15)) return { type: 'standIn', seat };
    if (this.happens(40)) return { type: 'pass', seat, until: this.happens(500) ? 'move' : 'turn' };
    return undefined;
  }

  private async play(
    client: TableClient,
    { id, seat, choice, seq }: NonNullable<Guest['pendingMove']>,
  ): Promise<void> {
    noteSent(this.match, id);
    const reply = await client.play(seat, choice, { id, seq });
    if (reply.type === 'accepted') {
      noteAccepted(this.match, id, reply.seq);
      this.pendingMove = undefined;
      await client.until(() => client.seq >= reply.seq);
    } else if (reply.code === 'not-stored') {
      await setTimeout(pause);
    } else {
      assert.ok(moveRefusals.includes(reply.code), JSON.stringify(reply));
      this.match.refused.add(id);
      this.pendingMove = undefined;
    }
  }

  private async request(
    client: TableClient,
    { id, request }: NonNullable<Guest['pendingRequest']>,
  ): Promise<void> {
    noteRequested(this.match, id, { account: this.player.account.id, request, granted: [] });
    const reply = await client.request(request, id);
    if (reply.type === 'accepted') {
      noteGranted(this.match, id, reply.seq);
      this.pendingRequest = undefined;
      await client.until(() => client.seq >= reply.seq);
    } else if (reply.code === 'not-stored') {
      await setTimeout(pause);
    } else {
      assert.ok(requestRefusals.includes(reply.code), `${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
      this.pendingRequest = undefined;
    }
  }

  private async say(client: TableClient, { id, text }: NonNullable<Guest['pendingLine']>): Promise<void> {
    noteSaid(this.match, id, text);
    const reply = await client.say(text, id);
    if (reply.type === 'accepted') {
      noteHeard(this.match, id, reply.seq);
      this.pendingLine = undefined;
    } else if (reply.code === 'not-stored') await setTimeout(pause);
    else assert.fail(JSON.stringify(reply));
  }

  private async lookOn(client: TableClient): Promise<void> {
    const count = client.messages.length;
    const end = new AbortController();
    const news = client.until(() => client.messages.length > count || end.signal.aborted);
    await Promise.race([news, setTimeout(pause, undefined, { signal: end.signal })]).finally(() =>
      end.abort(),
    );
  }

  private async leave(client: TableClient): Promise<void> {
    await client.close().catch(() => undefined);
    const by = Date.now();
    for (const text of client.texts) noteSeen(this.seen, text, by);
    checkChat(client);
    if (client.seq < 0) return;
    assert.ok(this.kept === undefined || client.seq >= this.kept.seq, 'a match went backwards');
    this.kept = { seq: client.seq, view: client.view };
  }

  /** So often out of a thousand times. */
  private happens(often: number): boolean {
    return this.dice.pick(1000) < often;
  }
}

/** On one connection every line comes once, one after another. */
function checkChat({ messages }: TableClient): void {
  const numbers = messages.flatMap((message) => {
    if (message.type === 'chat') return message.lines.map(({ number }) => number);
    return message.type === 'said' ? [message.line.number] : [];
  });
  for (const [at, number] of numbers.entries()) {
    assert.equal(number, (numbers[0] ?? 0) + at, `lines came as ${numbers}`);
  }
}
