import type { Seat, Viewer } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Section, Sentence } from '../../words.ts';
import { conditions } from '../content/vocabulary.ts';
import { figureFacts } from '../rules/facts-shown.ts';
import { formatFigure } from '../rules/notation.ts';
import { seenState } from '../rules/seen.ts';
import { type FigureNumber, figureNumber, type GroupNumber, groupNumber, none } from '../rules/state.ts';
import type { PlayerView } from '../rules/view.ts';
import { attackLines, rollSentence } from './attack.ts';
import { commandLines, fighterLines, formLines, upgradeLines } from './cards.ts';
import { dataLines } from './data.ts';
import { endSentence } from './event.ts';
import { askedFrame, attackIn } from './frames.ts';
import { missionLines } from './mission.ts';
import { type Cards, conditionName, joinWith, proper } from './names.ts';
import {
  commandName,
  commandNames,
  fighterName,
  figureName,
  figureNames,
  figureShort,
  groupIn,
  groupName,
  lastRound,
  matesOf,
  placeText,
  type Seen,
  targetShort,
  upgradeName,
  zoneName,
} from './pieces.ts';
import { abilityText, abilityTitle, orderedTitle } from './printed.ts';
import { askedEffect, promptSentence } from './prompt.ts';

/** The whole table in words, as far as the viewer knows it: what is to do, the own hand, the mission, and each army. */
export function tableSections(seen: Seen, viewer: Viewer): readonly Section[] {
  const { view } = seen;
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  return [
    { title: sentence('table.turn'), lines: turnLines(seen) },
    ...(own === undefined || own.out > 0 || (view.campaign !== undefined && own.hand.length === 0)
      ? []
      : [{ title: sentence('table.hand'), lines: handLines(seen, own) }]),
    { title: sentence('table.missionTitle'), lines: missionLines(seen) },
    ...view.players.map((player, seat) => ({
      title: sentence('table.army', { seat: { seat } }),
      lines: armyLines(seen, player, seat),
    })),
    ...lastingSection(seen, viewer),
    ...cardSections(seen),
    { title: sentence('table.data'), lines: dataLines(seen.terms) },
  ];
}

function turnLines(seen: Seen): readonly Sentence[] {
  const { view } = seen;
  const frame = askedFrame(view);
  const lines: Sentence[] = [];
  if (view.outcome !== undefined) lines.push(endSentence(seen));
  for (const seat of askedSeats(seen)) lines.push(promptSentence(frame?.step ?? '', seat, seen));
  const effect = askedEffect(seen);
  if (effect !== undefined) lines.push(effect);
  if (view.round > 0) lines.push(sentence('table.round', { round: view.round, most: lastRound(seen) }));
  // A campaign has neither initiative nor points.
  if (view.campaign === undefined) {
    if (view.initiative !== none)
      lines.push(sentence('table.initiative', { seat: { seat: view.initiative } }));
    lines.push(
      ...view.players.map(({ points }, seat) => sentence('table.points', { seat: { seat }, points })),
    );
  }
  const attack = attackIn(view);
  if (attack !== undefined) lines.push(...attackLines(seen, attack));
  else if (view.last !== null && view.last.damage !== null) {
    const { attacker, dice, missed, damage } = view.last;
    lines.push(
      sentence('table.last', {
        figure: figureShort(seen, attacker),
        target: targetShort(seen, view.last),
        attack: rollSentence(dice, 'attack'),
        defence: rollSentence(dice, 'defence'),
        missed: missed === null ? 'no' : 'yes',
        damage,
      }),
    );
  }
  return lines;
}

/** The seats that a view shows to be asked now. */
function askedSeats({ view, terms }: Seen): readonly Seat[] {
  const frame = askedFrame(view);
  if (frame === undefined) return [];
  if ('asked' in frame) return frame.asked.filter((_, place) => frame.answers[place] === null);
  if ('by' in frame && (frame.step === 'chooseFigures' || frame.step === 'may')) return [frame.by];
  if ('seats' in frame) return frame.seats.slice(0, 1);
  if (frame.step === 'replaceDie') {
    const attack = attackIn(view);
    const die = attack?.dice[frame.die]?.die;
    if (attack === undefined || die === undefined) return [frame.seat];
    return [(die === 'white' || die === 'black' ? attack.target : attack.attacker) >> 8];
  }
  if ('seat' in frame && typeof frame.seat === 'number') return [frame.seat];
  if ('figure' in frame && terms.fighters.length > 0) return [frame.figure >> 8];
  return 'group' in frame ? [frame.group >> 5] : [];
}

/** The viewer's command cards with what they say. */
function handLines({ terms }: Seen, { hand, somewhere }: PlayerView): readonly Sentence[] {
  const cards = hand.map((card) =>
    sentence('card.named', {
      name: commandName(terms, card),
      text: joinWith('list.words', commandLines(terms.pack, entry(terms.pack.commands, card))),
    }),
  );
  return [
    ...(cards.length > 0 ? cards : [sentence('table.handEmpty')]),
    ...(somewhere.length > 0 ? [sentence('table.inDeck', { cards: commandNames(terms, somewhere) })] : []),
  ];
}

/** What a seat has: points, cards, upgrades, then each group with its figures. */
function armyLines(seen: Seen, player: PlayerView, seat: Seat): readonly Sentence[] {
  const { terms, view } = seen;
  const mates = matesOf(seen, seat);
  const lines: Sentence[] = [];
  if (player.out > 0) lines.push(sentence('table.out'));
  if (player.zone !== none) lines.push(sentence('table.zoneOf', { zone: zoneName(seen, player.zone) }));
  if (mates.length > 0) lines.push(sentence('table.mates', people(mates)));
  if (view.campaign === undefined)
    lines.push(
      sentence('table.cards', {
        hand: player.hand.length + player.hidden,
        deck: player.deck,
        discard: player.discard.length,
        cards: commandNames(terms, player.discard),
      }),
    );
  if (view.viewer !== seat && player.hand.length > 0)
    lines.push(sentence('table.handKnown', { cards: commandNames(terms, player.hand) }));
  if (view.viewer !== seat && player.somewhere.length > 0)
    lines.push(sentence('table.somewhere', { cards: commandNames(terms, player.somewhere) }));
  for (const { card, host, exhausted, depleted } of player.upgrades) {
    lines.push(
      sentence('table.upgrade', {
        upgrade: upgradeName(terms, card),
        group: host === none ? '' : groupName(seen, host),
        hosted: host === none ? 'no' : 'yes',
        state: depleted ? 'depleted' : exhausted ? 'exhausted' : 'ready',
      }),
    );
  }
  for (const place of player.groups.keys()) lines.push(...groupLines(seen, groupNumber(seat, place)));
  return lines;
}

/** A group in play, and each of its figures on the map. */
export function groupLines(seen: Seen, group: GroupNumber): readonly Sentence[] {
  const { terms, view } = seen;
  const found = groupIn(view, group);
  if (found === undefined) return [];
  const { figures, ready, companion, form, attached, host } = found;
  const standing = figures.filter(({ place }) => place !== null).length;
  const lost = figures.filter(({ defeated }) => defeated).length;
  const head = sentence('table.group', {
    group: groupName(seen, group),
    standing,
    size: figures.length,
    state:
      lost === figures.length
        ? 'defeated'
        : view.waiting.includes(group) || standing === 0
          ? 'waiting'
          : ready
            ? 'ready'
            : 'exhausted',
    companion: companion ? 'yes' : 'no',
    host: host === none ? 'no' : 'yes',
    of: host === none ? '' : groupName(seen, host),
    formed: form === none ? 'no' : 'yes',
    form: form === none ? '' : proper(terms.forms[form]?.name ?? '?'),
    attached: attached.length > 0 ? 'yes' : 'no',
    cards: commandNames(terms, attached),
  });
  // A single figure with nothing on its card is told in one line.
  const isPlain =
    figures.length === 1 && standing === 1 && !companion && form === none && attached.length === 0;
  const shown = !isPlain ? 'none' : ready ? 'ready' : 'exhausted';
  return [
    ...(isPlain ? [] : [head]),
    ...figures.flatMap(({ place }, index) =>
      place === null ? [] : [figureLine(seen, figureNumber(group, index), shown)],
    ),
  ];
}

/** A figure on the map with all that can be said of it now; `shown`: whether its card is ready. */
function figureLine(seen: Seen, figure: FigureNumber, shown: 'ready' | 'exhausted' | 'none'): Sentence {
  const { terms, view } = seen;
  const at = formatFigure(figure);
  const record = groupIn(view, figure >> 3)?.figures[figure & 7];
  const name = figureName(seen, figure);
  if (record === undefined || record.place === null) return name;
  const state = seenState(view);
  const facts = figureFacts(terms, state, figure);
  const has = conditions.filter((_, bit) => (record.conditions & (1 << bit)) !== 0);
  return sentence(
    'table.figure',
    {
      figure: name,
      space: placeText(seen, figure, record.place),
      health: facts.health,
      damage: record.damage,
      speed: facts.points,
      harmed: has.length > 0 ? 'yes' : 'no',
      conditions: joinSentences(has.map((condition) => conditionName(condition))),
      armed: record.tokens.length > 0 ? 'yes' : 'no',
      tokens: joinSentences(record.tokens.map((token) => sentence(`token.${token}`))),
      state: view.activation?.figure === figure ? 'active' : shown,
      actions: view.activation?.actions ?? 0,
      points: view.activation?.movementPoints ?? 0,
    },
    at,
  );
}

/** Effects that last with whom they are for, and the reader's standing orders. */
function lastingSection(seen: Seen, viewer: Viewer): readonly Section[] {
  const lines = [...lastingLines(seen), ...orderLines(seen, viewer)];
  return lines.length === 0 ? [] : [{ title: sentence('table.lastingTitle'), lines }];
}

/** Effects that last: each with its source, whom it is for, and until when. */
export function lastingLines(seen: Seen): readonly Sentence[] {
  const { terms, view } = seen;
  return [
    ...view.lasting.map(({ ability, figures, seat, until }) =>
      sentence('table.lasting', {
        ability: abilityTitle(terms, ability),
        whom: figures.length > 0 ? figureNames(seen, figures) : sentence('table.player', { seat: { seat } }),
        until: until.replaceAll('-', ''),
        text: abilityText(terms, ability),
      }),
    ),
    ...view.silenced.map((seat) => sentence('table.silenced', { seat: { seat } })),
    ...view.waiters.map(({ seat, opponent }) =>
      sentence('table.waiter', { seat: { seat }, opponent: { seat: opponent } }),
    ),
  ];
}

/** The standing orders of the reader. */
export function orderLines({ terms, view }: Seen, viewer: Viewer): readonly Sentence[] {
  return view.orders.flatMap(({ seat, ability, answer, until }) =>
    seat === viewer
      ? [sentence('table.order', { ability: orderedTitle(terms, ability), answer, until })]
      : [],
  );
}

/** What the cards in play say, each once. */
function cardSections(seen: Seen): readonly Section[] {
  const { terms, view } = seen;
  const { pack } = terms;
  const { says }: Cards = pack;
  const groups = view.players.flatMap((player) => player.groups);
  const cards = [...new Set(groups.map(({ card }) => card))];
  const forms = [...new Set(groups.flatMap(({ form }) => (form === none ? [] : [form])))];
  const upgrades = [...new Set(view.players.flatMap((player) => player.upgrades.map(({ card }) => card)))];
  const all = [...pack.deployments, ...pack.companions];
  const line = (name: Sentence | string, lines: readonly Sentence[]): Sentence =>
    sentence('card.named', { name, text: joinWith('list.words', lines) });
  const lines = [
    ...cards.map((card) =>
      line(fighterName(terms, card), says?.sheet(terms, card) ?? fighterLines(pack, entry(all, card))),
    ),
    ...forms.map((form) => line(entry(pack.forms, form).name, formLines(pack, entry(pack.forms, form)))),
    ...upgrades.map((card) =>
      line(
        upgradeName(terms, card),
        says?.card(terms, card) ?? upgradeLines(pack, entry(pack.upgrades, card)),
      ),
    ),
  ];
  return lines.length === 0 ? [] : [{ title: sentence('table.inPlay'), lines }];
}
