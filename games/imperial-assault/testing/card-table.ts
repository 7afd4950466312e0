import type { Pack } from '../content/pack.ts';
import { defaultPack, packs } from '../content/packs.ts';
import type { TestsOfCards } from './card-tests.ts';
import { testsOfCards } from './cards/index.ts';

/** A card of any kind, as far as the table tells of it. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly subname?: string | undefined;
  readonly certainty: Pack['deployments'][number]['certainty'];
  readonly waits?: readonly string[] | undefined;
}

/**
 * Tables of all cards of a pack in Markdown, as they stand in `docs/games/imperial-assault.md`, made of the pack and of
 * the tests of cards. Printed by `node games/imperial-assault/testing/card-table.ts`.
 */
export function cardTables(pack: Pack, tests: TestsOfCards): string {
  const { deployments, companions, forms, upgrades, commands } = pack;
  return [
    table(
      ['deployment card', 'cost', 'abilities', 'state', 'certainty'],
      deployments.map((card) => [
        `${card.rank === 'elite' && !card.unique ? 'Elite ' : ''}${nameOf(card)}`,
        `${card.cost}`,
        saysOf(card),
        stateOf(card, tests),
        certaintyOf(card),
      ]),
    ),
    table(
      ['companion or form', 'abilities', 'state', 'certainty'],
      [...companions, ...forms].map((card) => [
        nameOf(card),
        saysOf(card),
        stateOf(card, tests),
        certaintyOf(card),
      ]),
    ),
    table(
      ['skirmish upgrade', 'cost', 'for', 'state', 'certainty'],
      upgrades.map((card) => [
        nameOf(card),
        `${card.cost}`,
        card.host === undefined ? 'the player' : hostOf(card.host),
        stateOf(card, tests),
        certaintyOf(card),
      ]),
    ),
    table(
      ['command card', 'cost', 'copies', 'for', 'state', 'certainty'],
      commands.map((card) => [
        nameOf(card),
        `${card.cost}`,
        `${card.most}`,
        restrictionOf(card),
        stateOf(card, tests),
        certaintyOf(card),
      ]),
    ),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function nameOf({ id, name, subname }: Row): string {
  return `${name}${subname === undefined ? '' : `, ${subname}`} \`${id}\``;
}

/** The names of abilities and of surge abilities that have one, each once. */
function saysOf({
  abilities,
  surges,
  waits = [],
}: Pick<Pack['deployments'][number], 'abilities' | 'surges' | 'waits'>) {
  const names = [...abilities, ...surges].flatMap(({ name }) => (name === undefined ? [] : [name]));
  return [...new Set([...names, ...waits])].join(', ');
}

/** `tested`: tests show it at work, and its limits. `data`: it is checked as data, and plays by rules that others test. */
function stateOf({ id, waits }: Row, tests: TestsOfCards): string {
  const state = tests[id] === undefined ? 'data' : 'tested';
  return waits === undefined ? state : `${state}; for the campaign: ${waits.join(', ')}`;
}

function certaintyOf({ certainty: { card, ...fields } }: Row): string {
  return [card, ...Object.entries(fields).map(([field, how]) => `${field} ${how}`)].join('; ');
}

function hostOf({ name, subname, traits, unique }: NonNullable<Pack['upgrades'][number]['host']>): string {
  if (name !== undefined) return subname === undefined ? name : `${name}, ${subname}`;
  if (unique !== undefined) return unique ? 'unique cards' : 'cards that are not unique';
  return traits === undefined ? 'any card' : traits.join(', ');
}

function restrictionOf({ user, restriction = {} }: Pack['commands'][number]): string {
  const { army, affiliation, name, traits, attackType } = restriction;
  if (user === 'player') return army === undefined ? 'the player' : `players of ${army} armies`;
  const said = [affiliation, name, traits?.join(', '), attackType].filter((part) => part !== undefined);
  return said.length === 0 ? 'any figure' : said.join(' ');
}

const core = packs[defaultPack];
if (import.meta.main && core !== undefined) console.log(cardTables(core, testsOfCards));
