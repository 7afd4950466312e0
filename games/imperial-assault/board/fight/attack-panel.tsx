import { useEffect } from 'preact/hooks';
import { useScenes } from '../../../../web/board/use-scenes.ts';
import { late, loadWhenIdle } from '../../../../web/parts/late.ts';
import { Lazy } from '../../../../web/parts/lazy.tsx';
import type { BoardState } from '../board-state.ts';
import { scenesOf } from './scenes.ts';

const duel = late([], async () => (await import('./duel.tsx')).Duel);

/**
 * The panel of attacks and questions. It comes when the table has shown what it shows first; a scene waits for it, and is
 * passed over where it cannot be fetched.
 */
export function AttackPanel({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { scene, done } = useScenes(props, (events) =>
    scenesOf(events, table.viewBefore(), props.view.peek()),
  );
  useEffect(() => loadWhenIdle(duel.load), []);
  const isLost = duel.found.value === 'failed';
  useEffect(() => {
    if (isLost && scene !== undefined) done();
  }, [isLost, scene]);
  const isNeeded =
    scene !== undefined ||
    table.target.value !== undefined ||
    table.draft.value !== undefined ||
    table.legal.value !== undefined ||
    table.view.value.stack.some(({ step }) => step === 'attack' || step === 'testing');
  return isNeeded ? <Lazy of={duel} props={{ table, scene, onDone: done }} /> : null;
}
