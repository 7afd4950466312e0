import type { InEveryLanguage, Locale } from '../../games/words.ts';

const description: InEveryLanguage = {
  en: 'Board games of a galaxy far away, with friends or against bots, also without a network.',
  pl: 'Gry planszowe z odległej galaktyki: ze znajomymi albo z botami, także bez sieci.',
  de: 'Brettspiele aus einer fernen Galaxis, mit Freunden oder gegen Bots, auch ohne Netz.',
  ro: 'Jocuri de societate dintr-o galaxie îndepărtată, cu prietenii sau cu boți, și fără rețea.',
  fr: 'Des jeux de société d’une galaxie lointaine, entre amis ou contre des bots, même sans réseau.',
  it: 'Giochi da tavolo di una galassia lontana, con gli amici o contro i bot, anche senza rete.',
};

/** The path of the manifest in a language. */
export function manifestPath(locale: Locale): string {
  return `/manifest.${locale}.webmanifest`;
}

/** What a browser needs to install the page as an app. The build writes one for each language. */
export function manifestIn(locale: Locale) {
  return {
    id: '/',
    name: 'Starboard',
    short_name: 'Starboard',
    description: description[locale],
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0a1022',
    theme_color: '#0a1022',
    categories: ['games'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
