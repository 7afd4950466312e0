import { hash } from '../../../common/seeded.ts';
import type { TileKind } from '../../content/pack.ts';
import type { Rotation } from '../../rules/choice.ts';
import { fieldArt } from './field.ts';
import type { Light } from './light.ts';
import { palettes } from './palette.ts';
import { planetArt } from './planet.ts';
import { n } from './point.ts';
import { beaconArt, routeArt } from './route.ts';
import { type SegmentShape, shapeOf, signRadius } from './shape.ts';
import { signs } from './sign.ts';

/**
 * What lies on a tile, without the sky under it, as a whole SVG picture. The tile is turned, not the picture: light
 * always falls from the upper left. Names are not part of it, because a picture cannot use the page's typeface.
 */
export function tileSvg(tile: TileKind, rotation: Rotation, light: Light): string {
  const shape = shapeOf(tile, rotation);
  const parts: string[] = [];
  const fields = shape.segments.filter((segment) => segment.kind === 'asteroid');
  const routes = shape.segments.filter((segment) => segment.kind === 'route');
  for (const [at, field] of fields.entries()) {
    parts.push(fieldArt(field, `${tile.id} ${field.id} ${rotation}`, light, `f${at}`, shape.planet));
  }
  for (const [at, route] of routes.entries()) parts.push(routeArt(route, light, `r${at}`));
  for (const route of routes) {
    const end = route.line.at(-1);
    if (route.segment.endsAt?.startsWith('asteroid') && end !== undefined) {
      parts.push(beaconArt(end.x, end.y, 4.6, light));
    }
  }
  if (shape.intersection) parts.push(beaconArt(50, 50, 9, light));
  if (shape.planet > 0) {
    parts.push(planetArt(tile.planet?.name ?? tile.id, 50, 50, shape.planet, light, 'p'));
  }
  for (const segment of shape.segments) parts.push(signArt(segment, light));
  parts.push(edge(light));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${parts.join('')}</svg>`;
}

/** The faction signs of a segment, each on a small disc. */
function signArt(shape: SegmentShape, light: Light): string {
  const palette = palettes[light];
  return shape.segment.symbols
    .map((faction, index) => {
      const at = shape.signs[index] ?? shape.stand;
      const scale = (signRadius * 1.42) / 24;
      return (
        `<circle cx="${n(at.x + 0.5)}" cy="${n(at.y + 0.9)}" r="${signRadius}" fill="${palette.shadow}" opacity=".45"/>` +
        `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${signRadius}" fill="${palette.badge}" stroke="${palette.sign[faction]}" stroke-width="1"/>` +
        `<path transform="translate(${n(at.x - 12 * scale)} ${n(at.y - 12 * scale)}) scale(${n(scale)})" d="${signs[faction]}" fill="${palette.sign[faction]}" fill-rule="evenodd"/>`
      );
    })
    .join('');
}

/** The card's edge: light on the upper left, dark on the lower right. */
function edge(light: Light): string {
  const [bright, dark] = light === 'dark' ? [0.28, 0.6] : [0.8, 0.36];
  return (
    `<path d="M.35 100V.35H100" fill="none" stroke="#fff" stroke-width=".7" opacity="${bright}"/>` +
    `<path d="M0 99.65H99.65V0" fill="none" stroke="${light === 'dark' ? '#000' : '#3d2a19'}" stroke-width=".7" opacity="${dark}"/>`
  );
}

/** A name for the picture of a tile: the same name, the same picture. */
export function pictureKey(tile: TileKind, rotation: Rotation, light: Light): string {
  return `${tile.id}/${hash(JSON.stringify([tile.segments, tile.planet]))}/${rotation}/${light}`;
}
