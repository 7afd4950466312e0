import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/language.ts';

/** Shows a component as soon as it has been fetched. */
export function Lazy<P extends object>({
  load,
  props,
}: {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}) {
  const loaded = useSignal<{ Component: ComponentType<P> } | 'failed' | undefined>(undefined);
  useEffect(() => {
    load().then(
      (Component) => {
        loaded.value = { Component };
      },
      () => {
        loaded.value = 'failed';
      },
    );
  }, [load, loaded]);
  if (loaded.value === undefined) return null;
  if (loaded.value === 'failed') return <p class="notice-inline">{t('error.loading')}</p>;
  const { Component } = loaded.value;
  return <Component {...props} />;
}
