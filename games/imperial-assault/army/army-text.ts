import { callsOf, readList, writeList } from '../../../web/loadouts/kit/list-text.ts';
import type { ReadLoadout } from '../../builder.ts';
import { once } from '../../common/once.ts';
import type { Pack } from '../content/pack.ts';
import {
  type ArmyValue,
  affiliationsIn,
  armyAffiliations,
  emptyArmy,
  mostOfOne,
  type Part,
  parts,
} from './army-value.ts';

/**
 * An army in one line: its affiliation, deployment cards, upgrades and command cards.
 *
 * @example 'rebel | han-solo, 2 rebel-trooper | rogue-smuggler | 2 deflection, planning'
 */
export function writeArmy(pack: Pack, army: ArmyValue): string {
  return `${army.affiliation} | ${writeList(callsIn(pack), army)}`;
}

/**
 * Reads a list of cards, by id or by name. Where it does not begin with an affiliation, the army has the one of most of its
 * cards.
 */
export function readArmy(pack: Pack, text: string): ReadLoadout<ArmyValue> {
  const [, first = '', list = text] = /^\s*(\w+)\s*[|:\n](.*)$/s.exec(text) ?? [];
  const said = armyAffiliations.find((one) => one === first.toLowerCase());
  const read = readList(callsIn(pack), said === undefined ? text : list, {
    most: mostOfOne,
    empty: emptyArmy,
  });
  if ('faults' in read) return read;
  const [affiliation = emptyArmy.affiliation] =
    said === undefined ? affiliationsIn(pack, read.value) : [said];
  return { value: { ...read.value, affiliation } };
}

const callsIn = once((pack: Pack) =>
  callsOf<Part>(
    parts.map((part) => ({ part, known: pack[part] })),
    () => '',
  ),
);
