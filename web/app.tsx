import type { ComponentType } from 'preact';
import { Home } from './home/home.tsx';
import { t } from './i18n/language.ts';
import { Lazy } from './parts/lazy.tsx';
import { Notices } from './parts/notices.tsx';
import { Settings } from './parts/settings-dialog.tsx';
import { Sky } from './parts/sky.tsx';
import { address } from './router.ts';

/** What a page is handed: the rest of its path. */
export interface PageProps {
  readonly id: string;
}

type PageLoader = () => Promise<ComponentType<PageProps>>;

/** The first part of the path names the page, the second says of what. Home comes with the start. */
const pages = new Map(
  Object.entries<PageLoader>({
    new: async () => (await import('./new-table/new-table.tsx')).NewTablePage,
    packs: async () => (await import('./packs/packs.tsx')).PacksPage,
    table: async () => (await import('./table/table.tsx')).TablePage,
    replay: async () => (await import('./replay/replay.tsx')).ReplayPage,
    verify: async () => (await import('./verify/verify.tsx')).VerifyPage,
    account: async () => (await import('./keys/keys.tsx')).KeysPage,
    learn: async () => (await import('./guide/guide.tsx')).GuidePage,
    rules: async () => (await import('./rules/rules.tsx')).RulesPage,
    about: async () => (await import('./about/about.tsx')).AboutPage,
  }),
);

export function App() {
  const [, name = '', id = ''] = address.value.pathname.split('/');
  const load = pages.get(name);
  return (
    <>
      <a class="skip" href="#main">
        {t('skip.main')}
      </a>
      <Sky />
      {load === undefined ? <Home /> : <Lazy key={`${name}/${id}`} load={load} props={{ id }} />}
      <Settings />
      <Notices />
    </>
  );
}
