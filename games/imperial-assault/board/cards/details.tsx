import type { ComponentChildren } from 'preact';
import { Dialog } from '../../../../web/parts/dialog.tsx';
import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { Choice } from '../../rules/choice.ts';
import { format } from '../../rules/notation.ts';
import {
  type FigureNumber,
  fighterOf,
  figureNumber,
  type GroupNumber,
  groupWith,
  none,
  seatOf,
  seatOfGroup,
} from '../../rules/state.ts';
import { commandLines, formLines } from '../../words/cards.ts';
import { figureName, groupIn, groupName, groupWhose, type Seen } from '../../words/pieces.ts';
import { groupLines, lastingLines, orderLines } from '../../words/table.ts';
import { FigureToken } from '../art/figure-token.tsx';
import type { BoardState, Detail } from '../board-state.ts';
import { sizeOf } from '../map/layout.ts';
import { CommandPicture } from './card-art.tsx';
import { whySentence } from './hand.tsx';
import { Lines } from './lines.tsx';
import './cards.css';

/** Something in full, above the table: a card with all that it says, or a list. */
export function Details({ table, detail }: { readonly table: BoardState; readonly detail: Detail }) {
  return (
    <Dialog
      title={table.props.say(titleOf(table, detail))}
      onClose={() => {
        table.detail.value = undefined;
      }}
      sheet
    >
      <Contents table={table} detail={detail} />
    </Dialog>
  );
}

function seenAt(table: BoardState): Seen {
  return { terms: table.props.rules.terms, view: table.view.value };
}

function titleOf(table: BoardState, detail: Detail): Sentence {
  const { terms } = table.props.rules;
  switch (detail.kind) {
    case 'group':
      return groupWhose(seenAt(table), detail.group);
    case 'command':
      return sentence('name', { name: entry(terms.commands, detail.card).name });
    case 'upgrade': {
      const upgrade = table.view.value.players[detail.seat]?.upgrades[detail.upgrade];
      return sentence('name', {
        name: upgrade === undefined ? '?' : entry(terms.upgrades, upgrade.card).name,
      });
    }
    case 'discard':
    case 'points':
      return sentence(`board.full.${detail.kind}`, { seat: { seat: detail.seat } });
    case 'mission':
      return table.parts.missionName(terms, table.view.value);
    case 'lasting':
    case 'orders':
      return sentence(`board.full.${detail.kind}`);
  }
}

function Contents({
  table,
  detail,
}: {
  readonly table: BoardState;
  readonly detail: Detail;
}): ComponentChildren {
  const seen = seenAt(table);
  const { Mission, UpgradeCard } = table.parts;
  switch (detail.kind) {
    case 'group':
      return (
        <>
          <GroupInFull table={table} group={detail.group} />
          {detail.figure !== undefined && <WhyNoTarget table={table} figure={detail.figure} />}
        </>
      );
    case 'command':
      return <CommandInFull table={table} card={detail.card} />;
    case 'upgrade': {
      const upgrade = seen.view.players[detail.seat]?.upgrades[detail.upgrade];
      return upgrade && <UpgradeCard table={table} card={upgrade.card} />;
    }
    case 'discard': {
      const cards = seen.view.players[detail.seat]?.discard ?? [];
      return (
        <ul class="ib-full-list">
          {/* The last one lies on top. */}
          {cards.toReversed().map((card, place) => (
            <li key={place}>
              <CommandInFull table={table} card={card} />
            </li>
          ))}
          {cards.length === 0 && <li>{table.props.say({ key: 'board.full.none' })}</li>}
        </ul>
      );
    }
    case 'points':
      return <Points table={table} seat={detail.seat} />;
    case 'mission':
      return <Mission table={table} />;
    case 'lasting':
      return <Lines table={table} lines={lastingLines(seen)} />;
    case 'orders':
      return <OrderList table={table} seen={seen} />;
  }
}

/** The standing orders of the reader, each with a button that takes it back as long as that is possible. */
function OrderList({ table, seen }: { readonly table: BoardState; readonly seen: Seen }) {
  const { say } = table.props;
  const { words } = table;
  const revocable = table.legal.value?.choices.filter(({ kind }) => kind === 'ask') ?? [];
  return (
    <>
      <Lines table={table} lines={orderLines(seen, table.props.viewer)} />
      <div class="ib-full-orders">
        {revocable.map((choice) => (
          <button key={format(choice)} type="button" class="button" onClick={() => table.play(choice)}>
            {say(words.choice(format(choice), table.view.value))}
          </button>
        ))}
      </div>
    </>
  );
}

/** What a seat has scored, each time with its reason. */
function Points({ table, seat }: { readonly table: BoardState; readonly seat: number }) {
  const { history, view } = table.props;
  const { words } = table;
  const lines = history.value.flatMap((event) =>
    event.kind === 'scored' && event.seat === seat ? (words.event(event, view.value) ?? []) : [],
  );
  return <Lines table={table} lines={lines} />;
}

/** Asks why a hostile figure cannot be attacked now, which the refusal tells, and the explorer of line of sight shows. */
function WhyNoTarget({ table, figure }: { readonly table: BoardState; readonly figure: FigureNumber }) {
  const { legal, own, view, props } = table;
  const asked = legal.value?.kind;
  const { sides } = view.value;
  const isHostile = sides[seatOf(figure)] !== sides[own];
  if ((asked !== 'activation' && asked !== 'target') || !isHostile) return null;
  if (table.can({ kind: 'figure', figure })) return null;
  return (
    <div class="row">
      <button
        type="button"
        class="button"
        onClick={() => {
          table.forget();
          const choice: Choice =
            asked === 'target' ? { kind: 'figure', figure } : { kind: 'attack', target: figure };
          props.explain(format(choice));
        }}
      >
        {props.say({ key: 'board.full.whyNoTarget' })}
      </button>
    </div>
  );
}

/** A deployment card with its form, what is attached to it, what lasts on its figures, and how they stand. */
function GroupInFull({ table, group }: { readonly table: BoardState; readonly group: GroupNumber }) {
  const { say } = table.props;
  const seen = seenAt(table);
  const { terms, view } = seen;
  const { pack } = terms;
  const { GroupCard, UpgradeCard } = table.parts;
  const found = groupIn(view, group);
  if (found === undefined) return null;
  const fighter = fighterOf(terms, view, figureNumber(group, 0));
  const form = found.form === none ? undefined : pack.forms[found.form];
  const upgrades = (view.players[seatOfGroup(group)]?.upgrades ?? []).filter(
    ({ host }) => host === group && !table.parts.isSheet?.(terms, fighter),
  );
  const lasting = lastingLines({
    terms,
    view: {
      ...view,
      lasting: view.lasting.filter(({ figures }) => figures.some((figure) => figure >> 3 === group)),
      silenced: [],
      waiters: [],
    },
  });
  const { columns, rows } = sizeOf(fighter.base, false);
  return (
    <div class="ib-full">
      <svg class="ib-full-token" viewBox={`0 0 ${columns * 100} ${rows * 100}`} aria-hidden="true">
        <FigureToken
          looks={fighter}
          turned={false}
          isElite={fighter.elite}
          isMassive={fighter.massive}
          isCompanion={found.companion}
        />
      </svg>
      <div class="ib-full-text">
        <GroupCard table={table} group={group} />
        {form !== undefined && (
          <Part title={form.name}>
            <Lines table={table} lines={formLines(pack, form)} />
          </Part>
        )}
        {upgrades.map(({ card: number, exhausted, depleted }, place) => {
          const { name } = entry(pack.upgrades, number);
          return (
            <Part
              key={place}
              title={say(
                sentence('board.full.upgrade', {
                  name,
                  state: depleted ? 'depleted' : exhausted ? 'exhausted' : 'ready',
                }),
              )}
            >
              <UpgradeCard table={table} card={number} />
            </Part>
          );
        })}
        {found.attached.map((number, place) => {
          const command = entry(pack.commands, number);
          return (
            <Part key={place} title={command.name}>
              <Lines table={table} lines={commandLines(pack, command)} />
            </Part>
          );
        })}
        {lasting.length > 0 && (
          <Part title={say({ key: 'board.full.lasting' })}>
            <Lines table={table} lines={lasting} />
          </Part>
        )}
        <Part title={say(groupName(seen, group))}>
          <Lines table={table} lines={groupLines(seen, group)} />
        </Part>
        <AsTargets table={table} group={group} />
      </div>
    </div>
  );
}

/** Whether the figure that activates can attack those of a group from where it stands, how far they are, and why not. */
function AsTargets({ table, group }: { readonly table: BoardState; readonly group: GroupNumber }) {
  const { terms } = table.props.rules;
  const seen = seenAt(table);
  const attacker = seen.view.activation?.figure;
  if (attacker === undefined) return null;
  const targets = terms.forecasts
    .targets(table.state.value, attacker)
    .filter(({ target }) => groupWith(target) === group);
  if (targets.length === 0) return null;
  return (
    <Part title={table.props.say(sentence('board.full.attacked', { figure: figureName(seen, attacker) }))}>
      <Lines
        table={table}
        lines={targets.map(({ target, distance, why }) =>
          sentence(`board.full.target.${why ?? 'can'}`, {
            figure: figureName(seen, target),
            distance: distance ?? 0,
          }),
        )}
      />
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="ib-full-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A command card with all that it says, and in one's own hand with who can play it now or why nobody can. */
function CommandInFull({ table, card }: { readonly table: BoardState; readonly card: number }) {
  const { say, rules, viewer } = table.props;
  const { terms } = rules;
  const found = entry(terms.commands, card);
  const own = viewer !== 'spectator' && table.view.value.players[viewer]?.hand.includes(card) === true;
  const plays = (table.legal.value?.choices ?? []).filter(
    (choice): choice is Extract<Choice, { readonly kind: 'play' }> =>
      choice.kind === 'play' && choice.card === found.id,
  );
  const [outlook] = own ? terms.forecasts.hand(table.state.value, viewer, [card]) : [];
  const { words } = table;
  return (
    <div class="ib-full">
      <div class="ib-full-card">
        <CommandPicture card={found} />
      </div>
      <div class="ib-full-text">
        <Lines table={table} lines={commandLines(terms.pack, entry(terms.pack.commands, card))} />
        {outlook !== undefined && (
          <p class="ib-full-why">{say(whySentence(outlook.why, plays.length > 0))}</p>
        )}
        {own &&
          plays.map((choice) => (
            <button
              key={format(choice)}
              type="button"
              class="button primary"
              onClick={() => table.play(choice)}
            >
              {say(words.choice(format(choice), table.props.view.value))}
            </button>
          ))}
      </div>
    </div>
  );
}
