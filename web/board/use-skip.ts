import { useEffect } from 'preact/hooks';

/**
 * Ends something that is being shown at a press or a key anywhere else than on it. Keys that lead from one thing to the
 * next do not end it. `own`: a selector of what is shown.
 */
export function useSkip(own: string, onSkip: () => void): void {
  useEffect(() => {
    const skip = (event: Event): void => {
      const inside = event.target instanceof Element && event.target.closest(own);
      const walks = event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key);
      if (!inside && !walks) onSkip();
    };
    document.addEventListener('pointerdown', skip);
    document.addEventListener('keydown', skip);
    return () => {
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
    };
  }, []);
}
