import type { ComponentChildren } from 'preact';
import { Amount, Choose } from '../fields.tsx';
import { NameField } from '../name-field.tsx';
import {
  type Case,
  casesOf,
  type Fresh,
  isOfCase,
  leastOf,
  type Members,
  membersOf,
  type Shape,
  turnInto,
} from './shape.ts';
import './schema-form.css';

/** What can be meant at a place, by the names that people read. */
export interface Offers {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Something else can be typed. */
  readonly open?: boolean;
}

/** What a form says: names of members, their words, and what a value says as a whole. */
export interface FormTexts {
  /** The name of a member; `tells` for one that tells of which of several kinds its object is. */
  name(member: string, place: string, tells?: boolean): string;
  /** A word that a member may be. */
  word(member: string, word: string): string;
  /** What is asked for in general. */
  readonly add: string;
  readonly remove: string;
  readonly yes: string;
  readonly no: string;
  /** What a text at a place can be; undefined where it can be anything. */
  offers?(place: string): Offers | undefined;
  /** What is kept of a name that is typed at a place; undefined where a text is kept as it is typed. */
  kept?(place: string): ((text: string) => string) | undefined;
  /** What is new at a place. */
  readonly fresh?: Fresh;
  /** A field for a value that is no matter of its schema alone; undefined for all others. */
  draw?(field: FieldProps): ComponentChildren;
  /** The sentence that a member makes; undefined for most. */
  tell?(member: string, value: unknown): string | undefined;
}

export interface FieldProps {
  readonly texts: FormTexts;
  /** The member that has the value. */
  readonly name: string;
  readonly shape: Shape;
  readonly value: unknown;
  /** A JSON pointer, at which faults are shown. */
  readonly place: string;
  readonly onChange: (value: unknown) => void;
  /** It lies in a list, which names it. */
  readonly inList?: boolean;
}

/**
 * Fields for all members of an object, made from its schema: what is new there can be entered here. Those that may be left
 * out can be added and taken away.
 */
export function MemberFields({
  texts,
  shape: { properties = {}, required = [] },
  value,
  place,
  without = [],
  onChange,
}: Omit<FieldProps, 'name' | 'onChange'> & {
  /** Members that are entered elsewhere. */
  readonly without?: readonly string[];
  readonly onChange: (members: Members) => void;
}) {
  const members = membersOf(value);
  const names = Object.keys(properties).filter((name) => !without.includes(name));
  const shown = names.filter((name) => name in members);
  const missing = names.filter((name) => !(name in members));
  const set = (name: string, next: unknown): void => onChange({ ...members, [name]: next });
  return (
    <div class="form-members">
      {shown.map((name) => {
        const field = (
          <Field
            texts={texts}
            name={name}
            shape={properties[name] ?? {}}
            value={members[name]}
            place={`${place}/${name}`}
            onChange={(next) => set(name, next)}
          />
        );
        if (required.includes(name)) return <div key={name}>{field}</div>;
        return (
          <div key={name} class="form-optional">
            {field}
            <button
              type="button"
              class="icon-button"
              aria-label={`${texts.remove}: ${texts.name(name, `${place}/${name}`)}`}
              onClick={() => {
                const { [name]: _, ...rest } = members;
                onChange(rest);
              }}
            >
              ×
            </button>
          </div>
        );
      })}
      {missing.length > 0 && (
        <Choose<string>
          label={texts.add}
          value=""
          options={[
            { value: '', label: '…' },
            ...missing.map((name) => ({ value: name, label: texts.name(name, `${place}/${name}`) })),
          ]}
          onChange={(name) => {
            if (name !== '') set(name, leastOf(properties[name] ?? {}, `${place}/${name}`, texts.fresh));
          }}
        />
      )}
    </div>
  );
}

/** The field for a value of a shape. */
function Field(props: FieldProps) {
  const { texts, name, shape, value, place, onChange } = props;
  const drawn = texts.draw?.(props);
  if (drawn !== undefined) return <>{drawn}</>;
  const cases = casesOf(shape);
  if (cases !== undefined) return <Cases {...props} cases={cases} />;
  const label = texts.name(name, place);
  if (shape.const !== undefined) {
    return (
      <p class="form-yes" data-place={place} tabIndex={-1}>
        {label}
      </p>
    );
  }
  if (shape.enum !== undefined) {
    return (
      <Choose<string>
        label={label}
        value={String(value)}
        place={place}
        options={shape.enum.map((word) => ({ value: String(word), label: texts.word(name, String(word)) }))}
        onChange={(word) => onChange(shape.enum?.find((one) => String(one) === word))}
      />
    );
  }
  switch (shape.type) {
    case 'integer': {
      const now = Number(value);
      const { minimum = 0, maximum = 99, not } = shape;
      return (
        <Amount
          label={label}
          value={now}
          least={minimum}
          most={maximum}
          place={place}
          onChange={(next) => onChange(next === not?.const ? next + (next > now ? 1 : -1) : next)}
        />
      );
    }
    case 'boolean':
      return (
        <Choose<string>
          label={label}
          value={String(value)}
          place={place}
          options={[
            { value: 'true', label: texts.yes },
            { value: 'false', label: texts.no },
          ]}
          onChange={(word) => onChange(word === 'true')}
        />
      );
    case 'string':
      return <TextField {...props} />;
    case 'array':
      return <Several {...props} />;
    case 'object':
      return (
        <Inside label={label} place={place} bare={props.inList}>
          <MemberFields {...props} />
        </Inside>
      );
    default:
      return null;
  }
}

/** Longer texts have several lines. */
const longText = 400;

/** A text: one of the names that can be meant, a name of something new, or anything. */
function TextField(props: FieldProps) {
  const { texts, name, shape, place, onChange } = props;
  const value = String(props.value);
  const label = texts.name(name, place);
  const offers = texts.offers?.(place);
  if (offers !== undefined && offers.open !== true) {
    const isKnown = offers.options.some((offer) => offer.value === value);
    return (
      <Choose<string>
        label={label}
        value={value}
        place={place}
        options={isKnown ? offers.options : [{ value, label: `⚠ ${value}` }, ...offers.options]}
        onChange={onChange}
      />
    );
  }
  const { maxLength = 40 } = shape;
  if (maxLength > longText)
    return (
      <label class="pack-field">
        <span>{label}</span>
        <textarea
          rows={3}
          maxlength={maxLength}
          data-place={place}
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
    );
  const kept = texts.kept?.(place);
  if (offers !== undefined || kept !== undefined)
    return (
      <NameField
        label={label}
        value={value}
        place={place}
        maxLength={maxLength}
        offered={offers?.options ?? []}
        onChange={(text) => {
          const next = kept?.(text) ?? text;
          if (next !== '') onChange(next);
        }}
      />
    );
  return (
    <label class="pack-field">
      <span>{label}</span>
      <input
        type="text"
        maxlength={maxLength}
        data-place={place}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}

/** A part of the form with a heading, for a value that has parts of its own. */
function Inside({
  label,
  place,
  bare = false,
  children,
}: {
  readonly label: string;
  readonly place: string;
  /** Without its own frame. */
  readonly bare?: boolean | undefined;
  readonly children: ComponentChildren;
}) {
  if (bare) return <div class="form-bare">{children}</div>;
  return (
    <fieldset class="form-inside" data-place={place} tabIndex={-1}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

/** A value of one of several kinds, and the fields of that kind. */
function Cases({ cases, ...props }: FieldProps & { readonly cases: readonly Case[] }) {
  const { texts, name, value, place, onChange } = props;
  const chosen = cases.findIndex((one) => isOfCase(one, value));
  const kind = cases[chosen];
  const isLeaf = kind === undefined || (kind.isWord && kind.by === undefined);
  const choose = (
    <Choose<string>
      label={
        kind?.by === undefined || kind.by === name
          ? texts.name(name, place)
          : texts.name(kind.by, place, true)
      }
      value={String(chosen)}
      place={isLeaf ? place : `${place}/${kind.by ?? ''}`}
      options={cases.map((one, number) => ({
        value: String(number),
        label: one.isWord
          ? texts.word(one.by ?? name, one.name)
          : texts.name(one.name, `${place}/${one.name}`),
      }))}
      onChange={(number) => {
        const next = cases[Number(number)];
        if (next !== undefined) onChange(turnInto(next, value, place, texts.fresh));
      }}
    />
  );
  if (isLeaf) return choose;
  const { shape, by } = kind;
  return (
    <Inside label={texts.name(name, place)} place={place} bare={props.inList}>
      {choose}
      {shape.properties === undefined ? (
        <Field {...props} shape={shape} inList={false} />
      ) : (
        <MemberFields {...props} shape={shape} without={by === undefined ? [] : [by]} />
      )}
    </Inside>
  );
}

function Told({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p class="form-sentence" aria-live="polite">
      {text}
    </p>
  );
}

/** A list: of words, each once, as switches; of everything else, one item after the other. */
function Several(props: FieldProps) {
  const { texts, name, shape, value, place, onChange } = props;
  const { items = {}, uniqueItems = false, minItems = 0, maxItems = 20 } = shape;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const label = texts.name(name, place);
  if (uniqueItems && items.enum !== undefined) {
    const { enum: words } = items;
    const toggle = (word: unknown): void => {
      const next = list.includes(word) ? list.filter((one) => one !== word) : [...list, word];
      if (next.length >= minItems && next.length <= maxItems)
        onChange(words.filter((one) => next.includes(one)));
    };
    return (
      <fieldset class="pack-field form-words" data-place={place} tabIndex={-1}>
        <legend>{label}</legend>
        {words.map((word) => (
          <label key={word} class="form-check">
            <input type="checkbox" checked={list.includes(word)} onChange={() => toggle(word)} />
            <span>{texts.word(name, String(word))}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  if (list.length === 0 && maxItems === 0) return null;
  return (
    <Inside label={label} place={place}>
      {list.map((item, number) => (
        <div key={number} class="form-item" data-place={`${place}/${number}`} tabIndex={-1}>
          <Told text={texts.tell?.(name, item)} />
          <Field
            {...props}
            inList
            shape={items}
            value={item}
            place={`${place}/${number}`}
            onChange={(next) => onChange(list.with(number, next))}
          />
          <button
            type="button"
            class="icon-button"
            aria-label={`${texts.remove}: ${label} ${number + 1}`}
            disabled={list.length <= minItems}
            onClick={() => onChange(list.toSpliced(number, 1))}
          >
            ×
          </button>
        </div>
      ))}
      {list.length < maxItems && (
        <button
          type="button"
          class="button"
          aria-label={`${texts.add}: ${label}`}
          onClick={() => onChange([...list, leastOf(items, `${place}/${list.length}`, texts.fresh)])}
        >
          {texts.add}
        </button>
      )}
    </Inside>
  );
}
