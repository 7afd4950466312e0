/**
 * Read before a file of tests. node:test follows every promise, to tell the test that an uncaught error belongs to; that
 * costs a quarter of the time of a test that runs a server. Here it follows no promises: such an error fails the file
 * instead of the test.
 */
import hooks, { createHook, type HookCallbacks } from 'node:async_hooks';

Object.assign(hooks, {
  createHook: (callbacks: HookCallbacks) => createHook({ ...callbacks, trackPromises: false }),
});
