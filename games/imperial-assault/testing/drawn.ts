import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type ComponentChildren, isValidElement } from 'preact';
import { transformSync } from 'rolldown/utils';

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    if (!url.endsWith('.tsx')) return next(url, context);
    const path = fileURLToPath(url);
    const { code } = transformSync(path, readFileSync(path, 'utf8'), {
      jsx: { runtime: 'automatic', importSource: 'preact' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/**
 * What a component without hooks draws, as text. Whoever imports this can import `.tsx` files later, with `import()`:
 * Node does not read them by itself.
 */
export function drawnAsText(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(drawnAsText).join('');
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (!isValidElement(children)) return '';
  const { type, props } = children;
  if (typeof type === 'function') return drawnAsText(Reflect.apply(type, undefined, [props]));
  const attributes = Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && typeof value !== 'function')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return `<${type}${attributes}>${drawnAsText(props.children)}</${type}>`;
}
