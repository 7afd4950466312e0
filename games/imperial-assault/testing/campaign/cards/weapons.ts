import type { CampaignCard } from '../../../content/campaign/card-schema.ts';
import { compileCampaign } from '../../../content/campaign/compile-campaign.ts';
import { campaignPack } from '../../../content/campaign/packs.ts';
import type { CampaignCardTests, TestsOfCampaignCards } from '../card-tests.ts';

/** Faces that show a surge, and faces that show none. */
const withSurge = { red: 4, blue: 1, green: 1, yellow: 1 } as const;
const withoutSurge = { red: 1, blue: 2, green: 4, yellow: 5 } as const;

const { upgrades, upgradeNumber } = compileCampaign(campaignPack);

/** A weapon is made ready for use by a hero beside its target; a modification is put on one that fits. */
function lineOf({ id, item }: CampaignCard): {
  readonly cards: string;
  readonly weapon: string;
  readonly dice: CampaignCard['item'];
} {
  const base = item?.type === 'melee-modification' ? 'polearm' : 'e-11';
  if (item?.attack !== undefined) return { cards: id, weapon: id, dice: item };
  const weapon = campaignPack.cards.find((card) => card.id === base);
  return { cards: `${base}+${id}`, weapon: base, dice: weapon?.item };
}

/** Weapons and modifications that only have dice, symbols and surge abilities: all of them are tried, and none without surges. */
function testsOf(card: CampaignCard): CampaignCardTests {
  const { cards, weapon, dice } = lineOf(card);
  const pool = dice?.attack?.dice ?? [];
  const text = upgrades[upgradeNumber.get(card.id) ?? -1]?.text;
  const surges = (text?.surges ?? []).filter(({ surge }) => surge.cost <= pool.length);
  const ids = surges.map(({ id }) => `surge:${id}`).join(' ');
  const shared = { b: 'gaarkhan@D3', a: 'wookiee-warrior@E3,-', cards } as const;
  const roll = (faces: Readonly<Record<'red' | 'blue' | 'green' | 'yellow', number>>): string =>
    [...pool.map((die) => `${die}${faces[die]}`), 'black1'].join(' ');
  const shows = `roll ${[...pool.map((die) => `${die} ${withSurge[die]}`), 'black 1'].join(' ')}`;
  const gains = (card.gains ?? []).length > 0 ? '; use keywords' : '';
  return {
    works: {
      'its dice, symbols and surge abilities': {
        ...shared,
        rolls: roll(withSurge),
        line: `attack:a1.1:${weapon}`,
        shows: `${shows}${gains}`,
        ...(ids !== '' && { offers: ids }),
      },
    },
    limits: {
      'no surge ability without surges, and nothing with another weapon': {
        ...shared,
        rolls: `${roll(withoutSurge)} red1 yellow5 black1`,
        line: `attack:a1.1:${weapon} * attack:a1.1:vibro-ax`,
        shows: 'roll red 1 yellow 5 black 1',
        ...(ids !== '' && { refuses: ids }),
      },
    },
  };
}

const plain = campaignPack.cards.filter(
  ({ kind, item, abilities = [] }) =>
    (kind === 'item' || kind === 'class') &&
    item !== undefined &&
    item.type !== 'armour' &&
    item.type !== 'equipment' &&
    item.attack?.attribute === undefined &&
    abilities.length === 0,
);

export const weaponCards: TestsOfCampaignCards = Object.fromEntries(
  plain.flatMap((card) => (card.id === 'vibro-ax' ? [] : [[card.id, testsOf(card)]])),
);
