/** Runs in a page: storages in its IndexedDB, for a test that drives them from outside. */
import { IndexedStorage } from '../../device/indexed-storage.ts';
import type { News } from '../../server/storage/storage.ts';

const storages: IndexedStorage[] = [];

Object.assign(globalThis, {
  /** Opens the storage of this name. Answers its number in this page. */
  async openStorage(name: string, hear: (news: News) => void): Promise<number> {
    const storage = await IndexedStorage.open(name);
    storage.watch(hear);
    return storages.push(storage) - 1;
  },
  /** Calls a method with arguments in JSON. Answers its result in JSON, or the name of what it threw. */
  async callStorage(number: number, method: keyof IndexedStorage, args: string): Promise<string> {
    const storage = storages[number];
    if (storage === undefined) throw new Error(`no storage ${number} was opened`);
    try {
      const found: unknown = await Reflect.apply(storage[method], storage, JSON.parse(args));
      return JSON.stringify({ found: found instanceof Map ? [...found] : found });
    } catch (failure) {
      return JSON.stringify({ thrown: failure instanceof Error ? failure.name : String(failure) });
    }
  },
});
