import type { Pack } from './pack.ts';

/** A pack as somebody writes it: it may lack a name of its own and notes on certainty. */
export type PackFile = Omit<Pack, 'id' | 'name' | 'note' | 'status'> &
  Partial<Pick<Pack, 'id' | 'name' | 'note' | 'status'>>;

/** The pack in a file that has passed schema and check. */
export function packFrom({ id = 'own', name = id, note = '', status = {}, ...rest }: PackFile): Pack {
  return { ...rest, id, name, note, status };
}
