import { conditions, dieKinds, tokenKinds } from '../content/vocabulary.ts';
import { type Choice, type Deed, deeds } from './choice.ts';
import {
  type FigureNumber,
  figureNumber,
  type GroupNumber,
  groupNumber,
  groupWith,
  none,
  seatOfGroup,
} from './state.ts';

export const notation =
  'seats are letters from a on, a2 is the second group of seat a, a2.1 its first figure; spaces are C4, turned bases C4r; group:a2, figure:a2.1, seat:b, zone:1, squad:1, place:C4, move:C4, run, stop, attack:b1.2, attack:token-3, door:1, token:3, use:order>a2.1, play:planning>a2.1, shake:stunned, target figure:b1.2, die:1, colour:red, surge:nexu.pierce-2, spend:block, spend:block>b1.1=damage for that of another figure as another symbol, option:1, condition:bleeding, card:planning, number:2, order:cower>never-round, ask:cower to be asked again, - to decline or to be done';

export function letterOf(seat: number): string {
  return String.fromCharCode(97 + seat);
}

export function seatAt(letter: string): number {
  return letter.charCodeAt(0) - 97;
}

/** Group a2 is the second one of the first seat. */
export function formatGroup(group: GroupNumber): string {
  return `${letterOf(seatOfGroup(group))}${(group & 31) + 1}`;
}

/** Figure a2.1 is the first one of that group. */
export function formatFigure(figure: FigureNumber): string {
  return `${formatGroup(groupWith(figure))}.${(figure & 7) + 1}`;
}

/** Parses the notation of a group; undefined if it is none. */
export function parseGroup(text: string): GroupNumber | undefined {
  const [, seat, place] = /^([a-e])([1-9]\d?)$/.exec(text) ?? [];
  if (seat === undefined || Number(place) > 32) return undefined;
  return groupNumber(seatAt(seat), Number(place) - 1);
}

/** Parses the notation of a figure; undefined if it is none. */
export function parseFigure(text: string): FigureNumber | undefined {
  const [, group = '', place] = /^([a-e]\d+)\.([1-8])$/.exec(text) ?? [];
  const number = parseGroup(group);
  return number === undefined ? undefined : figureNumber(number, Number(place) - 1);
}

export function format(choice: Choice): string {
  switch (choice.kind) {
    case 'group':
      return `group:${formatGroup(choice.group)}`;
    case 'figure':
      return `figure:${formatFigure(choice.figure)}`;
    case 'attack':
      return `attack:${formatFigure(choice.target)}${withWeapon(choice)}`;
    case 'attackObject':
      return `attack:token-${choice.token + 1}${withWeapon(choice)}`;
    case 'seat':
      return `seat:${letterOf(choice.seat)}`;
    case 'zone':
      return `zone:${choice.zone + 1}`;
    case 'squad':
      return `squad:${choice.squad + 1}`;
    case 'door':
      return `door:${choice.door + 1}`;
    case 'token':
      return `token:${choice.token + 1}`;
    case 'place':
    case 'move':
      return `${choice.kind}:${choice.at}`;
    case 'use':
      return choice.figure === none
        ? `use:${choice.ability}`
        : `use:${choice.ability}>${formatFigure(choice.figure)}`;
    case 'play':
      return choice.figure === none
        ? `play:${choice.card}`
        : `play:${choice.card}>${formatFigure(choice.figure)}`;
    case 'shake':
      return `shake:${choice.condition}`;
    case 'spend':
      return `spend:${choice.token}${choice.of === undefined ? '' : `>${formatFigure(choice.of)}`}${choice.as === undefined ? '' : `=${choice.as}`}`;
    case 'die':
      return `die:${choice.die + 1}`;
    case 'colour':
      return `colour:${choice.die}`;
    case 'surge':
      return `surge:${choice.surge}`;
    case 'option':
      return `option:${choice.option + 1}`;
    case 'condition':
      return `condition:${choice.condition}`;
    case 'card':
      return `card:${choice.card}`;
    case 'number':
      return `number:${choice.number}`;
    case 'order':
      return `order:${choice.ability}>${choice.answer}-${choice.until}`;
    case 'ask':
      return `ask:${choice.ability}`;
    case 'campaign':
      return `${choice.deed}${choice.what === '' ? '' : `:${choice.what}`}${choice.to === '' ? '' : `>${choice.to}`}`;
    case 'run':
    case 'stop':
      return choice.kind;
    case 'pass':
      return '-';
  }
}

/** A hero with several weapons names the one with which it attacks. */
function withWeapon({ weapon }: { readonly weapon?: string }): string {
  return weapon === undefined ? '' : `:${weapon}`;
}

const patterns = {
  word: /^([a-z]+):(.+)$/,
  place: /^[A-Z]{1,2}[1-9]\d?r?$/,
  number: /^[1-9]\d?$/,
  count: /^(?:0|[1-9]\d{0,3})$/,
  id: /^[a-z0-9][a-z0-9-]{0,39}$/,
  surge: /^[a-z0-9][a-z0-9-]{0,39}\.[a-z0-9-]{1,100}$/,
  order: /^([a-z0-9][a-z0-9-]{0,39})>(always|never)-(attack|round|match)$/,
  attack: /^(?:token-([1-9]\d?)|([a-e][1-9]\d?\.[1-8]))(?::([a-z0-9][a-z0-9-]{0,39}))?$/,
  deed: /^([a-z0-9][a-z0-9-]{0,39})(?:>([a-z0-9][a-z0-9-]{0,39}))?$/,
  use: /^([a-z0-9][a-z0-9-]{0,39})(?:>(.+))?$/,
} as const;

/** The choice of one of several words; undefined if the text is none of them. */
function choiceAmong<W extends string>(
  words: readonly W[],
  text: string,
  choose: (word: W) => Choice | undefined,
): Choice | undefined {
  const word = words.find((one) => one === text);
  return word === undefined ? undefined : choose(word);
}

function parseOrder(text: string): Choice | undefined {
  const [, ability, answer, until] = patterns.order.exec(text) ?? [];
  if (ability === undefined) return undefined;
  const length = (['attack', 'round', 'match'] as const).find((one) => one === until);
  if (length === undefined) return undefined;
  return { kind: 'order', ability, answer: answer === 'always' ? 'always' : 'never', until: length };
}

function parseDeed(deed: Deed, text: string): Choice | undefined {
  const [, what, to = ''] = patterns.deed.exec(text) ?? [];
  return what === undefined ? undefined : { kind: 'campaign', deed, what, to };
}

/** `block`, `block>b1.1`, `block=damage`, `block>b1.1=damage`. */
function parseSpend(text: string): Choice | undefined {
  const [, token = '', of, as] = /^(\w+)(?:>([^=]+))?(?:=(\w+))?$/.exec(text) ?? [];
  const figure = of === undefined ? undefined : parseFigure(of);
  if (of !== undefined && figure === undefined) return undefined;
  return choiceAmong(tokenKinds, token, (kind) => {
    const own: Choice = { kind: 'spend', token: kind, ...(figure !== undefined && { of: figure }) };
    return as === undefined
      ? own
      : (choiceAmong(tokenKinds, as, (symbol) => ({ ...own, as: symbol })) ?? own);
  });
}

export function parse(text: string): Choice | undefined {
  if (text === '-') return { kind: 'pass' };
  if (text === 'run' || text === 'stop') return { kind: text };
  if (text === 'rest' || text === 'strain') return { kind: 'campaign', deed: text, what: '', to: '' };
  const [, kind = '', rest = ''] = patterns.word.exec(text) ?? [];
  switch (kind) {
    case 'group': {
      const group = parseGroup(rest);
      return group === undefined ? undefined : { kind, group };
    }
    case 'figure': {
      const figure = parseFigure(rest);
      return figure === undefined ? undefined : { kind, figure };
    }
    case 'attack': {
      const [, token, figure = '', weapon] = patterns.attack.exec(rest) ?? [];
      const named = weapon === undefined ? {} : { weapon };
      if (token !== undefined) return { kind: 'attackObject', token: Number(token) - 1, ...named };
      const target = parseFigure(figure);
      return target === undefined ? undefined : { kind, target, ...named };
    }
    case 'spend':
      return parseSpend(rest);
    case 'colour':
      return choiceAmong(dieKinds, rest, (die) => ({ kind, die }));
    case 'condition':
      return choiceAmong(conditions, rest, (condition) => ({ kind, condition }));
    case 'die':
      return patterns.number.test(rest) ? { kind, die: Number(rest) - 1 } : undefined;
    case 'option':
      return patterns.number.test(rest) ? { kind, option: Number(rest) - 1 } : undefined;
    case 'surge':
      return patterns.surge.test(rest) ? { kind, surge: rest } : undefined;
    case 'number':
      return patterns.count.test(rest) ? { kind, number: Number(rest) } : undefined;
    case 'card':
      return patterns.id.test(rest) ? { kind, card: rest } : undefined;
    case 'order':
      return parseOrder(rest);
    case 'ask':
      return patterns.id.test(rest) ? { kind, ability: rest } : undefined;
    case 'seat':
      return /^[a-e]$/.test(rest) ? { kind, seat: seatAt(rest) } : undefined;
    case 'squad':
      return rest === '1' || rest === '2' ? { kind, squad: rest === '1' ? 0 : 1 } : undefined;
    case 'zone':
      return patterns.number.test(rest) ? { kind, zone: Number(rest) - 1 } : undefined;
    case 'door':
      return patterns.number.test(rest) ? { kind, door: Number(rest) - 1 } : undefined;
    case 'token':
      return patterns.number.test(rest) ? { kind, token: Number(rest) - 1 } : undefined;
    case 'place':
    case 'move':
      return patterns.place.test(rest) ? { kind, at: rest } : undefined;
    case 'use':
      return parseUse(rest, (ability, figure) => ({ kind: 'use', ability, figure }));
    case 'play':
      return parseUse(rest, (card, figure) => ({ kind: 'play', card, figure }));
    case 'shake':
      return rest === 'stunned' || rest === 'bleeding' ? { kind, condition: rest } : undefined;
    default:
      return choiceAmong(deeds, kind, (deed) => parseDeed(deed, rest));
  }
}

function parseUse(text: string, choose: (id: string, figure: FigureNumber) => Choice): Choice | undefined {
  const [, id, by] = patterns.use.exec(text) ?? [];
  if (id === undefined) return undefined;
  const figure = by === undefined ? none : parseFigure(by);
  return figure === undefined ? undefined : choose(id, figure);
}
