import { useEffect } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import type { Late } from './late.ts';

/** Shows a component as soon as it has been fetched: at once if it was fetched before. */
export function Lazy<P extends object>({ of, props }: { readonly of: Late<P>; readonly props: P }) {
  useEffect(() => void of.load(), [of]);
  const { value: Found } = of.found;
  if (Found === undefined) return null;
  if (Found === 'failed') return <p class="notice-inline">{t('error.loading')}</p>;
  return <Found {...props} />;
}
