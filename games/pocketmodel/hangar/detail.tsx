import type { ComponentChildren } from 'preact';
import { DetailDialog } from '../../../web/loadouts/kit/detail-dialog.tsx';
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
      <Frame yard={yard} part={part} shown={unit} onClose={onClose}>
        <UnitDetail yard={yard} unit={unit} />
      </Frame>
    );
  }
  const card = cards.find((one) => one.id === id);
  if (card === undefined) return null;
  return (
    <Frame yard={yard} part={part} shown={card} onClose={onClose}>
      <CardDetail yard={yard} card={card} />
    </Frame>
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
      <div class="ware-detail-picture">
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
      <div class="ware-detail-picture">
        <CardPicture card={card} pack={pack} text={abilityText(yard, card)} />
      </div>
      <p>{say(cardSentence(yard, card))}</p>
    </>
  );
}

function Frame({
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
  return (
    <DetailDialog
      name={name}
      count={force[part][id] ?? 0}
      most={mostOf(part, id)}
      sure={Object.entries(certainty).map(([field, how]) => ({ field: { key: fieldKey(field) }, how }))}
      rest="reconstructed"
      say={say}
      onChange={(by) => change(part, id, by)}
      onClose={onClose}
    >
      {children}
    </DetailDialog>
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
