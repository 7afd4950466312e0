import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { CardSymbol, DeckName } from '../content/pack.ts';
import type { PlayCard } from '../rules/choice.ts';
import { type Preview, preview, previewDraw } from '../rules/preview.ts';
import type { Seen } from '../rules/view.ts';
import { effectName } from './names.ts';

/** How far the symbols of a card move the marker when it is played. */
export function stepsOf({ symbol, count }: { readonly symbol: CardSymbol; readonly count: number }): number {
  if (symbol === 'none') return 0;
  return symbol === 'retreat' ? -count : count;
}

/** What the marker does when so many symbols count; it never goes behind the start (R2). */
function stepsSentence(symbols: number, { marker, aside = false }: Seen): Sentence {
  const steps = aside ? symbols : Math.max(symbols, -marker);
  if (steps === 0) return sentence('marker.stays');
  if (aside) return sentence('marker.aside');
  return sentence(steps < 0 ? 'marker.back' : 'marker.forward', { count: Math.abs(steps) });
}

/** The same for a card that is played, which may lose the match at once (p. 3). */
export function playedSentence(symbols: number, view: Seen): Sentence {
  const effect = stepsSentence(symbols, view);
  return fieldAfter(symbols, view) === lastOf(view) ? sentence('ahead.lost', { effect }) : effect;
}

/** The same for the last steps of a turn, after which the field counts on which the marker stands (p. 8). */
export function lastStepsSentence(symbols: number, view: Seen): Sentence {
  const effect = playedSentence(symbols, view);
  const to = fieldAfter(symbols, view);
  const field = view.pack.tracks[view.side].fields[to];
  if (to === view.turnStart || to === lastOf(view) || field === undefined || field.kind === 'blank') {
    return effect;
  }
  return sentence('ahead.field', { effect, field: to, next: effectName(field) });
}

function fieldAfter(symbols: number, view: Seen): number {
  const { marker, aside = false } = view;
  return aside ? marker : Math.min(lastOf(view), Math.max(0, marker + symbols));
}

function lastOf({ pack, side }: Seen): number {
  return pack.tracks[side].fields.length - 1;
}

/** Cards that are drawn are unknown, so there are only chances: how far the marker goes, heroes, and a loss. */
export function drawSentence(deck: DeckName, count: number, view: Seen): Sentence {
  return oddsSentence(oddsOf(deck, count, view), view);
}

/** The same for a starting card that draws before its symbols count. */
export function playOddsSentence(choice: PlayCard, view: Seen): Sentence | undefined {
  const odds = preview(view.terms, view, choice);
  return odds && oddsSentence(odds, view);
}

function oddsSentence({ ends, hero, loss }: Preview, view: Seen): Sentence {
  const steps = ends.map(({ field, chance }) => ({ by: field - view.marker, chance }));
  const all = steps.map(({ by }) => by);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const mean = steps.reduce((sum, { by, chance }) => sum + by * chance, 0);
  return joinSentences([
    least === most
      ? stepsSentence(least, view)
      : sentence('odds.marker', { least, most, mean: Math.round(mean * 10) / 10 }),
    ...(hero > 0 ? [sentence('odds.hero', { chance: hero })] : []),
    ...(loss > 0 ? [sentence('odds.loss', { chance: loss })] : []),
  ]);
}

const known = new WeakMap<Seen, Map<string, Preview>>();

/** What is paid does not matter for what is drawn, so that many choices share their odds. */
function oddsOf(deck: DeckName, count: number, view: Seen): Preview {
  const found = known.get(view) ?? new Map<string, Preview>();
  known.set(view, found);
  const key = `${deck} ${count}`;
  const odds = found.get(key) ?? previewDraw(view.terms, view, deck, count);
  found.set(key, odds);
  return odds;
}
