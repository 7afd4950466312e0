import { useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Rules } from '../../kernel/game.ts';
import { seeded } from '../../kernel/seeded.ts';
import { t } from '../i18n/language.ts';
import { fileName } from '../packs/pack-file.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notices.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { download } from '../replay/download.ts';
import { openBench } from './bench.ts';
import { BuildArea, type BuildRules } from './build-area.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { type KeptLoadout, longestName, newId } from './kept-loadout.ts';
import { writeFile } from './loadout-file.ts';
import { writeLoadout } from './loadout-text.ts';
import type { OpenedBuilder } from './opened-builder.ts';
import { OptionsRow } from './options-row.tsx';
import { keepLoadout, keptAt } from './shelf.ts';
import { drawn, openTerms } from './terms.ts';

/** One loadout on the bench: its name, for what matches it is, and what is in it. Every change is kept at once. */
export function LoadoutBench({
  opened,
  loadout,
}: {
  readonly opened: OpenedBuilder;
  readonly loadout: KeptLoadout;
}) {
  const { entry, builder } = opened;
  const { id } = loadout;
  const bench = useMemo(
    () => openBench(loadout, (draft) => keepLoadout({ id, game: entry.id, ...draft, changed: Date.now() })),
    [id],
  );
  const options = useComputed(() => bench.draft.value.options);
  const copying = useSignal<string | undefined>(undefined);
  const typedName = useTyped(bench.draft.value.name, (typed) => {
    if (typed.trim() !== '') bench.edit({ name: typed.trim() }, 'name');
  });
  const wanted = options.value;
  const terms = useMemo(() => openTerms(opened, wanted), [opened, wanted]);

  async function copyText(rules: Rules): Promise<void> {
    const { options: chosen, ...draft } = bench.draft.peek();
    // Nobody else has the pack of this browser.
    const { pack, ...others } = chosen;
    const shared = pack === undefined || pack === drawn ? others : chosen;
    const text = writeLoadout(entry.id, builder, rules, { ...draft, options: shared });
    try {
      await navigator.clipboard.writeText(text);
      notify(t('loadouts.copied'));
    } catch {
      copying.value = text;
    }
  }

  return (
    <div class="stack">
      <div class="row build-head">
        <label class="field build-name">
          <span>{t('loadouts.name')}</span>
          <input type="text" maxlength={longestName} {...typedName} />
        </label>
        <OptionsRow
          opened={opened}
          options={wanted}
          onChange={(changed) => bench.edit({ options: changed })}
        />
        <p class="soft build-kept no-print" role="status">
          {t(`loadouts.kept.${keptAt.value}`)}
        </p>
      </div>
      {terms.kind !== 'rules' && (
        <p class="notice-inline" role="alert">
          {t(`loadouts.${terms.kind}.bad`)}{' '}
          {terms.kind === 'pack' && <a href={`/packs/${entry.id}`}>{t('packs.title')}</a>}
        </p>
      )}
      {terms.kind === 'rules' && (
        <BuildArea opened={opened} bench={bench} by={byBring(terms.rules)}>
          <button type="button" class="button" onClick={() => void copyText(terms.rules)}>
            <Icon name="share" />
            {t('loadouts.copy-text')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              const draft = bench.draft.peek();
              download(fileName(entry.id, draft), writeFile([{ game: entry.id, ...draft }]));
            }}
          >
            <Icon name="download" />
            {t('loadouts.save')}
          </button>
          <button type="button" class="button" onClick={() => print()}>
            <Icon name="print" />
            {t('loadouts.print')}
          </button>
        </BuildArea>
      )}
      {copying.value !== undefined && (
        <CopyDialog
          text={copying.value}
          onClose={() => {
            copying.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** What a seat may bring to matches with these rules. */
export function byBring(rules: Rules): BuildRules {
  const { bring } = rules;
  return {
    rules,
    pool: undefined,
    faultsOf(value) {
      const parsed = bring?.parse(value);
      return parsed !== undefined && 'faults' in parsed ? parsed.faults : [];
    },
    sample: () => bring?.sample(seeded(newId())) ?? null,
  };
}
