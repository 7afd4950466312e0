import type { Card, UnitKind } from '../content/pack.ts';

export function UnitPicture({ kind, size }: { readonly kind: UnitKind; readonly size?: number }) {
  const d = kind.ground
    ? 'M8 34H40L36 22H28L24 14H16L14 22H10Z'
    : kind.stars > 3
      ? 'M24 4 36 42H12Z'
      : 'M24 6 28 22 42 32 28 32 24 40 20 32 6 32 20 22Z';
  return (
    <svg class="pm-ship" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export function CardPicture({ card }: { readonly card: Card | undefined }) {
  return (
    <span class={`pm-face ${card === undefined ? 'pm-face-back' : `pm-face-${card.kind}`}`} aria-hidden="true">
      {card !== undefined && <b>{card.name}</b>}
      {card !== undefined && (
        <i>
          {card.kind === 'combat' ? `${card.bonus.stat.slice(0, 3)} +${card.bonus.amount}` : ''} {card.stars}★ {card.guard}
        </i>
      )}
    </span>
  );
}

export function IconMark({ icon }: { readonly icon: string }) {
  return <i class="pm-icon">{icon.slice(0, 1)}</i>;
}
