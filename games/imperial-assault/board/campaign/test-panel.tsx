import { sentence } from '../../../sentences.ts';
import { shownBy } from '../../rules/attack/dice.ts';
import { successesWanted } from '../../words/campaign/mission.ts';
import type { BattleParts } from '../battle-parts.ts';
import { FighterSide, Pool, Rolled } from '../fight/fighter-side.tsx';
import { Panel } from '../fight/panel.tsx';

/** The test that goes on: who tests which attribute, the dice, and the successes on them beside those that are wanted (A11). */
export const Test: NonNullable<BattleParts['Test']> = ({ table, test, children }) => {
  const { say, rules } = table.props;
  const { figure, attribute, dice = [], pool = [], more = 0 } = test;
  const successes = dice.reduce((sum, { die, face }) => sum + shownBy(die, face).surge, more);
  const wanted = successesWanted({ terms: rules.terms, view: table.view.value }, test.purpose);
  return (
    <Panel
      table={table}
      title={say(sentence('board.test', { attribute: sentence(`sheet.${attribute}`) }))}
      starts="open"
      about={[figure]}
    >
      <FighterSide table={table} figure={figure} part="target">
        {dice.length > 0 ? <Rolled table={table} dice={dice} /> : <Pool table={table} dice={pool} />}
      </FighterSide>
      {dice.length > 0 && (
        <p class="ic-successes">
          {say(sentence('board.test.successes', { successes }))}
          {wanted !== undefined && <small>{say(sentence('board.test.wanted', { ...wanted }))}</small>}
        </p>
      )}
      {children}
    </Panel>
  );
};
