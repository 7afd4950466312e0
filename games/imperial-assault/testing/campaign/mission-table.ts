import type { Chance } from '../../../../kernel/chance.ts';
import { applyMove, type ChoicePending, findPending, settle } from '../../../../kernel/run.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import type { CampaignPack } from '../../content/campaign/compile-campaign.ts';
import { campaignMissions, missions } from '../../content/campaign/missions.ts';
import { packs } from '../../content/packs.ts';
import { campaignForecasts } from '../../rules/campaign/campaign-forecasts.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import { termsOfContent } from '../../rules/campaign/options.ts';
import { setupCampaign } from '../../rules/campaign/setup-campaign.ts';
import type { MissionState } from '../../rules/campaign/state.ts';
import type { Choice } from '../../rules/choice.ts';
import type { Event } from '../../rules/event.ts';
import { withForecasts } from '../../rules/forecasts.ts';
import { format } from '../../rules/notation.ts';
import type { ShownTerms, Terms } from '../../rules/options.ts';
import type { BattleState } from '../../rules/state.ts';
import { stepsOf } from '../../rules/steps.ts';
import { betweenPack } from './between-table.ts';

/** Plain heroes and cards of tests with the printed deployment cards, for missions of the box. */
export const missionPack: CampaignPack = {
  ...betweenPack,
  deployments: packs.core?.deployments ?? [],
  companions: packs.core?.companions ?? [],
  forms: packs.core?.forms ?? [],
  missions,
};

type Pending = ChoicePending<BattleState, Choice, Event>;

/** A mission of the box played alone, move by move. */
export class MissionTable {
  readonly terms: Terms & ShownTerms;
  readonly state: BattleState;
  readonly events: CampaignEvent[] = [];
  readonly chance: Chance;
  private readonly rules;

  constructor(mission: string, heroes: number, seed = mission) {
    this.terms = withForecasts(
      termsOfContent(missionPack, campaignMissions(), { play: 'mission', mission }),
      campaignForecasts,
    );
    this.rules = { id: 'imperial-assault-campaign', steps: stepsOf(this.terms) };
    this.chance = seeded(seed);
    this.state = setupCampaign(this.terms, heroes + 1, { bring: [], carry: undefined });
    settle<BattleState, Choice, Event>(this.rules, this.state, this.chance, this.emit);
  }

  get mission(): MissionState {
    const { mission } = this.state.campaign ?? {};
    if (mission == null) throw new Error('no mission is played');
    return mission;
  }

  get pending(): readonly Pending[] {
    return findPending<BattleState, Choice, Event>(this.rules, this.state).flatMap((one) =>
      one.kind === 'choice' ? [one] : [],
    );
  }

  choicesOf({ step, frame, seat }: Pending): readonly Choice[] {
    return step.choices(this.state, frame, seat);
  }

  /** The choices of the first seat that is asked, in notation. */
  get asked(): readonly string[] {
    const [pending] = this.pending;
    return pending === undefined ? [] : this.choicesOf(pending).map(format);
  }

  play(pending: Pending, choice: Choice): void {
    applyMove(this.rules, this.state, pending, choice, this.chance, this.emit);
  }

  /** Plays whatever chance picks until this holds, or the match is over. */
  playUntil(holds: (table: MissionTable) => boolean): void {
    for (;;) {
      const { pending } = this;
      const next = pending[pending.length === 0 ? 0 : this.chance.pick(pending.length)];
      if (next === undefined || holds(this)) return;
      const choices = this.choicesOf(next);
      const choice = choices[this.chance.pick(choices.length)];
      if (choice === undefined) throw new Error(`${next.frame.step} has no choice`);
      this.play(next, choice);
    }
  }

  private readonly emit = (event: Event): void => {
    if (event.kind === 'campaign') this.events.push(event.event);
  };
}
