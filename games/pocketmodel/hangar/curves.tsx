import { type Curve, cardKinds, cardStarCurve, starCurve, unitValues, valueCurve } from './figures.ts';
import { valueName, type Yard } from './yard.ts';

/** How the build stars, values and kinds of a force are spread. */
export function Curves({ yard: { terms, force, say } }: { readonly yard: Yard }) {
  const kinds = cardKinds(terms, force);
  const kindNames = {
    attack: valueName('attack'),
    damage: valueName('damage'),
    defense: valueName('defense'),
    objective: { key: 'hangar.kind.objective' },
  } as const;
  return (
    <div class="hangar-curves">
      <Bars title={say({ key: 'hangar.curve.stars' })} bars={named(starCurve(terms, force))} />
      {unitValues.map((value) => (
        <Bars
          key={value}
          title={say({ key: 'hangar.curve.value', args: { value: valueName(value) } })}
          tone={value}
          bars={named(valueCurve(terms, force, value))}
        />
      ))}
      <Bars title={say({ key: 'hangar.curve.cards' })} bars={named(cardStarCurve(terms, force))} />
      <Bars
        title={say({ key: 'hangar.curve.kinds' })}
        bars={(['attack', 'damage', 'defense', 'objective'] as const).map((kind) => ({
          name: say(kindNames[kind]),
          count: kinds[kind],
        }))}
      />
    </div>
  );
}

interface Bar {
  readonly name: string;
  readonly count: number;
}

function named(curve: Curve): readonly Bar[] {
  return curve.map(({ value, count }) => ({ name: String(value), count }));
}

/** A chart of bars that is a table as well. */
function Bars({
  title,
  tone,
  bars,
}: {
  readonly title: string;
  readonly tone?: string;
  readonly bars: readonly Bar[];
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table class="hangar-bars" data-tone={tone}>
      <caption>{title}</caption>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span class="hangar-bar" style={{ '--share': count / most }} aria-hidden="true" />
              <span>{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
