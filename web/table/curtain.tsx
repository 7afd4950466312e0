import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/language.ts';

/** Hides the table between two players at one screen, until the next one says that nobody else is looking. */
export function Curtain({ name, onReady }: { readonly name: string; readonly onReady: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <main id="main" class="curtain">
      <div class="sheet stack">
        <h1>{t('curtain.title', { name })}</h1>
        <p>{t('curtain.hint', { name })}</p>
        <button ref={button} type="button" class="button primary" onClick={onReady}>
          {t('curtain.ready', { name })}
        </button>
      </div>
    </main>
  );
}
