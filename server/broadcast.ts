import type { Viewer } from '../kernel/game.ts';
import { sideOf, whyNotAdmitted } from './access.ts';
import { type Audience, type Consequence, encoded, type Watcher } from './audience.ts';
import { infoOf, requestAt } from './card.ts';
import { lineFor } from './chat.ts';
import type { Entry } from './entry.ts';
import { missedSince } from './history.ts';
import type { Play } from './play.ts';
import { isFor, matesQuestions, type Pointing } from './pointing.ts';
import type { Standing, TableDetails, TableHere } from './protocol.ts';
import type { Replies } from './replies.ts';
import { seatsOf } from './roster.ts';
import { standingOf } from './standing.ts';
import type { TableState } from './table-state.ts';

/** After a lost connection, more updates than this are not worth sending one by one. */
const mostMissed = 50;

/** Tells everybody at a table what they may know of it: whoever comes, and all when something happens. */
export class Broadcast {
  private readonly state: TableState;
  private readonly audience: Audience;
  private readonly replies: Pick<Replies, 'of' | 'spares'>;

  constructor(state: TableState, audience: Audience, replies: Pick<Replies, 'of' | 'spares'>) {
    this.state = state;
    this.audience = audience;
    this.replies = replies;
  }

  /** Everything about the table as the account is told of it. */
  details(account: string): TableDetails {
    return { ...this.info(account), options: this.state.roster.opened.options };
  }

  /**
   * Shows somebody in: everything, or, where they come back after `from`, what they missed. From then on they are told
   * of everything that happens.
   */
  async welcome(watcher: Watcher, from: number | undefined): Promise<void> {
    const { account, viewer } = watcher;
    const { play, roster } = this.state;
    const missed =
      play !== undefined && from !== undefined && from <= play.seq && play.seq - from <= mostMissed
        ? await missedSince(play, viewer, from)
        : undefined;
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
  turn(watcher: Watcher, viewer: Viewer, play: Play): void {
    this.audience.turn(watcher, viewer);
    this.show(watcher, play);
  }

  /** Tells everybody what an entry of the log led to. */
  happened(entry: Entry, consequence: Consequence | undefined): void {
    const { play, roster, outcome } = this.state;
    if (entry.kind === 'said') {
      this.said();
      return;
    }
    if (entry.kind === 'arranged' || entry.kind === 'removed' || entry.kind === 'started') this.showOut();
    if (consequence !== undefined) {
      this.audience.update(this.state.playing(), consequence, (viewer) => this.standing(viewer));
    } else if (play !== undefined && entry.kind !== 'started') {
      this.audience.stand((viewer) => this.standing(viewer));
    }
    if (entry.kind !== 'answered' || outcome !== undefined) this.table();
    if (entry.kind === 'started' && play !== undefined) {
      this.audience.all((watcher) =>
        this.turn(watcher, sideOf(roster.chairs, watcher.account, watcher.wanted), play),
      );
    }
  }

  /** Tells everybody of the table itself. */
  table(): void {
    this.audience.all((watcher) =>
      watcher.send(encoded({ type: 'table', table: this.info(watcher.account) })),
    );
  }

  /** Somebody came or went: everybody is told of the holder of a seat, the owner also of who watches. */
  presence(account: string): void {
    const { chairs, owner } = this.state.roster;
    const seated = seatsOf(chairs, account).length > 0;
    this.audience.all((watcher) => {
      if (!seated && watcher.account !== owner) return;
      watcher.send(encoded({ type: 'table', table: this.info(watcher.account) }));
    });
  }

  /** Tells one account alone who is asked what. */
  stand(account: string): void {
    this.audience.stand((viewer) => this.standing(viewer), account);
  }

  /** Tells those in the seat's team what it points at. */
  pointed({ seat, at }: Pointing): void {
    const { teams } = this.state;
    const text = encoded({ type: 'pointed', seat, at });
    this.audience.all((watcher) => {
      if (isFor(watcher.viewer, teams, seat)) watcher.send(text);
    });
  }

  /** Tells what was said last to those for whom it is. */
  private said(): void {
    const last = this.state.roster.said.at(-1);
    if (last === undefined) return;
    this.audience.all((watcher) => {
      const line = lineFor(watcher.account, last);
      if (line !== undefined) watcher.send(encoded({ type: 'said', line }));
    });
  }

  /** Ends the connections of those who may not be here any longer. */
  private showOut(): void {
    this.audience.all((watcher) => {
      const refusal = whyNotAdmitted(this.state.roster, watcher.account);
      if (refusal === undefined) return;
      this.audience.remove(watcher);
      watcher.dismiss({ code: refusal.code, message: refusal.message });
    });
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

  private standing(viewer: Viewer): Standing {
    const { roster, play, teams, clocks } = this.state;
    const mates = play === undefined ? [] : matesQuestions(roster, play, teams, viewer);
    return {
      ...standingOf(roster, play, viewer, this.replies),
      ...(mates.length > 0 && { mates }),
      ...(clocks && { clocks }),
    };
  }

  private info(account: string): TableHere {
    const { roster, teams } = this.state;
    const request = requestAt(roster);
    const watching = [...this.audience.people()].flatMap(([other, person]) =>
      other === account || seatsOf(roster.chairs, other).length > 0 ? [] : [person],
    );
    return {
      ...infoOf(this.state.card(), account, (other) => this.audience.has(other)),
      rules: roster.rules,
      ...(teams && { teams }),
      ...(this.state.restricted && { talk: 'signals' }),
      ...(request && { request }),
      ...(roster.owner === account && { watching }),
    };
  }
}
