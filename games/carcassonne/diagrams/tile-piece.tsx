import type { At } from '../../../web/rules/kit/marks.tsx';
import type { Light } from '../board/art/light.ts';
import { palettes } from '../board/art/palette.ts';
import { tileSvg } from '../board/art/tile.ts';
import { useLight } from '../board/art/use-light.ts';
import type { TileKind } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import type { Rotation } from '../rules/choice.ts';

/** A tile of the set that comes with the game, as the board draws it. */
export function TilePiece({
  tile,
  rotation,
  at,
  side,
}: {
  readonly tile: string;
  readonly rotation: Rotation;
  readonly at: At;
  readonly side: number;
}) {
  const light = useLight();
  const kind = packs.reconstructed?.tiles.find(({ id }) => id === tile);
  if (kind === undefined) return null;
  const drawn = { kind, rotation, at, side };
  if (light === 'light') return <Drawn {...drawn} light="light" />;
  return (
    <>
      <Drawn {...drawn} light="dark" class="cs-tile-screen" />
      <Drawn {...drawn} light="light" class="cs-tile-paper" />
    </>
  );
}

function Drawn({
  kind,
  rotation,
  at: [x, y],
  side,
  light,
  class: name,
}: {
  readonly kind: TileKind;
  readonly rotation: Rotation;
  readonly at: At;
  readonly side: number;
  readonly light: Light;
  readonly class?: string;
}) {
  // A picture of its own, because the drawings of two tiles name their paints alike.
  const source = `data:image/svg+xml,${encodeURIComponent(tileSvg(kind, rotation, light))}`;
  const sky = palettes[light].sky[light === 'light' ? 0 : 1];
  return (
    <g class={name}>
      <rect x={x} y={y} width={side} height={side} fill={sky} />
      <image x={x} y={y} width={side} height={side} href={source} />
    </g>
  );
}
