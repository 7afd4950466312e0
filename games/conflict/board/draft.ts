import type { DeckName, LeaderName } from '../content/pack.ts';
import type { Choice } from '../rules/choice.ts';
import { format } from '../rules/notation.ts';

/** Where dice go: to a deck, into the Help Dice area, or to the result that is stored there. */
export type Target = DeckName | 'store' | 'help';

/** A choice that is being composed by touching what it is made of; it does not count yet. */
export interface Draft {
  readonly dice: readonly number[];
  readonly target?: Target;
  readonly cards: readonly string[];
  readonly leaders: readonly LeaderName[];
  /** Places of cards in their new order. */
  readonly places: readonly number[];
  /** A starting card is played without its power. */
  readonly plain: boolean;
}

/** Something that was touched. */
export type Pick =
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'target'; readonly target: Target }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'leader'; readonly leader: LeaderName }
  | { readonly kind: 'place'; readonly place: number };

export const nothing: Draft = { dice: [], cards: [], leaders: [], places: [], plain: false };

/** Whether nothing was touched. */
export function isEmpty({ dice, target, cards, leaders, places }: Draft): boolean {
  return target === undefined && [dice, cards, leaders, places].every(({ length }) => length === 0);
}

/** What a choice is made of. */
export function partsOf(choice: Choice): Draft {
  switch (choice.kind) {
    case 'reroll':
      return { ...nothing, dice: choice.dice };
    case 'reveal':
      return { ...nothing, dice: [choice.die], target: choice.deck, cards: choice.pay };
    case 'draw':
      return { ...nothing, dice: choice.dice, target: choice.deck, cards: choice.pay };
    case 'store':
    case 'help':
      return { ...nothing, dice: [choice.die], target: choice.kind };
    case 'order':
      return { ...nothing, places: choice.places };
    case 'play':
      return { ...nothing, cards: [choice.card], plain: choice.plain };
    case 'cover':
      return { ...nothing, cards: choice.cards, leaders: choice.leaders ?? [] };
    case 'pay':
    case 'discard':
      return { ...nothing, cards: choice.cards };
    case 'done':
      return nothing;
  }
}

/** Whether leaders are chosen, and then their cards. */
export function coversLeadersFirst(choices: readonly Choice[]): boolean {
  return choices.some((choice) => choice.kind === 'cover' && choice.cards.length === 0);
}

/** The choices that can still come out of a draft. */
export function findFitting(choices: readonly Choice[], draft: Draft): readonly Choice[] {
  return choices.filter((choice) => {
    const parts = partsOf(choice);
    return (
      holdsAll(parts.dice, draft.dice) &&
      holdsAll(parts.cards, draft.cards) &&
      holdsAll(parts.leaders, draft.leaders) &&
      draft.places.every((place, at) => parts.places[at] === place) &&
      (draft.target === undefined || draft.target === parts.target)
    );
  });
}

/** The choice that a draft is, if nothing is missing. */
export function completeChoice(choices: readonly Choice[], draft: Draft): Choice | undefined {
  return findFitting(choices, draft).find((choice) => {
    const parts = partsOf(choice);
    return (
      parts.dice.length === draft.dice.length &&
      parts.cards.length === draft.cards.length &&
      parts.leaders.length === draft.leaders.length &&
      parts.places.length === draft.places.length &&
      parts.target === draft.target &&
      parts.plain === draft.plain
    );
  });
}

/**
 * The draft after something is touched: taken back if it was in it, otherwise added; in place of others of its kind where
 * both cannot be. Undefined if no legal choice has it.
 */
export function togglePick(choices: readonly Choice[], draft: Draft, pick: Pick): Draft | undefined {
  if (isPicked(draft, pick)) return removePick(draft, pick);
  const attempts = [
    addPick(draft, pick),
    addPick(draft, pick, true),
    // A card never pushes out the dice for which it could not pay.
    ...(pick.kind === 'card'
      ? []
      : [
          addPick({ ...draft, cards: [] }, pick, true),
          addPick({ ...nothing, dice: draft.dice }, pick),
          addPick(nothing, pick),
        ]),
  ];
  const found = attempts.find((attempt) => findFitting(choices, attempt).length > 0);
  return found && fillForced(choices, found);
}

/** Adds what can be no other way: the price where only these cards can pay, the last card of an order, leaders before others. */
function fillForced(choices: readonly Choice[], draft: Draft): Draft {
  const [only, ...others] = findFitting(choices, draft);
  if (only === undefined || others.length > 0) return draft;
  const begun = draft.target !== undefined && draft.dice.length === partsOf(only).dice.length;
  const leadersFirst = draft.leaders.length > 0 && coversLeadersFirst([only]);
  return begun || leadersFirst || draft.places.length > 0 ? partsOf(only) : draft;
}

export function isPicked(draft: Draft, pick: Pick): boolean {
  switch (pick.kind) {
    case 'die':
      return draft.dice.includes(pick.die);
    case 'target':
      return draft.target === pick.target;
    case 'card':
      return draft.cards.includes(pick.card);
    case 'leader':
      return draft.leaders.includes(pick.leader);
    case 'place':
      return draft.places.includes(pick.place);
  }
}

/** The draft with something more; with `only`, in place of what is there of its kind. */
function addPick(draft: Draft, pick: Pick, only = false): Draft {
  const add = <T>(items: readonly T[], item: T): readonly T[] => (only ? [item] : [...items, item]);
  switch (pick.kind) {
    case 'die':
      return { ...draft, dice: add(draft.dice, pick.die) };
    case 'target':
      return { ...draft, target: pick.target };
    case 'card':
      return { ...draft, cards: add(draft.cards, pick.card), plain: false };
    case 'leader':
      return { ...draft, leaders: add(draft.leaders, pick.leader) };
    case 'place':
      return { ...draft, places: add(draft.places, pick.place) };
  }
}

function removePick(draft: Draft, pick: Pick): Draft {
  switch (pick.kind) {
    case 'die':
      return { ...draft, dice: draft.dice.filter((die) => die !== pick.die), cards: [] };
    case 'target': {
      const { target: _, ...rest } = draft;
      return { ...rest, cards: [] };
    }
    case 'card':
      return { ...draft, cards: draft.cards.filter((card) => card !== pick.card), plain: false };
    case 'leader':
      return { ...draft, leaders: draft.leaders.filter((leader) => leader !== pick.leader) };
    case 'place':
      return { ...draft, places: draft.places.slice(0, draft.places.indexOf(pick.place)) };
  }
}

/** The choice that somebody means who touches what cannot be touched, so that the rules can say why not. */
export function guessNotation(stage: string, pick: Pick): string | undefined {
  switch (pick.kind) {
    case 'die':
      if (stage === 'reroll') return format({ kind: 'reroll', dice: [pick.die] });
      return stage === 'useDice' ? format({ kind: 'store', die: pick.die }) : undefined;
    case 'target':
      if (pick.target === 'help') return format({ kind: 'help', die: 1 });
      return pick.target === 'store' || stage !== 'useDice'
        ? undefined
        : format({ kind: 'reveal', deck: pick.target, die: 1, pay: [] });
    case 'card':
      if (stage === 'pay') return format({ kind: 'pay', cards: [pick.card] });
      if (stage === 'cover') return format({ kind: 'cover', cards: [pick.card] });
      return stage === 'discard' ? format({ kind: 'discard', cards: [pick.card] }) : undefined;
    case 'leader':
    case 'place':
      return undefined;
  }
}

function holdsAll<T>(all: readonly T[], some: readonly T[]): boolean {
  return some.every((item) => all.includes(item));
}
