import { useRef } from 'preact/hooks';
import { rollTime } from '../../../web/board/rolling-die.tsx';
import { usePhases } from '../../../web/board/use-phases.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Result } from '../rules/event.ts';
import { damageOf, type Side } from '../rules/state.ts';
import { CardPicture } from './art/card-picture.tsx';
import type { BoardState } from './board-state.ts';
import { DicePair, Fighter, Sum } from './duel.tsx';
import type { BattleScene, Shown, StrikeScene } from './scenes.ts';

type Phase = 'roll' | 'rest' | 'sum' | 'fate';

/** How long each phase is shown, in milliseconds: dice that may be rolled again rest for a moment. */
const times: Readonly<Record<Phase, number>> = { roll: rollTime, rest: 600, sum: 1300, fate: 1500 };

/** A battle or a strike as it happened: the dice roll, the sums, what comes of them. A press, Enter or Escape skips. */
export function ScenePanel({
  table,
  scene,
  onDone,
}: {
  readonly table: BoardState;
  readonly scene: Shown;
  readonly onDone: () => void;
}) {
  const { say } = table.props;
  const panel = useRef<HTMLElement>(null);
  const { reducedMotion, pace } = table.props;
  const phase = usePhases({
    phases: phasesOf(scene),
    times,
    reducedMotion,
    pace,
    inside: () => panel.current?.closest('.pb-board'),
    onDone,
  });
  return (
    <section
      ref={panel}
      class="pb-panel pb-scene"
      aria-label={say({ key: scene.kind === 'battle' ? 'board.battle' : 'board.strike' })}
    >
      <header>
        <h2>{say({ key: scene.kind === 'battle' ? 'board.battle' : 'board.strike' })}</h2>
      </header>
      <div class="pb-duel">
        {scene.kind === 'battle' ? (
          <BattleSides table={table} scene={scene} phase={phase} />
        ) : (
          <StrikeSides table={table} scene={scene} phase={phase} />
        )}
      </div>
    </section>
  );
}

/** The phases of a scene: dice that may still be rolled again only come to rest. */
function phasesOf(scene: Shown): readonly [Phase, ...Phase[]] {
  if (scene.kind === 'battle' && scene.results === undefined)
    return scene.rolling.length > 0 ? ['roll', 'rest'] : ['sum', 'rest'];
  return scene.kind === 'strike' || scene.rolling.length > 0 ? ['roll', 'sum', 'fate'] : ['sum', 'fate'];
}

function BattleSides({
  table,
  scene,
  phase,
}: {
  readonly table: BoardState;
  readonly scene: BattleScene;
  readonly phase: Phase;
}) {
  return (
    <>
      {([0, 1] as const).map((side: Side) => {
        const unit = side === 0 ? scene.attacker : scene.defender;
        const result = scene.results?.[side];
        const harm = phase === 'fate' ? scene.harms.find((one) => one.unit === unit) : undefined;
        const dice = scene.rolls[side];
        return (
          <Fighter
            key={side}
            table={table}
            unit={unit}
            damage={damageOf(table.state.value, unit) + (harm?.counters ?? 0)}
            card={scene.cards[side]}
            fate={harm === undefined ? undefined : harm.destroyed ? 'destroyed' : 'hit'}
          >
            {dice !== undefined && (
              <DicePair dice={dice} rolling={phase === 'roll' && scene.rolling.includes(side)} />
            )}
            {result !== undefined && phase !== 'roll' && (
              <Verdict table={table} result={result} base="defense" told={phase === 'fate'} />
            )}
            {harm !== undefined && <p class="pb-harm">{table.props.say(harmSentence(harm))}</p>}
          </Fighter>
        );
      })}
    </>
  );
}

function harmSentence({ counters, prevented, destroyed }: BattleScene['harms'][number]): Sentence {
  if (destroyed) return sentence('board.harm.destroyed');
  return sentence(prevented > 0 ? 'board.harm.prevented' : 'board.harm.counters', {
    count: counters,
    prevented,
  });
}

function StrikeSides({
  table,
  scene,
  phase,
}: {
  readonly table: BoardState;
  readonly scene: StrikeScene;
  readonly phase: Phase;
}) {
  const { props } = table;
  const { pack } = props.rules.terms;
  const card = pack.cards[scene.card];
  return (
    <>
      <Fighter table={table} unit={scene.unit} damage={damageOf(table.state.value, scene.unit)}>
        <DicePair dice={scene.dice} rolling={phase === 'roll'} />
        {phase !== 'roll' && (
          <Verdict table={table} result={scene.result} base="guard" told={phase === 'fate'} />
        )}
      </Fighter>
      <section
        class={`pb-fighter pb-seat-${scene.target}`}
        data-fate={phase === 'fate' && scene.fate !== 'stands' ? 'destroyed' : undefined}
      >
        <h3>{props.seats.value[scene.target]?.name}</h3>
        <p class="pb-fighter-name">{card?.name}</p>
        <div class="pb-fighter-pieces">
          <div class="pb-fighter-objective">
            {card !== undefined && <CardPicture card={card} pack={pack} />}
          </div>
        </div>
        {phase === 'fate' && <p class="pb-harm">{props.say(sentence(`board.fate.${scene.fate}`))}</p>}
      </section>
    </>
  );
}

/** A roll with its sum, what it has to reach, and whether it does. */
function Verdict({
  table,
  result,
  base,
  told,
}: {
  readonly table: BoardState;
  readonly result: Result;
  readonly base: 'defense' | 'guard';
  readonly told: boolean;
}) {
  const { say } = table.props;
  return (
    <>
      <dl class="pb-sums">
        <Sum table={table} parts={result.parts} title={sentence('board.sum.result')} base="attack" />
        <Sum table={table} parts={result.against} title={sentence('board.sum.against')} base={base} />
      </dl>
      <p class={`pb-verdict ${result.hit ? 'pb-is-hit' : ''}`}>
        {told
          ? say(sentence(result.automatic ? 'board.automatic' : result.hit ? 'board.hit' : 'board.miss'))
          : '\u00a0'}
      </p>
    </>
  );
}
