import { checkOwner } from './access.ts';
import type { Happening } from './entry.ts';
import { personOf } from './person.ts';
import { Refused } from './refusal.ts';
import { type Roster, seatsOf } from './roster.ts';

/** The owner sends somebody away who watches without a seat, for good. `here` are the accounts that watch. */
export function removed(
  roster: Roster,
  account: string,
  person: string,
  here: Iterable<string>,
): readonly Happening[] {
  checkOwner(roster, account);
  const found = [...here].find((other) => personOf(other) === person);
  if (found === undefined || found === account || seatsOf(roster.chairs, found).length > 0) {
    throw new Refused('unknown-person', 'nobody of that name watches without a seat');
  }
  return [{ kind: 'removed', account: found }];
}

/** The owner gives the table to somebody who sits at it or watches. `here` are the accounts that watch. */
export function handedOn(
  roster: Roster,
  account: string,
  person: string,
  here: Iterable<string>,
): readonly Happening[] {
  checkOwner(roster, account);
  const seated = roster.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.account] : []));
  const found = [...seated, ...here].find((other) => personOf(other) === person);
  if (found === undefined) throw new Refused('unknown-person', 'nobody of that name is here');
  return found === account ? [] : [{ kind: 'handed', account: found }];
}
