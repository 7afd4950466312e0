import type { MapPlan } from './map-plan.ts';
import plaza from './maps/30th-floor-plaza.json' with { type: 'json' };
import cargoCrossing from './maps/cargo-crossing.json' with { type: 'json' };
import mosEisleyOutskirts from './maps/mos-eisley-outskirts.json' with { type: 'json' };
import quadFoundry from './maps/quad-foundry.json' with { type: 'json' };
import templeGardens from './maps/temple-gardens.json' with { type: 'json' };

/** The maps that come with the game. Their shape is tested against the schema, which the compiler cannot. */
export const maps = [
  plaza,
  templeGardens,
  mosEisleyOutskirts,
  cargoCrossing,
  quadFoundry,
] as readonly MapPlan[];
