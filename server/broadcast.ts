import type { Viewer } from '../kernel/game.ts';
import type { Question } from '../kernel/match.ts';
import { sideOf, whyNotAdmitted } from './access.ts';
import { type Audience, type Consequence, encoded, type Watcher } from './audience.ts';
import { infoOf, requestAt } from './card.ts';
import { lineFor } from './chat.ts';
import type { Entry } from './entry.ts';
import { hasToContribute } from './fairness.ts';
import { missedSince } from './history.ts';
import type { Play } from './play.ts';
import { isFor, matesQuestions, type Pointing } from './pointing.ts';
import type { SeatInfo, Standing, TableHere } from './protocol.ts';
import type { Replies } from './replies.ts';
import { isNews, seatsOf } from './roster.ts';
import { standingOf } from './standing.ts';
import type { TableState } from './table-state.ts';

/** After a lost connection, more updates than this are not worth sending one by one. */
const mostMissed = 50;

/** Tells everybody at a table what they may know of it: whoever comes, and all when something happens. */
export class Broadcast {
  private readonly state: TableState;
  private readonly audience: Audience;
  private readonly replies: Pick<Replies, 'of' | 'spares'>;
  private readonly isSeriesOver: () => boolean;
  /** What mates of viewers are asked, as worked out for the standing that is told next. */
  private mates: ReadonlyMap<Viewer, readonly Question[]> = new Map();

  /** `isSeriesOver` says whether it is known that no further match can follow this one. */
  constructor(
    state: TableState,
    audience: Audience,
    replies: Pick<Replies, 'of' | 'spares'>,
    isSeriesOver: () => boolean,
  ) {
    this.state = state;
    this.audience = audience;
    this.replies = replies;
    this.isSeriesOver = isSeriesOver;
  }

  /**
   * Shows somebody in: everything, or, where they come back after `from`, what they missed. From then on they are told
   * of everything that happens.
   */
  async welcome(watcher: Watcher, from: number | undefined): Promise<void> {
    const { account, viewer } = watcher;
    const { play, roster } = this.state;
    const missed =
      play !== undefined && from !== undefined && canFollow(play, from)
        ? await missedSince(play, viewer, from)
        : undefined;
    await this.prepare([viewer]);
    this.audience.add(watcher);
    if (play === undefined) {
      watcher.send(encoded({ type: 'table', table: this.info(account) }));
    } else if (missed === undefined) {
      this.show(watcher, play);
    } else {
      this.audience.shown(viewer, play);
      const table = this.info(account);
      watcher.send(encoded({ type: 'missed', table, viewer, updates: missed, ...this.standing(viewer) }));
    }
    const lines = roster.said.flatMap((line) => lineFor(account, line) ?? []);
    if (lines.length > 0) watcher.send(encoded({ type: 'chat', lines }));
  }

  /** Turns a watcher to another side of the table. */
  async turn(watcher: Watcher, viewer: Viewer, play: Play): Promise<void> {
    await this.prepare([viewer]);
    this.audience.turn(watcher, viewer);
    this.show(watcher, play);
  }

  /** Tells everybody what an entry of the log led to. */
  async happened(entry: Entry, consequence: Consequence | undefined): Promise<void> {
    const { play, roster, outcome } = this.state;
    if (entry.kind === 'said') this.said();
    if (!isNews(entry)) return;
    if (entry.kind === 'arranged' || entry.kind === 'removed' || entry.kind === 'started') this.showOut();
    await this.prepare(this.audience.viewers());
    if (consequence !== undefined) {
      this.audience.update(this.state.playing(), consequence, (viewer) => this.standing(viewer));
    } else if (play !== undefined && entry.kind !== 'started') {
      this.audience.stand((viewer) => this.standing(viewer));
    }
    if (entry.kind !== 'answered' || outcome !== undefined) this.table();
    if (entry.kind === 'started' && play !== undefined) {
      for (const watcher of this.audience.all()) {
        await this.turn(watcher, sideOf(roster.chairs, watcher.account, watcher.wanted), play);
      }
    }
  }

  /** Tells everybody of the table itself. */
  table(): void {
    for (const watcher of this.audience.all()) {
      watcher.send(encoded({ type: 'table', table: this.info(watcher.account) }));
    }
  }

  /** Somebody came or went: everybody is told of the holder of a seat, the owner also of who watches. */
  presence(account: string): void {
    const { chairs, owner } = this.state.roster;
    const seated = seatsOf(chairs, account).length > 0;
    for (const watcher of this.audience.all()) {
      if (!seated && watcher.account !== owner) continue;
      watcher.send(encoded({ type: 'table', table: this.info(watcher.account) }));
    }
  }

  /** Tells one account alone who is asked what. */
  async stand(account: string): Promise<void> {
    await this.prepare(this.audience.viewers());
    this.audience.stand((viewer) => this.standing(viewer), account);
  }

  /** Tells those in the seat's team what it points at. */
  pointed({ seat, at }: Pointing): void {
    const { teams } = this.state;
    const text = encoded({ type: 'pointed', seat, at });
    for (const watcher of this.audience.all()) {
      if (isFor(watcher.viewer, teams, seat)) watcher.send(text);
    }
  }

  /** Tells what was said last to those for whom it is. */
  private said(): void {
    const last = this.state.roster.said.at(-1);
    if (last === undefined) return;
    for (const watcher of this.audience.all()) {
      const line = lineFor(watcher.account, last);
      if (line !== undefined) watcher.send(encoded({ type: 'said', line }));
    }
  }

  /** Ends the connections of those who may not be here any longer. */
  private showOut(): void {
    for (const watcher of this.audience.all()) {
      const refusal = whyNotAdmitted(this.state.roster, watcher.account);
      if (refusal === undefined) continue;
      this.audience.remove(watcher);
      watcher.dismiss({ code: refusal.code, message: refusal.message });
    }
  }

  private show(watcher: Watcher, play: Play): void {
    const { viewer } = watcher;
    watcher.send(
      encoded({
        type: 'snapshot',
        table: this.info(watcher.account),
        viewer,
        seq: play.seq,
        view: this.audience.shown(viewer, play),
        ...this.standing(viewer),
      }),
    );
  }

  /** Works out what takes time of the standing of these viewers. */
  private async prepare(viewers: Iterable<Viewer>): Promise<void> {
    const { roster, play, teams } = this.state;
    if (play === undefined) return;
    const mates = new Map<Viewer, readonly Question[]>();
    for (const viewer of viewers) {
      if (!mates.has(viewer)) mates.set(viewer, await matesQuestions(roster, play, teams, viewer));
    }
    this.mates = mates;
  }

  private standing(viewer: Viewer): Standing {
    const { roster, play, clocks } = this.state;
    const mates = this.mates.get(viewer) ?? [];
    return {
      ...standingOf(roster, play, viewer, this.replies),
      ...(mates.length > 0 && { mates }),
      ...(clocks && { clocks }),
    };
  }

  /** The table as the account is told of it. */
  info(account: string): TableHere {
    const { roster, teams, upgraded } = this.state;
    const info = infoOf(this.state.card(), account, (other) => this.audience.has(other));
    const series = this.state.carry === undefined ? undefined : this.isSeriesOver() ? 'over' : 'open';
    const request = requestAt(roster);
    const watching = [...this.audience.people()].flatMap(([other, person]) =>
      other === account || seatsOf(roster.chairs, other).length > 0 ? [] : [person],
    );
    return {
      ...info,
      ...(roster.started === undefined && { seats: this.waitingSeats(info.seats) }),
      rules: roster.rules,
      ...(teams && { teams }),
      ...(this.state.restricted && { talk: 'signals' }),
      ...(request && { request }),
      ...(roster.owner === account && { watching }),
      ...(hasToContribute(roster, account) && { contribute: true }),
      ...(series && { series }),
      ...(upgraded && { upgraded }),
    };
  }

  /** Seats of a table that waits, with what it waits for. */
  private waitingSeats(seats: readonly SeatInfo[]): SeatInfo[] {
    const { roster, game } = this.state;
    return seats.map((info, seat) => {
      const chair = roster.chairs[seat];
      if (chair?.kind !== 'person') return info;
      const isExpected = chair.account !== roster.opened.account && hasToContribute(roster, chair.account);
      return {
        ...info,
        ...(isExpected && { expected: true }),
        ...(game.rules.bring && { brought: roster.brought[seat] !== undefined }),
      };
    });
  }
}

/** Whether updates from there on are worth sending one by one. */
function canFollow(play: Play, from: number): boolean {
  return from >= play.first && from <= play.seq && play.seq - from <= mostMissed;
}
