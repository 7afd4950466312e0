import { Choose } from '../../../web/packs/kit/fields.tsx';
import { type Side, sides, type TileKind } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { linkAt, linkSide, linksOf, setTerrain } from './layout.ts';
import { linkSentence } from './names.ts';
import { sideLetters } from './spelling.ts';

const terrains = ['space', 'route', 'asteroid'] as const;

/** What each side of a tile is, and where its route or field leads. */
export function SideFields({
  bench: { say },
  tile,
  place,
  onChange,
}: {
  readonly bench: Pick<Bench, 'say'>;
  readonly tile: TileKind;
  readonly place: string;
  readonly onChange: (tile: TileKind) => void;
}) {
  return (
    <fieldset class="cse-sides">
      <legend>{say({ key: 'editor.sides' })}</legend>
      {sides.map((side) => (
        <div key={side} class="cse-side-fields">
          <Choose
            label={say({ key: 'editor.side', args: { side } })}
            letter={sideLetters[side]}
            value={tile.edges[side]}
            place={`${place}/edges/${side}`}
            options={terrains.map((terrain) => ({
              value: terrain,
              label: say({ key: `terrain.${terrain}` }),
            }))}
            onChange={(terrain) => onChange(setTerrain(tile, side, terrain))}
          />
          {linkField(side)}
        </div>
      ))}
    </fieldset>
  );

  function linkField(side: Side) {
    const links = linksOf(tile, side);
    const now = linkAt(tile, side);
    if (now === undefined || links.length < 2) return null;
    return (
      <Choose
        label={say({ key: 'editor.link', args: { side } })}
        value={now}
        options={links.map((link) => ({ value: link, label: say(linkSentence(tile, side, link)) }))}
        onChange={(link) => onChange(linkSide(tile, side, link))}
      />
    );
  }
}
