import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { withSayings } from '../../words/campaign/sayings.ts';
import { BattleBoard } from '../board.tsx';
import type { Props } from '../board-state.ts';
import { Between } from './between/between.tsx';
import { campaignParts } from './campaign-parts.tsx';

/** The table of a campaign: a battle as long as a mission is played, and what is decided between missions. */
export function CampaignBoard(given: Props) {
  const { rules } = given;
  const props = useMemo(() => ({ ...given, rules: { ...rules, terms: withSayings(rules.terms) } }), [given]);
  const isBattle = useMemo(() => computed(() => props.view.value.campaign?.mission != null), []);
  return isBattle.value ? <BattleBoard props={props} parts={campaignParts} /> : <Between {...props} />;
}
