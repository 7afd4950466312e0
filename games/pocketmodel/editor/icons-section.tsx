import { Choose } from '../../../web/packs/kit/fields.tsx';
import { IconMark } from '../board/art/marks.tsx';
import { powerEffectSchema } from '../content/effect-schema.ts';
import type { Icon } from '../content/pack.ts';
import { powerOf } from '../words/effects.ts';
import { iconName } from '../words/names.ts';
import { type Bench, chosenIn } from './bench.ts';
import { isPowerEffect } from './cards.ts';
import { CertaintyList } from './certainty-list.tsx';
import { EffectComposer } from './effect-composer.tsx';
import { TextField } from './fields.tsx';
import { addIcon, nameIcon, removeIcon, setPower } from './icons.ts';
import { firstEffect } from './shape.ts';
import { placeOf } from './spot.ts';

const kinds = ['match', 'power'] as const satisfies readonly Icon['kind'][];

/** The icons of the pack: which there are, what they are called, and what power icons do. */
export function IconsSection(bench: Bench) {
  const { pack, edit, say, selected } = bench;
  const { icons } = pack.value;
  const index = chosenIn(bench, 'icons');
  const icon = icons[index];
  if (icon === undefined) return null;
  const place = placeOf({ group: 'icons', index });
  const power = powerOf(pack.value, icon);
  return (
    <section class="pack-panel" aria-labelledby="pme-icons">
      <h2 id="pme-icons">{say({ key: 'editor.icons' })}</h2>
      <div class="pme-tabs" data-place="/icons" tabIndex={-1}>
        {icons.map((one, at) => (
          <button
            key={one.id}
            type="button"
            class="button"
            aria-pressed={at === index}
            onClick={() => {
              selected.icons.value = at;
            }}
          >
            <span class="pme-mark">
              <IconMark {...one} />
            </span>
            {say(iconName(pack.value, one.id))}
          </button>
        ))}
        <button
          type="button"
          class="button"
          onClick={() => {
            edit(addIcon(pack.peek()));
            selected.icons.value = pack.peek().icons.length - 1;
          }}
        >
          {say({ key: 'editor.icon.more' })}
        </button>
      </div>
      <div class="pme-fields" data-place={place} tabIndex={-1}>
        <TextField
          label={say({ key: 'editor.name' })}
          value={icon.name ?? ''}
          place={`${place}/name`}
          onInput={(name) => edit(nameIcon(pack.peek(), index, name), `icon ${icon.id}`)}
        />
        <Choose
          label={say({ key: 'editor.kind' })}
          value={icon.kind}
          place={`${place}/kind`}
          options={kinds.map((value) => ({ value, label: say({ key: `editor.icon.${value}` }) }))}
          onChange={(kind) => {
            const first = firstEffect(
              powerEffectSchema,
              icons.map(({ id }) => id),
            );
            edit(
              setPower(pack.peek(), index, kind === 'power' && isPowerEffect(first) ? [first] : undefined),
            );
          }}
        />
      </div>
      {power !== undefined && <p class="pme-sentence">{say(power)}</p>}
      {icon.kind === 'power' && (
        <EffectComposer
          bench={bench}
          schema={powerEffectSchema}
          effects={icon.effects}
          least={1}
          place={`${place}/effects`}
          isOne={isPowerEffect}
          onChange={(effects) => edit(setPower(pack.peek(), index, effects), `effects ${icon.id}`)}
        />
      )}
      <CertaintyList bench={bench} group="icons" index={index} item={icon} />
      <div class="row">
        <button type="button" class="button" onClick={() => edit(removeIcon(pack.peek(), index))}>
          {say({ key: 'editor.remove' })}
        </button>
      </div>
    </section>
  );
}
