import { runProgram } from '../program.ts';
import { kitGames } from './games.ts';

/** `starboard` with the games of the test kit instead of this house's. */
await runProgram(kitGames);
