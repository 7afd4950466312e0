import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import type { Look } from './guided-play.tsx';

/**
 * What the guide says now, and the way on. Where there is nothing to do but read, the way on has the focus; where there
 * is, the panel itself has it if nothing else does, so that Tab leads to the board.
 */
export function LessonPanel({
  now,
  text,
  prompt,
  hint,
  onNext,
  onShow,
  onSkip,
  onAgain,
}: {
  readonly now: ReadonlySignal<Look>;
  readonly text: ReadonlySignal<string>;
  readonly prompt: ReadonlySignal<string>;
  /** Why the last try was not taken. */
  readonly hint: ReadonlySignal<string | undefined>;
  readonly onNext: () => void;
  readonly onShow: () => void;
  readonly onSkip: () => void;
  readonly onAgain: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const {
    lesson,
    decision,
    lessons: { behind, count },
  } = now.value;
  useEffect(() => {
    if (lesson === undefined) return;
    const focus = (): void => {
      if (document.querySelector('dialog[open]') !== null) return;
      const held = document.activeElement;
      const lost = held === null || held === document.body || panel.current?.contains(held);
      if (next.current !== null) next.current.focus({ preventScroll: true });
      else if (lost) panel.current?.focus({ preventScroll: true });
    };
    focus();
    // A dialog of the board, such as a battle, may lie over the lesson when it comes.
    document.addEventListener('close', focus, true);
    return () => document.removeEventListener('close', focus, true);
  }, [lesson]);

  const step = Math.min(behind + 1, count);
  return (
    <section ref={panel} class="guide-panel" tabIndex={-1} aria-label={t('guide.title')}>
      <header class="guide-head">
        <progress class="guide-progress" max={count} value={behind} aria-hidden="true" />
        <span class="guide-step">{t('guide.step', { step, count })}</span>
        <button
          type="button"
          class="icon-button"
          aria-label={t('guide.again')}
          title={t('guide.again')}
          onClick={onAgain}
        >
          <Icon name="again" />
        </button>
        <button type="button" class="guide-skip" onClick={onSkip}>
          {t('guide.skip')}
        </button>
      </header>
      <div class="guide-text" key={text.value}>
        <p>{lesson === undefined ? (decision === undefined ? prompt : t('guide.free')) : text}</p>
        {hint.value !== undefined && <p class="guide-hint">{hint}</p>}
      </div>
      {lesson !== undefined && lesson.task === undefined && (
        <button ref={next} type="button" class="button primary guide-next" onClick={onNext}>
          {t('guide.next')}
          <Icon name="forward" />
        </button>
      )}
      {decision !== undefined && (
        <button type="button" class="button guide-show" onClick={onShow}>
          {t('guide.show')}
        </button>
      )}
    </section>
  );
}
