import { signal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { Icon } from './icon.tsx';

interface Notice {
  readonly id: number;
  readonly text: string;
}

const shownFor = 6000;
const notices = signal<readonly Notice[]>([]);
let count = 0;

/** Tells the person something that has no better place, for a few seconds. */
export function notify(text: string): void {
  const notice = { id: ++count, text };
  notices.value = [...notices.value, notice];
  setTimeout(() => dismiss(notice.id), shownFor);
}

function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

export function Notices() {
  return (
    <div class="notices" role="status">
      {notices.value.map(({ id, text }) => (
        <p key={id} class="notice">
          {text}
          <button type="button" class="icon-button" onClick={() => dismiss(id)} aria-label={t('close')}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
