import { useRovingTabindex } from '../../../../web/board/use-roving-tabindex.ts';
import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import { type Choice, pass } from '../../rules/choice.ts';
import { format } from '../../rules/notation.ts';
import { groupOf, groupWith } from '../../rules/state.ts';
import { fighterLines } from '../../words/cards.ts';
import { fighterName, groupName } from '../../words/pieces.ts';
import type { BattleParts } from '../battle-parts.ts';
import type { BoardState } from '../board-state.ts';
import { Lines } from '../cards/lines.tsx';
import { bringIntoSight, Panel } from '../fight/panel.tsx';
import { Face } from '../sides.tsx';
import { type AskedCard, askedCards } from './deployment-cards.ts';
import { ThreatSign } from './mission-strip.tsx';

/**
 * The deployment cards among which is chosen. One of them is read first, and a button brings it, because what the Empire
 * has shown cannot be taken back.
 */
export const DeploymentPanel: NonNullable<BattleParts['DeploymentPanel']> = ({ table }) => {
  const { say } = table.props;
  const { legal, draft } = table;
  const cards = askedCards(table.props.rules.terms, table.state.value, legal.value?.choices ?? []);
  const tabindex = useRovingTabindex(cards.length);
  const drafted = draft.value && format(draft.value);
  const read = cards.find(({ choice }) => format(choice) === drafted);
  const title = say(sentence('deploy.title', { asked: legal.value?.kind ?? '' }));
  return (
    <Panel table={table} title={title} starts="open">
      <div
        class={`ic-deployable ib-seat-${table.own}`}
        role="toolbar"
        aria-label={title}
        onKeyDown={tabindex.onKeyDown}
      >
        {cards.map((card, at) => (
          <Card
            key={format(card.choice)}
            table={table}
            card={card}
            isRead={card === read}
            stop={tabindex.stop(at)}
          />
        ))}
      </div>
      {/* What a live region has from its start is not heard. */}
      <div class="ic-deploy-heard" aria-live="polite">
        {read !== undefined && <Read table={table} card={read} />}
      </div>
      <p class="ib-confirm ic-deploys">
        {read?.canCome && (
          <button type="button" class="button primary ib-does" onClick={() => table.play(read.choice)}>
            {say(legal.value?.kind === 'openGroups' ? sentence('between.take') : doingOf(table, read.choice))}
          </button>
        )}
        {legal.value?.choices.some(({ kind }) => kind === 'pass') && (
          <button
            type="button"
            class={`button ib-does ${read?.canCome ? '' : 'primary'}`}
            data-does="pass"
            data-pointed={table.isPointed(pass)}
            onClick={() => table.play(pass)}
          >
            {say(doingOf(table, pass))}
          </button>
        )}
      </p>
    </Panel>
  );
};

/** A card with its portrait, its cost, its figures, and what comes of it. */
function Card({
  table,
  card: { choice, card, figures, cost, fate, canCome },
  isRead,
  stop,
}: {
  readonly table: BoardState;
  readonly card: AskedCard;
  readonly isRead: boolean;
  readonly stop: ReturnType<ReturnType<typeof useRovingTabindex>['stop']>;
}) {
  const { draft, props } = table;
  const { say } = props;
  const fighter = entry(props.rules.terms.fighters, card);
  const unique = fighter.unique ? 'yes' : 'no';
  return (
    <button
      type="button"
      class={`ic-deploy ${canCome ? 'ib-does' : ''}`}
      data-does={choice.kind}
      data-can={canCome}
      data-pointed={table.isPointed(choice)}
      ref={table.isPointed(choice) || isRead ? bringIntoSight : null}
      aria-pressed={isRead}
      {...stop}
      onClick={() => {
        draft.value = isRead ? undefined : choice;
      }}
    >
      <span class="hidden-text">
        {say(doingOf(table, choice))} {say(sentence('deploy.card', { figures, unique }))}{' '}
      </span>
      <Face fighter={fighter} />
      <b class="ic-deploy-name" data-elite={fighter.elite} aria-hidden="true">
        {say(nameOf(table, choice, card))}
      </b>
      <span class="ic-deploy-cost" aria-hidden="true">
        <ThreatSign />
        {cost}
      </span>
      <span class="ic-deploy-figures">
        {fighter.unique && <UniqueSign />}
        {figuresOf(table, choice, figures).map((state, place) => (
          <i key={place} data-state={state} />
        ))}
      </span>
      {fate && <small>{say(sentence(`deploy.fate.${fate.of}`, { threat: fate.threat }))}</small>}
    </button>
  );
}

/** What the card says. */
function Read({ table, card: { card } }: { readonly table: BoardState; readonly card: AskedCard }) {
  const { terms } = table.props.rules;
  const { id } = entry(terms.fighters, card);
  const found = terms.pack.deployments.find((one) => one.id === id);
  if (found === undefined) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <div class="ic-deploy-read" tabIndex={0}>
      <Lines table={table} lines={fighterLines(terms.pack, found)} />
    </div>
  );
}

function UniqueSign() {
  return (
    <svg class="ic-unique" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2 22 12 12 22 2 12Z" />
    </svg>
  );
}

/** The figures of a card as they would stand: those that come, those that are there, and those that stay away. */
function figuresOf({ view }: BoardState, choice: Choice, figures: number): readonly string[] {
  if (choice.kind !== 'figure') return Array.from({ length: figures }, () => 'comes');
  const { figures: own } = groupOf(view.value, groupWith(choice.figure));
  return own.map(({ defeated, place }, at) =>
    at === (choice.figure & 7) ? 'comes' : defeated || place === null ? 'away' : 'there',
  );
}

function nameOf({ props, view }: BoardState, choice: Choice, card: number): Sentence {
  const { terms } = props.rules;
  return choice.kind === 'figure'
    ? groupName({ terms, view: view.value }, groupWith(choice.figure))
    : fighterName(terms, card);
}

function doingOf({ words, view }: BoardState, choice: Choice): Sentence {
  return words.choice(format(choice), view.value);
}
