import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardProps } from '../../../web/table/board.ts';
import type { BonusKind, Color, Side } from '../content/pack.ts';
import type { SuperTeamsRules } from '../game.ts';
import type { Card, Choice, PlayBonus, PlayCard } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import { format } from '../rules/notation.ts';
import type { View } from '../rules/view.ts';
import { choiceSentence } from '../words/choice.ts';
import { cardName, shipName } from '../words/names.ts';
import { colorOf, type Legal, legalOf, playsWith } from './legal.ts';

export type Props = BoardProps<View, Event, SuperTeamsRules>;

/** A choice that is being thought about and does not count yet. */
export type Draft =
  | { readonly kind: 'card'; readonly card: Card; readonly as?: Color }
  | PlayCard
  | PlayBonus;

/** What the board remembers between two answers: nothing of it belongs to the match. */
export interface BoardState {
  readonly props: Props;
  readonly legal: ReadonlySignal<Legal | undefined>;
  readonly draft: Signal<Draft | undefined>;
  /** A card under the pointer or the focus. */
  readonly looked: Signal<Card | undefined>;
  /** A kind of bonus card whose text is shown. */
  readonly explained: Signal<BonusKind | undefined>;
  /** The moves that the board shows: those of the card that is chosen, otherwise looked at. */
  readonly shown: ReadonlySignal<readonly PlayCard[]>;
  chooseCard(card: Card): void;
  /** The colour for which a universal card stands. */
  chooseColor(color: Color): void;
  choosePlay(play: PlayCard): void;
  chooseBonus(bonus: PlayBonus): void;
  chooseSide(side: Side): void;
  pass(): void;
  /** One step back: from the ship to the card, from the card to nothing. */
  takeBack(): void;
  confirm(): void;
}

export function createBoardState(props: Props): BoardState {
  const legal = computed(() => legalOf(props.decision.value));
  const draft = signal<Draft | undefined>(undefined);
  const looked = signal<Card | undefined>(undefined);
  const explained = signal<BonusKind | undefined>(undefined);
  const shown = computed(() => {
    const now = draft.value;
    if (now?.kind === 'playBonus') return [];
    const card = now?.card ?? (props.aids.value ? looked.value : undefined);
    return card === undefined ? [] : playsWith(legal.value, card, now?.as);
  });

  const answer = (choice: Choice): void => {
    batch(() => {
      draft.value = undefined;
      looked.value = undefined;
    });
    props.play(format(choice));
  };

  /** With hints, where it would lead; without, what it is. */
  const think = (choice: PlayCard | PlayBonus): void => {
    draft.value = choice;
    props.announce(
      props.aids.peek()
        ? { key: 'board.draft', args: { what: choiceSentence(props.rules.pack, choice, props.view.peek()) } }
        : { key: 'board.draft', args: { what: shipName(choice.ship) } },
    );
  };

  const state: BoardState = {
    props,
    legal,
    draft,
    looked,
    explained,
    shown,
    chooseCard(card) {
      if (legal.peek() === undefined) return;
      const plays = playsWith(legal.peek(), card);
      const only = plays.length === 1 ? plays[0] : undefined;
      if (only !== undefined) {
        think(only);
        return;
      }
      const colors = new Set(plays.map(colorOf));
      const own = props.view.peek().seats[props.decision.peek()?.seat ?? 0]?.colors ?? [];
      // A universal card stands for a colour from the start, one's own where that can be.
      const as = colors.size > 1 ? (own.find((color) => colors.has(color)) ?? [...colors][0]) : undefined;
      draft.value = { kind: 'card', card, ...(as && { as }) };
      props.announce({
        key: 'board.cardChosen',
        args: { card: cardName(card), count: plays.length },
      });
    },
    chooseColor(color) {
      const now = draft.peek();
      if (now === undefined || now.kind === 'playBonus') return;
      draft.value = { kind: 'card', card: now.card, as: color };
    },
    choosePlay(play) {
      const now = draft.peek();
      if (now?.kind === 'playCard' && format(now) === format(play)) state.confirm();
      else think(play);
    },
    chooseBonus(bonus) {
      const now = draft.peek();
      if (now?.kind === 'playBonus' && format(now) === format(bonus)) state.confirm();
      else think(bonus);
    },
    chooseSide(side) {
      answer({ kind: 'chooseSide', side });
    },
    pass() {
      answer({ kind: 'pass' });
    },
    takeBack() {
      const now = draft.peek();
      if (now === undefined) return;
      const before: Draft | undefined =
        now.kind === 'playCard' && playsWith(legal.peek(), now.card).length > 1
          ? { kind: 'card', card: now.card, ...(now.as && { as: now.as }) }
          : undefined;
      draft.value = before;
      props.announce({ key: 'board.takenBack' });
    },
    confirm() {
      const now = draft.peek();
      if (now !== undefined && now.kind !== 'card') answer(now);
    },
  };
  return state;
}
