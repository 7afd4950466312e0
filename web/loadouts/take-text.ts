import { games } from '../../games/games.ts';
import type { Json, Rules } from '../../kernel/game.ts';
import type { NewLoadout } from '../../server/protocol.ts';
import { locale, t } from '../i18n/language.ts';
import type { LoadoutOptions } from './kept-loadout.ts';
import { readFile } from './loadout-file.ts';
import { splitText } from './loadout-text.ts';
import type { OpenedBuilder } from './opened-builder.ts';
import { openTerms } from './terms.ts';

/** What a text or a file held; `name` and `options` where it said them. */
export interface Taken {
  readonly name: string | undefined;
  readonly options: LoadoutOptions;
  readonly value: Json;
}

/** Loadouts of a text, or all that is wrong with it, in the reader's language. */
export type TakenText = { readonly taken: readonly Taken[] } | { readonly faults: readonly string[] };

/** Reads a text that was pasted, or that a file holds, for rules that are those of `options` unless the text says others. */
export function takeText(opened: OpenedBuilder, rules: Rules, text: string): TakenText {
  const { entry, builder, speak } = opened;
  const json = jsonIn(text);
  if (json !== undefined) {
    const read = readFile(entry.id, builder, json);
    if (read.kind === 'faults') return { faults: read.faults.map(({ key, args }) => t(key, args)) };
    if (read.kind === 'value') return { taken: [{ name: undefined, options: {}, value: read.value }] };
    return { taken: read.loadouts.map((loadout) => ({ ...loadout, options: wantedOf(opened, loadout) })) };
  }
  const { name, game, options, content } = splitText(
    text,
    games.map(({ id }) => id),
  );
  if (game !== undefined && game !== entry.id) {
    const named = games.find(({ id }) => id === game)?.name[locale.peek()] ?? game;
    return { faults: [t('loadouts.text.game', { game: named })] };
  }
  const wanted = wantedOf(opened, { options });
  const terms = openTerms(opened, wanted);
  const read = builder.read(terms.kind === 'rules' ? terms.rules : rules, content);
  const unknown = Object.keys(options).filter((option) => !(option in wanted));
  const faults = [
    ...(terms.kind === 'rules' ? [] : [t('loadouts.options.bad')]),
    ...unknown.map((option) => t('loadouts.text.option', { option })),
    ...('faults' in read ? read.faults.map((fault) => speak.peek().say(fault)) : []),
  ];
  if (faults.length > 0 || 'faults' in read) return { faults };
  return { taken: [{ name, options: wanted, value: read.value }] };
}

/** The options that a person can choose here. */
function wantedOf(
  { builder, game }: OpenedBuilder,
  { options }: Pick<NewLoadout, 'options'>,
): LoadoutOptions {
  const known = new Set(['pack', ...builder.choosable]);
  const listed: Readonly<Record<string, unknown>> = { ...Object(game.optionsSchema.properties) };
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.has(name) && name in listed));
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
