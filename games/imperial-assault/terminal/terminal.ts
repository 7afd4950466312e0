import type { Seat } from '../../../kernel/game.ts';
import type { Decision } from '../../../kernel/match.ts';
import { entry } from '../../common/at.ts';
import type { Terminal } from '../../entry.ts';
import type { CompiledMission, Fighter } from '../content/compiled.ts';
import { conditions } from '../content/vocabulary.ts';
import { spacesUnder } from '../geometry/base.ts';
import type { Place, Space } from '../geometry/map.ts';
import { shownBy } from '../rules/attack/dice.ts';
import type { RolledDie } from '../rules/attack/results.ts';
import { nameOf, placeNamed } from '../rules/drawn-mission.ts';
import { formatFigure, formatGroup, letterOf, parse, parseFigure } from '../rules/notation.ts';
import type { ShownRules, ShownTerms } from '../rules/options.ts';
import {
  type Figure,
  type FigureNumber,
  fighterOf,
  figureNumber,
  forEachOnMap,
  type Group,
  groupNumber,
  none,
  seatOf,
  seatOfGroup,
} from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { drawMap, mapLegend } from './map.ts';

const nameWidth = 26;

/** Codes of ANSI, one for each seat. */
const seatCodes = [36, 33, 35, 32] as const;

const legend =
  `${mapLegend}\n` +
  'group: number, - exhausted; figure: number, space, damage/health, dice, conditions, power tokens; ! a choice names it';

/** The map with everything on it, the groups of each seat, the attack that goes on, and the hand, in characters. */
export function openTerminal({ terms }: ShownRules): Terminal<View> {
  return {
    draw(view, decision, color) {
      const mission = terms.missions[view.mission];
      const named = figuresNamed(decision);
      const parts = [
        [
          `round ${view.round}/${terms.rounds}${mission === undefined ? '' : `, ${mission.mission.name}`}`,
          ...(view.initiative === none ? [] : [`initiative: ${letterOf(view.initiative)}`]),
          ...(mission === undefined ? [] : activationRows(view)),
        ].join('\n'),
        ...(mission === undefined ? [] : mapPart(terms, mission, view, decision, color)),
        ...view.players.map((player, seat) => side(terms, mission, player, seat, decision, named, color)),
        attackRows(view).join('\n'),
        lastingRow(terms, view),
        hand(terms, view),
        legend,
      ];
      return parts.filter((part) => part !== '').join('\n\n');
    },
  };
}

/** The figures that a choice names, in notation. */
function figuresNamed(decision: Decision | undefined): ReadonlySet<string> {
  return new Set(
    (decision?.choices ?? []).flatMap((text) => {
      const figure = text.split(/[:>]/).at(-1) ?? '';
      return parseFigure(figure) === undefined ? [] : [figure];
    }),
  );
}

/** What the figure that activates has left. */
function activationRows({ activation }: View): string[] {
  if (activation === null) return [];
  const { figure, actions, movementPoints } = activation;
  return [`active: ${formatFigure(figure)}, actions ${actions}, movement points ${movementPoints}`];
}

function mapPart(
  terms: ShownTerms,
  mission: CompiledMission,
  view: View,
  decision: Decision | undefined,
  color: boolean,
): string[] {
  const figures = new Map<Space, string>();
  const painted = new Map<string, string>();
  forEachOnMap(view, (figure, _record, place) => {
    const label = formatFigure(figure).replace('.', '').padEnd(3).slice(0, 3);
    painted.set(label, paintedFor(label, seatOf(figure), color));
    for (const space of spacesUnder(mission.map, fighterOf(terms, view, figure).base, place))
      figures.set(space, label);
  });
  const rows = drawMap(mission, {
    ...view,
    figures,
    marked: spacesNamed(mission, decision),
    paint: (label) => painted.get(label) ?? label,
  });
  const tokens = view.tokens.map(
    ({ kind, color: of, space, carrier, turned }, token) =>
      `*${token + 1} ${of === null ? '' : `${of} `}${kind}${turned ? ' (turned)' : ''} ${whereIs(mission, space, carrier)}`,
  );
  const doors = mission.map.doors.map(
    (_, door) => `${door + 1} ${view.openDoors.includes(door) ? 'open' : 'closed'}`,
  );
  return [
    rows.join('\n'),
    [
      ...(tokens.length > 0 ? [`tokens: ${tokens.join(', ')}`] : []),
      ...(doors.length > 0 ? [`doors: ${doors.join(', ')}`] : []),
    ].join('\n'),
  ];
}

function whereIs(mission: CompiledMission, space: Space, carrier: FigureNumber): string {
  if (carrier !== none) return `with ${formatFigure(carrier)}`;
  return space === none ? 'gone' : nameOf(mission, { space, turned: false });
}

/** The spaces that choices name: where figures can go, be put down, or be aimed at. */
function spacesNamed(mission: CompiledMission, decision: Decision | undefined): ReadonlySet<Space> {
  const places = (decision?.choices ?? []).flatMap((text): readonly Place[] => {
    const choice = parse(text);
    if (choice?.kind !== 'place' && choice?.kind !== 'move') return [];
    return [placeNamed(mission, choice.at) ?? []].flat();
  });
  return new Set(places.map(({ space }) => space));
}

/** A seat: points and cards, upgrades of the player, and its groups with their figures. */
function side(
  terms: ShownTerms,
  mission: CompiledMission | undefined,
  player: PlayerView,
  seat: Seat,
  decision: Decision | undefined,
  named: ReadonlySet<string>,
  color: boolean,
): string {
  const mark = decision?.seat === seat ? '>' : ' ';
  const title = paintedFor(`${mark} ${letterOf(seat)} seat ${seat}`, seat, color);
  const { points, hand: known, hidden, deck, discard, out, zone } = player;
  const cards = `hand ${known.length + hidden}, deck ${deck}, discard ${discard.length}`;
  const where = zone === none ? '' : `, zone ${mission?.zones[zone]?.color ?? zone + 1}`;
  return [
    `${title}  ${points} points, ${cards}${where}${out > 0 ? ', out' : ''}`,
    ...player.upgrades
      .filter(({ host }) => host === none)
      .map(
        ({ card, exhausted, depleted }) =>
          `  ${entry(terms.upgrades, card).name}${stateOf(exhausted, depleted)}`,
      ),
    ...player.groups.flatMap((group, place) =>
      groupRows(terms, mission, player, group, groupNumber(seat, place), named, color),
    ),
  ].join('\n');
}

function stateOf(exhausted: boolean, depleted: boolean): string {
  if (depleted) return ' (depleted)';
  return exhausted ? ' (exhausted)' : '';
}

function groupRows(
  terms: ShownTerms,
  mission: CompiledMission | undefined,
  { upgrades }: PlayerView,
  group: Group,
  number: number,
  named: ReadonlySet<string>,
  color: boolean,
): string[] {
  if (group.figures.every(({ defeated }) => defeated)) return [];
  const fighter = entry(terms.fighters, group.card);
  const attached = upgrades
    .filter(({ host }) => host === number)
    .map(
      ({ card, exhausted, depleted }) => `${entry(terms.upgrades, card).name}${stateOf(exhausted, depleted)}`,
    );
  const form = terms.forms[group.form]?.name;
  const head = [
    `${formatGroup(number)}${group.ready ? '' : '-'}`.padEnd(4),
    `${fighter.name}${fighter.elite ? ' (elite)' : ''}`.padEnd(nameWidth),
    `speed ${fighter.speed}`,
    `attack ${fighter.attack === null ? '-' : `${fighter.attack.type} ${fighter.attack.dice.join(' ')}`}`,
    `defence ${fighter.defence.join(' ') || '-'}`,
    ...(form === undefined ? [] : [form]),
    ...attached,
  ].join('  ');
  return [
    `  ${paintedFor(head, seatOfGroup(number), color)}`,
    ...group.figures.flatMap((figure, index) =>
      figure.defeated ? [] : [figureRow(mission, fighter, figure, figureNumber(number, index), named)],
    ),
  ];
}

function figureRow(
  mission: CompiledMission | undefined,
  { health }: Fighter,
  { place, damage, conditions: bits, tokens }: Figure,
  number: FigureNumber,
  named: ReadonlySet<string>,
): string {
  const at = formatFigure(number);
  const had = conditions.filter((_, bit) => (bits & (1 << bit)) !== 0);
  return [
    `    ${at}${named.has(at) ? '!' : ''}`.padEnd(10),
    (place === null || mission === undefined ? '-' : nameOf(mission, place)).padEnd(5),
    `${damage}/${health}`,
    ...had,
    ...(tokens.length > 0 ? [`tokens ${tokens.join(' ')}`] : []),
  ].join(' ');
}

/** The attack that goes on, or the dice that were rolled last: who, whom, dice, results. */
function attackRows({ stack, last }: View): string[] {
  const attack = stack.find((frame) => frame.step === 'attack');
  if (attack === undefined) {
    if (last === null) return [];
    return [
      `last attack: ${formatFigure(last.attacker)} against ${formatFigure(last.target)}`,
      `dice: ${last.dice.map(dieText).join(', ')}`,
      last.missed === null ? `damage: ${last.damage ?? '-'}` : `missed: ${last.missed}`,
    ];
  }
  const { attacker, target, attackPool, defencePool, dice, surges, missed, distance } = attack;
  const against = target === none ? '' : ` against ${formatFigure(target)}, distance ${distance}`;
  return [
    `attack: ${formatFigure(attacker)}${against}`,
    dice.length > 0
      ? `dice: ${dice.map(dieText).join(', ')}; surges left ${surges}${missed === null ? '' : `, missed: ${missed}`}`
      : `pools: ${attackPool.join(' ') || '-'} against ${defencePool.join(' ') || '-'}`,
  ];
}

function dieText({ die, face, rerolled }: RolledDie, place: number): string {
  const shown = Object.entries(shownBy(die, face)).flatMap(([result, count]) =>
    count === 0 ? [] : [`${count} ${result}`],
  );
  return `${place + 1} ${die} ${shown.join(' ') || 'blank'}${rerolled ? ' (rerolled)' : ''}`;
}

/** Effects that last, by the names of their abilities. */
function lastingRow(terms: ShownTerms, { lasting }: View): string {
  const names = lasting.map(({ ability }) => entry(terms.abilities, ability).ability.id);
  return names.length === 0 ? '' : `lasting: ${names.join(', ')}`;
}

/** The cards of the viewer's hand, by id, with costs. */
function hand(terms: ShownTerms, { viewer, players }: View): string {
  const own = viewer === 'spectator' ? undefined : players[viewer];
  if (own === undefined || own.hand.length === 0) return '';
  const cards = own.hand.map((number) => {
    const { id, cost } = entry(terms.commands, number);
    return `${id} (${cost})`;
  });
  return `hand: ${cards.join(', ')}`;
}

function paintedFor(text: string, seat: Seat, color: boolean): string {
  return color ? `\u001b[${seatCodes[seat % seatCodes.length]}m${text}\u001b[0m` : text;
}
