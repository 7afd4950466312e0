import type { Decision } from '../../../kernel/match.ts';
import type { Terminal } from '../../entry.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Color, ShipId, Side, SpaceKind } from '../content/pack.ts';
import type { SuperTeamsRules } from '../game.ts';
import { formatCard } from '../rules/notation.ts';
import { type SeatView, stageOf, stillAsked, type View } from '../rules/view.ts';

/** Spaces of the track in a line of text. */
const perLine = 12;
const cellWidth = 6;

const kindSigns: Readonly<Record<Exclude<SpaceKind, 'double'>, string>> = {
  start: 'O',
  normal: '.',
  bonus: '+',
  hyperspace: '>>',
  asteroid: '*',
  maw: '#',
  final: '@',
};

/** Two letters for each ship. */
const shipSigns: Readonly<Record<ShipId, string>> = {
  xwing: 'XW',
  falcon: 'FA',
  destroyer: 'SD',
  deathstar: 'DS',
  fighter: 'TF',
  advanced: 'TA',
  starfighter: 'JS',
  tantive: 'T4',
};

const legend =
  'O first planet, . normal, + bonus, >> hyperspace, * asteroids, # Maw, @ last planet; XW X-wing, FA Falcon, ' +
  'SD Star Destroyer, DS Death Star, TF TIE fighter, TA TIE Advanced, JS Jedi starfighter, T4 Tantive IV';

/** The track with numbers, kinds and ships, what each seat has, and the move that waits for answers. */
export function openTerminal({ pack }: SuperTeamsRules): Terminal<View> {
  return {
    draw(view, decision, color) {
      const movable = new Set(shipsIn(decision));
      const parts = [track(pack, view, movable, color), seats(view, color), cards(view), move(view), legend];
      return parts.filter((part) => part !== '').join('\n\n');
    },
  };
}

/** Ships that a choice of the decision names. */
function shipsIn(decision: Decision | undefined): string[] {
  return (decision?.choices ?? []).flatMap((text) => text.split('>').slice(1));
}

/** Line after line: the numbers of the spaces, their kinds, and the ships on them, which stack downwards. */
function track(
  { source: { spaces } }: CompiledPack,
  view: View,
  movable: ReadonlySet<string>,
  color: boolean,
): string {
  const blocks: string[] = [];
  for (let first = 0; first < spaces.length; first += perLine) {
    const line = spaces.slice(first, first + perLine);
    const stacks = line.map((_, index) => view.ships.filter(({ space }) => space === first + index));
    const rows = [
      line.map((_, index) => String(first + index).padEnd(cellWidth)).join(''),
      line.map(({ kind, sides }) => signOf(kind, sides).padEnd(cellWidth)).join(''),
    ];
    for (let place = 0; place < Math.max(...stacks.map(({ length }) => length)); place++) {
      const row = stacks.map(([...stack]) => {
        const ship = stack[place];
        if (ship === undefined) return ''.padEnd(cellWidth);
        const side = ship.side === undefined ? '' : `/${kindSigns[ship.side]}`;
        const text = `${shipSigns[ship.id]}${side}${movable.has(ship.id) ? '!' : ''}`;
        return painted(text.padEnd(cellWidth), ship.color, color);
      });
      rows.push(row.join(''));
    }
    blocks.push(rows.map((row) => row.trimEnd()).join('\n'));
  }
  return blocks.join('\n\n');
}

function signOf(kind: SpaceKind, sides: readonly Side[] | undefined): string {
  return kind === 'double' ? (sides ?? []).map((side) => kindSigns[side]).join('/') : kindSigns[kind];
}

/** Codes of ANSI; black ships are grey, so that they can be seen on a black ground. */
const codes: Readonly<Record<Color, number>> = { red: 31, green: 32, black: 90, yellow: 33 };

function painted(text: string, shipColor: Color, color: boolean): string {
  return color ? `\u001b[${codes[shipColor]}m${text}\u001b[0m` : text;
}

function seats(view: View, color: boolean): string {
  const { seats, ships, toMove } = view;
  const isOver = stageOf(view) === 'over';
  const asked = stillAsked(view);
  const lines = seats.map(({ colors, team, hand, bonus }, seat) => {
    const mark = isOver ? ' ' : asked.includes(seat) ? '?' : seat === toMove ? '>' : ' ';
    const own = ships.filter((ship) => ship.seat === seat);
    const home = own.filter((ship) => ship.home).length;
    const name = colors.map((one) => painted(one, one, color)).join(' + ');
    const partners = seats.length === 4 ? `, team ${team + 1}` : '';
    return `${mark} seat ${seat}${partners}  ${name}  home ${home}/${own.length}  ${cardsOf({ hand, bonus })}`;
  });
  return lines.join('\n');
}

function cardsOf({ hand, bonus }: Pick<SeatView, 'hand' | 'bonus'>): string {
  const movement = typeof hand === 'number' ? `${hand} cards` : hand.map(formatCard).join(' ') || 'no cards';
  const bonuses = typeof bonus === 'number' ? `${bonus} bonus` : `bonus: ${bonus.join(' ') || 'none'}`;
  return `${movement}  ${bonuses}`;
}

function cards({ round, played, dealt, deck, reserve, finalPlanet, universal }: View): string {
  const free = universal.length > 0 ? `; universal: ${universal.join(', ')}` : '';
  return `  round ${round}, ${played}/${dealt} played; deck ${deck}, bonus reserve ${reserve}, on the last planet ${finalPlanet}${free}`;
}

function move({ move }: View): string {
  if (move === undefined) return '';
  const { card, as, ship, from, distance, bonus, hooked } = move;
  const played = [bonus ?? [], ...hooked.map((one) => `hook>${one}`)].flat().join(' ');
  return `  move: ${formatCard(card)}${as === undefined ? '' : `=${as}`}>${ship} from ${from} by ${distance}${played === '' ? '' : `, ${played}`}`;
}
