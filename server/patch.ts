import type { Operation } from 'rfc6902';

type Container = Record<string, unknown> | unknown[];

/** Keys from the outside in. One list serves a whole comparison, because few places change and need their pointer. */
type Path = (string | number)[];

/**
 * Changes `before` in place until it equals `after`, and returns the JSON Patch (RFC 6902) that does the same to a copy.
 * If the two are of different kinds, `before` stays untouched and the patch replaces the whole. Values in the patch are
 * copies. A key whose value is undefined counts as absent, as in JSON.
 *
 * The function is made for views: lists that grow at the end or lose entries, and records with few changes. Its time is
 * linear in the size of the values. A list is therefore compared place by place between its equal ends, or by `id` if its
 * entries have ids.
 */
export function bringUpToDate(before: unknown, after: unknown): Operation[] {
  const operations: Operation[] = [];
  follow(before, after, [], operations);
  return operations;
}

/** Returns the value that takes the place of `before`. */
function follow(before: unknown, after: unknown, path: Path, out: Operation[]): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) followList(before, after, path, out);
  else if (isRecord(before) && isRecord(after)) followRecord(before, after, path, out);
  else {
    out.push({ op: 'replace', path: pointerTo(path), value: copy(after) });
    return copy(after);
  }
  return before;
}

/** The same for an entry of what is at the path. */
function followAt(
  before: unknown,
  after: unknown,
  path: Path,
  key: string | number,
  out: Operation[],
): unknown {
  if (before === after) return before;
  path.push(key);
  const now = follow(before, after, path, out);
  path.pop();
  return now;
}

function followRecord(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
  out: Operation[],
): void {
  for (const key of Object.keys(before)) {
    if (before[key] === undefined || has(after, key)) continue;
    out.push({ op: 'remove', path: pointerTo(path, key) });
    delete before[key];
  }
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    if (has(before, key)) {
      const now = followAt(before[key], value, path, key, out);
      if (now !== before[key]) before[key] = now;
    } else {
      out.push({ op: 'add', path: pointerTo(path, key), value: copy(value) });
      before[key] = copy(value);
    }
  }
}

function followList(before: unknown[], after: unknown[], path: Path, out: Operation[]): void {
  const ids = idsOf(after);
  const old = ids && idsOf(before);
  if (ids && old && old.size > 0 && sameOrder(old, ids)) {
    followById(before, after, old, ids, path, out);
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && equal(before[start], after[start])) start++;
  let same = 0;
  while (same < shorter - start && equal(before[before.length - 1 - same], after[after.length - 1 - same])) {
    same++;
  }
  const beforeEnd = before.length - same;
  const afterEnd = after.length - same;
  const common = Math.min(beforeEnd, afterEnd);
  for (let at = start; at < common; at++) before[at] = followAt(before[at], after[at], path, at, out);
  for (let at = beforeEnd - 1; at >= common; at--) out.push({ op: 'remove', path: pointerTo(path, at) });
  for (let at = common; at < afterEnd; at++) {
    out.push({ op: 'add', path: pointerTo(path, same > 0 ? at : '-'), value: copy(after[at]) });
  }
  before.splice(common, beforeEnd - common, ...after.slice(common, afterEnd).map(copy));
}

/** Compares lists whose entries have ids: first removals, then additions and changes. */
function followById(
  before: unknown[],
  after: unknown[],
  old: Map<unknown, number>,
  ids: Map<unknown, number>,
  path: Path,
  out: Operation[],
): void {
  for (const [id, at] of [...old].reverse()) {
    if (ids.has(id)) continue;
    out.push({ op: 'remove', path: pointerTo(path, at) });
    before.splice(at, 1);
  }
  // Entries that stay are in the same order, so each is in its place once all entries before it are.
  for (const [id, at] of ids) {
    if (old.has(id)) before[at] = followAt(before[at], after[at], path, at, out);
    else {
      out.push({ op: 'add', path: pointerTo(path, at), value: copy(after[at]) });
      before.splice(at, 0, copy(after[at]));
    }
  }
}

/** The places of the entries by their ids; undefined unless every entry has an id of its own. */
function idsOf(list: readonly unknown[]): Map<unknown, number> | undefined {
  const ids = new Map<unknown, number>();
  for (const [at, item] of list.entries()) {
    const id = isRecord(item) ? item.id : undefined;
    if ((typeof id !== 'string' && typeof id !== 'number') || ids.has(id)) return undefined;
    ids.set(id, at);
  }
  return ids;
}

/** Whether the entries that stay are in the same order before and after. */
function sameOrder(old: ReadonlyMap<unknown, number>, ids: ReadonlyMap<unknown, number>): boolean {
  let last = -1;
  for (const id of ids.keys()) {
    const at = old.get(id);
    if (at === undefined) continue;
    if (at < last) return false;
    last = at;
  }
  return true;
}

/** Whether two values are equal as JSON, whatever the order of keys. */
function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => equal(item, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  for (const key of Object.keys(one)) if (!equal(one[key], own(other, key))) return false;
  for (const key of Object.keys(other)) if (other[key] !== undefined && !has(one, key)) return false;
  return true;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function has(record: Record<string, unknown>, key: string): boolean {
  return own(record, key) !== undefined;
}

/** The JSON pointer (RFC 6901) to a place, or to an entry of it. */
function pointerTo(path: Path, entry?: string | number): string {
  const keys = entry === undefined ? path : [...path, entry];
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** JSON would do the same, but V8 parses some keys with escaped characters wrongly (nodejs/node#63785). */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isRecord(value)) return value;
  const present = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(present.map(([key, entry]) => [key, copy(entry)]));
}
