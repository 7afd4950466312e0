import { useMemo } from 'preact/hooks';
import { late, loadWhenIdle } from '../../../../web/parts/late.ts';
import { Lazy } from '../../../../web/parts/lazy.tsx';
import { sentence } from '../../../sentences.ts';
import { campaignOf } from '../../rules/added.ts';
import { campaignMissionOf, empireSeat } from '../../rules/campaign/current.ts';
import { sectionsShown } from '../../words/campaign/sections-shown.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import { openCampaignWords } from '../../words/campaign/words.ts';
import type { BattleParts } from '../battle-parts.ts';
import { Plan } from '../ground.tsx';
import { CampaignSide } from './campaign-side.tsx';
import { LayingDrawing } from './map/laying-drawing.tsx';
import { campaignTokenSign } from './map/token-signs.ts';
import { MissionStrip } from './mission-strip.tsx';

/** What somebody sees who looks closer: sheets, cards and weapons, which come together. */
const sheets = () => import('./sheets.tsx');
const mission = late([], async () => (await sheets()).Mission);
const groupCard = late([], async () => (await sheets()).GroupCard);
const upgradeCard = late([], async () => (await sheets()).UpgradeCard);
const weapons = late([], async () => (await sheets()).Weapons);
const wielded = late([], async () => (await sheets()).Wielded);
const test = late([], async () => (await sheets()).Test);
const deploymentPanel = late([], async () => (await sheets()).DeploymentPanel);

/** Fetches all that, so that nobody waits for it. */
export function loadSheets(): void {
  loadWhenIdle(
    ...[mission, groupCard, upgradeCard, weapons, wielded, test, deploymentPanel].map(({ load }) => load),
  );
}

/** The parts of a board on which a mission of a campaign is played. */
export const campaignParts: BattleParts = {
  openWords: openCampaignWords,
  tokenSign: campaignTokenSign,
  missionName: (terms, view) => textSentence(campaignMissionOf(terms, view).campaign.name),
  mapIn(terms, _mission, view) {
    const { laid } = campaignMissionOf(terms, view);
    return laid.mapShowing(sectionsShown(laid, view));
  },
  Ground({ table, frame }) {
    const view = table.view.value;
    const { laid } = campaignMissionOf(table.props.rules.terms, view);
    const { openDoors, rubble, shields, campaign } = view;
    const { revealed = [], openPoints = [] } = campaign?.mission ?? {};
    return useMemo(
      () => (
        <Plan frame={frame} name="ib-plan">
          <LayingDrawing
            laid={laid}
            shown={sectionsShown(laid, view)}
            situation={{ openDoors, rubble, shields }}
            activePoints={openPoints}
            frame={frame}
          />
        </Plan>
      ),
      [laid, openDoors, rubble, shields, revealed, openPoints, frame],
    );
  },
  Side: CampaignSide,
  // Of all seats only the Empire has a hand: its secret agendas.
  hasHand: (own, { players }) => own === empireSeat && (players[own]?.hand.length ?? 0) > 0,
  shortLabel: (choice) =>
    choice.kind === 'campaign' && (choice.deed === 'rest' || choice.deed === 'strain')
      ? sentence(`board.do.${choice.deed}`)
      : undefined,
  endOf({ campaign }) {
    const winner = campaign?.mission?.winner ?? null;
    return winner === null ? undefined : sentence('event.missionOver', { winner });
  },
  RoundStrip: MissionStrip,
  Mission: ({ table }) => <Lazy of={mission} props={{ table }} />,
  GroupCard: (props) => <Lazy of={groupCard} props={props} />,
  isSheet: (terms, fighter) => campaignOf(terms).content.sheetOf.has(terms.fighters.indexOf(fighter)),
  UpgradeCard: (props) => <Lazy of={upgradeCard} props={props} />,
  Weapons: (props) => <Lazy of={weapons} props={props} />,
  Wielded: (props) => <Lazy of={wielded} props={props} />,
  Test: (props) => <Lazy of={test} props={props} />,
  DeploymentPanel: (props) => <Lazy of={deploymentPanel} props={props} />,
};
