import { startsFrom } from '../../../web/packs/kit/own-pack.ts';
import type { PackEditor } from '../../entry.ts';
import { sentence } from '../../sentences.ts';
import type { PackFile } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { fleetName, iconName } from '../words/names.ts';
import { bareOf } from './fresh.ts';
import { messages } from './messages/index.ts';
import { spotAt } from './spot.ts';

/** Where people enter the units and cards that they own, or make their own. */
export const editor: PackEditor<PackFile> = {
  messages,
  starts: startsFrom(packs, bareOf),
  tables: [
    { name: { key: 'option.forces.fleets' }, options: {} },
    { name: { key: 'option.forces.sealed' }, options: { forces: 'sealed' } },
    { name: { key: 'option.forces.two-packs' }, options: { forces: 'two-packs' } },
  ],
  place(pack, pointer) {
    const spot = spotAt(pointer);
    if (spot === undefined) return pointer.startsWith('/name') ? { key: 'editor.pack' } : undefined;
    const { group, index } = spot;
    const item = pack[group][index];
    if (item === undefined) return undefined;
    switch (group) {
      case 'icons':
        return iconName(pack, item.id);
      case 'fleets':
        return fleetName(pack, item.id);
      default:
        return sentence('name', { name: item.name ?? item.id });
    }
  },
  component: () => import('./editor.tsx').then(({ FleetEditor }) => FleetEditor),
};
