import { useSignal } from '@preact/signals';
import { sentence } from '../../../sentences.ts';
import { isDefenceDie } from '../../rules/attack/dice.ts';
import type { Attack } from '../../rules/attack/frames.ts';
import type { Choice } from '../../rules/choice.ts';
import { format } from '../../rules/notation.ts';
import type { AttackForecast } from '../../rules/preview/attack.ts';
import { type FigureNumber, none } from '../../rules/state.ts';
import { figureName } from '../../words/pieces.ts';
import type { BoardState } from '../board-state.ts';
import { Answers } from './answers.tsx';
import { askedByCards, askedInPanel } from './asked.ts';
import { attacksOn, forecastOf } from './chances.ts';
import { FighterSide, Pool, Rolled } from './fighter-side.tsx';
import { OddsStrip } from './odds.tsx';
import { bringIntoSight, Panel } from './panel.tsx';
import { ScenePanel } from './scene-panel.tsx';
import type { Shown } from './scenes.ts';
import { Parts, Sum } from './sum.tsx';
import { Uses } from './uses.tsx';

/**
 * What lies over or beside the map: the attack as it happens, the one that is thought about (`table.target`) or
 * that goes on, and what one is asked at other moments.
 */
export function Duel({
  table,
  scene,
  onDone,
}: {
  readonly table: BoardState;
  readonly scene: Shown | undefined;
  readonly onDone: () => void;
}) {
  const { props } = table;
  if (scene !== undefined)
    return <ScenePanel key={JSON.stringify(scene)} table={table} scene={scene} onDone={onDone} />;
  const target = table.target.value;
  const view = table.view.value;
  const legal = table.legal.value;
  // The one that lies on the other goes on: an attack in a test, or a test in an attack.
  const course = view.stack.findLast(({ step }) => step === 'attack' || step === 'testing');
  const draft = table.draft.value;
  if (target !== undefined) return <Thought key={target} table={table} target={target} />;
  if (draft !== undefined && legal !== undefined && !askedInPanel.has(legal.kind))
    return <Drafted key={format(draft)} table={table} draft={draft} />;
  const asked = legal !== undefined && askedInPanel.has(legal.kind) ? legal.kind : undefined;
  const { Test, DeploymentPanel } = table.parts;
  if (asked !== undefined && askedByCards.has(asked) && DeploymentPanel !== undefined)
    return <DeploymentPanel key={asked} table={table} />;
  if (course?.step === 'testing' && Test !== undefined && (asked !== undefined || legal === undefined))
    return (
      <Test key={`${course.figure} ${asked}`} table={table} test={course}>
        {asked !== undefined ? (
          <Answers table={table} />
        ) : (
          <p class="ib-waits">{props.say({ key: 'board.fight.waits' })}</p>
        )}
      </Test>
    );
  // A question comes with a panel of its own, open: nothing in the one before it makes room for answers.
  if (course?.step === 'attack' && course.target !== none)
    return <GoingOn key={`${course.attacker} ${course.target} ${asked}`} table={table} attack={course} />;
  if (asked !== undefined)
    return (
      <Panel table={table} title={props.say({ key: 'board.fight.asked' })} starts="open">
        <Answers table={table} />
      </Panel>
    );
  return null;
}

/** An attack that one thinks about: a button declares it. */
function Thought({ table, target }: { readonly table: BoardState; readonly target: FigureNumber }) {
  const { props } = table;
  const { say } = props;
  const attacker = table.state.value.activation?.figure;
  const weapon = useSignal<string | undefined>(undefined);
  const attacks = attacksOn(table, target);
  const choice = attacks.find((one) => one.weapon === weapon.value) ?? attacks[0];
  const forecast = choice && forecastOf(table, choice);
  const { Weapons } = table.parts;
  if (attacker === undefined || choice === undefined) return null;
  const seen = { terms: props.rules.terms, view: props.view.value };
  return (
    <Panel
      table={table}
      title={say({ key: 'board.fight' })}
      brings={say({ key: 'board.fight.unfold' })}
      starts="open"
      about={[attacker, target]}
    >
      <div class="ib-duel">
        <FighterSide table={table} figure={attacker} part="attacker">
          <Pool table={table} dice={forecast?.attackPool ?? []} />
        </FighterSide>
        <FighterSide table={table} figure={target} part="target">
          <Pool table={table} dice={forecast?.defencePool ?? []} />
        </FighterSide>
      </div>
      {Weapons !== undefined && choice.weapon !== undefined && (
        <Weapons
          table={table}
          attacks={attacks}
          chosen={choice}
          onChoose={(attack) => {
            weapon.value = attack.weapon;
          }}
        />
      )}
      {forecast !== undefined && <Foreseen table={table} forecast={forecast} />}
      <p class="ib-confirm">
        <button
          ref={bringIntoSight}
          type="button"
          class="button primary ib-does"
          onClick={() => table.play(choice)}
        >
          {say(sentence('board.fight.declare', { figure: figureName(seen, target) }))}
        </button>
        <button type="button" class="button" onClick={() => table.drop()}>
          {say({ key: 'board.fight.leave' })}
        </button>
      </p>
      {forecast !== undefined && <Uses table={table} seat={table.own} between={[attacker, target]} />}
    </Panel>
  );
}

/** A card or an ability that one thinks about: what it says, and a button that uses it. */
function Drafted({ table, draft }: { readonly table: BoardState; readonly draft: Choice }) {
  const { props } = table;
  const { say } = props;
  const label = say(table.words.choice(format(draft), props.view.value));
  return (
    <Panel table={table} title={say({ key: 'board.fight.use' })} starts="open">
      <p>{label}</p>
      <p class="ib-confirm">
        <button type="button" class="button primary ib-does" onClick={() => table.play(draft)}>
          {say({ key: 'board.fight.do' })}
        </button>
        <button type="button" class="button" onClick={() => table.drop()}>
          {say({ key: 'board.fight.leave' })}
        </button>
      </p>
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
  const { attacker, target, weapon, dice, parts, attackPool, defencePool } = attack;
  const { Wielded } = table.parts;
  const forecast = props.aids.value ? terms.forecasts.current(table.state.value) : undefined;
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
      brings={say({ key: 'board.fight.unfold' })}
      starts={legal === undefined || inPanel ? 'open' : 'folded'}
      about={[attacker, target]}
    >
      <div class="ib-duel">
        <FighterSide table={table} figure={attacker} part="attacker">
          {Wielded !== undefined && weapon !== undefined && weapon !== none && (
            <Wielded table={table} weapon={weapon} />
          )}
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
      {inPanel ? (
        <Answers table={table} />
      ) : (
        legal === undefined && <p class="ib-waits">{say({ key: 'board.fight.waits' })}</p>
      )}
      {forecast !== undefined && !isSettled && isOpen(forecast) && (
        <OddsStrip table={table} forecast={forecast} />
      )}
    </Panel>
  );
}

/** Whether dice still decide what an attack comes to. */
function isOpen({ damage }: AttackForecast): boolean {
  return damage.filter((chance) => chance > 0).length > 1;
}
