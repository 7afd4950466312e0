import type { EditorProps } from '../../../web/packs/editor.ts';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { Amount, Choose } from '../../../web/packs/kit/fields.tsx';
import type { PackFile } from '../content/pack.ts';
import { leaderName } from '../words/names.ts';
import { markOwnData } from './certainty.ts';
import { CertaintyField } from './certainty-field.tsx';

const mostSymbols = 3;
const fewestFaces = 2;
const mostFaces = 20;

/** The symbols of the leaders, and what is on the faces of a die. */
export function Numbers(props: EditorProps<PackFile>) {
  const { pack, faults, edit, say } = props;
  const { leaders, dice } = pack.value;
  const wrong = faults.value.filter(({ place }) => /^\/(leaders|dice)/.test(place));
  const roll = (faces: readonly number[]): void => edit(markOwnData({ ...pack.peek(), dice: faces }, 'dice'));
  return (
    <section class="pack-panel" aria-labelledby="cfe-numbers">
      <h2 id="cfe-numbers">{say({ key: 'editor.numbers' })}</h2>
      <FaultTexts faults={wrong} />
      <div class="pack-head">
        <h3 class="pack-word">{say({ key: 'part.leaders' })}</h3>
        <CertaintyField {...props} group="leaders" />
      </div>
      <div class="cfe-counts" data-place="/leaders">
        {leaders.map(({ id, symbols }, index) => (
          <Amount
            key={id}
            label={say(leaderName(id))}
            value={symbols}
            least={0}
            place={`/leaders/${index}/symbols`}
            onChange={(count) =>
              edit(
                markOwnData(
                  {
                    ...pack.peek(),
                    leaders: pack.peek().leaders.with(index, { id, symbols: count }),
                  },
                  'leaders',
                ),
              )
            }
          />
        ))}
      </div>
      <div class="pack-head">
        <h3 class="pack-word">{say({ key: 'part.dice' })}</h3>
        <CertaintyField {...props} group="dice" />
      </div>
      <div class="cfe-counts" data-place="/dice">
        {dice.map((face, index) => (
          <Choose
            key={index}
            label={say({ key: 'editor.face', args: { number: index + 1 } })}
            value={String(face)}
            place={`/dice/${index}`}
            options={Array.from({ length: mostSymbols + 1 }, (_, symbols) => ({
              value: String(symbols),
              label: say({ key: 'editor.face.symbols', args: { count: symbols } }),
            }))}
            onChange={(symbols) => roll(pack.peek().dice.with(index, Number(symbols)))}
          />
        ))}
        <button
          type="button"
          class="button"
          disabled={dice.length >= mostFaces}
          onClick={() => roll([...pack.peek().dice, 0])}
        >
          {say({ key: 'editor.face.more' })}
        </button>
        <button
          type="button"
          class="button"
          disabled={dice.length <= fewestFaces}
          onClick={() => roll(pack.peek().dice.slice(0, -1))}
        >
          {say({ key: 'editor.face.fewer' })}
        </button>
      </div>
    </section>
  );
}
