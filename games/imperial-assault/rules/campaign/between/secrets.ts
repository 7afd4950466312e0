import type { Chance } from '../../../../../kernel/chance.ts';
import type { Viewer } from '../../../../../kernel/game.ts';
import { type CampaignTerms, campaignOf } from '../../added.ts';
import type { Terms } from '../../options.ts';
import { none } from '../../state.ts';
import { empireSeat } from '../current.ts';
import type { CampaignRecord } from '../record.ts';
import { agendaSets, cardsOfSet, setsInDeck } from './agendas.ts';
import { withEmpire } from './books.ts';
import { missionCalled } from './missions.ts';

/**
 * What of a record a viewer sees. Agendas are known to the Empire alone, and the order of decks to nobody: what a viewer
 * does not know is -1, or an empty name; how many there are is open.
 */
export function seenRecord(terms: Terms, record: CampaignRecord, viewer: Viewer): CampaignRecord {
  const { agendaDeck, agendaHand, agendasDrawn } = record.empire;
  const sideDeck = record.sideDeck.map((id) => (isKnown(campaignOf(terms), record, id) ? id : '')).sort();
  const seen = { ...record, sideDeck };
  if (viewer === empireSeat)
    return withEmpire(seen, { agendaDeck: agendaDeck.toSorted((one, other) => one - other) });
  const hide = (cards: readonly number[]): number[] => cards.map(() => none);
  return withEmpire(seen, {
    agendaDeck: hide(agendaDeck),
    agendaHand: hide(agendaHand),
    agendasDrawn: hide(agendasDrawn),
  });
}

/** Side missions in the deck of which everybody knows: those of the heroes, and the green ones that they chose. */
function isKnown(campaign: CampaignTerms, { heroes }: CampaignRecord, id: string): boolean {
  const { color, of } = missionCalled(campaign, id)?.campaign ?? {};
  const isOwn = heroes.some(({ hero }) => campaign.content.heroes[hero]?.hero.id === of);
  return color === 'green' || (color === 'red' && isOwn);
}

/**
 * A record that looks so to the viewer: what is hidden is drawn from what it can be. `playing`: agendas that are carried
 * out now, of which everybody knows that they are in no pile.
 */
export function imagineRecord(
  terms: Terms,
  seen: CampaignRecord,
  viewer: Viewer,
  chance: Chance,
  playing: readonly number[] = [],
): CampaignRecord {
  const campaign = campaignOf(terms);
  const record = { ...seen, sideDeck: imagineSideDeck(campaign, seen, chance) };
  if (viewer !== empireSeat) return imagineAgendas(campaign, record, chance, playing);
  const agendaDeck = [...seen.empire.agendaDeck];
  chance.shuffle(agendaDeck);
  return withEmpire(record, { agendaDeck });
}

/** Grey missions that were not seen come first; where there are too few, red ones of absent heroes are in the deck. */
function imagineSideDeck(campaign: CampaignTerms, seen: CampaignRecord, chance: Chance): readonly string[] {
  const known = seen.sideDeck.filter((id) => id !== '');
  const shown = new Set([...known, ...seen.active, seen.next, ...seen.log.map(({ mission }) => mission)]);
  const ofAgendas = new Set(campaign.content.cards.flatMap(({ agenda }) => agenda?.mission ?? []));
  const hidden = (color: 'grey' | 'red'): string[] => {
    const found = campaign.missions.flatMap(({ campaign: { id, kind, color: own } }) =>
      kind === 'side' && own === color && !shown.has(id) && !ofAgendas.has(id) ? [id] : [],
    );
    chance.shuffle(found);
    return found;
  };
  const deck = [...hidden('grey'), ...hidden('red')].slice(0, seen.sideDeck.length - known.length);
  deck.push(...known);
  chance.shuffle(deck);
  return deck;
}

/**
 * Sets of which cards were seen are in the deck, others are drawn; in hand are secret agendas alone. As long as no card has left
 * the deck, it holds whole sets, as many as were chosen.
 */
function imagineAgendas(
  campaign: CampaignTerms,
  seen: CampaignRecord,
  chance: Chance,
  playing: readonly number[],
): CampaignRecord {
  const { content } = campaign;
  const { agendaDeck, agendaHand, agendasDrawn, agendasInPlay } = seen.empire;
  const played = new Set([
    ...seen.active,
    ...seen.forced,
    seen.next,
    ...seen.log.map(({ mission }) => mission),
  ]);
  const isShown = (card: number): boolean =>
    agendasInPlay.includes(card) ||
    playing.includes(card) ||
    played.has(content.cards[card]?.agenda?.mission ?? '');
  const open = agendaSets(content).filter((set) => !cardsOfSet(content, set).some(isShown));
  const shown = agendaSets(content).filter((set) => !open.includes(set));
  const others = [...open];
  chance.shuffle(others);
  const wanted = agendaDeck.length + agendaHand.length + agendasDrawn.length;
  const secretsIn = (cards: readonly number[]): number[] =>
    cards.filter((card) => content.cards[card]?.agenda?.type === 'secret');
  const isWhole =
    seen.log.length === 0 && agendaHand.length + agendasDrawn.length + agendasInPlay.length === 0;
  const least = isWhole ? 0 : setsInDeck;
  const pool: number[] = [];
  for (const [place, set] of [...shown, ...others].entries()) {
    if (place >= least && pool.length >= wanted && secretsIn(pool).length >= agendaHand.length) break;
    pool.push(...cardsOfSet(content, set).filter((card) => !isShown(card)));
  }
  chance.shuffle(pool);
  const hand = secretsIn(pool)
    .slice(0, agendaHand.length)
    .sort((one, other) => one - other);
  const rest = pool.filter((card) => !hand.includes(card));
  const drawn = rest.splice(0, agendasDrawn.length).sort((one, other) => one - other);
  return withEmpire(seen, {
    agendaDeck: rest.slice(0, agendaDeck.length),
    agendaHand: hand,
    agendasDrawn: drawn,
  });
}
