import { useSignal } from '@preact/signals';
import type { GameEntry } from '../../games/entry.ts';
import { t } from '../i18n/language.ts';
import { offline } from '../my-tables.ts';
import { playBots } from '../play-bots.ts';
import { failureText } from '../refusal-text.ts';
import { Icon } from './icon.tsx';
import { notify } from './notices.tsx';

/** Leads straight to a table with bots. */
export function PlayBotsButton({ entry }: { readonly entry: GameEntry }) {
  const opening = useSignal(false);

  async function open(): Promise<void> {
    opening.value = true;
    try {
      await playBots(entry);
    } catch (failure) {
      notify(failureText(failure));
    } finally {
      opening.value = false;
    }
  }

  return (
    <button type="button" class="button primary" onClick={open} disabled={opening.value}>
      <Icon name="bot" />
      {t(
        offline.value ? 'home.play-device' : entry.cooperative ? 'home.play-bots.together' : 'home.play-bots',
      )}
    </button>
  );
}
