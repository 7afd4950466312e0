import { Bars } from '../../../web/loadouts/kit/bars.tsx';
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
    <div class="build-curves">
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

function named(curve: Curve): readonly { readonly name: string; readonly count: number }[] {
  return curve.map(({ value, count }) => ({ name: String(value), count }));
}
