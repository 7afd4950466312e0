import { entry } from '../../../../common/at.ts';
import { campaignOf } from '../../added.ts';
import type { Choice } from '../../choice.ts';
import { circumstancesOf } from '../../effects/circumstances.ts';
import { pushEffects } from '../../effects/push-effects.ts';
import type { Terms } from '../../options.ts';
import { type AutomaticOf, type BattleState, type BattleTurn, type ChoiceOf, none } from '../../state.ts';
import { empireSeat } from '../current.ts';
import type { CampaignRefusal } from '../refusals.ts';
import {
  discardAgenda,
  drawAgendas,
  hasTooManyAgendas,
  scheme,
  shuffleBack,
  train,
  whyNotScheme,
  whyNotTrain,
} from './agendas.ts';
import { cardOf, cardsWith, deedOf, heroSeatsOf, keepRecord, namedBy, recordOf, report } from './books.ts';

/** The heroes may pay to be rid of agendas in play; then agendas are drawn (A13). */
function beginStep(terms: Terms): AutomaticOf<'beginImperialUpgrade'> {
  const { content } = campaignOf(terms);
  return {
    kind: 'automatic',
    run(turn, { offered }) {
      const { state, stack, chance } = turn;
      const record = recordOf(state);
      const agenda = record.empire.agendasInPlay.find((card) => {
        const { ransom } = cardOf(content, card).agenda ?? {};
        return ransom !== undefined && record.credits >= ransom.credits && !offered.includes(card);
      });
      if (agenda !== undefined) {
        stack[stack.length - 1] = { step: 'beginImperialUpgrade', offered: [...offered, agenda] };
        stack.push({ step: 'ransom', agenda, seats: heroSeatsOf(record) });
        return;
      }
      const drawn = drawAgendas(content, record, chance);
      keepRecord(state, drawn);
      stack[stack.length - 1] = { step: 'imperialUpgrade' };
      const { agendasDrawn: cards } = drawn.empire;
      const count = cards.length;
      report(turn, { kind: 'drewAgendas', count, cards }, { kind: 'drewAgendas', count });
    },
  };
}

/** One hero seat after the other may pay so that an agenda in play is discarded; the first that does ends it. */
function ransomStep(terms: Terms): ChoiceOf<'ransom'> {
  const { content } = campaignOf(terms);
  return {
    kind: 'choice',
    seats: (_state, { seats }) => seats.slice(0, 1),
    choices: (_state, { agenda }) => [{ kind: 'pass' }, deedOf('pay', cardOf(content, agenda).id)],
    refuse: () => 'not-asked',
    apply(turn, { agenda, seats }, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      if (choice.kind === 'pass') {
        report(turn, { kind: 'noRansom', seat, card: agenda });
        if (seats.length > 1) stack.push({ step: 'ransom', agenda, seats: seats.slice(1) });
        return;
      }
      const { credits = 0 } = cardOf(content, agenda).agenda?.ransom ?? {};
      const record = discardAgenda(recordOf(state), agenda);
      keepRecord(state, { ...record, credits: record.credits - credits });
      report(turn, { kind: 'ransomed', seat, card: agenda, credits });
    },
  };
}

/** The Empire buys class cards with experience and agendas with influence, until it is done (A13). */
function upgradeStep(terms: Terms): ChoiceOf<'imperialUpgrade'> {
  const { content } = campaignOf(terms);
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (state) => [{ kind: 'pass' }, ...purchases(terms, state)],
    refuse(state, _frame, _seat, choice) {
      const id = namedBy(choice, 'buy');
      const card = content.upgradeNumber.get(id ?? '');
      if (id === undefined) return 'not-asked';
      return (card === undefined ? 'not-drawn' : whyNot(terms, state, card)) ?? 'not-asked';
    },
    apply(turn, _frame, _seat, choice) {
      const card = content.upgradeNumber.get(namedBy(choice, 'buy') ?? '');
      if (card === undefined) endUpgrade(turn);
      else purchase(terms, turn, card);
    },
  };
}

function purchases(terms: Terms, state: BattleState): Choice[] {
  const { content } = campaignOf(terms);
  const { class: of, agendasDrawn } = recordOf(state).empire;
  const deck = cardsWith(content, (card) => card.kind === 'imperial-class' && card.of === of);
  return [...deck, ...agendasDrawn]
    .filter((card) => whyNot(terms, state, card) === undefined)
    .map((card) => deedOf('buy', cardOf(content, card).id));
}

function whyNot(terms: Terms, state: BattleState, card: number): CampaignRefusal | undefined {
  const { content } = campaignOf(terms);
  return cardOf(content, card).kind === 'imperial-class'
    ? whyNotTrain(content, recordOf(state), card)
    : whyNotScheme(campaignOf(terms), recordOf(state), card);
}

/** The Empire buys a card; of a secret agenda the heroes know only what it has cost. */
function purchase(terms: Terms, turn: BattleTurn, card: number): void {
  const { state } = turn;
  const { content } = campaignOf(terms);
  const { kind, xp = 0, agenda } = cardOf(content, card);
  const seat = empireSeat;
  if (kind === 'imperial-class') {
    keepRecord(state, train(content, recordOf(state), card));
    report(turn, { kind: 'bought', seat, card, with: 'xp', price: xp });
    return;
  }
  const price = agenda?.influence ?? 0;
  keepRecord(state, scheme(content, recordOf(state), card));
  const bought = { kind: 'bought', seat, with: 'influence', price } as const;
  if (agenda?.type === 'secret') report(turn, { ...bought, card }, bought);
  else report(turn, { ...bought, card });
  if (agenda?.type !== 'immediate') return;
  for (const { number } of entry(terms.upgrades, card).text.all.toReversed())
    pushEffects(terms, turn, number, circumstancesOf(seat, none, none));
}

/** What was not bought is shuffled back; then the Empire keeps as many agendas as it may (A13, B12). */
function endUpgrade({ state, stack, chance, emit }: BattleTurn): void {
  keepRecord(state, shuffleBack(recordOf(state), chance));
  report({ state, stack, chance, emit }, { kind: 'done', seat: empireSeat });
  if (hasTooManyAgendas(recordOf(state))) stack[stack.length - 1] = { step: 'discardAgenda' };
  else stack.pop();
}

/** The Empire discards agendas from hand and play, one by one, down to four (B12). */
function discardStep(terms: Terms): ChoiceOf<'discardAgenda'> {
  const { content } = campaignOf(terms);
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices(state) {
      const { agendaHand, agendasInPlay } = recordOf(state).empire;
      return [...agendaHand, ...agendasInPlay].map((card) => deedOf('discard', cardOf(content, card).id));
    },
    refuse: (_state, _frame, _seat, choice) =>
      namedBy(choice, 'discard') === undefined ? 'not-asked' : 'no-such-agenda',
    apply(turn, _frame, _seat, choice) {
      const { state, stack } = turn;
      const card = content.upgradeNumber.get(namedBy(choice, 'discard') ?? '') ?? none;
      const isSecret = recordOf(state).empire.agendaHand.includes(card);
      keepRecord(state, discardAgenda(recordOf(state), card));
      report(
        turn,
        { kind: 'discardedAgenda', card },
        { kind: 'discardedAgenda', ...(!isSecret && { card }) },
      );
      if (!hasTooManyAgendas(recordOf(state))) stack.pop();
    },
  };
}

export function imperialUpgradeSteps(terms: Terms) {
  return {
    beginImperialUpgrade: beginStep(terms),
    ransom: ransomStep(terms),
    imperialUpgrade: upgradeStep(terms),
    discardAgenda: discardStep(terms),
  } as const;
}
