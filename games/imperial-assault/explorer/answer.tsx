import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import type { Bench } from './bench.ts';
import {
  cornerOf,
  distanceSentences,
  obstacleSentences,
  reasonSentences,
  sideOf,
  symmetrySentence,
  verdictSentence,
  waySentence,
} from './sentences.ts';

const four = [0, 1, 2, 3] as const;

/** What the geometry says, in words: who sees whom and why, what is in the way, how far it is. */
export function Answer({ bench }: { readonly bench: Bench }) {
  const { scene, reading, look, isBack, way, asked, say } = bench;
  const obstacles = obstacleSentences(scene.value, look.value);
  const asymmetry = symmetrySentence(reading.value);
  const { lines } = way.value;
  return (
    <div class="ia-answer">
      <div class="ia-directions">
        {([false, true] as const).map((back) => {
          const one = reading.value[back ? 'back' : 'there'];
          return (
            <button
              key={String(back)}
              type="button"
              class="ia-verdict"
              data-sees={one.report.sees}
              aria-pressed={isBack.value === back}
              onClick={() => {
                isBack.value = back;
                asked.value = undefined;
              }}
            >
              <Sign isFree={one.report.sees} />
              <span>{say(verdictSentence(scene.value, one))}</span>
            </button>
          );
        })}
      </div>
      {asymmetry !== undefined && <p class="ia-asymmetry">{say(asymmetry)}</p>}
      {reasonSentences(scene.value, look.value).map((sentence) => (
        <p key={sentence.key}>{say(sentence)}</p>
      ))}
      {look.value.from !== look.value.to && (
        <>
          <Ways bench={bench} />
          {lines !== undefined && (
            <p class="ia-shown-way">{say(waySentence(scene.value, look.value, lines))}</p>
          )}
        </>
      )}
      {obstacles.length > 0 && (
        <details class="ia-obstacles" open={!look.value.report.sees}>
          <summary>
            {say({
              key: look.value.report.sees ? 'explorer.obstacles.some' : 'explorer.obstacles',
              args: { count: obstacles.length },
            })}
          </summary>
          <ul>
            {obstacles.map(say).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {distanceSentences(scene.value, reading.value).map((sentence) => (
        <p key={sentence.key}>{say(sentence)}</p>
      ))}
    </div>
  );
}

/** All 16 ways to draw the lines: corners of the one space by sides of the other. */
function Ways({ bench }: { readonly bench: Bench }) {
  const { scene, look, way, asked, say } = bench;
  const { columns } = scene.value.map;
  const { from, to, report } = look.value;
  const { stop, onKeyDown } = useRovingTabindex(16);
  return (
    <table class="ia-ways" onKeyDown={onKeyDown}>
      <caption>{say({ key: 'explorer.ways' })}</caption>
      <thead>
        <tr>
          <td />
          {four.map((side) => (
            <th key={side} scope="col">
              <Square side={side} />
              <span class="hidden-text">{say({ key: `explorer.side.${side}` })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {four.map((corner) => (
          <tr key={corner}>
            <th scope="row">
              <Square corner={corner} />
              <span class="hidden-text">{say({ key: `explorer.corner.${corner}` })}</span>
            </th>
            {four.map((side) => {
              const index = report.lines.findIndex(
                (lines) =>
                  cornerOf(columns, from, lines.corner) === corner &&
                  sideOf(columns, to, lines.edge) === side,
              );
              const lines = report.lines[index];
              if (lines === undefined) return null;
              return (
                <td key={side}>
                  <button
                    type="button"
                    {...stop(corner * 4 + side)}
                    class="ia-way-button"
                    data-sees={lines.obstacles.length === 0}
                    aria-pressed={way.value.index === index}
                    aria-label={say(waySentence(scene.value, look.value, lines))}
                    onClick={() => {
                      asked.value = index;
                    }}
                  >
                    <Sign isFree={lines.obstacles.length === 0} />
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A space with one of its sides, or one of its corners, lit. */
function Square({ side, corner }: { readonly side?: number; readonly corner?: number }) {
  return (
    <svg class="ia-square" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 5H19V19H5Z" />
      {side !== undefined && <path class="ia-lit" d={['M5 5H19', 'M19 5V19', 'M5 19H19', 'M5 5V19'][side]} />}
      {corner !== undefined && (
        <circle class="ia-lit" cx={corner === 1 || corner === 2 ? 19 : 5} cy={corner > 1 ? 19 : 5} r="3.5" />
      )}
    </svg>
  );
}

function Sign({ isFree }: { readonly isFree: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isFree ? 'M5 13l5 5L19 7' : 'M7 7l10 10M17 7L7 17'} />
    </svg>
  );
}
