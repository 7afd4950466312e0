import { Bars } from '../../../web/loadouts/kit/bars.tsx';
import { armyCost, type Barracks, fullName } from './barracks.ts';
import { costCurve, strengthOf, useOfCommands } from './figures.ts';

/** Figures about an army: what it has on the map, what its cards cost, and who can use its command cards. */
export function Numbers({ barracks: { pack, army, say } }: { readonly barracks: Barracks }) {
  const { groups, figures, health } = strengthOf(pack, army);
  const use = useOfCommands(pack, army);
  return (
    <div class="stack">
      <p>{say({ key: 'army.strength', args: { groups, figures, health } })}</p>
      <p class="soft">{say({ key: 'army.initiative', args: { cost: armyCost(pack, army) } })}</p>
      <div class="build-curves">
        {(['deployments', 'commands'] as const).map((part) => (
          <Bars
            key={part}
            title={say({ key: `army.curve.${part}` })}
            bars={costCurve(pack, army, part).map(({ value, count }) => ({ name: String(value), count }))}
          />
        ))}
      </div>
      {use.length > 0 && (
        <table class="build-table">
          <caption>{say({ key: 'army.use' })}</caption>
          <thead>
            <tr>
              <th scope="col">{say({ key: 'army.use.card' })}</th>
              <th scope="col">{say({ key: 'army.use.who' })}</th>
            </tr>
          </thead>
          <tbody>
            {use.map(({ card, users }) => (
              <tr key={card.id}>
                <th scope="row">{card.name}</th>
                <td class={users.length === 0 ? 'build-no' : undefined}>
                  {users.length === 0
                    ? say({ key: 'army.nobody' })
                    : card.restriction === undefined
                      ? say({ key: 'army.anybody' })
                      : users.map((user) => say(fullName(user))).join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
