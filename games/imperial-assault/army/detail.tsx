import type { ComponentChildren } from 'preact';
import { DetailDialog } from '../../../web/loadouts/kit/detail-dialog.tsx';
import type { Sentence } from '../../words.ts';
import { fighterLines, formLines } from '../words/cards.ts';
import { cardOf, mostOf, type Part } from './army-value.ts';
import { type Barracks, fullName, linesOf } from './barracks.ts';
import { companionsOf, formsOf, hostsIn, usersOf } from './figures.ts';
import { Portrait } from './pictures.tsx';

/** A card in full: all that is printed on it, what comes with it, what the army does with it, and how sure it is. */
export function Detail({
  barracks,
  part,
  id,
  onClose,
}: {
  readonly barracks: Barracks;
  readonly part: Part;
  readonly id: string;
  readonly onClose: () => void;
}) {
  const { pack, army, say, change } = barracks;
  const card = cardOf(pack, part, id);
  if (card === undefined) return null;
  const { card: sure, ...fields } = card.certainty;
  const figure = 'size' in card ? card : undefined;
  const use =
    'user' in card ? usersOf(pack, army, card) : 'host' in card ? hostsIn(pack, army, card) : undefined;
  return (
    <DetailDialog
      name={say(fullName(card))}
      count={army[part][id] ?? 0}
      most={mostOf(card)}
      sure={Object.entries(fields).map(([field, how]) => ({ field: { key: `army.field.${field}` }, how }))}
      rest={sure}
      say={say}
      onChange={(by) => change(part, id, by)}
      onClose={onClose}
    >
      {figure !== undefined && (
        <div class="ware-detail-picture">
          <Portrait card={figure} affiliation={figure.affiliation} isElite={figure.rank === 'elite'} />
        </div>
      )}
      <Lines barracks={barracks} lines={linesOf(pack, card)} />
      {'abilities' in card &&
        companionsOf(pack, card).map((companion) => (
          <Beside key={companion.id} title={say({ key: 'army.companion', args: { name: companion.name } })}>
            <div class="army-beside-picture">
              <Portrait card={companion} affiliation={figure?.affiliation ?? 'neutral'} isCompanion />
            </div>
            <Lines barracks={barracks} lines={fighterLines(pack, companion)} />
          </Beside>
        ))}
      {figure !== undefined &&
        formsOf(pack, figure).map((form) => (
          <Beside key={form.id} title={say({ key: 'army.form', args: { name: form.name } })}>
            <Lines barracks={barracks} lines={formLines(pack, form)} />
          </Beside>
        ))}
      {use !== undefined && (
        <Beside title={say({ key: 'user' in card ? 'army.users' : 'army.hosts' })}>
          {use.length === 0 ? (
            <p>{say({ key: 'army.nobody' })}</p>
          ) : (
            <ul>
              {use.map((user) => (
                <li key={user.id}>{say(fullName(user))}</li>
              ))}
            </ul>
          )}
        </Beside>
      )}
      <p class="soft">{say({ key: 'army.source', args: { source: card.source } })}</p>
    </DetailDialog>
  );
}

function Lines({
  barracks: { say },
  lines,
}: {
  readonly barracks: Barracks;
  readonly lines: readonly Sentence[];
}) {
  return (
    <div class="army-lines">
      {lines.map((line, place) => (
        <p key={place}>{say(line)}</p>
      ))}
    </div>
  );
}

/** What belongs to a card. */
function Beside({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
