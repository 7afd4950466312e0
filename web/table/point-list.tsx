import type { ReadonlySignal } from '@preact/signals';
import type { Sentence, Words } from '../../games/words.ts';
import { t } from '../i18n/language.ts';
import type { TableSeat } from './board.ts';
import { nameOf } from './seats.ts';
import { MarksHere } from './team-marks.tsx';
import type { TeamPointing } from './team-pointing.ts';

/** In words: the choices of a team mate, and the places, that one may point at. */
export function PointList({
  words,
  view,
  seats,
  asked,
  pointing: { marks, mates, point },
  say,
}: {
  readonly words: Words;
  readonly view: ReadonlySignal<unknown>;
  readonly seats: readonly TableSeat[];
  /** This viewer decides: their own choices stand above. */
  readonly asked: boolean;
  readonly pointing: TeamPointing;
  readonly say: (sentence: Sentence) => string;
}) {
  if (point.value === undefined) return null;
  const theirs = asked ? undefined : mates.value;
  const places = words.places?.(view.value) ?? [];
  const item = (at: string, name: Sentence) => (
    <li key={at}>
      <button type="button" class="button" data-point={at}>
        {say(name)}
        <MarksHere marks={marks.value} at={at} seats={seats} />
      </button>
    </li>
  );
  return (
    <>
      {theirs !== undefined && (
        <>
          <h3>{t('point.choices')}</h3>
          <p class="soft">{t('point.hint', { name: nameOf(theirs.seat, seats) })}</p>
          <ul class="point-list">
            {theirs.choices.map((text) => item(text, words.choice(text, view.value)))}
          </ul>
        </>
      )}
      {places.length > 0 && (
        <>
          <h3>{t('point.places')}</h3>
          <p class="soft">{t('point.places.hint')}</p>
          <ul class="point-list">{places.map(({ at, name }) => item(at, name))}</ul>
        </>
      )}
    </>
  );
}
