import { isSection } from '../games/words.ts';
import { t } from './i18n/language.ts';

/** Where a rule stands: the page of a rulebook, or the section of a rules sheet. */
export function placeOfRule(page: string): string {
  return isSection(page) ? t('refusal.section', { section: page }) : t('refusal.page', { page });
}
