import type { Seat } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import type { CampaignCard } from '../../../content/campaign/card-schema.ts';
import type { CompiledCampaign } from '../../../content/campaign/compile-campaign.ts';
import type { AddedVerb } from '../../../content/pack.ts';
import type { Choice, Deed } from '../../choice.ts';
import type { BattleState, BattleTurn } from '../../state.ts';
import { campaignIn, empireSeat } from '../current.ts';
import type { CampaignRecord, EmpireRecord, HeroRecord } from '../record.ts';
import type { BetweenEvent } from './event.ts';

export function recordOf(state: Pick<BattleState, 'campaign'>): CampaignRecord {
  return campaignIn(state).record;
}

export function keepRecord(state: BattleState, record: CampaignRecord): void {
  state.campaign = { ...campaignIn(state), record };
}

/** The seats of the heroes. */
export function heroSeatsOf({ heroes }: Pick<CampaignRecord, 'heroes'>): Seat[] {
  return heroes.map((_, place) => place + 1);
}

/** The hero of a seat. */
export function heroRecord({ heroes }: CampaignRecord, seat: Seat): HeroRecord {
  return entry(heroes, seat - 1);
}

/** The record with something of the hero of a seat replaced. */
export function withHero(record: CampaignRecord, seat: Seat, change: Partial<HeroRecord>): CampaignRecord {
  const heroes = record.heroes.map((hero, place) => (place === seat - 1 ? { ...hero, ...change } : hero));
  return { ...record, heroes };
}

/** The record with something of the Empire replaced. */
export function withEmpire(record: CampaignRecord, change: Partial<EmpireRecord>): CampaignRecord {
  return { ...record, empire: { ...record.empire, ...change } };
}

export function cardOf({ cards }: CompiledCampaign, card: number): CampaignCard {
  return entry(cards, card);
}

/** Whether a card says of itself that it is not sold, traded or left behind. */
export function isKept(
  { abilities = [] }: CampaignCard,
  what: Extract<AddedVerb, { readonly do: 'cannot-be' }>['what'],
): boolean {
  return abilities.some(({ effects }) =>
    effects.some((effect) => effect.do === 'cannot-be' && effect.what === what),
  );
}

/** The numbers of all cards of which something holds. */
export function cardsWith(
  { cards }: CompiledCampaign,
  isMeant: (card: CampaignCard) => boolean,
): readonly number[] {
  return cards.flatMap((card, number) => (isMeant(card) ? [number] : []));
}

/** The Imperial classes of the cards, by id. */
export function imperialClasses({ cards }: CompiledCampaign): readonly string[] {
  const named = cards.flatMap(({ kind, of }) => (kind === 'imperial-class' && of !== undefined ? [of] : []));
  return [...new Set(named)];
}

/** A list without the first of its items that is this one. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const place = list.indexOf(item);
  return place < 0 ? list : list.toSpliced(place, 1);
}

/** Tells what happened. Where there are `others`, the Empire alone receives the event, and everybody else receives those. */
export function report({ emit }: BattleTurn, event: BetweenEvent, others?: BetweenEvent): void {
  if (others === undefined) emit?.({ kind: 'campaign', event });
  else emit?.({ kind: 'campaign', event }, [empireSeat], { kind: 'campaign', event: others });
}

/** The Empire gains influence, and everybody is told. */
export function gainInfluence(turn: BattleTurn, amount: number): void {
  if (amount === 0) return;
  const record = recordOf(turn.state);
  const total = record.empire.influence + amount;
  keepRecord(turn.state, withEmpire(record, { influence: total }));
  report(turn, { kind: 'gained', seat: empireSeat, what: 'influence', amount, total });
}

/** The choice of something by its id. */
export function deedOf(deed: Deed, what: string, to = ''): Choice {
  return { kind: 'campaign', deed, what, to };
}

/** What such a choice names; undefined for other choices. */
export function namedBy(choice: Choice, deed: Deed): string | undefined {
  return choice.kind === 'campaign' && choice.deed === deed ? choice.what : undefined;
}
