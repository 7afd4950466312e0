import { readFile, writeFile } from 'node:fs/promises';
import { failure } from './command-error.ts';

/** The text of a file; ends the command with a clear line where it cannot be read. */
export async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (fault) {
    throw failure(`cannot read ${path}: ${reason(fault)}`);
  }
}

/** The JSON in a file; ends the command with a clear line where there is none. */
export async function jsonFile(path: string): Promise<unknown> {
  const text = await textOf(path);
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw failure(`${path} is not JSON: ${fault instanceof Error ? fault.message : fault}`);
  }
}

/** Writes a file; ends the command with a clear line where that fails. */
export async function store(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (fault) {
    throw failure(`cannot write ${path}: ${reason(fault)}`);
  }
}

function reason(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'permission denied';
  return fault instanceof Error ? fault.message : String(fault);
}
