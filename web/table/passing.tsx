import type { ClockPlan, Passing as PassingUntil, Standing } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import { Answer, Line } from './company-line.tsx';
import type { Wanted } from './connection.ts';

/** Who may answer the move of somebody else may also pass for longer, and change their mind. */
export function Passing({
  standing: { questions, passing = {} },
  clock,
  wish,
}: {
  readonly standing: Standing;
  readonly clock: ClockPlan | undefined;
  readonly wish: (wanted: Wanted) => void;
}) {
  const asked = questions.find(({ pass }) => pass !== undefined);
  const pass = (seat: number, until: PassingUntil | 'off') => wish({ type: 'pass', seat, until });
  return (
    <>
      {asked !== undefined && (
        <Line text={replyText(clock)} known={clock?.reply === undefined}>
          <Answer label="company.pass.move" onClick={() => pass(asked.seat, 'move')} />
          <Answer label="company.pass.turn" onClick={() => pass(asked.seat, 'turn')} />
          <Answer label="company.pass.match" onClick={() => pass(asked.seat, 'match')} />
          <Answer label="company.pass.able" onClick={() => pass(asked.seat, 'able')} />
        </Line>
      )}
      {Object.entries(passing).map(([seat, until]) => (
        <Line key={seat} text={t(`company.passing.${until}`)}>
          <Answer label="company.pass.off" onClick={() => pass(Number(seat), 'off')} />
        </Line>
      ))}
    </>
  );
}

function replyText(clock: ClockPlan | undefined): string {
  if (clock?.reply === undefined) return t('company.reply');
  return t('company.reply.limit', { time: t('time.seconds', { count: clock.reply }) });
}
