import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import type { ListedGuide } from '../../games/guide.ts';
import { locale, t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { PlayBotsButton } from '../parts/play-bots-button.tsx';
import { guideKey } from './progress.ts';

/** Where to go from a guide: a match against a bot, the guides of other roles, the rules, or the guide once more. */
export function EndPanel({
  entry,
  listed,
  onAgain,
  onBack,
  children,
}: {
  readonly entry: GameEntry;
  readonly listed: ListedGuide;
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
        {entry.guides?.map(
          (other) =>
            other !== listed &&
            other.role !== undefined && (
              <a key={other.role.id} class="button" href={`/learn/${guideKey(entry, other)}`}>
                <Icon name="compass" />
                {other.role.name[locale.value]}
              </a>
            ),
        )}
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
