import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { PlayBotsButton } from '../parts/play-bots-button.tsx';

/** Where to go from a guide: a match against a bot, the rules, or the guide once more. */
export function EndPanel({
  entry,
  onAgain,
  onBack,
  children,
}: {
  readonly entry: GameEntry;
  readonly onAgain: () => void;
  /** Back into a guide that was skipped. */
  readonly onBack: (() => void) | undefined;
  readonly children: ComponentChildren;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section ref={panel} class="guide-panel guide-end" tabIndex={-1} aria-label={t('guide.title')}>
      <h2>{t(onBack === undefined ? 'guide.done' : 'guide.skipped')}</h2>
      {children}
      <p>{t(onBack === undefined ? 'guide.done.hint' : 'guide.skipped.hint')}</p>
      <div class="row">
        <PlayBotsButton entry={entry} />
        <a class="button" href={`/rules/${entry.id}`}>
          <Icon name="book" />
          {t('rules.title')}
        </a>
        {onBack !== undefined && (
          <button type="button" class="button" onClick={onBack}>
            <Icon name="back" />
            {t('guide.back')}
          </button>
        )}
        <button type="button" class="button" onClick={onAgain}>
          <Icon name="again" />
          {t('guide.again')}
        </button>
      </div>
    </section>
  );
}
