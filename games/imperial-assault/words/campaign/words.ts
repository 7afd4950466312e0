import { sentence } from '../../../sentences.ts';
import type { LogSentence, Sentence, Words } from '../../../words.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import type { Choice } from '../../rules/choice.ts';
import type { Event } from '../../rules/event.ts';
import { parse } from '../../rules/notation.ts';
import type { ShownRules } from '../../rules/options.ts';
import type { View } from '../../rules/view.ts';
import { openWords } from '../../words.ts';
import { askedFrame } from '../frames.ts';
import type { Seen } from '../pieces.ts';
import { betweenChoice, betweenEvent, betweenGroup, betweenPrompt, campaignSection } from './between.ts';
import { cardSections } from './card-sections.ts';
import { heroChoice, heroEventSentence, heroLines, heroPrompt, withWeapon } from './heroes.ts';
import { missionChoice, missionEventSentence, missionPrompt, missionSections } from './mission.ts';
import { withSayings } from './sayings.ts';

/** How the campaign speaks: as the skirmish does, and of what only a campaign has. */
export function openCampaignWords(rules: ShownRules): Words<View, Event> {
  const terms = withSayings(rules.terms);
  const battle = openWords({ ...rules, terms });
  return {
    ...battle,
    event(event, view, before) {
      // With a mission its map and its figures leave the table; what happened there is told as it was.
      const mission = view.campaign?.mission == null && before?.campaign?.mission ? before : view;
      return event.kind === 'campaign'
        ? campaignEvent(event.event, { terms, view: mission }, { terms, view })
        : battle.event(event, mission);
    },
    prompt(kind, seat, view) {
      const frame = askedFrame(view);
      const seen = { terms, view };
      const own =
        frame?.step === kind
          ? (heroPrompt(frame, seen) ?? missionPrompt(frame, seen) ?? betweenPrompt(frame, seat, seen))
          : undefined;
      return own === undefined
        ? battle.prompt(kind, seat, view)
        : sentence(`prompt.${kind}`, { seat: { seat }, ...own });
    },
    choice(text, view) {
      const choice = parse(text);
      const seen = { terms, view };
      const frame = askedFrame(view);
      const own =
        choice &&
        (heroChoice(choice, frame, seen) ??
          missionChoice(choice, frame, seen) ??
          betweenChoice(choice, seen));
      if (own !== undefined) return own;
      const plain = battle.choice(text, view);
      const weapon = choice && weaponIn(choice);
      return weapon === undefined ? plain : withWeapon(plain, weapon, seen);
    },
    choiceGroup(text, view) {
      const choice = parse(text);
      if (choice?.kind === 'campaign') {
        if (choice.deed === 'rest') return sentence('group.actions');
        if (choice.deed === 'strain') return sentence('group.move');
        return betweenGroup(choice, { terms, view });
      }
      return battle.choiceGroup?.(text, view);
    },
    table: (view, viewer) => [
      ...missionSections({ terms, view }),
      ...cardSections({ terms, view }, viewer),
      ...battle.table(view, viewer),
      ...heroSection({ terms, view }),
      ...campaignSection({ terms, view }),
    ],
  };
}

function weaponIn(choice: Choice): string | undefined {
  return choice.kind === 'attack' || choice.kind === 'attackObject' ? choice.weapon : undefined;
}

/** An event of a campaign, as it is seen in its mission, and after all that the step brought. */
function campaignEvent(event: CampaignEvent, seen: Seen, after: Seen): LogSentence | undefined {
  switch (event.kind) {
    case 'waits':
    case 'extraToken':
    case 'readied':
    case 'strained':
    case 'recoveredStrain':
    case 'wounded':
    case 'withdrew':
    case 'leftBehind':
    case 'tookWeapon':
    case 'tested':
      return heroEventSentence(event, seen);
    default:
      return missionEventSentence(event, seen) ?? betweenEvent(event, after);
  }
}

function heroSection(seen: Seen): { readonly title: Sentence; readonly lines: readonly Sentence[] }[] {
  const lines = heroLines(seen);
  return lines.length === 0 ? [] : [{ title: sentence('table.heroes'), lines }];
}
