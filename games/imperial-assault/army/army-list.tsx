import { inOrder, sumOf } from '../../../web/loadouts/kit/counts.ts';
import { TakenRow } from '../../../web/loadouts/kit/taken-row.tsx';
import { cardOf, mostOf, type Part, parts } from './army-value.ts';
import { type Barracks, linesOf, nameIn } from './barracks.ts';
import { signedCost } from './catalog-filters.tsx';
import { companionsOf, hostsIn, usersOf } from './figures.ts';
import { AffiliationSign } from './pictures.tsx';
import { partTotal } from './totals.tsx';

/** What is in the army, part by part, each card with how many there are of it. */
export function ArmyList({
  barracks,
  onShow,
}: {
  readonly barracks: Barracks;
  readonly onShow: (part: Part, id: string) => void;
}) {
  const { pack, army, say } = barracks;
  return (
    <div class="build-list stack">
      {parts.map((part) => {
        const title = say({ key: `army.${part}` });
        return (
          <section key={part} aria-label={title}>
            <h3>
              {title} <small>{say(partTotal(barracks, part))}</small>
            </h3>
            {sumOf(army[part]) === 0 && <p class="soft">{say({ key: `army.${part}.none` })}</p>}
            <ul>
              {inOrder(Object.keys(army[part]), pack[part]).map((id) => (
                <Row key={id} barracks={barracks} part={part} id={id} onShow={() => onShow(part, id)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Row({
  barracks,
  part,
  id,
  onShow,
}: {
  readonly barracks: Barracks;
  readonly part: Part;
  readonly id: string;
  readonly onShow: () => void;
}) {
  const { pack, army, say, isFaulty, change } = barracks;
  const card = cardOf(pack, part, id);
  const note = noteOf(barracks, part, id);
  return (
    <>
      <TakenRow
        name={say(nameIn(pack, part, id))}
        count={army[part][id] ?? 0}
        most={card === undefined ? 0 : mostOf(card)}
        isFaulty={isFaulty(part, id)}
        say={say}
        onChange={(by) => change(part, id, by)}
        onShow={onShow}
      >
        {card !== undefined && (
          <>
            {'affiliation' in card && <AffiliationSign of={card.affiliation} />}
            <span class="army-row-cost">{signedCost(card.cost)}</span>
          </>
        )}
      </TakenRow>
      {note !== undefined && <li class="army-row-note soft">{note}</li>}
    </>
  );
}

/** What comes with a card, on which cards it may be put, or that nobody can use it. */
function noteOf({ pack, army, say }: Barracks, part: Part, id: string): string | undefined {
  const card = cardOf(pack, part, id);
  if (card === undefined) return undefined;
  if ('user' in card) return usersOf(pack, army, card).length === 0 ? say({ key: 'army.unused' }) : undefined;
  const companions = companionsOf(pack, card).map(({ name }) => name);
  if (companions.length > 0) return say({ key: 'army.brings', args: { names: companions.join(', ') } });
  const hosts = 'host' in card ? hostsIn(pack, army, card) : undefined;
  if (hosts === undefined || hosts.length === 0) return undefined;
  const names = hosts.map((host) => say(nameIn(pack, 'deployments', host.id))).join('; ');
  return say({ key: 'army.goes', args: { names } });
}

/** The army in full for paper: every card with all that it says. */
export function PrintedArmy({ barracks }: { readonly barracks: Barracks }) {
  const { pack, army, say } = barracks;
  return (
    <>
      {parts.map((part) => (
        <section key={part}>
          <h2>
            {say({ key: `army.${part}` })}, {say(partTotal(barracks, part))}
          </h2>
          <ul>
            {inOrder(Object.keys(army[part]), pack[part]).map((id) => {
              const card = cardOf(pack, part, id);
              const lines = card === undefined ? [] : linesOf(pack, card).map(say);
              return (
                <li key={id}>
                  {army[part][id]} × <strong>{say(nameIn(pack, part, id))}</strong>. {lines.join(' ')}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
