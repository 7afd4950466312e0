import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { dieFace } from '../words/names.ts';
import { diePlace } from '../words/places.ts';
import type { BoardState } from './board-state.ts';
import { DieFace } from './die-face.tsx';
import { isPicked, type Pick } from './draft.ts';
import { TeamMarks } from './team-marks.tsx';

/** The dice of this turn and the Help Dice area. First Order dice are locked with a bar while others may be rolled. */
export function Dice({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const { dice = [], used = [], stored = 0, stage } = props.view.value;
  const tabindex = useRovingTabindex(dice.length);
  const legal = table.legal.value;
  const asks = legal?.kind === 'reroll' || legal?.kind === 'useDice';
  return (
    <section class="cf-dice" data-part="dice" aria-label={say({ key: 'board.dice' })}>
      <div
        class="cf-dice-row"
        role="toolbar"
        aria-label={say({ key: 'board.dice' })}
        onKeyDown={tabindex.onKeyDown}
      >
        {dice.map((value, index) => {
          const die = index + 1;
          const pick: Pick = { kind: 'die', die };
          const isUsed = used.includes(die);
          const locked = value === 0 && stage === 'reroll';
          return (
            <button
              key={die}
              type="button"
              class={`cf-die ${isUsed ? 'cf-used' : ''} ${locked ? 'cf-locked' : ''}`}
              data-die={die}
              data-point={diePlace(die)}
              data-pointed={props.pointed.value === `die:${die}`}
              aria-pressed={isPicked(table.draft.value, pick)}
              aria-disabled={!(asks && table.can(pick))}
              aria-label={say(dieLabel(die, value, isUsed, locked))}
              {...tabindex.stop(index)}
              onFocus={() => {
                table.looked.value = pick;
              }}
              onBlur={() => {
                table.looked.value = undefined;
              }}
              onClick={() => table.touch(pick)}
            >
              <DieFace value={value} />
              <TeamMarks table={table} at={diePlace(die)} />
            </button>
          );
        })}
        {dice.length === 0 && <span class="cf-dice-none" aria-hidden="true" />}
      </div>
      <Help table={table} stored={stored} />
    </section>
  );
}

function dieLabel(die: number, value: number, isUsed: boolean, locked: boolean): Sentence {
  const state = isUsed ? 'used' : locked ? 'locked' : 'free';
  return sentence('board.die', { die, value: dieFace(value), state });
}

/** The Help Dice area: what is stored; touched, a die is stored there or turned to it. */
function Help({ table, stored }: { readonly table: BoardState; readonly stored: number }) {
  const { props } = table;
  const { say } = props;
  const store = { kind: 'target', target: 'store' } as const;
  const help = { kind: 'target', target: 'help' } as const;
  const asks = table.legal.value?.kind === 'useDice';
  const draft = table.draft.value;
  return (
    <div class="cf-help" data-part="help">
      <span class="cf-help-label">{say({ key: 'board.helpArea' })}</span>
      <span class="cf-help-value">
        {stored > 0 ? <DieFace value={stored} /> : <i class="cf-help-empty" aria-hidden="true" />}
        <span class="hidden-text">
          {say(stored > 0 ? sentence('board.stored', { value: stored }) : sentence('board.nothingStored'))}
        </span>
      </span>
      <span class="cf-help-buttons">
        {[store, help].map((pick) => (
          <button
            key={pick.target}
            type="button"
            // What cannot be done now keeps its room, so that dice and decks stay where they are.
            class={`cf-button cf-target ${asks && table.can(pick) ? '' : 'cf-absent'}`}
            data-target={pick.target}
            aria-pressed={isPicked(draft, pick)}
            onClick={() => table.touch(pick)}
          >
            {say({ key: `board.${pick.target}` })}
          </button>
        ))}
      </span>
    </div>
  );
}
