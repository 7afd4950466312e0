import armies from './core/armies.json' with { type: 'json' };
import commands from './core/commands.json' with { type: 'json' };
import companions from './core/companions.json' with { type: 'json' };
import deployments from './core/deployments.json' with { type: 'json' };
import forms from './core/forms.json' with { type: 'json' };
import upgrades from './core/upgrades.json' with { type: 'json' };
import type { Pack } from './pack.ts';

/** The printed cards: core set, Heart of the Empire, and the packs and boxes in between. */
const core = {
  schemaVersion: 1,
  id: 'core',
  name: 'Printed cards',
  note: 'Values, surges and abilities as printed, before errata. Where a value had to be reconstructed, it says so.',
  deployments,
  companions,
  forms,
  upgrades,
  commands,
  armies,
} as Pack;

/** The packs of cards that come with the game, by id. Their shape is tested against the schema, which the compiler cannot. */
export const packs: Readonly<Record<string, Pack>> = { core };

export const defaultPack = 'core';
