import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { campaignOf } from '../added.ts';
import type { Choice } from '../choice.ts';
import type { KnownCards } from '../dealing.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type BattleTurn, bitOf, type ChoiceOf, none, playerOf } from '../state.ts';
import { campaignIn, changeRecord, emitCampaign, empireSeat } from './current.ts';

/** The agendas that the Empire holds when a mission begins, as the cards that it can play in it: nobody else sees them (A13). */
export function holdAgendas(terms: Terms, state: BattleState): void {
  const player = playerOf(state, empireSeat);
  for (const command of agendasInHand(terms, state)) {
    player.hand.push(state.cards.length);
    state.cards = [...state.cards, command];
    state.located.push(bitOf(empireSeat));
  }
}

/** The secret agendas of the record, by number in `commands`, in the order of the pack. */
function agendasInHand(terms: Terms, state: BattleState): number[] {
  const { commandOfAgenda } = campaignOf(terms).content;
  return campaignIn(state)
    .record.empire.agendaHand.map((card) => commandOfAgenda[card] ?? none)
    .filter((command) => command !== none)
    .sort((one, other) => one - other);
}

/**
 * The cards of a seat, for somebody who imagines the table: what lies hidden in the hand of the Empire are the agendas of the
 * record that was imagined before.
 */
export function knownCards(terms: Terms, state: BattleState, seat: Seat, known: KnownCards): KnownCards {
  const isMission = campaignIn(state).mission !== null;
  if (seat !== empireSeat || known.hidden === 0 || !isMission) return known;
  return {
    ...known,
    somewhere: agendasInHand(terms, state).filter((command) => !known.hand.includes(command)),
  };
}

/**
 * The Empire plays an agenda: it leaves its record at once. After it was carried out it is shuffled back, if its player wants
 * that and its text allows it; all others are gone for good (A13).
 */
export function playing(terms: Terms, turn: BattleTurn, command: number): void {
  const { state, stack } = turn;
  const { cards, agendaOfCommand } = campaignOf(terms).content;
  const card = entry(agendaOfCommand, command);
  const { empire } = campaignIn(state).record;
  changeRecord(state, {
    empire: { ...empire, agendaHand: empire.agendaHand.filter((other) => other !== card) },
  });
  if (entry(cards, card).agenda?.returns) stack.push({ step: 'agendaPlayed', card });
  else emitCampaign(turn, { kind: 'agendaGone', card });
}

/** An agenda that was played goes back into the agenda deck, or is gone for good, as the Empire wants (A13). */
const agendaPlayed: ChoiceOf<'agendaPlayed'> = {
  kind: 'choice',
  seats: () => [empireSeat],
  choices: (): Choice[] => [
    { kind: 'option', option: 0 },
    { kind: 'option', option: 1 },
  ],
  refuse: () => 'not-asked',
  apply(turn, { card }, _seat, choice) {
    const { state, stack, chance } = turn;
    stack.pop();
    if (choice.kind !== 'option' || choice.option === 1) {
      emitCampaign(turn, { kind: 'agendaGone', card });
      return;
    }
    const { empire } = campaignIn(state).record;
    const agendaDeck = [...empire.agendaDeck, card];
    chance.shuffle(agendaDeck);
    changeRecord(state, { empire: { ...empire, agendaDeck } });
    emitCampaign(turn, { kind: 'agendaReturned', card });
  },
};

export const agendaSteps = { agendaPlayed } as const;
