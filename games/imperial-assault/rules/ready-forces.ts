import { createReadyForces } from '../../common/ready-forces.ts';
import type { ReadyArmy } from '../content/pack.ts';
import { type Options, termsOf } from './options.ts';

/** The ready armies of the pack, and how seats get them or armies of their own. */
export const readyForces = createReadyForces<Options, ReadyArmy>({
  all: (options) => termsOf({ ...options, armies: 'own' }).pack.armies,
  withReady: (options, chosen) => ({ ...options, armies: 'ready', chosen }),
  withOwn: ({ chosen: _, ...options }) => ({ ...options, armies: 'own' }),
  brought: ({ affiliation, deployments, upgrades, commands }) => ({
    affiliation,
    deployments: { ...deployments },
    upgrades: { ...upgrades },
    commands: { ...commands },
  }),
});
