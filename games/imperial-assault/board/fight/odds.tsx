import { clampChance, formatPercent } from '../../../common/percent.ts';
import { sentence } from '../../../sentences.ts';
import type { AttackForecast } from '../../rules/preview/attack.ts';
import type { Odds as OddsOfAttack } from '../../rules/preview/odds.ts';
import type { BoardState } from '../board-state.ts';
import { oddsSentence, rounded } from './odds-sentence.ts';
import { ResultSign } from './result-sign.tsx';

/** The chance to hit and to defeat, the mean of the damage, and how likely each damage is. */
export function OddsStrip({
  table,
  forecast,
}: {
  readonly table: BoardState;
  readonly forecast: AttackForecast;
}) {
  const { say } = table.props;
  const { hit, expected, defeat, misses } = forecast;
  const reasons = (['accuracy', 'dodge', 'other'] as const).filter((why) => misses[why] > 0.0005);
  return (
    <div class="ib-odds">
      <p class="hidden-text">{say(oddsSentence(forecast))}</p>
      <div class="ib-odds-numbers" aria-hidden="true">
        <div>
          <small>{say({ key: 'board.fight.hit' })}</small>
          <b>{formatPercent(hit)}</b>
        </div>
        <div>
          <small>
            <ResultSign result="damage" size={15} /> {say({ key: 'board.fight.mean' })}
          </small>
          <b>{say(sentence('board.fight.number', { number: rounded(expected) }))}</b>
        </div>
        <div>
          <small>{say({ key: 'board.fight.defeat' })}</small>
          <b>{formatPercent(defeat)}</b>
        </div>
      </div>
      <Distribution table={table} odds={forecast} health={forecast.health} />
      {reasons.length > 0 && hit < 1 && (
        <p class="ib-odds-why">
          {reasons
            .map((why) => say(sentence(`board.fight.fails.${why}`, { chance: clampChance(misses[why]) })))
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

/** How likely each damage is, as bars; those that defeat the target have the color of defeat. */
function Distribution({
  table,
  odds,
  health,
}: {
  readonly table: BoardState;
  readonly odds: OddsOfAttack;
  readonly health: number;
}) {
  const { say } = table.props;
  const most = Math.max(...odds.damage);
  const bars = odds.damage.map((chance, damage) => ({ chance, damage }));
  const said = bars.filter(({ chance }) => chance > 0.0005);
  return (
    <div class="ib-bars">
      <p class="hidden-text">
        {said
          .map(({ damage, chance }) =>
            say(sentence('board.fight.bar', { damage, chance: clampChance(chance) })),
          )
          .join('; ')}
      </p>
      {bars.map(({ damage, chance }) => (
        <span key={damage} class="ib-bar" data-kills={damage >= health && damage > 0} aria-hidden="true">
          <small>{chance > 0.0005 ? Math.max(1, Math.round(chance * 100)) : ''}</small>
          <i style={{ height: `${(chance / most) * 2.2}rem` }} />
          <b>{damage}</b>
        </span>
      ))}
    </div>
  );
}

/** What a choice makes of the attack: the mean of the damage and the chance to hit. */
export function ShortOdds({
  table,
  forecast,
}: {
  readonly table: BoardState;
  readonly forecast: AttackForecast;
}) {
  const { say } = table.props;
  return (
    <span class="ib-short-odds">
      <span class="hidden-text">{say(oddsSentence(forecast))}</span>
      <span aria-hidden="true">
        <ResultSign result="damage" size={14} />{' '}
        {say(sentence('board.fight.number', { number: rounded(forecast.expected) }))}
      </span>
      <span aria-hidden="true">{formatPercent(forecast.hit)}</span>
    </span>
  );
}
