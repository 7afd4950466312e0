import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { TableRules, Viewer } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { checkAgainst } from '../../schema/check.ts';
import { entry } from './campaign-entry.ts';
import { game } from './campaign-game.ts';
import type { CampaignOptions } from './rules/campaign/options.ts';
import { parse } from './rules/notation.ts';
import type { ShownRules } from './rules/options.ts';
import { seenState } from './rules/seen.ts';
import { openCampaignWords } from './words/campaign/words.ts';

/** A mission, with what a page has that asks for the rest of the rules. */
async function begin(options: CampaignOptions, seats: number, seed: string) {
  const rules = game.open(options);
  const match = new Match(game, { options, seats, seed }, undefined, { rules });
  let viewer: Viewer = 0;
  const asked = new Set<unknown>();
  // As it goes over the wire.
  const ask = (question: unknown): unknown => {
    const sent: unknown = JSON.parse(JSON.stringify(question));
    const checked = checkAgainst<never>(rules.forecast?.schema ?? {}, sent);
    assert.ok(checked.ok, `${JSON.stringify(sent)} fits the schema`);
    asked.add(JSON.parse(JSON.stringify(question)).ask);
    return JSON.parse(JSON.stringify(rules.forecast?.answer(match.view(viewer), checked.value)));
  };
  const open = (await entry.table?.()) ?? assert.fail('tables have all of the rules');
  const shown = await open({ ...options, pack: rules.content?.pack }, ask);
  assert.ok(hasTerms(shown));
  const lookAs = (who: Viewer): void => {
    viewer = who;
  };
  return { match, rules, shown, asked, lookAs };
}

const hasTerms = (rules: TableRules): rules is ShownRules => 'terms' in rules;

suite('a table of the campaign without all of the rules', () => {
  test('says the same as one with them: the table, all choices and what can be asked ahead of them', async () => {
    for (const [mission, seats] of [
      ['dark-recon', 3],
      ['capital-escape', 5],
    ] as const) {
      const options: CampaignOptions = { play: 'mission', mission, grown: true };
      const { match, rules, shown, asked, lookAs } = await begin(options, seats, `shown ${mission}`);
      const dice = seeded(mission);
      const [whole, thin] = [openCampaignWords(rules), openCampaignWords(shown)];
      for (let move = 0; move < 400 && match.outcome === undefined; move++) {
        const [decision] = match.decisions();
        assert.ok(decision);
        if (move % 7 === 0) {
          lookAs(decision.seat);
          const view = match.view(decision.seat);
          assert.deepEqual(thin.table(view, decision.seat), whole.table(view, decision.seat));
          for (const choice of decision.choices)
            assert.deepEqual(thin.choice(choice, view), whole.choice(choice, view), choice);
          const state = seenState(view);
          const [a, b] = [shown.terms.forecasts, rules.terms.forecasts];
          const active = state.activation?.figure;
          same(a.ways(state), b.ways(state));
          same(a.usesNow(state, decision.seat), b.usesNow(state, decision.seat));
          same(a.current(state), b.current(state));
          for (const choice of decision.choices.slice(0, 3).flatMap((text) => parse(text) ?? []))
            same(a.choice(state, decision.seat, choice), b.choice(state, decision.seat, choice));
          same(a.deployables(state), b.deployables(state));
          same(a.hand(state, decision.seat, [0, 1]), b.hand(state, decision.seat, [0, 1]));
          if (active !== undefined) {
            same(a.targets(state, active), b.targets(state, active));
            same(a.sights(state, active, undefined), b.sights(state, active, undefined));
            const [target] = b.targets(state, active);
            if (target !== undefined)
              same(
                a.uses(state, decision.seat, active, target.target),
                b.uses(state, decision.seat, active, target.target),
              );
          }
          if (state.campaign !== undefined)
            same(a.sheet(state.campaign.record, 1), b.sheet(state.campaign.record, 1));
        }
        match.play(decision.seat, decision.choices[dice.pick(decision.choices.length)] ?? '');
      }
      for (const kind of ['attack', 'targets', 'sheet']) assert.ok(asked.has(kind), `${kind} in ${mission}`);
    }
  });

  test('has no answer about what is not on the table, and about choices that are not legal', async () => {
    const { match, rules } = await begin({ play: 'mission', mission: 'dark-recon' }, 3, 'nothing');
    const view = match.view(0);
    const answer = (question: object): unknown => {
      const checked = checkAgainst<never>(rules.forecast?.schema ?? {}, question);
      assert.ok(checked.ok);
      return rules.forecast?.answer(view, checked.value);
    };
    for (const question of [
      { ask: 'attack', attacker: 999, target: 0 },
      { ask: 'attack', attacker: 0, target: 999 },
      { ask: 'uses', seat: 0, attacker: 999, target: 998 },
      { ask: 'sights', figure: 777 },
      { ask: 'targets', attacker: 777 },
      { ask: 'waysOn', at: 'ZZ99', spent: 0 },
      { ask: 'usesNow', seat: 7 },
      { ask: 'choice', seat: 0, choice: 'figure:a1.1' },
      { ask: 'choice', seat: 6, choice: 'no choice at all' },
      { ask: 'hand', seat: 0, hand: [100_000] },
      { ask: 'sheet', seat: 0 },
      { ask: 'sheet', seat: 1, hero: 99 },
    ])
      assert.equal(answer(question), null, JSON.stringify(question));
  });

  test('takes no question of another form', () => {
    const { forecast } = game.open({});
    for (const question of [
      {},
      { ask: 'secrets' },
      { ask: 'facts', more: 1 },
      { ask: 'attack', attacker: -1 },
      'facts',
    ])
      assert.equal(checkAgainst(forecast?.schema ?? {}, question).ok, false, JSON.stringify(question));
  });
});

/** Whether an answer over the wire is that of the rules. */
function same(answer: unknown, own: unknown): void {
  assert.deepEqual(answer, own === undefined ? undefined : JSON.parse(JSON.stringify(own)));
}
