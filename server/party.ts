/** Somebody for whom the server works. Those of one address share its part of the server's time: see `yielder.ts`. */
export interface Party {
  readonly address: string;
  /** Empty as long as it is not known. */
  account: string;
}

// In a page, where tables also run, there is only one party, and no such module.
const hooks = globalThis.process?.getBuiltinModule('node:async_hooks');
const present = hooks && new hooks.AsyncLocalStorage<Party>();

/** The server itself, for work that nobody asked for. */
const nobody: Party = { address: '', account: '' };

/** Does work for a party, with all that follows from it. */
export function workFor<T>(party: Party, work: () => T): T {
  return present === undefined ? work() : present.run(party, work);
}

/** The party for whom the server works at this moment. */
export function presentParty(): Party {
  return present?.getStore() ?? nobody;
}
