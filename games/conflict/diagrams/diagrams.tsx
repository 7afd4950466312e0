import { Arrow, type At, Cross, Drawing, Piece, room, Sum, Tick } from '../../../web/rules/kit/marks.tsx';
import type { Diagrams } from '../../entry.ts';
import { leaderSigns, symbolSigns } from '../board/art/signs.ts';
import { CardBack, ForcesFace } from '../board/card-art.tsx';
import { DieFace } from '../board/die-face.tsx';
import { MarkerArt } from '../board/marker-art.tsx';
import { Track } from '../board/track.tsx';
import {
  type DeckName,
  type FieldEffect,
  type ForcesCard,
  type LeaderName,
  leaderNames,
} from '../content/pack.ts';
import type { DiagramId } from '../help/diagrams.ts';
import '../board/board.css';
import './diagrams.css';

/** The diagrams of the rules, drawn from the cards, dice and fields of the board. */
export const diagrams: Diagrams<DiagramId> = {
  draw: Draw,
  roll: Roll,
  reveal: Reveal,
  equal: Equal,
  store: Store,
  play: Play,
  leaders: Leaders,
  fields: Fields,
};

const attacks: ForcesCard = { id: 'attack', theme: 'space-battle', symbol: 'attack', count: 2, ambush: 1 };
const advances: ForcesCard = { id: 'advance', theme: 'pursuit', symbol: 'advance', count: 1, ambush: 0 };

/** A card with its upper left corner at a place: its face, or its back if it has none. */
function Card({
  at,
  card,
  deck = 'yellow',
  ambush = 0,
  width = 60,
}: {
  readonly at: At;
  readonly card?: ForcesCard;
  readonly deck?: DeckName;
  /** Shown on the back. */
  readonly ambush?: number;
  readonly width?: number;
}) {
  return (
    <Piece at={at} width={width} height={width * 1.4}>
      {card === undefined ? <CardBack deck={deck} ambush={ambush} /> : <ForcesFace card={card} deck={deck} />}
    </Piece>
  );
}

function Die({ at, value, size = 44 }: { readonly at: At; readonly value: number; readonly size?: number }) {
  return (
    <Piece at={at} width={size} height={size}>
      <DieFace value={value} />
    </Piece>
  );
}

/** The Event marker with its foot at a place. */
function Marker({ at: [x, y] }: { readonly at: At }) {
  return (
    <Piece at={[x - 17, y - 34]} width={34} height={38}>
      <MarkerArt size={34} />
    </Piece>
  );
}

/** Fields in a row, the first in its middle at `left`. */
function Strip({
  left,
  y,
  gap,
  radius,
  fields,
}: {
  readonly left: number;
  readonly y: number;
  readonly gap: number;
  readonly radius: number;
  readonly fields: readonly FieldEffect[];
}) {
  const points = fields.map((_, at) => ({ x: left + at * gap, y }));
  // The ends of a track look otherwise: two fields that are out of sight.
  const end = { kind: 'blank', x: -99, y: -99 } as const;
  const laid = fields.map((field, at) => ({ ...field, x: left + at * gap, y }));
  return (
    <Track
      track={{ fields: [end, ...laid, end] }}
      chart={{ ...room, radius, points: [end, ...points, end] }}
    />
  );
}

/** Face down the ambush counts, face up the attack. */
function Draw() {
  return (
    <Drawing class="cf-diagram">
      <Card at={[24, 32]} ambush={1} />
      <Arrow from={[92, 74]} to={[122, 74]} />
      <Marker at={[146, 88]} />
      <Sum at={[146, 122]}>+ 1</Sum>
      <path class="cf-diagram-line" d="M180 16V134" />
      <Card at={[204, 32]} card={attacks} />
      <Arrow from={[272, 74]} to={[302, 74]} />
      <Marker at={[326, 88]} />
      <Sum at={[326, 122]}>+ 2</Sum>
    </Drawing>
  );
}

/** The First Order is locked, the others may be rolled again, and then once more. */
function Roll() {
  return (
    <Drawing class="cf-diagram">
      <Die at={[40, 54]} value={0} />
      <path class="cf-diagram-bar" d="M36 82 88 70" />
      <Cross at={[62, 122]} />
      <Die at={[130, 54]} value={1} />
      <Die at={[190, 54]} value={3} />
      <Arrow from={[212, 44]} to={[284, 62]} bend={16} />
      <Die at={[290, 54]} value={2} />
      <Tick at={[182, 122]} />
    </Drawing>
  );
}

/** A die with two symbols turns up two cards. */
function Reveal() {
  return (
    <Drawing class="cf-diagram">
      <Die at={[30, 52]} value={2} />
      <Arrow from={[86, 75]} to={[112, 75]} />
      <Card at={[124, 34]} />
      <Arrow from={[190, 75]} to={[214, 75]} weak />
      <Card at={[224, 34]} card={attacks} />
      <Card at={[290, 34]} card={advances} />
    </Drawing>
  );
}

/** Two equal dice draw as many cards as each of them shows. */
function Equal() {
  return (
    <Drawing class="cf-diagram">
      <Die at={[70, 26]} value={2} />
      <Die at={[70, 82]} value={2} />
      <Arrow from={[130, 75]} to={[164, 75]} />
      <Card at={[178, 34]} card={attacks} />
      <Card at={[250, 34]} card={advances} />
    </Drawing>
  );
}

/** What a die shows is stored, and turns another player's die to it. */
function Store() {
  return (
    <Drawing class="cf-diagram">
      <Die at={[30, 54]} value={3} />
      <Arrow from={[84, 76]} to={[130, 76]} />
      <rect class="cf-diagram-box" x="140" y="44" width="72" height="64" rx="10" />
      <Die at={[154, 54]} value={3} />
      <Arrow from={[220, 76]} to={[250, 76]} weak />
      <Die at={[258, 18]} value={0} />
      <Arrow from={[280, 68]} to={[280, 84]} />
      <Die at={[258, 92]} value={3} />
    </Drawing>
  );
}

/** The symbols at the top left move the marker. */
function Play() {
  const blank = { kind: 'blank' } as const;
  return (
    <Drawing class="cf-diagram">
      <Card at={[20, 33]} card={attacks} />
      <Strip left={126} y={96} gap={60} radius={24} fields={[blank, blank, blank, blank]} />
      <Marker at={[126, 98]} />
      <Arrow from={[132, 58]} to={[244, 74]} bend={18} />
    </Drawing>
  );
}

/** A covered leader does not count, the symbols of the others do. */
function Leaders() {
  return (
    <Drawing class="cf-diagram">
      {leaderNames.map((leader, at) => (
        <Leader key={leader} leader={leader} x={60 + at * 90} symbols={at + 1} />
      ))}
      <Card at={[36, 26]} width={50} />
      <Sum at={[324, 66]}>2 + 3</Sum>
      <Arrow from={[302, 92]} to={[346, 92]} />
    </Drawing>
  );
}

function Leader({
  leader,
  x,
  symbols,
}: {
  readonly leader: LeaderName;
  readonly x: number;
  readonly symbols: number;
}) {
  return (
    <g class="cf-diagram-leader" transform={`translate(${x} 56)`}>
      <circle r="32" />
      <path d={leaderSigns[leader]} />
      {Array.from({ length: symbols }, (_, at) => (
        <path
          key={at}
          class="cf-sign cf-sign-advance"
          d={symbolSigns.advance}
          transform={`translate(${(at - (symbols - 1) / 2) * 22 - 10} 44) scale(.85)`}
        />
      ))}
    </g>
  );
}

/** The kinds of fields: play, draw, discard one or three, aside. */
function Fields() {
  return (
    <Drawing class="cf-diagram">
      <Strip
        left={48}
        y={75}
        gap={66}
        radius={30}
        fields={[
          { kind: 'play', deck: 'yellow' },
          { kind: 'draw', deck: 'orange' },
          { kind: 'discard', count: 1 },
        ]}
      />
      <Strip
        left={246}
        y={75}
        gap={66}
        radius={30}
        fields={[{ kind: 'discard', count: 3 }, { kind: 'aside' }]}
      />
    </Drawing>
  );
}
