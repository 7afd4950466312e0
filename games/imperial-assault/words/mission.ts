import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { CompiledMission } from '../content/compiled.ts';
import type { MissionRule } from '../content/mission-schema.ts';
import type { BattleMap, Space } from '../geometry/map.ts';
import { controllersIn } from '../rules/facts-shown.ts';
import { seenState } from '../rules/seen.ts';
import { poolSentence } from './attack.ts';
import { sectionsShown } from './campaign/sections-shown.ts';
import { groundLines } from './ground.ts';
import { tokenKindName } from './names.ts';
import {
  doorName,
  groupWhose,
  mapName,
  missionIn,
  missionName,
  type Seen,
  spaceText,
  terminalsIn,
  tokenWhere,
} from './pieces.ts';

/** The map as everybody knows it: hidden sections have no spaces, and their doors no edges. */
function mapShown({ terms, view }: Seen, { map }: CompiledMission): BattleMap {
  const laid = terms.added.campaign?.missions[view.mission]?.laid;
  return laid === undefined ? map : laid.mapShowing(sectionsShown(laid, view));
}

/** What the mission offers and changes, and how it stands: doors, terminals and tokens with who controls them. */
export function missionLines(seen: Seen): readonly Sentence[] {
  const mission = missionIn(seen);
  if (mission === undefined) return [sentence('table.noMission')];
  const { view } = seen;
  const { zones } = mission;
  const map = mapShown(seen, mission);
  const lines: Sentence[] = [
    sentence('table.mission', {
      mission: missionName(mission.mission),
      map: mapName(mission.mission.map),
      mode: mission.mission.mode?.replaceAll('-', '') ?? 'two',
      lastColumn: /^[A-Z]+/.exec(mission.names[map.columns - 1] ?? '')?.[0] ?? '',
      rows: map.rows,
    }),
    ...mission.mission.rules.map((rule) => ruleSentence(rule)),
  ];
  for (const [zone, { color, spaces }] of zones.entries()) {
    const owner = view.players.findIndex((player) => player.zone === zone);
    lines.push(
      sentence(
        'table.zone',
        {
          zone: sentence(`color.${color}`),
          spaces: spaces.map((space) => spaceText(seen, space)).join(', '),
          taken: owner < 0 ? 'no' : 'yes',
          seat: owner < 0 ? '' : { seat: owner },
        },
        `zone:${zone + 1}`,
      ),
    );
  }
  for (const [door, { edges }] of map.doors.entries()) {
    if (edges.length === 0) continue;
    const name = doorName(seen, door);
    lines.push(
      sentence('table.door', { door: name, open: view.openDoors.includes(door) ? 'yes' : 'no' }, name.place),
    );
  }
  for (const space of terminalsIn(seen)) {
    const name = spaceText(seen, space);
    lines.push(sentence('table.terminal', { space: name, ...controlArgs(seen, space) }, name));
  }
  for (const [number, token] of view.tokens.entries()) {
    if (token.space < 0 && token.carrier < 0) continue;
    const where = tokenWhere(seen, number);
    const turns = mission.mission.rules.some(
      (rule) => rule.rule === 'turn-over' && rule.token === token.kind,
    );
    lines.push(
      sentence(
        'table.token',
        {
          token: where,
          side: turns ? (token.turned ? 'turned' : 'first') : 'none',
          ...controlArgs(seen, token.space),
        },
        where.place,
      ),
    );
  }
  const { objects = [] } = seen.terms.forecasts.facts(seenState(view)) ?? {};
  for (const [number, { damage }] of view.tokens.entries()) {
    const object = objects.find((one) => one.token === number);
    if (object === undefined) continue;
    const token = tokenWhere(seen, number);
    lines.push(sentence('table.object', { token, damage, health: object.health }, token.place));
  }
  const spread = (spaces: readonly Space[]): string =>
    spaces.map((space) => spaceText(seen, space)).join(', ');
  lines.push(...groundLines({ ...mission, map }));
  if (view.rubble.length > 0) lines.push(sentence('table.rubble', { spaces: spread(view.rubble) }));
  if (view.shields.length > 0) lines.push(sentence('table.shields', { spaces: spread(view.shields) }));
  if (view.waiting.length > 0) {
    const groups = joinSentences(view.waiting.map((group) => groupWhose(seen, group)));
    lines.push(sentence('table.waiting', { groups }));
  }
  return lines;
}

/** The seats that control a place, with their number, and whether it matters. */
function controlArgs({ terms, view }: Seen, space: Space) {
  const seats = controllersIn(terms, seenState(view), space);
  return { ...people(seats ?? []), shown: seats === undefined ? 'no' : 'yes' };
}

/** What a rule of a mission says. */
export function ruleSentence(rule: MissionRule): Sentence {
  switch (rule.rule) {
    case 'doors-locked':
      return sentence('mission.doors-locked', { round: rule.openAfter ?? 0 });
    case 'points-for-control':
      return sentence('mission.points-for-control', {
        token: tokenKindName(rule.token),
        points: rule.points,
        side: rule.turned === undefined ? 'any' : rule.turned ? 'turned' : 'first',
        same: rule.sameColor ? 'yes' : 'no',
      });
    case 'bombard':
      return sentence('mission.bombard', { dice: poolSentence(rule.dice) });
    case 'second-squad':
      return sentence('mission.second-squad', { token: tokenKindName(rule.token), round: rule.after });
    case 'turn-over':
      return sentence('mission.turn-over', { token: tokenKindName(rule.token), count: rule.perRound });
    case 'attackable':
      return sentence('mission.attackable', {
        token: tokenKindName(rule.token),
        health: rule.health,
        dice: poolSentence(rule.defence ?? []),
        block: rule.block ?? 0,
      });
    case 'carry-home':
      return sentence('mission.carry-home', {
        token: tokenKindName(rule.token),
        points: rule.points,
        slower: Math.abs(rule.speed ?? 0),
        free: rule.free ? 'yes' : 'no',
      });
  }
}
