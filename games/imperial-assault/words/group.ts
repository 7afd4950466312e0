import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Choice } from '../rules/choice.ts';
import { askedFrame } from './frames.ts';
import type { Seen } from './pieces.ts';

/** Under which heading a choice stands where many are listed: the kind of action, and what else may be done. */
export function choiceGroup(choice: Choice, { view }: Seen): Sentence | undefined {
  const step = askedFrame(view)?.step;
  if (choice.kind === 'order') return sentence('group.orders');
  if (step === 'window') return choice.kind === 'pass' ? undefined : sentence('group.use');
  if (step !== 'activation') return undefined;
  switch (choice.kind) {
    case 'run':
    case 'shake':
    case 'door':
    case 'token':
      return sentence('group.actions');
    case 'attack':
      return sentence('group.attack');
    case 'move':
      return sentence('group.move');
    case 'use':
      return sentence('group.use');
    case 'play':
      return sentence('group.play');
    default:
      return undefined;
  }
}
