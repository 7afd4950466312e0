import type { GameEntry } from '../entry.ts';

/** The campaign of Imperial Assault, as the list of games knows it. */
export const entry: GameEntry = {
  id: 'imperial-assault-campaign',
  name: {
    en: 'Imperial Assault: Heart of the Empire',
    pl: 'Imperium Atakuje: Serce Imperium',
    de: 'Imperial Assault: Herz des Imperiums',
    ro: 'Imperial Assault: Inima Imperiului',
    fr: 'Assaut sur l’Empire : au cœur de l’Empire',
    it: 'Assalto Imperiale: Nel Cuore dell’Impero',
  },
  tagline: () => import('./campaign-tagline.ts').then(({ campaignTagline }) => campaignTagline),
  seats: { min: 3, max: 5 },
  namesSeats: true,
  // Who sits down is a hero; a bot leads the Empire until somebody wants to.
  usualSeat: 1,
  severalSeats: true,
  secrets: true,
  seeAlike: (seat, other) => seat > 0 && other > 0,
  game: () => import('./campaign-game.ts').then(({ game }) => game),
  table: () => import('./campaign-table.ts').then(({ openCampaignTable }) => openCampaignTable),
  rulePlaces: () =>
    Promise.all([import('./rules/refusals.ts'), import('./rules/campaign/refusals.ts')]).then(
      ([{ battleRefusals }, { campaignRefusals }]) => ({ ...battleRefusals, ...campaignRefusals }),
    ),
  words: () => import('./words/campaign/words.ts').then(({ openCampaignWords }) => openCampaignWords),
  messages: (...asked) =>
    import('./messages/campaign/index.ts').then(({ campaignMessages }) => campaignMessages(...asked)),
  diagrams: () => import('./diagrams/diagrams.tsx').then(({ diagrams }) => diagrams),
  help: (locale) => import('./help/campaign/index.ts').then(({ campaignHelp }) => campaignHelp(locale)),
  review: () => import('./campaign-review.ts').then(({ openCampaignReview }) => openCampaignReview),
  sounds: () => import('./sounds.ts').then(({ soundOf }) => soundOf),
  board: () => import('./board/campaign/campaign-board.tsx').then(({ CampaignBoard }) => CampaignBoard),
  series: () => import('./board/campaign/log/campaign-log.tsx').then(({ CampaignLog }) => CampaignLog),
  showsSeats: true,
  guides: [
    {
      role: {
        id: 'hero',
        name: {
          en: 'Learn as a hero',
          pl: 'Ucz się jako bohater',
          de: 'Als Held lernen',
          ro: 'Învață ca erou',
          fr: 'Apprendre côté héros',
          it: 'Impara da eroe',
        },
      },
      guide: () => import('./guide/campaign/hero/guide.ts').then(({ guide }) => guide),
    },
    {
      role: {
        id: 'empire',
        name: {
          en: 'Learn as the Empire',
          pl: 'Ucz się jako Imperium',
          de: 'Als Imperium lernen',
          ro: 'Învață ca Imperiu',
          fr: 'Apprendre côté Empire',
          it: 'Impara da Impero',
        },
      },
      guide: () => import('./guide/campaign/empire/guide.ts').then(({ guide }) => guide),
    },
  ],
  cover: () => import('./board/campaign/cover.tsx').then(({ CampaignCover }) => CampaignCover),
  // Missions of a file are tried out one at a time; the story of a campaign is that of the box.
  optionApplies: (name, { play, pack }) =>
    // A mission of the box is chosen where one of the box is played alone.
    name === 'mission'
      ? play === 'mission' && typeof pack !== 'object'
      : name !== 'grown' || play === 'mission',
  usualOptions: (_, { pack }) => (typeof pack === 'object' ? { play: 'mission' } : {}),
  editor: () => import('./editor/campaign/index.ts').then(({ editor }) => editor),
  packs: () => import('./campaign-packs.ts').then(({ offer }) => offer),
  terminal: () => import('./terminal/terminal.ts').then(({ openTerminal }) => openTerminal),
};
