import { Die } from '../../../web/board/die.tsx';
import {
  Arrow,
  type At,
  Cross,
  Drawing,
  Piece,
  Square,
  Step,
  Sum,
  Tick,
} from '../../../web/rules/kit/marks.tsx';
import type { Diagrams } from '../../entry.ts';
import { Figure, FigurePaints } from '../board/figure.tsx';
import type { DiagramId } from '../help/diagrams.ts';
import type { FigureSize, Rotation } from '../rules/choice.ts';
import type { Color } from '../rules/view.ts';
import { TilePiece } from './tile-piece.tsx';
import '../board/board.css';
import './diagrams.css';

/** The diagrams of the rules, drawn from the tiles, figures and dice of the board. */
export const diagrams: Diagrams<DiagramId> = {
  figures: Figures,
  turn: Turn,
  placing: Placing,
  route: Route,
  field: Field,
  planet: Planet,
  attack: Attack,
  battle: Battle,
};

interface Laid {
  readonly tile: string;
  readonly turned?: Rotation;
  readonly at: At;
}

function Tiles({ side, laid }: { readonly side: number; readonly laid: readonly Laid[] }) {
  return (
    <>
      {laid.map(({ tile, turned = 0, at }) => (
        <TilePiece key={at.join()} tile={tile} rotation={turned} at={at} side={side} />
      ))}
    </>
  );
}

/** A figure with its foot at a place; `scale` is the side of a tile in units. */
function Standing({
  at: [x, y],
  color,
  size = 'small',
  scale,
}: {
  readonly at: At;
  readonly color: Color;
  readonly size?: FigureSize;
  readonly scale: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale / 100})`}>
      <Figure color={color} size={size} />
    </g>
  );
}

function Dice({ at: [x, y], faces }: { readonly at: At; readonly faces: readonly number[] }) {
  return (
    <>
      {faces.map((face, place) => (
        <Piece key={place} at={[x + place * 34, y]} width={30} height={30}>
          <Die face={face} size={30} />
        </Piece>
      ))}
    </>
  );
}

/** A merchant on a route, an explorer in a field, a conqueror on a planet. */
function Figures() {
  const side = 100;
  return (
    <Drawing class="cs-diagram">
      <FigurePaints />
      <Tiles
        side={side}
        laid={[
          { tile: 'U0', turned: 1, at: [15, 25] },
          { tile: 'C', at: [130, 25] },
          { tile: 'B-R', at: [245, 25] },
        ]}
      />
      <Standing at={[65, 88]} color="red" scale={side * 1.3} />
      <Standing at={[180, 88]} color="red" scale={side * 1.3} />
      <Standing at={[295, 88]} color="red" scale={side * 1.3} />
    </Drawing>
  );
}

/** The four steps: tile, figure, battle, scoring. */
function Turn() {
  const side = 62;
  const laid = (x: number): readonly Laid[] => [{ tile: 'W', at: [x, 56] }];
  return (
    <Drawing class="cs-diagram">
      <FigurePaints />
      <Tiles side={side} laid={laid(14)} />
      <Square at={[14, 56]} side={side} kind="legal" />
      <Arrow from={[45, 20]} to={[45, 50]} />
      <Tiles side={side} laid={laid(104)} />
      <Standing at={[120, 96]} color="red" scale={side * 1.6} />
      <Dice at={[196, 52]} faces={[5, 2]} />
      <Dice at={[196, 92]} faces={[4]} />
      <Standing at={[312, 78]} color="red" scale={side * 1.6} />
      <Sum at={[312, 116]}>+ 6</Sum>
      {[14, 104, 196, 284].map((x, at) => (
        <Step key={x} at={[x + 8, 24]} number={at + 1} />
      ))}
    </Drawing>
  );
}

/** On the left sides match, on the right a route would run against open space. */
function Placing() {
  const side = 76;
  return (
    <Drawing class="cs-diagram">
      <Tiles
        side={side}
        laid={[
          { tile: 'U0', turned: 1, at: [14, 52] },
          { tile: 'D', at: [14 + side, 52] },
          { tile: 'U0', turned: 1, at: [194, 52] },
          { tile: 'E', at: [194 + side, 52] },
        ]}
      />
      <Square at={[14 + side, 52]} side={side} kind="legal" />
      <Square at={[194 + side, 52]} side={side} kind="illegal" />
      <Tick at={[14 + side, 26]} />
      <Cross at={[194 + side, 26]} />
    </Drawing>
  );
}

/** From a planet to an intersection: four tiles and a symbol. */
function Route() {
  const side = 80;
  return (
    <Drawing class="cs-diagram">
      <FigurePaints />
      <Tiles
        side={side}
        laid={[
          { tile: 'A-B', turned: 3, at: [20, 14] },
          { tile: 'U0', turned: 1, at: [100, 14] },
          { tile: 'U-R', turned: 1, at: [180, 14] },
          { tile: 'W', at: [260, 14] },
        ]}
      />
      <Standing at={[140, 62]} color="green" scale={side * 1.3} />
      <Sum at={[180, 128]}>4 × 1 + 1 × 2 = 6</Sum>
    </Drawing>
  );
}

/** Closed all round: three tiles and a symbol. */
function Field() {
  const side = 84;
  return (
    <Drawing class="cs-diagram">
      <FigurePaints />
      <Tiles
        side={side}
        laid={[
          { tile: 'E', turned: 1, at: [54, 10] },
          { tile: 'FG-E', at: [138, 10] },
          { tile: 'E', turned: 3, at: [222, 10] },
        ]}
      />
      <Standing at={[118, 62]} color="green" scale={side * 1.3} />
      <Sum at={[180, 128]}>3 × 2 + 1 × 2 = 8</Sum>
    </Drawing>
  );
}

/** A route that runs round a planet: what the eight tiles show does not matter. */
const ring: readonly (readonly [tile: string, turned: Rotation])[] = [
  ['V0', 3],
  ['U0', 1],
  ['V0', 0],
  ['U0', 0],
  ['B-R', 0],
  ['U0', 0],
  ['V0', 2],
  ['U0', 1],
  ['V0', 1],
];

function around(x: number, y: number, side: number): readonly At[] {
  return Array.from({ length: 9 }, (_, at) => [x + (at % 3) * side, y + Math.floor(at / 3) * side]);
}

function Planet() {
  const side = 46;
  const places = around(30, 6, side);
  return (
    <Drawing class="cs-diagram">
      <FigurePaints />
      <Tiles
        side={side}
        laid={ring.flatMap(([tile, turned], at) => {
          const place = places[at];
          return place === undefined ? [] : [{ tile, turned, at: place }];
        })}
      />
      <Standing at={[30 + 1.5 * side, 6 + 1.75 * side]} color="black" scale={side * 1.6} />
      <Sum at={[268, 80]}>9 + 2 = 11</Sum>
    </Drawing>
  );
}

/** A new tile beside a planet, by a corner: its figure goes to the planet on which a rival stands. */
function Attack() {
  const side = 46;
  const [x, y] = [70, 6];
  return (
    <Drawing class="cs-diagram">
      <FigurePaints />
      {around(x, y, side).map((at) => (
        <Square key={at.join()} at={at} side={side} kind="free" />
      ))}
      <Tiles
        side={side}
        laid={[
          { tile: 'B-E', at: [x + side, y + side] },
          { tile: 'U0', turned: 1, at: [x + side, y] },
          { tile: 'V0', at: [x + 2 * side, y] },
        ]}
      />
      <Square at={[x + 2 * side, y]} side={side} kind="legal" />
      <Standing at={[x + 1.35 * side, y + 1.75 * side]} color="black" scale={side * 1.6} />
      <Standing at={[282, 92]} color="red" scale={side * 2} />
      <Arrow from={[262, 84]} to={[x + 1.75 * side, y + 1.55 * side]} bend={-14} />
    </Drawing>
  );
}

/** The highest die wins; whoever loses goes, with a point for each die. */
function Battle() {
  const side = 66;
  return (
    <Drawing class="cs-diagram">
      <FigurePaints />
      <Tiles side={side} laid={[{ tile: 'ST-R', at: [18, 42] }]} />
      <Standing at={[128, 62]} color="green" scale={side * 1.8} />
      <Dice at={[160, 28]} faces={[5, 2]} />
      <Tick at={[262, 43]} />
      <Standing at={[128, 132]} color="white" size="large" scale={side * 1.6} />
      <Dice at={[160, 96]} faces={[4, 4]} />
      <Cross at={[262, 111]} />
      <Sum at={[308, 117]}>+ 2</Sum>
    </Drawing>
  );
}
