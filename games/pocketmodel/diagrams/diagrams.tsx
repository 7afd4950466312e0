import type { ComponentChildren } from 'preact';
import { Arrow, type At, Cross, Drawing, Piece, Step, Sum, Tick } from '../../../web/rules/kit/marks.tsx';
import type { Diagrams } from '../../entry.ts';
import { GuardMark } from '../board/art/card-picture.tsx';
import { IconMark, ObjectiveMark, paintOf, StarRow, ValueMark } from '../board/art/marks.tsx';
import { type Craft, ShipParts } from '../board/art/ship.tsx';
import { starSign, type ValueName } from '../board/art/signs.ts';
import type { DiagramId } from '../help/diagrams.ts';
import './diagrams.css';

/** The diagrams of the rules, drawn from the ships and marks of the board. */
export const diagrams: Diagrams<DiagramId> = {
  unit: UnitValues,
  card: Cards,
  zones: Zones,
  stars: Stars,
  objective: PlayObjective,
  battle: Battle,
  strike: Strike,
  reserves: Reserves,
};

const xwing: Craft = { name: 'Rogue Squadron', class: 'X-wing starfighter', faction: 'rebel', stars: 2 };
const awing: Craft = { name: 'A-Wing', class: 'A-wing starfighter', faction: 'rebel', stars: 1 };
const freighter: Craft = {
  name: 'Millennium Falcon',
  class: 'YT-1300 freighter',
  faction: 'rebel',
  stars: 3,
};
const tie: Craft = { name: 'Spear Squadron', class: 'TIE fighter', faction: 'imperial', stars: 1 };
const interceptor: Craft = {
  name: 'Screamer Squadron',
  class: 'TIE interceptor',
  faction: 'imperial',
  stars: 2,
};

/** A ship around a place. Ships look up; `heading` turns them. */
function Ship({
  at: [x, y],
  craft,
  size,
  heading = 0,
}: {
  readonly at: At;
  readonly craft: Craft;
  readonly size: number;
  readonly heading?: number;
}) {
  return (
    <g
      style={paintOf(craft.faction)}
      transform={`translate(${x} ${y}) scale(${size / 52}) rotate(${heading})`}
    >
      <ShipParts unit={craft} />
    </g>
  );
}

/** A mark of the board around a place. */
function Mark({
  at: [x, y],
  size,
  width = size,
  children,
}: {
  readonly at: At;
  readonly size: number;
  readonly width?: number;
  readonly children: ComponentChildren;
}) {
  return (
    <Piece at={[x - width / 2, y - size / 2]} width={width} height={size}>
      {children}
    </Piece>
  );
}

function Value({ at, of, value }: { readonly at: At; readonly of: ValueName; readonly value: number }) {
  return (
    <Mark at={at} size={26}>
      <ValueMark of={of} value={value} />
    </Mark>
  );
}

function Guard({
  at,
  guard,
  size = 26,
}: {
  readonly at: At;
  readonly guard: number;
  readonly size?: number;
}) {
  return (
    <Mark at={at} size={size}>
      <GuardMark guard={guard} />
    </Mark>
  );
}

function StarsOf({
  at,
  count,
  size = 12,
}: {
  readonly at: At;
  readonly count: number;
  readonly size?: number;
}) {
  return (
    <Mark at={at} size={size} width={(size * (count * 20 + 6)) / 24}>
      <StarRow count={count} />
    </Mark>
  );
}

/** A die with its face. */
function Die({ at: [x, y], face }: { readonly at: At; readonly face: number }) {
  return (
    <g class="pm-dg-die" transform={`translate(${x} ${y})`}>
      <rect x="-12" y="-12" width="24" height="24" rx="5" />
      {pips(face).map(([px, py]) => (
        <circle key={`${px},${py}`} cx={px * 6} cy={py * 6} r="2.3" />
      ))}
    </g>
  );
}

/** Where the pips of a face lie, in steps from its middle. */
function pips(face: number): At[] {
  const corner: At[] = [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, 0],
    [1, 0],
  ];
  const paired = corner.slice(0, face - (face % 2));
  return face % 2 === 1 ? [...paired, [0, 0]] : paired;
}

/** A zone of the table. */
function Zone({
  at: [x, y],
  width,
  height,
  kind,
}: {
  readonly at: At;
  readonly width: number;
  readonly height: number;
  readonly kind: 'home' | 'contested' | 'opponent';
}) {
  return <rect class={`pm-dg-zone pm-dg-${kind}`} x={x} y={y} width={width} height={height} rx="10" />;
}

/** The back of a card that lies face down. */
function Back({ at: [x, y] }: { readonly at: At }) {
  return (
    <g class="pm-dg-back" transform={`translate(${x} ${y})`}>
      <rect x="-19" y="-27" width="38" height="54" rx="4" />
      <path d={starSign} transform="translate(-12 -12)" />
    </g>
  );
}

/** The face of an objective: its sign, build stars and defense. */
function Objective({
  at: [x, y],
  stars,
  guard,
}: {
  readonly at: At;
  readonly stars: number;
  readonly guard: number;
}) {
  return (
    <g class="pm-dg-face" transform={`translate(${x} ${y})`}>
      <rect x="-19" y="-27" width="38" height="54" rx="4" />
      <g class="pm-dg-sign">
        <Mark at={[0, -8]} size={26}>
          <ObjectiveMark />
        </Mark>
      </g>
      <StarsOf at={[-7.5, 19]} count={stars} size={7} />
      <Guard at={[11, 18]} guard={guard} size={13} />
    </g>
  );
}

/** A unit with everything that is on its base. */
function UnitValues() {
  const values = { attack: 2, damage: 2, defense: 9, shields: 2 } as const;
  const [left, bottom] = [40, 104];
  return (
    <Drawing class="pm-diagram">
      <rect class="pm-dg-scene" x={left} y="8" width="134" height="134" rx="9" />
      <rect class="pm-dg-base" x={left} y={bottom} width="134" height="38" rx="9" />
      <Ship at={[left + 67, 58]} craft={xwing} size={92} />
      <StarsOf at={[left + 22, 22]} count={2} size={15} />
      <Mark at={[left + 118, 24]} size={22}>
        <IconMark id="ace" kind="match" />
      </Mark>
      <Mark at={[left + 118, 50]} size={22}>
        <IconMark id="laser" kind="match" />
      </Mark>
      {(['attack', 'damage', 'defense', 'shields'] as const).map((of, at) => (
        <g key={of}>
          <Value at={[left + 22 + at * 30, bottom + 19]} of={of} value={values[of]} />
          <Mark at={[216 + at * 36, 74]} size={34}>
            <ValueMark of={of} value={values[of]} />
          </Mark>
        </g>
      ))}
    </Drawing>
  );
}

/** Lines that stand for the words of a card. */
function Lines({ at: [x, y], width }: { readonly at: At; readonly width: number }) {
  return (
    <path
      class="pm-dg-lines"
      d={`M${x} ${y}h${width}M${x} ${y + 8}h${width}M${x} ${y + 16}h${width * 0.6}`}
    />
  );
}

/** A combat card and an objective card. */
function Cards() {
  const [y, width] = [8, 96];
  return (
    <Drawing class="pm-diagram">
      {([66, 198] as const).map((x) => (
        <rect key={x} class="pm-dg-card" x={x} y={y} width={width} height="134" rx="7" />
      ))}
      <Mark at={[84, 26]} size={28}>
        <ValueMark of="attack" value={1} signed />
      </Mark>
      <path class="pm-dg-lines" d="M104 26h48" />
      <Mark at={[82, 76]} size={24}>
        <IconMark id="laser" kind="match" />
      </Mark>
      <Lines at={[102, 68]} width={52} />
      <StarsOf at={[86, 126]} count={2} size={15} />
      <Guard at={[146, 124]} guard={9} />
      <g class="pm-dg-sign">
        <Mark at={[216, 26]} size={24}>
          <ObjectiveMark />
        </Mark>
      </g>
      <path class="pm-dg-lines" d="M236 26h48" />
      <Lines at={[212, 68]} width={72} />
      <StarsOf at={[224, 126]} count={3} size={15} />
      <Guard at={[278, 124]} guard={10} />
    </Drawing>
  );
}

/** From home to home through the middle, and no other way. */
function Zones() {
  return (
    <Drawing class="pm-diagram">
      <Zone at={[6, 40]} width={104} height={104} kind="home" />
      <Zone at={[128, 40]} width={104} height={104} kind="contested" />
      <Zone at={[250, 40]} width={104} height={104} kind="opponent" />
      {[-32, 0, 32].map((x) => (
        <g key={x} transform={`translate(${58 + x} 124) scale(.55)`}>
          <Back at={[0, 0]} />
        </g>
      ))}
      {[-32, 0, 32].map((x) => (
        <g key={x} transform={`translate(${302 + x} 124) scale(.55)`}>
          <Back at={[0, 0]} />
        </g>
      ))}
      <Ship at={[46, 74]} craft={xwing} size={46} heading={90} />
      <Ship at={[306, 74]} craft={interceptor} size={42} heading={-90} />
      <Arrow from={[74, 74]} to={[176, 74]} />
      <Arrow from={[190, 74]} to={[280, 74]} />
      <Step at={[119, 74]} number={1} />
      <Step at={[241, 74]} number={2} />
      <Arrow from={[70, 34]} to={[290, 34]} bend={17} weak />
      <Cross at={[180, 16]} />
    </Drawing>
  );
}

/** What an action may use: five build stars. */
function Stars() {
  const used: readonly (readonly [craft: Craft, x: number])[] = [
    [xwing, 60],
    [xwing, 124],
    [awing, 182],
  ];
  return (
    <Drawing class="pm-diagram">
      <rect class="pm-dg-limit" x="24" y="12" width="196" height="128" rx="10" />
      {used.map(([craft, x]) => (
        <g key={x}>
          <Ship at={[x, 54]} craft={craft} size={craft.stars > 1 ? 56 : 44} />
          <StarsOf at={[x, 92]} count={craft.stars} size={15} />
        </g>
      ))}
      <Sum at={[112, 128]}>2 + 2 + 1 = 5</Sum>
      <Tick at={[202, 124]} />
      <Ship at={[290, 54]} craft={freighter} size={66} />
      <StarsOf at={[290, 92]} count={3} size={15} />
      <Cross at={[290, 124]} />
    </Drawing>
  );
}

/** A card from the hand takes the place of one that nobody has seen. */
function PlayObjective() {
  return (
    <Drawing class="pm-diagram">
      <Zone at={[150, 14]} width={196} height={122} kind="home" />
      <Objective at={[60, 70]} stars={3} guard={10} />
      <Back at={[190, 75]} />
      <Back at={[248, 75]} />
      <Back at={[306, 75]} />
      <Arrow from={[84, 56]} to={[180, 46]} bend={16} />
      <Arrow from={[178, 104]} to={[84, 100]} bend={16} weak />
    </Drawing>
  );
}

/** A roll, its sum, and what it has to reach. */
function Battle() {
  return (
    <Drawing class="pm-diagram">
      <Ship at={[36, 50]} craft={xwing} size={64} heading={90} />
      <Die at={[90, 50]} face={2} />
      <Die at={[118, 50]} face={3} />
      <Sum at={[140, 56]}>+</Sum>
      <Value at={[160, 50]} of="attack" value={2} />
      <Sum at={[180, 56]}>+</Sum>
      <Mark at={[200, 50]} size={26}>
        <ValueMark of="attack" value={1} signed />
      </Mark>
      <Sum at={[236, 56]}>= 8 ≥</Sum>
      <Value at={[274, 50]} of="defense" value={8} />
      <Ship at={[324, 50]} craft={tie} size={50} heading={-90} />
      <Tick at={[274, 20]} />
      <Value at={[200, 116]} of="damage" value={2} />
      <Sum at={[236, 122]}>≥</Sum>
      <Value at={[274, 116]} of="shields" value={1} />
      <Cross at={[324, 116]} />
      <Arrow from={[52, 84]} to={[180, 116]} bend={-14} weak />
    </Drawing>
  );
}

/** An objective is turned face up, and two dice with attack reach its defense. */
function Strike() {
  return (
    <Drawing class="pm-diagram">
      <Zone at={[212, 8]} width={140} height={134} kind="opponent" />
      <Ship at={[44, 62]} craft={freighter} size={72} heading={90} />
      <Die at={[36, 122]} face={4} />
      <Die at={[64, 122]} face={3} />
      <Sum at={[86, 128]}>+</Sum>
      <Value at={[106, 122]} of="attack" value={3} />
      <Sum at={[148, 128]}>= 10 ≥</Sum>
      <Guard at={[188, 122]} guard={10} />
      <Back at={[244, 62]} />
      <Arrow from={[262, 28]} to={[304, 28]} bend={8} />
      <Objective at={[320, 66]} stars={3} guard={10} />
      <Arrow from={[88, 62]} to={[220, 62]} />
      <Tick at={[320, 116]} />
    </Drawing>
  );
}

/** Reserves come in for the build stars of the destroyed objective. */
function Reserves() {
  return (
    <Drawing class="pm-diagram">
      <Zone at={[150, 14]} width={196} height={122} kind="home" />
      <Objective at={[312, 74]} stars={3} guard={10} />
      <Cross at={[332, 46]} />
      <Ship at={[52, 46]} craft={xwing} size={56} heading={90} />
      <StarsOf at={[52, 78]} count={2} size={12} />
      <Ship at={[52, 106]} craft={awing} size={40} heading={90} />
      <StarsOf at={[52, 134]} count={1} size={12} />
      <Arrow from={[86, 46]} to={[190, 58]} bend={12} />
      <Arrow from={[84, 106]} to={[190, 92]} bend={-12} />
      <Sum at={[240, 80]}>2 + 1 = 3</Sum>
    </Drawing>
  );
}
