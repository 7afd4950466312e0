/** How long all work may hold up the event loop in one of its turns, in milliseconds. */
const longest = 5;

/** What has stepped aside. One goes on in each turn of the event loop. */
const waiting: (() => void)[] = [];
/** Somebody has asked in this turn; it began at `since`. */
let isOpen = false;
let since = 0;

/**
 * Lets long work step aside: await it between two pieces. All that steps aside shares one slice of each turn of the
 * event loop, however many they are. With `first` it goes on before all others that wait.
 */
export function yieldIfDue(first = false): Promise<void> | undefined {
  if (!isOpen) {
    isOpen = true;
    since = performance.now();
    setImmediate(nextTurn);
  }
  const mayGoOn = first || waiting.length === 0;
  if (mayGoOn && performance.now() - since < longest) return undefined;
  return new Promise((resolve) => {
    if (first) waiting.unshift(resolve);
    else waiting.push(resolve);
  });
}

/** Does work that is handed out in parts, and steps aside between them. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await yieldIfDue();
  }
}

function nextTurn(): void {
  const next = waiting.shift();
  if (next === undefined) {
    isOpen = false;
    return;
  }
  since = performance.now();
  setImmediate(nextTurn);
  next();
}
