import type { Seat, Viewer } from '../../../kernel/game.ts';
import { certaintyLines, joinSentences, packName, sentence } from '../../sentences.ts';
import type { Section, Sentence } from '../../words.ts';
import { deckNames, type FieldEffect, leaderNames } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import type { HandEntry } from '../rules/table.ts';
import type { Seen } from '../rules/view.ts';
import { deckLine } from './deck.ts';
import { endSentence } from './event.ts';
import {
  backName,
  dieFace,
  effectName,
  fieldNumber,
  handName,
  handNames,
  leaderName,
  shortName,
  startingName,
} from './names.ts';
import { fieldPlace, leaderPlace } from './places.ts';
import { promptSentence } from './prompt.ts';

/** The groups of data of a pack whose certainty is told. */
export const certainParts = [
  'counts',
  'dice',
  'symbols',
  'roles',
  'powers',
  'leaders',
  'tracks',
  'starts',
] as const;

/** The whole table in words, with everything that the viewer knows. */
export function tableSections(view: Seen, viewer: Viewer): readonly Section[] {
  // Where hands are open, the one that matters now, as several may sit at one screen.
  const holder = view.open ? view.toMove : viewer;
  return [
    { title: sentence('table.turn'), lines: turnLines(view) },
    ...(holder === 'spectator' ? [] : [handSection(view, holder, viewer)]),
    { title: sentence('table.seats'), lines: view.hands.map((_, seat) => seatLine(view, seat)) },
    { title: sentence('table.leaders'), lines: leaderLines(view) },
    { title: sentence('table.decks'), lines: deckLines(view) },
    { title: sentence('table.track'), lines: trackLines(view) },
    { title: sentence('table.data'), lines: dataLines(view) },
  ];
}

function turnLines(view: Seen): readonly Sentence[] {
  const { stage, toMove, marker, turnStart, dice = [], used = [], stored = 0, aside } = view;
  const last = view.pack.tracks[view.side].fields.length - 1;
  const field = fieldNumber(view, marker);
  const lines = [
    stage === undefined ? endSentence(view) : promptSentence(stage, toMove, view),
    sentence(
      'table.marker',
      { field, left: last - marker, begin: fieldNumber(view, turnStart) },
      fieldPlace(marker),
    ),
  ];
  if (aside) lines.push(sentence('table.aside'));
  if (dice.length > 0) {
    const faces = dice.map((value, at) =>
      used.includes(at + 1) ? sentence('die.used', { value: dieFace(value) }) : dieFace(value),
    );
    lines.push(sentence('table.dice', { dice: joinSentences(faces) }));
  }
  lines.push(stored > 0 ? sentence('table.stored', { value: stored }) : sentence('table.nothingStored'));
  return lines;
}

function boardOf({ first, seats }: Seen, seat: Seat): number {
  return ((seat - first + seats) % seats) + 1;
}

function handSection(view: Seen, seat: Seat, viewer: Viewer): Section {
  const board = boardOf(view, seat);
  const starting = view.pack.starting.filter((card) => card.board === board);
  const own = (view.hands[seat] ?? []).flatMap(({ card }) => (card === undefined ? [] : [card]));
  return {
    title: seat === viewer ? sentence('table.hand') : sentence('table.handOf', { seat: { seat } }),
    lines: [
      sentence('table.forces', { cards: handNames(view, own) }),
      sentence('table.starting', { cards: joinSentences(starting.map(startingName)) }),
    ],
  };
}

/** A hand, as far as the viewer knows it. */
function seatLine(view: Seen, seat: Seat): Sentence {
  const board = boardOf(view, seat);
  const role = view.pack.starting.find((card) => card.board === board)?.role ?? 'rebel';
  const hand = view.hands[seat] ?? [];
  return sentence('table.seat', {
    seat: { seat },
    board,
    role: sentence(`role.${role}`),
    count: hand.length,
    cards: joinSentences(hand.map((entry) => handEntry(view, entry))),
  });
}

function handEntry(view: Seen, entry: HandEntry): Sentence {
  return entry.card === undefined ? backName(entry) : handName(view, entry.card);
}

function leaderLines(view: Seen): readonly Sentence[] {
  return leaderNames.map((id) => {
    const { hero, cover } = view.leaders[id] ?? {};
    const symbols = view.pack.leaders.find((leader) => leader.id === id)?.symbols ?? 0;
    const args = { leader: leaderName(id), symbols };
    const place = leaderPlace(id);
    if (hero !== undefined)
      return sentence('table.leader.hero', { ...args, hero: sentence(`hero.${hero}`) }, place);
    if (cover !== undefined)
      return sentence('table.leader.cover', { ...args, card: shortName(view, cover) }, place);
    return sentence('table.leader', args, place);
  });
}

function deckLines(view: Seen): readonly Sentence[] {
  const { heroes, discard } = view;
  return [
    ...deckNames.map((deck) => deckLine(view, deck)),
    sentence('table.heroes', { upper: heroes.upper, lower: heroes.lower }),
    sentence('table.discard', {
      count: discard.length,
      cards: joinSentences(discard.map((card) => shortName(view, card))),
    }),
  ];
}

/** Which fields do what. */
function trackLines(view: Seen): readonly Sentence[] {
  const { fields } = view.pack.tracks[view.side];
  const found = new Map<string, { effect: FieldEffect; at: number[] }>();
  for (const [at, { x: _x, y: _y, ...effect }] of fields.entries()) {
    if (effect.kind === 'blank') continue;
    const key = JSON.stringify(effect);
    const same = found.get(key) ?? { effect, at: [] };
    same.at.push(at);
    found.set(key, same);
  }
  return [
    ...[...found.values()].map(({ effect, at }) =>
      sentence('table.fields', { effect: effectName(effect), fields: at.join(', ') }),
    ),
    sentence('table.last', { last: fields.length - 1 }, fieldPlace(fields.length - 1)),
  ];
}

function dataLines({ pack, side, simplified, open, seats }: Seen): readonly Sentence[] {
  const parts = certaintyLines(certainParts, pack.status);
  const start = pack.tracks[side].starts?.[seats - 2];
  return [
    sentence('table.rules', { side, simplified: simplified ? 'yes' : 'no', open: open ? 'yes' : 'no' }),
    ...(start === undefined ? [] : [sentence('table.starts', { field: start }, fieldPlace(start))]),
    ...(parts.length > 0
      ? [sentence('table.certainty', { name: packName(packs, pack), parts: joinSentences(parts) })]
      : []),
  ];
}
