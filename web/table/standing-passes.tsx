import { useSignal } from '@preact/signals';
import type { ClockPlan, MatchStatus, StandingPass as PassingUntil } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import type { UnsentRequest } from './connection.ts';
import { RequestButton, RequestLine } from './request-line.tsx';

interface Props {
  readonly status: MatchStatus;
  readonly request: (unsent: UnsentRequest) => void;
}

const untils = ['move', 'turn', 'match', 'able'] as const satisfies readonly PassingUntil[];

/**
 * Who may answer the move of somebody else may also pass for longer. The button stands beside the prompt, where it comes
 * and goes without moving the board.
 */
export function PassLonger({
  status: { decisions },
  clock,
  request,
}: Props & { readonly clock: ClockPlan | undefined }) {
  const open = useSignal(false);
  const asked = decisions.find(({ pass }) => pass !== undefined);
  if (asked === undefined) return null;
  return (
    <>
      <button
        type="button"
        class="button pass-longer"
        aria-label={t('request.pass')}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="pass" />
        <span>{t('request.pass')}</span>
      </button>
      {open.value && (
        <Dialog
          sheet
          title={t('request.pass')}
          onClose={() => {
            open.value = false;
          }}
        >
          <div class="stack">
            <p>{reactionText(clock)}</p>
            {untils.map((until) => (
              <RequestButton
                key={until}
                label={`request.pass.${until}`}
                onClick={() => {
                  open.value = false;
                  request({ type: 'pass', seat: asked.seat, until });
                }}
              />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The passes that stand, each with the way to end it. */
export function StandingPasses({ status: { standingPasses = {} }, request }: Props) {
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

function reactionText(clock: ClockPlan | undefined): string {
  if (clock?.reaction === undefined) return t('request.reaction');
  return t('request.reaction.limit', { time: t('time.seconds', { count: clock.reaction }) });
}
