import type { Forecast } from '../../../kernel/game.ts';
import { findPending, type Runnable } from '../../../kernel/run.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { campaignOf } from './added.ts';
import type { Answers } from './asked-forecasts.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { format } from './notation.ts';
import type { ShownTerms } from './options.ts';
import { seenState } from './seen.ts';
import { type BattleState, type FigureNumber, figuresOnMap } from './state.ts';
import type { View } from './view.ts';

const object = { type: 'object', additionalProperties: false } as const;
const figure = { type: 'integer', minimum: 0, maximum: 10_000 } as const;
const seat = { type: 'integer', minimum: 0, maximum: 7 } as const;

/** A question that is about the table as it is. */
const alone = <const K extends string>(ask: K) =>
  ({ ...object, required: ['ask'], properties: { ask: { const: ask } } }) as const;

const schema = {
  oneOf: [
    alone('facts'),
    alone('ways'),
    alone('deployables'),
    {
      ...object,
      required: ['ask'],
      properties: { ask: { const: 'current' }, attack: { type: 'string', maxLength: 20 } },
    },
    {
      ...object,
      required: ['ask', 'at', 'spent'],
      properties: {
        ask: { const: 'waysOn' },
        at: { type: 'string', maxLength: 10 },
        spent: { type: 'integer', minimum: 0, maximum: 100 },
      },
    },
    {
      ...object,
      required: ['ask', 'figure'],
      properties: { ask: { const: 'sights' }, figure, at: { type: 'string', maxLength: 10 } },
    },
    {
      ...object,
      required: ['ask', 'seat'],
      properties: { ask: { const: 'sheet' }, seat, hero: { type: 'integer', minimum: 0, maximum: 100 } },
    },
    {
      ...object,
      required: ['ask', 'attacker', 'target'],
      properties: {
        ask: { const: 'attack' },
        attacker: figure,
        target: figure,
        weapon: { type: 'string', maxLength: 60 },
      },
    },
    {
      ...object,
      required: ['ask', 'seat', 'choice'],
      properties: { ask: { const: 'choice' }, seat, choice: { type: 'string', maxLength: 200 } },
    },
    {
      ...object,
      required: ['ask', 'seat', 'attacker', 'target'],
      properties: { ask: { const: 'uses' }, seat, attacker: figure, target: figure },
    },
    { ...object, required: ['ask', 'seat'], properties: { ask: { const: 'usesNow' }, seat } },
    {
      ...object,
      required: ['ask', 'seat', 'hand'],
      properties: {
        ask: { const: 'hand' },
        seat,
        hand: { type: 'array', maxItems: 40, items: { type: 'integer', minimum: 0 } },
      },
    },
    { ...object, required: ['ask', 'attacker'], properties: { ask: { const: 'targets' }, attacker: figure } },
  ],
} as const;

/**
 * What boards and words ask ahead of choices, as a page without the rules sends it: see {@link Forecasts}. Choices are in
 * notation.
 */
export type Question = FromSchema<typeof schema>;

/**
 * Answers what is asked of a table with these terms. What is not on the table and choices that are not legal have no answer, as
 * both may have been when they were asked about.
 */
export function forecastOf(
  terms: ShownTerms,
  rules: Runnable<BattleState, Choice, Event>,
): Forecast<View, Question> {
  return {
    schema,
    answer(view, question) {
      const state = seenState(view);
      if (!isOnTable(terms, state, question)) return null;
      if (question.ask !== 'choice') return answerTo(terms, state, question) ?? null;
      const pending = findPending(rules, state).find(({ seat: asked }) => asked === question.seat);
      if (pending?.kind !== 'choice') return null;
      const choice = pending.step
        .choices(state, pending.frame, pending.seat)
        .find((one) => format(one) === question.choice);
      return (choice && terms.forecasts.choice(state, question.seat, choice)) ?? null;
    },
  };
}

function isOnTable(terms: ShownTerms, state: BattleState, question: Question): boolean {
  if (question.ask === 'waysOn' && terms.missions[state.mission] === undefined) return false;
  const isThere = (one: FigureNumber): boolean => figuresOnMap(state).includes(one);
  if ('attacker' in question && !isThere(question.attacker)) return false;
  if ('target' in question && !isThere(question.target)) return false;
  if ('figure' in question && !isThere(question.figure)) return false;
  if ('seat' in question && state.players[question.seat] === undefined) return false;
  if (question.ask === 'hand') return question.hand.every((card) => terms.commands[card] !== undefined);
  if (question.ask !== 'sheet') return true;
  const { seat, hero = 0 } = question;
  return seat > 0 && campaignOf(terms).content.heroes[hero] !== undefined;
}

function answerTo(
  { forecasts }: ShownTerms,
  state: BattleState,
  question: Exclude<Question, { readonly ask: 'choice' }>,
): Answers[Question['ask']] | undefined {
  switch (question.ask) {
    case 'facts':
      return forecasts.facts(state);
    case 'ways':
      return forecasts.ways(state);
    case 'waysOn':
      return forecasts.waysOn(state, question.at, question.spent);
    case 'sights':
      return forecasts.sights(state, question.figure, question.at);
    case 'attack':
      return forecasts.attack(state, question.attacker, question.target, question.weapon);
    case 'current':
      return forecasts.current(state);
    case 'uses':
      return forecasts.uses(state, question.seat, question.attacker, question.target);
    case 'usesNow':
      return forecasts.usesNow(state, question.seat);
    case 'hand':
      return forecasts.hand(state, question.seat, question.hand);
    case 'targets':
      return forecasts.targets(state, question.attacker);
    case 'deployables':
      return forecasts.deployables(state);
    case 'sheet':
      return state.campaign && forecasts.sheet(state.campaign.record, question.seat, question.hero);
  }
}
