import type { Laid, SectionNumber } from '../../content/campaign/laying.ts';
import type { View } from '../../rules/view.ts';

/** The sections of a map that everybody sees, by number: those that lie from the start, and those that were revealed. */
export function sectionsShown({ shownFirst, sections }: Laid, { campaign }: View): readonly SectionNumber[] {
  const revealed = campaign?.mission?.revealed ?? [];
  return [...shownFirst, ...sections.flatMap(({ id }, number) => (revealed.includes(id) ? [number] : []))];
}
