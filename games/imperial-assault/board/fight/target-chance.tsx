import { formatPercent } from '../../../common/percent.ts';
import { sentence } from '../../../sentences.ts';
import type { FigureNumber } from '../../rules/state.ts';
import type { BoardState } from '../board-state.ts';
import { chancesOn } from './chances.ts';
import { oddsSentence, rounded } from './odds-sentence.ts';
import { ResultSign } from './result-sign.tsx';

/** On a figure that can be attacked: the chance to hit it, and the mean of the damage. A picture; see {@link chanceText}. */
export function TargetChance({
  table,
  figure,
}: {
  readonly table: BoardState;
  readonly figure: FigureNumber;
}) {
  const forecast = chancesOn(table).get(figure);
  if (forecast === undefined) return null;
  const mean = table.props.say(sentence('board.fight.number', { number: rounded(forecast.expected) }));
  return (
    <span class="ib-target-chance" aria-hidden="true">
      <b>{formatPercent(forecast.hit)}</b>
      <span>
        {mean}
        <ResultSign result="damage" size={13} />
      </span>
    </span>
  );
}

/** The same in words, for the name of the figure; empty where it cannot be attacked. */
export function chanceText(table: BoardState, figure: FigureNumber): string {
  const forecast = chancesOn(table).get(figure);
  return forecast === undefined ? '' : table.props.say(oddsSentence(forecast));
}
