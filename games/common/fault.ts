/** Something wrong in a pack whose shape is right: where, as a JSON pointer, and what; people read `pack.<key>`. */
export interface Fault<K extends string = string> {
  readonly place: string;
  readonly key: K;
  readonly args: Readonly<Record<string, string | number>>;
}
