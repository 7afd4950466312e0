import { useRef } from 'preact/hooks';
import { rollTime } from '../../../../web/board/rolling-die.tsx';
import { usePhases } from '../../../../web/board/use-phases.ts';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import { isDefenceDie, shownBy } from '../../rules/attack/dice.ts';
import type { RolledDie } from '../../rules/attack/results.ts';
import { dieSentence } from '../../words/attack.ts';
import { figureShort } from '../../words/pieces.ts';
import type { BoardState } from '../board-state.ts';
import { TumblingDie } from './die-face.tsx';
import { FighterSide } from './fighter-side.tsx';
import { useSide } from './panel.tsx';
import type { AttackScene, Harm, RollScene, Shown, Verdict } from './scenes.ts';
import { Sum } from './sum.tsx';

type Phase = 'roll' | 'rest' | 'sum' | 'fate';

/** How long each phase is shown, in milliseconds. */
const times: Readonly<Record<Phase, number>> = { roll: rollTime, rest: 700, sum: 1500, fate: 1500 };

/** Dice that may still be rolled again only come to rest. */
function phasesOf(scene: Shown): readonly [Phase, ...Phase[]] {
  if (scene.kind === 'roll') return ['roll', 'fate'];
  if (scene.verdict === undefined) return ['roll', 'rest'];
  return scene.rolling.length > 0 ? ['roll', 'sum', 'fate'] : ['sum', 'fate'];
}

/** An attack or another roll as it happened: the dice roll, the sum, what comes of it. A press, Enter or Escape skips. */
export function ScenePanel({
  table,
  scene,
  onDone,
}: {
  readonly table: BoardState;
  readonly scene: Shown;
  readonly onDone: () => void;
}) {
  const { say, reducedMotion, pace } = table.props;
  const panel = useRef<HTMLElement>(null);
  const phase = usePhases({
    phases: phasesOf(scene),
    times,
    reducedMotion,
    pace,
    inside: () => panel.current?.closest('.ib-board'),
    onDone,
  });
  const side = useSide(table, scene.kind === 'attack' ? [scene.attacker, scene.target] : [scene.figure]);
  const title = say({ key: scene.kind === 'attack' ? 'board.fight' : 'board.fight.roll' });
  return (
    <section
      ref={panel}
      class="ib-panel ib-scene"
      data-part="attack"
      data-phase={phase}
      data-at={side}
      aria-label={title}
    >
      {scene.kind === 'attack' ? (
        <AttackShown table={table} scene={scene} phase={phase} />
      ) : (
        <RollShown table={table} scene={scene} phase={phase} />
      )}
    </section>
  );
}

function AttackShown({
  table,
  scene,
  phase,
}: {
  readonly table: BoardState;
  readonly scene: AttackScene;
  readonly phase: Phase;
}) {
  const { attacker, target, dice, parts, verdict } = scene;
  const isSummed = verdict !== undefined && (phase === 'sum' || phase === 'fate');
  const fateOf = (figure: number) => {
    const harm = phase === 'fate' ? scene.harms.find((one) => one.figure === figure) : undefined;
    return harm === undefined ? undefined : harm.defeated ? 'defeated' : 'hit';
  };
  return (
    <>
      <div class="ib-duel">
        {(['attacker', 'target'] as const).map((role) => {
          const figure = role === 'attacker' ? attacker : target;
          if (figure < 0) return null;
          return (
            <FighterSide key={role} table={table} figure={figure} part={role} fate={fateOf(figure)}>
              <DiceShown
                table={table}
                dice={dice}
                side={role === 'target' ? 'defence' : 'attack'}
                rolling={phase === 'roll' ? scene.rolling : []}
              />
            </FighterSide>
          );
        })}
      </div>
      {isSummed && <Sum table={table} dice={dice} parts={parts} />}
      {/* It keeps its line, so that nothing moves when it comes. */}
      <p class="ib-verdict" data-hit={verdict?.missed === null}>
        {phase === 'fate' && verdict !== undefined ? table.props.say(verdictSentence(verdict)) : '\u00a0'}
      </p>
      {phase === 'fate' && <Harms table={table} harms={scene.harms} />}
    </>
  );
}

/** What an attack came to, in a sentence. */
export function verdictSentence({ results, distance, missed, damage }: Verdict): Sentence {
  if (missed === 'accuracy') return sentence('board.fight.short', { accuracy: results.accuracy, distance });
  return missed === null
    ? sentence('board.fight.deals', { damage })
    : sentence(`board.fight.missed.${missed}`);
}

function Harms({ table, harms }: { readonly table: BoardState; readonly harms: readonly Harm[] }) {
  const { say, rules } = table.props;
  const seen = { terms: rules.terms, view: table.view.value };
  return (
    <ul class="ib-harms">
      {harms.map(({ figure, damage, defeated }) => (
        <li key={figure}>
          {say(
            sentence(defeated ? 'board.fight.harm.defeated' : 'board.fight.harm', {
              figure: figureShort(seen, figure),
              damage,
            }),
          )}
        </li>
      ))}
    </ul>
  );
}

function DiceShown({
  table,
  dice,
  side,
  rolling,
}: {
  readonly table: BoardState;
  readonly dice: readonly RolledDie[];
  readonly side: 'attack' | 'defence';
  readonly rolling: readonly number[];
}) {
  return (
    <ul class="ib-dice">
      {dice.map((rolled, place) =>
        isDefenceDie(rolled.die) === (side === 'defence') ? (
          <li key={place}>
            <TumblingDie
              die={rolled.die}
              faces={(face) => shownBy(rolled.die, face)}
              face={rolled.face}
              rolling={rolling.includes(place)}
            />
            <span class="hidden-text">{table.props.say(dieSentence(rolled))}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

function RollShown({
  table,
  scene,
  phase,
}: {
  readonly table: BoardState;
  readonly scene: RollScene;
  readonly phase: Phase;
}) {
  const { say } = table.props;
  const dice = (
    <ul class="ib-dice">
      {scene.dice.map((rolled, place) => (
        <li key={place}>
          <TumblingDie
            die={rolled.die}
            faces={(face) => shownBy(rolled.die, face)}
            face={rolled.face}
            rolling={phase === 'roll'}
          />
          <span class="hidden-text">{say(dieSentence(rolled))}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {scene.figure >= 0 ? (
        <FighterSide table={table} figure={scene.figure} part="target">
          {dice}
        </FighterSide>
      ) : (
        dice
      )}
      <p class="ib-verdict">
        {phase === 'fate' && scene.damage !== undefined
          ? say(sentence('board.fight.suffers', { damage: scene.damage }))
          : '\u00a0'}
      </p>
    </>
  );
}
