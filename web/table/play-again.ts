import type { TableInfo } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import { go } from '../router.ts';

/** Goes to the table of the next match of a series. */
export async function playNext({ id }: TableInfo): Promise<void> {
  try {
    const next = await api.next(id);
    go(`/table/${next.id}`);
  } catch (failure) {
    notify(failureText(failure));
  }
}

/** Goes to the table at which the people of this one play again. Their seats are kept for them. */
export async function playAgain({ id }: TableInfo): Promise<void> {
  try {
    const next = await api.rematch(id);
    go(`/table/${next.id}`);
  } catch (failure) {
    notify(failureText(failure));
  }
}
