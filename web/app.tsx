import { loadTaglines } from './home/taglines.ts';
import { t } from './i18n/language.ts';
import { firstTables } from './my-tables.ts';
import { type Late, late } from './parts/late.ts';
import { Lazy } from './parts/lazy.tsx';
import { Notices } from './parts/notices.tsx';
import { Settings } from './parts/settings.tsx';
import { Sky } from './parts/sky.tsx';
import { address } from './router.ts';

/** What a page is handed: the rest of its path. */
export interface PageProps {
  readonly id: string;
}

/** The first part of the path names the page, the second says of what. */
const pages: ReadonlyMap<string, Late<PageProps>> = new Map(
  Object.entries<Late<PageProps>>({
    new: late(
      ['new-table', 'host', 'errors'],
      async () => (await import('./new-table/new-table.tsx')).NewTablePage,
    ),
    build: late(['loadouts', 'errors'], async () => (await import('./loadouts/loadouts.tsx')).LoadoutsPage),
    packs: late(['packs', 'errors'], async () => (await import('./packs/packs.tsx')).PacksPage),
    table: late(['table', 'errors'], async () => (await import('./table/table.tsx')).TablePage),
    series: late(['series', 'errors'], async () => (await import('./series/series.tsx')).SeriesPage),
    replay: late(
      ['table', 'result', 'replay', 'errors'],
      async () => (await import('./replay/replay.tsx')).ReplayPage,
    ),
    verify: late(
      ['verify', 'replay', 'errors'],
      async () => (await import('./verify/verify.tsx')).VerifyPage,
    ),
    account: late(['keys', 'errors'], async () => (await import('./keys/keys.tsx')).KeysPage),
    explore: late([], async () => (await import('./explore/explore.tsx')).ExplorePage),
    learn: late(
      ['table', 'result', 'guide', 'errors'],
      async () => (await import('./guide/guide.tsx')).GuidePage,
    ),
    rules: late(['rules'], async () => (await import('./rules/rules.tsx')).RulesPage),
    about: late(['about'], async () => (await import('./about/about.tsx')).AboutPage),
  }),
);
const home = late<PageProps>(['home', 'errors'], async () => {
  // With the matches that wait, so that they do not push away what somebody is about to touch.
  const [{ Home }] = await Promise.all([import('./home/home.tsx'), loadTaglines(), firstTables()]);
  return Home;
});

const missing = late<PageProps>(['about'], async () => (await import('./parts/not-found.tsx')).NotFound);

/** The page that an address leads to. */
export function pageAt({ pathname }: URL): {
  readonly page: Late<PageProps>;
  readonly key: string;
  readonly id: string;
} {
  const [, name = '', id = ''] = pathname.split('/');
  if (name === '') return { page: home, key: '', id: '' };
  return { page: pages.get(name) ?? missing, key: `${name}/${id}`, id };
}

export function App() {
  const { page, key, id } = pageAt(address.value);
  return (
    <>
      <a class="skip" href="#main">
        {t('skip.main')}
      </a>
      <Sky />
      <Lazy key={key} of={page} props={{ id }} />
      <Settings />
      <Notices />
    </>
  );
}
