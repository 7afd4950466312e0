import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Tabs } from '../../../web/loadouts/kit/tabs.tsx';
import type { EditorProps } from '../../../web/packs/editor.ts';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { focusPlace } from '../../../web/packs/kit/focus-place.ts';
import { PackNameField } from '../../../web/packs/kit/pack-name-field.tsx';
import type { PackFile } from '../content/pack.ts';
import { ArmiesSection } from './armies-section.tsx';
import type { Bench } from './bench.ts';
import { CardsSection } from './cards-section.tsx';
import { ScenariosSection } from './scenarios-section.tsx';
import { type Group, groups, spotAt } from './spot.ts';
import './editor.css';

/** Where cards, ready armies, and maps with missions are entered. */
export function CardEditor(props: EditorProps<PackFile>) {
  const { pack, faults, shown, say } = props;
  const group = useSignal<Group>('deployments');
  const selected = useSignal<Readonly<Record<Group, number>>>({
    deployments: 0,
    companions: 0,
    forms: 0,
    upgrades: 0,
    commands: 0,
    armies: 0,
    scenarios: 0,
  });
  const bench: Bench = { ...props, selected };
  const root = useRef<HTMLDivElement>(null);

  useSignalEffect(() => {
    const asked = shown.value;
    if (asked === undefined) return;
    const spot = spotAt(asked.place);
    if (spot !== undefined) {
      group.value = spot.group;
      selected.value = { ...selected.peek(), [spot.group]: spot.index };
    }
    // The form of another card is drawn only after this.
    setTimeout(() => {
      if (root.current !== null) focusPlace(root.current, asked.place);
    });
  });

  const now = group.value;
  const whole = faults.value.filter(({ place }) => groups.some((one) => place === `/${one}`));
  return (
    <div ref={root} class="iae">
      <PackNameField {...props} label={say({ key: 'editor.pack' })} />
      <FaultTexts faults={whole} />
      <Tabs
        label={say({ key: 'editor.lists' })}
        tabs={groups.map((id) => ({
          id,
          name: say({ key: `editor.${id}` }),
          note: String(pack.value[id]?.length ?? 0),
        }))}
        shown={now}
        onShow={(next) => {
          group.value = next;
        }}
      >
        {now === 'armies' ? (
          <ArmiesSection {...bench} />
        ) : now === 'scenarios' ? (
          <ScenariosSection {...bench} />
        ) : (
          <CardsSection key={now} bench={bench} group={now} />
        )}
      </Tabs>
    </div>
  );
}
