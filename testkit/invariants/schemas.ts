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

/**
 * Where a JSON Schema lets something through that it does not name: objects with other properties, lists of anything,
 * values of any type. Strangers could fill a server with that. A map is closed if it bounds its size and its keys.
 */
export function findOpen(schema: unknown, place = ''): string[] {
  const {
    type,
    properties,
    additionalProperties,
    propertyNames,
    maxProperties,
    items,
    ...rest
  }: Readonly<Record<string, unknown>> = {
    ...(typeof schema === 'object' && schema),
  };
  if ('enum' in rest || 'const' in rest || '$ref' in rest) return [];
  if (typeof rest.$defs === 'object') {
    const { $defs, ...inner } = { ...(typeof schema === 'object' && schema), $defs: rest.$defs };
    const shared = Object.entries({ ...$defs }).flatMap(([name, one]) =>
      findOpen(one, `${place}/$defs/${name}`),
    );
    return [...shared, ...findOpen(inner, place)];
  }
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((kind) =>
    Object.entries({ ...(rest[kind] ?? []) }).map(([at, one]) => [`${place}/${kind}/${at}`, one] as const),
  );
  if (type === undefined && alternatives.length > 0)
    return alternatives.flatMap(([at, one]) => findOpen(one, at));
  switch (type) {
    case 'object': {
      const isMap = propertyNames !== undefined && maxProperties !== undefined;
      const others = isMap ? findOpen(additionalProperties, `${place}/additionalProperties`) : [place];
      return [
        ...(additionalProperties === false ? [] : others),
        ...Object.entries({ ...(properties ?? {}) }).flatMap(([name, one]) =>
          findOpen(one, `${place}/properties/${name}`),
        ),
      ];
    }
    case 'array':
      return findOpen(items, `${place}/items`);
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return [];
    default:
      return [place];
  }
}
