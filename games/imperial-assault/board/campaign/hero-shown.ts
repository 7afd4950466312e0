import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { campaignOf } from '../../rules/added.ts';
import { heroFigure, heroGroup, heroOf } from '../../rules/campaign/current.ts';
import { figureFacts } from '../../rules/facts-shown.ts';
import type { ShownTerms } from '../../rules/options.ts';
import { type BattleState, figureOf, groupOf } from '../../rules/state.ts';
import type { SheetHero } from './hero-sheet.tsx';

/** The sheet of the hero of a seat as it is in a mission, with what cards change. */
export function heroSheetOf(terms: ShownTerms, state: BattleState, seat: Seat): SheetHero {
  const { content } = campaignOf(terms);
  const figure = heroFigure(seat);
  const { strain, wounded, withdrawn } = heroOf(state, seat);
  const { health, endurance, speed } = figureFacts(terms, state, figure);
  const sheet = content.sheetOf.get(groupOf(state, heroGroup(seat)).card);
  const { hero } = entry(content.heroes, sheet?.hero ?? 0);
  const side = wounded ? hero.wounded : hero.healthy;
  return {
    when: 'mission',
    hero,
    state: withdrawn ? 'withdrawn' : wounded ? 'wounded' : 'healthy',
    damage: figureOf(state, figure).damage,
    strain,
    ...{ health, speed },
    // The table that is shown after a mission lay as nobody was ever told, so only the sheet can say it.
    endurance: endurance || side.endurance,
    cards: (state.players[seat]?.upgrades ?? []).flatMap(({ card, exhausted, depleted, off }) => {
      const shown = content.cards[card];
      const of = depleted ? 'depleted' : exhausted ? 'exhausted' : off ? 'off' : 'ready';
      return shown === undefined ? [] : [{ card: shown, state: of } as const];
    }),
  };
}
