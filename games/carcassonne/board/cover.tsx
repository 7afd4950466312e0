import type { Light } from './art/light.ts';
import { palettes } from './art/palette.ts';
import { picture } from './art/picture.ts';
import { planetArt } from './art/planet.ts';
import { signs } from './art/sign.ts';
import { skySvg } from './art/sky.ts';
import { useLight } from './art/use-light.ts';

/** The picture of the game: a world above a chart of routes, with the three factions' signs. */
export function Cover() {
  const light = useLight();
  const source = picture(`cover/${light}`, 720, () => coverSvg(light)).value;
  return (
    <div
      class="cs-cover"
      style={{ aspectRatio: '16 / 9', width: '100%', overflow: 'hidden', background: palettes[light].sky[0] }}
    >
      {source !== undefined && (
        <img
          src={source}
          alt=""
          style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      )}
    </div>
  );
}

function coverSvg(light: Light): string {
  const palette = palettes[light];
  const sky = skySvg(light).replace('<svg ', '<svg x="0" y="0" width="480" height="480" ');
  const routes =
    '<path d="M-10 300C110 290 150 210 240 226S360 330 490 250" fill="none" stroke-linecap="round" ';
  const rings = [95, 140, 190, 245]
    .map(
      (radius) =>
        `<circle cx="300" cy="232" r="${radius}" fill="none" stroke="${palette.chart}" stroke-width=".6" opacity=".4"/>`,
    )
    .join('');
  const row = (['rebel', 'empire', 'bounty_hunter'] as const)
    .map(
      (faction, at) =>
        `<path transform="translate(${38 + at * 46} 126) scale(1.35)" d="${signs[faction]}" fill="${palette.sign[faction]}" fill-rule="evenodd"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">${sky}${rings}` +
    `${routes}stroke="${palette.routeGlow}" stroke-width="16" opacity=".2"/>${routes}stroke="${palette.routeBed}" stroke-width="8"/>${routes}stroke="${palette.routeDash}" stroke-width="2" stroke-dasharray="12 12"/>` +
    `<g transform="translate(300 232) scale(3.1)">${planetArt('Tatooine', 0, 0, 27, light, 'a')}</g>` +
    `<g transform="translate(112 268) scale(1.1)">${planetArt('Hoth', 0, 0, 27, light, 'b')}</g>` +
    `<g transform="translate(418 330) scale(.62)">${planetArt('Endor', 0, 0, 27, light, 'c')}</g>${row}</svg>`
  );
}
