/** What a pack is called by its author; undefined where it has no name. */
export function nameOfPack(pack: unknown): string | undefined {
  if (typeof pack !== 'object' || pack === null || !('name' in pack)) return undefined;
  return typeof pack.name === 'string' && pack.name !== '' ? pack.name : undefined;
}
