import { Amount, Choose } from '../../../web/packs/kit/fields.tsx';
import { type Members, membersOf } from '../../../web/packs/kit/schema-form/shape.ts';
import type { Effect } from '../content/pack.ts';
import { effectSentence } from '../words/effects.ts';
import type { Bench } from './bench.ts';
import { Check } from './fields.tsx';
import { IconChoice } from './icon-choice.tsx';
import {
  type Alternatives,
  deedsAt,
  firstEffect,
  leastOf,
  momentsOf,
  type Shape,
  shapeOf,
  turnInto,
} from './shape.ts';

type Small = Pick<Bench, 'pack' | 'say'>;

/** The most effects of a card or an icon. */
const most = 4;

/**
 * Effects put together from selects, numbers and switches, each with the sentence that it makes. The form comes from the
 * schema: what is new there can be chosen here.
 */
export function EffectComposer<E extends Effect>({
  bench,
  schema,
  effects,
  least,
  place,
  isOne,
  onChange,
}: {
  readonly bench: Small;
  readonly schema: Alternatives;
  readonly effects: readonly E[];
  /** The fewest effects that there may be. */
  readonly least: number;
  readonly place: string;
  readonly isOne: (effect: unknown) => effect is E;
  readonly onChange: (effects: readonly E[]) => void;
}) {
  const { pack, say } = bench;
  const icons = pack.value.icons.map(({ id }) => id);
  const put = (index: number, effect: Members): void => {
    if (isOne(effect)) onChange(effects.with(index, effect));
  };
  const add = (): void => {
    const effect = firstEffect(schema, icons);
    if (isOne(effect)) onChange([...effects, effect]);
  };
  return (
    <div class="pme-effects" data-place={place} tabIndex={-1}>
      {effects.map((effect, index) => {
        const members = membersOf(effect);
        const shape = shapeOf(schema, effect.when, effect.do);
        return (
          <fieldset key={index} class="pme-effect" data-place={`${place}/${index}`} tabIndex={-1}>
            <legend>{say({ key: 'editor.effect', args: { number: index + 1 } })}</legend>
            <p class="pme-sentence" aria-live="polite">
              {say(effectSentence(pack.value, effect))}
            </p>
            <div class="pme-fields">
              <Words
                bench={bench}
                name="when"
                words={momentsOf(schema)}
                value={effect.when}
                place={`${place}/${index}/when`}
                onChange={(when) => put(index, turnInto(schema, members, when, effect.do, icons))}
              />
              <Words
                bench={bench}
                name="do"
                words={deedsAt(schema, effect.when)}
                value={effect.do}
                place={`${place}/${index}/do`}
                onChange={(does) => put(index, turnInto(schema, members, effect.when, does, icons))}
              />
              {shape !== undefined && (
                <MemberFields
                  bench={bench}
                  shape={shape}
                  members={members}
                  place={`${place}/${index}`}
                  onChange={(next) => put(index, next)}
                />
              )}
            </div>
            <button
              type="button"
              class="button"
              disabled={effects.length <= least}
              onClick={() => onChange(effects.toSpliced(index, 1))}
            >
              {say({ key: 'editor.effect.less' })}
            </button>
          </fieldset>
        );
      })}
      {effects.length < most && (
        <button type="button" class="button" onClick={add}>
          {say({ key: 'editor.effect.more' })}
        </button>
      )}
    </div>
  );
}

/** Fields for all members of an object but its moment and its deed; those that may be left out have a switch. */
function MemberFields({
  bench,
  shape: { properties = {}, required = [] },
  members,
  place,
  onChange,
}: {
  readonly bench: Small;
  readonly shape: Shape;
  readonly members: Members;
  readonly place: string;
  readonly onChange: (members: Members) => void;
}) {
  const { pack, say } = bench;
  const names = Object.keys(properties).filter((name) => name !== 'when' && name !== 'do');
  // Those that are always there come first.
  const sorted = [
    ...names.filter((one) => required.includes(one)),
    ...names.filter((one) => !required.includes(one)),
  ];
  return (
    <>
      {sorted.map((name) => {
        const shape = properties[name] ?? {};
        const value = members[name];
        const has = value !== undefined;
        const label = say({ key: `compose.${name}` });
        const inside = `${place}/${name}`;
        const set = (next: unknown): void => onChange({ ...members, [name]: next });
        const field = has && (
          <Field bench={bench} name={name} shape={shape} value={value} place={inside} onChange={set} />
        );
        if (required.includes(name)) return <div key={name}>{field}</div>;
        return (
          <div key={name} class={has && shape.type === 'object' ? 'pme-optional pme-whole' : 'pme-optional'}>
            <Check
              label={label}
              on={has}
              onChange={(on) => {
                const { [name]: _, ...rest } = members;
                if (on)
                  set(
                    leastOf(
                      shape,
                      pack.peek().icons.map(({ id }) => id),
                    ),
                  );
                else onChange(rest);
              }}
            />
            {shape.const === undefined && field}
          </div>
        );
      })}
    </>
  );
}

/** The field for a value of a shape. */
function Field({
  bench,
  name,
  shape,
  value,
  place,
  onChange,
}: {
  readonly bench: Small;
  readonly name: string;
  readonly shape: Shape;
  readonly value: unknown;
  readonly place: string;
  readonly onChange: (value: unknown) => void;
}) {
  const { say } = bench;
  const label = say({ key: `compose.${name}` });
  if (shape.enum !== undefined) {
    return (
      <Words
        bench={bench}
        name={name}
        words={shape.enum}
        value={String(value)}
        place={place}
        onChange={onChange}
      />
    );
  }
  switch (shape.type) {
    case 'integer': {
      const now = Number(value);
      const { minimum = 0, maximum = 9, not } = shape;
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
        <Words
          bench={bench}
          name={name}
          words={['true', 'false']}
          value={String(value)}
          place={place}
          onChange={(word) => onChange(word === 'true')}
        />
      );
    case 'array':
      return (
        <Several bench={bench} label={label} shape={shape} value={value} place={place} onChange={onChange} />
      );
    case 'object':
      return (
        <div class="pme-inside">
          <MemberFields
            bench={bench}
            shape={shape}
            members={membersOf(value)}
            place={place}
            onChange={onChange}
          />
        </div>
      );
    default:
      return null;
  }
}

/** Several numbers or icons of those that there are; one of them at least. */
function Several({
  bench,
  label,
  shape: { items = {} },
  value,
  place,
  onChange,
}: {
  readonly bench: Small;
  readonly label: string;
  readonly shape: Shape;
  readonly value: unknown;
  readonly place: string;
  readonly onChange: (value: readonly unknown[]) => void;
}) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (one: unknown): void => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].sort();
    if (next.length > 0) onChange(next);
  };
  if (items.type === 'string') {
    return (
      <IconChoice bench={bench} label={label} icons={chosen.map(String)} place={place} onToggle={toggle} />
    );
  }
  const { minimum = 1, maximum = 5 } = items;
  return (
    <fieldset class="pack-field pme-icons" data-place={place} tabIndex={-1}>
      <legend>{label}</legend>
      {Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step).map((number) => (
        <Check
          key={number}
          label={String(number)}
          on={chosen.includes(number)}
          onChange={() => toggle(number)}
        />
      ))}
    </fieldset>
  );
}

/** One of the words that a member allows. */
function Words({
  bench: { say },
  name,
  words,
  value,
  place,
  onChange,
}: {
  readonly bench: Small;
  readonly name: string;
  readonly words: readonly string[];
  readonly value: string;
  readonly place: string;
  readonly onChange: (word: string) => void;
}) {
  return (
    <Choose
      label={say({ key: `compose.${name}` })}
      value={value}
      place={place}
      options={words.map((word) => ({ value: word, label: say({ key: wordKey(name, word) }) }))}
      onChange={onChange}
    />
  );
}

/** The message for a word of the vocabulary. The values of a unit are called as on its panel. */
function wordKey(name: string, word: string): string {
  return name === 'stat' ? `editor.${word}` : `compose.${name}.${word}`;
}
