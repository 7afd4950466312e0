/** Our server in a process of its own, with nothing left out: `node starboard-server.ts DATA [DATABASE]`. */
import { serve } from '../../server/serve.ts';
import { endless } from './endless.ts';
import { reportUsage } from './program.ts';

const [data, database] = process.argv.slice(2);
if (data === undefined) throw new Error('usage: starboard-server.ts DATA [DATABASE]');
const { url } = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  ...(database !== undefined && { database }),
  games: [{ id: endless.id, game: async () => endless }],
});
reportUsage(url);
