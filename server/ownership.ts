import { checkOwner } from './access.ts';
import type { NewEntry } from './entry.ts';
import { personOf } from './person.ts';
import { Refused } from './refusal.ts';
import { seatsOf, type TableFacts } from './table-facts.ts';

/** The owner sends somebody away who watches without a seat, for good. `here` are the accounts that watch. */
export function removePerson(
  facts: TableFacts,
  account: string,
  person: string,
  here: Iterable<string>,
): readonly NewEntry[] {
  checkOwner(facts, account);
  const found = [...here].find((other) => personOf(other) === person);
  if (found === undefined || found === account || seatsOf(facts.holders, found).length > 0) {
    throw new Refused('unknown-person', 'nobody of that name watches without a seat');
  }
  return [{ kind: 'removed', account: found }];
}

/** The owner gives the table to somebody who sits at it or watches. `here` are the accounts that watch. */
export function changeOwner(
  facts: TableFacts,
  account: string,
  person: string,
  here: Iterable<string>,
): readonly NewEntry[] {
  checkOwner(facts, account);
  const seated = facts.holders.flatMap((holder) => (holder.kind === 'person' ? [holder.account] : []));
  const found = [...seated, ...here].find((other) => personOf(other) === person);
  if (found === undefined) throw new Refused('unknown-person', 'nobody of that name is here');
  return found === account ? [] : [{ kind: 'ownerChanged', account: found }];
}
