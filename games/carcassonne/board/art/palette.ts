import type { Faction } from '../../content/pack.ts';
import type { Light } from './light.ts';

/** The colours of one light. Pictures are drawn apart from the page, so they cannot read its custom properties. */
export interface Palette {
  readonly sky: readonly [string, string];
  readonly nebula: readonly [string, string];
  readonly star: string;
  readonly starWarm: string;
  readonly chart: string;
  readonly dust: string;
  readonly shore: string;
  readonly shoreInner: string;
  readonly rock: readonly [string, string, string];
  readonly rockLine: string;
  readonly shadow: string;
  readonly routeGlow: string;
  readonly routeBed: string;
  readonly routeCore: string;
  readonly routeDash: string;
  readonly badge: string;
  readonly sign: Readonly<Record<Faction, string>>;
}

export const palettes: Readonly<Record<Light, Palette>> = {
  dark: {
    sky: ['#1a2a5c', '#101b40'],
    nebula: ['#4a63bd', '#8350a3'],
    star: '#eef4ff',
    starWarm: '#ffdfb8',
    chart: '#8fb2ff',
    dust: '#4d4243',
    shore: '#c9a77c',
    shoreInner: '#e7c79a',
    rock: ['#dcc6a4', '#85715d', '#2b2529'],
    rockLine: '#17131a',
    shadow: '#05070f',
    routeGlow: '#3fb7ff',
    routeBed: '#123a63',
    routeCore: '#7fd4ff',
    routeDash: '#f0fbff',
    badge: '#0a1022',
    sign: { rebel: '#ff8b6b', empire: '#d5e6f7', bounty_hunter: '#ffc857' },
  },
  light: {
    sky: ['#f8f1df', '#efe4c9'],
    nebula: ['#c8ab78', '#8fa6a0'],
    star: '#3a2f25',
    starWarm: '#8a3b26',
    chart: '#6b5a45',
    dust: '#d4ad75',
    shore: '#4a3521',
    shoreInner: '#8a6538',
    rock: ['#fbeccb', '#c79f6d', '#71502f'],
    rockLine: '#3d2a19',
    shadow: '#3d2a19',
    routeGlow: '#2e6f8e',
    routeBed: '#24546e',
    routeCore: '#f9f3e2',
    routeDash: '#b23a26',
    badge: '#fbf5e4',
    sign: { rebel: '#a32714', empire: '#23384f', bounty_hunter: '#7a5200' },
  },
};
