/**
 * Where a JSON Schema sets no bounds: lists without `maxItems`, and texts without `maxLength`, pattern or a list of
 * values. Strangers send what it describes, so each of them is a way to keep a server busy.
 */
export function findUnbounded(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([key, value]) => findUnbounded(value, `${place}/${key}`));
  const { type } = { type: undefined, ...schema };
  const isBounded =
    type === 'array'
      ? 'maxItems' in schema
      : type !== 'string' || ['maxLength', 'pattern', 'enum', 'const'].some((bound) => bound in schema);
  return isBounded ? inner : [place, ...inner];
}
