#!/usr/bin/env node
/** `starboard`: the command line on a Node that is new enough, fetched where the machine's own is not. */
import { fileURLToPath } from 'node:url';
import { exitWith, isNode24, run } from '../scripts/node24.mjs';

if (isNode24()) await import('./main.ts');
else await exitWith(() => run(fileURLToPath(new URL('main.ts', import.meta.url)), process.argv.slice(2)));
