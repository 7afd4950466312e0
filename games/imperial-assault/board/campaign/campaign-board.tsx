import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { late } from '../../../../web/parts/late.ts';
import { Lazy } from '../../../../web/parts/lazy.tsx';
import { withSayings } from '../../words/campaign/sayings.ts';
import { BattleBoard } from '../battle-board.tsx';
import type { Props } from '../board-state.ts';
import { campaignParts, loadSheets } from './campaign-parts.tsx';

/** What is decided between missions comes when a mission is over. */
const between = late([], async () => (await import('./between/between.tsx')).Between);

/** The table of a campaign: a battle as long as a mission is played, and what is decided between missions. */
export function CampaignBoard(given: Props) {
  const { rules } = given;
  const props = useMemo(() => ({ ...given, rules: { ...rules, terms: withSayings(rules.terms) } }), [given]);
  const isBattle = useMemo(() => computed(() => props.view.value.campaign?.mission != null), []);
  useEffect(() => loadSheets(), []);
  return isBattle.value ? (
    <BattleBoard props={props} parts={campaignParts} />
  ) : (
    <Lazy of={between} props={props} />
  );
}
