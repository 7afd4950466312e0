import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Choice } from '../rules/choice.ts';
import { numberOf, seatOf } from '../rules/state.ts';
import { askedFrame } from './frames.ts';
import { type Seen, zoneName } from './names.ts';

/** Under which heading a choice stands where many are listed: the kind of action, the zone, or whose unit it is. */
export function choiceGroup(choice: Choice, { view }: Seen): Sentence | undefined {
  switch (choice.kind) {
    case 'power':
    case 'strike':
      return sentence(`group.${choice.kind}`);
    case 'objective':
    case 'slot':
      return sentence('group.objective');
    case 'move':
    case 'combat':
      return sentence('group.action');
    case 'unit':
      break;
    default:
      return undefined;
  }
  const step = askedFrame(view)?.step;
  const seat = seatOf(choice.unit);
  if (step === 'target') return sentence('group.units', { seat: { seat } });
  if (step !== 'move' && step !== 'attackers') return undefined;
  const zone = view.players[seat]?.units?.zones[numberOf(choice.unit)];
  return zone === undefined ? undefined : sentence('group.zone', { zone: zoneName(zone) });
}
