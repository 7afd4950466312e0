/** Silhouettes for the pictures of cards, in a square of 60 by 84 with the horizon at 62; by theme. */
const scenes: Readonly<Record<string, string>> = {
  'space-battle':
    'M12 58l10-6 3-9 3 9 10 6-10-1-3 4-3-4ZM40 36l6-4 2-6 2 6 6 4-6-1-2 3-2-3ZM30 66l18-22M33 68l3-4',
  pursuit: 'M14 66l14-16 4-10 2 10 12 10-12-3-4 8-4-7ZM8 76l10-12M50 44l6 2-6 6-5-3Z',
  recon: 'M30 40a9 9 0 1 0 .01 0ZM30 58v4M22 62h16l4 16H18ZM39 46l10-5',
  escape: 'M6 62q24-26 48-30l-8 10q-18 8-30 26ZM44 34l10-4-3 10',
  'ground-skirmish': 'M0 66l10-8 8 6 10-12 12 10 8-6 12 12v16H0ZM20 62l2-12 4 1 1 12ZM40 62l1-14 5 1v12Z',
  occupation: 'M0 70h60v14H0ZM8 70V48h8v22ZM22 70V38l8-6 8 6v32ZM44 70V52h8v18Z',
  patrol: 'M22 70l3-16-6-4 4-12h14l4 12-6 4 3 16h-4l-4-14-4 14ZM24 34h12v4H24Z',
  'resistance-strike': 'M30 34l4 16 14 14-14-4-4 14-4-14-14 4 14-14Z',
  'elite-trooper': 'M20 74V52q0-14 10-14t10 14v22ZM23 52h14l-2 5H25Z',
  'elite-officer': 'M18 76l2-16 5-4v-4q-4-10 5-12 9 2 5 12v4l5 4 2 16ZM22 40l8-4 8 4v3H22Z',
  'elite-ambush': 'M0 84V58q10-6 14 4 6-18 16-6 8-14 14 4 8-8 16-2v26ZM26 66l4-10 4 10Z',
};

/** What a theme shows; a pack of one's own may name any. */
export function sceneOf(theme: string): string {
  return scenes[theme] ?? scenes['resistance-strike'] ?? '';
}
