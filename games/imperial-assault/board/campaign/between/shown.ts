import type { Seat } from '../../../../../kernel/game.ts';
import type { Sentence } from '../../../../words.ts';
import { type CampaignTerms, campaignOf } from '../../../rules/added.ts';
import type { CampaignRecord } from '../../../rules/campaign/record.ts';
import type { Choice } from '../../../rules/choice.ts';
import { format } from '../../../rules/notation.ts';
import type { BattleFrame } from '../../../rules/state.ts';
import { askedFrame } from '../../../words/frames.ts';
import type { Cards } from '../../../words/names.ts';
import type { Props } from '../../board-state.ts';

/** What is on the table between missions, and what this browser is asked. */
export interface Shown {
  readonly props: Props;
  readonly campaign: CampaignTerms;
  /** The cards, as words name them. */
  readonly cards: Cards;
  readonly record: CampaignRecord;
  readonly frame: BattleFrame | undefined;
  /** The seat that decides at this browser; undefined while others do. */
  readonly seat: Seat | undefined;
  readonly say: (sentence: Sentence) => string;
  can(choice: Choice): boolean;
}

/** What a view shows between missions; undefined in a view that is of no campaign. */
export function shownIn(props: Props): Shown | undefined {
  const view = props.view.value;
  const decision = props.decision.value;
  const record = view.campaign?.record;
  if (record === undefined) return undefined;
  return {
    props,
    campaign: campaignOf(props.rules.terms),
    cards: props.rules.terms.pack,
    record,
    frame: askedFrame(view),
    seat: decision?.seat,
    say: props.say,
    can: (choice) => decision?.choices.includes(format(choice)) ?? false,
  };
}
