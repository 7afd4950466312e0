import type { Seat } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import { sentence } from '../../../../sentences.ts';
import { heroRecord, heroSeatsOf } from '../../../rules/campaign/between/books.ts';
import { saleOf } from '../../../rules/campaign/between/deals.ts';
import type { OwnedItem } from '../../../rules/campaign/record.ts';
import { pass } from '../../../rules/choice.ts';
import { letterOf } from '../../../rules/notation.ts';
import type { FrameOf } from '../../../rules/state.ts';
import { proper } from '../../../words/names.ts';
import { Act, CardAct } from './act.tsx';
import { Jumps, LaidCard, Spread } from './laid-card.tsx';
import type { Shown } from './shown.ts';

/** The Rebel upgrade stage: the shop for all, and for the hero that decides here its items and its class cards. */
export function RebelUpgrade({
  shown,
  frame,
}: {
  readonly shown: Shown;
  readonly frame: FrameOf<'rebelUpgrade'>;
}) {
  const { record, say, seat } = shown;
  return (
    <>
      {seat !== undefined && <Jumps shown={shown} parts={['shop', 'items', 'classCards']} />}
      <Spread part="shop" title={say(sentence('between.shop', { credits: record.credits }))}>
        {frame.shop.map((card) => (
          <LaidCard key={card} shown={shown} card={card}>
            <Buy shown={shown} card={card} />
          </LaidCard>
        ))}
      </Spread>
      {seat !== undefined && <Items shown={shown} seat={seat} />}
      {seat !== undefined && <ClassCards shown={shown} seat={seat} />}
      {seat !== undefined && <Done shown={shown} />}
    </>
  );
}

/** A button that buys a card, whose price the card tells; where it is too dear it says so. */
export function Buy({ shown, card }: { readonly shown: Shown; readonly card: number }) {
  return <CardAct shown={shown} deed="buy" card={card} label={sentence('between.buy')} explained />;
}

/** The items of a hero: what can be sold, given away, and put on weapons or taken off them. */
function Items({ shown, seat }: { readonly shown: Shown; readonly seat: Seat }) {
  const { record, say, campaign } = shown;
  const { items } = heroRecord(record, seat);
  const nameOf = (card: number) => proper(campaign.content.cards[card]?.name ?? '');
  const others = heroSeatsOf(record).filter((other) => other !== seat);
  return (
    <Spread part="items" title={say(sentence('between.items', { hero: nameOfHero(shown, seat) }))}>
      {items.map((item) => (
        <LaidCard
          key={item.card}
          shown={shown}
          card={item.card}
          mark={item.modifications.length === 0 ? undefined : say(sentence('between.fitted'))}
        >
          <Fitted shown={shown} item={item} />
          {items.map(({ card: weapon }) => (
            <CardAct
              key={`fit ${weapon}`}
              shown={shown}
              deed="fit"
              card={item.card}
              to={campaign.content.cards[weapon]?.id}
              label={sentence('between.fit', { weapon: nameOf(weapon) })}
            />
          ))}
          {others.map((other) => (
            <CardAct
              key={`give ${other}`}
              shown={shown}
              deed="give"
              card={item.card}
              to={letterOf(other)}
              label={sentence('between.give', { hero: nameOfHero(shown, other) })}
            />
          ))}
          <Sell shown={shown} card={item.card} />
        </LaidCard>
      ))}
      {items.length === 0 && <li class="ic-quiet">{say(sentence('sheet.none'))}</li>}
    </Spread>
  );
}

/** The modifications on a weapon, each with a button that takes it off. */
function Fitted({ shown, item }: { readonly shown: Shown; readonly item: OwnedItem }) {
  return item.modifications.map((card) => (
    <div key={card} class="ic-fitted">
      <b>{shown.campaign.content.cards[card]?.name}</b>
      <CardAct shown={shown} deed="remove" card={card} label={sentence('between.remove')} />
    </div>
  ));
}

function Sell({ shown, card }: { readonly shown: Shown; readonly card: number }) {
  const found = shown.campaign.content.cards[card];
  if (found === undefined) return null;
  return (
    <CardAct
      shown={shown}
      deed="sell"
      card={card}
      label={sentence('between.sell', { credits: saleOf(found) })}
    />
  );
}

/** The class deck of a hero: what it has, and what it can buy. */
function ClassCards({ shown, seat }: { readonly shown: Shown; readonly seat: Seat }) {
  const { record, say, campaign } = shown;
  const { hero, xp, classCards, items } = heroRecord(record, seat);
  const owned = [...classCards, ...items.map(({ card }) => card)];
  return (
    <Spread
      part="classCards"
      title={say(sentence('between.classCards', { hero: nameOfHero(shown, seat), xp }))}
    >
      {entry(campaign.content.heroes, hero).deck.map((card) => {
        const isOwned = owned.includes(card);
        return (
          <LaidCard
            key={card}
            shown={shown}
            card={card}
            mark={isOwned ? say(sentence('between.owned')) : undefined}
          >
            {!isOwned && <Buy shown={shown} card={card} />}
          </LaidCard>
        );
      })}
    </Spread>
  );
}

function nameOfHero({ record, campaign }: Shown, seat: Seat) {
  return proper(campaign.content.heroes[heroRecord(record, seat).hero]?.hero.name ?? '');
}

/** Ends the stage for a seat, and tells what it leaves unspent and whether that would still buy something. */
export function Done({ shown }: { readonly shown: Shown }) {
  const { record, seat, say, props } = shown;
  if (seat === undefined || !shown.can(pass)) return null;
  const canBuy = props.decision.value?.choices.some((choice) => choice.startsWith('buy:')) ?? false;
  const buys = { buys: canBuy ? 'yes' : 'no' };
  const { xp, influence } = record.empire;
  return (
    <div class="ic-done">
      <p>
        {say(
          seat === 0
            ? sentence('between.unspent.empire', { xp, influence, ...buys })
            : sentence('between.unspent.hero', {
                xp: heroRecord(record, seat).xp,
                credits: record.credits,
                ...buys,
              }),
        )}
      </p>
      <Act shown={shown} choice={pass} label={sentence('between.done')} primary />
    </div>
  );
}
