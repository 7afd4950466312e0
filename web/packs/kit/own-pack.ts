interface Shipped {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** A pack that comes with a game, to be changed: with its certainty, but with no name yet. */
export function ownOf<P extends Shipped>({ id: _, name: __, note: ___, ...pack }: P) {
  return { ...pack, id: 'own' };
}

/** What an editor begins with: each pack that comes with the game, then the first of them without what people enter. */
export function startsFrom<P extends Shipped, F>(packs: Readonly<Record<string, P>>, bareOf: (pack: P) => F) {
  const shipped = Object.values(packs);
  return [
    ...shipped.map((pack) => ({ name: { key: `option.pack.${pack.id}` }, pack: ownOf(pack) })),
    ...shipped.slice(0, 1).map((pack) => ({ name: { key: 'editor.start.bare' }, pack: bareOf(pack) })),
  ];
}
