import { entry } from '../../common/at.ts';
import { fighterOf, figureNumber, type GroupNumber } from '../rules/state.ts';
import { fighterLines, upgradeLines } from '../words/cards.ts';
import { missionLines } from '../words/mission.ts';
import { proper } from '../words/names.ts';
import { openWords } from '../words.ts';
import { tokenSignOf } from './art/signs.ts';
import type { BattleParts } from './battle-parts.ts';
import type { BoardState } from './board-state.ts';
import { Lines } from './cards/lines.tsx';
import { Ground } from './ground.tsx';
import { RoundStrip } from './round-strip.tsx';
import { Side } from './sides.tsx';

/** The parts of a board on which a skirmish is played. */
export const skirmishParts: BattleParts = {
  openWords,
  portraitOf: () => undefined,
  tokenSign: tokenSignOf,
  missionName: ({ missions }, { mission }) => proper(missions[mission]?.mission.name ?? '?'),
  mapIn: (_terms, { map }) => map,
  Ground,
  Side,
  hasHand: () => true,
  shortLabel: () => undefined,
  RoundStrip,
  Mission: ({ table }) => (
    <Lines table={table} lines={missionLines({ terms: table.props.rules.terms, view: table.view.value })} />
  ),
  GroupCard: FighterCard,
  UpgradeCard({ table, card }) {
    const { pack } = table.props.rules.terms;
    return <Lines table={table} lines={upgradeLines(pack, entry(pack.upgrades, card))} />;
  },
};

/** What the deployment card of a group says, or a companion's. */
export function FighterCard({ table, group }: { readonly table: BoardState; readonly group: GroupNumber }) {
  const { terms } = table.props.rules;
  const { pack } = terms;
  const { id } = fighterOf(terms, table.view.value, figureNumber(group, 0));
  const card = [...pack.deployments, ...pack.companions].find((one) => one.id === id);
  return card === undefined ? null : <Lines table={table} lines={fighterLines(pack, card)} />;
}
