import type { Viewer } from '../kernel/game.ts';
import type { Decision } from '../kernel/match.ts';
import { sideOf, whyNotAdmitted } from './access.ts';
import { type Audience, type Consequence, encodeMessage, type Watcher } from './audience.ts';
import { infoOf, proposalInfo } from './card.ts';
import { lineFor } from './chat.ts';
import type { Entry } from './entry.ts';
import { hasToContribute } from './fairness.ts';
import { updatesSince } from './history.ts';
import { matchStatusFor } from './match-status.ts';
import { type Somebody, toldApart, usualName } from './names.ts';
import type { Play } from './play.ts';
import { decisionsOfMates, isFor, type Pointing } from './pointing.ts';
import type { MatchStatus, PersonInfo, SeatInfo, ServerMessage, TableHere } from './protocol.ts';
import type { Reactions } from './reactions.ts';
import { isNews, seatsOf } from './table-facts.ts';
import type { TableState } from './table-state.ts';

/** The greatest number of missed updates that are sent one by one after a lost connection. */
const mostMissed = 50;

/** Sends each connection at a table what it may know: when it is opened, and after every change. */
export class Broadcast {
  private readonly state: TableState;
  private readonly audience: Audience;
  private readonly reactions: Pick<Reactions, 'of' | 'isAutomatic'>;
  private readonly isSeriesOver: () => boolean;
  /** The open decisions of viewers' team mates, for the status that is sent next. */
  private mates: ReadonlyMap<Viewer, readonly Decision[]> = new Map();

  /** `isSeriesOver` tells whether it is known that no further match can follow this one. */
  constructor(
    state: TableState,
    audience: Audience,
    reactions: Pick<Reactions, 'of' | 'isAutomatic'>,
    isSeriesOver: () => boolean,
  ) {
    this.state = state;
    this.audience = audience;
    this.reactions = reactions;
    this.isSeriesOver = isSeriesOver;
  }

  /**
   * Adds a connection. It is sent a snapshot, or, after a lost connection, the updates after `from`. From then on it
   * is sent every change.
   */
  async welcome(watcher: Watcher, from: number | undefined): Promise<void> {
    const { account, viewer } = watcher;
    const { play, facts } = this.state;
    const missed =
      play !== undefined && from !== undefined && canFollow(play, from)
        ? await updatesSince(play, viewer, from)
        : undefined;
    await this.prepare([viewer]);
    this.audience.add(watcher);
    if (play === undefined) {
      watcher.send(encodeMessage({ type: 'table', table: this.info(account) }));
    } else if (missed === undefined) {
      this.show(watcher, play);
    } else {
      this.audience.shown(viewer, play);
      const table = this.info(account);
      watcher.send(encodeMessage({ type: 'missed', table, viewer, updates: missed, ...this.status(viewer) }));
    }
    const nameOf = toldApart(facts.holders, facts.said);
    const lines = facts.said.flatMap((line) => lineFor(account, line, nameOf(line)) ?? []);
    if (lines.length > 0) watcher.send(encodeMessage({ type: 'chat', lines }));
  }

  /** Changes the viewer of a connection. */
  async turn(watcher: Watcher, viewer: Viewer, play: Play): Promise<void> {
    await this.prepare([viewer]);
    this.audience.turn(watcher, viewer);
    this.show(watcher, play);
  }

  /** Sends the consequences of an entry of the log to all connections. */
  async announceEntry(entry: Entry, consequence: Consequence | undefined): Promise<void> {
    const { play, facts, outcome } = this.state;
    if (entry.kind === 'said') await this.said();
    if (!isNews(entry)) return;
    if (entry.kind === 'rulesChanged' || entry.kind === 'removed' || entry.kind === 'started') this.showOut();
    await this.prepare(this.audience.viewers());
    if (consequence !== undefined) {
      await this.audience.update(this.state.playing(), consequence, (viewer) => this.status(viewer));
    } else if (play !== undefined && entry.kind !== 'started') {
      await this.audience.sendStatus((viewer) => this.status(viewer));
    }
    if (entry.kind !== 'played' || outcome !== undefined) await this.table();
    if (entry.kind === 'started' && play !== undefined) {
      for (const watcher of this.audience.all()) {
        this.audience.turn(watcher, sideOf(facts.holders, watcher.account, watcher.wanted));
      }
      await this.prepare(this.audience.viewers());
      await this.audience.send(
        (watcher) => `${this.standing(watcher)} ${watcher.viewer}`,
        (watcher) => this.snapshot(watcher, play),
      );
    }
  }

  /** Sends the table to all connections. */
  table(): Promise<void> {
    return this.audience.send(
      (watcher) => this.standing(watcher),
      ({ account }) => ({ type: 'table', table: this.info(account) }),
    );
  }

  /** Sends that accounts have come or gone: holders of a seat to all, spectators to the owner only. */
  async presence(...accounts: readonly string[]): Promise<void> {
    const { holders, owner } = this.state.facts;
    if (accounts.length === 0) return;
    if (accounts.some((account) => seatsOf(holders, account).length > 0)) return this.table();
    return this.audience.send(
      (watcher) => watcher.account,
      (watcher) =>
        watcher.account === owner ? { type: 'table', table: this.info(watcher.account) } : undefined,
    );
  }

  /** Sends the match status to one account. */
  async sendStatus(account: string): Promise<void> {
    await this.prepare(this.audience.viewers());
    for (const watcher of this.audience.all()) {
      if (watcher.account !== account) continue;
      watcher.send(encodeMessage({ type: 'status', ...this.status(watcher.viewer) }));
    }
  }

  /** Sends a mark to the team of the seat. */
  pointed({ seat, at }: Pointing): void {
    const { teams } = this.state;
    const text = encodeMessage({ type: 'pointed', seat, at });
    for (const watcher of this.audience.all()) {
      if (isFor(watcher.viewer, teams, seat)) watcher.send(text);
    }
  }

  /** Sends the last line of the chat to those who may read it. */
  private async said(): Promise<void> {
    const { facts } = this.state;
    const last = facts.said.at(-1);
    if (last === undefined) return;
    const name = toldApart(facts.holders, facts.said)(last);
    await this.audience.send(
      (watcher) => this.standing(watcher),
      ({ account }) => {
        const line = lineFor(account, last, name);
        return line && { type: 'said', line };
      },
    );
  }

  /** Closes the connections of accounts that may no longer be at the table. */
  private showOut(): void {
    for (const watcher of this.audience.all()) {
      const refusal = whyNotAdmitted(this.state.facts, watcher.account);
      if (refusal === undefined) continue;
      this.audience.remove(watcher);
      watcher.dismiss({ code: refusal.code, message: refusal.message });
    }
  }

  private show(watcher: Watcher, play: Play): void {
    watcher.send(encodeMessage(this.snapshot(watcher, play)));
  }

  private snapshot({ account, viewer }: Watcher, play: Play): ServerMessage {
    return {
      type: 'snapshot',
      table: this.info(account),
      viewer,
      seq: play.seq,
      view: this.audience.shown(viewer, play),
      ...this.status(viewer),
    };
  }

  /**
   * The group of connections that are told the same of the table: those of an account that has something to do with it,
   * or of all others, who only watch.
   */
  private standing({ account }: Watcher): string {
    const { facts } = this.state;
    const { owner, opened, holders, said } = facts;
    const isKnown = owner === account || opened.account === account || said.at(-1)?.account === account;
    return isKnown || seatsOf(holders, account).length > 0 ? account : '';
  }

  /** Prepares the parts of these viewers' status that take time. */
  private async prepare(viewers: Iterable<Viewer>): Promise<void> {
    const { facts, play, teams } = this.state;
    if (play === undefined) return;
    const mates = new Map<Viewer, readonly Decision[]>();
    for (const viewer of viewers) {
      if (!mates.has(viewer)) mates.set(viewer, await decisionsOfMates(facts, play, teams, viewer));
    }
    this.mates = mates;
  }

  private status(viewer: Viewer): MatchStatus {
    const { facts, play, clocks } = this.state;
    const mates = this.mates.get(viewer) ?? [];
    return {
      ...matchStatusFor(facts, play, viewer, this.reactions),
      ...(mates.length > 0 && { mates }),
      ...(clocks && { clocks }),
    };
  }

  /** The table as the account may see it. */
  info(account: string): TableHere {
    const { facts, teams, upgraded } = this.state;
    const info = infoOf(this.state.card(), account, (other) => this.audience.has(other));
    const series = this.state.carry === undefined ? undefined : this.isSeriesOver() ? 'over' : 'open';
    const proposal = proposalInfo(facts);
    return {
      ...info,
      ...(facts.started === undefined && { seats: this.waitingSeats(info.seats) }),
      rules: facts.rules,
      ...(teams && { teams }),
      ...(this.state.restricted && { talk: 'signals' }),
      ...(proposal && { proposal }),
      ...(facts.owner === account && { watching: this.watching() }),
      ...(hasToContribute(facts, account) && { contribute: true }),
      ...(series && { series }),
      ...(upgraded && { upgraded }),
    };
  }

  /** The people who watch without a seat, as the owner is told of them. */
  private watching(): PersonInfo[] {
    const { facts, restricted } = this.state;
    const people = [...this.audience.people()].flatMap(([account, { person, name }]) =>
      account === facts.owner || seatsOf(facts.holders, account).length > 0
        ? []
        : [{ account, person, name }],
    );
    // Where only signals are allowed, a name that somebody came with would be one.
    const nameOf = restricted
      ? ({ account }: Somebody) => usualName(account)
      : toldApart(facts.holders, people);
    return people.map((somebody) => ({ person: somebody.person, name: nameOf(somebody) }));
  }

  /** The seats for which a table waits. */
  private waitingSeats(seats: readonly SeatInfo[]): SeatInfo[] {
    const { facts, game } = this.state;
    return seats.map((info, seat) => {
      const holder = facts.holders[seat];
      if (holder?.kind !== 'person') return info;
      // Whoever has opened a table comes with it; not so that of a next match, whose opener may not come any more.
      const { account, after } = facts.opened;
      const mayStayAway = holder.account !== account || (after !== undefined && !info.mine);
      const isExpected = mayStayAway && hasToContribute(facts, holder.account);
      return {
        ...info,
        ...(isExpected && { expected: true }),
        ...(game.rules.bring && { brought: facts.brought[seat] !== undefined }),
      };
    });
  }
}

/** Whether the updates from there on are few enough to be sent one by one. */
function canFollow(play: Play, from: number): boolean {
  return from >= play.first && from <= play.seq && play.seq - from <= mostMissed;
}
