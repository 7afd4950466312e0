import { InputError } from '../../../kernel/error.ts';
import { Match } from '../../../kernel/match.ts';
import { type CarcassonneRules, game } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import { parse } from '../rules/notation.ts';
import { type Options, packOf } from '../rules/options.ts';
import type { Position } from '../rules/position.ts';
import type { CarcassonneState } from '../rules/state.ts';
import type { Color, FigureOnTile, PlacedTile, RealmView, Supply, View } from '../rules/view.ts';

/** A table for a test, told as at a real one. */
export interface Setting extends Omit<Position, 'placed' | 'pile' | 'toMove' | 'supply'> {
  /** `START 0,0r0 red:small:r1`: the tile, where it lies and how it is turned, and the figures on it. */
  readonly tiles?: readonly string[];
  /** What is drawn next; all other tiles of the pack lie under it. */
  readonly pile?: readonly string[];
  /** Nothing lies under the pile: the match ends after it. */
  readonly lastTiles?: true;
  readonly toMove?: Color;
  /** Of some colours; the others have what does not stand on the table. */
  readonly supply?: Readonly<Partial<Record<Color, Supply>>>;
  /** What the dice will show, in the order of rolling. */
  readonly dice?: readonly number[];
  readonly options?: Options;
}

/** Two players, red and white, if nothing else is said. Red moves first. */
export function table(setting: Setting): TestTable {
  return new TestTable(setting);
}

export class TestTable {
  readonly rules: CarcassonneRules;
  readonly match: Match<CarcassonneState, Choice, View, Event, Options, Position>;
  readonly events: Event[] = [];

  constructor(setting: Setting) {
    const { tiles, pile = [], lastTiles, toMove, supply, dice = [], options = {}, ...rest } = setting;
    const colors = setting.colors ?? options.colors ?? ['red', 'white'];
    const placed = (tiles ?? ['START 0,0r0']).map(placedTile);
    const position: Position = {
      ...rest,
      colors,
      placed,
      pile: lastTiles ? pile : [...pile, ...unused(options, placed, pile)],
      toMove: toMove === undefined ? 0 : colors.indexOf(toMove),
      ...(supply && {
        supply: colors.map((color) => supply[color] ?? left(placed, color)),
      }),
    };
    this.rules = game.open(options);
    this.match = new Match(game, { position, options, seed: 'table talk' }, [...dice], {
      rules: this.rules,
    });
    this.events.push(...this.match.prologue.map(({ event }) => event));
  }

  get view(): View {
    return this.match.view('spectator');
  }

  /** The colour that has to answer. */
  get toMove(): Color {
    return this.colorOf(this.view.toMove);
  }

  /** Whoever has to answer does so. */
  play(...choices: string[]): this {
    for (const choice of choices) {
      this.events.push(...this.match.play(this.view.toMove, choice).map(({ event }) => event));
    }
    return this;
  }

  choices(): string[] {
    return this.match.decisions().flatMap((decision) => decision.choices);
  }

  kind(): string | undefined {
    return this.match.decisions()[0]?.kind;
  }

  /** The rule that forbids a choice to whoever has to answer. */
  refusal(choice: string): string | undefined {
    return this.match.refusal(this.view.toMove, choice)?.rule;
  }

  scores(): Partial<Record<Color, number>> {
    return Object.fromEntries(this.view.seats.map(({ color, score }) => [color, score]));
  }

  supply(color: Color): Supply | undefined {
    return this.view.seats.find((seat) => seat.color === color)?.supply;
  }

  /** `red:small 1,0:r3` for every figure on the table. */
  figures(): string[] {
    return this.view.placed.flatMap(({ x, y, figures = [] }) =>
      figures.map(({ color, size, segment }) => `${color}:${size} ${x},${y}:${segment}`),
    );
  }

  /** The realm to which a segment belongs, `x,y:segment`. */
  realm(segment: string): RealmView {
    const realm = this.view.realms.find(({ segments }) => segments.includes(segment));
    if (realm === undefined) throw new Error(`no segment ${segment}`);
    return realm;
  }

  /** Dice of each side in a realm, by the first colour of the side. */
  dice(segment: string): Partial<Record<Color, number>> {
    return Object.fromEntries(
      this.realm(segment).dice.map(({ seats, dice }) => [this.colorOf(seats[0] ?? 0), dice]),
    );
  }

  /** Events of one kind, in order. */
  eventsOf<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  }

  private colorOf(seat: number): Color {
    const color = this.view.seats[seat]?.color;
    if (color === undefined) throw new Error(`no seat ${seat}`);
    return color;
  }
}

/** The message with which a setting is refused. */
export function refused(setting: Setting): string {
  try {
    table(setting);
  } catch (fault) {
    if (fault instanceof InputError) return `${fault.code}: ${fault.message}`;
    throw fault;
  }
  return 'nothing is wrong';
}

function placedTile(text: string): PlacedTile {
  const [tile = '', where = '', ...figures] = text.split(' ');
  const choice = parse(where);
  if (choice?.kind !== 'placeTile') throw new Error(`where is "${text}"?`);
  const { x, y, rotation } = choice;
  return { tile, x, y, rotation, ...(figures.length > 0 && { figures: figures.map(figureOnTile) }) };
}

function figureOnTile(text: string): FigureOnTile {
  const [color = '', size, segment = ''] = text.split(':');
  const known = (['red', 'green', 'black', 'white', 'orange'] as const).find((one) => one === color);
  if (known === undefined) throw new Error(`whose is "${text}"?`);
  return { color: known, size: size === 'large' ? 'large' : 'small', segment };
}

function unused(options: Options, placed: readonly PlacedTile[], pile: readonly string[]): string[] {
  const used = [...placed.map(({ tile }) => tile), ...pile];
  return packOf(options).tiles.flatMap(({ id, count, start }) => {
    const uses = used.filter((other) => other === id).length;
    return start ? [] : new Array<string>(Math.max(0, count - uses)).fill(id);
  });
}

function left(placed: readonly PlacedTile[], color: Color): Supply {
  const own = placed.flatMap(({ figures = [] }) => figures.filter((figure) => figure.color === color));
  const large = own.filter(({ size }) => size === 'large').length;
  return { small: 4 - (own.length - large), large: 1 - large };
}
