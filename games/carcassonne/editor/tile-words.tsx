import { useSignal } from '@preact/signals';
import type { EditorProps } from '../../../web/packs/editor.ts';
import type { PackFile, TileKind } from '../content/pack.ts';
import { spellTile, wordsOf } from './spelling.ts';
import { linesOf, spellLines } from './tiles.ts';

/** A tile as words, which can be typed and pasted. */
export function TileWords({
  tile,
  say,
  onChange,
}: Pick<EditorProps, 'say'> & {
  readonly tile: TileKind;
  readonly onChange: (tile: TileKind) => void;
}) {
  return (
    <WordsField
      label={say({ key: 'editor.words' })}
      hint={say({ key: 'editor.words.hint' })}
      odd={say({ key: 'editor.words.odd' })}
      rows={1}
      value={wordsOf(tile)}
      take={(words) => {
        const next = spellTile(tile, words);
        if (next !== undefined) onChange(next);
        return next !== undefined;
      }}
    />
  );
}

/** All tiles as lines of words: whoever has sorted the tiles of a box types how many there are of each. */
export function AllWords({ pack, edit, say }: Pick<EditorProps<PackFile>, 'pack' | 'edit' | 'say'>) {
  return (
    <details>
      <summary>{say({ key: 'editor.lines' })}</summary>
      <WordsField
        label={say({ key: 'editor.lines' })}
        hint={say({ key: 'editor.lines.hint' })}
        odd={say({ key: 'editor.lines.odd' })}
        rows={12}
        value={linesOf(pack.value)}
        take={(lines) => {
          const next = spellLines(pack.peek(), lines);
          if (next !== undefined) edit(next, 'lines');
          return next !== undefined;
        }}
      />
    </details>
  );
}

function WordsField({
  label,
  hint,
  odd,
  rows,
  value,
  take,
}: {
  readonly label: string;
  readonly hint: string;
  readonly odd: string;
  readonly rows: number;
  readonly value: string;
  /** Takes what is typed; false if it means nothing. */
  readonly take: (typed: string) => boolean;
}) {
  /** As it is being typed; put in order afterwards. */
  const typed = useSignal<string | undefined>(undefined);
  const wrong = useSignal(false);
  return (
    <label class="pack-field cse-words">
      <span>{label}</span>
      <textarea
        rows={rows}
        spellcheck={false}
        autocapitalize="none"
        autocomplete="off"
        aria-invalid={wrong.value}
        value={typed.value ?? value}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
          wrong.value = !take(currentTarget.value);
        }}
        onBlur={() => {
          typed.value = undefined;
          wrong.value = false;
        }}
      />
      <small>{wrong.value ? odd : hint}</small>
    </label>
  );
}
