import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import { campaignOf } from '../../rules/added.ts';
import type { BattleParts } from '../battle-parts.ts';
import { forecastOf } from '../fight/chances.ts';
import { DieFace } from '../fight/die-face.tsx';
import { ShortOdds } from '../fight/odds.tsx';
import { cardSign } from './card-art.ts';

/** The weapons with which a hero can attack a target, of which its player takes one (A8). */
export const Weapons: NonNullable<BattleParts['Weapons']> = ({ table, attacks, chosen, onChoose }) => {
  const { say, rules } = table.props;
  const { cards } = campaignOf(rules.terms).content;
  return (
    <fieldset class="ic-arms">
      <legend class="hidden-text">{say(sentence('board.weapons'))}</legend>
      {attacks.map((attack) => {
        const card = cards.find(({ id }) => id === attack.weapon);
        const forecast = forecastOf(table, attack);
        if (card === undefined) return null;
        return (
          <button
            key={card.id}
            type="button"
            class="ic-arm"
            aria-pressed={attack === chosen}
            onClick={() => onChoose(attack)}
          >
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path d={cardSign(card)} />
            </svg>
            <b>{card.name}</b>
            <span class="ic-dice" aria-hidden="true">
              {card.item?.attack?.dice.map((die, place) => (
                <DieFace key={place} die={die} size={18} />
              ))}
            </span>
            {forecast !== undefined && <ShortOdds table={table} forecast={forecast} />}
          </button>
        );
      })}
    </fieldset>
  );
};

/** The weapon with which the attack is made that goes on. */
export const Wielded: NonNullable<BattleParts['Wielded']> = ({ table, weapon }) => {
  const card = entry(campaignOf(table.props.rules.terms).content.cards, weapon);
  return (
    <p class="ic-wielded">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={cardSign(card)} />
      </svg>
      {card.name}
    </p>
  );
};
