import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { ItemType } from '../../content/campaign/card-schema.ts';
import { campaignOf } from '../added.ts';
import type { Choice } from '../choice.ts';
import type { Terms } from '../options.ts';
import { type AutomaticOf, type BattleState, type ChoiceOf, playerOf } from '../state.ts';
import { isKept } from './between/books.ts';
import { campaignIn, emitCampaign, heroSeats } from './current.ts';
import type { OwnedItem } from './record.ts';

/** What a hero takes along into a mission at most; modifications come with their weapons (A13). */
const limits: readonly { readonly types: readonly ItemType[]; readonly most: number }[] = [
  { types: ['armour'], most: 1 },
  { types: ['melee-weapon', 'ranged-weapon'], most: 2 },
  { types: ['equipment'], most: 3 },
];

/** The items of a hero that it has along. */
function itemsAlong(state: BattleState, seat: Seat): OwnedItem[] {
  const { upgrades } = playerOf(state, seat);
  return entry(campaignIn(state).record.heroes, seat - 1).items.filter((item) =>
    upgrades.some(({ card }) => card === item.card),
  );
}

/** The items of which a hero has to leave some behind: all of a kind of which it has too many, but for cards that come along always. */
function tooMany(terms: Terms, state: BattleState, seat: Seat): OwnedItem[] {
  const { cards } = campaignOf(terms).content;
  const items = itemsAlong(state, seat);
  return limits.flatMap(({ types, most }) => {
    const such = items.filter(({ card }) => {
      const type = cards[card]?.item?.type;
      return type !== undefined && types.includes(type);
    });
    return such.length > most ? such.filter(({ card }) => !isKept(entry(cards, card), 'left-behind')) : [];
  });
}

/** Whether a hero has to leave items behind. */
export function hasTooMuch(terms: Terms, state: BattleState, seat: Seat): boolean {
  return heroSeats(state).includes(seat) && tooMany(terms, state, seat).length > 0;
}

function leave(id: string): Choice {
  return { kind: 'campaign', deed: 'leave', what: id, to: '' };
}

/** Before a mission heroes that own more than they can take along choose what they leave behind (A13). */
function gearStep(terms: Terms): AutomaticOf<'gear'> {
  return {
    kind: 'automatic',
    run({ state, stack }, { seats }) {
      stack.pop();
      const open = seats.filter((seat) => tooMany(terms, state, seat).length > 0);
      if (open.length > 0) stack.push({ step: 'leaveBehind', seats: open });
    },
  };
}

/** Each hero leaves items behind, with what is on them, until the rest is no more than it can take along (A13). */
function leaveBehindStep(terms: Terms): ChoiceOf<'leaveBehind'> {
  const { cards } = campaignOf(terms).content;
  return {
    kind: 'choice',
    seats: (_state, { seats }) => seats,
    choices: (state, _frame, seat) =>
      tooMany(terms, state, seat).map(({ card }) => leave(entry(cards, card).id)),
    refuse: (_state, _frame, _seat, choice) =>
      choice.kind === 'campaign' && choice.deed === 'leave' ? 'fits-already' : 'not-asked',
    apply(turn, { seats }, seat, choice) {
      const { state, stack } = turn;
      if (choice.kind !== 'campaign') return;
      const left = itemsAlong(state, seat).find(({ card }) => entry(cards, card).id === choice.what);
      if (left === undefined) return;
      const gone = [left.card, ...left.modifications];
      const player = playerOf(state, seat);
      player.upgrades = player.upgrades.filter(({ card }) => !gone.includes(card));
      emitCampaign(turn, { kind: 'leftBehind', seat, card: left.card });
      if (tooMany(terms, state, seat).length > 0) return;
      stack.pop();
      const open = seats.filter((other) => other !== seat);
      if (open.length > 0) stack.push({ step: 'leaveBehind', seats: open });
    },
  };
}

export function gearSteps(terms: Terms) {
  return { gear: gearStep(terms), leaveBehind: leaveBehindStep(terms) } as const;
}
