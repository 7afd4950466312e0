import { useEffect, useMemo } from 'preact/hooks';
import { UndoButton } from '../../../web/parts/undo-button.tsx';
import { undoKeys } from '../../../web/parts/undo-keys.ts';
import type { ExplorerProps } from '../../explorer.ts';
import { maps } from '../content/maps.ts';
import { Answer } from './answer.tsx';
import { type Bench, openBench } from './bench.ts';
import { ExplorerMap } from './explorer-map.tsx';
import { emptyGrounds, startScene } from './scene.ts';
import { ToolBox } from './tool-box.tsx';
import './explorer.css';

/**
 * Sets out a position on a map, and shows for two spaces of it whether there is line of sight, what is in the way, and how
 * far they are apart.
 */
export function Explorer(props: ExplorerProps) {
  const bench = useMemo(() => openBench(props), []);
  useEffect(() => undoKeys(bench.undo, bench.redo), [bench]);
  const { say, isLost } = bench;
  return (
    <div class="ia-explorer">
      {isLost && <p class="notice-inline">{say({ key: 'explorer.lost' })}</p>}
      <Head bench={bench} />
      <ToolBox bench={bench} />
      <ExplorerMap bench={bench} />
      <Answer bench={bench} />
    </div>
  );
}

/** Which map it is, and what is done with the whole of it. */
function Head({ bench }: { readonly bench: Bench }) {
  const { scene, say, canUndo, canRedo, undo, redo, put } = bench;
  const { ground, figuresBlock } = scene.value;
  const grounds = [
    ...maps.map(({ id, name }) => ({ id, name })),
    ...emptyGrounds.map((id) => ({
      id,
      name: say({ key: 'explorer.empty', args: { size: id.replace('x', ' × ') } }),
    })),
  ];
  return (
    <div class="ia-head">
      <label class="ia-ground">
        <span class="hidden-text">{say({ key: 'explorer.map' })}</span>
        <select value={ground} onChange={(event) => put(startScene(event.currentTarget.value))}>
          {grounds.every(({ id }) => id !== ground) && <option value={ground}>{ground}</option>}
          {grounds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <UndoButton name="undo" label={say({ key: 'explorer.undo' })} able={canUndo} onPress={undo} />
      <UndoButton name="redo" label={say({ key: 'explorer.redo' })} able={canRedo} onPress={redo} />
      <label class="ia-check">
        <input
          type="checkbox"
          checked={figuresBlock}
          onChange={(event) => put({ ...scene.peek(), figuresBlock: event.currentTarget.checked })}
        />
        <span>{say({ key: 'explorer.figuresBlock' })}</span>
      </label>
    </div>
  );
}
