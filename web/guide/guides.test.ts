import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { GameEntry } from '../../games/entry.ts';
import { games } from '../../games/games.ts';
import type { Guide, Lesson, ListedGuide } from '../../games/guide.ts';
import { locales } from '../../games/words.ts';
import type { Game } from '../../kernel/game.ts';
import { seeded } from '../../kernel/seeded.ts';
import { speaker } from '../i18n/speaker.ts';
import { GuidedMatch } from './guided-match.ts';
import { guideKey } from './progress.ts';

/** A guide is to take five to eight minutes: no less than 8 answers of the learner, and no more than 22. */
const moves = { min: 8, max: 22 };
/** How fast a stranger to the game reads, in words a second. */
const reading = 3;
/** What a move takes beside the reading, and what the moves of the others take, in seconds. */
const deciding = 8;
const watching = 1.5;
/** Minutes that a guide may take. */
const longest = 8;

interface Walk {
  readonly lessons: readonly Lesson[];
  readonly answers: number;
  readonly run: GuidedMatch;
}

/** Goes through a guide, choosing as `pick` says from what the lesson offers. */
function walk(
  game: Game,
  guide: Guide,
  pick: (offered: readonly string[], run: GuidedMatch) => string,
): Walk {
  const run = new GuidedMatch(game, guide);
  const lessons: Lesson[] = [];
  let given = 0;
  for (let step = 0; step < 500 && !run.over; step++) {
    const { lesson, decision } = run;
    if (lesson !== undefined && lessons.at(-1) !== lesson) lessons.push(lesson);
    if (decision !== undefined) {
      const task = lesson?.task;
      const offered = task === undefined || task.free ? decision.choices : task.choices;
      assert.equal(run.play(pick(offered, run)), undefined);
      given++;
    } else if (lesson !== undefined) run.read();
    else {
      assert.ok(run.othersGoOn, 'somebody goes on');
      run.goOn();
    }
  }
  assert.ok(run.over, 'the guide comes to its end');
  return { lessons, answers: given, run };
}

/** As the guide would do it itself. */
function asShown(offered: readonly string[], run: GuidedMatch): string {
  return run.suggestion() ?? offered[0] ?? '';
}

const guided = games.flatMap((entry) => (entry.guides ?? []).map((listed) => ({ entry, listed })));

async function parts({ entry, listed }: { entry: GameEntry; listed: ListedGuide }) {
  const [game, guide] = await Promise.all([entry.game(), listed.guide()]);
  return { game, guide };
}

for (const one of guided) {
  suite(`the guide of ${guideKey(one.entry, one.listed)}`, () => {
    test('is legal from beginning to end, and every lesson comes up', async () => {
      const { game, guide } = await parts(one);
      const { lessons, run } = walk(game, guide, asShown);
      assert.deepEqual(
        lessons.map(({ says }) => says.key),
        guide.lessons.map(({ says }) => says.key),
      );
      assert.ok(run.outcome !== undefined, 'the match is played to its end');
      const others = run.place.moves.filter(({ seat }) => seat !== guide.seat);
      assert.deepEqual(
        others.map(({ seat, choice }) => ({ seat, choice })),
        guide.scriptedMoves.map(({ seat, choice }) => ({ seat, choice })),
        'no bot had to step in, and no reply was left over',
      );
    });

    test('every choice that a lesson offers is legal when it shows', async () => {
      const { game, guide } = await parts(one);
      walk(game, guide, (offered, run) => {
        for (const choice of run.lesson?.task?.choices ?? [])
          assert.equal(run.refusal(choice), undefined, choice);
        return asShown(offered, run);
      });
    });

    test('every lesson comes up whatever the learner takes of what is offered', async () => {
      const { game, guide } = await parts(one);
      for (let learner = 0; learner < 20; learner++) {
        const chance = seeded(`learner ${learner}`);
        const { lessons } = walk(game, guide, (offered) => offered[chance.pick(offered.length)] ?? '');
        assert.equal(lessons.length, guide.lessons.length, `learner ${learner}`);
      }
    });

    test('can be left and taken up again at every moment', async () => {
      const { game, guide } = await parts(one);
      const { run } = walk(game, guide, (offered, now) => {
        const again = new GuidedMatch(game, guide, JSON.parse(JSON.stringify(now.place)));
        assert.deepEqual(again.steps, now.steps);
        assert.equal(again.lesson, now.lesson);
        return asShown(offered, now);
      });
      assert.ok(new GuidedMatch(game, guide, run.place).over);
    });

    test('a legal choice that the lesson does not want is refused with a hint, and changes nothing', async () => {
      const { game, guide } = await parts(one);
      let tried = 0;
      walk(game, guide, (offered, run) => {
        const other = run.decision?.choices.find((choice) => !offered.includes(choice));
        if (other !== undefined) {
          const before = JSON.stringify(run.place);
          assert.equal(run.play(other)?.kind, 'elsewhere');
          assert.equal(JSON.stringify(run.place), before);
          tried++;
        }
        return asShown(offered, run);
      });
      assert.ok(tried > 0);
    });

    test(`takes ${moves.min} to ${moves.max} answers, and at most ${longest} minutes in every language`, async () => {
      const { game, guide } = await parts(one);
      const { answers: given, lessons, run } = walk(game, guide, asShown);
      assert.ok(given >= moves.min && given <= moves.max, `${given} answers`);
      for (const locale of locales) {
        const { say } = speaker(locale, await guide.messages(locale), (seat) => guide.names[seat] ?? '');
        const words = lessons.flatMap(({ says }) => say(says).split(/\s+/)).length;
        const others = run.place.moves.length - given;
        const minutes = (words / reading + given * deciding + others * watching) / 60;
        assert.ok(
          minutes > 3 && minutes <= longest,
          `${locale}: ${words} words, ${minutes.toFixed(1)} minutes`,
        );
      }
    });

    for (const locale of locales) {
      test(`says everything in ${locale}, shortly`, async () => {
        const { guide } = await parts(one);
        const { say, knows } = speaker(locale, await guide.messages(locale));
        for (const { says, task } of guide.lessons) {
          const sentences = task === undefined || task.free ? [says] : [says, task.hint];
          for (const sentence of sentences) {
            assert.ok(knows(sentence.key), sentence.key);
            assert.ok(say(sentence).length <= 300, `${sentence.key}: ${say(sentence).length} characters`);
          }
        }
      });
    }

    test('has a name for everybody but the learner', async () => {
      const { game, guide } = await parts(one);
      const seats = new GuidedMatch(game, guide).seats;
      assert.equal(guide.names.length, seats);
      assert.deepEqual(
        guide.names.map((name) => name === ''),
        guide.names.map((_, seat) => seat === guide.seat),
      );
    });
  });
}

test('there is a guided match', () => {
  assert.ok(guided.length > 0);
});

test('guides of a game can be told apart', () => {
  for (const entry of games) {
    const { guides = [] } = entry;
    assert.equal(new Set(guides.map((listed) => guideKey(entry, listed))).size, guides.length, entry.id);
    if (guides.length > 1)
      assert.ok(
        guides.every(({ role }) => role !== undefined),
        entry.id,
      );
  }
});
