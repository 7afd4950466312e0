/** Stands for a line that was too long to keep. */
export const tooLong = Symbol('a line too long to keep');

/** Characters of the longest line that is kept. */
const longest = 64 * 1024 * 1024;

/**
 * The lines of a stream of UTF-8, without their ends, as they arrive. Only a line feed ends a line: JSON may hold the
 * other separators of Unicode unescaped, at which Node's own readline would cut.
 */
export async function* linesOf(stream: NodeJS.ReadStream): AsyncGenerator<string | typeof tooLong> {
  stream.setEncoding('utf8');
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const pieces = String(chunk).split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield length + piece.length > longest ? tooLong : parts.join('') + piece;
      parts = [];
      length = 0;
    }
    length += last.length;
    if (length <= longest) parts.push(last);
    else parts = [];
  }
  if (length > 0) yield length > longest ? tooLong : parts.join('');
}
