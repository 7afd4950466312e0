import { entry } from '../../../common/at.ts';
import { type Choice, pass } from '../choice.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  type GroupNumber,
  groupOf,
  none,
  playerOf,
} from '../state.ts';
import { tell } from '../tell.ts';
import { emitCampaign, empireSeat } from './current.ts';

/** The attachments of the Imperial class in the play area that may be put on a group, by place among the upgrades (A13). */
function attachmentsFor(terms: Terms, state: BattleState, group: GroupNumber): number[] {
  const { card } = groupOf(state, group);
  return playerOf(state, empireSeat).upgrades.flatMap((upgrade, place) => {
    const isFree = upgrade.host === none && !upgrade.depleted;
    return isFree && entry(terms.upgrades, upgrade.card).hosts?.[card] === true ? [place] : [];
  });
}

/** Asks the Empire whether it puts attachments on a group that was just deployed, if any fit. */
export function offerAttachments(terms: Terms, { state, stack }: BattleTurn, group: GroupNumber): void {
  if (attachmentsFor(terms, state, group).length > 0) stack.push({ step: 'attachments', group });
}

/** The Empire puts attachments on a group, one by one: they apply to all figures of it (A13). */
function attachmentsStep(terms: Terms): ChoiceOf<'attachments'> {
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (state, { group }) => [
      ...attachmentsFor(terms, state, group).map(
        (place): Choice => ({ kind: 'card', card: idAt(terms, state, place) }),
      ),
      pass,
    ],
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'card' ? 'not-a-host' : 'not-asked'),
    apply(turn, { group }, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      if (choice.kind !== 'card') {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      const place = attachmentsFor(terms, state, group).find(
        (one) => idAt(terms, state, one) === choice.card,
      );
      if (place === undefined) return;
      moveTo(turn, place, group);
      offerAttachments(terms, turn, group);
    },
  };
}

function idAt(terms: Terms, state: BattleState, place: number): string {
  return entry(terms.upgrades, entry(playerOf(state, empireSeat).upgrades, place).card).id;
}

function moveTo(turn: BattleTurn, place: number, host: GroupNumber): void {
  const player = playerOf(turn.state, empireSeat);
  const { card } = entry(player.upgrades, place);
  player.upgrades = player.upgrades.map((upgrade, at) => (at === place ? { ...upgrade, host } : upgrade));
  emitCampaign(turn, { kind: 'attachedCard', card, group: host });
}

/** What is attached to a group that is gone lies in the play area again (A10, A13). */
export function detach(turn: BattleTurn, group: GroupNumber): void {
  const player = playerOf(turn.state, empireSeat);
  const attached = player.upgrades.filter(({ host }) => host === group);
  if (attached.length === 0) return;
  player.upgrades = player.upgrades.map((upgrade) =>
    upgrade.host === group ? { ...upgrade, host: none } : upgrade,
  );
  for (const { card } of attached) emitCampaign(turn, { kind: 'detachedCard', card, group });
}

export function attachmentSteps(terms: Terms) {
  return { attachments: attachmentsStep(terms) } as const;
}
