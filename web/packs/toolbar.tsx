import { useSignal } from '@preact/signals';
import type { GameEntry } from '../../games/entry.ts';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notices.tsx';
import { UndoButton } from '../parts/undo-button.tsx';
import { playBots } from '../play-bots.ts';
import { failureText } from '../refusal-text.ts';
import { savePack } from './pack-file.ts';
import type { Workshop } from './workshop.ts';

/** A pack to begin with, named in the reader's language. */
export interface Start {
  readonly pack: unknown;
  readonly name: string;
}

/** What can be done with the pack as a whole. */
export function Toolbar({
  entry,
  starts,
  workshop,
  faulty,
  onUndo,
  onRedo,
  onOpen,
}: {
  readonly entry: GameEntry;
  readonly starts: readonly Start[];
  readonly workshop: Workshop;
  readonly faulty: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onOpen: (file: File) => void;
}) {
  const beginning = useSignal(false);
  const opening = useSignal(false);
  const { pack, canUndo, canRedo } = workshop;

  async function play(): Promise<void> {
    opening.value = true;
    try {
      await playBots(entry, { pack: pack.peek() });
    } catch (failure) {
      notify(failureText(failure));
    } finally {
      opening.value = false;
    }
  }

  return (
    <div class="row pack-tools">
      <UndoButton name="undo" label={t('packs.undo')} able={canUndo} onPress={onUndo} />
      <UndoButton name="redo" label={t('packs.redo')} able={canRedo} onPress={onRedo} />
      <button
        type="button"
        class="button"
        onClick={() => {
          beginning.value = true;
        }}
      >
        <Icon name="plus" />
        {t('packs.new')}
      </button>
      <label class="button">
        <Icon name="book" />
        {t('packs.open')}
        <input
          type="file"
          accept=".json,application/json"
          class="hidden-input"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) onOpen(file);
            // The same file can be opened again.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <button
        type="button"
        class="button"
        onClick={() => {
          savePack(entry.id, pack.peek());
          workshop.saved();
        }}
      >
        <Icon name="download" />
        {t('packs.save')}
      </button>
      <button
        type="button"
        class="button primary"
        disabled={faulty || opening.value}
        onClick={() => void play()}
      >
        <Icon name="bot" />
        {t('packs.play')}
      </button>
      <a class="quiet-link" href={`/new/${entry.id}?pack=drawn`}>
        {t('packs.table')}
      </a>
      {beginning.value && (
        <Dialog
          title={t('packs.new')}
          onClose={() => {
            beginning.value = false;
          }}
        >
          <div class="stack">
            <p>{t('packs.new.hint')}</p>
            {starts.map(({ pack: fresh, name }) => (
              <button
                key={name}
                type="button"
                class="button"
                onClick={() => {
                  workshop.edit(fresh);
                  beginning.value = false;
                }}
              >
                {name}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}
