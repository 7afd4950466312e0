import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Viewer } from '../../../../kernel/game.ts';
import { Match } from '../../../../kernel/match.ts';
import { playChoices } from '../../../../testkit/play-choices.ts';
import { createSays } from '../../../../testkit/say.ts';
import { game } from '../../campaign-game.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { changeMission, heroFigure } from '../../rules/campaign/current.ts';
import type { BetweenPosition, CampaignPosition } from '../../rules/campaign/position/schema.ts';
import type { BattleFrame } from '../../rules/state.ts';
import { Mission } from '../../rules/testing/mission.ts';
import { observe } from '../../rules/view.ts';
import { assertWhole } from '../testing/whole-sentences.ts';
import { cardSections } from './card-sections.ts';
import { withSayings } from './sayings.ts';
import { openCampaignWords } from './words.ts';

const rules = game.open({});
const terms = withSayings(rules.terms);
const speakers = await createSays(campaignMessages);
const [say = assert.fail('nobody speaks')] = speakers;

function matchFrom(position: CampaignPosition) {
  return new Match(game, { options: {}, seed: 'cards in words', position });
}

type Played = ReturnType<typeof matchFrom>;

/** After the introduction, with Diala and Fenn against Military Might. */
function between(step: BetweenPosition['between'], record: BetweenPosition['record'] = {}): Played {
  const heroes = [{ hero: 'diala-passil', xp: 3 }, { hero: 'fenn-signis' }];
  const empire = { class: 'military-might', xp: 2, influence: 2, ...record.empire };
  return matchFrom({ between: step, record: { credits: 500, ...record, heroes, empire } });
}

/** What a viewer hears of cards, by heading; every line of it is a whole sentence in every language. */
function heard(match: Pick<Played, 'view'>, viewer: Viewer) {
  const sections = cardSections({ terms: terms, view: match.view(viewer) }, viewer);
  for (const each of speakers)
    for (const { lines } of sections) for (const line of lines) assertWhole(each(line));
  return new Map(sections.map(({ title, lines }) => [say(title), lines.map(say)]));
}

function namesIn(lines: readonly string[] = []): readonly string[] {
  return lines.map((line) => line.slice(0, line.indexOf(':')));
}

suite('the text view tells what cards do where they are decided upon', () => {
  test('A13: the shop and the own class cards that can be bought, with prices; then what each seat owns', () => {
    const ben = heard(between({ step: 'rebelUpgrade', shop: ['dl-44', 'tactical-display'] }), 1);
    assert.deepEqual(
      [...ben.keys()],
      ['Shop', 'Class cards', 'Cards of Ann', 'Cards of Ben', 'Cards of Cleo'],
    );
    assert.deepEqual(ben.get('Shop'), [
      'DL-44: Item of tier 1. 500 credits. Ranged weapon. Attack: ranged, blue die + yellow die. Room for 2 modifications. 1 surge: +2 damage. 1 surge: +1 damage, +2 accuracy.',
      'Tactical Display: Item of tier 1. 300 credits. Ranged modification. When this figure attacks, if the attack is with this weapon, if you like: +1 surge. Price: exhaust this card.',
    ]);
    assert.deepEqual(namesIn(ben.get('Cards of Ben')), ['Legendary', 'Plasteel Staff']);
    assert.match(ben.get('Class cards')?.[0] ?? '', /^Force Adept: Class card, 1 experience point\. When /);
    const bought = namesIn(ben.get('Class cards'));
    assert.ok(!bought.includes('Plasteel Staff'), 'it is owned, and told there');
  });

  test('A13: each hero hears of its own class cards, all others of the shop only; a card is told once', () => {
    const match = between({ step: 'rebelUpgrade', shop: ['dl-44'] });
    assert.ok(namesIn(heard(match, 2).get('Class cards')).includes('Take Cover'));
    for (const viewer of [0, 'spectator'] as const)
      assert.equal(heard(match, viewer).get('Class cards'), undefined);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const lines = [...heard(match, viewer).values()].flat();
      assert.equal(new Set(lines).size, lines.length, 'both heroes are legendary');
    }
  });

  test('A13: what the Empire can buy; agendas that were drawn or are in hand it hears alone', () => {
    const empire = { agendaHand: ['isolation'] };
    const match = between(
      { step: 'imperialUpgrade', drawn: ['imperial-informants', 'fire-at-will'] },
      { empire },
    );
    const own = heard(match, 0);
    assert.deepEqual(namesIn(own.get('Agendas')), ['Imperial Informants', 'Fire at Will']);
    assert.match(own.get('Agendas')?.[0] ?? '', /^Imperial Informants: Secret agenda\. Influence\s1\. /);
    assert.ok(namesIn(own.get('Class cards')).includes('Riot Grenades'));
    assert.deepEqual(namesIn(own.get('Cards of Ann')), ['Show of Force', 'Isolation']);
    const others = heard(match, 1);
    assert.equal(others.get('Agendas'), undefined);
    assert.deepEqual(others.get('Class cards'), own.get('Class cards'), 'the class of the Empire is open');
    assert.deepEqual(namesIn(others.get('Cards of Ann')), ['Show of Force']);
  });

  test('A13: an agenda of which the heroes can be rid, agendas of which one is discarded, and a reward that is taken', () => {
    const empire = { agendasInPlay: ['tracking-beacon'] };
    const ransom = heard(between({ step: 'ransom', agenda: 'tracking-beacon' }, { empire }), 1);
    assert.match(ransom.get('Agendas')?.[0] ?? '', /^Tracking Beacon: .* credits to discard it\.$/);
    assert.deepEqual(namesIn(ransom.get('Cards of Ann')), ['Show of Force'], 'told once');
    const many = { agendaHand: ['isolation', 'fire-at-will', 'hired-help', 'as-you-wish', 'impounded'] };
    const discard = heard(between({ step: 'discardAgenda' }, { empire: many }), 0);
    assert.equal(discard.get('Agendas')?.length, 5);
    const reward = heard(between({ step: 'takeReward', rewards: ['rebel-recon'] }), 1);
    assert.match(reward.get('Reward')?.[0] ?? '', /^Rebel Recon: Reward of the heroes\. /);
  });

  test('A13: at the start heroes hear both sides of each sheet that nobody has, the Empire classes and sets of agendas', () => {
    const match = new Match(game, { options: { heroes: ['diala-passil'] }, seed: 'start', seats: 3 });
    const heroes = heard(match, 2);
    assert.ok(!heroes.has('Diala Passil'));
    const gideon = heroes.get('Gideon Argus') ?? [];
    assert.match(
      gideon[0] ?? '',
      /^Healthy: Endurance 5\. Strength: blue die \+ green die\. .* Traits: Leader\. Health 10\. Speed 4\. /,
    );
    assert.match(gideon[1] ?? '', /^Wounded: Endurance 4\. /);
    assert.deepEqual(namesIn(gideon.slice(2)), ['Holdout Blaster']);
    playChoices(match, 'hero:gideon-argus');
    assert.equal(match.decisions()[0]?.kind, 'chooseClass');
    assert.ok(namesIn(heard(match, 0).get('Military Might')).includes('Riot Grenades'));
    playChoices(match, 'class:military-might');
    assert.equal(match.decisions()[0]?.kind, 'chooseAgendas');
    assert.ok(namesIn(heard(match, 0).get('Agents of the Empire')).includes('Impounded'));
    assert.deepEqual([...heard(match, 1).keys()], ['Cards of Ann', 'Cards of Ben', 'Cards of Cleo']);
  });

  test('A11: supplies among which a hero chooses, and one that it has seen, its player hears alone', () => {
    const supplies = ['stim', 'bomb', 'flare'].map((id) => ({ id, kind: 'supply' as const }));
    const keep = {
      step: 'keepSupply',
      figure: heroFigure(1),
      count: 2,
      keep: 1,
      crate: false,
      left: 1,
    } as const;
    const asked: readonly BattleFrame[] = [
      { ...keep, cards: [2, 0] },
      { step: 'supplyTop', seat: 1 },
    ];
    for (const [place, frame] of asked.entries()) {
      const mission = new Mission({
        heroes: [{ at: 'A1', cards: supplies }, { at: 'H1' }],
        stack: [{ step: 'sides', next: 'rebels' }, frame],
      });
      const { terms, state } = mission;
      changeMission(state, { supplyDeck: [0, 1], knownSupplies: [{ card: 1, seats: [1] }] });
      const names = ([1, 2] as const).map((viewer) => {
        const sections = cardSections({ terms, view: observe(terms, state, viewer) }, viewer);
        return sections.map(({ title, lines }) => [say(title), namesIn(lines.map(say))]);
      });
      assert.deepEqual(names, [[['Supplies', place === 0 ? ['flare', 'stim'] : ['bomb']]], []]);
    }
  });
});

test('A8, A11: in a mission a weapon is told with its dice, and a hero with the dice of its tests', () => {
  const match = matchFrom({
    players: [
      { groups: [{ card: 'stormtrooper', figures: [{ at: 'C13' }] }], cards: [{ card: 'show-of-force' }] },
      { groups: [{ card: 'diala-passil', figures: [{ at: 'B11' }] }], cards: [{ card: 'plasteel-staff' }] },
      {
        groups: [{ card: 'fenn-signis', figures: [{ at: 'C9' }] }],
        cards: [{ card: 'infantry-rifle' }],
      },
    ],
  });
  const words = openCampaignWords(rules);
  const lines = words.table(match.view(1), 1).flatMap((section) => section.lines.map(say));
  const staff = lines.find((line) => line.startsWith('Plasteel Staff:'));
  assert.match(
    staff ?? '',
    /^Plasteel Staff: Class card, from the start\. Melee weapon\. Attack: melee, green die \+ yellow die\./,
  );
  const diala = lines.find((line) => line.startsWith('Diala Passil:'));
  assert.match(diala ?? '', /^Diala Passil: Endurance 5\. Strength: .* Tech: .* Health 12\. Speed 4\./);
  assert.ok(!lines.some((line) => line.includes('kirmish upgrade')), 'no card is one of a skirmish');
});
