import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { Amount, Choose } from '../../../web/packs/kit/fields.tsx';
import { Steps } from '../../../web/packs/kit/steps.tsx';
import { CardPicture } from '../board/art/card-picture.tsx';
import { cardEffectSchema, objectiveEffectSchema } from '../content/effect-schema.ts';
import { type Card, type CombatCard, stats } from '../content/pack.ts';
import { abilityOf } from '../words/effects.ts';
import { iconName } from '../words/names.ts';
import { type Bench, chosenIn } from './bench.ts';
import {
  type AbilityIcon,
  copyCard,
  isCardEffect,
  isObjectiveEffect,
  removeCard,
  setAbility,
  setBonus,
  setCard,
  setEffects,
  setKind,
} from './cards.ts';
import { CertaintyList } from './certainty-list.tsx';
import { EffectComposer } from './effect-composer.tsx';
import { Check, TextField } from './fields.tsx';
import { type Rarity, rarities } from './rarity.ts';
import { firstEffect } from './shape.ts';
import { placeOf, spotAt } from './spot.ts';

const kinds = ['combat', 'objective'] as const satisfies readonly Card['kind'][];

/** The card that is worked on: its picture and sentence, its numbers, its ability put together from effects. */
export function CardPanel(bench: Bench) {
  const { pack, faults, selected, edit, say } = bench;
  const { cards } = pack.value;
  const index = chosenIn(bench, 'cards');
  const card = cards[index];
  if (card === undefined) return null;
  const place = placeOf({ group: 'cards', index });
  const wrong = faults.value.filter((fault) => {
    const spot = spotAt(fault.place);
    return spot?.group === 'cards' && spot.index === index;
  });
  const go = (to: number): void => {
    selected.cards.value = to;
  };
  const ability = abilityOf(pack.value, card);
  const text = ability === undefined ? '' : say(ability);
  return (
    <section class="pack-panel pme-panel" aria-labelledby="pme-card">
      <div class="pack-head">
        <h3 id="pme-card">{card.name}</h3>
        <Steps
          index={index}
          count={cards.length}
          previous={say({ key: 'editor.card.previous' })}
          next={say({ key: 'editor.card.next' })}
          onStep={go}
        />
      </div>
      <FaultTexts faults={wrong} />
      <div class="pme-view">
        <div class="pme-picture">
          <CardPicture card={card} pack={pack.value} text={text} />
        </div>
        <div class="pme-texts">
          <TextField
            label={say({ key: 'editor.name' })}
            value={card.name}
            place={`${place}/name`}
            onInput={(name) => edit(setCard(pack.peek(), index, { name }), `name ${card.id}`)}
          />
          <Choose
            label={say({ key: 'editor.kind' })}
            value={card.kind}
            place={`${place}/kind`}
            options={kinds.map((value) => ({ value, label: say({ key: `editor.kind.${value}` }) }))}
            onChange={(kind) => edit(setKind(pack.peek(), index, kind))}
          />
          <Choose<Rarity | ''>
            label={say({ key: 'editor.rarity' })}
            value={card.rarity ?? ''}
            place={`${place}/rarity`}
            options={[
              ...(card.rarity === undefined
                ? [{ value: '' as const, label: say({ key: 'editor.certainty.unsaid' }) }]
                : []),
              ...rarities.map((value) => ({ value, label: say({ key: `editor.rarity.${value}` }) })),
            ]}
            onChange={(rarity) => {
              if (rarity !== '') edit(setCard(pack.peek(), index, { rarity }));
            }}
          />
        </div>
      </div>
      <div class="pme-fields">
        {card.kind === 'combat' && (
          <>
            <Choose
              label={say({ key: 'editor.bonus' })}
              value={card.bonus.stat}
              place={`${place}/bonus/stat`}
              options={stats.map((value) => ({ value, label: say({ key: `editor.${value}` }) }))}
              onChange={(stat) => edit(setBonus(pack.peek(), index, { stat }))}
            />
            <Amount
              label={say({ key: 'editor.bonus.amount' })}
              value={card.bonus.amount}
              least={0}
              place={`${place}/bonus/amount`}
              onChange={(amount) => edit(setBonus(pack.peek(), index, { amount }), `bonus ${card.id}`)}
            />
          </>
        )}
        <Amount
          label={say({ key: 'editor.stars' })}
          letter="b"
          value={card.stars}
          least={1}
          most={5}
          place={`${place}/stars`}
          onChange={(stars) => edit(setCard(pack.peek(), index, { stars }), `stars ${card.id}`)}
        />
        <Amount
          label={say({ key: 'editor.guard' })}
          letter="g"
          value={card.guard}
          least={0}
          most={20}
          place={`${place}/guard`}
          onChange={(guard) => edit(setCard(pack.peek(), index, { guard }), `guard ${card.id}`)}
        />
      </div>
      <h4>{say({ key: 'editor.ability' })}</h4>
      {text !== '' && (
        <p class="pme-sentence" aria-live="polite">
          {text}
        </p>
      )}
      {card.kind === 'combat' ? (
        <AbilityFields bench={bench} card={card} index={index} />
      ) : (
        <EffectComposer
          bench={bench}
          schema={objectiveEffectSchema}
          effects={card.effects}
          least={0}
          place={`${place}/effects`}
          isOne={isObjectiveEffect}
          onChange={(effects) => edit(setEffects(pack.peek(), index, effects), `effects ${card.id}`)}
        />
      )}
      <CertaintyList bench={bench} group="cards" index={index} item={card} />
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            edit(copyCard(pack.peek(), index));
            go(index + 1);
          }}
        >
          {say({ key: 'editor.copy' })}
        </button>
        <button type="button" class="button" onClick={() => edit(removeCard(pack.peek(), index))}>
          {say({ key: 'editor.remove' })}
        </button>
      </div>
    </section>
  );
}

/** For which units a combat card has its ability, and what it does. */
function AbilityFields({
  bench,
  card: { id, ability },
  index,
}: {
  readonly bench: Bench;
  readonly card: CombatCard;
  readonly index: number;
}) {
  const { pack, edit, say } = bench;
  const place = `${placeOf({ group: 'cards', index })}/ability`;
  const { icons } = pack.value;
  const turnTo = (word: string): void => {
    const icon = iconFrom(word);
    const first = firstEffect(
      cardEffectSchema,
      icons.map((one) => one.id),
    );
    const effects = ability?.effects ?? (isCardEffect(first) ? [first] : []);
    edit(setAbility(pack.peek(), index, icon && { icon, effects }));
  };
  const stars = ability?.icon.kind === 'wild' ? (ability.icon.stars ?? []) : [];
  return (
    <div class="pme-effects" data-place={place} tabIndex={-1}>
      <Choose
        label={say({ key: 'editor.ability.for' })}
        value={wordOf(ability?.icon)}
        place={`${place}/icon/icon`}
        options={[
          { value: none, label: say({ key: 'editor.ability.none' }) },
          { value: any, label: say({ key: 'editor.ability.any' }) },
          { value: some, label: say({ key: 'editor.ability.stars' }) },
          ...icons.map((icon) => ({ value: `icon ${icon.id}`, label: say(iconName(pack.value, icon.id)) })),
        ]}
        onChange={turnTo}
      />
      {ability?.icon.kind === 'wild' && ability.icon.stars !== undefined && (
        <fieldset class="pack-field pme-icons">
          <legend>{say({ key: 'compose.stars' })}</legend>
          {[1, 2, 3, 4, 5].map((number) => (
            <Check
              key={number}
              label={String(number)}
              on={stars.includes(number)}
              onChange={(on) => {
                const next = on ? [...stars, number].sort() : stars.filter((one) => one !== number);
                if (next.length === 0) return;
                edit(setAbility(pack.peek(), index, { ...ability, icon: { kind: 'wild', stars: next } }));
              }}
            />
          ))}
        </fieldset>
      )}
      {ability !== undefined && (
        <EffectComposer
          bench={bench}
          schema={cardEffectSchema}
          effects={ability.effects}
          least={1}
          place={`${place}/effects`}
          isOne={isCardEffect}
          onChange={(effects) =>
            edit(setAbility(pack.peek(), index, { ...ability, effects }), `effects ${id}`)
          }
        />
      )}
    </div>
  );
}

const none = 'none';
const any = 'any';
const some = 'some';

/** The icon of an ability as a word for the select. */
function wordOf(icon: AbilityIcon | undefined): string {
  if (icon === undefined) return none;
  if (icon.kind === 'icon') return `icon ${icon.icon}`;
  return icon.stars === undefined ? any : some;
}

function iconFrom(word: string): AbilityIcon | undefined {
  if (word === none) return undefined;
  if (word === any) return { kind: 'wild' };
  if (word === some) return { kind: 'wild', stars: [1] };
  return { kind: 'icon', icon: word.slice('icon '.length) };
}
