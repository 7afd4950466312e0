import type { Seat, Viewer } from '../../kernel/game.ts';
import { joinSentences, sentence } from '../sentences.ts';
import type { LogSentence, Section, Sentence, Words } from '../words.ts';
import type { PodRaceRules } from './game.ts';
import type { Event } from './rules/event.ts';
import { parse } from './rules/notation.ts';
import type { Card } from './rules/state.ts';
import type { View } from './rules/view.ts';

/** How Pod Race speaks. Everything is worked out from the length of the track and the view alone. */
export function openWords({ last }: PodRaceRules): Words<View, Event> {
  return {
    event: eventSentence,
    prompt: promptSentence,
    choice(text) {
      const choice = parse(text);
      return choice === undefined ? sentence('choice.unknown', { text }) : sentence(`choice.${choice}`);
    },
    table: (view, viewer) => tableSections(last, view, viewer),
  };
}

/** What the log says of an event. */
function eventSentence(event: Event, { outcome }: View): LogSentence | undefined {
  switch (event.kind) {
    case 'dealt':
      // That others have been dealt cards goes without saying.
      if (typeof event.cards === 'number') return undefined;
      return {
        ...sentence('event.dealt', {
          seat: { seat: event.seat },
          cards: joinSentences(event.cards.map(cardName)),
        }),
        spoken: true,
      };
    case 'started': {
      const seat = { seat: event.seat };
      return { ...sentence(event.boosted ? 'event.boosted' : 'event.started', { seat }), opens: true };
    }
    case 'jammed':
      return sentence('event.jammed', { seat: { seat: event.seat }, by: { seat: event.by } });
    case 'flew': {
      const { seat, die, to, points } = event;
      return { ...sentence('event.flew', { seat: { seat }, die, to }), points };
    }
    case 'drew': {
      const seat = { seat: event.seat };
      if (event.card === 'hidden') return sentence('event.drewHidden', { seat });
      return sentence('event.drew', { seat, card: cardName(event.card) });
    }
    case 'matchEnded': {
      const winner = outcome?.ranks.indexOf(1);
      return winner === undefined
        ? sentence('event.matchEnded')
        : sentence('event.matchWon', { seat: { seat: winner } });
    }
  }
}

/** Who does what now. `kind` is the name of the step that waits. */
function promptSentence(kind: string, seat: Seat, { stack }: View): Sentence {
  const flying = stack.find((frame) => frame.step === 'fly');
  if (kind !== 'jam' || flying === undefined) return sentence('prompt.turn', { seat: { seat } });
  return sentence('prompt.jam', { seat: { seat }, other: { seat: flying.seat } });
}

/** The whole table in words, with the viewer's own cards. */
function tableSections(last: number, view: View, viewer: Viewer): readonly Section[] {
  const top = view.stack[view.stack.length - 1];
  const own = viewer === 'spectator' ? undefined : view.hands[viewer];
  return [
    {
      title: sentence('table.turn'),
      lines: [
        top?.step === 'turn'
          ? promptSentence('turn', top.seat, view)
          : top?.step === 'jam'
            ? sentence('table.mayJam')
            : (eventSentence({ kind: 'matchEnded' }, view) ?? sentence('event.matchEnded')),
      ],
    },
    {
      title: sentence('table.seats'),
      lines: view.spaces.map((space, seat) => {
        const hand = view.hands[seat] ?? 0;
        const cards = typeof hand === 'number' ? hand : hand.length;
        return sentence('table.pod', { seat: { seat }, space, last, cards });
      }),
    },
    {
      title: sentence('table.cards'),
      lines: [
        ...(own === undefined || typeof own === 'number'
          ? []
          : [sentence('table.hand', { cards: joinSentences(own.map(cardName)) })]),
        sentence('table.played', { cards: joinSentences(view.played.map(cardName)) }),
        sentence('table.deck', { count: view.deck }),
      ],
    },
  ];
}

/** What a card is called. */
export function cardName(card: Card): Sentence {
  return sentence(`card.${card}`);
}
