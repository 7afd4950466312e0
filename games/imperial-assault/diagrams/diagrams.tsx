import type { ComponentChildren } from 'preact';
import { Arrow, type At, Cross, Drawing, Piece, Sum, Tick } from '../../../web/rules/kit/marks.tsx';
import { entry } from '../../common/at.ts';
import type { Diagrams } from '../../entry.ts';
import { FigureToken } from '../board/art/figure-token.tsx';
import type { Looks } from '../board/art/portraits.ts';
import { powerSigns } from '../board/art/power-signs.ts';
import { DieFace } from '../board/fight/die-face.tsx';
import { resultSigns } from '../board/fight/result-signs.ts';
import { cornerPoint, middleOf, middleOfBase, side } from '../board/map/layout.ts';
import { dieKinds } from '../content/vocabulary.ts';
import { areAdjacentFigures, isAtObject } from '../geometry/counting.ts';
import type { Place, Space } from '../geometry/map.ts';
import { costOfStep, nearestPlaces } from '../geometry/movement.ts';
import { explainSight, type SightLines } from '../geometry/sight.ts';
import type { DiagramId } from '../help/diagrams.ts';
import { type DieKind, type Result, shownBy } from '../rules/attack/dice.ts';
import { type Field, FieldDrawing, Footprint, fieldOf, type Standing, standing, wall } from './field.tsx';
import './diagrams.css';

/**
 * The diagrams of the rules, drawn with the maps, figures and dice of the board. What is adjacent, seen or reached in them, and
 * at which cost, is asked of the geometry.
 */
export const diagrams: Diagrams<DiagramId> = {
  card: DeploymentCard,
  zones: Zones,
  terrain: TerrainKinds,
  adjacent: Adjacent,
  move: Move,
  large: Large,
  sight: Sight,
  attack: Attack,
  dice: Dice,
  control: Control,
};

const rebel: Looks = { affiliation: 'rebel', traits: ['trooper'], base: '1x1' };
const smuggler: Looks = { affiliation: 'rebel', traits: ['smuggler'], base: '1x1' };
const wookiee: Looks = { affiliation: 'rebel', traits: ['wookiee'], base: '1x1' };
const trooper: Looks = { affiliation: 'imperial', traits: ['trooper'], base: '1x1' };
const officer: Looks = { affiliation: 'imperial', traits: ['leader'], base: '1x1' };
const creature: Looks = { affiliation: 'mercenary', traits: ['creature'], base: '2x2' };
const walker: Looks = { affiliation: 'imperial', traits: ['vehicle'], base: '2x3' };

/** The middle of a space of a field in the room of the diagram. */
function middleIn(field: Field, at: At, space: number, of: Space): At {
  const { x, y } = middleOf(field.battlefield.map.columns, of);
  return [at[0] + (x * space) / side, at[1] + (y * space) / side];
}

/** The middle of a base on a field in the room of the diagram. */
function middleOfFigure(field: Field, at: At, space: number, looks: Looks, place: Place): At {
  const { x, y } = middleOfBase(field.battlefield.map.columns, looks.base, place);
  return [at[0] + (x * space) / side, at[1] + (y * space) / side];
}

/** Something around a place, fitted to a square. */
function Mark({
  at: [x, y],
  size,
  children,
}: {
  readonly at: At;
  readonly size: number;
  readonly children: ComponentChildren;
}) {
  return (
    <Piece at={[x - size / 2, y - size / 2]} width={size} height={size}>
      {children}
    </Piece>
  );
}

function Die({
  at,
  die,
  face,
  size = 28,
}: {
  readonly at: At;
  readonly die: DieKind;
  /** Without it the die was not rolled. */
  readonly face?: number;
  readonly size?: number;
}) {
  return (
    <Mark at={at} size={size}>
      <DieFace die={die} shown={face === undefined ? undefined : shownBy(die, face)} size={size} />
    </Mark>
  );
}

/** A sign in a square of 24, around a place. */
function Sign({
  at: [x, y],
  d,
  name = 'ia-dg-sign',
  size = 20,
}: {
  readonly at: At;
  readonly d: string;
  readonly name?: string;
  readonly size?: number;
}) {
  return (
    <path class={name} d={d} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />
  );
}

/** Whether something holds. */
function Verdict({ at, holds }: { readonly at: At; readonly holds: boolean }) {
  return holds ? <Tick at={at} /> : <Cross at={at} />;
}

const heart =
  'M12 21.5C4 15.5 1.5 11.5 1.5 8A5.5 5.5 0 0 1 12 5.5 5.5 5.5 0 0 1 22.5 8C22.5 11.5 20 15.5 12 21.5Z';
const chevrons = 'M2 4H7L13 12 7 20H2L8 12ZM12 4H17L23 12 17 20H12L18 12Z';

/** Values, dice, surge abilities and abilities of a card. */
function DeploymentCard() {
  return (
    <Drawing class="ia-diagram">
      <rect class="ia-dg-card" x="36" y="6" width="288" height="138" rx="9" />
      <path class="ia-dg-band" d="M37 36V15Q37 7 45 7H315Q323 7 323 15V36Z" />
      <path class="ia-dg-lines ia-dg-name" d="M50 21.5H138" />
      <g transform="translate(46 44) scale(.92)">
        <FigureToken looks={trooper} turned={false} />
      </g>
      <Sign at={[166, 54]} d={heart} name="ia-dg-health" size={22} />
      <Sum at={[188, 60]}>5</Sum>
      <Sign at={[226, 54]} d={chevrons} />
      <Sum at={[248, 60]}>4</Sum>
      <Die at={[168, 88]} die="red" />
      <Die at={[200, 88]} die="yellow" />
      <path class="ia-dg-frame" d="M226 72V104" />
      <Die at={[252, 88]} die="black" />
      <Sign at={[168, 122]} d={resultSigns.surge} />
      <Sum at={[194, 128]}>: +1</Sum>
      <Sign at={[222, 122]} d={resultSigns.damage} />
      <path class="ia-dg-lines ia-dg-name" d="M254 117H284" />
      <path class="ia-dg-lines" d="M254 127H308" />
    </Drawing>
  );
}

/** Both zones; the left one is full, so that its last figure stands beside it. */
function Zones() {
  const [at, space]: [At, number] = [[18, 21], 36];
  const rows = ['.........', '.........', '.........'];
  const zones = [
    { color: 'red', spaces: [0, 1, 9, 10, 18, 19] },
    { color: 'blue', spaces: [7, 8, 16, 17, 25, 26] },
  ] as const;
  const deployed: readonly Standing[] = [
    standing(rebel, 20),
    standing({ ...creature, affiliation: 'rebel' }, 0),
    standing(smuggler, 18),
    standing(wookiee, 19),
    standing(trooper, 8, 'hostile'),
    standing(trooper, 17, 'hostile'),
    standing(officer, 25, 'hostile'),
  ];
  const [last, ...others] = deployed;
  const before = fieldOf(rows, { figures: deployed });
  const [beside] = nearestPlaces(before.battlefield, 0, zones[0].spaces);
  const figures =
    last === undefined || beside === undefined ? others : [...others, { ...last, place: beside }];
  const field = fieldOf(rows, { figures, furnishing: { zones } });
  return (
    <Drawing class="ia-diagram">
      <FieldDrawing at={at} space={space} field={field} />
    </Drawing>
  );
}

const kindsOfTerrain = fieldOf(['~=#.', '....', '....'], {
  edges: [wall(4, 8), { kind: 'impassable', between: [5, 9] }, { kind: 'blocking', between: [6, 10] }],
  doors: [{ id: 'door', edges: [[7, 11]] }],
  rubble: [3],
  shields: [8],
});

/** Terrain, rubble and a shield, and below each other the edges: wall, impassable, blocking, door. */
function TerrainKinds() {
  return (
    <Drawing class="ia-diagram">
      {(['day', 'night'] as const).map((light, place) => (
        <g key={light} class={`ia-dg-${light}`}>
          <rect class="ia-dg-light" x={place * 180} y="0" width="180" height="150" />
          <FieldDrawing at={[place * 180 + 18, 21]} space={36} field={kindsOfTerrain} />
        </g>
      ))}
    </Drawing>
  );
}

const neighbours = [
  fieldOf(['..', '..'], { figures: [standing(rebel, 0), standing(trooper, 3, 'hostile')] }),
  fieldOf(['..', '..'], {
    edges: [wall(0, 1)],
    figures: [standing(rebel, 0), standing(trooper, 3, 'hostile')],
  }),
  fieldOf(['..', '..'], {
    edges: [wall(0, 1), wall(2, 3)],
    figures: [standing(rebel, 0), standing(trooper, 3, 'hostile')],
  }),
];

/** A single corner, the end of a wall, and two walls. */
function Adjacent() {
  const space = 46;
  return (
    <Drawing class="ia-diagram">
      {neighbours.map((field, place) => (
        <g key={place}>
          <FieldDrawing at={[20 + place * 114, 16]} space={space} field={field} />
          <Verdict
            at={[20 + place * 114 + space, 16 + space * 2 + 22]}
            holds={areAdjacentFigures(field.battlefield, 0, 1)}
          />
        </g>
      ))}
    </Drawing>
  );
}

/** Each step of a way with what it costs below it, and the sum. */
function Move() {
  const [at, space]: [At, number] = [[18, 10], 36];
  const rows = ['...~.....', '...~.....', '...~.....'];
  const way: readonly Space[] = [9, 10, 11, 12, 13, 5, 6];
  const set = (from: Space) =>
    fieldOf(rows, {
      edges: [wall(13, 14), wall(22, 23)],
      figures: [standing(rebel, from), standing(trooper, 11, 'hostile')],
    });
  const field = set(9);
  const steps = way.slice(1).map((to, step) => {
    const from = entry(way, step);
    const cost = costOfStep(set(from).battlefield, 0, { space: to, turned: false }, 20);
    return { from, to, cost: cost ?? Number.NaN };
  });
  return (
    <Drawing class="ia-diagram">
      <FieldDrawing at={at} space={space} field={field} />
      {steps.map(({ from, to, cost }) => {
        const [start, end] = [middleIn(field, at, space, from), middleIn(field, at, space, to)];
        return (
          <g key={to}>
            <Arrow from={partOf(start, end, 0.28)} to={partOf(start, end, 0.68)} />
            <Sum at={[end[0], 140]}>{cost}</Sum>
          </g>
        );
      })}
      <Sum at={[312, 140]}>= {steps.reduce((sum, { cost }) => sum + cost, 0)}</Sum>
    </Drawing>
  );
}

/** A point on the way between two others. */
function partOf([x, y]: At, [tox, toy]: At, share: number): At {
  return [x + (tox - x) * share, y + (toy - y) * share];
}

/** At the left a straight step, and none to a corner; at the right a turn. */
function Large() {
  const space = 39;
  const [left, right]: [At, At] = [
    [13, 16],
    [191, 16],
  ];
  const stepping = fieldOf(['....', '....', '....'], { figures: [standing(creature, 4)] });
  const turning = fieldOf(['....', '....', '....'], { figures: [standing(walker, 0)] });
  const [ahead, askew, turned]: [Place, Place, Place] = [
    { space: 5, turned: false },
    { space: 1, turned: false },
    { space: 1, turned: true },
  ];
  const costs = {
    ahead: costOfStep(stepping.battlefield, 0, ahead, 9),
    askew: costOfStep(stepping.battlefield, 0, askew, 9),
    turned: costOfStep(turning.battlefield, 0, turned, 9),
  };
  const from = middleOfFigure(stepping, left, space, creature, { space: 4, turned: false });
  const [x, y] = from;
  const [turnX, turnY] = middleOfFigure(turning, right, space, walker, { space: 0, turned: false });
  return (
    <Drawing class="ia-diagram">
      <FieldDrawing at={left} space={space} field={stepping}>
        <Footprint
          columns={4}
          looks={creature}
          place={ahead}
          kind={costs.ahead === undefined ? 'illegal' : 'legal'}
        />
      </FieldDrawing>
      <Arrow from={[x + 30, y]} to={[x + 70, y]} />
      <Sum at={[x + 98, y + 6]}>{costs.ahead}</Sum>
      <Arrow from={[x + 26, y - 34]} to={[x + 62, y - 58]} weak />
      <Verdict at={[x + 84, y - 60]} holds={costs.askew !== undefined} />
      <FieldDrawing at={right} space={space} field={turning}>
        <Footprint
          columns={4}
          looks={walker}
          place={turned}
          kind={costs.turned === undefined ? 'illegal' : 'legal'}
        />
      </FieldDrawing>
      <Arrow from={[turnX + 74, turnY - 24]} to={[turnX + 40, turnY + 58]} bend={-18} />
      <Sum at={[turnX + 84, turnY + 66]}>{costs.turned}</Sum>
    </Drawing>
  );
}

/** The same lines without and with a figure between; blocking terrain closes the rest of the room. */
function Sight() {
  const columns = 10;
  const [from, to]: [Space, Space] = [columns, columns + 8];
  const ends = [standing(rebel, from), standing(trooper, to, 'hostile')];
  const rows = ['....#.....', '..........'];
  const free = fieldOf(rows, { figures: ends });
  const blocked = fieldOf(rows, { figures: [...ends, standing(officer, columns + 4, 'hostile')] });
  const who = { figuresBlock: true, looker: 0, target: 1 };
  const { lines } = explainSight(free.battlefield, from, to, who);
  // Of the free ways one that leaves the looker's space at once, which is easiest to see.
  const way = lines.findIndex(
    ({ corner, obstacles }) => obstacles.length === 0 && corner % (columns + 1) === (from % columns) + 1,
  );
  return (
    <Drawing class="ia-diagram">
      {[free, blocked].map((field, place) => {
        const report = explainSight(field.battlefield, from, to, who);
        const at: At = [10, 8 + place * 74];
        return (
          <g key={place}>
            <FieldDrawing at={at} space={30} field={field}>
              <SightDrawing columns={columns} lines={entry(report.lines, way)} />
            </FieldDrawing>
            <Verdict at={[338, at[1] + 30]} holds={report.sees} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** Two lines of sight and the area between them. */
function SightDrawing({
  columns,
  lines: { corner, edge, obstacles },
}: {
  readonly columns: number;
  readonly lines: SightLines;
}) {
  const [start, one, other] = [corner, ...edge].map((point) => {
    const { x, y } = cornerPoint(columns, point);
    return `${x} ${y}`;
  });
  const state = obstacles.length === 0 ? '' : ' ia-dg-blocked';
  return (
    <>
      <path class={`ia-dg-area${state}`} d={`M${start}L${one}L${other}Z`} />
      <path class={`ia-dg-sightline${state}`} d={`M${start}L${one}M${start}L${other}`} />
    </>
  );
}

/** The dice of an attack, and the sum of its damage: rolled, a power token, a surge, less what is blocked. */
function Attack() {
  const attack = [
    { die: 'red', face: 4 },
    { die: 'green', face: 3 },
  ] as const;
  const defence = { die: 'black', face: 3 } as const;
  const rolled = (result: Result) =>
    attack.reduce((sum, { die, face }) => sum + shownBy(die, face)[result], 0);
  const { block } = shownBy(defence.die, defence.face);
  const more = { token: 1, surge: 1 } as const;
  return (
    <Drawing class="ia-diagram">
      <FigureAt at={[36, 36]} looks={rebel} />
      {attack.map(({ die, face }, place) => (
        <Die key={die} at={[86 + place * 40, 36]} die={die} face={face} size={36} />
      ))}
      <Arrow from={[158, 36]} to={[212, 36]} />
      <Die at={[258, 36]} {...defence} size={36} />
      <FigureAt at={[322, 36]} looks={trooper} />
      <path class="ia-dg-frame" d="M20 72H340" />
      <Term at={36} text={`${rolled('damage')}`} d={resultSigns.damage} />
      <Term at={108} text={`+ ${more.token}`} d={powerSigns.damage} name="ia-dg-power" />
      <Term at={180} text={`+ ${more.surge}`} d={resultSigns.surge} />
      <Term at={252} text={`− ${block}`} d={resultSigns.block} />
      <Term
        at={324}
        text={`= ${rolled('damage') + more.token + more.surge - block}`}
        d={resultSigns.damage}
        name="ia-dg-health"
      />
    </Drawing>
  );
}

/** A part of a sum, over the sign of where it comes from. */
function Term({
  at,
  text,
  d,
  name = 'ia-dg-sign',
}: {
  readonly at: number;
  readonly text: string;
  readonly d: string;
  readonly name?: string;
}) {
  return (
    <g>
      <Sum at={[at, 100]}>{text}</Sum>
      <Sign at={[at, 126]} d={d} name={name} size={26} />
    </g>
  );
}

/** A small figure around a place. */
function FigureAt({ at: [x, y], looks }: { readonly at: At; readonly looks: Looks }) {
  return (
    <g transform={`translate(${x - 26} ${y - 26}) scale(.52)`}>
      <FigureToken looks={looks} turned={false} />
    </g>
  );
}

/** The six faces of each of the six dice. */
function Dice() {
  return (
    <Drawing class="ia-diagram">
      {dieKinds.map((die, place) =>
        [1, 2, 3, 4, 5, 6].map((face) => (
          <Die
            key={`${die} ${face}`}
            at={[23 + (place % 2) * 174 + (face - 1) * 28, 27 + Math.floor(place / 2) * 48]}
            die={die}
            face={face}
            size={26}
          />
        )),
      )}
    </Drawing>
  );
}

/** A terminal with one's own figure beside it, with a hostile one beside it too, and with that one farther away. */
function Control() {
  const [space, terminal] = [32, 3];
  const furnishing = { terminals: [terminal] };
  const fields = [
    [standing(rebel, 7)],
    [standing(rebel, 7), standing(trooper, 1, 'hostile')],
    [standing(rebel, 7), standing(trooper, 2, 'hostile')],
  ].map((figures) => fieldOf(['...', '...', '...'], { figures, furnishing }));
  return (
    <Drawing class="ia-diagram">
      {fields.map((field, place) => {
        const at: At = [16 + place * 116, 14];
        const stands = (stance: Standing['stance']) =>
          field.figures.some(
            (figure, index) => figure.stance === stance && isAtObject(field.battlefield, index, terminal),
          );
        return (
          <g key={place}>
            <FieldDrawing at={at} space={space} field={field} />
            <Verdict
              at={[at[0] + space * 1.5, at[1] + space * 3 + 22]}
              holds={stands('friendly') && !stands('hostile')}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
