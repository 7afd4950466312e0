import { useRef } from 'preact/hooks';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { useStops } from '../../../web/board/use-stops.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { ImperialAssaultRules } from '../game.ts';
import type { Event } from '../rules/event.ts';
import { fighterOf, figureOf, figuresOnMap } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { openWords } from '../words.ts';
import { FigureToken } from './art/figure-token.tsx';
import './board.css';
import { unfurnished } from './map/furnishing.ts';
import { frameOf, pointOf } from './map/layout.ts';
import { MapDrawing, viewBoxOf } from './map/map-drawing.tsx';

type Props = BoardProps<View, Event, ImperialAssaultRules>;

/** The table of Imperial Assault: the map with its figures, and a button for each legal choice. Knows no rule. */
export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const keys = useStops(root, props, {
    next: (board) => board.querySelector<HTMLElement>('.ia-choices [tabindex="0"]'),
    takeBack: () => {},
  });
  return (
    <div ref={root} class="ia-board" {...keys}>
      <Ground {...props} />
      <Choices {...props} />
    </div>
  );
}

function Ground({ view, rules: { terms } }: Props) {
  const now = view.value;
  const mission = terms.missions[now.mission];
  if (mission === undefined) return <div />;
  const { map } = mission;
  return (
    <svg viewBox={viewBoxOf(frameOf(map))} aria-hidden="true" data-picture="board" data-part="track">
      <MapDrawing map={map} situation={now} furnishing={{ ...unfurnished, terminals: mission.terminals }} />
      {figuresOnMap(now).map((figure) => {
        const { place } = figureOf(now, figure);
        if (place === null) return null;
        const { x, y } = pointOf(map.columns, place.space);
        const looks = fighterOf(terms, now, figure);
        return (
          <g key={figure} transform={`translate(${x} ${y})`}>
            <FigureToken
              looks={looks}
              turned={place.turned}
              isElite={looks.elite}
              isMassive={looks.massive}
              isCompanion={looks.companion}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** A button for each legal choice. */
function Choices({ decision, view, say, play }: Props) {
  const choices = decision.value?.choices ?? [];
  const tabindex = useRovingTabindex(choices.length);
  const words = openWords();
  return (
    <div
      class="ia-choices"
      role="toolbar"
      aria-label={say({ key: 'board.hand' })}
      onKeyDown={tabindex.onKeyDown}
    >
      {choices.map((choice, at) => (
        <button
          key={choice}
          type="button"
          class="button"
          data-choice={choice}
          {...tabindex.stop(at)}
          onClick={() => play(choice)}
        >
          {say(words.choice(choice, view.value))}
        </button>
      ))}
    </div>
  );
}
