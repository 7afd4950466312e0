import type { Fault } from '../../common/fault.ts';
import { checkArmy } from './army.ts';
import { hostsOf } from './compile.ts';
import { keyOf, type MomentKey } from './compile-abilities.ts';
import { checkMap, type MapFaultKey } from './map-check.ts';
import type { Ability, Effect, Moment, PackFile, SurgeAbility } from './pack.ts';
import { packFrom } from './pack.ts';

/** What can be wrong with a pack whose shape is right. The sentence is the message `pack.<key>` of the game. */
export const faultKeys = [
  'twice',
  'size',
  'nothing',
  'waits',
  'noCompanion',
  'noAbility',
  'noHost',
  'noName',
  'noFigure',
  'noSubject',
  'noAttack',
  'moment',
  'noMap',
  'players',
  'army',
] as const;
export type PackFaultKey = (typeof faultKeys)[number];

const attackSteps: readonly MomentKey[] = [
  'before-declare',
  'declare',
  'pool',
  'reroll',
  'modify',
  'surges-spent',
  'after',
];
const whileResultsChange: readonly MomentKey[] = ['declare', 'pool', 'reroll', 'modify'];

/** The moments of verbs that do not work at every moment. */
const momentsOf: Partial<Record<Effect['do'], readonly MomentKey[]>> = {
  army: ['army'],
  pool: ['pool'],
  reroll: ['reroll'],
  change: whileResultsChange,
  inflict: whileResultsChange,
  convert: whileResultsChange,
  miss: whileResultsChange,
  surges: whileResultsChange,
  arc: ['before-declare'],
  'see-through-figures': ['always', 'before-declare'],
  widen: ['uses'],
  prevent: ['suffers'],
  'exchange-condition': ['suffers'],
  value: ['always'],
  cannot: ['always'],
  assault: ['always'],
  'strain-price': ['always'],
  'replace-rerolled': ['always'],
  'choose-zone-last': ['after-setup'],
};

/** The moments that happen to a figure, which `subject` means. */
const withSubject: ReadonlySet<MomentKey> = new Set<MomentKey>([
  'activation-start',
  'activation-end',
  'after-activation',
  'defeated',
  'about-to-be-defeated',
  'suffers',
  'leaves',
  'enters-space-of',
  'leaves-space-of',
  'ends-on',
]);

/** What a schema cannot say about a pack that has the right shape. */
export function checkPack(file: PackFile): Fault<PackFaultKey | MapFaultKey>[] {
  const faults: Fault<PackFaultKey | MapFaultKey>[] = [];
  const fault = (place: string, key: PackFaultKey, args: Fault['args'] = {}): void => {
    faults.push({ place, key, args });
  };
  const { deployments, companions, forms, upgrades, commands, armies } = file;
  const groups = { deployments, companions, forms, upgrades, commands, armies };
  const known = new Set<string>();
  for (const [group, cards] of Object.entries(groups)) {
    // Figures are of one list (B3).
    if (group !== 'companions') known.clear();
    for (const [at, { id }] of cards.entries()) {
      if (known.has(id)) fault(`/${group}/${at}/id`, 'twice', { id });
      known.add(id);
    }
  }

  for (const [at, card] of deployments.entries()) {
    const place = `/deployments/${at}`;
    if (card.size > 1 !== (card.reinforcement !== undefined))
      fault(`${place}/reinforcement`, 'size', { id: card.id });
    if (card.waits && card.modes.includes('skirmish')) fault(`${place}/waits`, 'waits', { id: card.id });
    if (card.attack === undefined && card.abilities.length === 0) fault(place, 'nothing', { id: card.id });
  }
  const names = new Set(deployments.map(({ name }) => name));
  for (const [at, { of }] of forms.entries()) {
    if (!names.has(of)) fault(`/forms/${at}/of`, 'noHost', { name: of });
  }
  for (const [at, card] of upgrades.entries()) {
    if (hostsOf(card, deployments)?.every((fits) => !fits))
      fault(`/upgrades/${at}/host`, 'noHost', { name: card.name });
    const said = [...card.abilities, ...(card.gains ?? []), ...(card.surges ?? [])];
    if (said.length === 0) fault(`/upgrades/${at}`, 'nothing', { id: card.id });
  }
  for (const [at, { restriction }] of commands.entries()) {
    const { name } = restriction ?? {};
    if (name !== undefined && !names.has(name)) fault(`/commands/${at}/restriction/name`, 'noName', { name });
  }

  for (const { place, ability, figure } of abilitiesOf(file)) {
    checkEffects(place, ability.effects, { key: keyOf(ability.when), figure, attack: false }, fault);
  }
  const abilities = new Set(abilitiesOf(file).map(({ ability }) => ability.id));
  const figures = new Set(companions.map(({ id }) => id));
  for (const [group, cards] of Object.entries(groups)) {
    for (const [at, card] of cards.entries()) {
      const own = 'abilities' in card ? card.abilities.map(({ id }) => id) : [];
      for (const [number, id] of own.entries()) {
        if (own.indexOf(id) < number) fault(`/${group}/${at}/abilities/${number}/id`, 'twice', { id });
      }
      for (const { place, key, id } of namesIn(card, `/${group}/${at}`)) {
        if (key === 'companion' ? !figures.has(id) : !abilities.has(id)) {
          fault(place, key === 'companion' ? 'noCompanion' : 'noAbility', { id });
        }
      }
    }
  }

  for (const [at, { mission, map }] of (file.scenarios ?? []).entries()) {
    const place = `/scenarios/${at}`;
    if (file.scenarios?.findIndex((other) => other.mission.id === mission.id) !== at)
      fault(`${place}/mission/id`, 'twice', { id: mission.id });
    if (mission.map !== map.id) fault(`${place}/mission/map`, 'noMap', { name: mission.map });
    if (mission.players !== map.players)
      fault(`${place}/mission/players`, 'players', { players: map.players });
    for (const inside of checkMap(map)) faults.push({ ...inside, place: `${place}/map${inside.place}` });
  }

  const pack = packFrom(file);
  for (const [at, army] of armies.entries()) {
    for (const { place, key } of checkArmy(pack, army))
      fault(`/armies/${at}${place}`, 'army', { fault: key });
  }
  return faults;
}

interface Said {
  readonly place: string;
  readonly ability: Pick<Ability, 'id' | 'when' | 'effects'>;
  /** There is a figure that is "I". */
  readonly figure: boolean;
}

/** Everything that cards of a pack say, surge abilities as what they do while results are changed. */
function abilitiesOf({ deployments, companions, forms, upgrades, commands }: PackFile): Said[] {
  const groups = { deployments, companions, forms, upgrades };
  const atSurges: Moment = { at: 'attack', step: 'modify', as: 'attacker' };
  const asAbility = ({ name = 'surge', gain }: SurgeAbility) => ({ id: name, when: atSurges, effects: gain });
  return [
    ...Object.entries(groups).flatMap(([group, cards]) =>
      cards.flatMap((card, at) => {
        const figure = group !== 'upgrades' || 'host' in card;
        const place = `/${group}/${at}`;
        return [
          ...card.abilities.map((ability, number) => ({
            place: `${place}/abilities/${number}/effects`,
            ability,
            figure,
          })),
          ...(card.surges ?? []).map((surge, number) => ({
            place: `${place}/surges/${number}/gain`,
            ability: asAbility(surge),
            figure,
          })),
        ];
      }),
    ),
    ...commands.map((ability, at) => ({
      place: `/commands/${at}/effects`,
      ability,
      figure: ability.user === 'figure',
    })),
  ];
}

/** When effects happen, and who is there. */
interface Scene {
  readonly key: MomentKey;
  readonly figure: boolean;
  /** An earlier effect of the ability was an attack. */
  readonly attack: boolean;
}

function checkEffects(
  place: string,
  effects: readonly Effect[],
  scene: Scene,
  fault: (place: string, key: PackFaultKey, args: Fault['args']) => void,
): void {
  let { attack } = scene;
  for (const [at, effect] of effects.entries()) {
    const inside = `${place}/${at}`;
    const now = { ...scene, attack };
    if (momentsOf[effect.do]?.includes(scene.key) === false)
      fault(`${inside}/do`, 'moment', { do: effect.do });
    for (const reference of referencesIn(effect)) {
      if (reference === 'me' && !scene.figure) fault(inside, 'noFigure', { do: effect.do });
      if (reference === 'subject' && !withSubject.has(scene.key))
        fault(inside, 'noSubject', { do: effect.do });
      if (['attacker', 'target'].includes(reference) && !attack && !attackSteps.includes(scene.key)) {
        fault(inside, 'noAttack', { do: effect.do });
      }
    }
    switch (effect.do) {
      case 'grant':
        checkEffects(
          `${inside}/effects`,
          effect.effects,
          { key: keyOf(effect.when), figure: true, attack: false },
          fault,
        );
        break;
      case 'choose':
        for (const [number, option] of effect.options.entries()) {
          checkEffects(`${inside}/options/${number}`, option, now, fault);
        }
        break;
      case 'if':
        checkEffects(`${inside}/effects`, effect.effects, now, fault);
        checkEffects(`${inside}/otherwise`, effect.otherwise ?? [], now, fault);
        break;
      case 'may':
        checkEffects(`${inside}/effects`, effect.effects, now, fault);
        break;
      default:
        break;
    }
    attack ||= effect.do === 'attack';
  }
}

/** The figures of the moment that an effect meets. */
function referencesIn(effect: Effect): readonly string[] {
  const found: unknown[] = [];
  if ('whom' in effect) found.push(effect.whom);
  if (effect.do === 'attack') found.push(effect.by, effect.against);
  return found.flatMap((named) => {
    if (typeof named === 'string') return [named];
    return named instanceof Object && 'around' in named && typeof named.around === 'string'
      ? [named.around]
      : [];
  });
}

/** Ids of companions and abilities that cards name, wherever they do so. */
export function namesIn(
  part: unknown,
  place: string,
): { readonly place: string; readonly key: 'companion' | 'ability'; readonly id: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => {
    const inside = `${place}/${key}`;
    if ((key === 'companion' || key === 'ability') && typeof inner === 'string') {
      return [{ place: inside, key, id: inner }];
    }
    if (key === 'loses' && Array.isArray(inner)) {
      return inner.map((id, at) => ({ place: `${inside}/${at}`, key: 'ability' as const, id: String(id) }));
    }
    return namesIn(inner, inside);
  });
}
