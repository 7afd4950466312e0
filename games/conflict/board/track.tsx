import { useMemo } from 'preact/hooks';
import type { Track as PackTrack, TrackField } from '../content/pack.ts';
import { fieldSigns, firstOrder, resistance } from './art/signs.ts';
import type { Chart } from './chart.ts';

/** Below this radius in pixels numbers beside the fields could not be read. */
const leastForNumbers = 22;

/** The fields of a track as a picture. Drawn anew only with the track or the size. */
export function Track({ track, chart }: { readonly track: PackTrack; readonly chart: Chart }) {
  return useMemo(() => <Drawing track={track} chart={chart} />, [track, chart]);
}

function Drawing({ track: { fields }, chart }: { readonly track: PackTrack; readonly chart: Chart }) {
  const { width, height, radius, points } = chart;
  return (
    <svg class="cf-layer cf-track" width={width} height={height} aria-hidden="true">
      <defs>
        <radialGradient id="cf-disc" cx=".38" cy=".3" r=".8">
          <stop offset="0" class="cf-disc-light" />
          <stop offset="1" class="cf-disc-deep" />
        </radialGradient>
      </defs>
      {fields.map((field, at) => {
        const point = points[at];
        if (point === undefined) return null;
        return (
          <g
            key={at}
            transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)}) scale(${radius / 20})`}
          >
            <Field field={field} end={at === 0 ? 'start' : at === fields.length - 1 ? 'last' : undefined} />
            {radius >= leastForNumbers && at % 5 === 0 && at > 0 && at < fields.length - 1 && (
              <text class="cf-number" y="32">
                {at}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** In a square of 40 around 0, 0. */
function Field({ field, end }: { readonly field: TrackField; readonly end: 'start' | 'last' | undefined }) {
  if (end !== undefined) {
    return (
      <>
        <circle class="cf-field-shadow" cx="1" cy="2.5" r="20" />
        <circle class={`cf-field cf-field-${end}`} r="20" />
        <path
          class={`cf-end-sign cf-end-${end}`}
          d={end === 'start' ? resistance : firstOrder}
          transform="scale(1.35)"
        />
      </>
    );
  }
  if (field.kind === 'blank') {
    return (
      <>
        <circle class="cf-field-shadow" cx="1" cy="2" r="13" />
        <circle class="cf-field cf-field-blank" r="13" />
      </>
    );
  }
  const deck = field.kind === 'play' || field.kind === 'draw' ? field.deck : undefined;
  return (
    <g class={deck === undefined ? `cf-field-${field.kind}` : `cf-${deck}`}>
      <circle class="cf-field-shadow" cx="1" cy="2.5" r="19" />
      <circle class={`cf-field ${deck === undefined ? '' : 'cf-field-deck'}`} r="19" />
      <path class="cf-field-sign" d={fieldSigns[field.kind]} transform="translate(-13.5 -13.5) scale(1.12)" />
      {field.kind === 'discard' && (
        <text class="cf-field-count" x="2.4" y="3">
          {field.count}
        </text>
      )}
    </g>
  );
}
