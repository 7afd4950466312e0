import type { Viewer } from '../../../kernel/game.ts';
import { certaintyLines, joinSentences, packName, sentence } from '../../sentences.ts';
import type { Section, Sentence } from '../../words.ts';
import type { CompiledPack } from '../content/compile.ts';
import { certainParts, type SpaceKind } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { stageOf, stillAsked, type View } from '../rules/view.ts';
import { endSentence } from './event.ts';
import { bonusName, cardName, colorName, shipName, sideName, spaceName } from './names.ts';
import { promptSentence } from './prompt.ts';

/** The whole table in words, with the viewer's own cards. */
export function tableSections(pack: CompiledPack, view: View, viewer: Viewer): readonly Section[] {
  const hand = handLines(view, viewer);
  return [
    { title: sentence('table.turn'), lines: turnLines(pack, view) },
    ...(hand.length > 0 ? [{ title: sentence('table.hand'), lines: hand }] : []),
    { title: sentence('table.seats'), lines: seatLines(view) },
    { title: sentence('table.ships'), lines: shipLines(pack, view) },
    { title: sentence('table.track'), lines: trackLines(pack) },
    { title: sentence('table.cards'), lines: cardLines(pack, view) },
  ];
}

function turnLines(pack: CompiledPack, view: View): readonly Sentence[] {
  const stage = stageOf(view);
  if (stage === 'over') return [endSentence(view)];
  const { round, played, dealt, move } = view;
  const asked = stillAsked(view);
  const lines = (asked.length > 0 ? asked : [view.toMove]).map((seat) => promptSentence(stage, seat, view));
  lines.push(sentence('table.round', { round, played, dealt }));
  if (move) {
    const from = spaceName(pack, move.from, move.fromSide);
    lines.push(
      sentence('table.move', { card: cardName(move.card, move.as), ship: shipName(move.ship), from }),
    );
  }
  return lines;
}

function handLines({ seats }: View, viewer: Viewer): readonly Sentence[] {
  const own = viewer === 'spectator' ? undefined : seats[viewer];
  if (own === undefined || typeof own.hand === 'number' || typeof own.bonus === 'number') return [];
  return [
    sentence('table.movement', { cards: joinSentences(own.hand.map((card) => cardName(card))) }),
    sentence('table.bonus', { cards: joinSentences(own.bonus.map(bonusName)) }),
  ];
}

function seatLines({ seats, ships }: View): readonly Sentence[] {
  const inTeams = seats.length === 4;
  return seats.map(({ colors, team, hand, bonus }, seat) => {
    const own = ships.filter((ship) => ship.seat === seat);
    return sentence(inTeams ? 'table.seat.team' : 'table.seat', {
      seat: { seat },
      colors: joinSentences(colors.map(colorName), 'and'),
      hand: typeof hand === 'number' ? hand : hand.length,
      bonus: typeof bonus === 'number' ? bonus : bonus.length,
      home: own.filter(({ home }) => home).length,
      ships: own.length,
      ...(inTeams && { team: team + 1 }),
    });
  });
}

/** The foremost first. */
function shipLines(pack: CompiledPack, view: View): readonly Sentence[] {
  return view.ships
    .toSorted((a, b) => b.space - a.space)
    .map(({ id, color, seat, space, side }) =>
      sentence(
        'table.ship',
        { ship: shipName(id), color: colorName(color), seat: { seat }, space: spaceName(pack, space, side) },
        String(space),
      ),
    );
}

const listedKinds: readonly SpaceKind[] = ['normal', 'bonus', 'hyperspace', 'asteroid', 'maw', 'final'];

/** Which spaces are of which kind. */
function trackLines({ source: { spaces } }: CompiledPack): readonly Sentence[] {
  const numbers = (isOne: (index: number) => boolean) => [...spaces.keys()].filter(isOne).join(', ');
  const plain = listedKinds.flatMap((kind) => {
    const those = numbers((index) => spaces[index]?.kind === kind);
    return those === ''
      ? []
      : [sentence('table.spaces', { kind: sentence(`table.kind.${kind}`), spaces: those })];
  });
  const pairs = new Map(spaces.flatMap(({ sides }) => (sides ? [[sides.join(), sides] as const] : [])));
  const double = [...pairs].flatMap(([name, [one, other]]) => {
    if (one === undefined || other === undefined) return [];
    const those = numbers((index) => spaces[index]?.sides?.join() === name);
    return [sentence('table.double', { one: sideName(one), other: sideName(other), spaces: those })];
  });
  return [...plain, ...double];
}

function cardLines({ source }: CompiledPack, view: View): readonly Sentence[] {
  const { deck, reserve, finalPlanet, discard, bonusDiscard, universal } = view;
  const parts = certaintyLines(certainParts, source.status);
  return [
    sentence('table.decks', { deck, reserve, final: finalPlanet }),
    sentence('table.played', { cards: joinSentences(discard.map((card) => cardName(card))) }),
    sentence('table.playedBonus', { cards: joinSentences(bonusDiscard.map(bonusName)) }),
    ...(universal.length > 0
      ? [sentence('table.universal', { colors: joinSentences(universal.map(colorName), 'and') })]
      : []),
    ...(parts.length > 0
      ? [sentence('table.certainty', { name: packName(packs, source), parts: joinSentences(parts) })]
      : []),
  ];
}
