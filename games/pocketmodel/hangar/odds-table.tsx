import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { once } from '../../common/once.ts';
import type { UnitKind } from '../content/pack.ts';
import type { Terms } from '../rules/options.ts';
import { type BattleForecast, forecastKinds } from '../rules/preview.ts';
import { factionName } from '../words/names.ts';
import type { Yard } from './yard.ts';

/** The chances of each unit of the force against each other one, in the contested zone and without cards. */
export function OddsTable({ yard: { terms, force, units: all, say } }: { readonly yard: Yard }) {
  const { pack } = terms;
  const against = useSignal('mine');
  const shown = useSignal<'hit' | 'destroy'>('hit');
  const mine = all.filter(({ id }) => id in force.units);
  const factions = [...new Set(pack.units.map(({ faction }) => faction))];
  const others =
    against.value === 'mine' ? mine : pack.units.filter(({ faction }) => faction === against.value);
  const rows = useMemo(() => oddsOf(terms, mine, others), [terms, force.units, against.value]);
  if (mine.length === 0) return <p class="soft">{say({ key: 'hangar.odds.none' })}</p>;
  const caption = say({ key: `hangar.odds.${shown.value}.caption` });
  return (
    <div class="stack">
      <p class="soft">
        {caption}. {say({ key: 'hangar.odds.hint' })}
      </p>
      <div class="build-filters">
        <label>
          <span>{say({ key: 'hangar.odds.against' })}</span>
          <select
            value={against.value}
            onChange={(event) => {
              against.value = event.currentTarget.value;
            }}
          >
            <option value="mine">{say({ key: 'hangar.odds.mine' })}</option>
            {factions.map((id) => (
              <option key={id} value={id}>
                {say(factionName(id))}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say({ key: 'hangar.odds.what' })}</span>
          <select
            value={shown.value}
            onChange={(event) => {
              shown.value = event.currentTarget.value === 'destroy' ? 'destroy' : 'hit';
            }}
          >
            <option value="hit">{say({ key: 'hangar.odds.hit' })}</option>
            <option value="destroy">{say({ key: 'hangar.odds.destroy' })}</option>
          </select>
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
      <section class="build-scroll" aria-label={say({ key: 'hangar.odds' })} tabIndex={0}>
        <table class="build-table hangar-odds" aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{say({ key: 'hangar.odds.attacker' })}</th>
              {others.map(({ id, name }) => (
                <th key={id} scope="col">
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mine.map(({ id, name }, row) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {others.map((other, column) => {
                  const chance = rows[row]?.[column]?.[0][shown.value] ?? 0;
                  return (
                    <td key={other.id} style={{ '--chance': chance }}>
                      {say({ key: 'hangar.percent', args: { percent: Math.round(chance * 100) } })}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** What has been worked out for each set of terms, by the numbers of the two kinds. */
const known = once((_: Terms) => new Map<string, BattleForecast>());

function oddsOf(
  terms: Terms,
  mine: readonly UnitKind[],
  others: readonly UnitKind[],
): readonly (readonly BattleForecast[])[] {
  const kept = known(terms);
  return mine.map((unit) =>
    others.map((other) => {
      const kinds = [terms.unitNumber.get(unit.id) ?? 0, terms.unitNumber.get(other.id) ?? 0] as const;
      const key = kinds.join(' ');
      const forecast = kept.get(key) ?? forecastKinds(terms, ...kinds);
      kept.set(key, forecast);
      return forecast;
    }),
  );
}
