import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '../../kernel/chance.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { RefusalCode } from '../codes.ts';
import type { Line, Player, Wanted } from './player.ts';
import {
  noteAccepted,
  noteGranted,
  noteHeard,
  noteSaid,
  noteSeen,
  noteSent,
  noteWished,
  type Promises,
  type Seen,
  seenBy,
} from './promises.ts';

/** The most that a guest writes at a table: who writes faster than people do is refused. */
const mostLines = 4;
/** How long a guest looks on before thinking again what to do, in milliseconds. */
const pause = 100;
/** How long a guest who has a clock now and then forgets to answer, in milliseconds. */
const dawdling = 1500;

/** Why an answer may be refused that was right when it was given. */
const answerRefusals: readonly RefusalCode[] = ['stale', 'paused', 'stood-in', 'match-over'];
/** Why what a guest wants may be refused. */
const wishRefusals: readonly RefusalCode[] = [...answerRefusals, 'no-request', 'nothing-to-undo', 'revealed'];

/**
 * Somebody at a table who sees a match to its end, whatever happens to the connection: answers what is asked, and now
 * and then takes back, pauses, gives up, lets a bot play on, passes, dawdles or writes, as the dice say.
 */
export class Guest {
  private readonly player: Player;
  private readonly match: Promises;
  private readonly viewer: Viewer;
  private readonly label: string;
  private readonly dice: Chance;
  private readonly anyServer: () => Promise<string>;
  private readonly seen: Seen;
  private kept: Pick<Line, 'seq' | 'view'> | undefined;
  /** An answer, a line and a wish of which it is not known whether they were taken. */
  private unsure:
    | { readonly id: string; readonly seat: Seat; readonly choice: string; readonly seq: number }
    | undefined;
  private unsaid: { readonly id: string; readonly text: string } | undefined;
  private unmet: { readonly id: string; readonly wish: Wanted } | undefined;
  private answers = 0;
  private lines = 0;
  private wishes = 0;

  constructor(
    player: Player,
    match: Promises,
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
    this.seen = seenBy(match, viewer);
  }

  /** Resolves when the match is over. */
  async attend(): Promise<void> {
    for (let over = false; !over; ) {
      let line: Line | undefined;
      try {
        const from = this.kept === undefined ? '' : `?from=${this.kept.seq}`;
        line = await this.player.at(await this.anyServer()).look(this.match.table, from, this.kept);
        const it = line;
        await it.until(() => it.messages.length > 0 && it.seq >= 0);
        while (!it.over) await this.act(it);
        over = true;
      } catch (failure) {
        if (failure instanceof assert.AssertionError) throw failure;
        await setTimeout(10 + this.dice.pick(30));
      }
      if (line !== undefined) await this.leave(line);
    }
  }

  private async act(line: Line): Promise<void> {
    if (this.unsaid !== undefined) return this.say(line, this.unsaid);
    if (this.unsure !== undefined) return this.answer(line, this.unsure);
    if (this.unmet !== undefined) return this.wish(line, this.unmet);
    if (this.lines < mostLines && this.happens(30)) {
      const number = this.lines++;
      this.unsaid = { id: `${this.label}-line-${number}`, text: `${this.label} says ${number}` };
      return;
    }
    const wanted = this.viewer === 'spectator' ? undefined : this.wanted(line, this.viewer);
    if (wanted !== undefined) {
      this.unmet = { id: `${this.label}-wish-${this.wishes++}`, wish: wanted };
      return;
    }
    const [question] = line.questions;
    if (question === undefined) return this.lookOn(line);
    const { seq } = line;
    const { seat, choices } = question;
    const choice = choices[this.dice.pick(choices.length)] ?? '';
    if (line.table?.clock !== undefined && this.happens(30)) await setTimeout(dawdling);
    this.unsure = { id: `${this.label}-${this.answers++}`, seat, choice, seq };
  }

  /** What a guest wants beside answering, as things stand. */
  private wanted({ table, takeBack, seq }: Line, seat: Seat): Wanted | undefined {
    if (table?.paused) return this.happens(300) ? { type: 'resume', seat } : undefined;
    const standIn = table?.seats[seat]?.standIn;
    if (standIn !== undefined) {
      return standIn === 'left' && this.happens(300) ? { type: 'return', seat } : undefined;
    }
    const request = table?.request;
    if (request?.missing.includes(seat) && this.happens(400)) {
      const agrees = request.what === 'end' ? this.happens(300) : this.happens(700);
      return { type: 'reply', seat, request: request.number, agrees };
    }
    if (request?.seat === seat && this.happens(100)) {
      return { type: 'reply', seat, request: request.number, agrees: false };
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

  private async answer(line: Line, { id, seat, choice, seq }: NonNullable<Guest['unsure']>): Promise<void> {
    noteSent(this.match, id);
    const reply = await line.answer(seat, choice, { id, seq });
    if (reply.type === 'accepted') {
      noteAccepted(this.match, id, reply.seq);
      this.unsure = undefined;
      await line.until(() => line.seq >= reply.seq);
    } else if (reply.code === 'not-stored') {
      await setTimeout(pause);
    } else {
      assert.ok(answerRefusals.includes(reply.code), JSON.stringify(reply));
      this.match.refused.add(id);
      this.unsure = undefined;
    }
  }

  private async wish(line: Line, { id, wish }: NonNullable<Guest['unmet']>): Promise<void> {
    noteWished(this.match, id, { account: this.player.account.id, wish, granted: [] });
    const reply = await line.wish(wish, id);
    if (reply.type === 'accepted') {
      noteGranted(this.match, id, reply.seq);
      this.unmet = undefined;
      await line.until(() => line.seq >= reply.seq);
    } else if (reply.code === 'not-stored') {
      await setTimeout(pause);
    } else {
      assert.ok(wishRefusals.includes(reply.code), `${JSON.stringify(wish)}: ${JSON.stringify(reply)}`);
      this.unmet = undefined;
    }
  }

  private async say(line: Line, { id, text }: NonNullable<Guest['unsaid']>): Promise<void> {
    noteSaid(this.match, id, text);
    const reply = await line.say(text, id);
    if (reply.type === 'accepted') {
      noteHeard(this.match, id, reply.seq);
      this.unsaid = undefined;
    } else if (reply.code === 'not-stored') await setTimeout(pause);
    else assert.fail(JSON.stringify(reply));
  }

  private async lookOn(line: Line): Promise<void> {
    const count = line.messages.length;
    const end = new AbortController();
    const news = line.until(() => line.messages.length > count || end.signal.aborted);
    await Promise.race([news, setTimeout(pause, undefined, { signal: end.signal })]).finally(() =>
      end.abort(),
    );
  }

  private async leave(line: Line): Promise<void> {
    await line.close().catch(() => undefined);
    const by = Date.now();
    for (const text of line.texts) noteSeen(this.seen, text, by);
    checkChat(line);
    if (line.seq < 0) return;
    assert.ok(this.kept === undefined || line.seq >= this.kept.seq, 'a match went backwards');
    this.kept = { seq: line.seq, view: line.view };
  }

  /** So often out of a thousand times. */
  private happens(often: number): boolean {
    return this.dice.pick(1000) < often;
  }
}

/** On one connection every line comes once, one after another. */
function checkChat({ messages }: Line): void {
  const numbers = messages.flatMap((message) => {
    if (message.type === 'chat') return message.lines.map(({ number }) => number);
    return message.type === 'said' ? [message.line.number] : [];
  });
  for (const [at, number] of numbers.entries()) {
    assert.equal(number, (numbers[0] ?? 0) + at, `lines came as ${numbers}`);
  }
}
