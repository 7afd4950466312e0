import { CommanderError } from 'commander';
import { InputError } from '../kernel/error.ts';
import { CommandError } from './command-error.ts';
import { program } from './program.ts';

// Whoever read our output has gone, as in `starboard replay FILE | head`: nobody is left to tell anything.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit(0);
});

try {
  await program().parseAsync();
} catch (fault) {
  process.exitCode = report(fault);
}

/** Says what ended the command, and answers its exit status. */
function report(fault: unknown): number {
  // Commander has printed its own message, or the help that was asked for.
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2;
  if (fault instanceof CommandError || fault instanceof InputError) {
    process.stderr.write(`starboard: ${fault.message}\n`);
    if (fault instanceof InputError && fault.code === 'bad-pack') {
      process.stderr.write('(starboard pack check names every fault in words)\n');
    }
    return fault instanceof CommandError ? fault.status : 2;
  }
  process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`);
  return 1;
}
