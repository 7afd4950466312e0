import type { Seat } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import { sentence } from '../../../../sentences.ts';
import { stagesOf } from '../../../content/campaign/log.ts';
import { deedOf, heroRecord, heroSeatsOf } from '../../../rules/campaign/between/books.ts';
import type { Vote } from '../../../rules/campaign/between/frames.ts';
import { greenMissions } from '../../../rules/campaign/between/missions.ts';
import type { FrameOf } from '../../../rules/state.ts';
import { missionTitle } from '../../../words/campaign/between.ts';
import { Dossier } from '../dossier.tsx';
import { HeroFace } from '../hero-sheet.tsx';
import { Act } from './act.tsx';
import { LaidCard, Spread } from './laid-card.tsx';
import type { Shown } from './shown.ts';

/** Missions as dossiers, each with a button where it can be chosen and with the votes that it has. */
export function Missions({
  shown,
  ids,
  votes = [],
}: {
  readonly shown: Shown;
  readonly ids: readonly string[];
  readonly votes?: readonly Vote<string>[];
}) {
  const { campaign, cards, record, say } = shown;
  const { terms } = shown.props.rules;
  const { threat } = entry(stagesOf(campaign.play.length), record.stage);
  return (
    <ul class="ic-dossiers">
      {ids.map((id) => (
        <li key={id}>
          <Dossier campaign={campaign} cards={cards} id={id} threat={threat} say={say}>
            <Votes shown={shown} seats={votes.flatMap(({ seat, named }) => (named === id ? [seat] : []))} />
            <Act
              shown={shown}
              choice={deedOf('mission', id)}
              label={sentence('between.mission')}
              of={say(missionTitle(terms, id))}
              primary
            />
          </Dossier>
        </li>
      ))}
    </ul>
  );
}

/** The green side missions, of which the heroes put four into the deck. */
export function SideMissions({ shown }: { readonly shown: Shown }) {
  const { campaign, record, say } = shown;
  const chosen = record.sideDeck.filter((id) => id !== '');
  return (
    <>
      <p class="ic-quiet">{say(sentence('between.deckOf', { count: chosen.length }))}</p>
      <Missions shown={shown} ids={greenMissions(campaign)} />
    </>
  );
}

/** Who takes a reward: the card, and the heroes that can have it. */
export function RewardChoice({
  shown,
  frame,
}: {
  readonly shown: Shown;
  readonly frame: FrameOf<'takeReward'> | FrameOf<'rewardTie'>;
}) {
  const { record, campaign, say } = shown;
  const votes = frame.step === 'takeReward' ? frame.votes : [];
  return (
    <>
      <Spread title={say(sentence('between.reward'))}>
        <LaidCard shown={shown} card={frame.card} />
      </Spread>
      <ul class="ic-takers">
        {heroSeatsOf(record).map((seat) => {
          const { hero } = entry(campaign.content.heroes, heroRecord(record, seat).hero);
          return (
            <li key={seat}>
              <HeroFace hero={hero} />
              <h4>{hero.name}</h4>
              <Votes
                shown={shown}
                seats={votes.flatMap((vote) => (vote.named === seat ? [vote.seat] : []))}
              />
              <Act
                shown={shown}
                choice={{ kind: 'seat', seat }}
                label={sentence('between.takes')}
                of={hero.name}
                primary
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who has named something. */
function Votes({ shown: { say }, seats }: { readonly shown: Shown; readonly seats: readonly Seat[] }) {
  if (seats.length === 0) return null;
  return <p class="ic-mark">{say(sentence('between.votes', { seats: { seats } }))}</p>;
}
