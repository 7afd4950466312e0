import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Review } from '../../games/review.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Ending } from '../../kernel/record.ts';
import type { TableHere } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { Icon } from '../parts/icon.tsx';
import type { TableSeat } from './board.ts';
import { courseOf, coursesOf, fallsOf, pointsReview } from './course.ts';
import { CourseChart } from './course-chart.tsx';
import { FallList } from './fall-list.tsx';
import type { OpenKit } from './kit.ts';
import { outcomeSentence } from './outcome-sentence.ts';
import { longestBar, PartBar } from './part-bar.tsx';
import { PictureButton } from './picture-button.tsx';
import { playAgain, playNext } from './play-again.ts';
import { RecordButton } from './record-button.tsx';
import { nameOf } from './seats.ts';
import type { SeenStep } from './seen-steps.ts';
import { Ranking, teamName } from './standings.tsx';
import './match-over.css';

/** Colours of sides in games that name none. */
const plain = [
  'var(--accent)',
  'var(--turn)',
  'var(--good)',
  'var(--ink-soft)',
  'var(--line-strong)',
  'var(--ink)',
];

/** The end of a match: who won and with what, how it came to that, and where to go from here. */
export function MatchOver({
  outcome,
  kit,
  ending,
  why,
  seats,
  table,
  steps,
  speak,
  onClose,
}: {
  readonly outcome: Outcome;
  readonly kit: OpenKit;
  readonly ending: Ending | undefined;
  readonly why: string | undefined;
  readonly seats: readonly TableSeat[];
  readonly table: TableHere | undefined;
  /** All steps of the match, once they are known. */
  readonly steps: ReadonlySignal<readonly SeenStep[]>;
  readonly speak: ReadonlySignal<Speaker>;
  readonly onClose: () => void;
}) {
  const { entry, words, rules } = kit;
  const panel = useRef<HTMLElement>(null);
  const review = useSignal<Review | undefined>(undefined);
  useEffect(() => {
    panel.current?.focus();
    const found = entry.review?.().then((open) => open(rules)) ?? Promise.resolve(pointsReview(rules));
    found.then(
      (opened) => {
        review.value = opened;
      },
      () => undefined,
    );
  }, []);
  const measured = useComputed(() => {
    if (review.value === undefined || steps.value[0]?.seq !== 0) return undefined;
    const given = { review: review.value, words, cooperative: entry.cooperative };
    const gained = courseOf(steps.value, outcome, given);
    return {
      course: gained,
      courses: coursesOf(steps.value, outcome, given, gained),
      falls: fallsOf(steps.value, review.value),
    };
  }).value;
  const { course, courses = [], falls = [] } = measured ?? {};
  const view = steps.value.at(-1)?.view;
  const colorOf = (side: number, [seat = 0]: readonly number[]): string =>
    review.value?.color?.(seat, view) ?? plain[side % plain.length] ?? '';
  const people = course?.sides.map((side) => side.seats.map((seat) => nameOf(seat, seats)).join(' + ')) ?? [];
  const names = people.map((those, side) => {
    const team = outcome.teams?.[course?.sides[side]?.seats[0] ?? 0];
    return entry.namesSeats && team !== undefined ? teamName(team, entry, speak.value) : those;
  });
  const colors = course?.sides.map((side, at) => colorOf(at, side.seats)) ?? [];
  const [drawn] = courses;
  const turned = drawn?.course.turning === undefined ? undefined : drawn.course.stages[drawn.course.turning];
  const mine = seats.some((seat) => seat.mine);
  const result = outcomeSentence(outcome, entry, seats, speak.value, ending);

  const bar = (side = -1) =>
    course?.parts[side]?.length ? (
      <PartBar
        parts={course.parts[side] ?? []}
        most={longestBar(course.parts)}
        color={colors[side] ?? ''}
        speak={speak.value}
      />
    ) : null;

  return (
    <section
      ref={panel}
      class={courses.length + falls.length === 0 ? 'match-over' : 'match-over match-over-told'}
      tabIndex={-1}
      aria-label={t('over.title')}
      style={
        course?.sides[0]?.rank === 1 || entry.cooperative ? { '--won': colors[0] ?? 'var(--accent)' } : {}
      }
    >
      <button
        type="button"
        class="icon-button match-over-close"
        aria-label={t('over.look')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <Ranking
        outcome={outcome}
        entry={entry}
        ending={ending}
        why={why}
        seats={seats}
        speak={speak}
        below={(seat) =>
          entry.cooperative ? null : bar(course?.sides.findIndex((one) => one.seats[0] === seat))
        }
      />
      {entry.cooperative && bar(0)}
      {courses.length > 0 && (
        <div class="courses">
          {courses.map(({ course: each, unit }, at) => (
            <CourseChart
              key={at}
              course={each}
              names={names}
              colors={colors}
              unit={unit === undefined ? t('over.score') : speak.value.say(unit)}
              speak={speak.value}
            />
          ))}
        </div>
      )}
      {turned?.sentence !== undefined && (
        <p class="turning">
          <b>{t('over.turning')}:</b> {speak.value.say(turned.sentence)}{' '}
          {table !== undefined && table.series !== 'open' && (
            <a href={`/replay/${table.id}#${stepOf(turned.seq, steps.value)}`}>{t('over.turning.see')}</a>
          )}
        </p>
      )}
      {falls.length > 0 && <FallList falls={falls} seats={seats} speak={speak.value} />}
      {table !== undefined && (
        <div class="row">
          {table.series === 'open' && mine && (
            <button type="button" class="button primary" onClick={() => void playNext(table)}>
              <Icon name="play" />
              {t('over.next')}
            </button>
          )}
          {table.inSeries !== undefined && (
            <a
              class={table.series === 'open' ? 'button' : 'button primary'}
              href={`/series/${table.inSeries.id}`}
            >
              <Icon name="list" />
              {t('over.series-page')}
            </a>
          )}
          {mine && table.series !== 'open' && (
            <button
              type="button"
              class={table.inSeries === undefined ? 'button primary' : 'button'}
              onClick={() => void playAgain(table)}
            >
              <Icon name="again" />
              {t(table.rematch === undefined ? 'over.rematch' : 'request.rematch.join')}
            </button>
          )}
          <a class="button" href={`/replay/${table.id}`}>
            <Icon name="play" />
            {t('replay.title')}
          </a>
          {table.series !== 'open' && (
            <a class="button" href={`/verify/${table.id}`}>
              <Icon name="check" />
              {t('verify.link')}
            </a>
          )}
          <PictureButton
            title={entry.name[speak.value.locale]}
            result={result}
            lines={people.map((name, side) => {
              const score = outcome.scores?.[course?.sides[side]?.seats[0] ?? 0];
              return { color: colors[side] ?? '', text: score === undefined ? name : `${name}  ${score}` };
            })}
          />
          {table.series !== 'open' && <RecordButton table={table.id} />}
        </div>
      )}
      {table?.series === 'open' && <p class="soft">{t('over.series')}</p>}
    </section>
  );
}

/** The place of a step in the replay, which leaves out that moves were taken back. */
function stepOf(seq: number, steps: readonly SeenStep[]): number {
  return steps.filter((step) => step.seq > 0 && step.seq <= seq && step.events.length > 0).length;
}
