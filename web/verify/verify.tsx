import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameById } from '../../games/games.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { type Finding, unproved } from '../../kernel/verify.ts';
import type { PageProps } from '../app.tsx';
import { locale, t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Icon } from '../parts/icon.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { type Fault, faultOf } from '../replay/fault.ts';
import { FaultText } from '../replay/fault-text.tsx';
import { type Checked, check } from './check.ts';
import './verify.css';

/** Works out the chance of a finished match again, and says in plain words what was found. */
export function VerifyPage({ id }: PageProps) {
  const checked = useSignal<Checked | undefined>(undefined);
  const fault = useSignal<Fault | undefined>(undefined);
  useEffect(() => setTitle(() => t('verify.link')), []);
  useEffect(() => {
    check(id).then(
      (found) => {
        checked.value = found;
      },
      (failure: unknown) => {
        fault.value = faultOf(failure);
      },
    );
  }, [id, checked, fault]);

  const { value: found } = checked;
  if (fault.value !== undefined) {
    return (
      <DeadEnd title={t('verify.title')}>
        <div class="stack" role="alert">
          <FaultText fault={fault.value} />
        </div>
      </DeadEnd>
    );
  }
  return (
    <div class="page narrow">
      <Masthead />
      <main id="main" class="stack">
        <h1>{t('verify.title')}</h1>
        {found === undefined ? (
          <p class="loading">{t('table.loading')}</p>
        ) : (
          <Report checked={found} id={id} />
        )}
      </main>
    </div>
  );
}

function Report({ checked, id }: { readonly checked: Checked; readonly id: string }) {
  const { verdict, findings, record, own } = checked;
  const name = gameById(record.game)?.name[locale.value] ?? record.game;
  return (
    <>
      <section class="sheet stack" aria-labelledby="verdict">
        <h2 id="verdict">{name}</h2>
        <p class={`verdict verdict-${verdict}`} role="status">
          {t(`verify.verdict.${verdict}`)}
        </p>
        <div class="row">
          <a class="button" href={`/replay/${id}`}>
            <Icon name="play" />
            {t('replay.title')}
          </a>
        </div>
      </section>
      <section class="sheet" aria-labelledby="findings">
        <h2 id="findings">{t('verify.findings')}</h2>
        <ul class="findings">
          {findings.map((finding) => (
            <FindingLine
              key={finding.found}
              holds={finding.holds}
              neutral={unproved.includes(finding.found)}
              text={textOf(finding)}
            />
          ))}
          {record.proof !== undefined && (
            <FindingLine holds={own === 'kept'} neutral={own === 'unknown'} text={t(`verify.own-${own}`)} />
          )}
        </ul>
      </section>
      <Values record={record} />
    </>
  );
}

function FindingLine({
  holds,
  neutral,
  text,
}: {
  readonly holds: boolean;
  readonly neutral: boolean;
  readonly text: string;
}) {
  const kind = neutral ? 'neutral' : holds ? 'holds' : 'fails';
  return (
    <li class={`finding finding-${kind}`}>
      <span aria-hidden="true">{neutral ? '•' : holds ? '✓' : '✗'}</span>
      <span>
        {!neutral && <span class="hidden-text">{t(`verify.${kind}`)} </span>}
        {text}
      </span>
    </li>
  );
}

function textOf({ found, args }: Finding): string {
  return t(`verify.${found}`, args);
}

/** Everything that somebody needs who does not take our word for it. */
function Values({ record: { proof, opening } }: { readonly record: MatchRecord }) {
  if (proof === undefined) return null;
  const { secret, commitment, contributions = [] } = proof;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t('verify.secret'), secret],
    [t('verify.commitment'), commitment],
    ...contributions.map((one, seat) => [t('verify.contribution', { number: seat + 1 }), one] as const),
    [t('verify.seed'), opening.seed],
  ];
  return (
    <details class="sheet">
      <summary>{t('verify.values')}</summary>
      <p>{t('verify.how')}</p>
      <dl class="values">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value ?? '–'}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
