import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { battleIn } from '../rules/seen.ts';
import type { Battle, FrameOf, PocketFrame, Side, UnitCode } from '../rules/state.ts';
import { askedFrame } from './frames.ts';
import { type Seen, unitName, unitShort, zoneName } from './names.ts';
import { placedStars } from './stars.ts';

/** Who does what now. `kind` is the name of the step that waits. */
export function promptSentence(kind: string, seat: Seat, seen: Seen): Sentence {
  const who = { seat: { seat } };
  const frame = askedFrame(seen.view);
  if (frame?.step === kind) return framePrompt(frame, seat, seen);
  // The frame of somebody else who works in private is unknown.
  return kind === 'place' || kind === 'build' ? sentence(`prompt.${kind}.hidden`, who) : turnPrompt(seat);
}

function framePrompt(frame: PocketFrame, seat: Seat, seen: Seen): Sentence {
  const { terms } = seen;
  const who = { seat: { seat } };
  switch (frame.step) {
    case 'turn':
      return turnPrompt(seat, frame);
    case 'build':
      return sentence('prompt.build', { ...who, most: terms.size });
    case 'place':
      return sentence('prompt.place', { ...who, placed: placedStars(seen, seat), most: terms.placed });
    case 'objective':
      return sentence('prompt.objective', { ...who, number: frame.slot + 1 });
    case 'leave':
      return sentence(frame.free ? 'prompt.leave' : 'prompt.moveTo', {
        ...who,
        unit: unitName(seen, frame.unit),
      });
    case 'moveTo':
      return sentence('prompt.moveTo', { ...who, unit: unitName(seen, frame.unit) });
    case 'move':
    case 'attackers':
      return sentence(`prompt.${frame.step}`, { ...who, left: frame.left });
    case 'carry':
      return sentence('prompt.carry', { ...who, unit: unitName(seen, frame.unit), zone: zoneName(frame.to) });
    case 'against':
    case 'target':
      return sentence(`prompt.${frame.step}`, { ...who, unit: unitName(seen, frame.attacker) });
    case 'nextBattle':
      return sentence('prompt.nextBattle', who);
    case 'card': {
      const battle = battleIn(seen.view);
      if (battle === undefined) break;
      return sentence('prompt.card', { ...who, unit: unitName(seen, unitOn(battle, frame.side)) });
    }
    case 'reroll': {
      const battle = battleIn(seen.view);
      const [one, other] = battle?.rolls[frame.of] ?? [0, 0];
      if (battle === undefined) break;
      const unit = unitShort(seen, unitOn(battle, frame.of));
      return sentence('prompt.reroll', { ...who, unit, one, other });
    }
    case 'strikers':
    case 'nextStrike': {
      const args = { ...who, target: { seat: frame.target }, number: frame.slot + 1, left: frame.left };
      return sentence(`prompt.${frame.step}`, args);
    }
    case 'deploy':
      return sentence('prompt.deploy', { ...who, left: frame.left });
    case 'chooseUnit': {
      const { deed } = entry(terms.deeds, frame.deed);
      if (deed.do !== 'repair' && deed.do !== 'damage') break;
      return sentence(`prompt.chooseUnit.${deed.do}`, { ...who, amount: deed.amount });
    }
    case 'chooseOpponent': {
      const { deed } = entry(terms.deeds, frame.deed);
      const count = deed.do === 'discard' ? deed.count : 0;
      return sentence(`prompt.chooseOpponent.${deed.do === 'look' ? 'look' : 'discard'}`, { ...who, count });
    }
    case 'chooseDiscard':
      return sentence('prompt.chooseDiscard', { ...who, of: { seat: frame.opponent }, left: frame.left });
    default:
      break;
  }
  return turnPrompt(seat);
}

/** What a seat may do in its turn: what it has used already is left out. */
function turnPrompt(
  seat: Seat,
  { objective, power }: Pick<FrameOf<'turn'>, 'objective' | 'power'> = { objective: true, power: true },
): Sentence {
  const extra = objective && power ? 'both' : objective ? 'objective' : power ? 'power' : 'none';
  return sentence('prompt.turn', { seat: { seat }, extra });
}

function unitOn({ attacker, defender }: Battle, side: Side): UnitCode {
  return side === 0 ? attacker : defender;
}
