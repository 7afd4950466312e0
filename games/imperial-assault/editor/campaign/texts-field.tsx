import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { EditorProps } from '../../../../web/packs/editor.ts';
import type { FieldProps } from '../../../../web/packs/kit/schema-form/schema-form.tsx';
import type { Locale } from '../../../words.ts';
import type { Texts } from '../../content/campaign/mission-schema.ts';
import { otherOf, textIn, written } from './languages.ts';
import { isTexts, textsShape } from './shapes.ts';

/** The fields for texts of a mission in the language in which somebody writes. What nobody has written yet says `unwritten`. */
export function drawTexts(
  language: Locale,
  unwritten: string,
  say: EditorProps['say'],
): (field: FieldProps) => ComponentChildren {
  return ({ texts, name, shape, value, place, onChange }) =>
    shape === textsShape && isTexts(value) ? (
      <TextsField
        label={texts.name(name, place)}
        isShort={name === 'name'}
        texts={value}
        language={language}
        unwritten={unwritten}
        place={place}
        say={say}
        onWrite={(text) => onChange(written(value, language, text, unwritten))}
      />
    ) : undefined;
}

/** A text in one language, with the text in another one where this one lacks. */
function TextsField({
  label,
  isShort,
  texts,
  language,
  unwritten,
  place,
  say,
  onWrite,
}: {
  readonly label: string;
  /** It fits in a line. */
  readonly isShort: boolean;
  readonly texts: Texts;
  readonly language: Locale;
  readonly unwritten: string;
  readonly place: string;
  readonly say: EditorProps['say'];
  readonly onWrite: (text: string) => void;
}) {
  const id = useId();
  const hint = useId();
  const text = textIn(texts, language, unwritten);
  const other = text === undefined ? otherOf(texts, unwritten) : undefined;
  const field = {
    id,
    lang: language,
    maxlength: 1200,
    'data-place': `${place}/${language}`,
    'aria-describedby': other && hint,
    value: text ?? '',
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onWrite(currentTarget.value),
  };
  return (
    <div class="iac-text" data-place={place}>
      <label class="pack-field" for={id}>
        <span>
          {label} ({say({ key: `compose.${language}` })})
        </span>
        {isShort ? <input type="text" {...field} /> : <textarea rows={3} {...field} />}
      </label>
      {other !== undefined && (
        <small id={hint} lang={other.language}>
          {say({ key: `compose.${other.language}` })}: {other.text}
        </small>
      )}
    </div>
  );
}
