import { useRef } from 'preact/hooks';
import { useStops } from '../../../../../web/board/use-stops.ts';
import { entry } from '../../../../common/at.ts';
import { sentence } from '../../../../sentences.ts';
import type { Sentence } from '../../../../words.ts';
import { stagesOf } from '../../../content/campaign/log.ts';
import { heroRecord, heroSeatsOf } from '../../../rules/campaign/between/books.ts';
import { none } from '../../../rules/state.ts';
import { missionTitle } from '../../../words/campaign/between.ts';
import type { Props } from '../../board-state.ts';
import { HeroFace } from '../hero-sheet.tsx';
import './between.css';
import { Missions, RewardChoice, SideMissions } from './decisions.tsx';
import { Agendas, ImperialUpgrade, Ransom } from './imperial-upgrade.tsx';
import { RebelUpgrade } from './rebel-upgrade.tsx';
import { AgendaChoice, ClassChoice, HeroChoice } from './setup.tsx';
import { type Shown, shownIn } from './shown.ts';

/** The table of a campaign while no mission is played (A13): what is decided, and who has what. */
export function Between(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const keys = useStops(root, props, {
    next: (board) => board.querySelector<HTMLElement>('.ic-act:not([aria-disabled])'),
    takeBack: () => props.takeBack.peek()?.(),
  });
  const shown = shownIn(props);
  if (shown === undefined) return null;
  const title = titleOf(shown);
  return (
    <div
      ref={root}
      class="ic-between"
      data-asks={shown.seat === undefined ? undefined : shown.frame?.step}
      {...keys}
    >
      <div class="ic-desk">
        <header class="ic-head">
          <h2>{shown.say(title)}</h2>
          <Standing shown={shown} />
        </header>
        <Step shown={shown} />
        {shown.frame?.step !== 'takeReward' && shown.frame?.step !== 'rewardTie' && <Party shown={shown} />}
      </div>
    </div>
  );
}

/** The heading of a step. */
function titleOf({ campaign, frame, record }: Shown): Sentence {
  switch (frame?.step) {
    case 'chooseHero':
    case 'chooseClass':
    case 'chooseAgendas':
    case 'chooseSideMissions':
    case 'takeReward':
    case 'rewardTie':
    case 'rebelUpgrade':
    case 'ransom':
    case 'imperialUpgrade':
    case 'discardAgenda':
    case 'voteMission':
    case 'missionTie':
      return sentence(`between.${frame.step}`);
    default:
      return record.next === null
        ? sentence('between.ended', { play: campaign.play.length })
        : sentence('between.over');
  }
}

/** What the step that goes on puts on the table. */
function Step({ shown }: { readonly shown: Shown }) {
  const { frame, record } = shown;
  switch (frame?.step) {
    case 'chooseHero':
      return <HeroChoice shown={shown} />;
    case 'chooseClass':
      return <ClassChoice shown={shown} />;
    case 'chooseAgendas':
      return <AgendaChoice shown={shown} />;
    case 'chooseSideMissions':
      return <SideMissions shown={shown} />;
    case 'takeReward':
    case 'rewardTie':
      return <RewardChoice shown={shown} frame={frame} />;
    case 'rebelUpgrade':
      return <RebelUpgrade key={shown.seat} shown={shown} frame={frame} />;
    case 'ransom':
      return <Ransom shown={shown} agenda={frame.agenda} />;
    case 'imperialUpgrade':
      return <ImperialUpgrade shown={shown} />;
    case 'discardAgenda':
      return <Agendas shown={shown} />;
    case 'voteMission':
      return <Missions shown={shown} ids={frame.missions} votes={frame.votes} />;
    case 'missionTie':
      return <Missions shown={shown} ids={frame.missions} />;
    default:
      return record.next === null ? <Played shown={shown} /> : <Missions shown={shown} ids={[record.next]} />;
  }
}

/** The missions that were played, each with who has won it. */
function Played({ shown: { record, say, props } }: { readonly shown: Shown }) {
  return (
    <ol class="ic-played">
      {record.log.map(({ stage, mission, winner }, place) => (
        <li key={place} data-winner={winner}>
          {say(
            sentence('table.logged', {
              stage: stage + 1,
              mission: missionTitle(props.rules.terms, mission),
              winner,
            }),
          )}
        </li>
      ))}
    </ol>
  );
}

/** Where the campaign stands: its stage, and what everybody shares. */
function Standing({ shown: { campaign, record, say, props } }: { readonly shown: Shown }) {
  const last = record.log.at(-1);
  const hasBegun = heroSeatsOf(record).every((seat) => heroRecord(record, seat).hero !== none);
  const stages = stagesOf(campaign.play.length);
  const { kind, threat } = entry(stages, record.stage);
  return (
    <p>
      {campaign.play.length !== 'mission' && (
        <span>
          {say(sentence('table.stage', { stage: record.stage + 1, stages: stages.length, kind, threat }))}
        </span>
      )}
      {hasBegun && <span>{say(sentence('table.credits', { credits: record.credits }))}</span>}
      {last !== undefined && (
        <span class="ic-last" data-winner={last.winner}>
          {say(
            sentence('between.last', {
              mission: missionTitle(props.rules.terms, last.mission),
              winner: last.winner,
            }),
          )}
        </span>
      )}
    </p>
  );
}

/** The heroes side by side: who plays them, and what each has to spend; in the upgrade stage who is done. */
function Party({ shown: { campaign, record, say, frame, seat: own } }: { readonly shown: Shown }) {
  const done = frame?.step === 'rebelUpgrade' ? frame.done : [];
  const chosen = heroSeatsOf(record).flatMap((seat) => {
    const { hero: number, xp, items, classCards, rewards } = entry(record.heroes, seat - 1);
    const hero = campaign.content.heroes[number]?.hero;
    const held = items.length + classCards.length + rewards.length;
    return hero === undefined ? [] : [{ seat, hero, xp, held }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul class="ic-party" aria-label={say(sentence('table.heroes'))}>
      {chosen.map(({ seat, hero, xp, held }) => (
        <li key={seat} data-own={seat === own}>
          <HeroFace hero={hero} />
          <b>{hero.name}</b>
          <span>{say(sentence('between.hero', { seat: { seat }, xp, held }))}</span>
          {done.includes(seat) && <span class="ic-mark">{say(sentence('between.isDone'))}</span>}
        </li>
      ))}
    </ul>
  );
}
