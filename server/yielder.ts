import { presentParty } from './party.ts';

/** How long all work may hold up the event loop in one of its turns, in milliseconds. */
const longest = 5;

type GoOn = () => void;

/** What has stepped aside: moves and the like. */
const urgent: GoOn[] = [];
/** The rest, by address and account. Whoever has waited longest for a slice comes first. */
const others = new Map<string, Map<string, GoOn[]>>();
/** Somebody has asked in this turn; it began at `since`. */
let isOpen = false;
let since = 0;

/**
 * Lets long work step aside: await it between two pieces. All that steps aside shares one slice of each turn of the
 * event loop, however many they are. What is urgent goes on before all else that waits. The rest shares the slices
 * fairly: each address gets as many as each other, and so does each account of an address, however much they ask.
 */
export function yieldIfDue(isUrgent = false): Promise<void> | undefined {
  if (!isOpen) {
    isOpen = true;
    since = performance.now();
    setImmediate(nextTurn);
  }
  const mayGoOn = urgent.length === 0 && (isUrgent || others.size === 0);
  if (mayGoOn && performance.now() - since < longest) return undefined;
  return new Promise((resolve) => {
    if (isUrgent) urgent.push(resolve);
    else addToOthers(resolve);
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
  const next = urgent.shift() ?? takeFromOthers();
  if (next === undefined) {
    isOpen = false;
    return;
  }
  since = performance.now();
  setImmediate(nextTurn);
  next();
}

function addToOthers(goOn: GoOn): void {
  const { address, account } = presentParty();
  const accounts = others.get(address) ?? new Map<string, GoOn[]>();
  others.set(address, accounts);
  const waiting = accounts.get(account);
  if (waiting === undefined) accounts.set(account, [goOn]);
  else waiting.push(goOn);
}

/** Takes one from the account that comes next at the address that comes next. Both then wait behind all the others. */
function takeFromOthers(): GoOn | undefined {
  const [[address, accounts] = []] = others;
  if (address === undefined || accounts === undefined) return undefined;
  others.delete(address);
  const [[account, waiting] = []] = accounts;
  if (account === undefined || waiting === undefined) return undefined;
  accounts.delete(account);
  const next = waiting.shift();
  if (waiting.length > 0) accounts.set(account, waiting);
  if (accounts.size > 0) others.set(address, accounts);
  return next;
}
