import { t } from './i18n/language.ts';
import { notify } from './parts/notices.tsx';

/** Puts a link on the clipboard, or shows it where the browser does not allow that (no HTTPS). */
export async function copyLink(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    notify(t('menu.copied'));
  } catch {
    notify(href);
  }
}
