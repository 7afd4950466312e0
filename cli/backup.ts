import { SetupError } from '../server/data-folder.ts';
import { resolvePlace, type StoragePlace } from '../server/open-storage.ts';
import { backUp, restore } from '../server/storage/backup.ts';
import { failure } from './command-error.ts';

/** `starboard backup FILE`: everything that is stored, as it is now, while servers go on. */
export async function backupCommand(file: string, place: StoragePlace): Promise<void> {
  await orExplain(backUp(resolvePlace(place), file));
  process.stdout.write(`${file} holds everything; keep it as private as the server's data.\n`);
}

/** `starboard restore FILE`: puts a backup into a new data folder or an empty database. */
export async function restoreCommand(file: string, place: StoragePlace): Promise<void> {
  await orExplain(restore(file, resolvePlace(place)));
  process.stdout.write(`${file} is restored.\n`);
}

function orExplain(work: Promise<void>): Promise<void> {
  return work.catch((fault: unknown) => {
    throw fault instanceof SetupError ? failure(fault.message) : fault;
  });
}
