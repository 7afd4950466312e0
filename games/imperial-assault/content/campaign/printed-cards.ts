import type { Ability, Pack, SurgeAbility } from '../pack.ts';
import type { CampaignCard, Hero } from './card-schema.ts';
import type { CampaignCards } from './compile-campaign.ts';

/** The files of `core/`, and of those of the skirmish's cards that a campaign uses too. Tests check them against their schemas. */
interface CardFiles {
  readonly deployments: unknown;
  readonly companions: unknown;
  readonly forms: unknown;
  /** What deployment cards and companions say besides, of which only a campaign knows. */
  readonly addedAbilities: unknown;
  readonly heroes: unknown;
  readonly classCards: readonly unknown[];
  readonly items: readonly unknown[];
  readonly supplies: readonly unknown[];
  readonly rewards: readonly unknown[];
  readonly imperialCards: readonly unknown[];
  readonly agendas: readonly unknown[];
}

/** What a deployment card or companion says of which only a campaign knows. */
export interface AddedAbilities {
  readonly id: string;
  readonly surges?: readonly SurgeAbility[];
  readonly abilities?: readonly Ability[];
}

function withAdded<C extends Pick<Pack['companions'][number], 'id' | 'surges' | 'abilities'>>(
  cards: readonly C[],
  added: readonly AddedAbilities[],
): readonly C[] {
  return cards.map((card) => {
    const { surges = [], abilities = [] } = added.find(({ id }) => id === card.id) ?? {};
    return {
      ...card,
      surges: [...card.surges, ...surges],
      abilities: [...card.abilities, ...abilities],
    };
  });
}

/** The printed cards of the campaign. Their shape is tested against the schema, which the compiler cannot. */
export function printedCards(files: CardFiles): CampaignCards {
  const {
    deployments,
    companions,
    forms,
    addedAbilities,
    heroes,
    classCards,
    items,
    supplies,
    rewards,
    imperialCards,
    agendas,
  } = files;
  return {
    deployments: withAdded(deployments as Pack['deployments'], addedAbilities as readonly AddedAbilities[]),
    companions: withAdded(companions as Pack['companions'], addedAbilities as readonly AddedAbilities[]),
    forms: forms as Pack['forms'],
    heroes: heroes as readonly Hero[],
    cards: [
      ...classCards,
      ...items,
      ...supplies,
      ...rewards,
      ...imperialCards,
      ...agendas,
    ] as readonly CampaignCard[],
  };
}
