import type { TestsOfCampaignCards } from '../card-tests.ts';
import { cases } from './cases.ts';

const victim = 'wookiee-warrior@E3,-';
const shooter = 'stormtrooper@F3,-,-';

const diala = { b: 'diala-passil@D3', a: victim };
const fenn = { b: 'fenn-signis@B3', a: victim };
const gaarkhan = { b: 'gaarkhan@D3', a: victim };
const gideon = { b: 'gideon-argus@B3', a: victim, c: 'fenn-signis@C4' };
const jyn = { b: 'jyn-odan@B3', a: victim };
const mak = { b: 'mak-eshka-rey@B3', a: victim };
const drokkatta = { b: 'drokkatta@B3', a: victim };
const jarrod = { b: 'jarrod-kelvin@D3', a: victim };
const koTun = { b: 'ko-tun-feralo@B3', a: victim, c: 'fenn-signis@C4' };
/** The Empire attacks the first hero. */
const shot = { a: shooter, next: 'empire', rolls: '5 5 1' } as const;

/** What class cards of the heroes do. */
export const classCards: TestsOfCampaignCards = {
  'force-adept': cases(
    { ...diala, cards: 'force-adept' },
    {
      'a strain rerolls a die of her attack': {
        rolls: '1 1 1 6',
        line: 'attack:a1.1 - use:force-adept>b1.1 die:1 *',
        shows: 'reroll green 1>6',
      },
      'a die of a friend that defends': {
        ...shot,
        b: 'diala-passil@B3',
        c: 'fenn-signis@E3',
        rolls: '5 5 6 3 5',
        line: 'group:a1 attack:c1.1 use:force-adept-defence>b1.1 die:3 *',
        shows: 'reroll black 6>3',
        figures: 'b1.1 B3~1, c1.1 E3!2',
      },
    },
    {
      'a strain is needed': { b: 'diala-passil@D3~5', line: 'attack:a1.1 *', hides: 'use force-adept' },
    },
  ),
  'force-throw': cases(
    { ...diala, cards: 'force-throw' },
    {
      'a success pushes a hostile figure, which suffers 1 damage': {
        rolls: '1 4 5',
        line: 'use:force-throw>b1.1 figure:a1.1 move:H3 *',
        figures: 'a1.1 H3!1, b1.1 D3~2',
        spent: 'force-throw',
      },
    },
    {
      'nothing without a success': {
        rolls: '2 4 5',
        line: 'use:force-throw>b1.1 figure:a1.1 *',
        figures: 'a1.1 E3',
      },
      'once, as the card is exhausted': {
        rolls: '2 4 5',
        line: 'use:force-throw>b1.1 figure:a1.1 *',
        refuses: 'use:force-throw>b1.1',
      },
    },
  ),
  'battle-meditation': cases(
    { ...diala, cards: 'battle-meditation' },
    {
      'a success after resting focuses': {
        rolls: '1 4 5',
        line: 'rest figure:b1.1 *',
        figures: 'b1.1 D3+focused',
      },
    },
    { 'nothing without a success': { rolls: '2 4 5', line: 'rest *', figures: 'b1.1 D3' } },
  ),
  'defensive-stance': cases(
    { ...shot, b: 'diala-passil@D3', cards: 'defensive-stance' },
    {
      'Foresight gives a block': {
        rolls: '5 5 1 1',
        line: 'group:a1 attack:b1.1 use:foresight>b1.1 die:3 *',
        shows: 'defensive-stance block 1',
      },
      'Focused after an attack without damage': {
        rolls: '1 1 2',
        line: 'group:a1 attack:b1.1 *',
        shows: 'b1.1 focused',
      },
    },
    { 'not after damage': { rolls: '5 5 1', line: 'group:a1 attack:b1.1 *', hides: 'b1.1 focused' } },
  ),
  'art-of-movement': cases(
    { ...diala, cards: 'art-of-movement' },
    { 'Speed 1 more': { line: 'run', offers: 'move:D8' } },
    { 'no further': { b: 'diala-passil@A3', line: 'run', refuses: 'move:G3' } },
  ),
  'snap-kick': cases(
    { ...diala, cards: 'snap-kick' },
    {
      'a green die of damage after an attack': {
        rolls: '1 1 5 6',
        line: 'attack:a1.1 - - use:snap-kick>b1.1 figure:a1.1 *',
        shows: 'use snap-kick; a1.1 damage 2',
        spent: 'snap-kick',
      },
    },
    {
      'not again while exhausted': {
        rolls: '1 1 5 6 1 1 5',
        line: 'attack:a1.1 - - use:snap-kick>b1.1 figure:a1.1 * attack:a1.1 - -',
        refuses: 'use:snap-kick>b1.1',
      },
    },
  ),
  'dancing-weapon': cases(
    { ...diala, b: 'diala-passil@A3', cards: 'dancing-weapon' },
    {
      'a ranged attack with one blue die more, and a surge': {
        rolls: '2 5 5 1',
        line: 'use:dancing-weapon>b1.1 surge:dancing-weapon.dancing-weapon *',
        shows: 'b1.1 attacks a1.1; pools green yellow blue / black',
      },
    },
    {
      'an attack without it has no such die': {
        b: 'diala-passil@D3',
        line: 'attack:a1.1 *',
        hides: 'pools green yellow blue / black',
      },
    },
  ),
  'way-of-the-sarlacc': cases(
    { ...diala, a: 'wookiee-warrior@E3,E4', cards: 'way-of-the-sarlacc' },
    {
      'an attack on each adjacent hostile figure': {
        line: 'use:way-of-the-sarlacc>b1.1 figure:a1.1 * *',
        shows: 'b1.1 attacks a1.1; b1.1 attacks a1.2',
      },
    },
    {
      'not on one that is not adjacent': {
        a: 'wookiee-warrior@E3,F4',
        line: 'use:way-of-the-sarlacc>b1.1 *',
        hides: 'b1.1 attacks a1.2',
      },
    },
  ),
  'tactical-movement': cases(
    { ...fenn, cards: 'tactical-movement' },
    { 'he gets 2 movement points': { line: 'use:tactical-movement>b1.1 figure:b1.1', offers: 'move:D3' } },
    {
      'not farther than 3 spaces': {
        c: 'gaarkhan@H8',
        line: 'use:tactical-movement>b1.1',
        refuses: 'figure:c1.1',
      },
    },
  ),
  'take-cover-fenn': cases(
    { ...shot, b: 'fenn-signis@D3', cards: 'take-cover-fenn' },
    {
      'a white die more': {
        rolls: '5 5 1 1',
        line: 'group:a1 attack:b1.1 use:take-cover-fenn>b1.1 *',
        shows: 'pools blue green / black white',
        figures: 'b1.1 D3!3~1',
      },
    },
    {
      'not without Endurance': {
        b: 'fenn-signis@D3~4',
        line: 'group:a1 attack:b1.1 *',
        hides: 'use take-cover-fenn',
      },
    },
  ),
  'adrenaline-rush': cases(
    { ...shot, b: 'fenn-signis@D3~4', cards: 'adrenaline-rush' },
    {
      'a success recovers 3 strain': {
        rolls: '5 5 1 1 5',
        line: 'group:a1 attack:b1.1 use:adrenaline-rush>b1.1 *',
        figures: 'b1.1 D3!3~1',
      },
    },
    {
      'nothing without a success': {
        rolls: '5 5 1 2 5',
        line: 'group:a1 attack:b1.1 use:adrenaline-rush>b1.1 *',
        figures: 'b1.1 D3!3~4',
      },
    },
  ),
  'weapon-expert': cases(
    { ...fenn, cards: 'weapon-expert' },
    {
      'a strain for Pierce 1 and 2 accuracy': {
        line: 'attack:a1.1 use:weapon-expert>b1.1 *',
        shows: 'weapon-expert accuracy 2 pierce 1',
      },
    },
    { 'not without Endurance': { b: 'fenn-signis@B3~4', line: 'attack:a1.1 *', hides: 'use weapon-expert' } },
  ),
  'suppressive-fire': cases(
    { ...fenn, a: 'wookiee-warrior@E3,E4', cards: 'suppressive-fire', rolls: '5 5 1' },
    {
      'each hurt figure is stunned or suffers 1 damage': {
        line: 'attack:a1.1 use:havoc-shot>b1.1 use:suppressive-fire>b1.1 option:1 option:2 *',
        figures: 'a1.1 E3!4, a1.2 E4!1+stunned',
      },
    },
    { 'only after Havoc Shot': { line: 'attack:a1.1 *', hides: 'use suppressive-fire' } },
  ),
  'trench-fighter': cases(
    { ...fenn, cards: 'trench-fighter' },
    {
      '2 damage within 3 spaces': {
        line: 'attack:a1.1 use:trench-fighter>b1.1 *',
        shows: 'trench-fighter damage 2',
      },
    },
    {
      'not farther': { b: 'fenn-signis@A3', line: 'attack:a1.1 *', hides: 'use trench-fighter' },
      'not against an object': {
        tokens: 'shield@C3!5',
        line: 'attack:token-1 *',
        hides: 'use trench-fighter',
      },
    },
  ),
  'rebel-elite': cases(
    { ...fenn, cards: 'rebel-elite' },
    {
      'Endurance 5, and a second Blast': {
        b: 'fenn-signis@B3!5~4',
        a: 'wookiee-warrior@E3,E4',
        rolls: '5 5 1',
        line: 'attack:a1.1 use:havoc-shot>b1.1 *',
        figures: 'b1.1 B3!5~5, a1.2 E4!2',
      },
    },
    { 'not a sixth strain': { b: 'fenn-signis@B3~5', line: 'attack:a1.1', refuses: 'use:havoc-shot>b1.1' } },
  ),
  'superior-positioning': cases(
    { ...fenn, cards: 'superior-positioning' },
    {
      'he moves and is Focused': {
        line: 'use:superior-positioning>b1.1 move:B6 - *',
        figures: 'b1.1 B6+focused~1',
      },
      'a block while Focused': {
        ...shot,
        b: 'fenn-signis@D3+focused',
        line: 'group:a1 attack:b1.1 *',
        shows: 'superior-positioning-block block 1',
      },
    },
    {
      'not otherwise': {
        ...shot,
        b: 'fenn-signis@D3',
        line: 'group:a1 attack:b1.1 *',
        hides: 'superior-positioning-block block 1',
      },
    },
  ),
  'wookiee-fortitude': cases(
    { ...gaarkhan, b: 'gaarkhan@D3!5+bleeding', cards: 'wookiee-fortitude' },
    {
      'he recovers 2 damage': {
        line: 'use:wookiee-fortitude>b1.1 option:1',
        figures: 'b1.1 D3!3+bleeding~1',
      },
      'or loses a condition': { line: 'use:wookiee-fortitude>b1.1 option:2', figures: 'b1.1 D3!5~1' },
    },
    {
      'once, as the card is exhausted': {
        line: 'use:wookiee-fortitude>b1.1 option:1',
        refuses: 'use:wookiee-fortitude>b1.1',
      },
    },
  ),
  'wookiee-loyalty': cases(
    { ...shot, b: 'gaarkhan@D3', c: 'fenn-signis@E3', cards: 'wookiee-loyalty' },
    {
      'an adjacent friend gets a block': {
        line: 'group:a1 attack:c1.1 use:wookiee-loyalty>b1.1 *',
        shows: 'wookiee-loyalty block 1',
      },
    },
    { 'not from afar': { b: 'gaarkhan@A3', line: 'group:a1 attack:c1.1 *', hides: 'use wookiee-loyalty' } },
  ),
  ferocity: cases(
    { ...gaarkhan, cards: 'ferocity' },
    {
      'Focused, he rolls a red die, and has a surge': {
        b: 'gaarkhan@D3+focused',
        rolls: '4 1 1 5',
        line: 'attack:a1.1',
        shows: 'pools red yellow red / black',
        offers: 'surge:ferocity.ferocity',
      },
    },
    { 'not otherwise': { rolls: '4 1 1', line: 'attack:a1.1', refuses: 'surge:ferocity.ferocity' } },
  ),
  'staggering-blow': cases(
    { ...gaarkhan, cards: 'staggering-blow' },
    {
      'stunned after 3 damage': {
        rolls: '5 5 1',
        line: 'attack:a1.1 use:staggering-blow>b1.1 *',
        shows: 'a1.1 stunned',
      },
    },
    { 'not after 2': { rolls: '5 1 1', line: 'attack:a1.1 *', hides: 'use staggering-blow' } },
  ),
  rampage: cases(
    { ...gaarkhan, cards: 'rampage' },
    {
      'after Charge adjacent hostile figures suffer 1 damage': {
        b: 'gaarkhan@B3',
        line: 'use:charge>b1.1 move:D3 - - *',
        figures: 'a1.1 E3!1',
      },
    },
    { 'others do not': { b: 'gaarkhan@B3', line: 'use:charge>b1.1 move:B6 - *', figures: 'a1.1 E3' } },
  ),
  'vicious-strike': cases(
    { ...gaarkhan, cards: 'vicious-strike' },
    {
      'a strain for a damage': {
        line: 'attack:a1.1 use:vicious-strike>b1.1 *',
        shows: 'vicious-strike damage 1',
      },
    },
    { 'not without Endurance': { b: 'gaarkhan@D3~4', line: 'attack:a1.1 *', hides: 'use vicious-strike' } },
  ),
  'brutal-cleave': cases(
    { ...gaarkhan, a: 'wookiee-warrior@E3,E4', cards: 'brutal-cleave' },
    {
      'another figure beside the first is attacked': {
        rolls: '1 1 5 1 1 5',
        line: 'attack:a1.1 - use:brutal-cleave>b1.1 *',
        shows: 'b1.1 attacks a1.1; b1.1 attacks a1.2',
      },
      'or an object beside it': {
        a: victim,
        tokens: 'shield@E4!5',
        rolls: '1 1 5 5 1',
        line: 'attack:a1.1 - use:brutal-cleave>b1.1 *',
        shows: 'use brutal-cleave; token-1 damage 2',
      },
    },
    {
      'not one that is not adjacent to it': {
        a: 'wookiee-warrior@E3,C3',
        rolls: '1 1 5',
        line: 'attack:a1.1 - use:brutal-cleave>b1.1 *',
        hides: 'b1.1 attacks a1.2',
      },
    },
  ),
  unstoppable: cases(
    { ...gaarkhan, cards: 'unstoppable' },
    {
      'wounded, he has 2 damage more': {
        b: 'gaarkhan@D3w',
        line: 'attack:a1.1 *',
        shows: 'unstoppable-damage damage 2',
      },
    },
    { 'healthy, he has not': { line: 'attack:a1.1 *', hides: 'unstoppable-damage damage 2' } },
  ),
  'called-shot': cases(
    { ...gideon, cards: 'called-shot' },
    {
      'a surge for a friend that attacks': {
        line: 'attack:a1.1 use:called-shot>b1.1 *',
        shows: 'called-shot surge 1',
      },
      'against an object that he sees, too': {
        tokens: 'shield@D3!5',
        line: 'attack:token-1 use:called-shot>b1.1 *',
        shows: 'called-shot surge 1; token-1 damage 2',
      },
    },
    {
      'once, as the card is exhausted': {
        rolls: '1 1 1 1 1 1',
        line: 'attack:a1.1 use:called-shot>b1.1 * attack:a1.1',
        refuses: 'use:called-shot>b1.1',
      },
    },
  ),
  'military-efficiency': cases(
    { ...gideon, cards: 'military-efficiency' },
    {
      'a damage becomes a surge': {
        rolls: '5 5 1',
        line: 'attack:a1.1 use:military-efficiency>b1.1 *',
        shows: 'military-efficiency damage -1 surge 1',
      },
      'a block becomes an evade': {
        ...shot,
        b: 'gideon-argus@D3',
        c: 'fenn-signis@A8',
        line: 'group:a1 attack:b1.1 use:military-efficiency-defence>b1.1 *',
        shows: 'military-efficiency-defence block -1 evade 1',
      },
    },
    {
      'once, as the card is exhausted': {
        rolls: '5 5 1 5 5 1',
        line: 'attack:a1.1 use:military-efficiency>b1.1 * attack:a1.1',
        refuses: 'use:military-efficiency>b1.1',
      },
    },
  ),
  'air-of-command': cases(
    { ...gideon, c: 'fenn-signis@H8', cards: 'air-of-command' },
    {
      'Command reaches who is in sight': {
        line: 'use:command>b1.1 use:air-of-command-sight>b1.1',
        offers: 'figure:c1.1',
      },
    },
    {
      'not without it': {
        cards: 'called-shot',
        line: 'use:command>b1.1 *',
        hides: 'use air-of-command-sight',
      },
    },
  ),
  'mobile-tactician': cases(
    { ...gideon, cards: 'mobile-tactician' },
    {
      'after Command he has 2 movement points': {
        line: 'use:command>b1.1 figure:c1.1 option:2 *',
        offers: 'move:B5',
      },
    },
    { 'not before': { line: '*', refuses: 'move:B5' } },
  ),
  'for-the-cause': cases(
    { ...gideon, cards: 'for-the-cause' },
    {
      'a friend that attacks is Focused': {
        line: 'use:command>b1.1 figure:c1.1 option:2 use:for-the-cause>b1.1 *',
        shows: 'c1.1 attacks a1.1; c1.1 focused',
      },
    },
    { 'not himself': { line: 'attack:a1.1', refuses: 'use:for-the-cause>b1.1' } },
  ),
  'rallying-shout': cases(
    { ...gideon, c: 'fenn-signis@C4~3', cards: 'rallying-shout' },
    {
      'another hero recovers 2 strain': { line: 'use:rallying-shout>b1.1 figure:c1.1', figures: 'c1.1 C4~1' },
    },
    { 'not himself': { line: 'use:rallying-shout>b1.1', refuses: 'figure:b1.1' } },
  ),
  'hammer-and-anvil': cases(
    { ...gideon, cards: 'hammer-and-anvil' },
    {
      'both attack, and the second attack meets no dice': {
        rolls: '2 5 1 2 5',
        line: 'use:hammer-and-anvil>b1.1 figure:c1.1 figure:a1.1 a> option:1 b> figure:a1.1 c> figure:a1.1 *',
        shows: 'b1.1 attacks a1.1; roll blue 2 yellow 5 black 1; c1.1 attacks a1.1; roll blue 2 green 5',
      },
      'the other attacks where the first has no target, and meets dice': {
        c: 'gaarkhan@A8',
        line: 'use:hammer-and-anvil>b1.1 figure:c1.1 figure:a1.1 a> option:2 b> figure:a1.1 *',
        rolls: '2 5 1',
        shows: 'b1.1 attacks a1.1; roll blue 2 yellow 5 black 1',
      },
      'or does not attack': {
        rolls: '2 5 1',
        line: 'use:hammer-and-anvil>b1.1 figure:c1.1 figure:a1.1 a> option:1 b> - c> figure:a1.1 *',
        shows: 'c1.1 attacks a1.1; roll blue 2 green 5 black 1',
        hides: 'b1.1 attacks a1.1',
      },
    },
    {
      'once in an activation': {
        line: 'use:hammer-and-anvil>b1.1 figure:c1.1 figure:a1.1 a> option:1 * *',
        refuses: 'use:hammer-and-anvil>b1.1',
      },
    },
  ),
  masterstroke: cases(
    { ...gideon, cards: 'masterstroke' },
    {
      'another Command without a price': {
        line: 'use:command>b1.1 figure:c1.1 option:1 - use:masterstroke>b1.1 figure:c1.1 option:2 *',
        shows: 'use masterstroke; use command; c1.1 attacks a1.1',
        figures: 'b1.1 B3~2',
      },
    },
    {
      'not a third one': {
        line: 'use:command>b1.1 figure:c1.1 option:1 - use:masterstroke>b1.1 figure:c1.1 option:2 *',
        refuses: 'use:masterstroke>b1.1',
      },
    },
  ),
  'quick-as-a-whip': cases(
    { ...shot, b: 'jyn-odan@D3', cards: 'quick-as-a-whip' },
    {
      'she moves after an attack on her': {
        rolls: '5 5 1',
        line: 'group:a1 - attack:b1.1 use:quick-as-a-whip>b1.1 move:D4 *',
        figures: 'b1.1 D4!4',
      },
    },
    {
      'one space': {
        rolls: '5 5 1',
        line: 'group:a1 - attack:b1.1 use:quick-as-a-whip>b1.1',
        refuses: 'move:D5',
      },
    },
  ),
  'cheap-shot': cases(
    { ...jyn, cards: 'cheap-shot' },
    {
      'Quick Draw has a damage and a surge': {
        next: 'empire',
        rolls: '1 5 1',
        line: 'group:a1 use:quick-draw>b1.1 figure:a1.1 surge:cheap-shot.cheap-shot *',
        shows: 'cheap-shot damage 1; a1.1 stunned',
      },
    },
    { 'other attacks have not': { line: 'attack:a1.1 *', hides: 'cheap-shot damage 1' } },
  ),
  'roll-with-it': cases(
    { ...shot, b: 'jyn-odan@D3', cards: 'roll-with-it' },
    {
      'a block, which may be an evade': {
        line: 'group:a1 - attack:b1.1 use:roll-with-it>b1.1 option:1 *',
        shows: 'roll-with-it block 1; roll-with-it block -1 evade 1',
      },
    },
    {
      'not without Endurance': {
        b: 'jyn-odan@D3~4',
        line: 'group:a1 attack:b1.1 *',
        hides: 'use roll-with-it',
      },
    },
  ),
  'get-cocky': cases(
    { ...jyn, cards: 'get-cocky' },
    {
      'after a defeat she is Focused': {
        a: 'stormtrooper@E3,-,-',
        rolls: '5 5 1',
        line: 'attack:a1.1 - use:get-cocky>b1.1 option:2 *',
        shows: 'a1.1 defeated; b1.1 focused',
      },
    },
    { 'not without one': { rolls: '5 5 1', line: 'attack:a1.1 *', hides: 'use get-cocky' } },
  ),
  gunslinger: cases(
    { ...jyn, cards: 'gunslinger dl-44' },
    {
      'surges of her other pistols': {
        rolls: '1 1 5',
        line: 'attack:a1.1:vintage-blaster -',
        offers: 'surge:dl-44.damage-2 surge:vintage-blaster.damage-1',
      },
    },
    {
      'not of other weapons': {
        cards: 'gunslinger e-11',
        rolls: '1 1 5',
        line: 'attack:a1.1:vintage-blaster -',
        refuses: 'surge:e-11.damage-2',
      },
    },
  ),
  sidewinder: cases(
    { ...jyn, cards: 'sidewinder' },
    {
      'she moves up to 2 spaces after her attack': {
        rolls: '1 1 5',
        line: 'attack:a1.1 - use:sidewinder>b1.1 move:B5 *',
        figures: 'b1.1 B5',
      },
    },
    { 'no farther': { rolls: '1 1 5', line: 'attack:a1.1 - use:sidewinder>b1.1', refuses: 'move:B6' } },
  ),
  disengage: cases(
    { ...mak, a: 'wookiee-warrior@G3,-', next: 'empire', cards: 'disengage' },
    {
      'he gets 3 movement points when a hostile figure comes near': {
        line: 'group:a1 run move:E3 use:disengage>b1.1 move:A6 *',
        figures: 'b1.1 A6~1',
      },
      'and when one is put down near': {
        a: 'nexu@G3',
        line: 'group:a1 use:pounce>a1.1 place:E3 use:disengage>b1.1 move:A6 *',
        figures: 'b1.1 A6~1',
      },
    },
    {
      'not while it is near already': {
        a: 'wookiee-warrior@D3,-',
        line: 'group:a1 run move:C3 *',
        hides: 'use disengage',
      },
    },
  ),
  'jeswandi-training': cases(
    { ...shot, b: 'mak-eshka-rey@D3', cards: 'jeswandi-training' },
    {
      'Focused after a hostile figure nearby attacks': {
        line: 'group:a1 attack:b1.1 use:jeswandi-training-focus>b1.1 *',
        shows: 'b1.1 focused',
      },
    },
    {
      'not from afar': {
        b: 'mak-eshka-rey@A3',
        c: 'fenn-signis@E3',
        line: 'group:a1 attack:c1.1 *',
        hides: 'use jeswandi-training-focus',
      },
    },
  ),
  execute: cases(
    { ...mak, b: 'mak-eshka-rey@A3~2', cards: 'execute' },
    {
      'a defeat recovers a strain': {
        b: 'mak-eshka-rey@B3~2',
        a: 'stormtrooper@E3,-,-',
        rolls: '5 5 1',
        line: 'attack:a1.1 *',
        figures: 'b1.1 B3~1',
      },
      'Ambush removes white dice': {
        a: 'nexu@E3',
        line: 'attack:a1.1 place:E3 use:ambush>b1.1 use:execute-ambush>b1.1 *',
        shows: 'use execute-ambush; pools blue blue / ',
      },
      'the Ambush of his Shadow Suit, too': {
        b: 'mak-eshka-rey@B3',
        a: 'nexu@E3',
        cards: 'shadow-suit execute',
        line: 'attack:a1.1 place:E3 use:ambush>b1.1 use:execute-ambush>b1.1 *',
        shows: 'use execute-ambush; pools blue blue / ',
      },
    },
    {
      'not without a defeat': {
        b: 'mak-eshka-rey@B3~2',
        rolls: '5 5 1',
        line: 'attack:a1.1 *',
        figures: 'b1.1 B3~2',
      },
    },
  ),
  decoy: cases(
    { ...shot, b: 'mak-eshka-rey@D3', cards: 'decoy' },
    {
      'the attack misses, and he is elsewhere and Focused': {
        rolls: '5 5 1',
        line: 'group:a1 attack:b1.1 use:decoy>b1.1 option:1 place:B3 - *',
        shows: 'use decoy; b1.1 focused; b1.1 missed effect',
        figures: 'b1.1 B3+focused',
        spent: 'decoy',
      },
      'he may stay where he is': {
        line: 'group:a1 attack:b1.1 use:decoy>b1.1 - - *',
        shows: 'b1.1 focused; b1.1 missed effect',
        figures: 'b1.1 D3+focused',
      },
    },
    {
      'once in a mission': {
        a: 'stormtrooper@F3,F4,-',
        line: 'group:a1 figure:a1.1 attack:b1.1 use:decoy>b1.1 option:1 place:D4 - * - attack:b1.1',
        refuses: 'use:decoy>b1.1',
      },
    },
  ),
  'no-escape': cases(
    { ...mak, cards: 'no-escape' },
    {
      'Focused, he attacks again': {
        rolls: '5 5 1 5 5 5 1',
        line: 'attack:a1.1 use:no-escape>b1.1 *',
        shows: 'a1.1 hit 3; b1.1 focused; b1.1 attacks a1.1; roll blue 5 blue 5 green 5 black 1',
      },
    },
    {
      'not after a defeat': {
        a: 'stormtrooper@E3,-,-',
        rolls: '5 5 1',
        line: 'attack:a1.1 *',
        hides: 'use no-escape',
      },
      'not after an attack on an object': {
        tokens: 'shield@C3!5',
        rolls: '5 5',
        line: 'attack:token-1 *',
        hides: 'use no-escape',
      },
    },
  ),
  'charging-up': cases(
    { ...drokkatta, cards: 'charging-up' },
    { 'a token at the end of an activation': { line: '- *', figures: 'b1.1 B3*damage' } },
    { 'not before': { line: '', figures: 'b1.1 B3' } },
  ),
  'leave-no-one-behind': cases(
    { ...drokkatta, c: 'fenn-signis@B8', cards: 'leave-no-one-behind' },
    {
      'a movement point': { line: 'use:leave-no-one-behind>b1.1 option:1', offers: 'move:B4' },
      'or 2 for a friend afar': {
        line: 'use:leave-no-one-behind>b1.1 option:2 move:D8 *',
        figures: 'c1.1 D8',
      },
    },
    {
      'not for one nearby': {
        c: 'fenn-signis@B5',
        line: 'use:leave-no-one-behind>b1.1 option:2 *',
        figures: 'c1.1 B5',
      },
    },
  ),
  'shrapnel-rounds': cases(
    { ...drokkatta, a: 'wookiee-warrior@E3,G3', cards: 'shrapnel-rounds' },
    {
      'Blast becomes damage of another figure': {
        rolls: '5 5 1',
        line: 'attack:a1.1 - use:shrapnel-rounds-spread>b1.1 figure:a1.2 number:1 *',
        figures: 'a1.2 G3!1',
      },
      'all of it, with what surges have added (A8)': {
        rolls: '3 5 1',
        line: 'attack:a1.1 - surge:mgl-9-boomer.blast-1 use:shrapnel-rounds-spread>b1.1 figure:a1.2 number:2 *',
        shows: 'use shrapnel-rounds-spread; a1.2 damage 2; a1.1 hit 3',
        figures: 'a1.2 G3!2',
      },
      'or near an object that is attacked': {
        b: 'drokkatta@B3',
        a: 'stormtrooper@E3,-,-',
        tokens: 'shield@D3!5',
        rolls: '5 5',
        line: 'attack:token-1 - use:shrapnel-rounds-spread>b1.1 figure:a1.1 number:1 *',
        shows: 'use shrapnel-rounds-spread; a1.1 damage 1',
      },
    },
    {
      'not farther than 2 spaces': {
        a: 'wookiee-warrior@E3,H4',
        rolls: '5 5 1',
        line: 'attack:a1.1 - use:shrapnel-rounds-spread>b1.1 *',
        figures: 'a1.2 H4',
      },
    },
  ),
  'structural-exploitation': cases(
    { ...drokkatta, cards: 'structural-exploitation' },
    {
      'damage, accuracy and Pierce': {
        line: 'attack:a1.1 use:structural-exploitation>b1.1 *',
        shows: 'structural-exploitation damage 1 accuracy 1 pierce 1',
      },
    },
    {
      'once, as the card is exhausted': {
        rolls: '1 1 5 1 1 5',
        line: 'attack:a1.1 use:structural-exploitation>b1.1 * attack:a1.1',
        refuses: 'use:structural-exploitation>b1.1',
      },
    },
  ),
  'thermal-explosives': cases(
    { ...drokkatta, cards: 'thermal-explosives' },
    {
      'a yellow die more': {
        line: 'attack:a1.1 use:thermal-explosives>b1.1 *',
        shows: 'pools blue red yellow / black',
      },
      'Demolish hurts more': { line: 'use:demolish>b1.1 place:E3 figure:a1.1 *', figures: 'a1.1 E3!2' },
      'objects, too: two things in all': {
        tokens: 'shield@E4!5',
        line: 'use:demolish>b1.1 place:E3 token:1 figure:a1.1 *',
        shows: 'token-1 damage 1; token-1 damage 1',
        figures: 'a1.1 E3!2',
      },
    },
    {
      'others than those of Demolish are not hurt': {
        a: 'wookiee-warrior@E3,H8',
        tokens: 'shield@E8!5',
        line: 'use:demolish>b1.1 place:E3',
        refuses: 'figure:a1.2 token:1',
      },
    },
  ),
  'wookiee-wrath': cases(
    { ...drokkatta, b: 'drokkatta@D3', cards: 'wookiee-wrath' },
    {
      'a red die of damage, and a push': {
        rolls: '5',
        line: 'use:wookiee-wrath>b1.1 figure:a1.1 option:1 move:G3 *',
        figures: 'a1.1 G3!3',
      },
    },
    { 'only adjacent figures': { b: 'drokkatta@B3', line: 'use:wookiee-wrath>b1.1 *', figures: 'a1.1 E3' } },
  ),
  'balanced-approach': cases(
    { ...jarrod, b: 'jarrod-kelvin@A3!2', cards: 'balanced-approach' },
    {
      'without an attack a token, without rest a damage less': { line: '- - *', figures: 'b1.1 A3!1*damage' },
      'without a move a movement point, which is spent at once': {
        line: '- - move:A2 *',
        figures: 'b1.1 A2!1*damage',
      },
    },
    { 'not with rest': { line: '- rest - *', figures: 'b1.1 A3*damage' } },
  ),
  'forward-momentum': cases(
    { ...jarrod, cards: 'forward-momentum' },
    { 'a movement point at the start': { line: '- option:1 *', offers: 'move:D4' } },
    { 'one only': { line: '- option:1 *', refuses: 'move:D5' } },
  ),
  'explosive-reflexes': cases(
    { ...jarrod, cards: 'explosive-reflexes' },
    {
      'an attack die becomes any other': {
        line: '- attack:a1.1 use:explosive-reflexes-attack>b1.1 colour:red *',
        shows: 'pools yellow red / black',
      },
    },
    {
      'once, as the card is exhausted': {
        rolls: '1 1 5 1 1 5',
        line: '- attack:a1.1 use:explosive-reflexes-attack>b1.1 colour:red * attack:a1.1',
        refuses: 'use:explosive-reflexes-attack>b1.1',
      },
    },
  ),
  'mutual-progression': cases(
    { ...shot, b: 'jarrod-kelvin@D3', cards: 'mutual-progression' },
    { 'a block': { line: 'group:a1 attack:b1.1 *', shows: 'mutual-progression-own block 1' } },
    {
      'not for others': {
        c: 'fenn-signis@E3',
        line: 'group:a1 attack:c1.1 *',
        hides: 'mutual-progression-own block 1',
      },
    },
  ),
  'leaping-slash-jarrod': cases(
    { ...jarrod, b: 'jarrod-kelvin@B3', cards: 'leaping-slash-jarrod vibroblade' },
    {
      'he moves, attacks with his claws, then with another weapon': {
        line: '- use:leaping-slash-hero>b1.1 move:D3 option:1 * *',
        shows: 'b1.1 attacks a1.1; b1.1 attacks a1.1',
        spent: 'vibro-claws',
      },
    },
    {
      'not twice with his claws': {
        cards: 'leaping-slash-jarrod',
        line: '- use:leaping-slash-hero>b1.1 move:D3 - - *',
        hides: 'b1.1 attacks a1.1',
      },
    },
  ),
  'auxiliary-training': cases(
    { ...koTun, b: 'ko-tun-feralo@B3*damage', cards: 'auxiliary-training' },
    {
      'a reroll for who has spent a token': {
        rolls: '1 1 5 6',
        line: '- attack:a1.1 spend:damage use:auxiliary-training>b1.1 die:1 *',
        shows: 'reroll blue 1>6',
      },
    },
    { 'not without a token': { line: '- attack:a1.1 *', hides: 'use auxiliary-training' } },
  ),
  'inch-by-inch': cases(
    { ...koTun, cards: 'inch-by-inch' },
    {
      'she and a friend get a movement point': {
        line: '- use:inch-by-inch>b1.1 figure:c1.1 move:C5 *',
        offers: 'move:B4',
        figures: 'c1.1 C5',
      },
    },
    {
      'a friend within 3 spaces': {
        c: 'fenn-signis@H8',
        line: '- use:inch-by-inch>b1.1 *',
        figures: 'c1.1 H8',
      },
    },
  ),
  'combat-logistics': cases(
    { ...koTun, cards: 'combat-logistics' },
    {
      'who rests nearby gets a token': {
        line: '- rest use:combat-logistics>b1.1',
        figures: 'b1.1 B3*damage',
      },
    },
    {
      'once, as the card is exhausted': {
        line: '- rest use:combat-logistics>b1.1 rest',
        figures: 'b1.1 B3*damage',
      },
    },
  ),
  'dig-in': cases(
    { ...shot, b: 'ko-tun-feralo@D3', c: 'fenn-signis@E3', cards: 'dig-in' },
    {
      '2 blocks for a friend nearby': {
        line: 'group:a1 attack:c1.1 use:dig-in>b1.1 *',
        shows: 'dig-in block 2',
      },
    },
    {
      'not farther than 2 spaces': {
        b: 'ko-tun-feralo@A3',
        line: 'group:a1 attack:c1.1 *',
        hides: 'use dig-in',
      },
    },
  ),
  'fire-support-specialist': cases(
    { ...koTun, b: 'ko-tun-feralo@B3*damage', cards: 'fire-support-specialist' },
    {
      'a die less for the target of who spends a token': {
        line: '- attack:a1.1 spend:damage use:fire-support-specialist>b1.1 *',
        shows: 'pools blue green / ',
      },
    },
    { 'not without a token': { line: '- attack:a1.1 *', hides: 'use fire-support-specialist' } },
  ),
  'self-sufficient': cases(
    { ...koTun, b: 'ko-tun-feralo@B3*damage', cards: 'self-sufficient' },
    {
      'her token is worth 2': {
        line: '- attack:a1.1 spend:damage *',
        shows: 'self-sufficient-damage damage 1',
      },
      'a token for a strain': {
        line: '- use:self-sufficient>b1.1 spend:surge',
        figures: 'b1.1 B3*damage*surge~1',
      },
      'for the symbol that a token is spent as': {
        b: 'ko-tun-feralo@B3*block',
        cards: 'squad-cohesion self-sufficient',
        rolls: '4 4 1',
        line: '- attack:a1.1 spend:block=damage *',
        shows: 'self-sufficient-damage damage 1',
      },
    },
    {
      'nothing without a token': { line: '- attack:a1.1 *', hides: 'self-sufficient-damage damage 1' },
      'not for the token of a friend that she spends': {
        b: 'ko-tun-feralo@B3',
        c: 'fenn-signis@B4*damage',
        cards: 'squad-cohesion self-sufficient',
        line: '- attack:a1.1 spend:damage>c1.1 *',
        shows: 'c1.1 spends damage',
        hides: 'self-sufficient-damage damage 1',
      },
      'not for one that a friend spends': {
        b: 'ko-tun-feralo@B3*damage',
        c: 'fenn-signis@B4',
        next: 'rebels',
        cards: 'squad-cohesion self-sufficient',
        line: 'c> group:c1 attack:a1.1 spend:damage>b1.1 *',
        shows: 'b1.1 spends damage',
        hides: 'self-sufficient-damage damage 1',
      },
    },
  ),
  expertise: cases(
    { ...mak, tokens: 'crate@B4', cards: 'expertise' },
    {
      'an action more after interacting': {
        line: 'token:1 use:expertise>b1.1 run run',
        refuses: 'run',
        spent: 'expertise',
        figures: 'b1.1 B3~1',
      },
    },
    {
      'two actions without it': { line: 'token:1 - run', refuses: 'run' },
      'not without Endurance': { b: 'mak-eshka-rey@B3~5', line: 'token:1', refuses: 'use:expertise>b1.1' },
    },
  ),
  'trick-shot': cases(
    { ...jyn, a: 'wookiee-warrior@C3,E3', cards: 'trick-shot' },
    {
      'a target behind others is seen from aside': {
        line: 'use:trick-shot>b1.1 figure:a1.2 *',
        shows: 'use trick-shot; b1.1 attacks a1.2',
        figures: 'b1.1 B3~1',
      },
      'an attack takes an action': { line: 'use:trick-shot>b1.1 figure:a1.2 * run', refuses: 'run' },
    },
    {
      'it is not asked for where the target is seen': { line: 'attack:a1.1 *', hides: 'use trick-shot' },
      'not where it shows nobody else': { a: victim, line: '', refuses: 'use:trick-shot>b1.1' },
      'not without Endurance': { b: 'jyn-odan@B3~4', line: '', refuses: 'use:trick-shot>b1.1' },
    },
  ),
  'target-acquired': cases(
    { ...mak, a: 'wookiee-warrior@C3,E3', cards: 'target-acquired' },
    {
      'figures do not block, and 2 accuracy more': {
        line: 'use:target-acquired>b1.1 figure:a1.2 *',
        shows: 'b1.1 attacks a1.2; target-acquired accuracy 2',
        figures: 'b1.1 B3~1',
        spent: 'target-acquired',
      },
      'the accuracy alone': {
        line: 'attack:a1.1 use:target-acquired>b1.1 *',
        shows: 'b1.1 attacks a1.1; target-acquired accuracy 2',
      },
    },
    {
      'once, as it is exhausted': {
        line: 'use:target-acquired>b1.1 figure:a1.2 *',
        refuses: 'attack:a1.2 use:target-acquired>b1.1',
      },
    },
  ),
  'scouts-loadout': cases(
    { ...jarrod, a: 'stormtrooper@E3,-,-', cards: 'scouts-loadout', rolls: '1 2 1' },
    {
      'an evade less for a target in his sight': {
        line: '- attack:a1.1 use:scouts-loadout>b1.1 *',
        shows: 'scouts-loadout evade -1',
        spent: 'scouts-loadout',
      },
      'or in the sight of J4X-7': {
        with: 'j4x-7@D4',
        line: 'figure:b1.1 attack:a1.1 use:scouts-loadout-droid>b1.1 *',
        shows: 'scouts-loadout-droid evade -1',
      },
      'an evade token for each group that is deployed in the sight of J4X-7': {
        with: 'j4x-7@E1',
        a: 'nexu@G7',
        next: 'deployment',
        hand: 'stormtrooper probe-droid',
        funds: [19],
        line: 'card:probe-droid place:G1 figure:c1.1 card:stormtrooper place:G2 figure:b1.1 *',
        figures: 'b1.1 D3*evade, c1.1 A8*evade',
      },
    },
    { 'not for the Empire': { ...shot, line: 'group:a1 attack:b1.1 *', hides: 'use scouts-loadout' } },
  ),
  'slicers-upgrades': cases(
    {
      b: 'jarrod-kelvin@B3',
      with: 'j4x-7@C3',
      cards: 'slicers-upgrades',
      tokens: 'crate@E3',
      deck: 'flash-bomb',
    },
    {
      'J4X-7 moves and opens a crate for him': {
        line: 'figure:b2.1 use:slicers-upgrades>b2.1 move:D3 token:1 -',
        offers: 'use:flash-bomb>b1.1',
        figures: 'b2.1 D3',
      },
      'or damages an object': {
        a: 'stormtrooper@F3,-,-',
        agendas: 'shields-online',
        next: 'empire',
        line: 'group:a1 play:shields-online place:E3 option:1 place:E4 option:2 - b> group:b1 figure:b2.1 use:slicers-upgrades-damage>b2.1 move:D3 token:2 *',
        shields: 'E4',
      },
    },
    {
      'it does not interact as an action': {
        tokens: 'crate@D3',
        line: 'figure:b2.1',
        offers: 'use:slicers-upgrades>b2.1',
        refuses: 'token:1',
      },
      'two actions are needed': {
        line: 'figure:b2.1 run',
        refuses: 'use:slicers-upgrades>b2.1',
      },
    },
  ),
  'mechanical-master': cases(
    {
      b: 'jarrod-kelvin@B3',
      with: 'j4x-7@D3',
      c: 'fenn-signis@D5',
      a: 'stormtrooper@F3,-,-',
      cards: 'mechanical-master',
      next: 'rebels',
      rolls: '5 1',
      line: '',
    },
    {
      'J4X-7 activates before another hero, and is Focused when it attacks': {
        rolls: '1 1 1',
        line: 'c> group:c1 b> use:mechanical-master-droid>b1.1 attack:a1.1 * - run',
        shows: 'b2.1 attacks a1.1; b2.1 focused; roll blue 1 green 1 black 1',
        offers: 'run strain',
        spent: 'mechanical-master',
      },
      'or after it': {
        line: 'c> group:c1 b> - c> - b> use:mechanical-master-after>b1.1',
        offers: 'run attack:a1.1',
        spent: 'mechanical-master',
      },
    },
    {
      'not beside his own activation': {
        line: 'b> group:b1 figure:b1.1',
        refuses: 'use:mechanical-master-droid>b1.1',
      },
      'what the other hero may use once in its activation it does not use again': {
        b: 'ko-tun-feralo@B3',
        c: 'jarrod-kelvin@D5',
        with: 'c>j4x-7@D3',
        cards: '',
        others: 'mechanical-master',
        rolls: '',
        line: 'b> group:b1 use:arms-distribution>b1.1 spend:block figure:c1.1 spend:block c> use:mechanical-master-droid>c1.1 - b> -',
        shows: 'use arms-distribution; use mechanical-master-droid',
        refuses: 'use:arms-distribution-end>b1.1',
      },
      'not while J4X-7 is out of play': {
        with: '',
        line: 'c> group:c1',
        refuses: 'use:mechanical-master-droid>b1.1',
      },
    },
  ),
  'squad-cohesion': cases(
    {
      ...koTun,
      b: 'ko-tun-feralo@B3*evade',
      c: 'fenn-signis@B4*damage',
      cards: 'squad-cohesion',
      rolls: '5 2 2',
    },
    {
      'the token of a friend': {
        line: '- attack:a1.1 spend:damage>c1.1 *',
        shows: 'c1.1 spends damage; a1.1 hit 3',
        figures: 'b1.1 B3*evade, c1.1 B4',
      },
      'any token as any symbol': {
        line: '- attack:a1.1 spend:evade=damage *',
        shows: 'b1.1 spends evade; a1.1 hit 3',
        figures: 'b1.1 B3, c1.1 B4*damage',
      },
      'a friend near her does so too': {
        next: 'rebels',
        line: 'c> group:c1 attack:a1.1 spend:evade>b1.1=damage *',
        shows: 'c1.1 attacks a1.1; b1.1 spends evade; a1.1 hit 3',
      },
    },
    {
      'one token for each attack': { line: '- attack:a1.1 spend:damage>c1.1 *', hides: 'b1.1 spends evade' },
      'not of friends farther away': {
        c: 'fenn-signis@B8*damage',
        line: '- attack:a1.1',
        refuses: 'spend:damage>c1.1',
      },
      'not without it': {
        cards: 'fire-support-specialist',
        line: '- attack:a1.1 *',
        shows: 'a1.1 hit 2',
        refuses: 'spend:damage>c1.1',
      },
    },
  ),
};
