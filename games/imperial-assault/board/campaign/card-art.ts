import type { CampaignCard } from '../../content/campaign/card-schema.ts';

/** What the picture of a card shows: its own sign by what it is. Outlines in a square of 48. */
const signs = {
  blade: 'M8 40 14 34M11 31 17 37M16 32 40 6 42 8 18 34Z',
  staff: 'M6 42 42 6M4 36 12 44M36 4 44 12M20 22 26 28',
  fist: 'M12 22V14H18V22M18 22V10H24V22M24 22V11H30V22M30 22V14H36V30Q36 40 26 40H20Q12 40 12 32V22Z',
  polearm: 'M8 44 32 16M30 18Q26 8 34 4Q44 8 40 18Q36 22 30 18Z',
  pistol: 'M6 14H36L40 18V22H22L20 28H16L13 40H6L9 24H6Z',
  rifle: 'M3 20H12L16 16H38V12H42V16H46V22H34L30 28H26L25 24H16L10 34H4L8 24H3Z',
  heavy: 'M2 18H30V14H46V30H30V26H18L16 38H10L11 26H2ZM34 14V30M40 14V30',
  bow: 'M10 6Q40 12 40 24T10 42M10 6V42M6 24H44M38 18 44 24 38 30',
  armour: 'M14 6 20 10H28L34 6 42 14 37 22V42H11V22L6 14ZM24 12V42M14 28H34',
  equipment: 'M8 16H40V42H8ZM16 16V8H32V16M8 26H20V32H28V26H40',
  modification: 'M18 6H30V14L36 18V30L30 34V42H18V34L12 30V18L18 14ZM24 18A6 6 0 1 1 23.9 18Z',
  supply: 'M6 14 24 6 42 14V34L24 42 6 34ZM6 14 24 22 42 14M24 22V42',
  class: 'M24 4 30 17 44 18 33 27 37 42 24 34 11 42 15 27 4 18 18 17Z',
  imperial: 'M24 4 42 14V34L24 44 6 34V14ZM24 14 33 19V29L24 34 15 29V19Z',
  reward: 'M12 6H36V18Q36 30 24 32T12 18ZM24 32V40M14 42H34M12 10H5Q5 20 13 22M36 10H43Q43 20 35 22',
  agenda: 'M10 4H32L40 12V44H10ZM32 4V12H40M16 20H34M16 27H34M16 34H27',
} as const;

type Sign = keyof typeof signs;

/** Signs of weapons by their own traits; the first that fits is drawn. */
const byTrait: readonly (readonly [trait: string, sign: Sign])[] = [
  ['staff', 'staff'],
  ['fist', 'fist'],
  ['polearm', 'polearm'],
  ['blade', 'blade'],
  ['bowcaster', 'bow'],
  ['pistol', 'pistol'],
  ['heavy', 'heavy'],
  ['rifle', 'rifle'],
];

/** The sign of a card of the campaign, in a square of 48. */
export function cardSign({ kind, item }: Pick<CampaignCard, 'kind' | 'item'>): string {
  if (item !== undefined) {
    const found = byTrait.find(([trait]) => item.traits.some((own) => own.includes(trait)));
    if (item.type === 'melee-weapon') return signs[found?.[1] ?? 'blade'];
    if (item.type === 'ranged-weapon') return signs[found?.[1] ?? 'rifle'];
    if (item.type === 'armour' || item.type === 'equipment') return signs[item.type];
    return signs.modification;
  }
  if (kind === 'imperial-class') return signs.imperial;
  return signs[kind === 'item' ? 'equipment' : kind];
}
