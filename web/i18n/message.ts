import type { Locale } from '../../games/words.ts';

/** The arguments of a message. */
export type Values = Readonly<Record<string, string | number>>;

/** Formats a message with these arguments. Throws if one is missing. */
export type Format = (values: Values) => string;

/** Reads the messages of one language. */
export type MessageReader = (message: string) => Format;

/** A piece of a message. `counted` is the number of the enclosing plural, which `#` shows. */
type Piece = (values: Values, counted: number) => string;

/**
 * Reads messages in the part of ICU MessageFormat that is used here: `{name}`, `{n, number}`, `{n, number, percent}`,
 * `{n, plural, =0 {…} one {#} other {#}}` and `{word, select, yes {…} other {…}}`, nested as one likes. There are no
 * quotations, dates, offsets and ordinals. Throws where a message is none of this.
 *
 * @example messageReader('pl')('{n, plural, one {# punkt} few {# punkty} other {# punktów}}')({ n: 3 }) // '3 punkty'
 */
export function messageReader(locale: Locale): MessageReader {
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const plurals = new Intl.PluralRules(locale);

  return (message) => {
    let at = 0;
    const whole = pieces(false);
    if (at < message.length) throw fault();
    return (values) => whole(values, 0);

    /** Reads up to a closing brace or the end. */
    function pieces(inPlural: boolean): Piece {
      const found: Piece[] = [];
      for (;;) {
        const [text] = take(inPlural ? /[^{}#]*/y : /[^{}]*/y);
        if (text !== '') found.push(() => text);
        if (message[at] === '#') {
          at++;
          found.push((_, counted) => numbers.format(counted));
        } else if (message[at] === '{') found.push(argument());
        else return (values, counted) => found.map((piece) => piece(values, counted)).join('');
      }
    }

    function argument(): Piece {
      const [, name = '', end] = take(/\{\s*(\w+)\s*([,}])/y);
      if (end === '}') return (values) => String(given(values, name));
      const [, type, after] = take(/\s*(\w+)\s*([,}])/y);
      if (type === 'number') {
        const style = after === '}' ? numbers : percents;
        if (after === ',') take(/\s*percent\s*\}/y);
        return (values) => style.format(Number(given(values, name)));
      }
      if ((type !== 'plural' && type !== 'select') || after !== ',') throw fault();
      const options = readOptions(type === 'plural');
      const { other } = options;
      if (other === undefined) throw fault();
      if (type === 'select') {
        return (values, counted) => (options[given(values, name)] ?? other)(values, counted);
      }
      return (values) => {
        const count = Number(given(values, name));
        return (options[`=${count}`] ?? options[plurals.select(count)] ?? other)(values, count);
      };
    }

    function readOptions(inPlural: boolean): Record<string, Piece | undefined> {
      const options: Record<string, Piece | undefined> = Object.create(null);
      do {
        const [, name = ''] = take(/\s*(=?[\w-]+)\s*\{/y);
        options[name] = pieces(inPlural);
        take(/\}\s*/y);
      } while (message[at] !== '}');
      at++;
      return options;
    }

    function take(pattern: RegExp): RegExpExecArray {
      pattern.lastIndex = at;
      const found = pattern.exec(message);
      if (found === null) throw fault();
      at = pattern.lastIndex;
      return found;
    }

    function given(values: Values, name: string): string | number {
      const value = values[name];
      if (value === undefined) throw new Error(`the message “${message}” needs the argument ${name}`);
      return value;
    }

    function fault(): Error {
      return new Error(`cannot read the message “${message}” from character ${at} on`);
    }
  };
}
