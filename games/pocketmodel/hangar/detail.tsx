import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { CardPicture } from '../board/art/card-picture.tsx';
import { UnitPicture } from '../board/art/unit-picture.tsx';
import type { Card, UnitKind } from '../content/pack.ts';
import { powerOf } from '../words/effects.ts';
import { iconName } from '../words/names.ts';
import type { Part } from './force-value.ts';
import { abilityText, cardSentence, unitSentence, type Yard } from './yard.ts';

/** A unit or a card in full: large, in words, with what its power icons do, and how sure each datum is. */
export function Detail({
  yard,
  part,
  id,
  onClose,
}: {
  readonly yard: Yard;
  readonly part: Part;
  readonly id: string;
  readonly onClose: () => void;
}) {
  const { units, cards } = yard.terms.pack;
  const unit = units.find((one) => one.id === id);
  if (part === 'units' && unit !== undefined) {
    return (
      <DetailDialog yard={yard} part={part} shown={unit} onClose={onClose}>
        <UnitDetail yard={yard} unit={unit} />
      </DetailDialog>
    );
  }
  const card = cards.find((one) => one.id === id);
  if (card === undefined) return null;
  return (
    <DetailDialog yard={yard} part={part} shown={card} onClose={onClose}>
      <CardDetail yard={yard} card={card} />
    </DetailDialog>
  );
}

function UnitDetail({ yard, unit }: { readonly yard: Yard; readonly unit: UnitKind }) {
  const { say } = yard;
  const { pack } = yard.terms;
  const powers = pack.icons.flatMap((icon) => {
    const does = unit.icons.includes(icon.id) ? powerOf(pack, icon) : undefined;
    return does === undefined ? [] : [{ id: icon.id, does }];
  });
  return (
    <>
      <div class="hangar-detail-picture">
        <UnitPicture unit={unit} pack={pack} />
      </div>
      <p>{say(unitSentence(yard, unit))}</p>
      {powers.map(({ id, does }) => (
        <p key={id}>
          <strong>{say(iconName(pack, id))}.</strong> {say(does)}
        </p>
      ))}
    </>
  );
}

function CardDetail({ yard, card }: { readonly yard: Yard; readonly card: Card }) {
  const { say } = yard;
  const { pack } = yard.terms;
  return (
    <>
      <div class="hangar-detail-picture">
        <CardPicture card={card} pack={pack} text={abilityText(yard, card)} />
      </div>
      <p>{say(cardSentence(yard, card))}</p>
    </>
  );
}

function DetailDialog({
  yard: { force, say, mostOf, change },
  part,
  shown: { id, name, certainty = {} },
  onClose,
  children,
}: {
  readonly yard: Yard;
  readonly part: Part;
  readonly shown: UnitKind | Card;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const count = force[part][id] ?? 0;
  const args = { count, most: mostOf(part, id) };
  const sure = Object.entries(certainty);
  return (
    <dialog
      ref={dialog}
      class="dialog hangar-detail"
      aria-labelledby={heading}
      onClose={onClose}
      closedby="any"
    >
      <div class="dialog-body stack">
        <header class="dialog-head">
          <h2 id={heading}>{name}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={say({ key: 'hangar.close' })}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </header>
        {children}
        <div class="row">
          <button
            type="button"
            class="button"
            aria-label={say({ key: 'hangar.less', args: { name } })}
            aria-disabled={count === 0}
            onClick={() => change(part, id, -1)}
          >
            −
          </button>
          <span role="status">{say({ key: 'hangar.of', args })}</span>
          <button
            type="button"
            class="button"
            aria-label={say({ key: 'hangar.more', args: { name } })}
            onClick={() => change(part, id, 1)}
          >
            +
          </button>
        </div>
        <section class="hangar-sure" aria-label={say({ key: 'hangar.certainty' })}>
          <h3>{say({ key: 'hangar.certainty' })}</h3>
          <ul>
            {sure.map(([field, how]) => (
              <li key={field}>
                {say({
                  key: 'hangar.sure',
                  args: { field: { key: fieldKey(field) }, how: { key: `certainty.${how}` } },
                })}
              </li>
            ))}
            <li>
              {say({
                key: sure.length === 0 ? 'hangar.sure.all' : 'hangar.sure.rest',
                args: { how: { key: 'certainty.reconstructed' } },
              })}
            </li>
          </ul>
        </section>
      </div>
    </dialog>
  );
}

const namedFields = [
  'name',
  'class',
  'stars',
  'set',
  'rarity',
  'faction',
  'bonus',
  'ability',
  'guard',
  'icons',
  'number',
];

function fieldKey(path: string): string {
  const [field = ''] = path.split('.');
  return namedFields.includes(field) ? `hangar.field.${field}` : 'hangar.field.other';
}
