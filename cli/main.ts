import { ourGames } from './game-list.ts';
import { runProgram } from './program.ts';

await runProgram(ourGames);
