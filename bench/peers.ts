import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs the peers on first use. They are not part of the product. */
export function fetchPeers(): void {
  const folder = new URL('./peers/', import.meta.url).pathname;
  if (existsSync(`${folder}node_modules`)) return;
  console.log('Fetching the peers into bench/peers …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('the peers could not be fetched');
}
