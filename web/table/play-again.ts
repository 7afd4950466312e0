import type { TableInfo } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { contribute } from '../contributions.ts';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import { go } from '../router.ts';

/** Goes to the table at which the people of this one play again, and sits down where one sat before. */
export async function playAgain({ id, seats }: TableInfo): Promise<void> {
  try {
    const next = await api.rematch(id);
    const mine = seats.findIndex((seat) => seat.mine);
    if (next.seats[mine]?.kind === 'open')
      await api.sit(next.id, mine, contribute(next.fairness?.commitment));
    go(`/table/${next.id}`);
  } catch (failure) {
    notify(failureText(failure));
  }
}
