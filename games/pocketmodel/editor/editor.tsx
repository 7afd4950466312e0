import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import type { EditorProps } from '../../../web/packs/editor.ts';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { focusPlace } from '../../../web/packs/kit/focus-place.ts';
import { PackNameField } from '../../../web/packs/kit/pack-name-field.tsx';
import { CardPicture } from '../board/art/card-picture.tsx';
import { UnitPicture } from '../board/art/unit-picture.tsx';
import type { PackFile } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { typeCard } from './card-keys.ts';
import { CardPanel } from './card-panel.tsx';
import { copyCard, removeCard } from './cards.ts';
import { FleetsSection } from './fleets-section.tsx';
import { IconsSection } from './icons-section.tsx';
import { ItemGrid } from './item-grid.tsx';
import { cardSentence, unitSentence } from './names.ts';
import { spotAt } from './spot.ts';
import { typeUnit } from './unit-keys.ts';
import { UnitPanel } from './unit-panel.tsx';
import { UnitTable } from './unit-table.tsx';
import { copyUnit, removeUnit } from './units.ts';
import './editor.css';

/** Where the units, cards, icons and fleets of a pack are entered and tried out. */
export function FleetEditor(props: EditorProps<PackFile>) {
  const { pack, faults, shown, say } = props;
  const bench: Bench = {
    ...props,
    selected: {
      units: useSignal(0),
      cards: useSignal(0),
      icons: useSignal(0),
      fleets: useSignal(0),
    },
    wanted: useSignal(undefined),
  };
  const asTable = useSignal(false);
  const root = useRef<HTMLDivElement>(null);

  useSignalEffect(() => {
    const asked = shown.value;
    if (asked === undefined) return;
    const spot = spotAt(asked.place);
    if (spot !== undefined) bench.selected[spot.group].value = spot.index;
    if (spot?.group === 'units') asTable.value = false;
    // The panel of another item is drawn only after this.
    setTimeout(() => {
      if (root.current !== null) focusPlace(root.current, asked.place);
    });
  });

  const whole = faults.value.filter(({ place }) => place === '/units' || place === '/cards');
  return (
    <div ref={root} class="pme">
      <PackNameField {...props} label={say({ key: 'editor.pack' })} />
      <FaultTexts faults={whole} />
      <section class="pme-section" aria-labelledby="pme-units">
        <div class="pack-head">
          <h2 id="pme-units" data-place="/units" tabIndex={-1}>
            {say({ key: 'editor.units', args: { count: pack.value.units.length } })}
          </h2>
          <span class="row">
            {[false, true].map((table) => (
              <button
                key={String(table)}
                type="button"
                class="button"
                aria-pressed={asTable.value === table}
                onClick={() => {
                  asTable.value = table;
                }}
              >
                {say({ key: table ? 'editor.view.table' : 'editor.view.pictures' })}
              </button>
            ))}
          </span>
        </div>
        <p class="soft">
          {asTable.value
            ? say({
                key: 'editor.table.keys',
                args: { icons: pack.value.icons.map(({ id }) => id).join(', ') },
              })
            : say({ key: 'editor.unit.keys' })}
        </p>
        {asTable.value ? (
          <UnitTable {...bench} />
        ) : (
          <div class="pme-desk">
            <ItemGrid
              bench={bench}
              group="units"
              label={say({ key: 'editor.units', args: { count: pack.value.units.length } })}
              itemsOf={({ units }) => units}
              nameOf={(unit) => unitSentence(pack.peek(), unit)}
              draw={(unit) => <UnitPicture unit={unit} pack={pack.peek()} name={unit.name} />}
              type={typeUnit}
              copy={copyUnit}
              remove={removeUnit}
            />
            <UnitPanel {...bench} />
          </div>
        )}
      </section>
      <section class="pme-section" aria-labelledby="pme-cards">
        <h2 id="pme-cards" data-place="/cards" tabIndex={-1}>
          {say({ key: 'editor.cards', args: { count: pack.value.cards.length } })}
        </h2>
        <p class="soft">{say({ key: 'editor.card.keys' })}</p>
        <div class="pme-desk">
          <ItemGrid
            bench={bench}
            group="cards"
            label={say({ key: 'editor.cards', args: { count: pack.value.cards.length } })}
            itemsOf={({ cards }) => cards}
            nameOf={(card) => cardSentence(pack.peek(), card)}
            draw={(card) => <CardPicture card={card} pack={pack.peek()} />}
            type={typeCard}
            copy={copyCard}
            remove={removeCard}
          />
          <CardPanel {...bench} />
        </div>
      </section>
      <IconsSection {...bench} />
      <FleetsSection {...bench} />
      <TryOutSection bench={bench} />
    </div>
  );
}

/** A battle on the spot; what it needs of the rules is fetched when somebody wants one. */
function TryOutSection({ bench }: { readonly bench: Bench }) {
  const { faults, say } = bench;
  const Found = useSignal<ComponentType<Bench> | 'failed' | 'asked' | undefined>(undefined);

  async function open(): Promise<void> {
    Found.value = 'asked';
    try {
      const { TryOut } = await import('./try-out.tsx');
      Found.value = TryOut;
    } catch {
      Found.value = 'failed';
    }
  }

  const { value: Drawing } = Found;
  return (
    <section class="pack-panel" aria-labelledby="pme-try">
      <h2 id="pme-try">{say({ key: 'editor.try' })}</h2>
      {faults.value.length > 0 && <p class="soft">{say({ key: 'editor.try.faulty' })}</p>}
      {typeof Drawing !== 'function' && (
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={faults.value.length > 0 || Drawing === 'asked'}
            onClick={() => void open()}
          >
            {say({ key: 'editor.try.open' })}
          </button>
        </div>
      )}
      {Drawing === 'failed' && (
        <p class="notice-inline" role="alert">
          {say({ key: 'editor.try.failed' })}
        </p>
      )}
      {typeof Drawing === 'function' && faults.value.length === 0 && <Drawing {...bench} />}
    </section>
  );
}
