/** Ends the command: 2 if it was used wrongly, 1 if something outside stood in the way. Printed without a stack. */
export class CommandError extends Error {
  readonly status: 1 | 2;

  constructor(status: 1 | 2, message: string) {
    super(message);
    this.name = 'CommandError';
    this.status = status;
  }
}

/** The command was used wrongly. */
export function misuse(message: string): CommandError {
  return new CommandError(2, message);
}

/** Something outside stood in the way. */
export function failure(message: string): CommandError {
  return new CommandError(1, message);
}
