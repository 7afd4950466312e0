import type { ComponentChildren } from 'preact';
import { CardFace } from '../card-face.tsx';
import type { Shown } from './shown.ts';

/** Cards that lie side by side under a heading. */
export function Spread({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="ic-spread">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** A card by its number, with what can be done with it below; nothing for a card that the viewer does not know. */
export function LaidCard({
  shown: { campaign, cards, say },
  card,
  mark,
  children,
}: {
  readonly shown: Pick<Shown, 'campaign' | 'cards' | 'say'>;
  readonly card: number;
  /** What is to be known about it besides. */
  readonly mark?: string | undefined;
  readonly children?: ComponentChildren;
}) {
  const found = campaign.content.cards[card];
  if (found === undefined) return null;
  return (
    <li class="ic-laid">
      <CardFace card={found} cards={cards} say={say} />
      {mark !== undefined && <p class="ic-mark">{mark}</p>}
      <div class="ic-acts">{children}</div>
    </li>
  );
}
