import type { TestsOfCampaignCards } from '../card-tests.ts';
import { cases } from './cases.ts';

const gaarkhan = { b: 'gaarkhan@D3', a: 'wookiee-warrior@E3,-' } as const;
const fenn = { b: 'fenn-signis@B3', a: 'wookiee-warrior@E3,-' } as const;
/** The Empire attacks the first hero. */
const shot = { b: 'gaarkhan@D3', a: 'stormtrooper@F3,-,-', next: 'empire', rolls: '5 5 1' } as const;
const attackOn = 'group:a1 attack:b1.1';

/** What items, supplies and rewards do. */
export const itemCards: TestsOfCampaignCards = {
  'bacta-pump': cases(
    { ...gaarkhan, cards: 'bacta-pump' },
    {
      'a strain less at the start': { b: 'gaarkhan@D3~2', line: 'option:1', figures: 'b1.1 D3~1' },
      'or a condition': { b: 'gaarkhan@D3+bleeding', line: 'option:2', figures: 'b1.1 D3' },
    },
    { 'one of both': { b: 'gaarkhan@D3+bleeding~2', line: 'option:1', figures: 'b1.1 D3+bleeding~1' } },
  ),
  'balanced-hilt': cases(
    { ...gaarkhan, cards: 'vibroblade+balanced-hilt' },
    {
      'a surge': { line: 'attack:a1.1:vibroblade use:balanced-hilt>b1.1 *', shows: 'balanced-hilt surge 1' },
    },
    { 'not with another weapon': { line: 'attack:a1.1:vibro-ax *', hides: 'use balanced-hilt' } },
  ),
  'combat-coat-t1': cases(
    { ...shot, cards: 'combat-coat-t1' },
    {
      'an evade becomes a block': {
        rolls: '5 5 6',
        line: `${attackOn} use:combat-coat>b1.1 *`,
        shows: 'combat-coat block 1 evade -1',
      },
    },
    {
      'not without an evade': {
        line: `${attackOn} use:combat-coat>b1.1 *`,
        hides: 'combat-coat block 1 evade -1',
      },
    },
  ),
  'combat-coat-t2': cases(
    { ...shot, cards: 'combat-coat-t2' },
    {
      'an evade becomes a block': {
        rolls: '5 5 6',
        line: `${attackOn} use:combat-coat>b1.1 *`,
        shows: 'combat-coat block 1 evade -1',
      },
    },
    {
      'not without an evade': {
        line: `${attackOn} use:combat-coat>b1.1 *`,
        hides: 'combat-coat block 1 evade -1',
      },
    },
  ),
  'ddc-defender': cases(
    { ...fenn, cards: 'ddc-defender' },
    {
      'three attacks for two actions': {
        rolls: '1 1 5 1 1 5 1 1 5',
        line: 'use:ddc-defender>b1.1 * * *',
        shows: 'b1.1 attacks a1.1; b1.1 attacks a1.1; b1.1 attacks a1.1',
        refuses: 'run',
      },
    },
    { 'not with one action': { line: 'rest', refuses: 'use:ddc-defender>b1.1' } },
  ),
  'emergency-injector': cases(
    { ...gaarkhan, b: 'gaarkhan@D3+bleeding~3', cards: 'emergency-injector' },
    {
      '2 strain and a condition less': {
        line: 'use:emergency-injector>b1.1 figure:b1.1',
        figures: 'b1.1 D3~1',
      },
    },
    {
      'once in a mission': {
        line: 'use:emergency-injector>b1.1 figure:b1.1',
        refuses: 'use:emergency-injector>b1.1',
        spent: 'emergency-injector',
      },
    },
  ),
  'extended-haft': cases(
    { ...gaarkhan, b: 'gaarkhan@C3', cards: 'vibroblade+extended-haft' },
    {
      Reach: { line: '', offers: 'attack:a1.1:vibroblade' },
      'Pierce with Reach': {
        cards: 'polearm+extended-haft',
        line: 'attack:a1.1:polearm *',
        shows: 'extended-haft-pierce pierce 1',
      },
    },
    { 'no Pierce without': { line: 'attack:a1.1:vibroblade *', hides: 'extended-haft-pierce pierce 1' } },
  ),
  'hand-cannon': cases(
    { ...fenn, cards: 'hand-cannon' },
    {
      'a damage for 2 accuracy': {
        line: 'attack:a1.1:hand-cannon use:hand-cannon>b1.1 *',
        shows: 'hand-cannon damage -1 accuracy 2',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:infantry-rifle *', hides: 'use hand-cannon' } },
  ),
  'portable-medkit': cases(
    { ...gaarkhan, b: 'gaarkhan@D3!9~4', cards: 'portable-medkit' },
    {
      '3 damage after resting': {
        line: 'rest use:portable-medkit>b1.1 figure:b1.1',
        figures: 'b1.1 D3!6',
        spent: 'portable-medkit',
      },
    },
    { 'not without rest': { line: '', refuses: 'use:portable-medkit>b1.1' } },
  ),
  'shadowsilk-cloak': cases(
    { ...shot, cards: 'shadowsilk-cloak' },
    {
      '2 accuracy less': {
        line: `${attackOn} use:shadowsilk-cloak>b1.1 option:1 *`,
        shows: 'shadowsilk-cloak accuracy -2',
      },
      'or an evade': {
        line: `${attackOn} use:shadowsilk-cloak>b1.1 option:2 *`,
        shows: 'shadowsilk-cloak evade 1',
      },
    },
    {
      'not both': {
        line: `${attackOn} use:shadowsilk-cloak>b1.1 option:1 *`,
        hides: 'shadowsilk-cloak evade 1',
      },
    },
  ),
  'tactical-display': cases(
    { ...fenn, cards: 'e-11+tactical-display' },
    {
      'a surge': { line: 'attack:a1.1:e-11 use:tactical-display>b1.1 *', shows: 'tactical-display surge 1' },
    },
    { 'not with another weapon': { line: 'attack:a1.1:infantry-rifle *', hides: 'use tactical-display' } },
  ),
  vibrosword: cases(
    { ...gaarkhan, cards: 'vibrosword' },
    {
      'a strain for Pierce 1': {
        line: 'attack:a1.1:vibrosword use:vibrosword>b1.1 *',
        shows: 'vibrosword pierce 1',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:vibro-ax *', hides: 'use vibrosword' } },
  ),
  'bolt-upgrade': cases(
    { ...fenn, cards: 'e-11+bolt-upgrade' },
    {
      'a die becomes any other': {
        line: 'attack:a1.1:e-11 use:bolt-upgrade>b1.1 colour:blue colour:red *',
        shows: 'pools green red / black',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:infantry-rifle *', hides: 'use bolt-upgrade' } },
  ),
  'energized-hilt': cases(
    { ...gaarkhan, cards: 'vibroblade+energized-hilt' },
    {
      'a die becomes any other': {
        line: 'attack:a1.1:vibroblade use:energized-hilt>b1.1 colour:red *',
        shows: 'pools green red / black',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:vibro-ax *', hides: 'use energized-hilt' } },
  ),
  'cybernetic-arm': cases(
    { ...gaarkhan, cards: 'cybernetic-arm' },
    { 'Endurance 1 more': { b: 'gaarkhan@D3~4', line: 'strain', figures: 'b1.1 D3~5' } },
    { 'no more than that': { b: 'gaarkhan@D3~5', line: '', refuses: 'strain' } },
  ),
  'dt-12-heavy-blaster-pistol': cases(
    { ...shot, b: 'fenn-signis@D3', cards: 'dt-12-heavy-blaster-pistol' },
    {
      'it shoots back': {
        line: `${attackOn} use:dt-12-heavy-blaster-pistol>b1.1 *`,
        shows: 'b1.1 attacks a1.1',
      },
    },
    { 'not without Endurance': { b: 'fenn-signis@D3~3', line: `${attackOn} *`, hides: 'b1.1 attacks a1.1' } },
  ),
  'double-vibrosword': cases(
    { ...gaarkhan, a: 'wookiee-warrior@E3,E4', cards: 'double-vibrosword', rolls: '1 4 5' },
    {
      'adjacent hostile figures suffer 1 damage': {
        line: 'attack:a1.1:double-vibrosword use:double-vibrosword>b1.1 *',
        figures: 'a1.1 E3!1, a1.2 E4!1',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:vibro-ax *', hides: 'use double-vibrosword' } },
  ),
  'environmental-hazard-suit': cases(
    { ...gaarkhan, b: 'gaarkhan@D3!9', cards: 'environmental-hazard-suit' },
    {
      'a rest recovers 1 damage more': { line: 'rest', figures: 'b1.1 D3!4' },
      'or 5 damage at once': {
        line: 'use:environmental-hazard-suit-seal>b1.1 option:1',
        figures: 'b1.1 D3!4',
      },
    },
    {
      'once in a mission': {
        line: 'use:environmental-hazard-suit-seal>b1.1 option:1',
        refuses: 'use:environmental-hazard-suit-seal>b1.1',
      },
    },
  ),
  'extra-ammunition': cases(
    { ...fenn, cards: 'extra-ammunition' },
    {
      'a die is rerolled': {
        rolls: '1 1 5 6',
        line: 'attack:a1.1 use:extra-ammunition>b1.1 die:1 *',
        shows: 'reroll blue 1>6',
      },
    },
    { 'not with a melee weapon': { ...gaarkhan, line: 'attack:a1.1 *', hides: 'use extra-ammunition' } },
  ),
  'high-impact-guard': cases(
    { ...shot, cards: 'vibroblade+high-impact-guard' },
    { 'a block': { line: `${attackOn} use:high-impact-guard>b1.1 *`, shows: 'high-impact-guard block 1' } },
    {
      'once, as it is exhausted': {
        line: `${attackOn} use:high-impact-guard>b1.1 *`,
        spent: 'high-impact-guard',
      },
    },
  ),
  'laminate-armor-t2': cases(
    { ...shot, cards: 'laminate-armor-t2' },
    {
      'a block': {
        line: `${attackOn} use:laminate-armor>b1.1 *`,
        shows: 'laminate-armor block 1',
        spent: 'laminate-armor-t2',
      },
    },
    {
      'not when he attacks': {
        ...gaarkhan,
        next: undefined,
        line: 'attack:a1.1 *',
        hides: 'use laminate-armor',
      },
    },
  ),
  'laminate-armor-t3': cases(
    { ...shot, cards: 'laminate-armor-t3' },
    {
      'a block': {
        line: `${attackOn} use:laminate-armor>b1.1 *`,
        shows: 'laminate-armor block 1',
        spent: 'laminate-armor-t3',
      },
    },
    {
      'not when he attacks': {
        ...gaarkhan,
        next: undefined,
        line: 'attack:a1.1 *',
        hides: 'use laminate-armor',
      },
    },
  ),
  overcharger: cases(
    { ...fenn, cards: 'e-11+overcharger' },
    {
      'a die less for the target': {
        line: 'attack:a1.1:e-11 use:overcharger>b1.1 *',
        shows: 'pools blue green / ',
        spent: 'overcharger',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:infantry-rifle *', hides: 'use overcharger' } },
  ),
  'slicing-tools': cases(
    { ...fenn, b: 'fenn-signis@D3', a: 'sentry-droid@E3,-', cards: 'slicing-tools' },
    {
      'a success hurts and stuns a droid': {
        rolls: '1 5',
        line: 'use:slicing-tools-droid>b1.1 figure:a1.1 *',
        figures: 'a1.1 E3!1+stunned',
      },
      'a die of the test is rerolled': {
        rolls: '2 5 1',
        line: 'use:slicing-tools-droid>b1.1 figure:a1.1 use:slicing-tools>b1.1 die:1 *',
        shows: 'reroll blue 2>1',
        figures: 'a1.1 E3!1+stunned',
      },
    },
    {
      'no other figure': {
        a: 'wookiee-warrior@E3,-',
        line: 'use:slicing-tools-droid>b1.1 *',
        figures: 'a1.1 E3',
      },
    },
  ),
  'spread-barrel': cases(
    { ...fenn, cards: 'e-11+spread-barrel' },
    {
      'a damage within 3 spaces': {
        line: 'attack:a1.1:e-11 use:spread-barrel>b1.1 *',
        shows: 'spread-barrel damage 1',
      },
    },
    { 'not farther': { b: 'fenn-signis@A3', line: 'attack:a1.1:e-11 *', hides: 'use spread-barrel' } },
  ),
  'stun-baton': cases(
    { ...gaarkhan, cards: 'stun-baton' },
    {
      'a strain weakens an adjacent figure': {
        line: 'use:stun-baton>b1.1 figure:a1.1',
        figures: 'a1.1 E3+weakened, b1.1 D3~1',
      },
    },
    { 'not without Endurance': { b: 'gaarkhan@D3~4', line: '', refuses: 'use:stun-baton>b1.1' } },
  ),
  'weighted-head': cases(
    { ...gaarkhan, a: 'wookiee-warrior@E3,E4', cards: 'vibroblade+weighted-head' },
    {
      'Cleave 1': {
        rolls: '5 5 1',
        line: 'attack:a1.1:vibroblade use:weighted-head>b1.1 figure:a1.2 *',
        figures: 'a1.2 E4!1',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:vibro-ax *', hides: 'use weighted-head' } },
  ),
  'admirals-uniform': cases(
    { ...fenn, cards: 'admirals-uniform' },
    {
      'dice are rerolled': {
        rolls: '1 1 5 6 6',
        line: 'attack:a1.1 use:admirals-uniform>b1.1 die:1 die:2 *',
        shows: 'reroll blue 1>6; reroll green 1>6',
      },
      'as many of them as its player likes': {
        rolls: '1 1 5 6',
        line: 'attack:a1.1 use:admirals-uniform>b1.1 die:1 - *',
        shows: 'roll blue 1 green 1 black 5; reroll blue 1>6; a1.1 hit 0',
      },
    },
    {
      'once, as it is exhausted': {
        rolls: '1 1 5 6 6 1 1 5',
        line: 'attack:a1.1 use:admirals-uniform>b1.1 die:1 die:2 * attack:a1.1',
        refuses: 'use:admirals-uniform>b1.1',
      },
    },
  ),
  'ancient-lightsaber': cases(
    { ...gaarkhan, b: 'diala-passil@D3', cards: 'ancient-lightsaber' },
    {
      'the dice of her insight': {
        rolls: '4 4 6 5',
        line: 'attack:a1.1:ancient-lightsaber *',
        shows: 'roll blue 4 green 4 yellow 6 black 5',
      },
    },
    {
      'other dice when wounded': {
        b: 'diala-passil@D3w',
        rolls: '1 4 4 5',
        line: 'attack:a1.1:ancient-lightsaber *',
        shows: 'roll red 1 blue 4 green 4 black 5',
      },
    },
  ),
  'combat-knife': cases(
    { ...gaarkhan, cards: 'combat-knife' },
    {
      'a green die of damage': {
        rolls: '6',
        line: 'use:combat-knife>b1.1 figure:a1.1',
        figures: 'a1.1 E3!2, b1.1 D3~1',
      },
    },
    { 'only adjacent figures': { b: 'gaarkhan@B3', line: 'use:combat-knife>b1.1', figures: 'a1.1 E3' } },
  ),
  'combat-visor': cases(
    { ...fenn, cards: 'combat-visor' },
    {
      'a strain for 2 accuracy': {
        line: 'attack:a1.1 use:combat-visor-accuracy>b1.1 *',
        shows: 'combat-visor-accuracy accuracy 2',
      },
    },
    {
      'not without Endurance': {
        b: 'fenn-signis@B3~4',
        line: 'attack:a1.1 *',
        hides: 'use combat-visor-accuracy',
      },
    },
  ),
  'concussion-grenades': cases(
    { ...fenn, a: 'wookiee-warrior@E3,E4', cards: 'concussion-grenades' },
    {
      'damage of a die, and stunned': {
        rolls: '6',
        line: 'use:concussion-grenades>b1.1 place:E3 *',
        figures: 'a1.1 E3!2+stunned, a1.2 E4!2+stunned',
      },
      'objects suffer the damage, too': {
        b: 'fenn-signis@B3',
        a: 'wookiee-warrior@E3,-',
        tokens: 'shield@E4!5',
        rolls: '5',
        line: 'use:concussion-grenades>b1.1 place:E3 *',
        shows: 'token-1 damage 2; a1.1 damage 2',
      },
    },
    {
      'once in a mission': {
        rolls: '6',
        line: 'use:concussion-grenades>b1.1 place:E3 *',
        refuses: 'use:concussion-grenades>b1.1',
        spent: 'concussion-grenades',
      },
    },
  ),
  'disruption-cell': cases(
    { ...fenn, cards: 'e-11+disruption-cell' },
    {
      'a die becomes red': {
        line: 'attack:a1.1:e-11 use:disruption-cell>b1.1 colour:blue *',
        shows: 'pools red green / black',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:infantry-rifle *', hides: 'use disruption-cell' } },
  ),
  electrostaff: cases(
    { ...gaarkhan, cards: 'electrostaff' },
    {
      'Cleave 2': {
        a: 'wookiee-warrior@E3,E4',
        rolls: '5 5 5 1',
        line: 'attack:a1.1:electrostaff use:electrostaff-cleave>b1.1 figure:a1.2 *',
        figures: 'a1.2 E4!2',
      },
      'or Reach': { b: 'gaarkhan@C3', line: '', offers: 'attack:a1.1:electrostaff' },
      'both, where Extended Haft gives it Reach': {
        b: 'gaarkhan@C3',
        a: 'wookiee-warrior@E3,E4',
        cards: 'electrostaff+extended-haft',
        rolls: '5 5 5 1',
        line: 'attack:a1.1:electrostaff use:electrostaff-cleave-with-reach>b1.1 figure:a1.2 *',
        hides: 'extended-haft-pierce pierce 1',
        figures: 'a1.2 E4!2',
      },
    },
    {
      'no Cleave with Reach': {
        b: 'gaarkhan@C3',
        line: 'attack:a1.1:electrostaff *',
        hides: 'use electrostaff-cleave',
      },
      'no Reach with Cleave: it does not meet a figure two spaces away': {
        a: 'wookiee-warrior@E3,D5',
        rolls: '5 5 5 1',
        line: 'attack:a1.1:electrostaff use:electrostaff-cleave>b1.1',
        shows: 'a1.1 hit 6',
        refuses: 'figure:a1.2',
      },
      'another Cleave has Reach': {
        a: 'wookiee-warrior@E3,D5',
        cards: 'electrostaff+weighted-head',
        rolls: '5 5 5 1',
        line: 'attack:a1.1:electrostaff - use:weighted-head>b1.1 figure:a1.2',
        figures: 'a1.2 D5!1',
      },
    },
  ),
  'hidden-blade': cases(
    { ...gaarkhan, cards: 'hidden-blade' },
    {
      '2 damage and Weakened at the start': {
        line: 'use:hidden-blade>b1.1 figure:a1.1',
        figures: 'a1.1 E3!2+weakened',
        spent: 'hidden-blade',
      },
    },
    { 'only adjacent figures': { b: 'gaarkhan@B3', line: 'use:hidden-blade>b1.1 *', figures: 'a1.1 E3' } },
  ),
  'modified-energy-cannon': cases(
    { ...fenn, cards: 'modified-energy-cannon' },
    {
      'the dice of his tech, one of them again': {
        rolls: '2 4 5 6',
        line: 'attack:a1.1:modified-energy-cannon use:modified-energy-cannon>b1.1 die:1 *',
        shows: 'roll blue 2 green 4 black 5; reroll blue 2>6',
      },
    },
    {
      'not with another weapon': {
        line: 'attack:a1.1:infantry-rifle *',
        hides: 'use modified-energy-cannon',
      },
    },
  ),
  'personal-shields': cases(
    { ...shot, cards: 'personal-shields' },
    {
      '5 blocks': {
        line: `${attackOn} use:personal-shields>b1.1 *`,
        shows: 'personal-shields block 5; b1.1 hit 0',
      },
    },
    { 'once in a mission': { line: `${attackOn} use:personal-shields>b1.1 *`, spent: 'personal-shields' } },
  ),
  'reinforced-helmet': cases(
    { ...shot, cards: 'reinforced-helmet' },
    {
      'an attack die is rerolled': {
        rolls: '5 5 1 1',
        line: `${attackOn} use:reinforced-helmet>b1.1 die:1 *`,
        shows: 'reroll blue 5>1',
      },
    },
    {
      'once, as it is exhausted': {
        rolls: '5 5 1 1',
        line: `${attackOn} use:reinforced-helmet>b1.1 die:1 *`,
        spent: 'reinforced-helmet',
      },
    },
  ),
  'ryyk-blades': cases(
    { ...gaarkhan, cards: 'ryyk-blades' },
    {
      'surges become damage': {
        rolls: '2 1 2 1',
        line: 'attack:a1.1:ryyk-blades use:ryyk-blades>b1.1 number:3 *',
        shows: 'roll blue 2 green 1 yellow 2 black 1; ryyk-blades surge -3 damage 3',
      },
    },
    {
      'not more than there are': {
        rolls: '2 4 5 1',
        line: 'attack:a1.1:ryyk-blades use:ryyk-blades>b1.1 *',
        hides: 'ryyk-blades surge -1 damage 1',
      },
    },
  ),
  'shock-emitter': cases(
    { ...gaarkhan, cards: 'vibroblade+shock-emitter' },
    {
      'a damage': {
        line: 'attack:a1.1:vibroblade use:shock-emitter>b1.1 *',
        shows: 'shock-emitter damage 1',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:vibro-ax *', hides: 'use shock-emitter' } },
  ),
  'sniper-scope': cases(
    { ...fenn, a: 'wookiee-warrior@H3,-', cards: 'e-11+sniper-scope' },
    { 'a surge at 5 spaces or more': { line: 'attack:a1.1:e-11 *', shows: 'sniper-scope surge 1' } },
    {
      'not nearer': { a: 'wookiee-warrior@E3,-', line: 'attack:a1.1:e-11 *', hides: 'sniper-scope surge 1' },
    },
  ),
  'telescoping-sights': cases(
    { ...fenn, cards: 'e-11+telescoping-sights' },
    {
      'Focused, he attacks': {
        line: 'use:telescoping-sights>b1.1 *',
        shows: 'b1.1 focused; b1.1 attacks a1.1',
      },
    },
    { 'not with one action': { line: 'rest', refuses: 'use:telescoping-sights>b1.1' } },
  ),
  'valken-38-carbine': cases(
    { ...fenn, cards: 'valken-38-carbine' },
    {
      'Focused, he attacks through figures': {
        a: 'wookiee-warrior@E3,F3',
        line: 'use:valken-38-carbine>b1.1 figure:a1.2 *',
        shows: 'b1.1 focused; b1.1 attacks a1.2',
      },
    },
    { 'not with one action': { line: 'rest', refuses: 'use:valken-38-carbine>b1.1' } },
  ),
  vibrogenerator: cases(
    { ...gaarkhan, cards: 'vibroblade+vibrogenerator' },
    {
      '2 surges for 2 damage': {
        line: 'attack:a1.1:vibroblade use:vibrogenerator>b1.1 *',
        shows: 'vibrogenerator damage 2 surge -2',
      },
    },
    { 'not with another weapon': { line: 'attack:a1.1:vibro-ax *', hides: 'use vibrogenerator' } },
  ),
  'hunters-rifle': cases(
    { ...fenn, a: 'stormtrooper@E3,-,-', cards: 'hunters-rifle' },
    {
      'a token for a defeat': {
        rolls: '5 5 1',
        line: 'attack:a1.1:hunters-rifle *',
        figures: 'b1.1 B3*damage',
      },
    },
    { 'not without one': { rolls: '1 1 5', line: 'attack:a1.1:hunters-rifle *', figures: 'b1.1 B3' } },
  ),
  'focusing-beam': cases(
    { ...gaarkhan, cards: 'vibroblade+focusing-beam' },
    {
      'Pierce 1': {
        line: 'attack:a1.1:vibroblade use:focusing-beam>b1.1 *',
        shows: 'focusing-beam pierce 1',
      },
      'or a dodge less for a strain': {
        line: 'attack:a1.1:vibroblade use:focusing-beam-dodge>b1.1 *',
        shows: 'focusing-beam-dodge dodge -1',
        figures: 'b1.1 D3~1',
      },
    },
    {
      'not both': {
        line: 'attack:a1.1:vibroblade use:focusing-beam>b1.1 *',
        hides: 'use focusing-beam-dodge',
      },
    },
  ),
  'responsive-armor': cases(
    { ...gaarkhan, cards: 'responsive-armor' },
    {
      'a surge for a token of defense': {
        rolls: '4 5 1',
        line: 'attack:a1.1 surge:responsive-armor.token-block-evade spend:evade *',
        figures: 'b1.1 D3*evade',
      },
    },
    { 'not without a surge': { rolls: '1 5 1', line: 'attack:a1.1 *', figures: 'b1.1 D3' } },
  ),
  'power-charger': cases(
    { ...gaarkhan, b: 'gaarkhan@D3*damage', cards: 'power-charger' },
    {
      'a token is worth 2': {
        line: 'attack:a1.1 spend:damage use:power-charger>b1.1 *',
        shows: 'power-charger damage 1',
      },
    },
    {
      'not without one': { line: 'attack:a1.1 *', hides: 'use power-charger' },
      'a token that is worth 2 by Self-Sufficient is not worth 3 (C37)': {
        b: 'ko-tun-feralo@B3*damage',
        cards: 'power-charger self-sufficient',
        line: '- attack:a1.1 spend:damage *',
        shows: 'self-sufficient-damage damage 1',
        hides: 'use power-charger',
      },
    },
  ),
  'supply-pack': cases(
    { ...gaarkhan, b: 'gaarkhan@D3!3', cards: 'supply-pack' },
    {
      '2 damage less': { line: 'use:supply-pack-use>b1.1 option:1', figures: 'b1.1 D3!1' },
      'two tokens at the start': {
        next: 'round',
        line: 'spend:damage spend:block',
        figures: 'b1.1 D3!3*damage*block',
      },
    },
    {
      'once in a mission': { line: 'use:supply-pack-use>b1.1 option:1', refuses: 'use:supply-pack-use>b1.1' },
    },
  ),
  'r5-astromech': cases(
    { ...gaarkhan, cards: 'r5-astromech' },
    {
      'it comes into play with its hero': { next: 'round', line: '*', figures: 'b2.1 D3' },
      'it activates before its hero or after it (B3)': {
        next: 'round',
        line: '* group:b1',
        offers: 'figure:b2.1',
      },
    },
    { 'it does not come back': { line: '', refuses: 'figure:b2.1' } },
  ),
  'pit-droid': cases(
    { ...gaarkhan, cards: 'pit-droid' },
    {
      'it comes into the space of its hero': {
        line: 'use:pit-droid-supply>b1.1 *',
        figures: 'b2.1 D3',
        spent: 'pit-droid',
      },
      'and activates at the end of this activation': {
        line: 'use:pit-droid-supply>b1.1 - attack:a1.1 *',
        shows: 'use pit-droid-supply; b2.1 attacks a1.1',
      },
    },
    {
      once: { line: 'use:pit-droid-supply>b1.1', refuses: 'use:pit-droid-supply>b1.1' },
      'not in the activation of another hero': {
        next: 'rebels',
        line: 'c> group:c1',
        refuses: 'use:pit-droid-supply>b1.1',
      },
    },
  ),
  'adrenal-stim': cases(
    { ...gaarkhan, b: 'gaarkhan@D3~4', cards: 'adrenal-stim' },
    {
      '3 strain less, and Focused': {
        line: 'use:adrenal-stim>b1.1 figure:b1.1',
        figures: 'b1.1 D3+focused~1',
      },
    },
    {
      'it is gone then': {
        line: 'use:adrenal-stim>b1.1 figure:b1.1',
        refuses: 'use:adrenal-stim>b1.1',
        spent: 'adrenal-stim',
      },
    },
  ),
  'artificial-stimulants': cases(
    { ...gaarkhan, cards: 'artificial-stimulants' },
    {
      'strain comes to the card': { line: 'strain', figures: 'b1.1 D3' },
      'its hero gives it to an adjacent one (C39)': {
        c: 'fenn-signis@D4',
        line: 'use:artificial-stimulants-pass>b1.1 figure:c1.1',
        spent: 'artificial-stimulants',
      },
    },
    {
      'nobody chooses strain without Endurance left for it (C40)': {
        b: 'gaarkhan@D3~4',
        line: '',
        refuses: 'strain use:charge>b1.1',
      },
      'with 4 it is gone': { line: 'strain strain use:charge>b1.1 *', spent: 'artificial-stimulants' },
      'which is a discarded supply card like any other': {
        cards: 'artificial-stimulants alliance-efficiency',
        line: 'strain strain use:charge>b1.1',
        offers: 'use:alliance-efficiency-supply>b1.1',
      },
    },
  ),
  'bacta-infusion': cases(
    { ...gaarkhan, b: 'gaarkhan@D3!5+bleeding', cards: 'bacta-infusion' },
    {
      '3 damage and conditions less': {
        line: 'use:bacta-infusion>b1.1 figure:b1.1 option:1',
        figures: 'b1.1 D3!2',
      },
    },
    {
      'conditions may stay': { line: 'use:bacta-infusion>b1.1 figure:b1.1 -', figures: 'b1.1 D3!2+bleeding' },
    },
  ),
  'c22-frag-grenade': cases(
    { ...fenn, a: 'wookiee-warrior@E3,E4', cards: 'c22-frag-grenade' },
    {
      'damage of a red die around a space': {
        rolls: '5',
        line: 'use:c22-frag-grenade>b1.1 place:E3 *',
        figures: 'a1.1 E3!3, a1.2 E4!3',
      },
      'objects suffer the damage, too': {
        b: 'fenn-signis@B3',
        a: 'wookiee-warrior@E3,-',
        tokens: 'shield@E4!5',
        rolls: '5',
        line: 'use:c22-frag-grenade>b1.1 place:E3 *',
        shows: 'token-1 damage 3; a1.1 damage 3',
      },
    },
    {
      'it is gone then': {
        rolls: '5',
        line: 'use:c22-frag-grenade>b1.1 place:E3 *',
        refuses: 'use:c22-frag-grenade>b1.1',
        spent: 'c22-frag-grenade',
      },
    },
  ),
  'shock-grenade': cases(
    { ...fenn, cards: 'shock-grenade' },
    {
      'damage of a yellow die, and stunned': {
        rolls: '5',
        line: 'use:shock-grenade>b1.1 place:E3 *',
        figures: 'a1.1 E3!2+stunned',
      },
    },
    {
      'it is gone then': { rolls: '5', line: 'use:shock-grenade>b1.1 place:E3 *', spent: 'shock-grenade' },
      'no object suffers it': {
        b: 'fenn-signis@B3',
        a: 'wookiee-warrior@E3,-',
        tokens: 'shield@E4!5',
        rolls: '5',
        line: 'use:shock-grenade>b1.1 place:E3 *',
        hides: 'token-1 damage 2',
      },
    },
  ),
  'flash-bomb': cases(
    { ...fenn, cards: 'flash-bomb' },
    {
      '1 damage and Weakened': {
        line: 'use:flash-bomb>b1.1 place:E3',
        figures: 'a1.1 E3!1+weakened, b1.1 B3~2',
      },
    },
    {
      'it is gone then (C38)': { line: 'use:flash-bomb>b1.1 place:E3', spent: 'flash-bomb' },
      'not without Endurance': { b: 'fenn-signis@B3~3', line: '', refuses: 'use:flash-bomb>b1.1' },
    },
  ),
  'emergency-medpac': cases(
    { ...gaarkhan, b: 'gaarkhan@D3!9~4', cards: 'emergency-medpac' },
    {
      '5 damage less after resting': {
        line: 'rest use:emergency-medpac>b1.1 figure:b1.1',
        figures: 'b1.1 D3!4',
      },
    },
    { 'it is gone then': { line: 'rest use:emergency-medpac>b1.1 figure:b1.1', spent: 'emergency-medpac' } },
  ),
  'grappling-hook': cases(
    { ...gaarkhan, cards: 'grappling-hook' },
    { 'he is placed within 3 spaces': { line: 'use:grappling-hook>b1.1 place:D6', figures: 'b1.1 D6' } },
    {
      'no farther': { line: 'use:grappling-hook>b1.1', refuses: 'place:D7' },
      'not while he is Stunned': {
        b: 'gaarkhan@B3+stunned',
        line: 'use:grappling-hook>b1.1',
        refuses: 'place:D6',
      },
    },
  ),
  macrobinoculars: cases(
    { ...fenn, cards: 'macrobinoculars' },
    {
      'a surge and 3 accuracy': {
        line: 'attack:a1.1 use:macrobinoculars>b1.1 *',
        shows: 'macrobinoculars accuracy 3 surge 1',
      },
    },
    {
      'it is gone then': { line: 'attack:a1.1 use:macrobinoculars>b1.1 *', spent: 'macrobinoculars' },
      'not against an object': {
        b: 'fenn-signis@B3',
        tokens: 'shield@D3!5',
        line: 'attack:token-1 *',
        hides: 'use macrobinoculars',
      },
    },
  ),
  painkillers: cases(
    { ...gaarkhan, cards: 'painkillers', c: 'fenn-signis@D4' },
    {
      'wounded, he has Endurance 4': { b: 'gaarkhan@D3~3w', line: 'strain', figures: 'b1.1 D3~4' },
      'healthy, he gives it away': { line: 'use:painkillers-pass>b1.1 figure:c1.1', spent: 'painkillers' },
    },
    { 'wounded, he does not': { b: 'gaarkhan@D3w', line: '', refuses: 'use:painkillers-pass>b1.1' } },
  ),
  'power-generator': cases(
    { ...fenn, cards: 'power-generator', crates: 1 },
    {
      '2 damage and Pierce 2 for a crate': {
        line: 'attack:a1.1 use:power-generator>b1.1 *',
        shows: 'power-generator damage 2 pierce 2',
      },
    },
    { 'not without a crate': { crates: 0, line: 'attack:a1.1 *', hides: 'use power-generator' } },
  ),
  turbocharger: cases(
    { ...fenn, cards: 'turbocharger' },
    { 'a token for a surge': { line: 'attack:a1.1 use:turbocharger>b1.1 *', shows: 'turbocharger surge 1' } },
    {
      'after two of them it is gone': {
        rolls: '1 1 5 1 1 5',
        line: 'attack:a1.1 use:turbocharger>b1.1 * attack:a1.1 use:turbocharger>b1.1 *',
        spent: 'turbocharger',
      },
    },
  ),
  'weapons-cache': cases(
    { ...gaarkhan, cards: 'weapons-cache' },
    {
      'a token for a damage': {
        line: 'attack:a1.1 use:weapons-cache>b1.1 *',
        shows: 'weapons-cache damage 1',
      },
    },
    {
      'not for a friend who is not adjacent': {
        b: 'gideon-argus@A3',
        c: 'fenn-signis@C4',
        line: 'use:command>b1.1 figure:c1.1 option:2 *',
        hides: 'use weapons-cache',
      },
    },
  ),
  'grappler-arm': cases(
    { ...gaarkhan, cards: 'grappler-arm', c: 'fenn-signis@D4' },
    {
      'he gives it away': { line: 'use:grappler-arm-pass>b1.1 figure:c1.1', spent: 'grappler-arm' },
      'he opens a crate two spaces away': {
        tokens: 'crate@D5',
        crates: 0,
        deck: 'flash-bomb',
        line: 'token:1',
        offers: 'use:flash-bomb>b1.1',
      },
    },
    {
      'not three spaces away': { tokens: 'crate@D6', line: '', refuses: 'token:1' },
      'not without it': { cards: 'balanced-hilt', tokens: 'crate@D5', line: '', refuses: 'token:1' },
      'not to who is not adjacent': {
        c: 'fenn-signis@D8',
        line: 'use:grappler-arm-pass>b1.1',
        refuses: 'figure:c1.1',
      },
    },
  ),
  'shield-pack': cases(
    { ...gaarkhan, cards: 'shield-pack' },
    {
      'a token, and one more when it is depleted': {
        line: 'use:shield-pack>b1.1 figure:b1.1 option:1 figure:b1.1',
        figures: 'b1.1 D3*block*block',
      },
    },
    { 'one only otherwise': { line: 'use:shield-pack>b1.1 figure:b1.1 -', figures: 'b1.1 D3*block' } },
  ),
  'supply-chest': cases(
    {
      b: 'mak-eshka-rey@B3',
      cards: 'supply-network',
      deck: 'supply-chest grappling-hook flash-bomb turbocharger',
    },
    {
      'three cards, of which one is kept': {
        line: 'use:supply-network-draw>b1.1 card:flash-bomb',
        spent: 'supply-chest turbocharger',
      },
    },
    { 'no other card is shown': { line: 'use:supply-network-draw>b1.1', refuses: 'card:supply-chest' } },
  ),
  'supply-network': cases(
    { b: 'mak-eshka-rey@B3', cards: 'supply-network', deck: 'grappling-hook flash-bomb' },
    {
      'a success shows the top card, which may go under the deck': {
        rolls: '1 4 1 4',
        line: 'use:supply-network>b1.1 card:grappling-hook use:supply-network-draw>b1.1',
        offers: 'use:flash-bomb>b1.1',
      },
    },
    {
      'nothing without a success': {
        rolls: '2 4',
        line: 'use:supply-network>b1.1',
        refuses: 'card:grappling-hook',
      },
    },
  ),
  'smugglers-luck': cases(
    { b: 'jyn-odan@B3', cards: 'smugglers-luck supply-network', deck: 'grappling-hook flash-bomb' },
    {
      'a supply card is replaced': {
        line: 'use:supply-network-draw>b1.1 use:smugglers-luck-supply>b1.1',
        spent: 'grappling-hook',
      },
      'dice of a test are rerolled': {
        rolls: '2 4 1',
        line: 'use:supply-network>b1.1 use:smugglers-luck>b1.1 die:1 *',
        shows: 'reroll blue 2>1',
      },
    },
    {
      'once, as it is exhausted': {
        line: 'use:supply-network-draw>b1.1 use:smugglers-luck-supply>b1.1',
        spent: 'smugglers-luck',
      },
      'not another card than the one that was drawn, which its own text has discarded': {
        cards: 'smugglers-luck supply-network bacta-infusion',
        deck: 'troop-data flash-bomb',
        line: 'use:supply-network-draw>b1.1',
        refuses: 'use:smugglers-luck-supply>b1.1',
        keeps: 'bacta-infusion smugglers-luck',
      },
    },
  ),
  'adrenalin-implant': cases(
    { ...gaarkhan, cards: 'adrenalin-implant' },
    { 'Focused after resting': { line: 'rest use:adrenalin-implant>b1.1', figures: 'b1.1 D3+focused' } },
    { 'not without rest': { line: '', refuses: 'use:adrenalin-implant>b1.1' } },
  ),
  'fearless-leader': cases(
    { b: 'gideon-argus@B3', a: 'wookiee-warrior@E3,-', c: 'fenn-signis@C4~2', cards: 'fearless-leader' },
    {
      'the target of Command recovers a strain': {
        line: 'use:command>b1.1 figure:c1.1 option:2 *',
        figures: 'c1.1 C4~1',
      },
    },
    {
      'he does not': {
        b: 'gideon-argus@B3~1',
        line: 'use:command>b1.1 figure:c1.1 option:2 *',
        figures: 'b1.1 B3~3',
      },
    },
  ),
  'life-debt': cases(
    { ...shot, c: 'fenn-signis@E3', cards: 'life-debt' },
    {
      'Focused when a friend suffers 3 damage': {
        line: 'group:a1 attack:c1.1 use:life-debt>b1.1 *',
        shows: 'c1.1 hit 3; b1.1 focused',
      },
    },
    { 'not for 2': { rolls: '5 5 3', line: 'group:a1 attack:c1.1 *', hides: 'use life-debt' } },
  ),
  peacemaker: cases(
    { ...shot, b: 'jyn-odan@D3', cards: 'peacemaker' },
    {
      'she attacks who attacked her': {
        rolls: '5 5 2 5 5 1',
        line: 'group:a1 - attack:b1.1 use:peacemaker>b1.1 *',
        shows: 'a1.1 attacks b1.1; b1.1 attacks a1.1',
      },
    },
    { 'not without Endurance': { b: 'jyn-odan@D3~4', line: `${attackOn} *`, hides: 'use peacemaker' } },
  ),
  'shadow-suit': cases(
    { b: 'mak-eshka-rey@B3', a: 'wookiee-warrior@E3,-', cards: 'shadow-suit' },
    {
      'Ambush on who sees him': { line: 'attack:a1.1 use:ambush>b1.1 *', shows: 'ambush pierce 2' },
      'an evade': { ...shot, b: 'mak-eshka-rey@D3', line: `${attackOn} *`, shows: 'shadow-suit evade 1' },
    },
    {
      'Ambush needs Endurance': {
        b: 'mak-eshka-rey@B3~5',
        line: 'attack:a1.1 *',
        hides: 'use ambush',
      },
    },
  ),
  'shu-yens-lightsaber': cases(
    { ...shot, b: 'diala-passil@D3', cards: 'shu-yens-lightsaber' },
    {
      'after Foresight the attacker suffers 1 damage': {
        rolls: '5 5 1 1',
        line: `${attackOn} use:foresight>b1.1 die:3 *`,
        figures: 'a1.1 F3!1',
      },
    },
    { 'not without Foresight': { line: `${attackOn} *`, figures: 'a1.1 F3' } },
  ),
  'the-ways-of-the-force': cases(
    { ...gaarkhan, b: 'diala-passil@D3', cards: 'the-ways-of-the-force battle-meditation' },
    {
      'a strain focuses before a test': {
        rolls: '2 4 5 1',
        line: 'rest use:the-ways-of-the-force>b1.1 figure:b1.1 *',
        shows: 'roll blue 2 green 4 yellow 5 green 1',
      },
    },
    { 'not outside tests': { line: '', refuses: 'use:the-ways-of-the-force>b1.1' } },
  ),
  'veteran-prowess': cases(
    { ...fenn, b: 'fenn-signis@B3!6', cards: 'veteran-prowess' },
    {
      'Havoc Shot has a damage more': {
        line: 'attack:a1.1 use:havoc-shot>b1.1 *',
        shows: 'veteran-prowess damage 1',
      },
      '2 damage less after resting': { line: 'rest use:veteran-prowess-rest>b1.1', figures: 'b1.1 B3' },
    },
    { 'other attacks have not': { line: 'attack:a1.1 *', hides: 'veteran-prowess damage 1' } },
  ),
  'bardottan-shard': cases(
    { ...fenn, cards: 'bardottan-shard' },
    {
      '1 damage, and 2 more for a threat': {
        line: 'use:bardottan-shard>b1.1 figure:a1.1 option:1',
        figures: 'a1.1 E3!3',
        threat: 1,
      },
    },
    {
      'the threat stays otherwise': {
        line: 'use:bardottan-shard>b1.1 figure:a1.1 -',
        figures: 'a1.1 E3!1',
        threat: 0,
      },
    },
  ),
  'wookiee-roar': cases(
    { ...gaarkhan, a: 'stormtrooper@E3,-,-', b: 'gaarkhan@D3~2', cards: 'wookiee-roar' },
    {
      'a token for a defeat, and a strain less for a success': {
        rolls: '5 5 1 1 4 5',
        line: 'attack:a1.1 use:wookiee-roar>b1.1 spend:damage *',
        shows: 'a1.1 defeated; b1.1 token damage',
        figures: 'b1.1 D3*damage~1',
      },
    },
    {
      'not without a defeat': {
        a: 'wookiee-warrior@E3,-',
        rolls: '5 5 1',
        line: 'attack:a1.1 *',
        hides: 'use wookiee-roar',
      },
    },
  ),
  'vibro-ax': cases(
    { ...gaarkhan },
    {
      'Pierce and Cleave': {
        rolls: '4 1 1',
        line: 'attack:a1.1',
        shows: 'roll red 4 yellow 1 black 1',
        offers: 'surge:vibro-ax.pierce-1 surge:vibro-ax.cleave-1',
      },
    },
    { 'not without surges': { rolls: '1 5 1', line: 'attack:a1.1', refuses: 'surge:vibro-ax.pierce-1' } },
  ),
  'vibro-claws': cases(
    { ...gaarkhan, b: 'jarrod-kelvin@D3', line: '- attack:a1.1' },
    {
      'Pierce and a token': {
        rolls: '1 2 1',
        shows: 'roll yellow 1 yellow 2 black 1',
        offers: 'surge:vibro-claws.pierce-2 surge:vibro-claws.token-damage',
      },
    },
    { 'not without surges': { rolls: '5 5 1', refuses: 'surge:vibro-claws.pierce-2' } },
  ),
  'service-rifle': cases(
    { ...fenn, b: 'ko-tun-feralo@B3', cards: 'dl-44' },
    {
      'a die is rerolled': {
        rolls: '1 1 5 6',
        line: '- attack:a1.1:service-rifle use:service-rifle>b1.1 die:1 *',
        shows: 'reroll blue 1>6',
      },
    },
    { 'not with another weapon': { line: '- attack:a1.1:dl-44 *', hides: 'use service-rifle' } },
  ),
  'opportunist-ko-tun': cases(
    { ...fenn, b: 'ko-tun-feralo@B3*damage', cards: 'opportunist-ko-tun', rolls: '5 5 1' },
    {
      'who attacks with a token may move': {
        line: '- attack:a1.1 spend:damage - use:opportunist-move>b1.1 move:B4 *',
        figures: 'b1.1 B4',
      },
    },
    { 'not without a token': { line: '- attack:a1.1 *', hides: 'use opportunist-move' } },
  ),
  'c1-comlink': cases(
    { ...gaarkhan, a: 'stormtrooper@H8,-,- stormtrooper-elite@H7,-,-', cards: 'c1-comlink', next: 'round' },
    { 'a regular card is exhausted': { line: 'use:c1-comlink>b1.1 figure:a1.1', spent: 'c1-comlink' } },
    { 'no elite card': { line: 'use:c1-comlink>b1.1', refuses: 'figure:a2.1' } },
  ),
  'flash-emitter': cases(
    { ...gaarkhan, cards: 'flash-emitter', next: 'round', c: 'fenn-signis@D4' },
    {
      'friends nearby are hidden': {
        line: 'use:flash-emitter>b1.1',
        figures: 'b1.1 D3+hidden, c1.1 D4+hidden',
      },
    },
    {
      'others are not': {
        c: 'fenn-signis@D8',
        b: 'gaarkhan@D1',
        line: 'use:flash-emitter>b1.1',
        figures: 'c1.1 D8',
      },
    },
  ),
  'old-wounds': cases(
    { ...gaarkhan, empire: 'old-wounds' },
    {
      'a wounded hero has a damage less': {
        b: 'gaarkhan@D3w',
        line: 'attack:a1.1 *',
        shows: 'old-wounds damage -1',
      },
    },
    { 'a healthy one has not': { line: 'attack:a1.1 *', hides: 'old-wounds damage -1' } },
  ),
  'special-operations': cases(
    {
      ...gaarkhan,
      a: 'wookiee-warrior@H3,- wookiee-warrior@H8,-',
      empire: 'special-operations>1',
      next: 'empire',
    },
    { 'an action raises the threat': { line: 'group:a1 use:special-operations>a1.1', threat: 1 } },
    { 'other groups cannot': { line: 'group:a2', refuses: 'use:special-operations>a2.1' } },
  ),
  'imperial-industry': cases(
    { ...shot, empire: 'imperial-industry>1', rolls: '1 1 1' },
    {
      'its surges': {
        line: attackOn,
        offers:
          'surge:imperial-industry.stunned surge:imperial-industry.damage-1 surge:imperial-industry.recover-damage-2',
      },
    },
    { 'not without surges': { rolls: '5 5 1', line: attackOn, refuses: 'surge:imperial-industry.stunned' } },
  ),
  'supply-deficit': cases(
    { ...gaarkhan, empire: 'supply-deficit', next: 'round', credits: 100 },
    {
      '2 strain for each hero': { line: 'option:2', figures: 'b1.1 D3~2, c1.1 A8~2' },
      'or 100 credits': { line: 'option:1', figures: 'b1.1 D3, c1.1 A8' },
    },
    { 'nobody pays what is not there': { credits: 75, line: '*', figures: 'b1.1 D3~2, c1.1 A8~2' } },
  ),
  'tracked-movements': cases(
    { ...gaarkhan, empire: 'tracked-movements', next: 'round' },
    { 'a figure moves a space': { line: 'use:tracked-movements figure:a1.1 move:E4 *', figures: 'a1.1 E4' } },
    { 'no hero does': { line: 'use:tracked-movements', refuses: 'figure:b1.1' } },
  ),
  'explosives-clearance': cases(
    { ...gaarkhan, a: 'wookiee-warrior@F3,-', empire: 'explosives-clearance>1', next: 'empire' },
    {
      'rubble within 3 spaces': {
        line: 'group:a1 use:explosives-clearance>a1.1 place:E4 *',
        shows: 'use explosives-clearance',
      },
    },
    { 'no farther': { line: 'group:a1 use:explosives-clearance>a1.1', refuses: 'place:A3' } },
  ),
  'rebel-recon': cases(
    {
      b: 'mak-eshka-rey@B3',
      cards: 'rebel-recon supply-network',
      deck: 'grappling-hook flash-bomb turbocharger',
    },
    {
      'one of two is kept': {
        line: 'use:supply-network-draw>b1.1',
        offers: 'card:grappling-hook card:flash-bomb',
      },
      'one of four with Supply Chest': {
        deck: 'supply-chest flash-bomb grappling-hook turbocharger shield-pack pit-droid',
        line: 'use:supply-network-draw>b1.1 card:supply-chest',
        offers: 'card:grappling-hook card:turbocharger card:shield-pack card:pit-droid',
        refuses: 'card:flash-bomb',
      },
    },
    { 'not of three': { line: 'use:supply-network-draw>b1.1', refuses: 'card:turbocharger' } },
  ),
  'alliance-efficiency': cases(
    { ...gaarkhan, b: 'gaarkhan@D3!6', cards: 'alliance-efficiency' },
    {
      'a die is rerolled': {
        rolls: '1 5 5 6',
        line: 'attack:a1.1 use:alliance-efficiency>b1.1 die:1 *',
        shows: 'reroll red 1>6',
      },
      'or a damage less after resting': {
        line: 'rest use:alliance-efficiency-rest>b1.1',
        figures: 'b1.1 D3!1',
      },
      'or a discarded supply is taken': {
        cards: 'alliance-efficiency bacta-infusion',
        line: 'use:bacta-infusion>b1.1 use:alliance-efficiency-supply>b1.1 *',
        keeps: 'bacta-infusion',
        spent: 'alliance-efficiency',
      },
    },
    {
      'once, as it is exhausted': { line: 'rest use:alliance-efficiency-rest>b1.1 rest', figures: 'b1.1 D3' },
    },
  ),
  heroic: cases(
    { ...shot, b: 'gaarkhan@D3!13', cards: 'heroic' },
    { 'Health 3 more': { line: `${attackOn} *`, figures: 'b1.1 D3!16+focused' } },
    { 'no more than that': { b: 'gaarkhan@D3!15', line: `${attackOn} *`, hides: 'b1.1 damage 3' } },
  ),
  legendary: cases(
    { ...shot, b: 'gaarkhan@D3!20', cards: 'legendary' },
    { 'Health 10 more': { line: `${attackOn} *`, figures: 'b1.1 D3!23+focused' } },
    { 'no more than that': { b: 'gaarkhan@D3!22', line: `${attackOn} *`, hides: 'b1.1 damage 3' } },
  ),
  'lessons-of-history': cases(
    { ...gaarkhan, cards: 'lessons-of-history', next: 'status' },
    { 'threat rises by 1 less': { line: 'use:lessons-of-history>b1.1', threat: 1 } },
    { 'not while it is kept': { line: '-', threat: 2 } },
  ),
  'populist-support': cases(
    { ...gaarkhan, cards: 'populist-support', next: 'status' },
    { 'threat does not rise': { line: 'use:populist-support>b1.1', threat: 0, spent: 'populist-support' } },
    { 'not while it is kept': { line: '-', threat: 2 } },
  ),
  'valuable-goods': cases(
    { ...gaarkhan, cards: 'valuable-goods', next: 'end' },
    { '100 credits at the end': { line: 'use:valuable-goods>b1.1', wins: 100 } },
    { 'not while it is kept': { line: '', wins: 0 } },
  ),
  'chance-cubes': cases(
    { ...gaarkhan, cards: 'chance-cubes', crates: 1, next: 'end' },
    { '200 credits for 4 accuracy': { rolls: '5', line: 'use:chance-cubes>b1.1', wins: 200 } },
    {
      'nothing for 3': { rolls: '4', line: 'use:chance-cubes>b1.1', wins: 0 },
      'not without a crate': { crates: 0, line: '', refuses: 'use:chance-cubes>b1.1' },
    },
  ),
  'survival-gear': cases(
    { ...shot, b: 'fenn-signis@D3~4', cards: 'adrenaline-rush survival-gear' },
    {
      'a die of a test is rerolled': {
        rolls: '5 5 1 2 5 1',
        line: 'group:a1 attack:b1.1 use:adrenaline-rush>b1.1 use:survival-gear>b1.1 die:1 *',
        shows: 'reroll blue 2>1',
        figures: 'b1.1 D3!3~1',
      },
      'difficult terrain costs nothing more': {
        ...fenn,
        next: undefined,
        rubble: 'B4 C4 D4',
        cards: 'survival-gear',
        line: 'run move:B4 move:C5',
        offers: 'move:C7',
      },
    },
    {
      'hostile figures still cost a point more': {
        ...fenn,
        a: 'stormtrooper@C4,C3,C2',
        next: undefined,
        cards: 'survival-gear',
        line: 'strain',
        refuses: 'move:C3',
      },
      'not of a test of Insight': {
        b: 'diala-passil@D3',
        a: 'wookiee-warrior@E3,-',
        next: undefined,
        cards: 'battle-meditation survival-gear',
        rolls: '2 4 5',
        line: 'rest',
        refuses: 'use:survival-gear>b1.1',
      },
    },
  ),
  'bank-shot': cases(
    { b: 'drokkatta@B3', a: 'wookiee-warrior@C3,E3', cards: 'bank-shot' },
    { 'a target beside an empty space in sight': { line: '', offers: 'attack:a1.2' } },
    { 'not without it': { cards: 'shrapnel-rounds', line: '', refuses: 'attack:a1.2' } },
  ),
  'allied-operations': cases(
    { ...gaarkhan, cards: 'allied-operations', next: 'ally', allies: 'rebel-trooper', funds: [0] },
    { 'an ally costs 2 less': { line: 'b> card:rebel-trooper *', threat: 4 } },
    { 'others pay all': { cards: 'balanced-hilt', line: 'b> card:rebel-trooper *', threat: 6 } },
  ),
  'mercenary-aid': cases(
    {
      ...gaarkhan,
      next: 'deployment',
      empire: 'mercenary-aid',
      hand: 'hired-gun stormtrooper',
      funds: [9],
    },
    {
      'a Mercenary group costs 1 less': {
        line: 'use:mercenary-aid card:hired-gun *',
        spent: 'mercenary-aid',
        threat: 6,
      },
    },
    { 'no other': { line: 'use:mercenary-aid card:stormtrooper *', threat: 3 } },
  ),
  'x-8-upgrade': cases(
    { b: 'jarrod-kelvin@B3', with: 'j4x-7@C3', a: 'stormtrooper@E3,-,-', cards: 'x-8-upgrade' },
    {
      'a damage in place of Pierce 1': {
        rolls: '5 1',
        line: 'figure:b2.1 attack:a1.1 *',
        shows: 'x-8-upgrade-damage damage 1 pierce -1',
      },
      'and of its support': {
        with: 'j4x-7@D3',
        a: 'stormtrooper@E3,-,-',
        b: 'jarrod-kelvin@E4',
        rolls: '1 2 6',
        line: 'figure:b1.1 attack:a1.1 *',
        shows: 'x-8-upgrade-support damage 1 pierce -1; supporting-fire pierce 1',
      },
      'Health 2 more': {
        with: 'j4x-7@F4!4',
        a: 'stormtrooper@F3,-,-',
        next: 'empire',
        rolls: '5 5',
        line: 'group:a1 attack:b2.1 *',
        hides: 'b2.1 damage 4',
        figures: 'b2.1 -',
      },
    },
    {
      'not without it': {
        cards: 'scouts-loadout',
        rolls: '5 1',
        line: 'figure:b2.1 attack:a1.1 *',
        hides: 'x-8-upgrade-damage damage 1 pierce -1',
      },
    },
  ),
  'vaders-legion': cases(
    { ...gaarkhan, a: 'probe-droid@H8', empire: 'vaders-legion' },
    {
      'Stormtroopers come to the open groups': {
        next: 'round',
        line: 'use:vaders-legion',
        known: 'stormtrooper',
      },
      'one figure of them arrives for 2 threat, others are reinforcements': {
        next: 'deployment',
        hand: 'stormtrooper',
        funds: [5],
        line: 'number:1 place:G1',
        figures: 'a2.1 G1',
        threat: 3,
        offers: 'figure:a2.2',
      },
      'two arrive for 4': {
        next: 'deployment',
        hand: 'stormtrooper',
        funds: [5],
        line: 'number:2 place:G1 place:H1',
        figures: 'a2.1 G1 a2.2 H1',
        threat: 1,
      },
    },
    {
      'no more than the threat pays for': {
        next: 'deployment',
        hand: 'stormtrooper',
        funds: [3],
        line: '',
        refuses: 'number:2 card:stormtrooper',
      },
      'no other groups': {
        next: 'deployment',
        hand: 'probe-droid',
        funds: [9],
        line: '',
        refuses: 'number:1',
      },
      'not while such a group is there': {
        a: 'stormtrooper@H8,-,-',
        next: 'round',
        line: 'use:vaders-legion',
        known: '',
      },
    },
  ),
  'troop-data': cases(
    {
      b: 'mak-eshka-rey@B3',
      cards: 'supply-network',
      deck: 'troop-data',
      hand: 'stormtrooper probe-droid',
    },
    {
      'the groups in hand are known': {
        line: 'use:supply-network-draw>b1.1',
        spent: 'troop-data',
        known: 'stormtrooper probe-droid',
      },
    },
    { 'not before it is drawn': { line: '', known: '' } },
  ),
  'intercepted-plans': cases(
    { ...gaarkhan, next: 'round', cards: 'intercepted-plans', empire: 'shielded remote-activator' },
    {
      'a card of the Imperial class is exhausted': {
        line: 'use:intercepted-plans>b1.1 card:shielded',
        spent: 'intercepted-plans shielded',
        keeps: 'remote-activator',
      },
    },
    {
      'none that is exhausted': {
        line: 'use:intercepted-plans>b1.1',
        refuses: 'card:intercepted-plans',
      },
      'not without it': { line: '-', keeps: 'shielded remote-activator' },
    },
  ),
  'inside-source': cases(
    { ...gaarkhan, next: 'round', cards: 'inside-source' },
    {
      'the Empire names a sealed event, which all know from then on': {
        line: 'option:2',
        events: 'lock-down',
      },
    },
    {
      'not the end of the mission': {
        line: '',
        offers: 'option:1 option:2',
        refuses: 'option:3',
        events: '',
      },
      'not in the second round': { next: 'round-end', line: '*', events: '' },
    },
  ),
  'power-of-the-shard': cases(
    { b: 'gaarkhan@D3', c: 'fenn-signis@D8', next: 'round-end', empire: 'power-of-the-shard', funds: [1] },
    {
      '3 strain among the heroes': {
        line: 'option:1 figure:b1.1 figure:c1.1 figure:b1.1 *',
        figures: 'b1.1 D3~2, c1.1 D8~1',
      },
      'or 3 damage for one with two activation tokens': {
        line: 'option:2 figure:b1.1 *',
        figures: 'b1.1 D3!3, c1.1 D8',
      },
      'or a threat': { line: 'option:3 *', threat: 2 },
    },
    {
      'no more strain than activation tokens': {
        line: 'option:1 figure:b1.1 figure:b1.1',
        refuses: 'figure:b1.1',
      },
    },
  ),
  'scouted-enemies': cases(
    {
      ...gaarkhan,
      a: 'stormtrooper@E3!2,-,- probe-droid@H8',
      cards: 'scouted-enemies',
      rolls: '5 5 1',
      funds: [9],
    },
    {
      'a defeated group stays away': {
        line: 'attack:a1.1 use:scouted-enemies>b1.1 *',
        spent: 'scouted-enemies',
        heldBack: 'stormtrooper',
      },
    },
    {
      'not while some of it are left': {
        a: 'stormtrooper@E3!2,H8,-',
        line: 'attack:a1.1 *',
        hides: 'use scouted-enemies',
        heldBack: '',
      },
    },
  ),
};
