import type { SoundName, SoundOf } from '../../games/sounds.ts';
import type { Seat } from '../../kernel/game.ts';
import { settings, type Volume } from '../settings.ts';
import type { Moment } from '../table/showing.ts';

const volumes: Readonly<Record<Exclude<Volume, 'off'>, number>> = { quiet: 0.25, medium: 0.55, loud: 1 };

/** Sounds of one moment follow each other at this distance, in seconds, and there are at most so many. */
const apart = 0.12;
const mostAtOnce = 3;

let synthesizer: Promise<typeof import('./synthesizer.ts')> | undefined;

/** Lets these sounds be heard, one after the other, if the person wants sound. What makes them is fetched with the first. */
export function sound(...names: readonly SoundName[]): void {
  const { sound: volume } = settings.peek();
  if (volume === 'off') return;
  synthesizer ??= import('./synthesizer.ts');
  synthesizer.then(
    ({ play }) => {
      for (const [place, name] of names.slice(0, mostAtOnce).entries())
        play(name, volumes[volume], place * apart);
    },
    () => {
      synthesizer = undefined;
    },
  );
}

/** The sound with which a match ends for whoever holds these seats. */
export function soundOfEnd(ranks: readonly number[], isMine: (seat: Seat) => boolean): SoundName {
  const mine = ranks.filter((_, seat) => isMine(seat));
  if (mine.length === 0) return 'end';
  return mine.includes(1) ? 'victory' : 'defeat';
}

/** Lets be heard what a table shows: scenes when they begin, and all else when it has been shown. */
export function hearing(soundOf: () => Promise<SoundOf>): (moment: Moment) => void {
  let begun: unknown;
  return (moment) => {
    if (settings.peek().sound === 'off') return;
    if (moment.kind === 'begins') begun = moment.event;
    const events =
      moment.kind === 'begins' ? [moment.event] : moment.events.filter((event) => event !== begun);
    void soundOf().then((of) => {
      const names = new Set(events.flatMap((event) => of(event) ?? []));
      sound(...names);
    });
  };
}
