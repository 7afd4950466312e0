import { entry } from '../../common/at.ts';
import { IconMark, kindOf } from '../board/art/marks.tsx';
import { abilityIcon } from '../words/effects.ts';
import { iconName } from '../words/names.ts';
import { ableUnits, iconMatches } from './figures.ts';
import type { Yard } from './yard.ts';

/** Which icons of units and cards meet, and which cards' abilities no unit or few can use. */
export function IconTable({ yard: { terms, force, say } }: { readonly yard: Yard }) {
  const { pack } = terms;
  const matches = iconMatches(terms, force);
  const able = ableUnits(terms, force);
  if (matches.length === 0 && able.length === 0)
    return <p class="soft">{say({ key: 'hangar.icons.none' })}</p>;
  return (
    <div class="stack">
      <table class="build-table">
        <caption>{say({ key: 'hangar.icons' })}</caption>
        <thead>
          <tr>
            <th scope="col">{say({ key: 'hangar.icon' })}</th>
            <th scope="col">{say({ key: 'hangar.units' })}</th>
            <th scope="col">{say({ key: 'hangar.cards' })}</th>
            <th scope="col">{say({ key: 'hangar.match' })}</th>
          </tr>
        </thead>
        <tbody>
          {matches.map(({ icon, units, cards }) => (
            <tr key={icon}>
              <th scope="row">
                <span class="taken-row-mark">
                  <IconMark id={icon} kind={kindOf(pack, icon)} />
                </span>{' '}
                {say(iconName(pack, icon))}
              </th>
              <td>{units}</td>
              <td>{cards}</td>
              <td>
                {units > 0 && cards > 0 ? (
                  <span class="build-yes">{say({ key: 'hangar.match.yes' })}</span>
                ) : cards > 0 ? (
                  <span class="build-no">{say({ key: 'hangar.match.cards' })}</span>
                ) : kindOf(pack, icon) === 'power' ? (
                  <span>{say({ key: 'hangar.match.power' })}</span>
                ) : (
                  <span>{say({ key: 'hangar.match.units' })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {able.length > 0 && (
        <table class="build-table">
          <caption>{say({ key: 'hangar.able' })}</caption>
          <thead>
            <tr>
              <th scope="col">{say({ key: 'hangar.card.name' })}</th>
              <th scope="col">{say({ key: 'hangar.able.who' })}</th>
              <th scope="col">{say({ key: 'hangar.units' })}</th>
            </tr>
          </thead>
          <tbody>
            {able.map(({ card: number, copies, units }) => {
              const card = entry(pack.cards, number);
              const icon = card.kind === 'combat' ? card.ability?.icon : undefined;
              return (
                <tr key={number}>
                  <th scope="row">
                    {copies} × {card.name}
                  </th>
                  <td>{icon !== undefined && say(abilityIcon(pack, icon))}</td>
                  <td class={units === 0 ? 'build-no' : undefined}>{units}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
}
