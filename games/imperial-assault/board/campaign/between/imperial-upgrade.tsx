import { sentence } from '../../../../sentences.ts';
import { mostAgendas } from '../../../rules/campaign/between/agendas.ts';
import { cardsWith } from '../../../rules/campaign/between/books.ts';
import { pass } from '../../../rules/choice.ts';
import { none } from '../../../rules/state.ts';
import { Act, CardAct } from './act.tsx';
import { FaceDown, Jumps, LaidCard, Spread } from './laid-card.tsx';
import { Buy, Done } from './rebel-upgrade.tsx';
import type { Shown } from './shown.ts';

/** The Imperial upgrade stage: class cards for experience, drawn agendas for influence, and what the Empire has. */
export function ImperialUpgrade({ shown }: { readonly shown: Shown }) {
  const { campaign, record, say } = shown;
  const { empire } = record;
  const deck = cardsWith(
    campaign.content,
    ({ kind, of }) => kind === 'imperial-class' && of === empire.class,
  );
  const drawn = empire.agendasDrawn.filter((card) => card !== none);
  return (
    <>
      <Jumps
        shown={shown}
        parts={[
          ...(drawn.length > 0 ? (['drawn'] as const) : []),
          ...(empire.agendaHand.length + empire.agendasInPlay.length > 0 ? (['agendas'] as const) : []),
          'classCards',
        ]}
      />
      {drawn.length > 0 ? (
        <Spread part="drawn" title={say(sentence('between.drawn', { influence: empire.influence }))}>
          {drawn.map((card) => (
            <LaidCard key={card} shown={shown} card={card}>
              <Buy shown={shown} card={card} />
            </LaidCard>
          ))}
        </Spread>
      ) : (
        empire.agendasDrawn.length > 0 && (
          <FaceDown count={empire.agendasDrawn.length}>
            {say(sentence('between.hidden', { count: empire.agendasDrawn.length }))}
          </FaceDown>
        )
      )}
      <Agendas shown={shown} />
      <Spread part="classCards" title={say(sentence('between.empireClass', { xp: empire.xp }))}>
        {deck.map((card) => {
          const isOwned = empire.classCards.includes(card);
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
      <Done shown={shown} />
    </>
  );
}

/** The agendas of the Empire: those in play for all, those in hand for itself. */
export function Agendas({ shown }: { readonly shown: Shown }) {
  const { record, say, frame } = shown;
  const { agendaHand, agendasInPlay } = record.empire;
  const hand = agendaHand.filter((card) => card !== none);
  const title = sentence('between.agendas', {
    count: agendaHand.length + agendasInPlay.length,
    most: mostAgendas,
  });
  if (agendaHand.length + agendasInPlay.length === 0) return null;
  return (
    <Spread part="agendas" title={say(title)}>
      {[...hand, ...agendasInPlay].map((card) => (
        <LaidCard
          key={card}
          shown={shown}
          card={card}
          mark={say(sentence('between.where', { where: hand.includes(card) ? 'hand' : 'play' }))}
        >
          {frame?.step === 'discardAgenda' && (
            <CardAct shown={shown} deed="discard" card={card} label={sentence('between.discard')} />
          )}
        </LaidCard>
      ))}
      {hand.length < agendaHand.length && (
        <li class="ic-rest">
          <FaceDown count={agendaHand.length - hand.length}>
            {say(sentence('between.hidden', { count: agendaHand.length - hand.length }))}
          </FaceDown>
        </li>
      )}
    </Spread>
  );
}

/** The heroes may pay to be rid of an agenda in play. */
export function Ransom({ shown, agenda }: { readonly shown: Shown; readonly agenda: number }) {
  const { campaign, record, say } = shown;
  const { credits = 0 } = campaign.content.cards[agenda]?.agenda?.ransom ?? {};
  return (
    <Spread title={say(sentence('between.shared', { credits: record.credits }))}>
      <LaidCard shown={shown} card={agenda}>
        <CardAct shown={shown} deed="pay" card={agenda} label={sentence('choice.pay', { credits })} />
        <Act shown={shown} choice={pass} label={sentence('choice.payNothing')} />
      </LaidCard>
    </Spread>
  );
}
