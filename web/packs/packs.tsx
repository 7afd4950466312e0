import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EditorComponent, GameEntry, PackEditor, Packs } from '../../games/entry.ts';
import { gameById } from '../../games/games.ts';
import type { PageProps } from '../app.tsx';
import { locale, t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { Announcer } from '../table/announcer.tsx';
import { loadDraft } from './draft.ts';
import { canBeMended, shapeFaults } from './shape-faults.ts';
import { Workbench } from './workbench.tsx';
import { openWorkshop, type Workshop } from './workshop.ts';
import './packs.css';

interface Opened {
  readonly entry: GameEntry;
  readonly editor: PackEditor;
  readonly Drawing: EditorComponent;
  readonly packs: Packs;
  readonly workshop: Workshop;
}

/** Where people make content of their own for a game. */
export function PacksPage({ id }: PageProps) {
  const entry = gameById(id);
  const opened = useSignal<Opened | 'failed' | undefined>(undefined);
  const language = locale.value;

  useEffect(() => {
    if (entry === undefined) return;
    open(entry).then(
      (found) => {
        opened.value = found ?? 'failed';
      },
      () => {
        opened.value = 'failed';
      },
    );
  }, [entry, opened]);
  useEffect(() => {
    if (entry !== undefined) setTitle(() => `${t('packs.title')}, ${entry.name[locale.value]}`);
  }, [entry]);

  if (entry?.editor === undefined) return <DeadEnd title={t('packs.none')} of="packs" />;
  if (opened.value === 'failed') return <DeadEnd title={t('error.loading')} />;
  return (
    <div class="page packs-page">
      <Masthead />
      <main id="main" class="stack">
        <h1>
          {t('packs.title')} <span class="soft">{entry.name[language]}</span>
        </h1>
        {opened.value === undefined ? (
          <p class="loading">{t('table.loading')}</p>
        ) : (
          <Workbench {...opened.value} />
        )}
      </main>
      <Announcer />
    </div>
  );
}

/** The workshop with what was left on it at the last visit, or else with what the game begins with. */
async function open(entry: GameEntry): Promise<Opened | undefined> {
  const [editor, packs] = await Promise.all([entry.editor?.(), entry.packs?.()]);
  if (editor === undefined || packs === undefined) return undefined;
  const Drawing = await editor.component();
  const draft = loadDraft(entry.id);
  const usable = draft !== undefined && canBeMended(shapeFaults(packs.schema, draft));
  const workshop = openWorkshop(entry.id, packs, usable ? draft : editor.starts[0]?.pack);
  return { entry, editor, Drawing, packs, workshop };
}
