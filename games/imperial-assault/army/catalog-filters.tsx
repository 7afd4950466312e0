import type { RefObject } from 'preact';
import { FilterBar } from '../../../web/loadouts/kit/filter-bar.tsx';
import { Pick } from '../../../web/loadouts/kit/pick.tsx';
import { affiliations, traits } from '../content/vocabulary.ts';
import type { Part } from './army-value.ts';
import type { Barracks } from './barracks.ts';
import { cardOrders, orders, type Wanted } from './catalog.ts';

const ranks = ['regular', 'elite', 'unique'] as const;
const attacks = ['melee', 'ranged'] as const;
const mines = ['in', 'out', 'usable'] as const;

/** What is shown of the catalog: a search, and what one can choose from. */
export function CatalogFilters({
  search,
  barracks: { pack, say },
  part,
  wanted,
  onChange,
  onReset,
}: {
  /** Receives the field of the search. */
  readonly search: RefObject<HTMLInputElement | null>;
  readonly barracks: Barracks;
  readonly part: Part;
  readonly wanted: Wanted;
  readonly onChange: (change: Partial<Wanted>) => void;
  /** Undefined as long as nothing is left out. */
  readonly onReset: (() => void) | undefined;
}) {
  const cards: readonly { readonly cost: number }[] = pack[part];
  const costs = [...new Set(cards.map(({ cost }) => cost))].sort((one, other) => one - other);
  const all = <option value="">{say({ key: 'build.all' })}</option>;
  return (
    <FilterBar
      search={search}
      text={wanted.text}
      say={say}
      onText={(text) => onChange({ text })}
      onReset={onReset}
    >
      <Pick
        label={say({ key: 'army.affiliation' })}
        value={wanted.affiliation}
        onChange={(chosen) =>
          onChange({
            affiliation:
              chosen === 'fits' ? 'fits' : (affiliations.find((affiliation) => affiliation === chosen) ?? ''),
          })
        }
      >
        <option value="fits">{say({ key: 'army.affiliation.fits' })}</option>
        {all}
        {affiliations.map((affiliation) => (
          <option key={affiliation} value={affiliation}>
            {say({ key: `affiliation.${affiliation}` })}
          </option>
        ))}
      </Pick>
      <Pick
        label={say({ key: 'army.trait' })}
        value={wanted.trait}
        onChange={(chosen) => onChange({ trait: traits.find((trait) => trait === chosen) ?? '' })}
      >
        {all}
        {traits.map((trait) => (
          <option key={trait} value={trait}>
            {say({ key: `trait.${trait}` })}
          </option>
        ))}
      </Pick>
      <Pick
        label={say({ key: 'army.most' })}
        value={String(wanted.cost ?? '')}
        onChange={(chosen) => onChange({ cost: chosen === '' ? undefined : Number(chosen) })}
      >
        {all}
        {costs.map((cost) => (
          <option key={cost} value={String(cost)}>
            {signedCost(cost)}
          </option>
        ))}
      </Pick>
      {part === 'deployments' && (
        <>
          <Pick
            label={say({ key: 'army.rank' })}
            value={wanted.rank}
            onChange={(chosen) => onChange({ rank: ranks.find((rank) => rank === chosen) ?? '' })}
          >
            {all}
            {ranks.map((rank) => (
              <option key={rank} value={rank}>
                {say({ key: `army.rank.${rank}` })}
              </option>
            ))}
          </Pick>
          <Pick
            label={say({ key: 'army.attack' })}
            value={wanted.attack}
            onChange={(chosen) => onChange({ attack: attacks.find((attack) => attack === chosen) ?? '' })}
          >
            {all}
            {attacks.map((attack) => (
              <option key={attack} value={attack}>
                {say({ key: `army.attack.${attack}` })}
              </option>
            ))}
          </Pick>
        </>
      )}
      <Pick
        label={say({ key: 'army.mine' })}
        value={wanted.mine}
        onChange={(chosen) => onChange({ mine: mines.find((mine) => mine === chosen) ?? 'all' })}
      >
        <option value="all">{say({ key: 'build.all' })}</option>
        {mines.map(
          (mine) =>
            (mine !== 'usable' || part !== 'deployments') && (
              <option key={mine} value={mine}>
                {say({ key: mine === 'usable' ? `army.usable.${part}` : `build.mine.${mine}` })}
              </option>
            ),
        )}
      </Pick>
      <Pick
        label={say({ key: 'build.order' })}
        value={wanted.order}
        onChange={(chosen) => onChange({ order: orders.find((one) => one === chosen) ?? 'pack' })}
      >
        {(part === 'deployments' ? orders : cardOrders).map((one) => (
          <option key={one} value={one}>
            {say({ key: one === 'pack' || one === 'name' ? `build.order.${one}` : `army.${one}` })}
          </option>
        ))}
      </Pick>
    </FilterBar>
  );
}

/** A cost with a real minus. */
export function signedCost(cost: number): string {
  return String(cost).replace('-', '−');
}
