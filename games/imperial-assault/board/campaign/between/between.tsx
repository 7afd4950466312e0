import { openCampaignWords } from '../../../words/campaign/words.ts';
import type { Props } from '../../board-state.ts';

/** What is decided between missions. */
export function Between({ rules, view, decision, say, play }: Props) {
  const words = openCampaignWords(rules);
  const asked = decision.value;
  return (
    <div class="ic-between">
      {asked?.choices.map((choice) => (
        <button key={choice} type="button" class="button" onClick={() => play(choice)}>
          {say(words.choice(choice, view.value))}
        </button>
      ))}
    </div>
  );
}
