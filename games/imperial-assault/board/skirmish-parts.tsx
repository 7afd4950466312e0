import { entry } from '../../common/at.ts';
import { upgradeLines } from '../words/cards.ts';
import { missionLines } from '../words/mission.ts';
import { proper } from '../words/names.ts';
import { openWords } from '../words.ts';
import { tokenSignOf } from './art/signs.ts';
import type { BattleParts } from './battle-parts.ts';
import { FighterCard } from './cards/fighter-card.tsx';
import { Lines } from './cards/lines.tsx';
import { RoundStrip } from './round-strip.tsx';
import { SkirmishGround } from './skirmish-ground.tsx';
import { SkirmishSide } from './skirmish-side.tsx';

/** The parts of a board on which a skirmish is played. */
export const skirmishParts: BattleParts = {
  openWords,
  tokenSign: tokenSignOf,
  missionName: ({ missions }, { mission }) => proper(missions[mission]?.mission.name ?? '?'),
  mapIn: (_terms, { map }) => map,
  Ground: SkirmishGround,
  Side: SkirmishSide,
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
