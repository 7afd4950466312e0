import { useSignal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';

/** Ends a series once its owner has been told what that means. */
export function EndSeries({ onEnd }: { readonly onEnd: () => void }) {
  const asking = useSignal(false);
  const close = (): void => {
    asking.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          asking.value = true;
        }}
      >
        {t('series.end')}
      </button>
      {asking.value && (
        <Dialog title={t('series.end')} onClose={close}>
          <div class="stack">
            <p>{t('series.end.hint')}</p>
            <div>
              <button
                type="button"
                class="button primary"
                onClick={() => {
                  close();
                  onEnd();
                }}
              >
                {t('series.end')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
