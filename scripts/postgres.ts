/** The database server for tests: the system's PostgreSQL. Tests run it themselves, in a folder of their own. */
import { postgresFolder } from '../server/testing/postgres-folder.ts';
import { ensurePackage } from './apt.ts';

/** Makes sure of PostgreSQL; answers what is in the way, or undefined when it is there. */
export function ensurePostgres(): string | undefined {
  return ensurePackage('postgresql', () => postgresFolder() !== undefined);
}
