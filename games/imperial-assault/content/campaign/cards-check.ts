import type { Fault } from '../../../common/fault.ts';
import { namesIn, type PackFaultKey } from '../check.ts';
import type { CampaignCards } from './compile-campaign.ts';

export type CardFaultKey = Extract<PackFaultKey, 'twice' | 'noCompanion' | 'noAbility'>;

/** What a schema cannot say about the cards of a file: ids that are there twice, and names of what there is not. */
export function checkCards(file: CampaignCards): Fault<CardFaultKey>[] {
  const faults: Fault<CardFaultKey>[] = [];
  const { deployments, companions, forms, heroes, cards } = file;
  // Heroes are figures of allies, too, with deployment cards of the same ids.
  for (const groups of [{ deployments, companions }, { forms }, { heroes, cards }]) {
    const known = new Set<string>();
    for (const [group, list] of Object.entries(groups))
      for (const [at, { id }] of list.entries()) {
        if (known.has(id)) faults.push({ place: `/cards/${group}/${at}/id`, key: 'twice', args: { id } });
        known.add(id);
      }
  }
  const figures = new Set(companions.map(({ id }) => id));
  const said = [
    ...[...deployments, ...companions, ...forms, ...cards],
    ...heroes.flatMap(({ healthy, wounded }) => [healthy, wounded]),
  ];
  const abilities = new Set(said.flatMap((card) => card.abilities ?? []).map(({ id }) => id));
  for (const { place, key, id } of namesIn(file, '/cards')) {
    if (key === 'companion' ? !figures.has(id) : !abilities.has(id))
      faults.push({ place, key: key === 'companion' ? 'noCompanion' : 'noAbility', args: { id } });
  }
  return faults;
}
