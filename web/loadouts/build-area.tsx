import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Pool } from '../../games/builder.ts';
import type { Json, Rules, ValueFault } from '../../kernel/game.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { UndoButton } from '../parts/undo-button.tsx';
import { undoKeys } from '../parts/undo-keys.ts';
import { announce } from '../table/announcer.tsx';
import { BeginDialog } from './begin-dialog.tsx';
import type { Bench } from './bench.ts';
import { FaultList, type RuledFault } from './fault-list.tsx';
import type { OpenedBuilder } from './opened-builder.ts';
import { takeText } from './take-text.ts';
import { TextDialog } from './text-dialog.tsx';
import './loadouts.css';

/** Fields in which the browser undoes what was typed, such as that of the chat beside. */
const fields = 'textarea, input[type="search"], input[type="text"]';

/** By what rules something is built, and what is wrong with it by them. */
export interface BuildRules {
  readonly rules: Rules;
  readonly pool: Pool | undefined;
  faultsOf(value: Json): readonly ValueFault[];
  /** A random value that the rules allow. */
  sample(): Json;
}

/** Where a person builds something: what it can begin with, undo and redo, what is wrong, and the game's own part. */
export function BuildArea({
  opened,
  bench,
  by,
  main,
  children,
}: {
  readonly opened: OpenedBuilder;
  readonly bench: Bench;
  readonly by: BuildRules;
  /** What is done with it in the end; comes first, so that a phone shows it. */
  readonly main?: ComponentChildren;
  /** What else can be done with it. */
  readonly children?: ComponentChildren;
}) {
  const { entry, builder, Drawing, places, speak } = opened;
  const { rules, pool } = by;
  const value = useComputed(() => bench.draft.value.value);
  const faults = useComputed(() => ruledFaults(opened, by, value.value));
  const beginning = useSignal(false);
  const pasting = useSignal(false);
  useEffect(() => undoKeys(undo, redo, fields), [bench]);

  function undo(): void {
    if (!bench.canUndo.peek()) return;
    bench.undo();
    announce(t('loadouts.undone'));
  }

  function redo(): void {
    if (!bench.canRedo.peek()) return;
    bench.redo();
    announce(t('loadouts.redone'));
  }

  function take(text: string): readonly string[] {
    const read = takeText(opened, rules, text);
    if ('faults' in read) return read.faults;
    const [first] = read.taken;
    if (first !== undefined) bench.edit({ value: first.value });
    return [];
  }

  const { say } = speak.value;
  const drawable = builder.fits(value.value);
  return (
    <div class="build-area stack">
      <div class="row build-tools no-print">
        <UndoButton name="undo" label={t('loadouts.undo')} able={bench.canUndo} onPress={undo} />
        <UndoButton name="redo" label={t('loadouts.redo')} able={bench.canRedo} onPress={redo} />
        {main}
        <button
          type="button"
          class="button"
          onClick={() => {
            beginning.value = true;
          }}
        >
          <Icon name="plus" />
          {t('loadouts.begin')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            pasting.value = true;
          }}
        >
          {t('loadouts.paste')}
        </button>
        {children}
      </div>
      {drawable ? (
        <Drawing
          rules={rules}
          pool={pool}
          value={value}
          faults={faults}
          faultList={<FaultList game={entry.id} faults={faults.value} places={places} />}
          edit={(changed: Json, stroke?: string) => bench.edit({ value: changed }, stroke)}
          say={say}
          announce={(sentence) => announce(speak.peek().say(sentence))}
        />
      ) : (
        <p class="notice-inline">{t('loadouts.undrawable')}</p>
      )}
      {beginning.value && (
        <BeginDialog
          opened={opened}
          by={by}
          now={value.peek()}
          onTake={(taken) => bench.edit({ value: taken })}
          onClose={() => {
            beginning.value = false;
          }}
        />
      )}
      {pasting.value && (
        <TextDialog
          title={t('loadouts.paste')}
          onTake={take}
          onClose={() => {
            pasting.value = false;
          }}
        />
      )}
    </div>
  );
}

/** All that is wrong with a value, in the reader's language. */
export function ruledFaults(
  { builder, speak }: Pick<OpenedBuilder, 'builder' | 'speak'>,
  { rules, faultsOf }: Pick<BuildRules, 'rules' | 'faultsOf'>,
  value: Json,
): readonly RuledFault[] {
  return faultsOf(value).map((fault) => ({
    rule: fault.rule,
    place: fault.place,
    text: speak.value.say(builder.fault(rules, fault)),
  }));
}
