import type { Seat, Viewer } from './game.ts';

/** An event and its recipients: everybody, or only the seats in `only`. All others receive `others`, or nothing. */
export interface EmittedEvent<E> {
  readonly event: E;
  readonly only?: readonly Seat[];
  readonly others?: E;
}

/**
 * An `emit` that appends each event to a list.
 *
 * @example applyMove(rules, state, pending, choice, chance, collectEvents(emitted));
 */
export function collectEvents<E>(emitted: EmittedEvent<E>[]) {
  return (event: E, only?: readonly Seat[], others?: E): void => {
    emitted.push({ event, ...(only && { only }), ...(others !== undefined && { others }) });
  };
}

/** The events that a viewer receives. */
export function eventsFor<E>(emitted: readonly EmittedEvent<E>[], viewer: Viewer): E[] {
  return emitted.flatMap(({ event, only, others }) => {
    if (only === undefined || (viewer !== 'spectator' && only.includes(viewer))) return [event];
    return others === undefined ? [] : [others];
  });
}
