import { download } from '../replay/download.ts';
import { nameOfPack } from './pack-name.ts';

/** The name of the file in which a pack is saved. */
export function fileName(game: string, pack: unknown): string {
  const name = (nameOfPack(pack) ?? '').normalize('NFKD').toLowerCase();
  const plain = name.replaceAll(/\p{Mark}/gu, '').replaceAll(/[^a-z0-9]+/g, '-');
  const trimmed = plain.replaceAll(/^-+|-+$/g, '').slice(0, 60);
  return `${trimmed === '' ? game : trimmed}.json`;
}

/** Hands the pack to the person as a file, laid out for people. */
export function savePack(game: string, pack: unknown): void {
  download(fileName(game, pack), `${JSON.stringify(pack, null, 1)}\n`);
}
