import { useMemo } from 'preact/hooks';
import { sentence } from '../../../sentences.ts';
import type { DeploymentCard } from '../../content/pack.ts';
import { campaignOf } from '../../rules/added.ts';
import { campaignMissionOf, empireSeat } from '../../rules/campaign/current.ts';
import { fighterOf, figureNumber } from '../../rules/state.ts';
import { missionSections } from '../../words/campaign/mission.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import { openCampaignWords } from '../../words/campaign/words.ts';
import { fighterLines } from '../../words/cards.ts';
import { fighterName } from '../../words/pieces.ts';
import type { BattleParts } from '../battle-parts.ts';
import type { BoardState } from '../board-state.ts';
import { Lines } from '../cards/lines.tsx';
import { Plan } from '../ground.tsx';
import { FighterCard } from '../skirmish-parts.tsx';
import { CampaignSide } from './campaign-side.tsx';
import { CardFace } from './card-face.tsx';
import { knownHeroPortrait } from './hero-portraits.ts';
import { HeroSheet } from './hero-sheet.tsx';
import { heroSheetOf } from './hero-shown.ts';
import { LayingDrawing } from './map/laying-drawing.tsx';
import { campaignTokenSign } from './map/token-signs.ts';
import { MissionStrip } from './mission-strip.tsx';
import { sectionsShown } from './sections-shown.ts';
import { Story } from './story.tsx';
import { Weapons, Wielded } from './weapons.tsx';

/** The parts of a board on which a mission of a campaign is played. */
export const campaignParts: BattleParts = {
  openWords: openCampaignWords,
  // Both sides of a sheet show the same face.
  portraitOf: ({ id }) => knownHeroPortrait(id.replace(/-wounded$/, '')),
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
  RoundStrip: MissionStrip,
  Mission({ table }) {
    const { say, rules } = table.props;
    return (
      <>
        {missionSections({ terms: rules.terms, view: table.view.value }).map(({ title, lines }, place) => (
          <section key={place} class="ib-full-part">
            {place > 0 && <h3>{say(title)}</h3>}
            <Lines table={table} lines={lines} />
          </section>
        ))}
        {openCards(table).map((card) => (
          <section key={card.id} class="ib-full-part">
            <h3>{say(fighterName(rules.terms, rules.terms.fighterNumber.get(card.id) ?? 0))}</h3>
            <Lines table={table} lines={fighterLines(rules.terms.pack, card)} />
          </section>
        ))}
      </>
    );
  },
  GroupCard({ table, group }) {
    const { terms } = table.props.rules;
    const sheet = campaignOf(terms).content.sheetOf.get(
      terms.fighters.indexOf(fighterOf(terms, table.view.value, figureNumber(group, 0))),
    );
    if (sheet === undefined) return <FighterCard table={table} group={group} />;
    return <HeroSheet shown={heroSheetOf(table, group >> 5)} cards={terms.pack} say={table.props.say} />;
  },
  UpgradeCard({ table, card }) {
    const { terms } = table.props.rules;
    const shown = campaignOf(terms).content.cards[card];
    return shown && <CardFace card={shown} cards={terms.pack} say={table.props.say} />;
  },
  Weapons,
  Wielded,
  Over: Story,
};

/** The deployment cards of open groups that the reader knows, and of those that it is asked to choose from. */
function openCards({ props, view, legal }: BoardState): readonly DeploymentCard[] {
  const { terms } = props.rules;
  const { hand = [] } = view.value.campaign?.mission ?? {};
  const ids = new Set([
    ...(legal.value?.kind === 'openGroups'
      ? legal.value.choices.flatMap((choice) => (choice.kind === 'card' ? [choice.card] : []))
      : []),
    ...hand.flatMap((card) => terms.fighters[card]?.id ?? []),
  ]);
  return terms.pack.deployments.filter(({ id }) => ids.has(id));
}
