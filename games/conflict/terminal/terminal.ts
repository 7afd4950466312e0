import type { Decision } from '../../../kernel/match.ts';
import type { Terminal } from '../../entry.ts';
import {
  type DeckName,
  deckNames,
  type ForcesCard,
  leaderNames,
  type StartingCard,
  type TrackField,
} from '../content/pack.ts';
import type { ConflictRules } from '../game.ts';
import type { DeckEntry, HandEntry } from '../rules/table.ts';
import { type Seen, seeing, type View } from '../rules/view.ts';

/** Fields of the track in a line of text, and letters for each. */
const perLine = 16;
const cellWidth = 4;

/** Cards of a deck that are shown from its top. */
const shownCards = 4;

const initials: Readonly<Record<DeckName, string>> = { yellow: 'Y', orange: 'O', black: 'B' };

/** Codes of ANSI; the Black deck is grey, so that it can be seen on a black ground. */
const codes: Readonly<Record<DeckName, number>> = { yellow: 33, orange: 31, black: 90 };

const legend =
  'track: pY plays the top Yellow card, dY draws it (O Orange, B Black), -1 discards, || marker aside, ## First Order wins, [ ] marker\n' +
  'cards: +2 forward, ! also when drawn face up, -2 back, ~1 ambush; ^ face up, known cards in brackets, ? unknown';

/** Track, decks, leaders, dice and hands in characters. */
export function openTerminal({ terms }: ConflictRules): Terminal<View> {
  const seen = seeing(terms);
  return {
    draw(bare, decision, color) {
      const view = seen(bare);
      const parts = [
        track(view),
        decks(view, color),
        leaders(view),
        dice(view, decision),
        hands(view, decision, color),
        legend,
      ];
      return parts.filter((part) => part !== '').join('\n\n');
    },
  };
}

/** Line after line: the numbers of the fields, and what they do, the marker's in brackets. */
function track({ pack, side, marker, turnStart, aside }: Seen): string {
  const { fields } = pack.tracks[side];
  const blocks: string[] = [];
  for (let first = 0; first < fields.length; first += perLine) {
    const line = [...fields.entries()].slice(first, first + perLine);
    const numbers = line.map(([at]) => ` ${at}`.padEnd(cellWidth)).join('');
    const signs = line
      .map(([at, field]) => {
        const sign = at === fields.length - 1 ? '##' : signOf(field);
        return (at === marker ? `[${sign.trim()}]` : ` ${sign}`).padEnd(cellWidth);
      })
      .join('');
    blocks.push(`${numbers.trimEnd()}\n${signs.trimEnd()}`);
  }
  const moved = marker === turnStart ? '' : `, the turn began on ${turnStart}`;
  blocks.push(`marker on ${marker} of ${fields.length - 1}${moved}${aside ? ', aside' : ''}`);
  return blocks.join('\n');
}

function signOf(field: TrackField): string {
  switch (field.kind) {
    case 'blank':
      return '.';
    case 'play':
      return `p${initials[field.deck]}`;
    case 'draw':
      return `d${initials[field.deck]}`;
    case 'discard':
      return `-${field.count}`;
    case 'aside':
      return '||';
  }
}

function decks(view: Seen, color: boolean): string {
  const lines = deckNames.map((name) => {
    const deck = view.decks[name] ?? [];
    const top = deck.slice(0, shownCards).map((entry) => deckCard(view, entry));
    const rest = deck.length > shownCards ? '..' : '';
    const label = painted(name.padEnd(6), name, color);
    return `  ${label} ${String(deck.length).padStart(2)}  ${[...top, rest].join(' ')}`.trimEnd();
  });
  const { upper, lower } = view.heroes;
  const heroes = upper + lower > 0 ? `heroes in Black: ${upper} above, ${lower} below; ` : '';
  return [...lines, `  ${heroes}${view.discard.length} discarded`].join('\n');
}

function deckCard({ pack }: Seen, { card, up }: DeckEntry): string {
  if (card === undefined) return '?';
  const text = signsOf(forcesOf(pack, card), card);
  return up ? `^${text}` : `(${text})`;
}

function forcesOf(pack: Seen['pack'], id: string): ForcesCard | undefined {
  return deckNames.flatMap((name) => pack.decks[name]).find((card) => card.id === id);
}

/** A card with what it does: `Y11+1!~1`. */
function signsOf(card: ForcesCard | StartingCard | undefined, id: string): string {
  if (card === undefined) return id;
  if ('hero' in card && card.hero !== undefined) return `${id}=${card.hero}`;
  const { symbol, count } = card;
  const step = symbol === 'none' ? '' : `${symbol === 'retreat' ? '-' : '+'}${count}`;
  const ambush = 'ambush' in card && card.ambush > 0 ? `~${card.ambush}` : '';
  return `${id}${step}${symbol === 'attack' ? '!' : ''}${ambush}`;
}

function leaders({ pack, leaders: fields }: Seen): string {
  const shown = leaderNames.map((id) => {
    const { hero, cover } = fields[id] ?? {};
    const symbols = pack.leaders.find((leader) => leader.id === id)?.symbols ?? 0;
    const state = hero ?? (cover === undefined ? `+${symbols}` : `covered by ${cover}`);
    return `${id} ${state}`;
  });
  return `  leaders: ${shown.join(', ')}`;
}

/** What the dice show, those that are used in brackets, and the result that is stored. */
function dice({ dice: rolled = [], used = [], stored }: Seen, decision: Decision | undefined): string {
  const again = decision?.kind === 'reroll' ? ', may be rolled again' : '';
  const shown = rolled.map((value, at) => {
    const text = value === 0 ? 'F' : String(value);
    return used.includes(at + 1) ? `(${text})` : text;
  });
  const parts = [
    ...(shown.length > 0 ? [`dice: ${shown.join(' ')}${again}`] : []),
    ...(stored === undefined ? [] : [`stored: ${stored}`]),
  ];
  return parts.length === 0 ? '' : `  ${parts.join('; ')}`;
}

function hands(view: Seen, decision: Decision | undefined, color: boolean): string {
  const lines = view.hands.map((hand, seat) => {
    const mark =
      view.outcome !== undefined || seat !== view.toMove ? ' ' : decision?.seat === seat ? '?' : '>';
    const board = ((seat - view.first + view.hands.length) % view.hands.length) + 1;
    const role = view.pack.starting.find((card) => card.board === board)?.role ?? '';
    const shown = hand.map((entry) => handCard(view, entry, color)).join(' ');
    return `${mark} seat ${seat} ${role.padEnd(5)} ${shown || 'no cards'}`;
  });
  const ended = view.result === undefined ? [] : [`  over: ${view.result}`];
  return [...lines, ...ended].join('\n');
}

/** A card in a hand; of an unknown one its deck and its ambush symbols. */
function handCard({ pack }: Seen, { card, deck = 'yellow', ambush }: HandEntry, color: boolean): string {
  if (card !== undefined) {
    const own = deckNames.find((name) => pack.decks[name].some(({ id }) => id === card)) ?? deck;
    return painted(signsOf(forcesOf(pack, card), card), own, color);
  }
  return painted(`${initials[deck]}?${ambush === 0 ? '' : `~${ambush ?? '?'}`}`, deck, color);
}

function painted(text: string, deck: DeckName, color: boolean): string {
  return color ? `\u001b[${codes[deck]}m${text}\u001b[0m` : text;
}
