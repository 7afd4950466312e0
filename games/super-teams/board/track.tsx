import { useMemo } from 'preact/hooks';
import type { Side } from '../content/pack.ts';
import type { Pack, Space } from '../content/pack-schema.ts';
import { mawArt } from './art/maw.ts';
import { scatter } from './art/seeded.ts';
import { spaceSigns } from './art/signs.ts';
import type { Chart, Point } from './chart.ts';

/** Below this radius in pixels numbers beside the spaces could not be read. */
const leastForNumbers = 24;

/** The track of a pack as a picture: sky, way, Maw, planets and spaces. Drawn anew only with the pack or the size. */
export function Track({ pack, chart }: { readonly pack: Pick<Pack, 'spaces'>; readonly chart: Chart }) {
  return useMemo(() => <Drawing pack={pack} chart={chart} />, [pack, chart]);
}

function Drawing({
  pack: { spaces },
  chart,
}: {
  readonly pack: Pick<Pack, 'spaces'>;
  readonly chart: Chart;
}) {
  const { width, height, radius, points } = chart;
  const way = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <svg class="st-track" width={width} height={height} aria-hidden="true">
      <defs>
        <radialGradient id="st-disc" cx=".38" cy=".3" r=".8">
          <stop offset="0" class="st-disc-light" />
          <stop offset="1" class="st-disc-deep" />
        </radialGradient>
        <radialGradient id="st-limb" cx=".34" cy=".28" r=".85">
          <stop offset=".35" stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".72" />
        </radialGradient>
        <radialGradient id="st-pit" cx=".5" cy=".5" r=".5">
          <stop offset="0" stop-color="#000" />
          <stop offset="1" stop-color="#25060c" />
        </radialGradient>
      </defs>
      <Stars width={width} height={height} />
      <path class="st-way-glow" d={way} stroke-width={radius * 0.9} />
      <path class="st-way" d={way} stroke-width={radius * 0.34} />
      <path class="st-way-light" d={way} stroke-width={Math.max(1, radius * 0.06)} />
      {stretches(spaces).map((stretch) => (
        <Maw key={stretch[0]} at={stretch.flatMap((space) => points[space] ?? [])} radius={radius} />
      ))}
      {spaces.map((space, at) => {
        const point = points[at];
        if (point === undefined) return null;
        if (space.kind === 'start' || space.kind === 'final')
          return <Planet key={at} kind={space.kind} at={point} radius={chart.planet} />;
        return (
          <g key={at} transform={`translate(${point.x} ${point.y}) scale(${radius / 30})`}>
            <SpaceArt space={space} heading={chart.headings[at] ?? 0} />
            {radius >= leastForNumbers && at % 5 === 0 && space.kind !== 'maw' && (
              <SpaceNumber at={at} heading={chart.headings[at] ?? 0} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Beside the way, where no space follows. */
function SpaceNumber({ at, heading }: { readonly at: number; readonly heading: number }) {
  const across = (heading * Math.PI) / 180;
  return (
    <text class="st-number" x={Math.cos(across) * 41} y={Math.sin(across) * 41 + 5}>
      {at}
    </text>
  );
}

function SpaceArt({ space: { kind, sides }, heading }: { readonly space: Space; readonly heading: number }) {
  if (kind === 'start' || kind === 'final') return null;
  if (kind === 'maw') {
    return (
      <>
        <circle class="st-maw-space" r="25" />
        <path class="st-sign st-sign-maw" d={spaceSigns.maw} />
      </>
    );
  }
  if (kind === 'double') {
    const [left = 'normal', right = 'normal'] = sides ?? [];
    return (
      <>
        <circle class="st-space-shadow" cx="1.5" cy="4" r="30" />
        <path class={`st-space st-space-${left}`} d="M0-30A30 30 0 0 0 0 30Z" />
        <path class={`st-space st-space-${right}`} d="M0-30A30 30 0 0 1 0 30Z" />
        <path class="st-split" d="M0-30V30" />
        <Sign side={left} x={-15} heading={heading} />
        <Sign side={right} x={15} heading={heading} />
        <circle class="st-rim" r="30" />
      </>
    );
  }
  return (
    <>
      <circle class="st-space-shadow" cx="1.5" cy="4" r="28" />
      <circle class={`st-space st-space-${kind}`} r="28" />
      <path
        class={`st-sign st-sign-${kind}`}
        d={spaceSigns[kind]}
        transform={kind === 'hyperspace' ? `rotate(${heading - 90})` : ''}
      />
      <circle class="st-rim" r="28" />
    </>
  );
}

function Sign({ side, x, heading }: { readonly side: Side; readonly x: number; readonly heading: number }) {
  const turn = side === 'hyperspace' ? `rotate(${heading - 90})` : '';
  return (
    <path
      class={`st-sign st-sign-${side}`}
      d={spaceSigns[side]}
      transform={`translate(${x} 0) scale(.58) ${turn}`}
    />
  );
}

/** One stretch as one thing with teeth. */
function Maw({ at, radius }: { readonly at: readonly Point[]; readonly radius: number }) {
  const { body, teeth } = mawArt(at, radius);
  return (
    <g>
      <path class="st-maw-glow" d={body} stroke-width={radius * 3.5} />
      <path class="st-maw-rim" d={body} stroke-width={radius * 3} />
      <path class="st-maw-body" d={body} stroke-width={radius * 2.8} />
      <path class="st-maw-throat" d={body} stroke-width={radius * 1.7} />
      <path class="st-maw-teeth" d={teeth} />
    </g>
  );
}

/** The two worlds between which one races: dunes at the start, a city at the end. */
function Planet({
  kind,
  at: { x, y },
  radius,
}: {
  readonly kind: 'start' | 'final';
  readonly at: Point;
  readonly radius: number;
}) {
  const bands =
    kind === 'start'
      ? [
          'M-52-14C-30-24-8-8 14-16S44-22 52-18V-4C34-10 16 2-8-2S-40-8-52-2Z',
          'M-50 14C-28 6-6 22 18 14S44 10 50 14V26C30 20 10 30-12 26S-40 24-50 28Z',
        ]
      : ['M-44-26-20-34-4-18 20-24 34-6 24 10 2 6-14 18-38 8Z', 'M-10 28 12 18 36 22 26 40 0 46Z'];
  return (
    <g class={`st-planet st-planet-${kind}`} transform={`translate(${x} ${y}) scale(${radius / 52})`}>
      <circle class="st-air" r="56" />
      <circle class="st-ground" r="52" />
      <g clip-path="circle(52px at 0 0)">
        {bands.map((d) => (
          <path key={d} class="st-land" d={d} />
        ))}
        {kind === 'final' && (
          <path class="st-lights" d="M-30-20 8 2M-20-30-24 6M6-18 28-2M-34-6 20-14M4 26 24 34M14 20 8 42" />
        )}
      </g>
      <circle r="52" fill="url(#st-limb)" />
      {kind === 'final' && <ellipse class="st-ring" rx="66" ry="15" transform="rotate(-18)" />}
    </g>
  );
}

function Stars({ width, height }: { readonly width: number; readonly height: number }) {
  const random = scatter(7);
  const layers = [0.7, 1.1, 1.7].map((size, layer) => {
    const count = [90, 46, 16][layer] ?? 0;
    const dots = Array.from({ length: count }, () => {
      const [x, y] = [random() * width, random() * height];
      return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
    });
    return { size, d: dots.join('') };
  });
  return (
    <>
      {layers.map(({ size, d }) => (
        <path key={size} class="st-stars" d={d} stroke-width={size * 2} />
      ))}
    </>
  );
}

/** The stretches of the Maw, each as its spaces. */
function stretches(spaces: readonly Space[]): number[][] {
  const found: number[][] = [];
  for (const [at, { kind }] of spaces.entries()) {
    if (kind !== 'maw') continue;
    const last = found.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else found.push([at]);
  }
  return found;
}
