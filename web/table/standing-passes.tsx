import type { ClockPlan, MatchStatus, StandingPass as PassingUntil } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import type { UnsentRequest } from './connection.ts';
import { RequestButton, RequestLine } from './request-line.tsx';

/** Who may answer the move of somebody else may also pass for longer, and change their mind. */
export function StandingPasses({
  status: { decisions, standingPasses = {} },
  clock,
  request,
}: {
  readonly status: MatchStatus;
  readonly clock: ClockPlan | undefined;
  readonly request: (unsent: UnsentRequest) => void;
}) {
  const asked = decisions.find(({ pass }) => pass !== undefined);
  const pass = (seat: number, until: PassingUntil | 'off') => request({ type: 'pass', seat, until });
  return (
    <>
      {asked !== undefined && (
        <RequestLine text={reactionText(clock)} known={clock?.reaction === undefined}>
          <RequestButton label="request.pass.move" onClick={() => pass(asked.seat, 'move')} />
          <RequestButton label="request.pass.turn" onClick={() => pass(asked.seat, 'turn')} />
          <RequestButton label="request.pass.match" onClick={() => pass(asked.seat, 'match')} />
          <RequestButton label="request.pass.able" onClick={() => pass(asked.seat, 'able')} />
        </RequestLine>
      )}
      {Object.entries(standingPasses).map(([seat, until]) => (
        <RequestLine key={seat} text={t(`request.passing.${until}`)}>
          <RequestButton label="request.pass.off" onClick={() => pass(Number(seat), 'off')} />
        </RequestLine>
      ))}
    </>
  );
}

function reactionText(clock: ClockPlan | undefined): string {
  if (clock?.reaction === undefined) return t('request.reaction');
  return t('request.reaction.limit', { time: t('time.seconds', { count: clock.reaction }) });
}
