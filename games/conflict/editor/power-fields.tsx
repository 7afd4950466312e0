import { Choose } from '../../../web/packs/kit/fields.tsx';
import { deckNames, type Power, roles, type StartingCard } from '../content/pack.ts';
import { deckName } from '../words/names.ts';
import type { Bench } from './bench.ts';
import { setPower } from './cards.ts';

const kinds = ['none', 'bury', 'peek', 'draw'] as const;
const most = 4;

/** To whose board a starting card belongs, and what it can do. */
export function PowerFields({
  bench: { pack, edit, say },
  card: { board, role, power },
  index,
}: {
  readonly bench: Bench;
  readonly card: StartingCard;
  readonly index: number;
}) {
  const { deck, count } = power.kind === 'none' ? { deck: 'yellow' as const, count: 1 } : power;
  const empower = (next: Power): void => edit(setPower(pack.peek(), index, { power: next }));
  return (
    <div class="cfe-counts">
      <Choose
        label={say({ key: 'editor.power' })}
        value={power.kind}
        options={kinds.map((kind) => ({ value: kind, label: say({ key: `editor.power.${kind}` }) }))}
        onChange={(kind) => empower(kind === 'none' ? { kind } : { kind, deck, count })}
      />
      {power.kind !== 'none' && (
        <>
          <Choose
            label={say({ key: 'editor.power.deck' })}
            value={deck}
            options={deckNames.map((name) => ({ value: name, label: say(deckName(name)) }))}
            onChange={(name) => empower({ ...power, deck: name })}
          />
          <Choose
            label={say({ key: 'editor.power.count' })}
            value={String(count)}
            options={upTo(most)}
            onChange={(value) => empower({ ...power, count: Number(value) })}
          />
        </>
      )}
      <Choose
        label={say({ key: 'editor.role' })}
        value={role}
        options={roles.map((name) => ({ value: name, label: say({ key: `role.${name}` }) }))}
        onChange={(name) => edit(setPower(pack.peek(), index, { role: name }))}
      />
      <Choose
        label={say({ key: 'editor.board' })}
        value={String(board)}
        options={upTo(6)}
        onChange={(value) => edit(setPower(pack.peek(), index, { board: Number(value) }))}
      />
    </div>
  );
}

function upTo(last: number): readonly { readonly value: string; readonly label: string }[] {
  return Array.from({ length: last }, (_, before) => {
    const value = String(before + 1);
    return { value, label: value };
  });
}
