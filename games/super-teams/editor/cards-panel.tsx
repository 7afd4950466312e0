import type { EditorProps } from '../../../web/packs/editor.ts';
import { bonusKinds, colors } from '../content/pack.ts';
import type { PackFile } from '../content/pack-schema.ts';
import {
  bonusCount,
  bonusOf,
  bonusPlace,
  movementCount,
  movementOf,
  movementPlace,
  valuesOf,
  withBonus,
  withBoxCards,
  withMovement,
} from './cards.ts';

/** How many cards there are of each sort. */
export function CardsPanel({ pack, edit, say }: EditorProps<PackFile>) {
  const values = valuesOf(pack.value);
  const sum = (cards: readonly { readonly count: number }[]) =>
    cards.reduce((total, { count }) => total + count, 0);
  return (
    <section class="pack-panel ste-cards" aria-labelledby="ste-cards">
      <div class="pack-head">
        <h2 id="ste-cards">{say({ key: 'editor.cards' })}</h2>
        <button
          type="button"
          class="button"
          disabled={pack.value.movement === undefined && pack.value.bonus === undefined}
          onClick={() => edit(withBoxCards(pack.peek()))}
        >
          {say({ key: 'editor.cards.box' })}
        </button>
      </div>
      <div class="ste-tables">
        <table data-place="/movement">
          <caption>{say({ key: 'editor.movement', args: { count: sum(movementOf(pack.value)) } })}</caption>
          <thead>
            <tr>
              <th scope="col">{say({ key: 'editor.color' })}</th>
              {values.map((value) => (
                <th key={value} scope="col">
                  {value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colors.map((color) => (
              <tr key={color}>
                <th scope="row" class="pack-word">
                  {say({ key: `color.${color}` })}
                </th>
                {values.map((value) => (
                  <td key={value}>
                    <Count
                      label={say({
                        key: 'editor.movement.count',
                        args: { color: { key: `card.color.${color}` }, value },
                      })}
                      place={`/movement/${movementPlace(pack.value, color, value)}/count`}
                      count={movementCount(pack.value, color, value)}
                      onChange={(count) =>
                        edit(withMovement(pack.peek(), color, value, count), `${color} ${value}`)
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <table data-place="/bonus">
          <caption>{say({ key: 'editor.bonus', args: { count: sum(bonusOf(pack.value)) } })}</caption>
          <tbody>
            {bonusKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{say({ key: `bonus.${kind}` })}</th>
                <td>
                  <Count
                    label={say({ key: `bonus.${kind}` })}
                    place={`/bonus/${bonusPlace(pack.value, kind)}/count`}
                    count={bonusCount(pack.value, kind)}
                    onChange={(count) => edit(withBonus(pack.peek(), kind, count), kind)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Count({
  label,
  place,
  count,
  onChange,
}: {
  readonly label: string;
  readonly place: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}) {
  return (
    <input
      type="number"
      min="0"
      max="20"
      aria-label={label}
      data-place={place}
      value={count}
      onInput={({ currentTarget: { valueAsNumber: value } }) => {
        if (Number.isInteger(value) && value >= 0) onChange(value);
      }}
    />
  );
}
