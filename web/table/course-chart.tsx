import { useSignal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import type { Course } from './course.ts';

/** The room for the lines, in the units of the drawing. */
const size = { width: 480, height: 150, left: 34, top: 10, bottom: 8 };
/** Lines are told apart without their colours too. */
const dashes = ['none', '7 4', '2 4', '10 4 2 4', '1 6', '14 6'];

/** The course of a match: a line for each side, the turning point on them, and the same as a table. */
export function CourseChart({
  course: { sides, start, stages, turning },
  names,
  colors,
  unit,
  speak,
}: {
  readonly course: Course;
  /** Names and colours of the sides. */
  readonly names: readonly string[];
  readonly colors: readonly string[];
  readonly unit: string;
  readonly speak: Speaker;
}) {
  const asTable = useSignal(false);
  const all = [start, 0, ...stages.flatMap(({ values }) => values)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const { width, height, left, top, bottom } = size;
  const x = (at: number): number => left + (at / stages.length) * (width - left - 10);
  const y = (value: number): number =>
    height - bottom - ((value - low) / (high - low || 1)) * (height - bottom - top);
  const lineOf = (side: number): string =>
    `M${x(0)} ${y(start)}${stages.map(({ values }, at) => `H${x(at + 1).toFixed(1)}V${y(values[side] ?? 0).toFixed(1)}`).join('')}`;
  const turned = turning === undefined ? undefined : stages[turning];
  const spoken = (at: number): string => {
    const sentence = stages[at]?.sentence;
    return sentence === undefined ? '' : speak.say(sentence);
  };
  return (
    <figure class="course">
      <figcaption>
        {t('over.course')} <small>· {unit}</small>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[low, high].map((value) => (
          <g key={value} class="course-scale">
            <path d={`M${left} ${y(value)}H${width}`} />
            <text x={left - 6} y={y(value) + 5}>
              {value}
            </text>
          </g>
        ))}
        {turning !== undefined && <path class="course-turn" d={`M${x(turning + 1)} ${top - 8}V${height}`} />}
        {sides.map((_, side) => (
          <g key={side} class="course-line" style={{ '--side': colors[side] ?? 'currentColor' }}>
            <path d={lineOf(side)} style={{ strokeDasharray: dashes[side % dashes.length] ?? 'none' }} />
            <circle cx={x(stages.length)} cy={y(stages.at(-1)?.values[side] ?? start)} r="4.5" />
          </g>
        ))}
        {turning !== undefined && turned !== undefined && (
          <circle class="course-turned" cx={x(turning + 1)} cy={y(turned.values[0] ?? 0)} r="7" />
        )}
      </svg>
      <details
        onToggle={({ currentTarget }) => {
          asTable.value = currentTarget.open;
        }}
      >
        <summary>{t('over.course.table')}</summary>
        {asTable.value && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
          <section class="course-table" aria-label={t('over.course')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('over.course.what')}</th>
                  {names.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {stages.map(({ values }, at) => (
                  <tr key={at} class={at === turning ? 'course-turned' : undefined}>
                    <th scope="row">
                      {spoken(at)}
                      {at === turning && <b> {t('over.turning')}</b>}
                    </th>
                    {values.map((value, side) => (
                      <td key={side}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </details>
    </figure>
  );
}
