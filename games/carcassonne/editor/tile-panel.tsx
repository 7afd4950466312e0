import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { Amount, Choose, ChooseCertainty } from '../../../web/packs/kit/fields.tsx';
import { Steps } from '../../../web/packs/kit/steps.tsx';
import { certainties } from '../../common/certainty.ts';
import { FactionSign } from '../board/faction-sign.tsx';
import { LimbPaths, PlanetName, Tile } from '../board/tile.tsx';
import { factions, sides, type TileKind } from '../content/pack.ts';
import { segmentName } from '../words/tile.ts';
import type { Bench } from './bench.ts';
import { groups, markOwnData } from './certainty.ts';
import { setPlanet, setTerrain, toggleSymbol, turnTile } from './layout.ts';
import { placeOf, tileAtPlace, tileSentence } from './names.ts';
import { SideFields } from './side-fields.tsx';
import { sideLetters } from './spelling.ts';
import { TextField } from './text-field.tsx';
import { nextTerrain, putCopy, takeOut } from './tile-keys.ts';
import { TileWords } from './tile-words.tsx';
import { makeStart, withTile } from './tiles.ts';

const mostOfOne = 300;

/** The tile that is worked on: large, with its sides, routes and fields, planet, symbols, number and certainty. */
export function TilePanel(bench: Bench) {
  const { pack, faults, selected, edit, say } = bench;
  const { tiles } = pack.value;
  const index = Math.min(selected.value, tiles.length - 1);
  const tile = tiles[index];
  if (tile === undefined) return null;
  const place = placeOf(index);
  const wrong = faults.value.filter((fault) => tileAtPlace(fault.place) === index);
  const put = (next: TileKind, stroke?: string): void => edit(withTile(pack.peek(), index, next), stroke);
  const shown = tile.segments.filter(({ kind }) => kind !== 'planet');
  return (
    <section class="pack-panel cse-panel" aria-labelledby="cse-tile">
      <div class="pack-head">
        <h3 id="cse-tile">{say(tileSentence(tile))}</h3>
        <Steps
          index={index}
          count={tiles.length}
          previous={say({ key: 'editor.previous' })}
          next={say({ key: 'editor.next' })}
          onStep={(to) => {
            selected.value = to;
          }}
        />
      </div>
      <FaultTexts faults={wrong} />
      <div class="cse-large">
        <Tile tile={tile} rotation={0} x={0} y={0} class="cs-tile-alone" />
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <defs>
            <LimbPaths />
          </defs>
          <PlanetName tile={tile} rotation={0} />
        </svg>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            class={`cse-press cse-press-${side}`}
            aria-label={say({
              key: 'editor.side.change',
              args: { side, terrain: { key: `terrain.${tile.edges[side]}` } },
            })}
            onClick={() => put(setTerrain(tile, side, nextTerrain(tile.edges[side])))}
          >
            {sideLetters[side].toUpperCase()}
          </button>
        ))}
      </div>
      <div class="cse-fields">
        <Amount
          label={say({ key: 'editor.count' })}
          value={tile.count}
          least={1}
          most={mostOfOne}
          place={`${place}/count`}
          onChange={(count) => put(markOwnData({ ...tile, count }, 'count'), `count ${index}`)}
        />
        <div class="row">
          <button
            type="button"
            class="button"
            aria-pressed={tile.start}
            onClick={() => edit(makeStart(pack.peek(), index))}
          >
            {say({ key: 'editor.start' })}
          </button>
          <button type="button" class="button" onClick={() => put(turnTile(tile))}>
            {say({ key: 'editor.turn' })} <kbd>T</kbd>
          </button>
        </div>
      </div>
      <SideFields bench={bench} tile={tile} place={place} onChange={put} />
      <div class="cse-fields" data-place={`${place}/planet`}>
        <Choose
          label={say({ key: 'editor.planet' })}
          letter="p"
          value={tile.planet?.symbol ?? 'none'}
          options={(['none', ...factions] as const).map((faction) => ({
            value: faction,
            label: say({ key: faction === 'none' ? 'editor.planet.none' : `faction.${faction}` }),
          }))}
          onChange={(faction) => put(setPlanet(tile, faction === 'none' ? undefined : faction))}
        />
        {tile.planet !== null && (
          <TextField
            label={say({ key: 'editor.planet.name' })}
            value={tile.planet.name}
            place={`${place}/planet/name`}
            onInput={(name) => put(renamePlanet(tile, name), `planet ${index}`)}
          />
        )}
      </div>
      {shown.length > 0 && (
        <fieldset class="cse-symbols">
          <legend>{say({ key: 'editor.symbols' })}</legend>
          {shown.map((segment) => {
            const name = say(segmentName(tile, segment, 0));
            return (
              <div key={segment.id} class="row">
                <span class="pack-word">{name}</span>
                {factions.map((faction) => (
                  <button
                    key={faction}
                    type="button"
                    class="icon-button"
                    aria-label={`${name}: ${say({ key: `faction.${faction}` })}`}
                    aria-pressed={segment.symbols.includes(faction)}
                    onClick={() => put(toggleSymbol(tile, segment.id, faction))}
                  >
                    <FactionSign faction={faction} size={22} />
                  </button>
                ))}
              </div>
            );
          })}
        </fieldset>
      )}
      <TileWords key={index} tile={tile} say={say} onChange={(next) => put(next, `words ${index}`)} />
      <details>
        <summary>{say({ key: 'editor.tile.name' })}</summary>
        <div class="cse-fields">
          <TextField
            label={say({ key: 'editor.tile.name' })}
            value={tile.name}
            place={`${place}/name`}
            onInput={(name) => put({ ...tile, name }, `name ${index}`)}
          />
          <TextField
            label={say({ key: 'editor.id' })}
            value={tile.id}
            place={`${place}/id`}
            onInput={(id) => put({ ...tile, id }, `id ${index}`)}
          />
        </div>
      </details>
      <div class="cse-fields">
        {groups
          .filter((group) => group !== 'planetName' || tile.planet !== null)
          .map((group) => (
            <ChooseCertainty
              key={group}
              label={say({ key: `editor.certainty.${group}` })}
              certainties={certainties}
              said={tile.status[group]}
              place={`${place}/status/${group}`}
              say={say}
              onChange={(certainty) => put({ ...tile, status: { ...tile.status, [group]: certainty } })}
            />
          ))}
      </div>
      <div class="row">
        <button type="button" class="button" onClick={() => putCopy(bench)}>
          {say({ key: 'editor.copy' })}
        </button>
        <button type="button" class="button" onClick={() => takeOut(bench)}>
          {say({ key: 'editor.take' })}
        </button>
      </div>
    </section>
  );
}

function renamePlanet(tile: TileKind, name: string): TileKind {
  return tile.planet === null
    ? tile
    : markOwnData({ ...tile, planet: { ...tile.planet, name } }, 'planetName');
}
