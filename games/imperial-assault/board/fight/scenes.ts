import type { Scene } from '../../../../web/board/use-scenes.ts';
import type { Results } from '../../rules/attack/dice.ts';
import type { Attack, Part } from '../../rules/attack/frames.ts';
import type { RolledDie } from '../../rules/attack/results.ts';
import type { Event } from '../../rules/event.ts';
import type { FigureNumber } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** What an attack came to. */
export interface Verdict {
  readonly results: Results;
  readonly distance: number;
  readonly missed: Attack['missed'];
  readonly damage: number;
}

/** What a figure suffered in a scene. */
export interface Harm {
  readonly figure: FigureNumber;
  readonly damage: number;
  readonly defeated: boolean;
}

/** Dice of an attack that roll, or roll again, and what came of it once that is known. */
export interface AttackScene extends Scene {
  readonly kind: 'attack';
  readonly attacker: FigureNumber;
  readonly target: FigureNumber;
  readonly dice: readonly RolledDie[];
  /** The dice that roll in this scene, by place. */
  readonly rolling: readonly number[];
  readonly parts: readonly Part[];
  /** Surge abilities that were used, by number. */
  readonly spent: readonly number[];
  readonly verdict: Verdict | undefined;
  readonly harms: readonly Harm[];
}

/** Dice that were rolled for an ability or by the mission, outside an attack. */
export interface RollScene extends Scene {
  readonly kind: 'roll';
  readonly figure: FigureNumber;
  readonly dice: readonly RolledDie[];
  /** What the figure suffers by it; undefined where the dice count for something else. */
  readonly damage: number | undefined;
}

export type Shown = AttackScene | RollScene;

type Making = { -readonly [K in keyof AttackScene]: AttackScene[K] };

/** What is known of the attack before a batch: that of the frame that lies on top of the others. */
function begun({ stack }: View): Omit<Making, 'from' | 'kind'> {
  const frame = stack.findLast((one) => one.step === 'attack');
  const known = frame?.step === 'attack' ? frame : undefined;
  return {
    attacker: known?.attacker ?? -1,
    target: known?.target ?? -1,
    dice: known?.dice ?? [],
    rolling: [],
    parts: known?.parts ?? [],
    spent: known?.spent ?? [],
    verdict: undefined,
    harms: [],
  };
}

/** The test of which the next die is that is rolled again: it may go on within an attack, whose dice stay as they are. */
function rerolledTest({
  stack,
}: View): Extract<View['stack'][number], { readonly step: 'testing' }> | undefined {
  if (stack.at(-1)?.step !== 'rerollTest') return undefined;
  const test = stack.findLast(({ step }) => step === 'testing');
  return test?.step === 'testing' ? test : undefined;
}

/**
 * The rolls and results of a batch of events, one after the other. `before` is the view as it was before them, and `after`
 * as it is now, which knows all that changed the results of the last attack.
 */
export function scenesOf(events: readonly Event[], before: View, after: View): Shown[] {
  const shown: Shown[] = [];
  let attack = begun(before);
  let scene: Making | undefined;
  let test = rerolledTest(before);
  const begin = (from: number): Making => {
    if (scene?.verdict !== undefined) scene = undefined;
    if (scene === undefined) {
      scene = { kind: 'attack', from, ...attack };
      shown.push(scene);
    }
    return scene;
  };
  for (const [at, event] of events.entries()) {
    switch (event.kind) {
      case 'attacked':
        scene = undefined;
        attack = {
          ...begun(before),
          attacker: event.attacker,
          target: event.target,
          dice: [],
          parts: [],
          spent: [],
        };
        break;
      case 'rolled':
        scene = undefined;
        attack = { ...attack, dice: event.dice, parts: [], spent: [] };
        begin(at).rolling = event.dice.map((_, place) => place);
        break;
      case 'rerolled': {
        scene = undefined;
        if (test !== undefined) {
          shown.push({
            kind: 'roll',
            from: at,
            figure: test.figure,
            dice: (test.dice ?? []).map((die, place) => (place === event.place ? event.after : die)),
            damage: undefined,
          });
          test = undefined;
          break;
        }
        attack = { ...attack, dice: attack.dice.with(event.place, event.after) };
        begin(at).rolling = [event.place];
        break;
      }
      case 'changed':
        attack = { ...attack, parts: [...attack.parts, { from: event.from, changes: event.changes }] };
        break;
      case 'spentToken':
        attack = {
          ...attack,
          parts: [...attack.parts, { from: { token: event.figure }, changes: { [event.token]: 1 } }],
        };
        break;
      case 'surge':
        attack = { ...attack, spent: [...attack.spent, event.surge] };
        break;
      case 'resolved': {
        const now = begin(at);
        const { results, distance, missed, damage } = event;
        now.verdict = { results, distance, missed, damage };
        const known = after.last;
        const isLast =
          known?.attacker === event.attacker && known.target === event.target && known.damage !== null;
        now.parts = isLast ? known.parts : attack.parts;
        now.spent = isLast ? known.spent : attack.spent;
        break;
      }
      case 'suffered':
        if (scene?.verdict !== undefined && event.what === 'damage')
          noteHarm(scene, event.figure, event.amount, false);
        break;
      case 'defeated':
        if (scene?.verdict !== undefined) noteHarm(scene, event.figure, 0, true);
        break;
      case 'rolledFor':
        shown.push({ kind: 'roll', from: at, figure: event.figure, dice: event.dice, damage: undefined });
        break;
      case 'bombarded':
        shown.push({
          kind: 'roll',
          from: at,
          figure: event.figure,
          dice: event.dice.map((die, place) => ({ die, face: event.faces[place] ?? 1, rerolled: false })),
          damage: event.damage,
        });
        break;
      default:
        break;
    }
  }
  return shown;
}

function noteHarm(scene: Making, figure: FigureNumber, damage: number, defeated: boolean): void {
  const known = scene.harms.find((harm) => harm.figure === figure);
  const harm = {
    figure,
    damage: (known?.damage ?? 0) + damage,
    defeated: defeated || (known?.defeated ?? false),
  };
  scene.harms =
    known === undefined ? [...scene.harms, harm] : scene.harms.map((one) => (one === known ? harm : one));
}
