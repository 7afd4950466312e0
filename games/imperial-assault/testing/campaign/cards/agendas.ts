import type { TestsOfCampaignCards } from '../card-tests.ts';
import { cases } from './cases.ts';

/** A Stormtrooper and a hero that see each other, two spaces apart. */
const face = { a: 'stormtrooper@F3,-,-', b: 'fenn-signis@D3' } as const;
/** The Empire attacks that hero with three damage. */
const shot = { ...face, next: 'empire', rolls: '5 5 1' } as const;
/** The hero attacks with three damage. */
const answered = { ...face, next: undefined, rolls: '5 5 1' } as const;
const officer = 'imperial-officer@F3';

/** What agendas do. */
export const agendaCards: TestsOfCampaignCards = {
  'assault-coordination': cases(
    { ...shot, a: `${officer} stormtrooper@F4,E4,-`, agendas: 'assault-coordination' },
    {
      'an action of a Leader gives damage tokens': {
        line: 'group:a1 play:assault-coordination>a1.1 figure:a2.1 figure:a2.2 *',
        figures: 'a2.1 F4*damage, a2.2 E4*damage',
      },
    },
    { 'no action of others': { line: 'group:a2', refuses: 'play:assault-coordination>a2.1' } },
  ),
  'reinforcements-en-route': cases(
    { ...shot, a: `${officer} stormtrooper@F4,-,-`, agendas: 'reinforcements-en-route' },
    {
      'it lies on a Leader, when any figure of the Empire activates': {
        line: 'group:a2 play:reinforcements-en-route *',
        shows: 'play reinforcements-en-route; lasts reinforcements-en-route a1.1',
      },
      'with a threat more in each status phase': {
        line: 'group:a2 play:reinforcements-en-route - b> group:b1 - a> group:a1 - c> group:c1 - b> group:b1 - c> group:c1 -',
        threat: 3,
      },
    },
    {
      'not on others': {
        a: `${officer} imperial-officer-elite@F5 stormtrooper@F4,-,-`,
        line: 'group:a3 play:reinforcements-en-route',
        offers: 'figure:a1.1 figure:a2.1',
        refuses: 'figure:a3.1',
      },
      'not without a Leader': {
        ...face,
        next: 'empire',
        line: 'group:a1',
        refuses: 'play:reinforcements-en-route',
      },
    },
  ),
  'unyielding-dedication': cases(
    { ...answered, a: `imperial-officer@E3 stormtrooper@F4,-,-`, agendas: 'unyielding-dedication' },
    {
      'a figure near a Leader becomes the target': {
        line: 'attack:a1.1 play:unyielding-dedication figure:a2.1 move:E4 - option:2 *',
        shows: 'a2.1 hit 3',
        figures: 'a1.1 E3',
      },
    },
    {
      'only for a Leader': { line: 'attack:a2.1', refuses: 'play:unyielding-dedication' },
      'B11: a melee attack on who has come near, but not beside the attacker, misses': {
        a: `imperial-officer@E3 stormtrooper@G3,-,-`,
        b: 'gaarkhan@D3',
        rolls: '5 5 1',
        line: 'attack:a1.1 play:unyielding-dedication figure:a2.1 move:F4 - option:2 *',
        shows: 'b1.1 attacks a2.1; a2.1 missed target',
        figures: 'a1.1 E3, a2.1 F4',
      },
      'not for who cannot come beside the Leader': {
        a: 'imperial-officer@E3 stormtrooper@G5+stunned,-,-',
        line: 'attack:a1.1 play:unyielding-dedication option:2 *',
        shows: 'a1.1 hit 4',
      },
    },
  ),
  'heavy-riot-gear': cases(
    { ...face, a: 'stormtrooper@F3,F4,F5', next: 'round', agendas: 'heavy-riot-gear' },
    {
      'three figures have a block token': {
        line: 'play:heavy-riot-gear figure:a1.1 figure:a1.2 figure:a1.3 option:2',
        figures: 'a1.1 F3*block, a1.2 F4*block, a1.3 F5*block',
      },
    },
    { 'no hero has one': { line: 'play:heavy-riot-gear', refuses: 'figure:b1.1' } },
  ),
  'shields-online': cases(
    { ...shot, agendas: 'shields-online' },
    {
      'energy shields in two spaces': {
        line: 'group:a1 play:shields-online place:E3 option:1 place:E4 option:2',
        shows: 'play shields-online',
        shields: 'E3 E4',
      },
      'or in one': { line: 'group:a1 play:shields-online place:E3 - option:2', shields: 'E3' },
      'heroes attack them: Health as the threat level, and a block': {
        rolls: '5 2',
        line: 'group:a1 play:shields-online place:E3 option:1 place:E4 option:2 - b> group:b1 attack:token-1 *',
        shields: 'E4',
      },
    },
    {
      'not when a hero activates': { next: undefined, line: '', refuses: 'play:shields-online' },
      'its figures do not attack them': {
        line: 'group:a1 play:shields-online place:E3 option:1 place:E4 option:2',
        refuses: 'attack:token-1 attack:token-2',
      },
      'less damage than that leaves them': {
        rolls: '1 1',
        line: 'group:a1 play:shields-online place:E3 option:1 place:E4 option:2 - b> group:b1 attack:token-1 *',
        shields: 'E3 E4',
      },
    },
  ),
  'surveillance-cams': cases(
    { ...shot, next: 'round', agendas: 'surveillance-cams' },
    {
      'attacks on a hero have 2 Accuracy more': {
        line: 'play:surveillance-cams figure:b1.1 b> group:b1 - group:a1 attack:b1.1 *',
        shows: 'surveillance-cams accuracy 2',
      },
      'an attack on it goes through figures': {
        c: 'gaarkhan@E3',
        line: 'play:surveillance-cams figure:b1.1 b> group:b1 - group:a1 attack:b1.1 *',
        shows: 'use surveillance-cams; use surveillance-cams; surveillance-cams accuracy 2',
      },
    },
    {
      'attacks on others have not': {
        line: 'play:surveillance-cams figure:c1.1 b> group:b1 - group:a1 attack:b1.1 *',
        hides: 'surveillance-cams accuracy 2',
      },
      'it is not used up where nobody blocks': {
        a: 'stormtrooper@D6,F3,-',
        c: 'gaarkhan@E3',
        line: 'play:surveillance-cams figure:b1.1 b> group:b1 - group:a1 figure:a1.1 attack:b1.1 -',
        offers: 'attack:b1.1',
      },
      'once in a round': {
        a: 'stormtrooper@F3,G3,-',
        c: 'gaarkhan@E3',
        line: 'play:surveillance-cams figure:b1.1 b> group:b1 - group:a1 figure:a1.2 attack:b1.1 - -',
        refuses: 'attack:b1.1',
      },
      'figures block for attacks on others': {
        c: 'gaarkhan@E3',
        line: 'play:surveillance-cams figure:c1.1 b> group:b1 - group:a1',
        refuses: 'attack:b1.1',
      },
    },
  ),
  'imperial-informants': cases(
    { ...face, next: 'round-end', agendas: 'imperial-informants' },
    { 'threat as high as the threat level': { line: 'play:imperial-informants option:2', threat: 2 } },
    { 'at the end of a round': { next: 'round', line: '', refuses: 'play:imperial-informants' } },
  ),
  'high-value-target': cases(
    { ...shot, b: 'fenn-signis@D3!11w', empire: 'high-value-target' },
    {
      'threat for a hero that is defeated': {
        line: 'group:a1 attack:b1.1 use:high-value-target',
        threat: 2,
        spent: 'high-value-target',
      },
    },
    {
      'not for a figure of the Empire': {
        ...answered,
        a: 'stormtrooper@F3!2,-,-',
        line: 'attack:a1.1 -',
        refuses: 'use:high-value-target',
      },
    },
  ),
  'hired-help': cases(
    {
      ...face,
      next: 'setup',
      allies: 'alliance-smuggler-elite',
      hand: 'weequay-pirate',
      funds: [0, 1],
      agendas: 'hired-help',
    },
    {
      'it costs an influence': { line: 'play:hired-help', shows: 'play hired-help', influence: 0 },
      'Hunters cost 2 less from the setup on, so when an ally comes, too': {
        line: 'play:hired-help b> card:alliance-smuggler-elite place:A1',
        offers: 'card:weequay-pirate',
        threat: 4,
      },
    },
    {
      'not without it': { funds: [0, 0], line: '', refuses: 'play:hired-help' },
      'they cost as much as ever if it is not played': {
        line: '- b> card:alliance-smuggler-elite place:A1',
        refuses: 'card:weequay-pirate',
      },
    },
  ),
  'fire-at-will': cases(
    { ...shot, rolls: '5 5 1 5 5 1', empire: 'fire-at-will' },
    {
      'a Trooper attacks after an activation, with a surge': {
        line: 'group:a1 attack:b1.1 - use:fire-at-will *',
        spent: 'fire-at-will',
        shows: 'use fire-at-will; a1.1 attacks b1.1',
      },
    },
    {
      'only a Trooper': { a: 'probe-droid@F3', line: 'group:a1 - use:fire-at-will', refuses: 'figure:a1.1' },
    },
  ),
  'impending-doom': cases(
    { ...shot, b: 'fenn-signis@D3!11', agendas: 'impending-doom' },
    {
      'two figures are Focused when a hero is wounded': {
        line: 'group:a1 attack:b1.1 play:impending-doom figure:a1.1 option:2',
        figures: 'a1.1 F3+focused',
      },
    },
    {
      'not for less damage': {
        b: 'fenn-signis@D3',
        line: 'group:a1 attack:b1.1 -',
        refuses: 'play:impending-doom',
      },
    },
  ),
  'tactical-maneuvering': cases(
    { ...face, next: 'round-end', agendas: 'tactical-maneuvering' },
    {
      'figures move': {
        line: 'play:tactical-maneuvering figure:a1.1 move:F4 - option:2 *',
        figures: 'a1.1 F4',
      },
    },
    { 'no hero does': { line: 'play:tactical-maneuvering', refuses: 'figure:b1.1' } },
  ),
  'interrogation-protocol': cases(
    { ...shot, a: 'probe-droid@F3', rolls: '5 5 5 1', agendas: 'interrogation-protocol' },
    {
      'the target of a Droid is Stunned and Bleeds': {
        line: 'group:a1 attack:b1.1 play:interrogation-protocol option:2',
        shows: 'b1.1 stunned; b1.1 bleeding',
      },
    },
    {
      'only of a Droid': {
        ...shot,
        line: 'group:a1 attack:b1.1 -',
        refuses: 'play:interrogation-protocol',
      },
    },
  ),
  'restorative-supplies': cases(
    { ...face, a: 'stormtrooper@F3!2,-,-', next: 'round-end', rolls: '1 1', empire: 'restorative-supplies' },
    {
      'a figure recovers what two red dice show': {
        line: 'use:restorative-supplies figure:a1.1 *',
        figures: 'a1.1 F3',
        spent: 'restorative-supplies',
      },
    },
    { 'only who has suffered damage': { a: 'stormtrooper@F3,-,-', line: '*', figures: 'a1.1 F3' } },
  ),
  'isb-enforcers': cases(
    { ...shot, next: 'deployment', hand: 'stormtrooper probe-droid', funds: [9], agendas: 'isb-enforcers' },
    {
      'Stormtroopers that arrive': {
        line: 'card:stormtrooper place:G1 place:H1 place:G2 play:isb-enforcers',
        shows: 'lasts isb-enforcers a2.1 a2.2 a2.3',
      },
      'and those of the group that come later': {
        a: 'nexu@G7',
        hand: 'stormtrooper',
        funds: [19],
        empire: 'vaders-legion',
        line: 'number:1 place:G1 play:isb-enforcers figure:a2.2 place:H1 - b> group:b1 b> - a> group:a2 figure:a2.2 attack:b1.1 *',
        offers: 'attack:b1.1',
      },
    },
    { 'no others': { line: 'card:probe-droid place:G1', refuses: 'play:isb-enforcers' } },
  ),
  'imperial-operative': cases(
    {
      ...shot,
      next: 'deployment',
      hand: 'imperial-officer probe-droid',
      funds: [9],
      agendas: 'imperial-operative',
    },
    {
      'an Imperial Officer that arrives': {
        line: 'card:imperial-officer place:G1 play:imperial-operative',
        shows: 'lasts imperial-operative a2.1',
      },
    },
    { 'no others': { line: 'card:probe-droid place:G1', refuses: 'play:imperial-operative' } },
  ),
  'internal-affairs': cases(
    { ...face, next: 'round', empire: 'internal-affairs' },
    {
      'an Imperial Officer is an open group': {
        line: '',
        shows: 'use internal-affairs',
        known: 'imperial-officer',
      },
    },
    { 'not later': { next: 'round-end', line: '', hides: 'use internal-affairs' } },
  ),
  'a-dark-power': cases(
    { ...face, next: 'deployment', hand: 'stormtrooper', funds: [1], agendas: 'a-dark-power' },
    {
      'a group costs 5 less': { line: 'play:a-dark-power card:stormtrooper *', threat: 0 },
      'and less still, if another agenda makes it cheaper too': {
        hand: 'royal-guard',
        agendas: 'a-dark-power for-the-emperor',
        line: 'play:a-dark-power play:for-the-emperor card:royal-guard *',
        threat: 0,
      },
    },
    {
      'one group': {
        hand: 'stormtrooper stormtrooper',
        funds: [2],
        line: 'play:a-dark-power card:stormtrooper place:G1 place:H1 place:G2',
        refuses: 'card:stormtrooper',
      },
    },
  ),
  'as-you-wish': cases(
    { ...face, next: 'round', agendas: 'as-you-wish' },
    {
      'Darth Vader comes to the open groups': {
        line: 'play:as-you-wish option:2',
        shows: 'play as-you-wish',
        known: 'darth-vader',
      },
      'everybody learns that he was one already': {
        hand: 'darth-vader probe-droid',
        line: 'play:as-you-wish option:2',
        known: 'darth-vader',
      },
    },
    { 'when a round begins': { next: 'round-end', line: '', refuses: 'play:as-you-wish' } },
  ),
  'tactical-explosives': cases(
    { ...face, next: 'round-end', agendas: 'tactical-explosives' },
    {
      'who fails the test suffers 3 damage and Bleeds': {
        a: 'stormtrooper@H8,-,-',
        rolls: '2 6',
        line: 'play:tactical-explosives place:D4 option:2 *',
        figures: 'b1.1 D3!3+bleeding',
      },
    },
    {
      'who passes it does not': {
        a: 'stormtrooper@H8,-,-',
        rolls: '1 1',
        line: 'play:tactical-explosives place:D4 option:2 *',
        figures: 'b1.1 D3',
      },
    },
  ),
  'weakness-revealed': cases(
    { ...answered, next: 'round', empire: 'weakness-revealed' },
    {
      'a hero attacks with a damage less': {
        line: 'use:weakness-revealed figure:b1.1 group:b1 attack:a1.1 *',
        shows: 'weakness-revealed damage -1',
      },
      'and defends with a block less': {
        line: 'use:weakness-revealed figure:b1.1 group:b1 - group:a1 attack:b1.1 *',
        shows: 'weakness-revealed block -1',
      },
    },
    {
      'other heroes do not': {
        line: 'use:weakness-revealed figure:c1.1 b> group:b1 attack:a1.1 *',
        hides: 'weakness-revealed damage -1',
      },
    },
  ),
  'for-the-emperor': cases(
    { ...face, next: 'deployment', hand: 'royal-guard stormtrooper', funds: [6], agendas: 'for-the-emperor' },
    { 'a group of Guardians costs 2 less': { line: 'play:for-the-emperor', offers: 'card:royal-guard' } },
    { 'others do not': { funds: [5], line: 'play:for-the-emperor', refuses: 'card:stormtrooper' } },
  ),
  isolation: cases(
    { ...face, next: 'round', agendas: 'isolation' },
    {
      'heroes that are alone suffer a strain': {
        line: 'play:isolation option:2',
        figures: 'b1.1 D3~1, c1.1 A8~1',
      },
    },
    {
      'heroes within 2 spaces of each other do not': {
        c: 'gaarkhan@C3',
        line: 'play:isolation option:2',
        figures: 'b1.1 D3, c1.1 C3',
      },
    },
  ),
  'critical-strikes': cases(
    { ...shot, empire: 'savage-weaponry>1', agendas: 'critical-strikes' },
    {
      'Pierce becomes damage': {
        line: 'group:a1 attack:b1.1 play:critical-strikes option:2 *',
        shows: 'b1.1 hit 4',
      },
    },
    { 'not for heroes': { ...answered, line: 'attack:a1.1', refuses: 'play:critical-strikes' } },
  ),
  'imminent-reprisal': cases(
    {
      ...face,
      next: 'deployment',
      hand: 'royal-guard stormtrooper',
      funds: [9],
      agendas: 'imminent-reprisal',
    },
    {
      'a group with melee attacks': {
        line: 'card:royal-guard place:G1 place:H1 play:imminent-reprisal',
        shows: 'lasts imminent-reprisal a2.1 a2.2',
      },
    },
    {
      'no other': { line: 'card:stormtrooper place:G1 place:H1 place:G2', refuses: 'play:imminent-reprisal' },
    },
  ),
};
