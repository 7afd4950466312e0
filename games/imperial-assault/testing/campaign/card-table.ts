import type { CampaignCard, CardKind } from '../../content/campaign/card-schema.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import type { TestsOfCampaignCards } from './card-tests.ts';
import { testsOfCampaignCards } from './cards/index.ts';

/** The heading of each table: the kind of card, what it costs, and for whom it is. */
const heads: Readonly<Record<CardKind, readonly [card: string, cost: string, whose: string]>> = {
  class: ['class card', 'XP', 'hero'],
  item: ['item', 'credits', 'tier'],
  supply: ['supply card', 'tokens', 'traits'],
  reward: ['reward', 'credits', 'for'],
  'imperial-class': ['Imperial class card', 'XP', 'class'],
  agenda: ['agenda', 'influence', 'set'],
};

/**
 * Tables of all cards of a campaign in Markdown, as they stand in `docs/games/imperial-assault-campaign.md`, made of its
 * cards and of their tests. Printed by `node games/imperial-assault/testing/campaign/card-table.ts`.
 */
export function campaignCardTables(cards: readonly CampaignCard[], tests: TestsOfCampaignCards): string {
  return Object.entries(heads)
    .map(([kind, head]) => {
      const rows = cards
        .filter((card) => card.kind === kind)
        .map((card) => [
          `${card.name} \`${card.id}\``,
          `${costOf(card) ?? ''}`,
          whoseOf(card),
          stateOf(card, tests),
          card.certainty,
        ]);
      const lines = [[...head, 'state', 'certainty'], ['---', '---', '---', '---', '---'], ...rows];
      return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    })
    .join('\n\n');
}

function costOf({ xp, item, agenda, tokens }: CampaignCard): number | undefined {
  return xp ?? item?.credits ?? agenda?.influence ?? tokens;
}

function whoseOf({ of, side, item, agenda, traits = [] }: CampaignCard): string {
  return of ?? side ?? agenda?.set ?? (item?.tier === undefined ? traits.join(', ') : `${item.tier}`);
}

/** `tested`: tests show it at work, and its limit. `data`: rules read what it says. `name`: nothing else of a reward is there. */
function stateOf(card: CampaignCard, tests: TestsOfCampaignCards): string {
  const { id, kind, abilities, surges, gains, item } = card;
  const isBare = kind === 'reward' && (abilities ?? surges ?? gains ?? item) === undefined;
  return tests[id] !== undefined ? 'tested' : isBare ? 'name' : 'data';
}

if (import.meta.main) console.log(campaignCardTables(campaignPack.cards, testsOfCampaignCards));
