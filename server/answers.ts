import type { Json, Viewer } from '../kernel/game.ts';
import { checkAgainst, describeFaults } from '../schema/check.ts';
import type { Play } from './play.ts';
import { Refused } from './refusal.ts';

/** So many answers of a viewer are kept. No page asks for more about one position. */
const mostKnown = 400;

/**
 * What the rules have answered ahead of choices about the present position of a match: see `Rules.forecast`. Each question of a
 * viewer is answered once, because some take long, and pages ask again when they come back.
 */
export class Answers {
  private play: Play | undefined;
  private seq = -1;
  private readonly viewers = new Map<Viewer, (question: Json) => unknown>();

  /** What answers the questions of a viewer. Refuses those that the rules of the game do not answer. */
  about(play: Play, viewer: Viewer): (question: Json) => unknown {
    if (this.play !== play || this.seq !== play.seq) {
      this.play = play;
      this.seq = play.seq;
      this.viewers.clear();
    }
    const found = this.viewers.get(viewer) ?? answering(play, viewer);
    this.viewers.set(viewer, found);
    return found;
  }
}

function answering(play: Play, viewer: Viewer): (question: Json) => unknown {
  const { forecast } = play.match.rules;
  if (forecast === undefined) throw new Refused('bad-request', 'the rules of this game answer no questions');
  const view = play.view(viewer);
  const known = new Map<string, unknown>();
  return (question) => {
    const key = JSON.stringify(question);
    if (!known.has(key)) {
      const checked = checkAgainst(forecast.schema, question);
      if (!checked.ok) throw new Refused('bad-request', `no question: ${describeFaults(checked.faults)}`);
      if (known.size >= mostKnown) known.clear();
      known.set(key, forecast.answer(view, checked.value));
    }
    return known.get(key);
  };
}
