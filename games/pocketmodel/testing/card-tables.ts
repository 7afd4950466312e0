import type { Card, CombatCard, Effect, Pack } from '../content/pack.ts';
import { packs } from '../content/packs.ts';

/**
 * Tables of all cards and power icons of a pack in Markdown, as they stand in `docs/games/pocketmodel.md`. Printed by
 * `node games/pocketmodel/testing/card-tables.ts`.
 */
export function cardTables({ cards, icons }: Pack): string {
  const combat = cards.filter((card) => card.kind === 'combat');
  const objectives = cards.filter((card) => card.kind === 'objective');
  const powers = icons.filter((icon) => icon.kind === 'power');
  return [
    table(
      ['combat card', 'stars', 'defense', 'bonus', 'for', 'ability', 'documented'],
      combat.map((card) => [
        nameOf(card),
        `${card.stars}`,
        `${card.guard}`,
        `+${card.bonus.amount} ${card.bonus.stat}`,
        card.ability === undefined ? '' : iconOf(card.ability.icon),
        effectsOf(card.ability?.effects ?? []),
        certaintyOf(card.certainty),
      ]),
    ),
    table(
      ['objective card', 'stars', 'defense', 'ability', 'documented'],
      objectives.map((card) => [
        nameOf(card),
        `${card.stars}`,
        `${card.guard}`,
        effectsOf(card.effects),
        certaintyOf(card.certainty),
      ]),
    ),
    table(
      ['power icon', 'of every unit with it', 'documented'],
      powers.map((icon) => [`\`${icon.id}\``, effectsOf(icon.effects), certaintyOf(icon.certainty)]),
    ),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function nameOf({ id, name, number }: Card): string {
  return `${name}${number === undefined ? '' : ` (${number})`} \`${id}\``;
}

function iconOf(icon: NonNullable<CombatCard['ability']>['icon']): string {
  if (icon.kind === 'icon') return `\`${icon.icon}\``;
  return icon.stars === undefined ? 'any unit' : `units of ${icon.stars.join(', ')} stars`;
}

/** Effects as they stand in the pack, without quotation marks. */
function effectsOf(effects: readonly Effect[]): string {
  return effects
    .map((effect) => {
      const { when, do: what, ...rest } = effect;
      const more = JSON.stringify(rest).replaceAll('"', '').replaceAll(',', ', ').slice(1, -1);
      return `\`${when} ${what}${more === '' ? '' : ` ${more}`}\``;
    })
    .join('<br>');
}

/** The fields that are more than reconstructed. */
function certaintyOf(certainty: Card['certainty'] = {}): string {
  return Object.entries(certainty)
    .flatMap(([field, how]) => {
      if (how === 'reconstructed') return [];
      return [how === 'documented' ? field : `${field} (${how})`];
    })
    .join(', ');
}

if (import.meta.main && packs.reconstructed !== undefined) console.log(cardTables(packs.reconstructed));
