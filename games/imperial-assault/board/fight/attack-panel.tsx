import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useScenes } from '../../../../web/board/use-scenes.ts';
import { sentence } from '../../../sentences.ts';
import { isDefenceDie } from '../../rules/attack/dice.ts';
import type { Attack } from '../../rules/attack/frames.ts';
import { format } from '../../rules/notation.ts';
import type { AttackForecast } from '../../rules/preview.ts';
import { type FigureNumber, none } from '../../rules/state.ts';
import { openWords } from '../../words.ts';
import type { BoardState } from '../board-state.ts';
import { Answers } from './answers.tsx';
import { askedInPanel } from './asked.ts';
import { chancesOn } from './chances.ts';
import { FighterSide, Pool, Rolled } from './fighter-side.tsx';
import { OddsStrip } from './odds.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { scenesOf } from './scenes.ts';
import { Parts, Sum } from './sum.tsx';
import { Uses } from './uses.tsx';
import './fight.css';

/**
 * What lies over the lower part of the map: the attack as it happens, the one that is thought about (`table.target`) or
 * that goes on, and what one is asked at other moments.
 */
export function AttackPanel({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { scene, done } = useScenes(props, (events) =>
    scenesOf(events, table.viewBefore(), props.view.peek()),
  );
  if (scene !== undefined)
    return <ScenePanel key={JSON.stringify(scene)} table={table} scene={scene} onDone={done} />;
  const target = table.target.value;
  const view = table.view.value;
  const legal = table.legal.value;
  const attack = view.stack.findLast((frame) => frame.step === 'attack');
  if (target !== undefined) return <Thought key={target} table={table} target={target} />;
  if (attack?.step === 'attack' && attack.target !== none)
    return <GoingOn key={`${attack.attacker} ${attack.target}`} table={table} attack={attack} />;
  if (legal !== undefined && askedInPanel.has(legal.kind))
    return (
      <Panel table={table} title={props.say({ key: 'board.fight.asked' })} starts="open">
        <Answers table={table} />
      </Panel>
    );
  return null;
}

/** A panel that can be folded to its head, so that the map beneath can be seen. */
function Panel({
  table,
  title,
  starts,
  children,
}: {
  readonly table: BoardState;
  readonly title: string;
  readonly starts: 'open' | 'folded';
  readonly children: ComponentChildren;
}) {
  const { say } = table.props;
  const folded = useSignal<boolean | undefined>(undefined);
  const isFolded = folded.value ?? starts === 'folded';
  return (
    <section class="ib-panel" data-part="attack" data-folded={isFolded} aria-label={title}>
      <header class="ib-panel-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="button ib-fold"
          aria-expanded={!isFolded}
          onClick={() => {
            folded.value = !isFolded;
          }}
        >
          {say({ key: isFolded ? 'board.fight.unfold' : 'board.fight.fold' })}
        </button>
      </header>
      {!isFolded && <div class="ib-panel-body">{children}</div>}
    </section>
  );
}

/** An attack that one thinks about: a button declares it. */
function Thought({ table, target }: { readonly table: BoardState; readonly target: FigureNumber }) {
  const { props } = table;
  const { say } = props;
  const attacker = table.state.value.activation?.figure;
  const choice = table.legal.value?.choices.find((one) => one.kind === 'attack' && one.target === target);
  const forecast = chancesOn(table).get(target);
  if (attacker === undefined || choice === undefined) return null;
  const words = openWords(props.rules);
  return (
    <Panel table={table} title={say({ key: 'board.fight' })} starts="open">
      <div class="ib-duel">
        <FighterSide table={table} figure={attacker} part="attacker">
          <Pool table={table} dice={forecast?.attackPool ?? []} />
        </FighterSide>
        <FighterSide table={table} figure={target} part="target">
          <Pool table={table} dice={forecast?.defencePool ?? []} />
        </FighterSide>
      </div>
      {forecast !== undefined && <Foreseen table={table} forecast={forecast} />}
      <p class="ib-confirm">
        <button type="button" class="button primary ib-button" onClick={() => table.play(choice)}>
          {say(words.choice(format(choice), props.view.value))}
        </button>
        <button type="button" class="button ib-button" onClick={() => table.drop()}>
          {say({ key: 'board.fight.leave' })}
        </button>
      </p>
      {forecast !== undefined && <Uses table={table} seat={table.own} between={[attacker, target]} />}
    </Panel>
  );
}

/** How far, the chances, and what modifies the results for sure. */
function Foreseen({ table, forecast }: { readonly table: BoardState; readonly forecast: AttackForecast }) {
  const { kind, distance, parts } = forecast;
  return (
    <>
      <p class="ib-distance">{table.props.say(sentence('board.fight.distance', { kind, distance }))}</p>
      <OddsStrip table={table} forecast={forecast} />
      {parts.length > 0 && <Parts table={table} parts={parts} />}
    </>
  );
}

/** The attack that goes on: its dice, what changes them, what it comes to, and what one may do. */
function GoingOn({ table, attack }: { readonly table: BoardState; readonly attack: Attack }) {
  const { props } = table;
  const { say } = props;
  const { terms } = props.rules;
  const legal = table.legal.value;
  const { attacker, target, dice, parts, attackPool, defencePool } = attack;
  const forecast = props.aids.value ? terms.forecasts.current(terms, table.state.value) : undefined;
  const inPanel = legal !== undefined && askedInPanel.has(legal.kind);
  const side = (of: 'attack' | 'defence') =>
    dice.length > 0 ? (
      <Rolled table={table} dice={dice.filter(({ die }) => isDefenceDie(die) === (of === 'defence'))} />
    ) : (
      <Pool
        table={table}
        dice={of === 'attack' ? (forecast?.attackPool ?? attackPool) : (forecast?.defencePool ?? defencePool)}
      />
    );
  const isSettled = attack.phase === 'blast' || attack.phase === 'cleave' || attack.phase === 'after';
  return (
    <Panel
      table={table}
      title={say({ key: 'board.fight' })}
      starts={legal === undefined || inPanel ? 'open' : 'folded'}
    >
      <div class="ib-duel">
        <FighterSide table={table} figure={attacker} part="attacker">
          {side('attack')}
        </FighterSide>
        <FighterSide table={table} figure={target} part="target">
          {side('defence')}
        </FighterSide>
      </div>
      {dice.length > 0 ? (
        <Sum table={table} dice={dice} parts={parts} />
      ) : (
        parts.length > 0 && <Parts table={table} parts={parts} />
      )}
      {forecast !== undefined && !isSettled && <OddsStrip table={table} forecast={forecast} />}
      {inPanel ? (
        <Answers table={table} />
      ) : (
        legal === undefined && <p class="ib-waits">{say({ key: 'board.fight.waits' })}</p>
      )}
    </Panel>
  );
}
