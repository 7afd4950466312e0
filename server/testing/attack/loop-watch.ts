/**
 * Loaded into the attacked server before its own program. Measures the longest turn of its event loop, in processor time
 * of the main thread: other work of the machine does not count. Replies with it in milliseconds whenever it is asked.
 */
import { isMainThread } from 'node:worker_threads';

/** What the parent process may ask. */
export type Question = 'begin' | 'longest';

if (isMainThread) {
  let last = ownTime();
  let longest = 0;
  const look = (): void => {
    const now = ownTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  setInterval(look, 1).unref();
  process.on('message', (question: Question) => {
    look();
    if (question === 'begin') longest = 0;
    process.send?.(longest);
  });
  process.channel?.unref();
}

function ownTime(): number {
  // Linux updates the time of a thread only at ticks, unless the time of the whole process is read just before.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
