import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EditorComponent, GameEntry, PackEditor, PackFault, Packs } from '../../games/entry.ts';
import type { Messages } from '../../games/words.ts';
import { locale, t } from '../i18n/language.ts';
import { speaker } from '../i18n/speaker.ts';
import { undoKeys } from '../parts/undo-keys.ts';
import { announce } from '../table/announcer.tsx';
import { onOtherTab } from './draft.ts';
import type { PlacedFault } from './editor.ts';
import { FaultList } from './fault-list.tsx';
import { canBeMended, shapeFaults } from './shape-faults.ts';
import { SimulationPanel } from './simulation-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Workshop } from './workshop.ts';

/** A file that is no pack of this game. */
interface Unfit {
  readonly file: string;
  readonly faults: readonly PlacedFault[];
}

/** The pack with everything that can be done to it; the game draws it. */
export function Workbench({
  entry,
  editor,
  Drawing,
  packs,
  workshop,
}: {
  readonly entry: GameEntry;
  readonly editor: PackEditor;
  readonly Drawing: EditorComponent;
  readonly packs: Packs;
  readonly workshop: Workshop;
}) {
  const texts = useSignal<Messages | undefined>(undefined);
  const shown = useSignal<{ readonly place: string } | undefined>(undefined);
  const unfit = useSignal<Unfit | undefined>(undefined);
  const elsewhere = useSignal(false);
  const language = locale.value;
  const speak = useComputed(() => speaker(locale.value, texts.value ?? {}));
  const faults = useComputed((): readonly PlacedFault[] => {
    const { says, faults: found } = workshop.judgement.value;
    if (says === 'page') return found.map(placeFault);
    return found.map(({ place, sentence }) => ({ place, text: speak.value.say(sentence) }));
  });

  useEffect(() => {
    void Promise.all([entry.messages(language), editor.messages(language)]).then(([game, own]) => {
      if (locale.peek() === language) texts.value = { ...game, ...own };
    });
  }, [entry, editor, language, texts]);
  useEffect(() => undoKeys(undo, redo), []);
  useEffect(
    () =>
      onOtherTab(entry.id, () => {
        elsewhere.value = true;
      }),
    [entry, elsewhere],
  );

  function undo(): void {
    if (!workshop.canUndo.peek()) return;
    workshop.undo();
    announce(t('packs.undone'));
  }

  function redo(): void {
    if (!workshop.canRedo.peek()) return;
    workshop.redo();
    announce(t('packs.redone'));
  }

  /** Takes what a file holds for the pack, if it is one. What was there before can be had back by undoing. */
  async function open(file: File): Promise<void> {
    const pack = await contentOf(file);
    const wrong = pack === undefined ? [] : shapeFaults(packs.schema, pack);
    if (pack === undefined || !canBeMended(wrong)) {
      const none = { place: '', text: t('new.file.bad', { file: file.name }) };
      unfit.value = { file: file.name, faults: pack === undefined ? [none] : wrong.map(placeFault) };
      return;
    }
    unfit.value = undefined;
    workshop.edit(pack);
    workshop.saved();
    announce(t('packs.opened', { file: file.name }));
  }

  const faulty = faults.value.length > 0;
  if (texts.value === undefined) return <p class="loading">{t('table.loading')}</p>;
  return (
    <section
      class="stack"
      aria-label={t('packs.title')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        if (file === undefined) return;
        event.preventDefault();
        void open(file);
      }}
    >
      <Toolbar
        entry={entry}
        starts={editor.starts.map(({ name, pack }) => ({ pack, name: speak.value.say(name) }))}
        workshop={workshop}
        faulty={faulty}
        onUndo={undo}
        onRedo={redo}
        onOpen={(file) => void open(file)}
      />
      {unfit.value !== undefined && (
        <div class="notice-inline" role="alert">
          <p>{t('packs.unfit', { file: unfit.value.file })}</p>
          <ul class="faults">
            {unfit.value.faults.map(({ place, text }) => (
              <li key={`${place} ${text}`}>
                {place !== '' && <code>{place}</code>} {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!workshop.kept.value && (
        <p class="notice-inline" role="alert">
          {t('packs.unkept')}
        </p>
      )}
      {elsewhere.value && (
        <p class="notice-inline" role="alert">
          {t('packs.elsewhere')}
        </p>
      )}
      <FaultList
        faults={faults.value}
        kept={workshop.inFile.value ? t('packs.in-file') : t('packs.in-browser')}
        whereOf={(place) => {
          if (workshop.judgement.value.says === 'game') return undefined;
          const name = editor.place(workshop.pack.value, place);
          return name === undefined ? place : speak.value.say(name);
        }}
        onShow={(place) => {
          shown.value = { place };
        }}
      />
      <Drawing
        pack={workshop.pack}
        faults={faults}
        shown={shown}
        edit={workshop.edit}
        say={speak.value.say}
        announce={(sentence) => announce(speak.value.say(sentence))}
      />
      <SimulationPanel
        entry={entry}
        pack={workshop.pack.value}
        tables={(editor.tables ?? []).map((table) => ({ ...table, name: speak.value.say(table.name) }))}
        faulty={faulty}
      />
    </section>
  );
}

function placeFault({ place, sentence: { key, args } }: PackFault): PlacedFault {
  return { place, text: t(key, args) };
}

/** What a file of JSON holds; undefined where it is no JSON. */
async function contentOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
