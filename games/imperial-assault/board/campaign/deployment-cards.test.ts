import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../../testkit/say.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { parse } from '../../rules/notation.ts';
import { Mission } from '../../rules/testing/mission.ts';
import { askedCards } from './deployment-cards.ts';

const says = await createSays(campaignMessages);
const [say = assert.fail('nobody speaks')] = says;

/** What the cards show of which something is asked: the cost, the figures, whether it can come, and what comes of it. */
function shown({ terms, state, choices }: Mission): readonly string[] {
  return askedCards(
    terms,
    state,
    choices.flatMap((choice) => parse(choice) ?? []),
  ).map(({ cost, figures, canCome, fate }) => {
    const told = fate && { key: `deploy.fate.${fate.of}`, args: { threat: fate.threat } };
    for (const speak of says) if (told !== undefined) speak(told);
    return `${cost}, ${figures}, ${canCome}, ${told && say(told)}`;
  });
}

const heroes = [{ at: 'A1' }, { at: 'H1' }] as const;
const probe = { id: 'probe', cost: 3 } as const;
const guards = { id: 'guards', cost: 6, size: 2, reinforcement: 3 } as const;

test('in an optional deployment each card says what is left after it, or how much threat is missing', () => {
  const mission = new Mission({
    heroes,
    imperial: { threat: 4, hand: [probe, guards], points: ['D5'] },
    stack: [{ step: 'nextRound' }, { step: 'optionalDeployment' }],
  });
  assert.deepEqual(shown(mission), ['3, 1, true, Leaves 1 threat', '6, 2, false, 2 threat short']);
});

test('a card that cannot come for another reason says that', () => {
  const mission = new Mission({
    heroes,
    imperial: { threat: 4, hand: [probe] },
    stack: [{ step: 'nextRound' }, { step: 'optionalDeployment' }],
  });
  assert.deepEqual(shown(mission), ['3, 1, false, No active deployment point']);
});

test('while open groups are chosen a card says what it costs, and of an ally what the Empire gains', () => {
  const choosing = new Mission({
    heroes,
    imperial: { box: [probe] },
    stack: [{ step: 'nextRound' }, { step: 'openGroups', left: 1 }],
  });
  assert.ok(shown(choosing).includes('3, 1, true, undefined'));
  const bringing = new Mission({
    heroes,
    imperial: { allies: [{ id: 'friend', name: 'Friend', cost: 4, unique: true }] },
    stack: [{ step: 'nextRound' }, { step: 'ally', declined: [] }],
  });
  assert.deepEqual(shown(bringing), ['4, 1, true, Empire gains 4 threat']);
});
