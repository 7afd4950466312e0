/** The names, with a number behind each that stands there more than once. */
export function numberNames(names: readonly string[]): string[] {
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`,
  );
}
