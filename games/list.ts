export { entry as carcassonne } from './carcassonne/entry.ts';
export { entry as conflict } from './conflict/entry.ts';
export { entry as imperialAssaultCampaign } from './imperial-assault/campaign-entry.ts';
export { entry as imperialAssault } from './imperial-assault/entry.ts';
export { entry as pocketmodel } from './pocketmodel/entry.ts';
export { entry as superTeams } from './super-teams/entry.ts';
