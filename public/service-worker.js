/**
 * Shows notices that the server pushes while no page is open. What to say comes from the page, which leaves its
 * sentences in the cache in the reader's language (`web/notices/push.ts`).
 */
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
    tag: table === '' ? event : table,
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
