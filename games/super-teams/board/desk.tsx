import { TakeBack } from '../../../web/board/take-back.tsx';
import { TeamMark } from '../../../web/board/team-mark.tsx';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { colors } from '../content/pack.ts';
import type { PlayBonus, PlayCard } from '../rules/choice.ts';
import { format } from '../rules/notation.ts';
import { stageOf, stillAsked } from '../rules/view.ts';
import { bonusName, colorName, shipName } from '../words/names.ts';
import type { BoardState } from './board-state.ts';
import { BonusSign } from './cards.tsx';
import { forecastSentence } from './forecast.ts';
import { colorOf, playsWith } from './legal.ts';
import { ShipIcon } from './ship-icon.tsx';

/** Between track and hand: what one may do now, what it would lead to, and the buttons that do it. */
export function Desk({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const legal = table.legal.value;
  const draft = table.draft.value;
  const play = draft?.kind === 'playBonus' ? undefined : draft;
  const options: readonly (PlayCard | PlayBonus)[] =
    play === undefined ? (legal?.bonuses ?? []) : playsWith(legal, play.card, play.as);
  const tabindex = useRovingTabindex(options.length);
  const ready = draft !== undefined && draft.kind !== 'card';
  return (
    <div class="st-desk">
      {options.length === 0 && <p class="st-hint">{hint(table)}</p>}
      {options.length > 0 && (
        <div class="st-choices">
          {play !== undefined && view.universal.includes(play.card.color) && <Colors table={table} />}
          <div
            class="st-options"
            role="toolbar"
            aria-label={say({ key: legal?.kind === 'playCard' ? 'board.ships' : 'board.bonusCards' })}
            onKeyDown={tabindex.onKeyDown}
          >
            {options.map((option, at) => (
              <button
                key={format(option)}
                type="button"
                class={`st-option ${option.kind === 'playBonus' ? 'st-glows' : ''}`}
                data-option={format(option)}
                data-point={format(option)}
                aria-pressed={ready && format(draft) === format(option)}
                {...tabindex.stop(at)}
                onClick={() =>
                  option.kind === 'playCard' ? table.choosePlay(option) : table.chooseBonus(option)
                }
              >
                <Option table={table} option={option} />
                <Marks table={table} option={option} />
              </button>
            ))}
          </div>
        </div>
      )}
      <div class="st-buttons">
        {draft !== undefined && (
          <TakeBack
            className="st-button st-take-back"
            label={say({ key: 'board.takeBack' })}
            onPress={table.takeBack}
          />
        )}
        {legal?.mayPass && draft === undefined && (
          <button type="button" class="st-button st-pass" onClick={table.pass}>
            {say({ key: 'board.pass' })}
          </button>
        )}
        {ready && (
          <button type="button" class="st-button st-primary" onClick={table.confirm}>
            {say({ key: draft.kind === 'playCard' ? 'board.fly' : 'board.play' })}
          </button>
        )}
      </div>
    </div>
  );
}

function hint(table: BoardState): string {
  const { props } = table;
  const view = props.view.value;
  const kind = table.legal.value?.kind;
  const told = table.explained.value;
  if (told !== undefined)
    return `${props.say(bonusName(told))}: ${props.say({ key: `board.bonus.${told}` })}`;
  if (kind !== undefined) {
    const ship = view.move === undefined ? '' : shipName(view.move.ship);
    return props.say({ key: `board.hint.${kind}`, args: { ship } });
  }
  if (stageOf(view) === 'over' || props.over.value) return props.say({ key: 'board.over' });
  const asked = stillAsked(view);
  const names = (asked.length > 0 ? asked : [view.toMove]).map((seat) => props.seats.value[seat]?.name ?? '');
  return props.say({
    key: asked.length > 0 ? 'board.waitsAnswer' : 'board.waits',
    args: { name: names.join(', ') },
  });
}

/** A ship with where it would end, or a bonus card with what it would do, and why. */
function Option({ table, option }: { readonly table: BoardState; readonly option: PlayCard | PlayBonus }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const color = view.ships.find(({ id }) => id === option.ship)?.color ?? 'red';
  const ship = say(shipName(option.ship));
  return (
    <>
      {option.kind === 'playBonus' && <BonusSign kind={option.bonus} size={30} />}
      <ShipIcon id={option.ship} color={color} size={34} />
      <span class="st-option-text">
        <b>{option.kind === 'playBonus' ? `${say(bonusName(option.bonus))}: ${ship}` : ship}</b>
        {props.aids.value && <small>{say(forecastSentence(props.rules.pack, view, option))}</small>}
      </span>
    </>
  );
}

/** Who in the team points at this option, or at its ship. */
function Marks({ table, option }: { readonly table: BoardState; readonly option: PlayCard | PlayBonus }) {
  const { props } = table;
  const here = props.marks.value.filter(({ at }) => at === format(option) || at === option.ship);
  return (
    <>
      {here.map((mark) => (
        <TeamMark
          key={mark.seat}
          mark={mark}
          seats={props.seats}
          class={`st-${props.view.value.seats[mark.seat]?.colors[0] ?? ''}`}
        />
      ))}
    </>
  );
}

/** The colours for which a universal card may stand. */
function Colors({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const draft = table.draft.value;
  if (draft === undefined || draft.kind === 'playBonus') return null;
  const offered = new Set(playsWith(table.legal.value, draft.card).map(colorOf));
  return (
    <fieldset class="st-colors">
      <legend class="hidden-text">{props.say({ key: 'board.universal' })}</legend>
      {colors
        .filter((color) => offered.has(color))
        .map((color) => (
          <button
            key={color}
            type="button"
            class={`st-color st-${color}`}
            data-color={color}
            aria-pressed={(draft.kind === 'card' ? draft.as : colorOf(draft)) === color}
            aria-label={props.say(colorName(color))}
            onClick={() => table.chooseColor(color)}
          >
            {props.rules.pack.source.ships
              .filter((ship) => ship.color === color)
              .map(({ id }) => (
                <ShipIcon key={id} id={id} color={color} size={18} />
              ))}
          </button>
        ))}
    </fieldset>
  );
}
