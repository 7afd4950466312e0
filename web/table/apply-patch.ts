import type { Operation } from 'rfc6902';

/**
 * The value after a JSON Patch (RFC 6902) of additions, removals and replacements, which is what the server sends.
 * What the patch does not touch is shared with the old value, and the old value stays as it is: animations and
 * replays compare the two. Throws if the patch does not fit.
 */
export function applyPatch(value: unknown, patch: readonly Operation[]): unknown {
  return patch.reduce((current, operation) => change(current, pathOf(operation.path), operation), value);
}

function change(value: unknown, path: readonly string[], operation: Operation): unknown {
  const [name, ...rest] = path;
  if (name === undefined) {
    if (operation.op === 'add' || operation.op === 'replace') return operation.value;
    throw new Error(`cannot ${operation.op} the whole view`);
  }
  if (Array.isArray(value)) return changeList(value, name, rest, operation);
  if (typeof value !== 'object' || value === null) throw new Error(`nothing at ${operation.path}`);
  if (rest.length === 0 && operation.op === 'remove') {
    const fields: Record<string, unknown> = { ...value };
    delete fields[name];
    return fields;
  }
  const before: unknown = rest.length > 0 ? Reflect.get(value, name) : undefined;
  // Written so, a field `__proto__` is one like any other.
  return { ...value, [name]: change(before, rest, operation) };
}

function changeList(
  list: readonly unknown[],
  name: string,
  rest: readonly string[],
  operation: Operation,
): unknown[] {
  const index = name === '-' ? list.length : Number(name);
  if (!Number.isInteger(index) || index < 0 || index > list.length) {
    throw new Error(`nothing at ${operation.path}`);
  }
  if (rest.length > 0) return list.with(index, change(list[index], rest, operation));
  switch (operation.op) {
    case 'remove':
      return list.toSpliced(index, 1);
    case 'add':
      return list.toSpliced(index, 0, operation.value);
    default:
      return list.with(index, change(undefined, [], operation));
  }
}

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
