import { computed, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { late, loadWhenIdle } from '../../../../web/parts/late.ts';
import { Lazy } from '../../../../web/parts/lazy.tsx';
import { withSayings } from '../../words/campaign/sayings.ts';
import { BattleBoard } from '../battle-board.tsx';
import type { BattleParts } from '../battle-parts.ts';
import type { Props } from '../board-state.ts';
import { campaignParts, loadSheets } from './campaign-parts.tsx';
import { createEndedTable } from './ending.ts';
import { Story } from './story.tsx';

/** What is decided between missions, which comes when a mission is over. */
const between = late([], async () => (await import('./between/between.tsx')).Between);
const missionEnd = late([], async () => (await import('./mission-end.tsx')).MissionEnd);

/**
 * The table of a campaign: a battle as long as a mission is played, and as it lay last until the reader goes on to what is
 * decided between missions.
 */
export function CampaignBoard(given: Props) {
  const { rules } = given;
  const props = useMemo(() => ({ ...given, rules: { ...rules, terms: withSayings(rules.terms) } }), [given]);
  const ended = useMemo(() => createEndedTable(given), []);
  useLayoutEffect(() => ended.follow(), []);
  const isBattle = useMemo(() => computed(() => ended.view.value.campaign?.mission != null), []);
  const battle = useMemo((): Props => {
    // What is asked after a mission is answered on the table between missions.
    const decision = computed(() => (ended.ending.value === undefined ? given.decision.value : undefined));
    return { ...props, view: ended.view, decision };
  }, []);
  const parts = useMemo((): BattleParts => {
    const Over: BattleParts['Over'] = ({ table }) => {
      const ending = ended.ending.value;
      if (ending === undefined) return <Story table={table} />;
      // What moves is seen before it is told what came of it.
      if (given.untold.value !== undefined) return null;
      return <Lazy of={missionEnd} props={{ table, ending, onGoOn: ended.goOn }} />;
    };
    return { ...campaignParts, Over };
  }, []);
  useEffect(() => {
    loadSheets();
    loadWhenIdle(missionEnd.load);
  }, []);
  useSignalEffect(() => {
    if (ended.ending.value !== undefined) void between.load();
  });
  return isBattle.value ? <BattleBoard props={battle} parts={parts} /> : <Lazy of={between} props={props} />;
}
