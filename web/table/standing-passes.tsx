import type { MatchStatus } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import type { UnsentRequest } from './connection.ts';
import { RequestButton, RequestLine } from './request-line.tsx';

/** The passes that stand, each with the way to end it. */
export function StandingPasses({
  status: { standingPasses = {} },
  request,
}: {
  readonly status: MatchStatus;
  readonly request: (unsent: UnsentRequest) => void;
}) {
  return (
    <>
      {Object.entries(standingPasses).map(([seat, until]) => (
        <RequestLine key={seat} text={t(`request.passing.${until}`)}>
          <RequestButton
            label="request.pass.off"
            onClick={() => request({ type: 'pass', seat: Number(seat), until: 'off' })}
          />
        </RequestLine>
      ))}
    </>
  );
}
