import { useSignal } from '@preact/signals';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { readArmy, writeArmy } from '../army/army-text.ts';
import { emptyArmy } from '../army/army-value.ts';
import { packFrom, type ReadyArmy } from '../content/pack.ts';
import { armyName } from '../words/names.ts';
import { type Bench, choose, chosenIn } from './bench.ts';
import { freeId } from './cards.ts';
import { EntryList } from './entry-list.tsx';

/** The ready-made armies of a pack: each is a line of text, as the Barracks copy it. */
export function ArmiesSection(bench: Bench) {
  const { pack, faults, edit, say, announce } = bench;
  const wrong = useSignal<readonly string[]>([]);
  const { armies } = pack.value;
  const index = chosenIn(bench, 'armies');
  const army = armies[index];
  const place = `/armies/${index}`;

  function put(next: readonly ReadyArmy[], at: number, said: string): void {
    edit({ ...pack.peek(), armies: [...next] });
    choose(bench, 'armies', at);
    announce({ key: said, args: { count: next.length } });
  }

  function take(text: string): void {
    const read = readArmy(packFrom(pack.peek()), text);
    if ('faults' in read) {
      wrong.value = read.faults.map(say);
      return;
    }
    wrong.value = [];
    if (army !== undefined)
      edit({ ...pack.peek(), armies: armies.with(index, { ...army, ...read.value }) }, place);
  }

  return (
    <div class="iae-desk">
      <EntryList
        bench={bench}
        group="armies"
        names={armies.map(({ id }) => say(armyName(pack.value, id)))}
        onAdd={() => {
          const id = freeId(armies, 'own');
          put([...armies, { id, name: id, ...emptyArmy }], armies.length, 'editor.added');
        }}
        onRemove={() => put(armies.toSpliced(index, 1), Math.max(0, index - 1), 'editor.removed')}
      />
      {army !== undefined && (
        <div class="stack" key={place}>
          <label class="pack-field">
            <span>{say({ key: 'compose.name' })}</span>
            <input
              type="text"
              maxlength={80}
              data-place={`${place}/name`}
              value={army.name ?? ''}
              onInput={({ currentTarget: { value } }) =>
                edit(
                  { ...pack.peek(), armies: armies.with(index, { ...army, name: value }) },
                  `${place} name`,
                )
              }
            />
          </label>
          <label class="pack-field">
            <span>{say({ key: 'editor.army.text' })}</span>
            <textarea
              rows={6}
              data-place={place}
              value={writeArmy(packFrom(pack.value), army)}
              onChange={({ currentTarget: { value } }) => take(value)}
            />
          </label>
          <p class="soft">{say({ key: 'editor.army.hint' })}</p>
          {wrong.value.map((text) => (
            <p key={text} class="notice-inline" role="alert">
              {text}
            </p>
          ))}
          <FaultTexts faults={faults.value.filter((fault) => `${fault.place}/`.startsWith(`${place}/`))} />
        </div>
      )}
    </div>
  );
}
