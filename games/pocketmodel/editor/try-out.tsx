import { useSignal } from '@preact/signals';
import { Amount, Choose } from '../../../web/packs/kit/fields.tsx';
import type { Sentence } from '../../words.ts';
import { CardPicture } from '../board/art/card-picture.tsx';
import { UnitPicture } from '../board/art/unit-picture.tsx';
import type { PackFile } from '../content/pack.ts';
import type { SideForecast } from '../rules/preview.ts';
import { abilityOf } from '../words/effects.ts';
import { openWords } from '../words.ts';
import { type Bench, chosenIn } from './bench.ts';
import { type Fighter, type Fighters, fight, openTrial } from './trial.ts';

/** No card and no objective. */
const none = '';
/** The most units beside one that fights, so that five of the largest are a force. */
const mostFriends = 4;

/** A battle of two units with the pack as it is: exact chances, and as many rolls as one likes. */
export function TryOut(bench: Bench) {
  const { pack, say } = bench;
  const { units } = pack.value;
  const first = units[chosenIn(bench, 'units')] ?? units[0];
  const other = units.find(({ faction }) => faction !== first?.faction) ?? first;
  const one = useSignal<Fighter>({ unit: first?.id ?? '', damage: 0, friends: 0 });
  const two = useSignal<Fighter>({ unit: other?.id ?? '', damage: 0, friends: 0 });
  const rolls = useSignal(0);
  const fighters: Fighters = [mend(pack.value, one.value), mend(pack.value, two.value)];
  const trial = openTrial(pack.value, fighters, `roll ${rolls.value}`);
  const { forecast, events } = fight(trial, fighters);
  const words = openWords(trial.rules);
  const view = trial.match.view('spectator');
  // What follows the battle belongs to a match: the next turn, or that a seat has nothing left.
  const end = events.findIndex(({ kind }) => kind === 'turn' || kind === 'round' || kind === 'eliminated');
  const lines = events.slice(0, end < 0 ? events.length : end).flatMap((event) => {
    if (event.kind === 'noCard') return [];
    const line = words.event(event, view);
    return line === undefined || line.spoken ? [] : [say(withSides(line))];
  });
  return (
    <div class="pme-try">
      <div class="pme-sides">
        {([one, two] as const).map((side, at) => (
          <Side
            key={at}
            bench={bench}
            title={say({ key: at === 0 ? 'compose.role.attacker' : 'compose.role.defender' })}
            fighter={fighters[at === 0 ? 0 : 1]}
            forecast={forecast?.[at]}
            onChange={(next) => {
              side.value = next;
            }}
          />
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            rolls.value += 1;
          }}
        >
          {say({ key: rolls.value === 0 ? 'editor.try.roll' : 'editor.try.again' })}
        </button>
      </div>
      {rolls.value > 0 && (
        <ol class="pme-log" aria-live="polite">
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** One side: its unit, card and objective, and its chances. */
function Side({
  bench: { pack, say },
  title,
  fighter,
  forecast,
  onChange,
}: {
  readonly bench: Bench;
  readonly title: string;
  readonly fighter: Fighter;
  readonly forecast: SideForecast | undefined;
  readonly onChange: (fighter: Fighter) => void;
}) {
  const { units, cards } = pack.value;
  const unit = units.find(({ id }) => id === fighter.unit);
  const card = cards.find(({ id }) => id === fighter.card);
  const ability = card && abilityOf(pack.value, card);
  if (unit === undefined) return null;
  const nameOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({
    value: id,
    label: name,
  });
  const cardsOf = (kind: 'combat' | 'objective') => [
    { value: none, label: say({ key: 'editor.try.none' }) },
    ...cards.filter((one) => one.kind === kind).map(nameOf),
  ];
  const { card: _, ...withoutCard } = fighter;
  const { objective: __, ...withoutObjective } = fighter;
  return (
    <fieldset class="pme-side">
      <legend>{title}</legend>
      <div class="pme-duel">
        <span class="pme-picture">
          <UnitPicture unit={unit} pack={pack.value} name={unit.name} damage={fighter.damage} />
        </span>
        {card !== undefined && (
          <span class="pme-picture">
            <CardPicture card={card} pack={pack.value} text={ability === undefined ? '' : say(ability)} />
          </span>
        )}
      </div>
      {forecast !== undefined && (
        <div aria-live="polite">
          <p class="pme-chance">
            {say({ key: 'editor.try.chance', args: { hit: forecast.hit, destroy: forecast.destroy } })}
          </p>
          <p class="soft">
            {say({ key: 'editor.try.needs', args: { needs: forecast.needs, counters: forecast.counters } })}
          </p>
        </div>
      )}
      <div class="pme-fields">
        <Choose
          label={say({ key: 'editor.try.unit' })}
          value={fighter.unit}
          options={units.map(nameOf)}
          onChange={(id) => onChange({ ...fighter, unit: id, damage: 0 })}
        />
        <Choose
          label={say({ key: 'editor.kind.combat' })}
          value={fighter.card ?? none}
          options={cardsOf('combat')}
          onChange={(id) => onChange(id === none ? withoutCard : { ...fighter, card: id })}
        />
        <Choose
          label={say({ key: 'editor.kind.objective' })}
          value={fighter.objective ?? none}
          options={cardsOf('objective')}
          onChange={(id) => onChange(id === none ? withoutObjective : { ...fighter, objective: id })}
        />
        <Amount
          label={say({ key: 'editor.try.damage' })}
          value={fighter.damage}
          least={0}
          most={unit.shields - 1}
          onChange={(damage) => onChange({ ...fighter, damage })}
        />
        <Amount
          label={say({ key: 'editor.try.friends' })}
          value={fighter.friends}
          least={0}
          most={mostFriends}
          onChange={(friends) => onChange({ ...fighter, friends })}
        />
      </div>
    </fieldset>
  );
}

/** What the pack still has of a side: a unit or card may have been taken out, or a unit have fewer shields. */
function mend({ units, cards }: PackFile, { unit, damage, friends, card, objective }: Fighter): Fighter {
  const own = units.find(({ id }) => id === unit) ?? units[0];
  const has = (id: string | undefined, kind: 'combat' | 'objective'): id is string =>
    cards.some((one) => one.id === id && one.kind === kind);
  return {
    unit: own?.id ?? unit,
    damage: Math.min(damage, (own?.shields ?? 1) - 1),
    friends,
    ...(has(card, 'combat') && { card }),
    ...(has(objective, 'objective') && { objective }),
  };
}

/** A sentence in which the two sides stand for the names of players. */
function withSides({ key, args = {} }: Sentence): Sentence {
  const name = (seat: number): Sentence => ({
    key: seat === 0 ? 'compose.role.attacker' : 'compose.role.defender',
  });
  return {
    key,
    args: Object.fromEntries(
      Object.entries(args).map(([arg, value]) => {
        if (typeof value !== 'object' || 'seats' in value) return [arg, value];
        return [arg, 'seat' in value ? name(value.seat) : withSides(value)];
      }),
    ),
  };
}
