import type { RefObject } from 'preact';
import { FilterBar } from '../../../web/loadouts/kit/filter-bar.tsx';
import { Pick } from '../../../web/loadouts/kit/pick.tsx';
import { factionName, iconName } from '../words/names.ts';
import { cardOrders, type Order, orders, type Wanted } from './catalog.ts';
import { unitValues } from './figures.ts';
import { valueName, type Yard } from './yard.ts';

/** What is shown of the catalog: a search, and what one can choose from. */
export function CatalogFilters({
  search,
  yard: { terms, units, cards, say },
  part,
  wanted,
  onChange,
  onReset,
}: {
  /** Receives the field of the search. */
  readonly search: RefObject<HTMLInputElement | null>;
  readonly yard: Yard;
  readonly part: 'units' | 'deck';
  readonly wanted: Wanted;
  readonly onChange: (change: Partial<Wanted>) => void;
  /** Undefined as long as nothing is left out. */
  readonly onReset: (() => void) | undefined;
}) {
  const { pack } = terms;
  const factions = unique(units.map(({ faction }) => faction));
  const classes = unique(units.map((unit) => unit.class)).sort();
  const stars = unique((part === 'units' ? units : cards).map((one) => one.stars)).sort((a, b) => a - b);
  const order: readonly Order[] = part === 'units' ? orders : cardOrders;
  return (
    <FilterBar
      search={search}
      text={wanted.text}
      say={say}
      onText={(text) => onChange({ text })}
      onReset={onReset}
    >
      {part === 'units' ? (
        <>
          <Pick
            label={say({ key: 'hangar.faction' })}
            value={wanted.faction}
            onChange={(faction) => onChange({ faction })}
          >
            <option value="">{say({ key: 'build.all' })}</option>
            {factions.map((id) => (
              <option key={id} value={id}>
                {say(factionName(id))}
              </option>
            ))}
          </Pick>
          <Pick
            label={say({ key: 'hangar.class' })}
            value={wanted.class}
            onChange={(chosen) => onChange({ class: chosen })}
          >
            <option value="">{say({ key: 'build.all' })}</option>
            {classes.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Pick>
        </>
      ) : (
        <Pick
          label={say({ key: 'hangar.kind' })}
          value={wanted.kind}
          onChange={(kind) => onChange({ kind: kind === 'combat' || kind === 'objective' ? kind : 'all' })}
        >
          <option value="all">{say({ key: 'build.all' })}</option>
          <option value="combat">{say({ key: 'hangar.kind.combat' })}</option>
          <option value="objective">{say({ key: 'hangar.kind.objective' })}</option>
        </Pick>
      )}
      <Pick label={say({ key: 'hangar.icon' })} value={wanted.icon} onChange={(icon) => onChange({ icon })}>
        <option value="">{say({ key: 'build.all' })}</option>
        {pack.icons.map(({ id }) => (
          <option key={id} value={id}>
            {say(iconName(pack, id))}
          </option>
        ))}
      </Pick>
      <Pick
        label={say({ key: 'hangar.stars' })}
        value={String(wanted.stars ?? '')}
        onChange={(chosen) => onChange({ stars: chosen === '' ? undefined : Number(chosen) })}
      >
        <option value="">{say({ key: 'build.all' })}</option>
        {stars.map((count) => (
          <option key={count} value={String(count)}>
            {count}
          </option>
        ))}
      </Pick>
      {part === 'units' && (
        <div class="build-pair">
          <Pick
            label={say({ key: 'hangar.value' })}
            value={wanted.value}
            onChange={(chosen) =>
              onChange({ value: unitValues.find((value) => value === chosen) ?? 'attack' })
            }
          >
            {unitValues.map((value) => (
              <option key={value} value={value}>
                {say(valueName(value))}
              </option>
            ))}
          </Pick>
          <label>
            <span>{say({ key: 'build.least' })}</span>
            <input
              type="number"
              min={0}
              max={20}
              value={wanted.least}
              onInput={({ currentTarget: { valueAsNumber } }) =>
                onChange({ least: Number.isInteger(valueAsNumber) ? valueAsNumber : 0 })
              }
            />
          </label>
        </div>
      )}
      <Pick
        label={say({ key: 'hangar.mine' })}
        value={wanted.mine}
        onChange={(mine) => onChange({ mine: mine === 'in' || mine === 'out' ? mine : 'all' })}
      >
        {(['all', 'in', 'out'] as const).map((mine) => (
          <option key={mine} value={mine}>
            {say({ key: mine === 'all' ? 'build.all' : `build.mine.${mine}` })}
          </option>
        ))}
      </Pick>
      <Pick
        label={say({ key: 'build.order' })}
        value={wanted.order}
        onChange={(chosen) => onChange({ order: orders.find((one) => one === chosen) ?? 'pack' })}
      >
        {order.map((one) => (
          <option key={one} value={one}>
            {say(
              one === 'pack' || one === 'name'
                ? { key: `build.order.${one}` }
                : one === 'stars'
                  ? { key: 'hangar.order.stars' }
                  : valueName(one),
            )}
          </option>
        ))}
      </Pick>
    </FilterBar>
  );
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
