/** `npm run check`: what takes seconds, before every commit. */
import { lint, runAll, tests, types } from './checks.ts';

process.exitCode = await runAll([[types, lint], [tests('who imports whom', ['scripts/*.test.ts'], 1)]]);
