import { type ReadonlySignal, signal } from '@preact/signals';

const here = signal(new URL(location.href));

/** The address that is shown. */
export const address: ReadonlySignal<URL> = here;

/** Goes to a path of this page, without asking the server for it. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  const target = new URL(path, location.href);
  const samePage = target.pathname === here.peek().pathname;
  if (how === 'push') history.pushState(null, '', target);
  else history.replaceState(null, '', target);
  here.value = target;
  if (!samePage) scrollTo(0, 0);
}

/** Takes over clicks on links that lead to another page of ours, and the browser's back and forward. */
export function startRouter(): void {
  addEventListener('popstate', () => {
    here.value = new URL(location.href);
  });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
    const target = new URL(link.href);
    if (target.origin !== location.origin || target.pathname.startsWith('/api/')) return;
    if (target.pathname === location.pathname && target.hash !== '') return;
    event.preventDefault();
    go(target.href);
  });
}
