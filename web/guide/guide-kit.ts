import { effect, signal } from '@preact/signals';
import type { Guide } from '../../games/guide.ts';
import { locale } from '../i18n/language.ts';
import type { Kit } from '../table/kit.ts';

const kits = new WeakMap<Guide, Promise<Kit>>();

/** The kit of a game with the messages of its guide among the game's own. Made once, as it follows the language. */
export function guideKit(kit: Kit, guide: Guide): Promise<Kit> {
  const made = kits.get(guide) ?? withLessons(kit, guide);
  kits.set(guide, made);
  made.catch(() => kits.delete(guide));
  return made;
}

async function withLessons(kit: Kit, guide: Guide): Promise<Kit> {
  const first = locale.peek();
  const lessons = signal({ locale: first, texts: await guide.messages(first) });
  const messages = signal(kit.messages.peek());
  effect(() => {
    const wanted = locale.value;
    if (wanted === lessons.peek().locale) return;
    void guide.messages(wanted).then((texts) => {
      if (locale.peek() === wanted) lessons.value = { locale: wanted, texts };
    });
  });
  effect(() => {
    const [own, taught] = [kit.messages.value, lessons.value];
    if (own.locale !== taught.locale) return;
    messages.value = { locale: own.locale, texts: { ...own.texts, ...taught.texts } };
  });
  return { ...kit, messages };
}
