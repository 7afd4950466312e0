import type { Seat } from '../../../kernel/game.ts';
import { TakeBack } from '../../../web/board/take-back.tsx';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Choice } from '../rules/choice.ts';
import { format } from '../rules/notation.ts';
import { type UnitCode, kindOf as unitKind } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';
import { StarMeter } from './stars.tsx';
import { kindOf } from './unit.tsx';

/** What one is about to do, the stars that it takes, and the buttons that do it. */
export function Desk({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const legal = table.legal.value;
  const meter = meterOf(table);
  const buttons = buttonsOf(table);
  const undoes = table.canTakeBack.value;
  return (
    <div class="pb-desk" data-part="desk">
      <p class="pb-hint">{say(hintOf(table))}</p>
      <div class={`pb-buttons ${buttons.length > 3 ? 'pb-many' : ''}`}>
        {meter !== undefined && (
          <StarMeter
            {...meter}
            label={say(sentence('board.stars', { used: meter.used, limit: meter.limit }))}
          />
        )}
        <span class="pb-gap" />
        {undoes && (
          <TakeBack
            className="pb-button pb-take-back"
            label={say({ key: 'board.takeBack' })}
            onPress={table.takeBack}
          />
        )}
        {buttons.map(({ label, choices, primary }) => (
          <button
            key={label.key}
            type="button"
            class={`pb-button pb-does ${primary === true ? 'pb-primary' : ''}`}
            data-does={choices.at(-1)?.kind}
            onClick={() => table.play(...choices)}
          >
            {say(label)}
          </button>
        ))}
        {legal === undefined && <span class="pb-button pb-absent" aria-hidden="true" />}
      </div>
    </div>
  );
}

interface DeskButton {
  readonly label: Sentence;
  readonly choices: readonly Choice[];
  readonly primary?: boolean;
}

/** What can be done with buttons now. */
function buttonsOf(table: BoardState): readonly DeskButton[] {
  const legal = table.legal.value;
  if (legal === undefined) return [];
  const buttons: DeskButton[] = [];
  const picked = table.picked.value;
  const drafted = table.draft.value;
  for (const choice of legal.choices) {
    switch (choice.kind) {
      case 'move':
      case 'combat':
        if (picked === undefined)
          buttons.push({ label: sentence(`board.do.${choice.kind}`), choices: [choice] });
        break;
      case 'reroll':
        buttons.push({ label: sentence(`board.do.${choice.kind}`), choices: [choice] });
        break;
      case 'power':
        if (picked?.kind === 'unit' && picked.unit === choice.unit) {
          buttons.push({ label: sentence('board.do.power'), choices: [choice] });
        }
        break;
      case 'play':
      case 'objective':
        if (drafted !== undefined && format(drafted) === format(choice)) {
          buttons.push({ label: sentence('board.do.play'), choices: [choice], primary: true });
        }
        break;
      case 'opponent':
        buttons.push({
          label: sentence('board.do.opponent', { seat: { seat: choice.seat } }),
          choices: [choice],
        });
        break;
      case 'pass':
        if (drafted === undefined && picked === undefined) {
          buttons.push({
            label: sentence(`board.pass.${legal.kind}`),
            choices: [choice],
            primary: confirms.has(legal.kind),
          });
        }
        break;
      default:
        break;
    }
  }
  return buttons;
}

/** Decisions whose last choice carries out what was chosen before. */
const confirms: ReadonlySet<string> = new Set(['place', 'move', 'attackers', 'strikers', 'deploy']);

/** The build stars of what is under way. */
function meterOf(table: BoardState): { limit: number; used: number; next: number } | undefined {
  const { terms } = table.props.rules;
  const view = table.view.value;
  const state = table.state.value;
  const seat = table.legal.value?.seat;
  if (seat === undefined) return undefined;
  const starsOf = (units: readonly UnitCode[]): number =>
    units.reduce((sum, unit) => sum + kindOf(table, unitKind(state, unit)).stars, 0);
  const picked = table.picked.value;
  const next = picked?.kind === 'unit' ? starsOf([picked.unit]) : 0;
  for (const frame of [...view.stack].reverse()) {
    switch (frame.step) {
      case 'lanes':
        break;
      case 'move':
      case 'attackers':
      case 'strikers': {
        const action = frame.step === 'move' ? 'move' : frame.step === 'attackers' ? 'combat' : 'strike';
        const limit = terms.forecasts.limit(terms, state, seat, action);
        return { limit, used: limit - frame.left, next };
      }
      case 'deploy':
        return { limit: frame.left, used: 0, next };
      case 'turn':
        return next === 0 ? undefined : { limit: 5, used: 0, next };
      default:
        break;
    }
  }
  if (table.legal.value?.kind !== 'place') return undefined;
  const units = view.players[seat]?.units;
  const placed = (units?.kinds ?? []).reduce(
    (sum, kind, number) => (units?.zones[number] === seat ? sum + kindOf(table, kind).stars : sum),
    0,
  );
  return { limit: terms.placed, used: placed, next: 0 };
}

/** What is to be touched next. */
function hintOf(table: BoardState): Sentence {
  const { props } = table;
  const legal = table.legal.value;
  const view = props.view.value;
  if (legal === undefined) {
    if (view.outcome !== undefined || props.over.value) return sentence('event.matchEnded');
    return sentence('board.waits', { name: nameOf(table, view.active) });
  }
  if (table.draft.value?.kind === 'objective') return sentence('board.hint.draft');
  const picked = table.picked.value;
  if (picked !== undefined) return table.pickedSentence(picked);
  return sentence(`board.hint.${legal.kind}`);
}

function nameOf({ props }: BoardState, seat: Seat): string {
  return props.seats.value[seat]?.name ?? '';
}
