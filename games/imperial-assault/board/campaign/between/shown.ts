import type { Seat } from '../../../../../kernel/game.ts';
import type { Sentence, Words } from '../../../../words.ts';
import { type CampaignTerms, campaignOf } from '../../../rules/added.ts';
import { deedOf } from '../../../rules/campaign/between/books.ts';
import type { CampaignRecord } from '../../../rules/campaign/record.ts';
import type { Choice, Deed } from '../../../rules/choice.ts';
import { format } from '../../../rules/notation.ts';
import type { BattleFrame } from '../../../rules/state.ts';
import type { View } from '../../../rules/view.ts';
import { withSayings } from '../../../words/campaign/sayings.ts';
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
  /** The sentence that tells what a choice means. */
  meaning(choice: Choice): Sentence;
}

/** What a view shows between missions; undefined in a view that is of no campaign. */
export function shownIn(props: Props, words: Words<View>): Shown | undefined {
  const view = props.view.value;
  const decision = props.decision.value;
  const record = view.campaign?.record;
  if (record === undefined) return undefined;
  return {
    props,
    campaign: campaignOf(props.rules.terms),
    cards: withSayings(props.rules.terms).pack,
    record,
    frame: askedFrame(view),
    seat: decision?.seat,
    say: props.say,
    can: (choice) => decision?.choices.includes(format(choice)) ?? false,
    meaning: (choice) => words.choice(format(choice), view),
  };
}

/** A choice about a card by its number. */
export function cardDeed({ campaign }: Pick<Shown, 'campaign'>, deed: Deed, card: number, to = ''): Choice {
  return deedOf(deed, campaign.content.cards[card]?.id ?? '', to);
}
