import type { DeploymentCard } from '../../content/pack.ts';
import { campaignOf } from '../../rules/added.ts';
import { fighterOf, figureNumber } from '../../rules/state.ts';
import { missionSections } from '../../words/campaign/mission.ts';
import { fighterLines } from '../../words/cards.ts';
import { fighterName } from '../../words/pieces.ts';
import type { BattleParts } from '../battle-parts.ts';
import type { BoardState } from '../board-state.ts';
import { FighterCard } from '../cards/fighter-card.tsx';
import { Lines } from '../cards/lines.tsx';
import { CardFace } from './card-face.tsx';
import { HeroSheet } from './hero-sheet.tsx';
import { heroSheetOf } from './hero-shown.ts';

export { DeploymentPanel } from './deployment-panel.tsx';
export { Test } from './test-panel.tsx';
export { Weapons, Wielded } from './weapons.tsx';

/** What everybody knows of the mission, and the cards of groups that the reader knows. */
export const Mission: BattleParts['Mission'] = ({ table }) => {
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
};

/** The sheet of a hero, the deployment card of all others. */
export const GroupCard: BattleParts['GroupCard'] = ({ table, group }) => {
  const { terms } = table.props.rules;
  const sheet = campaignOf(terms).content.sheetOf.get(
    terms.fighters.indexOf(fighterOf(terms, table.view.value, figureNumber(group, 0))),
  );
  if (sheet === undefined) return <FighterCard table={table} group={group} />;
  const shown = heroSheetOf(terms, table.state.value, group >> 5);
  return <HeroSheet shown={shown} cards={terms.pack} say={table.props.say} />;
};

/** A card of a campaign in full. */
export const UpgradeCard: BattleParts['UpgradeCard'] = ({ table, card }) => {
  const { terms } = table.props.rules;
  const shown = campaignOf(terms).content.cards[card];
  return shown && <CardFace card={shown} cards={terms.pack} say={table.props.say} />;
};

/** The deployment cards of open groups that the reader knows. */
function openCards({ props, view }: BoardState): readonly DeploymentCard[] {
  const { terms } = props.rules;
  const { hand = [] } = view.value.campaign?.mission ?? {};
  const ids = new Set(hand.flatMap((card) => terms.fighters[card]?.id ?? []));
  return terms.pack.deployments.filter(({ id }) => ids.has(id));
}
