import type { ComponentChildren } from 'preact';
import { inOrder, sumOf } from '../../../web/loadouts/kit/counts.ts';
import { TakenRow } from '../../../web/loadouts/kit/taken-row.tsx';
import { AbilityMark } from '../board/art/card-picture.tsx';
import { FactionMark, IconMark, kindOf, StarRow } from '../board/art/marks.tsx';
import { type Part, starsOf } from './force-value.ts';
import { cardSentence, nameIn, unitSentence, type Yard } from './yard.ts';

/** What is in the force: its units and its deck, each with how many there are of it. */
export function ForceList({
  yard,
  onShow,
}: {
  readonly yard: Yard;
  readonly onShow: (part: Part, id: string) => void;
}) {
  const { terms, force, say } = yard;
  const { pack } = terms;
  const units = inOrder(Object.keys(force.units), pack.units);
  const cards = inOrder(Object.keys(force.deck), pack.cards);
  return (
    <div class="build-list stack">
      <section aria-label={say({ key: 'hangar.units' })}>
        <h3>
          {say({ key: 'hangar.units' })}{' '}
          <small>
            {say({ key: 'hangar.stars.of', args: { stars: starsOf(terms, force), size: terms.size } })}
          </small>
        </h3>
        {units.length === 0 && <p class="soft">{say({ key: 'hangar.units.none' })}</p>}
        <ul>
          {units.map((id) => {
            const unit = pack.units.find((one) => one.id === id);
            return (
              <Row key={id} yard={yard} part="units" id={id} onShow={onShow}>
                {unit !== undefined && (
                  <>
                    <span class="taken-row-mark">
                      <FactionMark id={unit.faction} />
                    </span>
                    <span class="hangar-row-stars">
                      <StarRow count={unit.stars} />
                    </span>
                    {unit.icons.map((icon) => (
                      <span key={icon} class="taken-row-mark">
                        <IconMark id={icon} kind={kindOf(pack, icon)} />
                      </span>
                    ))}
                  </>
                )}
              </Row>
            );
          })}
        </ul>
      </section>
      <section aria-label={say({ key: 'hangar.deck' })}>
        <h3>
          {say({ key: 'hangar.deck' })}{' '}
          <small>{say({ key: 'hangar.cards.count', args: { count: sumOf(force.deck) } })}</small>
        </h3>
        {cards.length === 0 && <p class="soft">{say({ key: 'hangar.deck.none' })}</p>}
        <ul>
          {cards.map((id) => {
            const card = pack.cards.find((one) => one.id === id);
            return (
              <Row key={id} yard={yard} part="deck" id={id} onShow={onShow}>
                {card?.kind === 'combat' ? (
                  <span class="taken-row-mark">
                    <AbilityMark card={card} pack={pack} />
                  </span>
                ) : (
                  card !== undefined && <small class="soft">{say({ key: 'hangar.kind.objective' })}</small>
                )}
              </Row>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

function Row({
  yard: { terms, force, say, mostOf, isFaulty, change },
  part,
  id,
  onShow,
  children,
}: {
  readonly yard: Yard;
  readonly part: Part;
  readonly id: string;
  readonly onShow: (part: Part, id: string) => void;
  readonly children: ComponentChildren;
}) {
  return (
    <TakenRow
      name={nameIn(terms, id)}
      count={force[part][id] ?? 0}
      most={mostOf(part, id)}
      isFaulty={isFaulty(part, id)}
      say={say}
      onChange={(by) => change(part, id, by)}
      onShow={() => onShow(part, id)}
    >
      {children}
    </TakenRow>
  );
}

/** The force in full for paper: every unit with its values, every card with its text. */
export function PrintedForce({ yard }: { readonly yard: Yard }) {
  const { terms, force, say } = yard;
  const { pack } = terms;
  return (
    <>
      <h2>
        {say({ key: 'hangar.units' })},{' '}
        {say({ key: 'hangar.stars.of', args: { stars: starsOf(terms, force), size: terms.size } })}
      </h2>
      <ul>
        {pack.units.map(
          (unit) =>
            unit.id in force.units && (
              <li key={unit.id}>
                {force.units[unit.id]} × <strong>{unit.name}</strong>. {say(unitSentence(yard, unit))}
              </li>
            ),
        )}
      </ul>
      <h2>
        {say({ key: 'hangar.deck' })},{' '}
        {say({ key: 'hangar.cards.count', args: { count: sumOf(force.deck) } })}
      </h2>
      <ul>
        {pack.cards.map(
          (card) =>
            card.id in force.deck && (
              <li key={card.id}>
                {force.deck[card.id]} × <strong>{card.name}</strong>. {say(cardSentence(yard, card))}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
