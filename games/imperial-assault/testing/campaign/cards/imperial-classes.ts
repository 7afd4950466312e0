import type { TestsOfCampaignCards } from '../card-tests.ts';
import { cases } from './cases.ts';

/** A Stormtrooper and a hero that see each other, two spaces apart. */
const face = { a: 'stormtrooper@F3,-,-', b: 'fenn-signis@D3' } as const;
/** The Empire attacks that hero with three damage. */
const shot = { ...face, next: 'empire', rolls: '5 5 1' } as const;
/** The hero attacks with three damage. */
const answered = { ...face, next: undefined, rolls: '5 5 1' } as const;
/** 88-Z stands beside the Stormtrooper. */
const escorted = { ...shot, a: 'stormtrooper@F3,-,- 88-z@E4' } as const;
const attack = 'group:a1 attack:b1.1 *';
const sentry = 'group:a1 use:active-surveillance-first';

/** What Imperial class cards do. */
export const imperialClasses: TestsOfCampaignCards = {
  'manifest-aggression': cases(
    { ...shot, empire: 'manifest-aggression' },
    {
      'a token when a round begins': {
        next: 'round',
        line: 'use:manifest-aggression figure:a1.1 spend:damage *',
        figures: 'a1.1 F3*damage',
        spent: 'manifest-aggression',
      },
      'or for a figure that activates': {
        line: 'group:a1 use:manifest-aggression-figure spend:block',
        figures: 'a1.1 F3*block',
      },
    },
    { 'no hero has it': { next: 'round', line: 'use:manifest-aggression', refuses: 'figure:b1.1' } },
  ),
  'dark-resurgence': cases(
    { ...answered, a: 'stormtrooper@F3!2,-,-', empire: 'dark-resurgence' },
    {
      'a figure recovers 3 before it is defeated': {
        line: 'attack:a1.1 - use:dark-resurgence *',
        figures: 'a1.1 F3',
        spent: 'dark-resurgence',
      },
    },
    {
      'once in a mission': {
        a: 'stormtrooper@F3!2,F4!2,-',
        rolls: '5 5 1 5 5 1',
        line: 'attack:a1.1 - use:dark-resurgence attack:a1.2 *',
        figures: 'a1.2 -',
      },
    },
  ),
  'embrace-fear': cases(
    { ...face, empire: 'embrace-fear' },
    {
      'a hero suffers a strain': { line: 'option:2 *', figures: 'b1.1 D3~1' },
      'or a failed test': { rolls: '2 6', line: 'option:1 *', figures: 'b1.1 D3~1' },
      'a figure of the Empire has a movement point': {
        next: 'empire',
        line: 'group:a1 use:embrace-fear-move move:F4',
        figures: 'a1.1 F4',
      },
    },
    { 'a test that is passed': { rolls: '1 1', line: 'option:1 *', figures: 'b1.1 D3' } },
  ),
  'embrace-anger': cases(
    { ...shot, empire: 'embrace-anger' },
    {
      'a damage for a damage': {
        line: 'group:a1 attack:b1.1 use:embrace-anger *',
        shows: 'a1.1 damage 1; b1.1 hit 4',
      },
    },
    {
      'once for each group': {
        a: 'stormtrooper@F3,F4,-',
        rolls: '5 5 1 5 5 1',
        line: 'group:a1 figure:a1.1 attack:b1.1 use:embrace-anger - - attack:b1.1',
        refuses: 'use:embrace-anger',
      },
      'heroes have nothing of it': { next: undefined, line: 'attack:a1.1', refuses: 'use:embrace-anger' },
    },
  ),
  'supernatural-vigor': cases(
    { ...answered, next: 'round', empire: 'supernatural-vigor' },
    { 'a figure has 3 more Health': { line: 'b> group:b1 attack:a1.1 *', figures: 'a1.1 F3!3' } },
    {
      'only one': {
        a: 'stormtrooper@F3,F4,-',
        line: 'figure:a1.2 b> group:b1 attack:a1.1 *',
        figures: 'a1.1 -',
      },
      'until the round ends, when damage of its own Health defeats it': {
        a: 'stormtrooper@F3!4,-,- stormtrooper@H7,-,-',
        line: `figure:a1.1 ${['b1', 'a1', 'c1', 'a2', 'b1', 'c1'].map((of) => `${of[0]}> group:${of} ${of[0]}> -`).join(' ')} a> - figure:a2.1 *`,
        figures: 'a1.1 -',
      },
    },
  ),
  'embrace-hate': cases(
    { ...shot, next: 'status', empire: 'embrace-hate' },
    {
      'strain for a hero, damage and a token for a figure that it sees': {
        line: 'use:embrace-hate figure:b1.1 figure:a1.1 spend:damage',
        figures: 'b1.1 D3~1, a1.1 F3!1*damage',
      },
    },
    { 'it need not be used': { line: '- *', figures: 'b1.1 D3, a1.1 F3' } },
  ),
  'unnatural-abilities': cases(
    { ...answered, empire: 'unnatural-abilities>1' },
    {
      'an evade in defence': { line: 'attack:a1.1 *', shows: 'keywords evade 1' },
      'and a block for a group of one figure': {
        a: 'probe-droid@F3',
        line: 'attack:a1.1 *',
        shows: 'unnatural-abilities block 1',
      },
    },
    {
      'no block for a group of more': { line: 'attack:a1.1 *', hides: 'unnatural-abilities block 1' },
      'not for other groups': {
        a: 'stormtrooper@H8,-,- stormtrooper@F3,-,-',
        line: 'attack:a2.1 *',
        hides: 'keywords evade 1',
      },
    },
  ),
  'embrace-suffering': cases(
    { ...shot, next: 'round-end', empire: 'embrace-suffering', funds: [2] },
    {
      'a hero is pushed 2 spaces': {
        line: 'use:embrace-suffering figure:b1.1 move:D5 *',
        figures: 'b1.1 D5',
      },
      'for 2 threat the Empire attacks with a hero': {
        line: 'use:embrace-suffering-attack figure:b1.1 figure:a1.1 *',
        shows: 'b1.1 attacks a1.1',
        threat: 0,
      },
    },
    {
      'without threat no attack': { funds: [1], line: '', refuses: 'use:embrace-suffering-attack' },
      // B11: in this attack she is nobody's friend.
      'no tokens of friends of the hero': {
        b: 'ko-tun-feralo@D3',
        c: 'fenn-signis@D4*damage',
        cards: 'squad-cohesion',
        line: 'use:embrace-suffering-attack figure:b1.1 figure:a1.1',
        refuses: 'spend:damage>c1.1',
      },
    },
  ),
  'the-power-of-passion': cases(
    { ...shot, a: 'stormtrooper@F3*damage,-,-', empire: 'the-power-of-passion' },
    {
      'a damage token gives a surge too': {
        line: 'group:a1 attack:b1.1 spend:damage - *',
        shows: 'a1.1 spends damage; the-power-of-passion surge 1',
      },
      'all dice are rerolled': {
        rolls: '5 5 1 6 6',
        line: 'group:a1 attack:b1.1 - use:the-power-of-passion-reroll',
        offers: 'die:1 die:2',
      },
    },
    { 'no token, no surge': { line: 'group:a1 attack:b1.1 - *', hides: 'the-power-of-passion surge 1' } },
  ),
  'active-surveillance': cases(
    { ...escorted, empire: 'active-surveillance' },
    {
      '88-Z arrives when the mission begins': {
        ...face,
        next: 'round',
        line: 'place:G1',
        figures: 'a2.1 G1',
      },
      'and again when the Empire deploys': {
        ...face,
        next: 'deployment',
        line: 'use:active-surveillance-again place:G1',
        figures: 'a2.1 G1',
        spent: 'active-surveillance',
      },
      'it activates before a group': { line: `${sentry} attack:b1.1 *`, shows: 'a2.1 attacks b1.1' },
      'or after it': {
        rolls: '5 5 1 5 5 1',
        line: 'group:a1 - attack:b1.1 - use:active-surveillance-last',
        offers: 'attack:b1.1',
      },
    },
    { 'once in a round': { line: `${sentry} - -`, refuses: 'use:active-surveillance-last' } },
  ),
  'blaster-emplacements': cases(
    { ...shot, empire: 'blaster-emplacements' },
    {
      'a yellow die of damage at the end of a round': {
        next: 'round-end',
        rolls: '3',
        line: 'figure:b1.1 *',
        shows: 'roll yellow 3; b1.1 damage 1',
      },
      '2 Accuracy for an attack': {
        line: 'group:a1 attack:b1.1 use:blaster-emplacements-aim *',
        shows: 'blaster-emplacements-aim accuracy 2',
      },
    },
    { 'figures of the Empire are not hit': { next: 'round-end', line: '', refuses: 'figure:a1.1' } },
  ),
  shielded: cases(
    { ...escorted, empire: 'shielded active-surveillance' },
    {
      '88-Z sets up an energy shield': {
        line: `${sentry} use:shielded>a2.1 place:D4`,
        shows: 'use shielded',
        shields: 'D4',
      },
      'also where a figure stands': {
        line: `${sentry} use:shielded>a2.1 place:F3`,
        shields: 'F3',
      },
      'that one attack does not destroy': {
        rolls: '5 2 5 2',
        line: `${sentry} use:shielded>a2.1 place:D4 - - b> group:b1 attack:token-1 *`,
        shields: 'D4',
      },
      'a block in defence': {
        ...answered,
        line: 'attack:a1.1 - use:shielded-block *',
        shows: 'shielded-block block 1',
      },
    },
    {
      'nobody else sets up shields': { line: 'group:a1 -', refuses: 'use:shielded>a1.1' },
      'not where it stands itself': { line: `${sentry} use:shielded>a2.1`, refuses: 'place:E4 place:G3' },
    },
  ),
  'mechanical-protocol': cases(
    { ...escorted, empire: 'mechanical-protocol active-surveillance' },
    {
      '88-Z gives a surge token': {
        line: `${sentry} use:mechanical-protocol>a2.1 figure:a1.1 *`,
        figures: 'a1.1 F3*surge',
      },
      'a Droid has a damage more': {
        a: 'probe-droid@F3',
        line: 'group:a1 attack:b1.1 use:mechanical-protocol-attack *',
        shows: 'mechanical-protocol-attack damage 1',
      },
    },
    { 'others have not': { line: 'group:a1 - attack:b1.1', refuses: 'use:mechanical-protocol-attack' } },
  ),
  'remote-activator': cases(
    { ...escorted, empire: 'remote-activator>1' },
    {
      'an action lets 88-Z attack': {
        line: 'group:a1 use:remote-activator>a1.1 option:2 *',
        shows: 'a2.1 attacks b1.1',
      },
      'or use a special action': {
        empire: 'remote-activator>1 mechanical-protocol',
        line: 'group:a1 use:remote-activator>a1.1 option:3 figure:a1.1 *',
        shows: 'use mechanical-protocol; a1.1 token surge',
        figures: 'a1.1 F3*surge',
      },
      'or gives it 2 movement points': {
        line: 'group:a1 use:remote-activator-move>a1.1 move:D4 *',
        figures: 'a2.1 D4',
      },
    },
    {
      'once in a round': {
        line: 'group:a1 use:remote-activator>a1.1 -',
        refuses: 'use:remote-activator>a1.1',
      },
    },
  ),
  'electromagnetic-disruptors': cases(
    {
      ...answered,
      a: 'stormtrooper@F3,-,- 88-z@E4',
      empire: 'electromagnetic-disruptors active-surveillance',
    },
    {
      'heroes near 88-Z have an Accuracy less': {
        line: 'attack:a1.1 *',
        shows: 'electromagnetic-disruptors accuracy -1',
      },
      'tokens after its activation': {
        next: 'empire',
        line: `${sentry} - use:electromagnetic-disruptors-tokens`,
        shows: 'use electromagnetic-disruptors-tokens',
      },
    },
    {
      'not far away from it': {
        a: 'stormtrooper@F3,-,- 88-z@H8',
        line: 'attack:a1.1 *',
        hides: 'electromagnetic-disruptors accuracy -1',
      },
    },
  ),
  'infrared-scanners': cases(
    { ...escorted, empire: 'infrared-scanners active-surveillance' },
    {
      '88-Z finds a hero: 1 threat': {
        line: `${sentry} use:infrared-scanners>a2.1 figure:b1.1 option:2`,
        threat: 1,
      },
      'or a strain and a test, here failed': {
        rolls: '2 6',
        line: `${sentry} use:infrared-scanners>a2.1 figure:b1.1 option:1`,
        figures: 'b1.1 D3~1',
        threat: 1,
      },
      'figures begin with a movement point': { line: 'group:a1 - move:F4', figures: 'a1.1 F4' },
    },
    {
      'no strain beyond Endurance: the threat rises (A10)': {
        b: 'fenn-signis@D3~4',
        line: `${sentry} use:infrared-scanners>a2.1 figure:b1.1`,
        refuses: 'option:1',
      },
      'a passed test': {
        rolls: '1 1',
        line: `${sentry} use:infrared-scanners>a2.1 figure:b1.1 option:1`,
        threat: 0,
      },
    },
  ),
  overclock: cases(
    { ...escorted, empire: 'overclock active-surveillance' },
    {
      '88-Z has a third action, and an action is a token': {
        line: `${sentry} use:overclock-token>a2.1 spend:block`,
        figures: 'a2.1 E4*block',
      },
      'it is readied after a group': { line: `${sentry} - -`, offers: 'use:overclock' },
    },
    { 'not while it is ready': { line: 'group:a1 - -', refuses: 'use:overclock' } },
  ),
  'targeting-sensors': cases(
    { ...escorted, empire: 'targeting-sensors' },
    {
      'damage and Accuracy near 88-Z': {
        line: 'group:a1 attack:b1.1 - *',
        shows: 'targeting-sensors damage 1 accuracy 1',
      },
      'one more damage': {
        line: 'group:a1 attack:b1.1 use:targeting-sensors-hit *',
        shows: 'targeting-sensors-hit damage 1',
        spent: 'targeting-sensors',
      },
    },
    {
      'not far away from it': {
        a: 'stormtrooper@F3,-,- 88-z@H8',
        line: 'group:a1 attack:b1.1 - *',
        hides: 'targeting-sensors damage 1 accuracy 1',
      },
    },
  ),
  'show-of-force': cases(
    { ...shot, empire: 'show-of-force' },
    {
      'the attacker is Focused': {
        line: 'group:a1 attack:b1.1 use:show-of-force *',
        shows: 'a1.1 focused',
        spent: 'show-of-force',
      },
    },
    { 'heroes are not': { ...answered, line: 'attack:a1.1', refuses: 'use:show-of-force' } },
  ),
  'combat-medic': cases(
    { ...shot, a: 'stormtrooper@F3!2,F4!2,-', funds: [1], empire: 'combat-medic' },
    {
      'a Trooper and those beside it recover 2': {
        line: 'group:a1 figure:a1.1 attack:b1.1 - - use:combat-medic *',
        figures: 'a1.1 F3, a1.2 F4',
        threat: 0,
      },
    },
    {
      'not without threat': {
        funds: [0],
        line: 'group:a1 figure:a1.1 attack:b1.1 - -',
        refuses: 'use:combat-medic',
      },
    },
  ),
  'riot-grenades': cases(
    { ...shot, empire: 'riot-grenades>1' },
    {
      'who fails the test suffers a strain': {
        rolls: '2 6',
        line: 'group:a1 use:riot-grenades>a1.1 place:D3',
        figures: 'b1.1 D3~1',
      },
    },
    {
      'who passes it does not': {
        rolls: '1 1',
        line: 'group:a1 use:riot-grenades>a1.1 place:D3',
        figures: 'b1.1 D3',
      },
      'within 3 spaces': { line: 'group:a1 use:riot-grenades>a1.1', refuses: 'place:B3' },
    },
  ),
  'assault-armor': cases(
    { ...answered, empire: 'assault-armor>1' },
    {
      '2 more Health': { line: 'attack:a1.1 - - *', figures: 'a1.1 F3!3' },
      'a black die is rerolled': {
        rolls: '5 5 1 2',
        line: 'attack:a1.1 use:assault-armor-reroll>a1.1 die:3 *',
        shows: 'reroll black 1>2',
      },
    },
    {
      'not another group': {
        a: 'stormtrooper@H8,-,- stormtrooper@F3,-,-',
        line: 'attack:a2.1 *',
        figures: 'a2.1 -',
      },
      'not a white die beside the black one': {
        a: 'royal-guard-champion@E3',
        next: undefined,
        b: 'fenn-signis@B3',
        rolls: '5 5 1 2',
        line: 'attack:a1.1 use:assault-armor-reroll>a1.1',
        offers: 'die:3',
        refuses: 'die:4',
      },
    },
  ),
  'endless-ranks': cases(
    {
      ...face,
      a: 'imperial-officer@H8',
      next: 'deployment',
      hand: 'stormtrooper imperial-officer',
      empire: 'endless-ranks',
    },
    { 'Troopers cost 1 less': { funds: [5], line: '', offers: 'card:stormtrooper' } },
    { 'others cost what they cost': { funds: [1], line: '', refuses: 'card:imperial-officer' } },
  ),
  'shock-troopers': cases(
    { ...shot, empire: 'shock-troopers' },
    { 'a surge within 2 spaces': { line: attack, shows: 'shock-troopers surge 1' } },
    {
      'not farther': { b: 'fenn-signis@C3', line: attack, hides: 'shock-troopers surge 1' },
      'not for others': { a: 'probe-droid@F3', line: attack, hides: 'shock-troopers surge 1' },
    },
  ),
  'sustained-fire': cases(
    { ...shot, rolls: '5 5 1 5 5 1', empire: 'sustained-fire' },
    {
      'a second attack, then it is Stunned': {
        line: 'group:a1 attack:b1.1 use:sustained-fire *',
        figures: 'a1.1 F3+stunned, b1.1 D3!6',
      },
    },
    {
      'once, as the card is exhausted': {
        line: 'group:a1 attack:b1.1 use:sustained-fire *',
        spent: 'sustained-fire',
      },
    },
  ),
  'combat-veterans': cases(
    { ...shot, empire: 'combat-veterans>1' },
    {
      'damage and Accuracy': { line: attack, shows: 'keywords accuracy 2; keywords damage 1' },
      'a block': { ...answered, line: 'attack:a1.1 *', shows: 'keywords block 1' },
    },
    {
      'not for another group': {
        a: 'stormtrooper@H8,-,- stormtrooper@F3,-,-',
        line: 'group:a2 attack:b1.1 *',
        hides: 'keywords damage 1',
      },
    },
  ),
  'shock-and-awe': cases(
    { ...shot, next: 'round-end', funds: [1], empire: 'shock-and-awe' },
    {
      'its tokens are damage': {
        line: 'use:shock-and-awe-more group:b1 - group:a1 attack:b1.1 use:shock-and-awe-strike *',
        shows: 'shock-and-awe-strike damage 1',
        threat: 0,
      },
    },
    {
      'none without tokens': {
        next: 'empire',
        line: 'group:a1 attack:b1.1',
        refuses: 'use:shock-and-awe-strike',
      },
    },
  ),
  'prey-upon-doubt': cases(
    { ...answered, empire: 'prey-upon-doubt' },
    {
      'a hero that attacks suffers a strain': {
        line: 'attack:a1.1 use:prey-upon-doubt option:1 *',
        figures: 'b1.1 D3~1',
      },
      'or the target has an evade': {
        line: 'attack:a1.1 use:prey-upon-doubt option:2 *',
        shows: 'prey-upon-doubt evade 1',
      },
    },
    {
      'not against the Empire': {
        next: 'empire',
        line: 'group:a1 attack:b1.1',
        refuses: 'use:prey-upon-doubt',
      },
      'A10: a hero does not choose strain beyond its Endurance': {
        b: 'fenn-signis@D3~4',
        line: 'attack:a1.1 use:prey-upon-doubt',
        offers: 'option:2',
        refuses: 'option:1',
      },
    },
  ),
  'savage-weaponry': cases(
    { ...shot, rolls: '2 2 1', empire: 'savage-weaponry>1' },
    {
      'Pierce 1': { line: attack, shows: 'keywords pierce 1' },
      'a surge makes the target Bleed': {
        line: 'group:a1 attack:b1.1',
        offers: 'surge:savage-weaponry.bleeding',
      },
    },
    {
      'not for another group': {
        a: 'stormtrooper@H8,-,- stormtrooper@F3,-,-',
        line: 'group:a2 attack:b1.1 *',
        hides: 'keywords pierce 1',
      },
    },
  ),
  'surgical-strike': cases(
    { ...shot, empire: 'surgical-strike' },
    {
      'a strain and a damage after an attack': {
        line: 'group:a1 attack:b1.1 use:surgical-strike *',
        figures: 'b1.1 D3!4~1',
        spent: 'surgical-strike',
      },
    },
    { 'heroes have nothing of it': { ...answered, line: 'attack:a1.1 -', refuses: 'use:surgical-strike' } },
  ),
  'exploit-weakness': cases(
    { ...face, rolls: '5 5 1', empire: 'exploit-weakness' },
    {
      'a hero that rests is attacked': {
        line: 'rest use:exploit-weakness option:2 *',
        shows: 'a1.1 attacks b1.1',
      },
      'or a figure moves': { line: 'rest use:exploit-weakness option:1 move:F4 *', figures: 'a1.1 F4' },
    },
    { 'who does not rest is left alone': { line: 'attack:a1.1 -', refuses: 'use:exploit-weakness' } },
  ),
  'heavy-pressure': cases(
    { ...shot, empire: 'heavy-pressure' },
    {
      'the damage is suffered as strain': {
        line: 'group:a1 attack:b1.1 use:heavy-pressure *',
        figures: 'b1.1 D3~3',
      },
    },
    { 'if the Empire wants that': { line: 'group:a1 attack:b1.1 - *', figures: 'b1.1 D3!3' } },
  ),
  executioner: cases(
    { ...shot, b: 'fenn-signis@D3~2', funds: [1], empire: 'executioner' },
    {
      'a damage for each strain': {
        line: 'group:a1 attack:b1.1 use:executioner *',
        shows: 'b1.1 hit 5',
        threat: 0,
      },
      'three at most': {
        b: 'fenn-signis@D3~4',
        line: 'group:a1 attack:b1.1 use:executioner *',
        shows: 'b1.1 hit 6',
      },
    },
    { 'not without threat': { funds: [0], line: 'group:a1 attack:b1.1', refuses: 'use:executioner' } },
  ),
  'weary-target': cases(
    { ...face, next: 'round-end', empire: 'weary-target' },
    { '2 strain for a hero': { line: 'figure:b1.1 *', figures: 'b1.1 D3~2' } },
    { 'not for one at its Endurance': { b: 'fenn-signis@D3~4', line: '*', figures: 'b1.1 D3~4' } },
  ),
  'no-quarter': cases(
    { ...shot, b: 'fenn-signis@D3~2', empire: 'no-quarter' },
    { 'a surge against a hero with 2 strain': { line: attack, shows: 'no-quarter surge 1' } },
    { 'not with 1': { b: 'fenn-signis@D3~1', line: attack, hides: 'no-quarter surge 1' } },
  ),
  oppression: cases(
    { ...answered, b: 'fenn-signis@D3~2', empire: 'oppression' },
    { 'an evade against a hero with 2 strain': { line: 'attack:a1.1 *', shows: 'oppression evade 1' } },
    { 'not with 1': { b: 'fenn-signis@D3~1', line: 'attack:a1.1 *', hides: 'oppression evade 1' } },
  ),
  'experimental-arms': cases(
    { ...shot, empire: 'experimental-arms>1' },
    {
      'a surge for a damage': {
        line: 'group:a1 attack:b1.1 use:experimental-arms>a1.1 *',
        shows: 'experimental-arms surge 1; a1.1 damage 1',
      },
    },
    { 'no damage without the surge': { line: attack, figures: 'a1.1 F3' } },
  ),
  jetpacks: cases(
    { a: 'stormtrooper@A1,-,-', b: 'fenn-signis@B1', c: 'gaarkhan@B2', next: 'empire', empire: 'jetpacks>1' },
    { 'its group moves past heroes without a loss': { line: 'group:a1 run', offers: 'move:E1' } },
    {
      'others do not': {
        a: 'stormtrooper@A1,-,- stormtrooper@H8,-,-',
        empire: 'jetpacks>2',
        line: 'group:a1 run',
        offers: 'move:D1',
        refuses: 'move:E1',
      },
    },
  ),
  'technical-support': cases(
    { ...shot, a: 'probe-droid@F3 stormtrooper@F4!2,-,-', empire: 'technical-support' },
    {
      'a Droid repairs a figure beside it': {
        line: 'group:a1 use:technical-support>a1.1 figure:a2.1 option:3',
        figures: 'a2.1 F4',
      },
      'or focuses it': {
        line: 'group:a1 use:technical-support>a1.1 figure:a2.1 option:2',
        figures: 'a2.1 F4!2+focused',
      },
      'or rids it of all conditions': {
        a: 'probe-droid@F3 stormtrooper@F4+hidden+weakened,-,-',
        line: 'group:a1 use:technical-support>a1.1 figure:a2.1 option:1',
        figures: 'a2.1 F4',
      },
    },
    { 'others repair nothing': { line: 'group:a2', refuses: 'use:technical-support>a2.1' } },
  ),
  failsafe: cases(
    { ...answered, a: 'stormtrooper@F3!2,-,-', funds: [2], empire: 'failsafe' },
    {
      'a figure survives with a damage recovered, and moves 3': {
        line: 'attack:a1.1 - use:failsafe move:G5 *',
        figures: 'a1.1 G5!2',
        threat: 0,
      },
    },
    { 'not without threat': { funds: [1], line: 'attack:a1.1 *', figures: 'a1.1 -' } },
  ),
  'hidden-detonators': cases(
    { ...face, a: 'stormtrooper@E3,-,-', next: 'round-end', funds: [1], empire: 'hidden-detonators' },
    {
      'a figure is lost, and 2 damage for all beside it': {
        line: 'use:hidden-detonators figure:a1.1 *',
        figures: 'a1.1 -, b1.1 D3!2, c1.1 A8',
      },
      'objects suffer, too': {
        a: 'stormtrooper@F3,-,-',
        tokens: 'shield@F4!5',
        funds: [3],
        next: 'round-end',
        empire: 'hidden-detonators',
        line: 'use:hidden-detonators figure:a1.1 *',
        shows: 'token-1 damage 2; a1.1 defeated',
      },
    },
    { 'not without threat': { funds: [0], line: '', refuses: 'use:hidden-detonators' } },
  ),
  'arc-blasters': cases(
    { ...shot, empire: 'arc-blasters>1' },
    {
      'who fails a test of Strength is Stunned': { rolls: '5 5 1 2 6', line: attack, shows: 'b1.1 stunned' },
      'a surge is damage and Blast': { line: attack, shows: 'use arc-blasters-surge' },
    },
    {
      'who passes it is not': { rolls: '5 5 1 1 1', line: attack, hides: 'b1.1 stunned' },
      'the damage of Experimental Arms is none of the attack': {
        empire: 'experimental-arms>1 arc-blasters>1',
        rolls: '5 5 1 1 1',
        line: 'group:a1 attack:b1.1 use:experimental-arms>a1.1 *',
        shows: 'use experimental-arms-damage; a1.1 damage 1',
        hides: 'a1.1 stunned',
      },
    },
  ),
  'cloaking-device': cases(
    { ...answered, rolls: '5 5 1 1', empire: 'cloaking-device>1' },
    {
      'a white die more in defence': { line: 'attack:a1.1 *', shows: 'roll blue 5 green 5 black 1 white 1' },
    },
    {
      'not for another group': {
        a: 'stormtrooper@H8,-,- stormtrooper@F3,-,-',
        line: 'attack:a2.1 *',
        shows: 'roll blue 5 green 5 black 1',
      },
    },
  ),
  'adaptive-weapons': cases(
    { ...shot, empire: 'adaptive-weapons' },
    {
      'a die is exchanged': {
        line: 'group:a1 attack:b1.1 use:adaptive-weapons colour:blue',
        offers: 'colour:red',
      },
    },
    { 'not by heroes': { ...answered, line: 'attack:a1.1', refuses: 'use:adaptive-weapons' } },
  ),
  'superior-augments': cases(
    { ...shot, a: 'stormtrooper@F3,-,- stormtrooper@F4,-,-', empire: 'superior-augments jetpacks>1' },
    { 'a group with an attachment has a damage more': { line: attack, shows: 'superior-augments damage 1' } },
    { 'others have not': { line: 'group:a2 attack:b1.1 *', hides: 'superior-augments damage 1' } },
  ),
};
