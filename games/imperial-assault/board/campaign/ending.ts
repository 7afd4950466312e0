import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { heroFigure } from '../../rules/campaign/current.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import type { MissionState } from '../../rules/campaign/state.ts';
import type { Event } from '../../rules/event.ts';
import { type Figure, type FigureNumber, groupWith, seatOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Props } from '../board-state.ts';

/** A mission that has just ended: the table as it lay last, what ended it, and the view after it. */
export interface Ending {
  readonly look: View;
  readonly events: readonly Event[];
  readonly after: View;
}

/** What a board shows while a mission is played and when it has just ended. */
export interface EndedTable {
  /** The view; when a mission has ended the table as it lay last, until the reader goes on. */
  readonly view: ReadonlySignal<View>;
  readonly ending: ReadonlySignal<Ending | undefined>;
  goOn(): void;
  /** Notes every view until the function that it returns is called. */
  follow(): () => void;
}

/**
 * Keeps the table of a mission for who saw it end: with the last move map and figures leave it. Who only looks on, or
 * watches again, goes on with the next move.
 */
export function createEndedTable({
  view,
  batch,
  viewer,
}: Pick<Props, 'view' | 'batch' | 'viewer'>): EndedTable {
  const left = signal<View | undefined>(undefined);
  let last: View | undefined;
  let kept: (Ending & { readonly batch: number }) | undefined;
  const ending = computed((): Ending | undefined => {
    const now = view.value;
    const arrived = batch.value;
    if (now.campaign?.mission != null) {
      last = now;
      kept = undefined;
      return undefined;
    }
    if (kept === undefined && last !== undefined && arrived?.events.some(endsMission))
      kept = {
        look: lastLook(last, arrived.events),
        events: arrived.events,
        after: now,
        batch: arrived.number,
      };
    last = undefined;
    if (kept === undefined || left.value === kept.look) return undefined;
    return viewer === 'spectator' && arrived?.number !== kept.batch ? undefined : kept;
  });
  return {
    view: computed(() => ending.value?.look ?? view.value),
    ending,
    goOn() {
      left.value = ending.peek()?.look;
    },
    follow: () => effect(() => void ending.value),
  };
}

function endsMission(event: Event): boolean {
  return event.kind === 'campaign' && event.event.kind === 'logged';
}

/** The table after events that ended a mission, as far as they tell: who stands where, hurt how much, and what is open. */
export function lastLook(view: View, events: readonly Event[]): View {
  const calm: View = { ...view, stack: [], activation: null };
  return events.reduce(afterEvent, calm);
}

function afterEvent(view: View, event: Event): View {
  switch (event.kind) {
    case 'moved':
      return withFigure(view, event.figure, { place: event.to });
    case 'deployed':
      return withFigure(view, event.figure, { place: event.place });
    case 'suffered':
      return event.what === 'damage' ? withFigure(view, event.figure, { damage: event.damage }) : view;
    case 'defeated':
      return withFigure(view, event.figure, { place: null, defeated: true });
    case 'opened':
      return { ...view, openDoors: [...view.openDoors, event.door] };
    case 'campaign':
      return afterMissionEvent(view, event.event);
    default:
      return view;
  }
}

function afterMissionEvent(view: View, event: CampaignEvent): View {
  const { mission } = view.campaign ?? {};
  if (view.campaign === undefined || mission == null) return view;
  const { campaign } = view;
  const withMission = (change: Partial<MissionState>, on: View = view): View => ({
    ...on,
    campaign: { ...campaign, mission: { ...mission, ...change } },
  });
  switch (event.kind) {
    case 'missionOver':
      return withMission({ winner: event.winner });
    case 'revealed':
      return withMission({ revealed: [...mission.revealed, event.section] });
    case 'told':
      return withMission({ told: [...mission.told, { event: event.event, text: event.text }] });
    case 'wounded':
    case 'withdrew': {
      const change = event.kind === 'wounded' ? { wounded: true } : { withdrawn: true };
      const heroes = mission.heroes.map((hero, place) =>
        place === event.seat - 1 ? { ...hero, ...change } : hero,
      );
      const figure = event.kind === 'wounded' ? { damage: 0 } : { place: null };
      return withMission({ heroes }, withFigure(view, heroFigure(event.seat), figure));
    }
    default:
      return view;
  }
}

function withFigure(view: View, figure: FigureNumber, change: Partial<Figure>): View {
  const [inGroup, inFigures] = [groupWith(figure) & 31, figure & 7];
  const players = view.players.map((player, seat) =>
    seat !== seatOf(figure)
      ? player
      : {
          ...player,
          groups: player.groups.map((group, place) =>
            place !== inGroup
              ? group
              : {
                  ...group,
                  figures: group.figures.map((one, at) => (at === inFigures ? { ...one, ...change } : one)),
                },
          ),
        },
  );
  return { ...view, players };
}
