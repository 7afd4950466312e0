import { Arrow, type At, Cross, Drawing, Piece, room, Sum, Tick } from '../../../web/rules/kit/marks.tsx';
import type { Diagrams } from '../../entry.ts';
import { bonusSigns } from '../board/art/signs.ts';
import type { Chart } from '../board/chart.ts';
import { ShipIcon } from '../board/ship-icon.tsx';
import { Track } from '../board/track.tsx';
import type { BonusKind, Color, ShipId } from '../content/pack.ts';
import type { Space } from '../content/pack-schema.ts';
import type { DiagramId } from '../help/diagrams.ts';
import '../board/board.css';
import './diagrams.css';

/** The diagrams of the rules, drawn from the track, ships and cards of the board. */
export const diagrams: Diagrams<DiagramId> = {
  turn: Turn,
  hyperspace: Hyperspace,
  asteroid: Asteroid,
  bonus: Bonus,
  double: Double,
  maw: Maw,
  arrival: Arrival,
  cards: Cards,
  hook: Hook,
};

/** A space by its kind; a double one by its two sides. */
type Kind = Exclude<Space['kind'], 'double'> | Space['sides'];

/** Between the middles of two spaces, in the units of the diagram. */
const gap = 44;
const radius = 16;

/** The middle of a space of a track that begins at `left`. */
function spot(left: number, space: number, y: number): At {
  return [left + space * gap, y];
}

/** A straight piece of a track. */
function Strip({
  left,
  y,
  spaces,
}: {
  readonly left: number;
  readonly y: number;
  readonly spaces: readonly Kind[];
}) {
  const laid = spaces.map((drawn, at): Space => {
    const [x] = spot(left, at, y);
    return typeof drawn === 'string'
      ? { kind: drawn, x, y }
      : { kind: 'double', x, y, ...(drawn && { sides: drawn }) };
  });
  const chart: Chart = {
    ...room,
    radius,
    planet: radius * 1.6,
    points: laid,
    headings: laid.map(() => 90),
    lies: 'straight',
  };
  return <Track pack={{ spaces: laid }} chart={chart} />;
}

function Ship({
  at: [x, y],
  id = 'xwing',
  color = 'red',
  size = 36,
}: {
  readonly at: At;
  readonly id?: ShipId;
  readonly color?: Color;
  readonly size?: number;
}) {
  return (
    <Piece at={[x - size / 2, y - size / 2]} width={size} height={size}>
      <ShipIcon id={id} color={color} size={size} heading={90} />
    </Piece>
  );
}

/** A ship beside its space, so that what it stands on is in sight. */
function beside([x, y]: At): At {
  return [x, y + 32];
}

/** A movement card: how far, in whose colour. */
function Card({
  at: [x, y],
  value,
  color = 'red',
}: {
  readonly at: At;
  readonly value: number;
  readonly color?: Color;
}) {
  return (
    <g class={`st-${color} st-diagram-card`} transform={`translate(${x} ${y})`}>
      <rect x="-20" y="-28" width="40" height="56" rx="5" />
      <text y="11">{value}</text>
    </g>
  );
}

function BonusCard({ at: [x, y], kind }: { readonly at: At; readonly kind: BonusKind }) {
  return (
    <g class="st-diagram-bonus" transform={`translate(${x} ${y})`}>
      <rect x="-18" y="-25" width="36" height="50" rx="5" />
      <path fill-rule="evenodd" d={bonusSigns[kind]} transform="scale(.72)" />
    </g>
  );
}

/** How far a ship flies for a card, on a piece of the track. */
function Flight({
  value,
  spaces,
  to,
}: {
  readonly value: number;
  readonly spaces: readonly Kind[];
  readonly to: number;
}) {
  const [left, y] = [86, 96];
  const [x] = spot(left, to, y);
  return (
    <Drawing class="st-diagram">
      <Strip left={left} y={y} spaces={spaces} />
      <Card at={[34, y]} value={value} />
      <Ship at={beside([left, y])} />
      <Arrow from={[left, y - 22]} to={[x, y - 22]} bend={to > 1 ? 26 : 14} />
    </Drawing>
  );
}

function Turn() {
  return <Flight value={3} to={3} spaces={['normal', 'normal', 'normal', 'normal', 'normal', 'normal']} />;
}

function Hyperspace() {
  return (
    <Flight value={2} to={4} spaces={['hyperspace', 'normal', 'normal', 'normal', 'normal', 'normal']} />
  );
}

function Asteroid() {
  return <Flight value={5} to={1} spaces={['asteroid', 'normal', 'normal', 'normal', 'normal', 'normal']} />;
}

/** The player of the ship's colour draws a card, whoever moved it. */
function Bonus() {
  const [left, y] = [86, 104];
  return (
    <Drawing class="st-diagram">
      <Strip left={left} y={y} spaces={['normal', 'normal', 'bonus', 'normal']} />
      <Card at={[34, y]} value={2} color="green" />
      <Ship at={beside([left, y])} id="destroyer" color="green" />
      <Arrow from={[left, y - 22]} to={[left + 2 * gap, y - 22]} bend={20} />
      <Arrow from={[left + 2 * gap + 16, y - 18]} to={[262, 60]} bend={12} weak />
      <BonusCard at={[290, 48]} kind="lightspeed" />
      <Ship at={[324, 48]} id="destroyer" color="green" size={26} />
    </Drawing>
  );
}

/** Whoever moved the ship decides on which side it lies. */
function Double() {
  const [left, y] = [92, 104];
  return (
    <Drawing class="st-diagram">
      <Strip
        left={left}
        y={y}
        spaces={['normal', 'normal', ['hyperspace', 'asteroid'], 'normal', 'normal']}
      />
      <Ship at={beside([left, y])} />
      <Arrow from={[left + 6, y - 24]} to={[left + 2 * gap - 9, y - 20]} bend={24} />
      <Arrow from={[left + 16, y + 28]} to={[left + 2 * gap + 9, y + 22]} bend={-8} weak />
      <Sum at={[left + 2 * gap, y - 34]}>?</Sum>
    </Drawing>
  );
}

/** Above a flight that crosses, below one that ends in the Maw and goes back. */
function Maw() {
  const [left, y] = [70, 78];
  return (
    <Drawing class="st-diagram">
      <Strip left={left} y={y} spaces={['normal', 'normal', 'maw', 'maw', 'normal', 'normal']} />
      <Ship at={[left - 30, y]} />
      <Arrow from={[left, y - 24]} to={[left + 4 * gap, y - 24]} bend={20} />
      <Tick at={[left + 4 * gap + 26, y - 44]} />
      <Arrow from={[left, y + 24]} to={[left + 3 * gap, y + 30]} bend={-30} />
      <Arrow from={[left + 2.7 * gap, y + 30]} to={[left + 1.2 * gap, y + 20]} bend={6} weak />
      <Cross at={[left + 3.6 * gap, y + 44]} />
    </Drawing>
  );
}

/** More than enough is enough. */
function Arrival() {
  const [left, y] = [92, 100];
  return (
    <Drawing class="st-diagram">
      <Strip left={left} y={y} spaces={['normal', 'normal', 'normal', 'normal', 'final']} />
      <Card at={[34, y]} value={5} />
      <Ship at={beside(spot(left, 1, y))} />
      <Arrow from={[left + gap, y - 22]} to={[left + 4 * gap - 8, y - 30]} bend={24} />
      <Tick at={[left + 4 * gap + 44, y - 30]} />
    </Drawing>
  );
}

/** The bonus cards, in the order in which the rules tell them. */
function Cards() {
  const kinds = ['pilot', 'lightspeed', 'boost', 'evasive', 'hook'] as const;
  return (
    <Drawing class="st-diagram">
      {kinds.map((kind, at) => (
        <g key={kind} transform={`translate(${44 + at * 68} 75) scale(1.5)`}>
          <BonusCard at={[0, 0]} kind={kind} />
        </g>
      ))}
    </Drawing>
  );
}

/** A rival passes my ship, and has to take it along. */
function Hook() {
  const [left, y] = [70, 92];
  return (
    <Drawing class="st-diagram">
      <Strip left={left} y={y} spaces={['normal', 'normal', 'normal', 'normal', 'normal', 'normal']} />
      <Ship at={beside(spot(left, 0, y))} id="destroyer" color="green" />
      <Ship at={beside(spot(left, 2, y))} />
      <Arrow from={[left, y - 24]} to={[left + 5 * gap, y - 24]} bend={24} />
      <Arrow from={[left + 2 * gap, y + 24]} to={[left + 5 * gap, y + 22]} bend={-14} weak />
      <BonusCard at={[left - 44, y - 6]} kind="hook" />
    </Drawing>
  );
}
