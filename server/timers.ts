/** Timers, as Node and browsers both have them: tables also run in a worker of the page (`device/`). */

/** Lets the process end although the timer still runs. In a browser nothing has to be done for that. */
export function letEnd(timer: NodeJS.Timeout): void {
  // A timer of a browser is a number.
  if (typeof timer === 'object') timer.unref();
}

/**
 * Resolves with `value` after so many milliseconds. Rejects with the signal's reason when that is aborted. Does not keep
 * the process alive if `ref` is false.
 */
export function wait<T>(
  ms: number,
  value: T,
  { signal, ref = true }: { readonly signal?: AbortSignal; readonly ref?: boolean } = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve(value);
    }, ms);
    if (!ref) letEnd(timer);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Calls back in the next turn of the event loop. */
export function inNextTurn(work: () => void): void {
  if ('setImmediate' in globalThis) setImmediate(work);
  else setTimeout(work);
}
