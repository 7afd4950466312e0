import { joinSentences, sentence } from '../../sentences.ts';
import type { Arg, Sentence } from '../../words.ts';
import type { Ability, Effect, Gain, SurgeAbility, Verb, Whom } from '../content/pack.ts';
import { results } from '../content/vocabulary.ts';
import { figureSentence, meetsSeveral, namesChosen, referenceSentence, whomSentence } from './figures.ts';
import { limitSentence, momentSentence, priceSentence, requirementsSentence } from './moments.ts';
import {
  abilityName,
  affiliationName,
  type Cards,
  companionName,
  conditionName,
  diceNames,
  joinWith,
  proper,
  resultName,
  signed,
  tokenNames,
  traitNames,
} from './names.ts';

type Only<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;
type Change = Only<'change'>;
type Roll = NonNullable<Only<'suffer'>['roll']>;
type Args = Readonly<Record<string, Arg>>;

/** A word of the vocabulary as messages select by it: they know no hyphens. */
function selector(word: string): string {
  return word.replaceAll('-', '');
}

/** What sentences about effects are made from. */
interface Scope {
  readonly cards: Cards;
  /** `chosen` means several figures. */
  readonly several: boolean;
}

/** What an ability says: when, if what holds, what happens, at what price and how often. Without its name. */
export function abilitySentence(cards: Cards, ability: Omit<Ability, 'id' | 'name'>): Sentence {
  const text = sentence('ability.whole', { text: abilityClause(cards, ability) });
  const price = priceSentence(ability.price);
  const limit = limitSentence(ability.limit);
  return joinWith('list.words', [
    text,
    ...(price === undefined ? [] : [price]),
    ...(limit === undefined ? [] : [limit]),
    ...(ability.onePerAttack ? [sentence('limit.onePerAttack')] : []),
  ]);
}

function abilityClause(
  cards: Cards,
  ability: Pick<Ability, 'when' | 'if' | 'optional' | 'effects'>,
): Sentence {
  return sentence('ability', {
    when: momentSentence(cards, ability.when),
    limited: ability.if === undefined ? 'no' : 'yes',
    if: ability.if === undefined ? '' : requirementsSentence(cards, ability.if),
    optional: ability.optional ? 'yes' : 'no',
    effects: effectsClause(cards, ability.effects),
  });
}

/** What a surge ability gives, with its price in surges. Without its name. */
export function surgeSentence(cards: Cards, surge: SurgeAbility): Sentence {
  const price = priceSentence(surge.price);
  const limit = limitSentence(surge.limit);
  return joinWith('list.words', [
    sentence('surge', {
      cost: surge.cost,
      gain: effectsClause(cards, surge.gain),
    }),
    ...(price === undefined ? [] : [price]),
    ...(limit === undefined ? [] : [limit]),
    ...(surge.repeatable ? [sentence('surge.repeatable')] : []),
  ]);
}

/** What every attack or defence of a card has. */
export function gainsSentence(cards: Cards, gains: readonly Gain[]): Sentence {
  return sentence('gains', { gains: gainsClause({ cards, several: false }, gains) });
}

/** What effects do that are chosen: one sentence without a moment. */
export function effectsSentence(cards: Cards, effects: readonly Effect[]): Sentence {
  return effectsClause(cards, effects);
}

/** What happens, one effect after the other. */
function effectsClause(cards: Cards, effects: readonly Effect[]): Sentence {
  let several = false;
  const clauses = effects.map((effect) => {
    const clause = effectClause({ cards, several }, effect);
    const whom = 'whom' in effect ? effect.whom : 'by' in effect && effect.do === 'attack' ? effect.by : 'me';
    if (namesChosen(whom)) several = meetsSeveral(whom);
    return clause;
  });
  return joinSentences(clauses, 'clauses');
}

/** Results and conditions, with commas between them. */
function gainsClause(scope: Scope, gains: readonly Gain[]): Sentence {
  return joinSentences(gains.map((gain) => effectClause(scope, gain)));
}

/** What one effect does, as a clause that begins small and has no full stop. */
function effectClause(scope: Scope, effect: Effect): Sentence {
  switch (effect.do) {
    case 'grant':
      return sentence('do.grant', {
        who: whomSentence(scope.cards, effect.whom, scope.several),
        until: selector(effect.until ?? 'always'),
        ability: abilityClause(scope.cards, effect),
      });
    case 'choose':
      return sentence(`do.choose${effect.each ? '.each' : ''}${effect.by ? '.by' : ''}`, {
        ...(effect.by && { by: effect.by }),
        ...(effect.each && { who: whomSentence(scope.cards, effect.each, scope.several) }),
        optional: effect.optional ? 'yes' : 'no',
        options: joinWith(
          'list.either',
          effect.options.map((option) =>
            joinSentences(
              option.map((step) => effectClause({ ...scope, several: false }, step)),
              'and',
            ),
          ),
        ),
      });
    case 'if':
      return sentence('do.if', {
        if: requirementsSentence(scope.cards, effect.if),
        effects: joinSentences(
          effect.effects.map((each) => effectClause(scope, each)),
          'and',
        ),
        else: effect.otherwise === undefined ? 'no' : 'yes',
        otherwise:
          effect.otherwise === undefined
            ? ''
            : joinSentences(
                effect.otherwise.map((each) => effectClause(scope, each)),
                'and',
              ),
      });
    case 'may':
      return sentence('do.may', {
        by: effect.by ?? 'you',
        effects: joinSentences(
          effect.effects.map((each) => effectClause(scope, each)),
          'and',
        ),
      });
    default:
      return verbClause(scope, effect);
  }
}

function verbClause(scope: Scope, verb: Verb): Sentence {
  const { cards } = scope;
  const who = (whom: Whom): Sentence => whomSentence(cards, whom, scope.several);
  switch (verb.do) {
    case 'change':
      return changeClause(scope, verb);
    case 'inflict':
      return sentence('do.inflict', {
        condition: conditionName(verb.condition),
        on: verb.condition === 'focused' || verb.condition === 'hidden' ? 'attacker' : 'target',
      });
    case 'recover':
    case 'suffer':
      return sentence(`do.${verb.do}`, { who: who(verb.whom), amount: amountClause(verb) });
    case 'token':
      return tokenClause(scope, verb);
    case 'pick':
      return sentence('do.pick', {
        who:
          typeof verb.whom !== 'string' && 'choose' in verb.whom && !meetsSeveral(verb.whom)
            ? figureSentence(cards, verb.whom.choose, 'one')
            : who(verb.whom),
      });
    case 'reroll':
      return sentence('do.reroll', {
        dice: verb.dice,
        all: verb.count === 'all' ? 'yes' : 'no',
        count: verb.count === 'all' ? 1 : verb.count,
        must: verb.must || verb.count === 1 ? 'yes' : 'no',
      });
    case 'pool':
      return poolClause(verb);
    case 'convert':
      return sentence('do.convert', {
        from: resultName(verb.from),
        to: resultName(verb.to),
        all: verb.all ? 'yes' : 'no',
      });
    case 'surges':
      return surgesClause(scope, verb);
    case 'prevent':
      return sentence('do.prevent', { amount: sentence('amount.strain', { count: verb.amount }) });
    case 'gain':
      return sentence('do.gain', { who: who(verb.whom), condition: conditionName(verb.condition) });
    case 'lose':
      return verb.what === 'one-harmful' || verb.what === 'all-harmful' || verb.what === 'all'
        ? sentence(`do.lose.${verb.what}`, { who: who(verb.whom) })
        : sentence('do.lose', { who: who(verb.whom), condition: conditionName(verb.what) });
    case 'move':
      return moveClause(scope, verb);
    case 'place':
      return sentence('do.place', { who: who(verb.whom), within: verb.within });
    case 'push':
      return sentence('do.push', { who: who(verb.whom), spaces: verb.spaces, to: verb.to ?? 'none' });
    case 'attack':
      return attackClause(scope, verb);
    case 'use':
      return sentence('do.use', { ability: abilityName(cards, verb.ability) });
    case 'interact':
    case 'ready':
    case 'exhaust':
    case 'defeat':
    case 'attach':
      return sentence(`do.${verb.do}`, { who: who(verb.whom) });
    case 'cards':
      return cardsClause(verb);
    case 'victory-points':
      return sentence('do.victory-points', {
        amount: verb.roll
          ? rollClause('points', verb.roll)
          : sentence('price.points', { count: verb.amount ?? 0 }),
        each: verb.each ? 'yes' : 'no',
      });
    case 'actions':
      return sentence('do.actions', { count: verb.count, when: selector(verb.when ?? 'activation') });
    case 'value':
      return valueClause(scope, verb);
    case 'cannot':
      return sentence(`do.cannot.${verb.what}`);
    case 'form':
      return sentence(`do.form.${verb.what}`);
    case 'companion':
      return sentence('do.companion', {
        what: selector(verb.what),
        name: companionName(cards, verb.companion),
        uncounted: verb.uncounted ? 'yes' : 'no',
      });
    case 'put':
      return sentence(`do.put.${verb.what}`);
    case 'army':
      return armyClause(verb);
    case 'widen':
      return sentence(`do.widen.${verb.how}`);
    case 'strain-price':
      return sentence('do.strain-price', { count: verb.count });
    case 'see-through-figures':
    case 'replace-rerolled':
    case 'miss':
    case 'exchange-condition':
    case 'claim-initiative':
    case 'wait-for-more-ready-cards':
    case 'choose-zone-last':
    case 'assault':
    case 'arc':
      return sentence(`do.${verb.do}`);
    default:
      return cards.says?.verb(cards, verb, scope.several) ?? sentence('list.none');
  }
}

/** Changes of results, such as "+2 damage, Pierce 1 for each …". */
function changeClause(scope: Scope, change: Change): Sentence {
  const parts = changeParts(change);
  const keywords = (['blast', 'cleave'] as const).flatMap((keyword) => {
    const amount = change[keyword];
    return amount === undefined ? [] : [sentence(`change.keyword.${keyword}`, { amount })];
  });
  const all = joinSentences([...parts, ...keywords]);
  return change.per === undefined ? all : joinWith('list.words', [all, perSentence(scope, change.per)]);
}

/** Changes of results one after the other: "+2 damage, −1 surge, Pierce 1". */
export function changesSentence(changes: Results): Sentence {
  return joinSentences(changeParts(changes));
}

/** Results as dice show them or a sum has them, without signs: "2 damage, 3 accuracy". Those of which there are none are left out. */
export function resultsSentence(shown: Results): Sentence {
  const parts = results.flatMap((result) => {
    const count = shown[result] ?? 0;
    const amount = String(count).replace('-', '−');
    if (count === 0) return [];
    if (result === 'pierce') return [sentence('change.keyword.pierce', { amount: count })];
    if (result === 'accuracy') return [sentence('shown.accuracy', { amount })];
    return [sentence(`change.${result}`, { amount, count: Math.abs(count) })];
  });
  return parts.length === 0 ? sentence('result.blank') : joinSentences(parts);
}

type Results = Readonly<Partial<Record<(typeof results)[number], number>>>;

function changeParts(changes: Results): Sentence[] {
  return results.flatMap((result) => {
    const amount = changes[result];
    if (amount === undefined) return [];
    return result === 'pierce' && amount > 0
      ? [sentence('change.keyword.pierce', { amount })]
      : [sentence(`change.${result}`, { amount: signed(amount), count: Math.abs(amount) })];
  });
}

function perSentence({ cards }: Scope, per: NonNullable<Change['per']>): Sentence {
  const most = per.most ?? 0;
  return 'figures' in per
    ? sentence('per.figures', { figure: figureSentence(cards, per.figures, 'per'), most })
    : sentence('per.result', { result: resultName(per.result), most });
}

/** So much damage or strain: a number, all, what dice show, or the cost of a card. */
function amountClause({
  what,
  amount,
  roll,
}: Pick<Only<'recover'> | Only<'suffer'>, 'what' | 'amount' | 'roll'>): Sentence {
  if (roll !== undefined) return rollClause(what, roll);
  if (amount === 'all' || amount === 'card-cost') return sentence(`amount.${what}.${amount}`);
  return sentence(`amount.${what}`, { count: amount ?? 0 });
}

/** As much of something as dice show. */
function rollClause(what: 'damage' | 'strain' | 'points' | 'tokens', { dice, count, most }: Roll): Sentence {
  return sentence(`roll.${what}`, {
    result: resultName(count),
    from: dice === undefined ? 'before' : 'dice',
    dice:
      dice === undefined ? '' : dice === 'own-and-yellow' ? sentence('roll.own-and-yellow') : diceNames(dice),
    most: most ?? 0,
  });
}

function tokenClause(scope: Scope, verb: Only<'token'>): Sentence {
  const tokens = tokenNames(verb.token);
  const who = whomSentence(scope.cards, verb.whom, scope.several);
  const { distribute } = verb;
  if (distribute === undefined) return sentence('do.token', { who, tokens, count: verb.count ?? 1 });
  const amount =
    typeof distribute === 'number'
      ? sentence('amount.tokens', { count: distribute })
      : rollClause('tokens', distribute);
  return sentence('do.token.distribute', { who, tokens, amount });
}

function poolClause({ pool, add, remove, exchange, any }: Only<'pool'>): Sentence {
  return joinSentences(
    [
      ...(add ? [sentence('do.pool.add', { pool, dice: diceNames(add) })] : []),
      ...(remove === undefined
        ? []
        : [
            sentence('do.pool.remove', {
              pool,
              all: remove === 'all' ? 'yes' : 'no',
              count: remove === 'all' ? 1 : remove,
            }),
          ]),
      ...(exchange
        ? [
            sentence('do.pool.exchange', {
              pool,
              from: exchange.from === undefined ? 'any' : 'die',
              old: exchange.from === undefined ? '' : sentence(`die.${exchange.from}`),
              to: sentence(`die.${exchange.to}`),
            }),
          ]
        : []),
      ...(any ? [sentence('do.pool.any', { pool, count: any.count, most: any.most ?? 0 })] : []),
    ],
    'clauses',
  );
}

function surgesClause(scope: Scope, { gain, twice, of }: Only<'surges'>): Sentence {
  return joinSentences(
    [
      ...(gain ? [sentence('do.surges.gain', { cost: gain.cost, gain: gainsClause(scope, gain.gain) })] : []),
      ...(twice ? [sentence('do.surges.twice')] : []),
      ...(of ? [sentence('do.surges.of', { figure: figureSentence(scope.cards, of, 'each') })] : []),
    ],
    'clauses',
  );
}

function moveClause(scope: Scope, verb: Only<'move'>): Sentence {
  const { points, speed, spaces, mobile, control, per } = verb;
  const who = whomSentence(scope.cards, verb.whom, scope.several);
  const parts = [
    ...(points === undefined ? [] : [sentence('do.move.points', { who, points })]),
    ...(speed === undefined ? [] : [sentence('do.move.speed', { who, more: speed })]),
    ...(spaces === undefined
      ? []
      : [
          spaces === 'speed'
            ? sentence('do.move.spaces.speed', { who })
            : sentence('do.move.spaces', { who, spaces }),
        ]),
  ];
  return joinWith('list.words', [
    parts.length === 0 ? sentence('do.move', { who }) : joinSentences(parts, 'and'),
    ...(per ? [perSentence(scope, per)] : []),
    ...(mobile ? [sentence('do.move.mobile')] : []),
    ...(control ? [sentence('do.move.control')] : []),
  ]);
}

function attackClause(scope: Scope, verb: Only<'attack'>): Sentence {
  const { cards } = scope;
  const { against, pool } = verb;
  const terms = [
    ...(against === undefined
      ? []
      : against === 'target'
        ? [sentence('attack.against.same')]
        : [sentence('attack.against', { figure: targetSentence(cards, against) })]),
    ...(verb.targets === undefined ? [] : [sentence(`attack.targets.${verb.targets}`)]),
    ...(verb.type === undefined ? [] : [sentence(`attack.type.${verb.type}`)]),
    ...(pool === undefined
      ? []
      : [
          pool === 'as-target'
            ? sentence('attack.pool.as-target')
            : sentence('attack.pool', { dice: diceNames(pool) }),
        ]),
    ...(verb.oneDieEach ? [sentence('attack.oneDieEach', { dice: diceNames(verb.oneDieEach) })] : []),
    ...(verb.fewerDice === undefined ? [] : [sentence('attack.fewerDice', { count: verb.fewerDice })]),
    ...(verb.bare ? [sentence('attack.bare')] : []),
    ...(verb.throughFigures ? [sentence('attack.throughFigures')] : []),
    ...(verb.with ? [gainsClause(scope, verb.with)] : []),
    ...(verb.control ? [sentence('attack.control')] : []),
    ...(cards.says?.attack(cards, verb) ?? []),
  ];
  return sentence('do.attack', {
    who: whomSentence(cards, verb.by, scope.several),
    times: verb.times ?? 1,
    some: terms.length === 0 ? 'no' : 'yes',
    terms: terms.length === 0 ? '' : joinSentences(terms, 'clauses'),
  });
}

function targetSentence(cards: Cards, against: NonNullable<Only<'attack'>['against']>): Sentence {
  return typeof against === 'string' ? referenceSentence(against) : figureSentence(cards, against, 'one');
}

function cardsClause({ cards, count = 1, of, drawn, name, traits }: Only<'cards'>): Sentence {
  const args: Args = { count, of: of ?? 'opponent', drawn: drawn ? 'yes' : 'no' };
  if (cards !== 'fetch') return sentence(`do.cards.${cards}`, args);
  return sentence('do.cards.fetch', {
    card:
      name !== undefined
        ? proper(name)
        : sentence('card.traits', {
            traits: traits === undefined ? sentence('token.any') : traitNames(traits),
          }),
  });
}

/** Values that a figure has as long as the ability works. */
function valueClause(scope: Scope, verb: Only<'value'>): Sentence {
  const { health, speed, defence, traits, keyword, loses, losesRecoveringSurges, reach } = verb;
  return joinSentences([
    ...(health === undefined ? [] : [sentence('value.health', { amount: signed(health) })]),
    ...(speed === undefined ? [] : [sentence('value.speed', { amount: signed(speed) })]),
    ...(defence ? [sentence('value.defence', { dice: diceNames(defence) })] : []),
    ...(traits
      ? [
          sentence('value.traits', {
            traits: joinSentences(traits.map((trait) => sentence(`trait.${trait}`))),
          }),
        ]
      : []),
    ...(keyword === undefined
      ? []
      : [sentence('value.keyword', { keyword: sentence(`keyword.${keyword}`) })]),
    ...(loses ?? []).map((id) => sentence('value.loses', { ability: abilityName(scope.cards, id) })),
    ...(losesRecoveringSurges ? [sentence('value.losesRecoveringSurges')] : []),
    ...(reach === undefined ? [] : [sentence('value.reach', { reach })]),
  ]);
}

function armyClause({ allow, commandCost }: Only<'army'>): Sentence {
  return joinSentences(
    [
      ...(allow
        ? [
            sentence('do.army.allow', {
              most: allow.most,
              kinds: joinSentences([
                ...(allow.affiliation === undefined ? [] : [affiliationName(allow.affiliation)]),
                ...(allow.traits ? [traitNames(allow.traits)] : []),
              ]),
              limited: allow.in === undefined ? 'no' : 'yes',
              in: allow.in === undefined ? '' : affiliationName(allow.in),
            }),
          ]
        : []),
      ...(commandCost === undefined ? [] : [sentence('do.army.commandCost', { count: commandCost })]),
    ],
    'clauses',
  );
}
