import { sentence } from '../../sentences.ts';
import type { LogSentence, Sentence } from '../../words.ts';
import type { Event, MoveReason } from '../rules/event.ts';
import type { Seen } from '../rules/view.ts';
import { fieldNumber, shortName, startingOf } from './names.ts';
import { fieldPlace } from './places.ts';

type Moved = Extract<Event, { kind: 'moved' }>;

/** How far the marker moves, and why; or why it does not. */
export function movedSentence({ from, to, by, reason, held }: Moved, view: Seen): LogSentence {
  const why = reasonSentence(reason, Math.abs(by), view);
  const way = by < 0 ? 'back' : 'forward';
  const fields = { from: fieldNumber(view, from), to: fieldNumber(view, to) };
  const place = fieldPlace(to);
  if (held) {
    const args = { count: Math.abs(by), way, reason: why };
    return { ...sentence('event.held', args, place), brief: sentence('brief.held', args) };
  }
  if (from === to) {
    return {
      ...sentence('event.atStart', { reason: why }, place),
      brief: sentence('brief.moved', { ...fields, reason: why }),
    };
  }
  const args = { ...fields, count: Math.abs(to - from), way, reason: why };
  return {
    ...sentence('event.moved', args, place),
    brief: sentence('brief.moved', { ...fields, reason: why }),
  };
}

/** Which symbols move the marker, and how many. */
function reasonSentence(reason: MoveReason, count: number, view: Seen): Sentence {
  switch (reason.by) {
    case 'leaders':
      return sentence('reason.leaders', { count });
    case 'symbol': {
      const symbol = sentence(`symbol.${reason.symbol}`, { count });
      const role = startingOf(view, reason.card)?.role;
      const card = role === undefined ? shortName(view, reason.card) : sentence(`role.${role}`);
      return sentence('reason.symbol', { symbol, card });
    }
    case 'ambush':
    case 'attack': {
      const symbol = sentence(`symbol.${reason.by}`, { count });
      if (reason.card === undefined) return sentence('reason.hidden', { symbol });
      return sentence(`reason.${reason.by}`, { symbol, card: shortName(view, reason.card) });
    }
  }
}
