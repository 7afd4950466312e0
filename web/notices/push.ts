import { games } from '../../games/games.ts';
import type { NewPush, Notices } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { locale, t } from '../i18n/language.ts';

/** Whether this browser can take notices here: it needs push, and a page that came by HTTPS or from this machine. */
export const canPush =
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser; undefined if it has none. */
export async function currentPush(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the person and the browser's push service, and tells the server. Rejects if either says no. */
export async function startPush(key: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  await navigator.serviceWorker.register('/service-worker.js');
  const registration = await navigator.serviceWorker.ready;
  await cacheTexts();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return api.addPush(asNewPush(subscription));
}

export async function stopPush(): Promise<Notices | undefined> {
  const subscription = await currentPush();
  if (subscription === undefined) return undefined;
  await subscription.unsubscribe();
  return api.removePush(subscription.endpoint);
}

/** Leaves what notices say where the service worker finds it, in the reader's language. */
export async function cacheTexts(): Promise<void> {
  const names = Object.fromEntries(games.map(({ id, name }) => [id, name[locale.value]]));
  const texts = {
    turn: t('notice.turn'),
    over: t('notice.over'),
    next: t('notice.next'),
    meeting: t('notice.meeting'),
    test: t('notice.test'),
    games: names,
  };
  const cache = await caches.open('starboard-notices');
  await cache.put('/notice-texts', new Response(JSON.stringify(texts)));
}

function asNewPush(subscription: PushSubscription): NewPush {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh, auth } };
}
