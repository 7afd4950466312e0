/**
 * Keeps the built page in the browser, so that it opens without a network, and shows notices that the server pushes while
 * no page is open.
 *
 * One cache holds one build. The build writes its name and the name of its list of files into this file
 * (`scripts/offline-build.ts`), so browsers see a new service worker when there is a new page. It waits until no tab shows
 * the old page; until then, the old cache gives the old page the files that the server may have no more.
 */
const build = '__BUILD__';
const list = '__LIST__';
const cacheName = `starboard-page-${build}`;
/** How long a page waits for the server before the kept one opens, in milliseconds. */
const patience = 4000;

/** The language of a file that holds messages; undefined for any other. */
const languageOf = (path) => /^\/assets\/(__LOCALES__)-[^/]+$/.exec(path)?.[1];

/** The languages whose files an earlier build has kept, and those of this browser. */
async function wantedLanguages() {
  const caught = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  );
  const used = caught.flat().map(({ url }) => languageOf(new URL(url).pathname));
  const own = self.navigator.languages.map((language) => language.slice(0, 2));
  return new Set([...used, ...own, 'en']);
}

/**
 * Keeps every file of this build, those with messages only in these languages. Each has to have the hash that the build
 * noted. Rejects if one cannot be had.
 */
async function keepFiles(languages) {
  const cache = await caches.open(cacheName);
  const response = (await cache.match(list)) ?? (await fetch(list));
  if (!response.ok) throw new Error(`${list}: ${response.status}`);
  await cache.put(list, response.clone());
  const files = await response.json();
  await Promise.all(
    files.map(async ([path, integrity]) => {
      const language = languageOf(path);
      if (language !== undefined && !languages.has(language)) return;
      // Names of assets hold their hash, so an earlier build and the browser's own cache have the same file.
      const isAsset = path.startsWith('/assets/');
      const known = isAsset ? await caches.match(path) : undefined;
      const file = known ?? (await fetch(path, { integrity, cache: isAsset ? 'default' : 'no-cache' }));
      if (!file.ok) throw new Error(`${path}: ${file.status}`);
      await cache.put(path, file);
    }),
  );
}

/** The languages that are being kept, or have been since this service worker was started. */
const keeping = new Map();

/** Keeps all messages of a language that the page has begun to speak. */
function keepLanguage(language) {
  const files = keeping.get(language) ?? keepFiles(new Set([language])).catch(() => keeping.delete(language));
  keeping.set(language, files);
  return files;
}

async function dropOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('starboard-page-') && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page from the server; the kept one if the server cannot be reached, or not soon enough. */
async function pageFor(request) {
  const fresh = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const reached = await Promise.race([fresh, late]).catch(() => undefined);
  if (reached !== undefined && reached.status < 500) return reached;
  return (await caches.match('/index.html', { cacheName })) ?? fresh;
}

/** A file of the page, from where it is kept; otherwise from the server. */
async function assetFor(event) {
  const { pathname } = new URL(event.request.url);
  const found = await caches.match(pathname);
  if (found !== undefined) return found;
  const language = languageOf(pathname);
  if (language !== undefined) event.waitUntil(keepLanguage(language));
  return fetch(event.request);
}

self.addEventListener('install', (event) => event.waitUntil(wantedLanguages().then(keepFiles)));

// The page that was opened first, before there was a service worker, gets its files from here too.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOtherBuilds(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) {
    event.respondWith(assetFor(event));
  } else if (request.mode === 'navigate' && !/^\/(api|metrics|healthz|readyz)(\/|$)/.test(pathname)) {
    event.respondWith(pageFor(request));
  }
});

/** What notices say: the page leaves its sentences in the cache in the reader's language (`web/notices/push.ts`). */
const sentences = async () => {
  const kept = await (await caches.open('starboard-notices')).match('/notice-texts');
  return kept === undefined ? {} : kept.json();
};

const isAt = (client, table) =>
  client.visibilityState === 'visible' && new URL(client.url).pathname === `/table/${table}`;

async function show({ event, table, game, players }) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (event === 'turn' && open.some((client) => isAt(client, table))) return;
  const texts = await sentences();
  await self.registration.showNotification(texts[event] ?? 'Starboard', {
    body: [texts.games?.[game] ?? '', players.join(' · ')].filter((part) => part !== '').join(' – '),
    tag: table === '' ? event : event === 'meeting' ? `${event} ${table}` : table,
    data: table === '' ? '/' : `/table/${table}`,
  });
}

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there === undefined ? self.clients.openWindow(path) : there.focus();
}

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
