/** The page's signs: one stroke, 24 units square, drawn for this page. */
const paths = {
  close: 'M6 6l12 12M18 6 6 18',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M14 5l-7 7 7 7',
  forward: 'M10 5l7 7-7 7',
  first: 'M17 5l-7 7 7 7M7 5v14',
  last: 'M7 5l7 7-7 7M17 5v14',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 8l4-4 4 4M6 12v7h12v-7',
  book: 'M12 6c-2-1.5-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13C17 4 14 4.5 12 6Zm0 0v13',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM5 20c.5-4 3.5-6 7-6s6.5 2 7 6',
  bot: 'M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM12 9V5M9.5 13.5v1M14.5 13.5v1',
  screen: 'M4 5h16v11H4ZM9 20h6M12 16v4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  plus: 'M12 5v14M5 12h14',
  log: 'M6 4h12v16H6ZM9 8h6M9 12h6M9 16h3',
  eye: 'M3 12c2.5-4.5 5.5-6 9-6s6.5 1.5 9 6c-2.5 4.5-5.5 6-9 6s-6.5-1.5-9-6ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  again: 'M5 12a7 7 0 1 1 2 5M5 20v-4h4',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
  star: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2Z',
  check: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6ZM9 12l2 2 4-4',
  send: 'M4 12 20 4l-5 16-3-7-8-1ZM12 13l8-9',
  mute: 'M4 9.5v5h4l5 4v-13l-5 4H4ZM16.5 9.5l5 5M21.5 9.5l-5 5',
  compass: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM15.5 8.5l-2 5-5 2 2-5Z',
  pass: 'M4 6l7 6-7 6ZM12 6l7 6-7 6Z',
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
