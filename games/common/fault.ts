/** A fault of a pack that fits its schema. `place` is a JSON pointer; people read the message `pack.<key>`. */
export interface Fault<K extends string = string> {
  readonly place: string;
  readonly key: K;
  readonly args: Readonly<Record<string, string | number>>;
}
