/** Silhouettes for the pictures of cards, in a square of 60 by 84 with the horizon at 60; by theme. */
const scenes: Readonly<Record<string, string>> = {
  'space-battle':
    'M9 56l11-5 3-10 3 10 11 5-11-1-3 5-3-5ZM36 36l7-4 2-7 2 7 7 4-7-1-2 4-2-4ZM27 68l5-4M34 62l5-4M41 56l5-4',
  pursuit: 'M15 70l12-17 4-11 4 11 12 17-13-5-3 5-3-5ZM41 38l5-4 2-5 2 5 5 4-5-1-2 3-2-3ZM31 38v-8M31 26v-4',
  recon: 'M30 30a10 10 0 1 0 .01 0ZM30 50v8M21 58h18l5 14H16ZM20 40h-8M40 40h8M30 30v-6',
  escape: 'M10 72q6-16 22-26l-3-7 17-6-5 17-5-4Q22 56 16 74ZM12 46h9M9 53h8',
  'ground-skirmish':
    'M4 64l10-5 9 4 10-9 12 8 11-4v14H4ZM17 60l1-9q3-5 6 0l1 9ZM37 58l1-9q3-5 6 0l1 9ZM25 52l10-2',
  occupation: 'M4 72V60h52v12ZM9 60V46h7v14ZM21 60V40l9-7 9 7v20ZM44 60V49h7v11ZM30 33v-7l6 3-6 2',
  patrol: 'M19 74l4-18-5-6 4-12h16l4 12-5 6 4 18h-5l-4-16h-4l-4 16ZM23 36h14l-2-5H25ZM42 45h9',
  'resistance-strike': 'M30 26l6 18 16 12-17-3-5 20-5-20-17 3 16-12Z',
  'elite-trooper': 'M16 74q1-14 8-16-5-4-4-12 1-9 10-9t10 9q1 8-4 12 7 2 8 16ZM22 47q8-4 16 0l-2 4H24Z',
  'elite-officer': 'M14 74q2-15 11-16l-1-4q-4-5-2-10h16q2 5-2 10l-1 4q9 1 11 16ZM20 42q10-10 20 0l-2 2H22Z',
  'elite-ambush': 'M4 70V54q8-6 13 3 5-15 14-5 7-12 13 2 7-5 12 0v16ZM24 68l6-12 6 12ZM28 64h4',
};

/** What a theme shows; a pack of one's own may name any. */
export function sceneOf(theme: string): string {
  return scenes[theme] ?? scenes['resistance-strike'] ?? '';
}
