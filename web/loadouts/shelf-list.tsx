import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { locale, t } from '../i18n/language.ts';
import { fileName } from '../packs/pack-file.ts';
import { Icon } from '../parts/icon.tsx';
import { download } from '../replay/download.ts';
import { go } from '../router.ts';
import { announce } from '../table/announcer.tsx';
import { freshLoadout, type KeptLoadout, longestName } from './kept-loadout.ts';
import { byBring } from './loadout-bench.tsx';
import { writeFile } from './loadout-file.ts';
import type { OpenedBuilder } from './opened-builder.ts';
import { keepLoadout, keptAt, removeLoadout, shelf } from './shelf.ts';
import { takeText } from './take-text.ts';
import { openTerms } from './terms.ts';
import { TextDialog } from './text-dialog.tsx';

/** All that a person keeps for a game. */
export function ShelfList({ opened }: { readonly opened: OpenedBuilder }) {
  const { entry, builder, speak } = opened;
  const pasting = useSignal(false);
  const removed = useSignal<KeptLoadout | undefined>(undefined);
  const { say } = speak.value;
  const own = shelf.value.filter(({ game }) => game === entry.id);

  function add(loadout: Omit<KeptLoadout, 'id' | 'game' | 'changed'>): KeptLoadout {
    const kept = freshLoadout({ ...loadout, game: entry.id });
    keepLoadout(kept);
    return kept;
  }

  function begin(): void {
    const { id } = add({ name: freshName(), options: {}, value: builder.empty });
    go(`/build/${entry.id}/${id}`);
  }

  /** A name that none of them has yet. */
  function freshName(wanted = say(builder.names.one)): string {
    const names = new Set(own.map(({ name }) => name));
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted.slice(0, longestName - 5)} ${number}`;
      if (!names.has(name)) return name;
    }
  }

  function take(text: string): readonly string[] {
    const terms = openTerms(opened, {});
    if (terms.kind !== 'rules') return [t('loadouts.options.bad')];
    const read = takeText(opened, terms.rules, text);
    if ('faults' in read) return read.faults;
    const added = read.taken.map(({ name, options, value }) =>
      add({ name: freshName(name), options, value }),
    );
    const [first] = added;
    if (added.length === 1 && first !== undefined) go(`/build/${entry.id}/${first.id}`);
    return [];
  }

  function remove(loadout: KeptLoadout): void {
    removeLoadout(loadout.id);
    removed.value = loadout;
    announce(t('loadouts.removed', { name: loadout.name }));
  }

  return (
    <section class="stack" aria-label={say(builder.names.kept)}>
      <div class="row">
        <button type="button" class="button primary" onClick={begin}>
          <Icon name="plus" />
          {say(builder.names.fresh)}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            pasting.value = true;
          }}
        >
          {t('loadouts.import')}
        </button>
        {own.length > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => download(fileName(entry.id, undefined), writeFile(own))}
          >
            <Icon name="download" />
            {t('loadouts.save-all')}
          </button>
        )}
        <a class="button" href={`/new/${entry.id}`}>
          {t('loadouts.table')}
        </a>
      </div>
      {removed.value !== undefined && (
        <p class="notice-inline row">
          <span>{t('loadouts.removed', { name: removed.value.name })}</span>
          <button
            type="button"
            class="button"
            onClick={() => {
              if (removed.value !== undefined) add(removed.value);
              removed.value = undefined;
              announce(t('loadouts.undone'));
            }}
          >
            <Icon name="undo" />
            {t('loadouts.undo')}
          </button>
        </p>
      )}
      {own.length === 0 && <p>{t('loadouts.nothing')}</p>}
      <ul class="build-shelf">
        {own.map((loadout) => (
          <li key={loadout.id} class="sheet">
            <Tile
              opened={opened}
              loadout={loadout}
              onCopy={() => add({ ...loadout, name: freshName(loadout.name) })}
              onRemove={() => remove(loadout)}
            />
          </li>
        ))}
      </ul>
      <p class="soft" role="status">
        {t(`loadouts.kept.${keptAt.value}`)}
      </p>
      {pasting.value && (
        <TextDialog
          title={t('loadouts.import')}
          onTake={take}
          onClose={() => {
            pasting.value = false;
          }}
        />
      )}
    </section>
  );
}

function Tile({
  opened,
  loadout: { id, name, options, value, changed },
  onCopy,
  onRemove,
}: {
  readonly opened: OpenedBuilder;
  readonly loadout: KeptLoadout;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}) {
  const { entry, builder, speak } = opened;
  const terms = useMemo(() => openTerms(opened, options), [opened, options]);
  const rules = terms.kind === 'rules' ? terms.rules : undefined;
  const faults = rules === undefined ? undefined : byBring(rules).faultsOf(value).length;
  return (
    <>
      <h2>
        <a href={`/build/${entry.id}/${id}`}>{name}</a>
      </h2>
      <p>{rules !== undefined && builder.fits(value) && speak.value.say(builder.summary(rules, value))}</p>
      {faults !== undefined && (
        <p class={faults === 0 ? 'build-fine' : 'build-faulty'}>{t('loadouts.faults', { count: faults })}</p>
      )}
      <p class="soft">
        <time dateTime={new Date(changed).toISOString()}>
          {new Date(changed).toLocaleString(locale.value, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      <div class="row">
        <a class="button" href={`/build/${entry.id}/${id}`}>
          {t('loadouts.open')}
          <span class="hidden-text"> {name}</span>
        </a>
        <button type="button" class="button" onClick={onCopy}>
          {t('loadouts.copy')}
          <span class="hidden-text"> {name}</span>
        </button>
        <button type="button" class="button" onClick={onRemove}>
          {t('loadouts.remove')}
          <span class="hidden-text"> {name}</span>
        </button>
      </div>
    </>
  );
}
