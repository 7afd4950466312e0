import type { ComponentChildren } from 'preact';
import { sentence } from '../../../../sentences.ts';
import { CardFace } from '../card-face.tsx';
import { Brief } from '../dossier.tsx';
import type { Shown } from './shown.ts';

/** Cards that lie side by side under a heading. */
export function Spread({
  title,
  part,
  children,
}: {
  readonly title: string;
  /** Its name in the step, by which {@link Jumps} leads to it. */
  readonly part?: Part | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="ic-spread" data-part={part}>
      <h3 tabIndex={part && -1}>{title}</h3>
      <ul data-sideways>{children}</ul>
    </section>
  );
}

/** The parts of a step in which there is much to look at. */
type Part = 'shop' | 'items' | 'classCards' | 'drawn' | 'agendas';

/** Leads to the parts of a step, which stays in sight above them. */
export function Jumps({
  shown: { say },
  parts,
}: {
  readonly shown: Pick<Shown, 'say'>;
  readonly parts: readonly Part[];
}) {
  if (parts.length < 2) return null;
  return (
    <nav class="ic-jumps" aria-label={say(sentence('between.parts'))} data-sideways>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          class="button"
          onClick={({ currentTarget }) => {
            const desk = currentTarget.closest('.ic-desk');
            const heading = desk?.querySelector<HTMLElement>(`.ic-spread[data-part="${part}"] > h3`);
            heading?.scrollIntoView({ block: 'start' });
            heading?.focus({ preventScroll: true });
          }}
        >
          {say(sentence(`between.part.${part}`))}
        </button>
      ))}
    </nav>
  );
}

/** A card by its number, an agenda with what its mission is about, with what can be done with it below; nothing for a card that the viewer does not know. */
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
      <CardFace card={found} cards={cards} say={say}>
        {found.agenda?.mission !== undefined && (
          <Brief campaign={campaign} id={found.agenda.mission} say={say} />
        )}
      </CardFace>
      {mark !== undefined && <p class="ic-mark">{mark}</p>}
      <div class="ic-acts">{children}</div>
    </li>
  );
}

/** Cards that the viewer does not know, and what is to be said of them. */
export function FaceDown({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="ic-hidden">
      <span class="ic-backs" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <i key={place} />
        ))}
      </span>
      <p class="ic-quiet">{children}</p>
    </div>
  );
}
