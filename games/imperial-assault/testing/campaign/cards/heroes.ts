import type { TestsOfCampaignCards } from '../card-tests.ts';

const wall = 'wookiee-warrior@E3,-';

/** What the sheets of the heroes do. */
export const heroCards: TestsOfCampaignCards = {
  'diala-passil': {
    works: {
      'Precise Strike: a die of the defense is removed': {
        b: 'diala-passil@D3',
        a: wall,
        line: 'attack:a1.1 use:precise-strike>b1.1 *',
        shows: 'use precise-strike; pools green yellow / ',
        figures: 'b1.1 D3~2',
      },
      'Foresight: a strain rerolls a die of the defense': {
        b: 'diala-passil@D3',
        a: 'stormtrooper@F3,-,-',
        next: 'empire',
        rolls: '5 5 1 6',
        line: 'group:a1 attack:b1.1 use:foresight>b1.1 die:3 *',
        shows: 'reroll white 1>6; b1.1 missed dodge',
        figures: 'b1.1 D3~1',
      },
    },
    limits: {
      'Precise Strike: once in an activation': {
        b: 'diala-passil@D3',
        a: wall,
        rolls: '1 1 1 1',
        line: 'attack:a1.1 use:precise-strike>b1.1 * attack:a1.1',
        refuses: 'use:precise-strike>b1.1',
      },
      'Foresight: not without Endurance': {
        b: 'diala-passil@D3~5',
        a: 'stormtrooper@F3,-,-',
        next: 'empire',
        line: 'group:a1 attack:b1.1 *',
        hides: 'use foresight',
      },
      'a wounded Diala has no Precise Strike': {
        b: 'diala-passil@D3w',
        a: wall,
        line: 'attack:a1.1',
        refuses: 'use:precise-strike>b1.1',
      },
    },
  },
  'fenn-signis': {
    works: {
      'Havoc Shot: a strain for Blast 1': {
        b: 'fenn-signis@B3',
        a: 'wookiee-warrior@E3,E4',
        rolls: '5 5 1',
        line: 'attack:a1.1 use:havoc-shot>b1.1 *',
        shows: 'a1.1 hit 3; a1.2 damage 1',
        figures: 'b1.1 B3~1',
      },
      'Lone Wolf: alone he recovers a strain': {
        b: 'fenn-signis@B3~2',
        c: 'gaarkhan@A8',
        line: '-',
        figures: 'b1.1 B3~1',
      },
    },
    limits: {
      'Lone Wolf: not beside a friend': {
        b: 'fenn-signis@B3~2',
        c: 'gaarkhan@A3',
        line: '-',
        figures: 'b1.1 B3~2',
      },
    },
  },
  gaarkhan: {
    works: {
      'Charge: he moves and attacks': {
        b: 'gaarkhan@B3',
        a: wall,
        line: 'use:charge>b1.1 move:D3 - option:1 *',
        shows: 'use charge; b1.1 attacks a1.1',
        figures: 'b1.1 D3~2',
      },
      'Rage: Focused after 3 damage': {
        b: 'gaarkhan@D3',
        a: 'stormtrooper@F3,-,-',
        next: 'empire',
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 hit 3; b1.1 focused',
      },
    },
    limits: {
      'Rage: not after 2 damage': {
        b: 'gaarkhan@D3',
        a: 'stormtrooper@F3,-,-',
        next: 'empire',
        rolls: '5 5 3',
        line: 'group:a1 attack:b1.1 *',
        hides: 'b1.1 focused',
      },
      'Charge: once in an activation': {
        b: 'gaarkhan@B3',
        a: wall,
        line: 'use:charge>b1.1 move:D3 - - *',
        refuses: 'use:charge>b1.1',
      },
    },
  },
  'gideon-argus': {
    works: {
      'Command: another hero attacks': {
        b: 'gideon-argus@B3',
        c: 'fenn-signis@C4',
        a: wall,
        line: 'use:command>b1.1 figure:c1.1 option:2 *',
        shows: 'c1.1 attacks a1.1',
        figures: 'b1.1 B3~2',
      },
      'Disabling Shot: a surge stuns': {
        b: 'gideon-argus@B3',
        a: wall,
        rolls: '5 2 1',
        line: 'attack:a1.1 surge:gideon-argus.disabling-shot *',
        figures: 'a1.1 E3!2+stunned',
      },
    },
    limits: {
      'Command: the other hero’s player chooses what it does, or nothing': {
        b: 'gideon-argus@B3',
        c: 'fenn-signis@C4',
        a: wall,
        line: 'use:command>b1.1 figure:c1.1 c> -',
        shows: 'use command',
        hides: 'c1.1 attacks a1.1',
        figures: 'b1.1 B3~2, c1.1 C4',
      },
      'Command: not farther than 3 spaces': {
        b: 'gideon-argus@B3',
        c: 'fenn-signis@H8',
        a: wall,
        line: 'use:command>b1.1 *',
        hides: 'c1.1 attacks a1.1',
      },
    },
  },
  'jyn-odan': {
    works: {
      'Quick Draw: she attacks a figure that begins its activation': {
        b: 'jyn-odan@B3',
        a: wall,
        next: 'empire',
        line: 'group:a1 use:quick-draw>b1.1 *',
        shows: 'b1.1 attacks a1.1',
        figures: 'b1.1 B3~2',
      },
      'Opportunist: she moves a space after damage': {
        b: 'jyn-odan@B3',
        a: wall,
        rolls: '5 5 1',
        line: 'attack:a1.1 move:C3 *',
        shows: 'a1.1 hit 3; b1.1 moves B3-C3',
      },
    },
    limits: {
      'Opportunist: not without damage': {
        b: 'jyn-odan@B3',
        a: wall,
        rolls: '1 1 5',
        line: 'attack:a1.1 *',
        hides: 'b1.1 moves B3-C3',
        figures: 'b1.1 B3',
      },
      'Quick Draw: once for each activation token': {
        b: 'jyn-odan@B3',
        a: 'wookiee-warrior@E3,E4 stormtrooper@H8,-,-',
        next: 'empire',
        line: 'group:a1 figure:a1.1 use:quick-draw>b1.1 * - use:quick-draw>b1.1 * - c> group:c1 - group:a2',
        refuses: 'use:quick-draw>b1.1',
      },
    },
  },
  'mak-eshka-rey': {
    works: {
      'Ambush: Pierce 2 against who does not see him': {
        b: 'mak-eshka-rey@A3',
        a: wall,
        rolls: '5 5 3',
        line: 'attack:a1.1 use:ambush>b1.1 *',
        shows: 'ambush pierce 2; a1.1 hit 4',
      },
      'Covert: hostile figures at 4 spaces do not see him': {
        b: 'mak-eshka-rey@A3',
        a: 'stormtrooper@E3,-,-',
        next: 'empire',
        line: 'group:a1',
        refuses: 'attack:b1.1',
      },
      'Covert: nor does he block their line of sight': {
        b: 'mak-eshka-rey@D3',
        c: 'fenn-signis@B3',
        a: 'stormtrooper@H3,-,-',
        next: 'empire',
        rolls: '6 6 1',
        line: 'group:a1 attack:c1.1 *',
        shows: 'a1.1 attacks c1.1; c1.1 hit 2',
      },
    },
    limits: {
      'Covert: whom they see blocks': {
        b: 'mak-eshka-rey@E3',
        c: 'fenn-signis@B3',
        a: 'stormtrooper@H3,-,-',
        next: 'empire',
        line: 'group:a1',
        refuses: 'attack:c1.1',
      },
      'Covert: not when he is wounded': {
        b: 'mak-eshka-rey@D3w',
        c: 'fenn-signis@B3',
        a: 'stormtrooper@H3,-,-',
        next: 'empire',
        line: 'group:a1',
        offers: 'attack:b1.1',
        refuses: 'attack:c1.1',
      },
      'Covert: at 3 spaces they do': {
        b: 'mak-eshka-rey@B3',
        a: 'stormtrooper@E3,-,-',
        next: 'empire',
        line: 'group:a1',
        offers: 'attack:b1.1',
      },
      'Ambush: not against an object': {
        b: 'mak-eshka-rey@B3',
        tokens: 'shield@D3!5',
        line: 'attack:token-1 *',
        hides: 'use ambush',
      },
      'Ambush: not against who sees him': {
        b: 'mak-eshka-rey@B3',
        a: wall,
        line: 'attack:a1.1 *',
        hides: 'use ambush',
      },
    },
  },
  drokkatta: {
    works: {
      'Demolish: all around a space suffer 1 damage': {
        b: 'drokkatta@B3',
        a: wall,
        line: 'use:demolish>b1.1 place:E3',
        figures: 'a1.1 E3!1, b1.1 B3~2',
      },
      'Dispersal Shot: a surge for a damage': {
        b: 'drokkatta@B3',
        a: wall,
        line: 'attack:a1.1 use:dispersal-shot>b1.1 *',
        shows: 'dispersal-shot damage -1 surge 1',
      },
      'Demolish: an object beside the space suffers, too': {
        b: 'drokkatta@B3',
        a: wall,
        tokens: 'shield@E4!5',
        line: 'use:demolish>b1.1 place:E3 *',
        shows: 'token-1 damage 1; a1.1 damage 1',
      },
    },
    limits: {
      'Demolish: once in an activation': {
        b: 'drokkatta@B3',
        a: wall,
        line: 'use:demolish>b1.1 place:E3',
        refuses: 'use:demolish>b1.1',
      },
    },
  },
  'jarrod-kelvin': {
    works: {
      'Droid Mastery: J4X-7 comes into play': {
        b: 'jarrod-kelvin@B3',
        line: '- use:droid-mastery>b1.1 place:C3',
        figures: 'b2.1 C3, b1.1 B3~2',
      },
      'Droid Mastery: J4X-7 activates at the end of this activation': {
        b: 'jarrod-kelvin@B3',
        a: wall,
        rolls: '5 1',
        line: 'use:droid-mastery-start>b1.1 place:C3 figure:b1.1 - attack:a1.1 *',
        shows: 'use droid-mastery-start; b2.1 attacks a1.1',
      },
      'Droid Mastery: or at its start, where it comes into play just before (B3)': {
        b: 'jarrod-kelvin@B3',
        a: wall,
        rolls: '5 1',
        line: 'use:droid-mastery-start>b1.1 place:C3 figure:b2.1 attack:a1.1 * - run',
        shows: 'use droid-mastery-start; b2.1 attacks a1.1',
        offers: 'move:B7',
      },
      'Parry: a weapon is exhausted for a block': {
        b: 'jarrod-kelvin@D3',
        a: 'stormtrooper@F3,-,-',
        next: 'empire',
        line: 'group:a1 attack:b1.1 use:parry>b1.1 option:1 *',
        shows: 'parry block 1',
        spent: 'vibro-claws',
      },
    },
    limits: {
      'Droid Mastery: not while J4X-7 is in play': {
        b: 'jarrod-kelvin@B3',
        with: 'j4x-7@C3',
        line: '*',
        refuses: 'use:droid-mastery>b1.1',
      },
    },
  },
  'ko-tun-feralo': {
    works: {
      'Arms Distribution: a token for her and one for a friend': {
        b: 'ko-tun-feralo@B3',
        c: 'fenn-signis@B4',
        line: 'use:arms-distribution>b1.1 spend:damage figure:c1.1 spend:block *',
        figures: 'b1.1 B3*damage~1, c1.1 B4*block',
      },
      'Stockpile: the hero at the crate may keep one of five that is not Valuable': {
        b: 'ko-tun-feralo@B3',
        c: 'fenn-signis@B4',
        next: 'rebels',
        tokens: 'crate@B5',
        deck: 'supply-chest flash-bomb grappling-hook turbocharger shield-pack pit-droid',
        line: 'c> group:c1 token:1 c> option:1',
        offers: 'card:flash-bomb card:grappling-hook card:turbocharger card:shield-pack',
        refuses: 'card:supply-chest card:pit-droid',
      },
    },
    limits: {
      'Arms Distribution: once in an activation': {
        b: 'ko-tun-feralo@B3',
        c: 'fenn-signis@B4',
        line: 'use:arms-distribution>b1.1 spend:damage figure:c1.1 spend:block * -',
        refuses: 'use:arms-distribution-end>b1.1',
      },
      'Stockpile: not four spaces away': {
        b: 'ko-tun-feralo@B8',
        c: 'fenn-signis@B4',
        next: 'rebels',
        tokens: 'crate@B5',
        deck: 'flash-bomb grappling-hook',
        line: 'c> group:c1 token:1',
        refuses: 'option:1',
      },
    },
  },
};
