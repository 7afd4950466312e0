import type { Place, Space } from '../map.ts';
import { type DrawnBattlefield, drawnBattlefield, type Standing } from './drawn-battlefield.ts';
import type { Geometer, Geometry } from './geometry.ts';

/** An example that the rules tell: what an implementation must answer about a drawn battlefield. */
export interface Example {
  /** The place in the rules, and what is told there. */
  readonly name: string;
  readonly battlefield: DrawnBattlefield;
  readonly answers: readonly Answer[];
}

/** What is asked, what must be answered. */
export interface Answer {
  readonly text: string;
  ask(geometry: Geometry, battlefield: DrawnBattlefield): unknown;
  readonly expected: unknown;
}

const figuresBlock = { figuresBlock: true };

/** Pairs of letters, as in `AB CD`: first the ones that hold, then the ones that do not. */
const pairs = (
  word: string,
  yes: string,
  no: string,
  ask: (geometry: Geometry, one: Space, other: Space) => boolean,
): Answer[] =>
  [yes, no].flatMap((list, index) =>
    list
      .split(' ')
      .filter((pair) => pair !== '')
      .map(
        (pair): Answer => ({
          text: `${pair} ${word}`,
          ask: (geometry, battlefield) =>
            ask(geometry, battlefield.space(pair[0] ?? ''), battlefield.space(pair[1] ?? '')),
          expected: index === 0,
        }),
      ),
  );

const adjacent = (yes: string, no: string) =>
  pairs('adjacent', yes, no, (geometry, one, other) => geometry.areAdjacentSpaces(one, other));

const sees = (yes: string, no: string) =>
  pairs('sees', yes, no, (geometry, one, other) => geometry.canSeeSpace(one, other, figuresBlock));

const counts = (pair: string, expected: number | null): Answer => ({
  text: `${pair} counted`,
  ask: (geometry, battlefield) =>
    geometry.countSpaces(battlefield.space(pair[0] ?? ''), battlefield.space(pair[1] ?? '')),
  expected,
});

const answers = (text: string, expected: unknown, ask: Answer['ask']): Answer => ({ text, expected, ask });

/** What it costs the first figure to get to each of some spaces, with so many points at most; null where it does not. */
const costs = (letters: string, points: number, expected: readonly (number | null)[]): Answer => ({
  text: `costs to ${letters}`,
  ask: (geometry, battlefield) => {
    const reach = geometry.reach(0, points);
    return [...letters].map(
      (letter) =>
        reach.find(({ place }) => place.space === battlefield.space(letter) && !place.turned)?.cost ?? null,
    );
  },
  expected,
});

/** The lettered spaces at which a figure stands after one step or turn. */
const stepsTo = (letters: string, points: number): Answer => ({
  text: `steps with ${points} points`,
  ask: (geometry, battlefield) =>
    battlefield.letters(geometry.steps(0, points).map(({ place }) => place.space)),
  expected: letters,
});

const endsAt = (battlefield: DrawnBattlefield, places: readonly Place[]) =>
  battlefield.letters(places.map(({ space }) => space));

const example = (
  name: string,
  drawing: string,
  list: readonly Answer[],
  figures: readonly Standing[] = [],
  doors: 'closed' | 'open' = 'closed',
): Example => ({ name, battlefield: drawnBattlefield(drawing, figures, doors), answers: list });

const mover: Standing = { at: 'A', stance: 'friendly' };

const adjacencies: readonly Example[] = [
  example(
    'A5 adjacent: spaces that share an edge or a corner, never a space and itself',
    `
 ### ###
#  A   B
        
#  C   D`,
    adjacent('AB AC AD BC BD CD DA', 'AA'),
  ),
  example(
    'A5 adjacent, except (a): only a shared edge that is a wall, a door or a blocking edge; an impassable edge stops nothing',
    `
 ### ### ### ###
#  A#  B   C!  D
 ### ###        
#  ED  F   G:  H`,
    adjacent('BC GH', 'AB CD EF AE'),
  ),
  example(
    'A5 adjacent, except (b): the shared corner is an intersection of two walls',
    `
 ### ###
#  A#  B
     ###
#  C   D`,
    [...adjacent('AC CD', 'AB BD BC'), ...adjacent('AD', '')],
  ),
  example(
    'A5 adjacent, except (b): walls that go on in one line through the corner',
    `
 ### ###
#  A#  B
        
#  C#  D`,
    adjacent('AC BD', 'AD BC AB CD'),
  ),
  example(
    'A5 adjacent, except (b): two spaces of blocking terrain; each is adjacent to nothing',
    `
 ### ###
#  A % B
        
#% C   D`,
    adjacent('', 'AD AB AC DB DC BC'),
  ),
  example(
    'A5 adjacent, except (b): a door and blocking terrain on the two sides of the corner',
    `
 ### ###
#  AD  B
        
#% C   D`,
    adjacent('BD', 'AD AB'),
  ),
  example(
    'A5 adjacent, except (b): the same with the door open',
    `
 ### ###
#  AD  B
        
#% C   D`,
    adjacent('BD AD AB', ''),
    [],
    'open',
  ),
  example(
    'A5 adjacent: a wall ends in the corner; diagonal across its end adjacent, directly on its two sides not',
    `
 ### ###
#  A#  B
        
#  C   D`,
    [...adjacent('AD BC AC BD CD', 'AB'), counts('AB', 2)],
  ),
  example(
    'A5 adjacent: impassable terrain and edges never stop it',
    `
 ### ###
#  A x B
 :::    
#x C:  D`,
    adjacent('AB AC AD BC BD CD', ''),
  ),
  example(
    'A5 adjacent: one obstacle at the corner leaves the other way around it',
    `
 ### ###
#  A % B
        
#  C   D`,
    adjacent('AC AD CD', 'AB BD BC'),
  ),
];

const countings: readonly Example[] = [
  example(
    'A5 counting: the same space is 0, diagonals are 1; figures, difficult and impassable terrain and shields are ignored',
    `
 ### ### ### ###
#  A ~   xs   sB
                
#              C`,
    [counts('AA', 0), counts('AB', 3), counts('AC', 3)],
    [{ at: 'A' }, { at: 'B' }],
  ),
  example(
    'A5 counting: walls, doors and blocking terrain are not passed',
    `
 ### ### ###
#  A#  BD  C
            
#    %  #  E`,
    [counts('AB', null), counts('BC', null), counts('AE', null), counts('CE', 1)],
  ),
  example(
    'A5 counting: from and to blocking terrain no way leads, but a figure in it ignores the terrain of its own space',
    `
 ### ### ###
#  A % B   C`,
    [
      counts('AB', null),
      counts('BC', null),
      answers('figures adjacent', true, (geometry) => geometry.areAdjacentFigures(0, 1)),
      answers('figures counted', 1, (geometry) => geometry.countBetween(0, 1)),
      answers('beyond', 1, (geometry) => geometry.countBetween(1, 2)),
      answers('across', null, (geometry) => geometry.countBetween(0, 2)),
    ],
    [mover, { at: 'B', mobile: true }, { at: 'C' }],
  ),
  example(
    'A5 counting: large figures from their nearest spaces; within X is X or fewer',
    `
 ### ### ### ### ###
#  A   C       D   B
                    
#          F        `,
    [
      answers('counted', 2, (geometry) => geometry.countBetween(0, 1)),
      answers('adjacent', false, (geometry) => geometry.areAdjacentFigures(0, 1)),
      answers('area within 0', 'AC', (geometry, battlefield) => battlefield.letters(geometry.area(0, 0))),
      answers('area within 1', 'ACF', (geometry, battlefield) => battlefield.letters(geometry.area(0, 1))),
    ],
    [
      { ...mover, base: '2x2' },
      { at: 'D', base: '1x2' },
    ],
  ),
  example(
    'A5 counting, door distance: it stands in each empty space that shares its edge; only those are adjacent to it',
    `
 ### ### ###
#  A   BD  C
            
#  EE  F   G`.replace('EE', 'ED'),
    [
      answers('one space away', 1, (geometry) => geometry.countToDoor(0, 0)),
      answers('at the door', 1, (geometry) => geometry.countToDoor(1, 0)),
    ],
    [mover, { at: 'F' }],
  ),
  example(
    'A5 counting, door distance: a space with a figure is not counted to',
    `
 ### ### ###
#  A   BD  C
     ###    
#  E   F   G`,
    [
      answers('around to the other side', 2, (geometry) => geometry.countToDoor(0, 0)),
      answers('at the door', 1, (geometry) => geometry.countToDoor(1, 0)),
    ],
    [mover, { at: 'B' }],
  ),
];

const movements: readonly Example[] = [
  example(
    'A6 movement: 1 a space; 2 into difficult terrain or to a hostile figure, 3 into both',
    `
 ### ### ### ###
#  A ~ B   C ~ D`,
    [costs('ABCD', 8, [0, 2, 3, 5])],
    [mover],
  ),
  example(
    'A6 movement: a hostile figure costs 1 more, in difficult terrain 2 more; friendly and neutral ones nothing',
    `
 ### ### ### ### ### ### ### ### ###
#  A   B   C ~ D   E   F   G   H   I`,
    [costs('ABCDEFGHI', 12, [0, null, 3, null, 7, null, 9, null, 11])],
    [mover, { at: 'B' }, { at: 'D' }, { at: 'F', stance: 'friendly' }, { at: 'H', stance: 'neutral' }],
  ),
  example(
    'A6 movement: through a figure only if the points that are left lead to a legal end',
    `
 ### ### ###
#  A   B   C`,
    [costs('ABC', 2, [0, null, null]), stepsTo('', 2), costs('ABC', 3, [0, null, 3]), stepsTo('B', 3)],
    [mover, { at: 'B' }],
  ),
  example(
    'A6 movement: diagonally past a single obstacle, not between two; figures never block diagonals',
    `
 ### ### ### ###
#  A % B   E   F
                
#  C   D % G   H`,
    [costs('DE', 8, [1, null])],
    [mover],
  ),
  example(
    'A6 movement: not diagonally between two obstacles; impassable terrain and edges count as obstacles',
    `
 ### ###
#  A x B
 ###    
#  C   D`,
    [costs('ABCD', 8, [0, null, null, null])],
    [mover],
  ),
  example(
    'A6 movement: diagonally between two figures',
    `
 ### ###
#  A   B
        
#  C   D`,
    [costs('ABCD', 1, [0, null, null, 1])],
    [mover, { at: 'B' }, { at: 'C' }],
  ),
  example(
    'A6 move X spaces: costs do not count, ends do',
    `
 ### ### ### ###
#  A ~ B ~ C   D`,
    [
      answers('by 3 spaces', 'ABD', (geometry, battlefield) =>
        endsAt(
          battlefield,
          geometry.reachBySpaces(0, 3).map(({ place }) => place),
        ),
      ),
    ],
    [mover, { at: 'C' }],
  ),
  example(
    'A6 nearest legal space: where a figure is pushed that cannot go on, its owner chooses ties',
    `
 ### ### ### ###
#  E   A   C   D
     ### ### ###
#  F           G`,
    [
      answers('nearest', 'EF', (geometry, battlefield) => endsAt(battlefield, geometry.nearestEnds(0))),
      answers('stays', 'C', (geometry, battlefield) => endsAt(battlefield, geometry.nearestEnds(2))),
    ],
    [mover, { at: 'A' }, { at: 'C' }],
  ),
  example(
    'A6 Mobile: no extra costs, through and onto impassable and blocking terrain; walls stop it',
    `
 ### ### ### ### ###
#  A ~ B x C!% D#  E
                 ###
#              F   G`,
    [costs('ABCDEFG', 8, [0, 1, 2, 3, null, 3, 4])],
    [
      { ...mover, mobile: true },
      { at: 'G', companion: true },
    ],
  ),
  example(
    'A6 Mobile: a figure without it goes around',
    `
 ### ### ###
#  A % B x C
 :::     !!!
#  D   E   F`,
    [costs('ABCDEF', 8, [0, null, null, null, null, null])],
    [mover],
  ),
];

const largeMovements: readonly Example[] = [
  example(
    'A6 large figures: no diagonal steps; two spaces down and one aside are three steps',
    `
 ### ### ###
#  A   B    
            
#  C   D    
            
#  E   F    
            
#           `,
    [costs('ABCDEF', 8, [0, 1, 1, 2, 2, 3])],
    [{ ...mover, base: '2x2' }],
  ),
  example(
    'A6 large figures: extra costs once a step, however many spaces; hostile and difficult both count',
    `
 ### ### ### ### ###
#  A   B ~ C   D   E
                    
#        ~ F        `,
    [costs('ABCD', 8, [0, null, null, 7])],
    [{ ...mover, base: '2x2' }, { at: 'C' }, { at: 'F' }],
  ),
  example(
    'A6 large figures: a step enters all spaces of the new place; lengthways through one difficult space costs 5',
    `
 ### ### ### ### ###
#  A   B ~ C   D   E`,
    [costs('ABCD', 8, [0, 2, 4, 5])],
    [{ ...mover, base: '1x2' }],
  ),
  example(
    'A6 large figures: a base of two turns for 1 point and keeps one of its spaces',
    `
 ### ### ### ###
#  A   B   C   D
                
#  E   F   G   H
                
#  I   J   K   L`,
    [
      answers('turned', ['B 1', 'C 1', 'F 1', 'G 1'], (geometry, battlefield) =>
        geometry
          .reach(0, 1)
          .filter(({ place }) => place.turned)
          .map(({ place, cost }) => `${battlefield.letters([place.space])} ${cost}`)
          .sort(),
      ),
    ],
    [{ at: 'F', base: '1x2', stance: 'friendly' }],
  ),
  example(
    'A6 large figures: a base of six turns and keeps at least three of its spaces',
    `
 ### ### ### ### ###
#  A   B   C   D   E
                    
#  F   G   H   I   J
                    
#  K   L   M   N   O
                    
#  P   Q   R   S   T`,
    [
      answers('turned', ['B 1', 'C 1', 'G 1', 'H 1'], (geometry, battlefield) =>
        geometry
          .reach(0, 1)
          .filter(({ place }) => place.turned)
          .map(({ place, cost }) => `${battlefield.letters([place.space])} ${cost}`)
          .sort(),
      ),
    ],
    [{ at: 'G', base: '2x3', stance: 'friendly' }],
  ),
  example(
    'A6 move X spaces: large figures keep their orientation',
    `
 ### ### ###
#  A   B   C
            
#  D   E   F`,
    [answers('turned', [], (geometry) => geometry.reachBySpaces(0, 4).filter(({ place }) => place.turned))],
    [{ ...mover, base: '1x2' }],
  ),
  example(
    'A6 large figures: every space of the base needs its way, past no wall and onto no blocking terrain',
    `
 ### ### ### ### ###
#  A   B   C   D   E
         ###        
#  F   G   H   I %  `,
    [costs('AFBC', 8, [0, null, null, null])],
    [{ ...mover, base: '2x2' }],
  ),
  example(
    'A6 Massive: ends on others, which it pushes, not on companions; never enters the spaces of a massive one',
    `
 ### ### ### ### ### ### ###
#  A   B   C   D   E   F   G
                            
#                           `,
    [
      costs('ABCDEF', 8, [0, 1, 2, null, null, null]),
      answers('pushed', [1], (geometry, battlefield) =>
        geometry.pushedBy(0, { space: battlefield.space('B'), turned: false }),
      ),
    ],
    [
      { ...mover, base: '2x2', massive: true },
      { at: 'C' },
      { at: 'D', companion: true },
      { at: 'E', massive: true },
    ],
  ),
  example(
    'A6 place: one of its spaces is the one that is told, the base as its player likes; not on others, not on terrain',
    `
 ### ### ### ###
#  A   B x C    
                
#  D   E   F    
                
#  G   H   I   J`,
    [
      answers('places', ['B turned', 'D', 'E', 'E turned'], (geometry, battlefield) =>
        geometry
          .placesAt(0, battlefield.space('E'))
          .map(({ space, turned }) => battlefield.letters([space]) + (turned ? ' turned' : ''))
          .sort(),
      ),
      answers('onto terrain', false, (geometry, battlefield) =>
        geometry.canBePlaced(0, { space: battlefield.space('C'), turned: false }),
      ),
    ],
    [{ at: 'I', base: '1x2', stance: 'friendly' }, { at: 'A' }],
  ),
];

const companions: readonly Example[] = [
  example(
    'B3 companions (p. 3): no extra cost to enter their space, and others may end in it',
    `
 ### ### ###
#  A   B   C`,
    [costs('ABC', 2, [0, 1, 2])],
    [mover, { at: 'B', companion: true }],
  ),
  example(
    'B3 companions (p. 3): may end in the space of another figure, and pay for hostile ones as all do',
    `
 ### ### ###
#  A   B   C`,
    [costs('ABC', 3, [0, 2, 3])],
    [{ ...mover, companion: true }, { at: 'B' }],
  ),
  example(
    'B3 companions (p. 3): adjacent to everything in their space; other figures in one space are not adjacent',
    `
 ### ###
#  A   B`,
    [
      answers('companion', true, (geometry) => geometry.areAdjacentFigures(0, 1)),
      answers('and the other way round', true, (geometry) => geometry.areAdjacentFigures(1, 0)),
      answers('counted', 0, (geometry) => geometry.countBetween(0, 1)),
      answers('two others', false, (geometry) => geometry.areAdjacentFigures(1, 2)),
    ],
    [{ ...mover, companion: true }, { at: 'A' }, { at: 'A' }],
  ),
  example(
    'B3 companions (p. 3): do not block line of sight',
    `
 ### ### ###
#  A   B   C`,
    sees('AC CA', ''),
    [{ at: 'B', companion: true }],
  ),
];

const sights: readonly Example[] = [
  example(
    'A7.4 line of sight: figures, friendly, hostile and neutral, block; looker and target do not',
    `
 ### ### ### ###
#  A   B   C   D`,
    sees('AB AC CA', 'AD BD DA'),
    [
      { at: 'A', stance: 'friendly' },
      { at: 'C', stance: 'neutral' },
    ],
  ),
  example(
    'A7 line of sight: difficult and impassable terrain, impassable edges and rubble never block',
    `
 ### ### ### ###
#  A ~r  x  :  D`,
    sees('AD DA', ''),
  ),
  example(
    'A7.4 line of sight: a closed door, a wall, blocking terrain and a blocking edge block',
    `
 ### ### ###
#  AD  B   C
 ### ### ###
#  E#  F   G
 ### ### ###
#  H % I   J
 ### ### ###
#  K!  L   M`,
    sees('BC FG LM IJ', 'AB AC EF EG HJ KL KM'),
  ),
  example(
    'A7.4 line of sight: through an open door',
    `
 ### ### ###
#  AD  B   C`,
    sees('AB AC CA', ''),
    [],
    'open',
  ),
  example(
    'A7, Rules Reference, example 3 of line of sight: seen from beside a wall, and not seen back',
    `
 ### ### ###
#  A#      B
            
#           `,
    sees('AB', 'BA'),
  ),
  example(
    'A7.3, example 4: lines that overlap are none',
    `
 ### ### ###
#  A %   % B`,
    sees('', 'AB BA'),
  ),
  example(
    'A7.5, examples 5 and 6: the two spaces directly on either side of the free end of a wall see each other, two apart',
    `
 ### ###
#  A#  B
        
#  C   D`,
    [...sees('AB BA AD BC', ''), ...adjacent('', 'AB'), counts('AB', 2)],
  ),
  example(
    'A7.5: a wall that does not end there separates its two sides',
    `
 ### ### ### ###
#       #       
                
#      A#  B    
                
#       #       `,
    sees('', 'AB BA'),
  ),
  example(
    'A7.4, example 7: between two figures, through the own space and through that of the target',
    `
 ### ### ### ### ### ###
#  A           C        
                        
#      D               B`,
    sees('AB', ''),
    [{ at: 'A' }, { at: 'B' }, { at: 'C' }, { at: 'D' }],
  ),
  example(
    'A7.4: the same with another figure in the space of the looker, through which it moves: that one is in the way',
    `
 ### ### ### ### ### ###
#  A           C        
                        
#      D               B`,
    [answers('seen', [], (geometry) => geometry.sightPairs(0, 1, figuresBlock))],
    [{ at: 'A' }, { at: 'B' }, { at: 'C' }, { at: 'D' }, { at: 'A' }],
  ),
  example(
    'A7.4, example 7: a large figure looks at a space through itself, past companions, and not past others',
    `
 ### ### ### ### ### ###
#  A           B   C   D`,
    [
      answers('past itself', 'BC', (geometry, battlefield) =>
        battlefield.letters(
          [...'BCD']
            .map((letter) => battlefield.space(letter))
            .filter((space) => geometry.figureSeesSpace(0, space, figuresBlock)),
        ),
      ),
    ],
    [{ ...mover, base: '1x2' }, { at: 'C' }, { at: 'B', companion: true }],
  ),
  example(
    'A7.4, examples 8 and 9: along a wall and along blocking terrain',
    `
 ### ### ### ###
#  %   %   %    
                
#  A           B`,
    sees('AB BA', ''),
  ),
  example(
    'A7.4, example 10: past the end of a wall',
    `
 ### ###
#  B    
        
#       
        
#   #   
        
#      A`,
    sees('AB', ''),
  ),
  example(
    'A7.4, example 11: past the corner of a space off the map',
    `
 ### ###
#      B
        
#       
        
#   #...
        
#  A    `,
    sees('AB', ''),
  ),
  example(
    'A7.4, examples 12 to 15: through nothing of these from any corner',
    `
 ### ### ###
#  A#  B % C
            
#   #       
            
#   #%     E`,
    sees('', 'AB AC AE CA EA'),
  ),
  example(
    'A7.5, example 16: not through a corner where walls or blocking terrain meet diagonally',
    `
 ### ###
#  B %  
 ###    
#   #  A`,
    sees('', 'AB BA'),
  ),
  example(
    'A7.5: diagonally between two spaces of blocking terrain nobody is seen',
    `
 ### ### ###
#  A %      
            
#%     B    
            
#          C`,
    sees('BC', 'AB AC BA CA'),
  ),
  example(
    'A7.5: a corner of figures, or of a figure and another thing, stops no line',
    `
 ### ### ###
#  A   D    
            
#  E   B    
            
#% F % G   C`,
    sees('AB BA AC', 'CA'),
    [{ at: 'D' }, { at: 'E' }].map((one) => ({ ...one, stance: 'hostile' as const })),
  ),
  example(
    'A7.6: a wall that joins the two chosen corners blocks if it lies between target and looker',
    `
 ### ### ###
#  A   C#  B
 ### ### ###`,
    sees('AC', 'AB CB BA'),
  ),
  example(
    'A7: adjacent figures always see each other, shields or not',
    `
 ### ###
#  A  s 
        
# s    B`,
    [...adjacent('AB', ''), ...sees('AB BA', '')],
  ),
  example(
    'A6 Massive: figures never block line of sight to or from it',
    `
 ### ### ### ###
#  A   C   B    
                
#   #   #       `,
    [
      answers('to it', 1, (geometry) => Math.min(1, geometry.sightPairs(0, 1, figuresBlock).length)),
      answers('from it', 1, (geometry) => Math.min(1, geometry.sightPairs(1, 0, figuresBlock).length)),
    ],
    [mover, { at: 'B', base: '2x2', massive: true }, { at: 'C' }],
  ),
  example(
    'A7.4: a figure that may look past others sees past figures only',
    `
 ### ### ### ### ###
#  A   B   C#  D    `,
    [
      answers('past a figure', true, (geometry, battlefield) =>
        geometry.canSeeSpace(battlefield.space('A'), battlefield.space('C'), { figuresBlock: false }),
      ),
      answers('past a wall', false, (geometry, battlefield) =>
        geometry.canSeeSpace(battlefield.space('A'), battlefield.space('D'), { figuresBlock: false }),
      ),
    ],
    [{ at: 'B' }],
  ),
  example(
    'A7: into a space of blocking terrain where a figure stands and out of it, not through it',
    `
 ### ### ### ###
#  A % B   C   D`,
    [
      answers('into it', 1, (geometry) => geometry.sightPairs(0, 1, figuresBlock).length),
      answers('out of it', 1, (geometry) => geometry.sightPairs(1, 0, figuresBlock).length),
      answers('through it', 0, (geometry) => geometry.sightPairs(0, 2, { figuresBlock: false }).length),
    ],
    [mover, { at: 'B', mobile: true }, { at: 'D' }],
  ),
];

const shields: readonly Example[] = [
  example(
    'B6 energy shields (p. 4): no line through such a space, but lines to it and out of it',
    `
 ### ### ### ###
#  A  sB   C  sD`,
    [...sees('AB BA BC BD DC', 'AC CA AD'), ...adjacent('AB BC', ''), counts('AD', 3)],
  ),
  example(
    'B6 energy shields (p. 4): no line through the corner where one meets another shield diagonally',
    `
 ### ### ###
#  A  s     
            
# s        C
            
#          B`,
    sees('', 'AB BA'),
  ),
  example(
    'B6 energy shields (p. 4): no line through the corner where one meets blocking terrain diagonally',
    `
 ### ### ###
#  A  s     
            
#%          
            
#          B`,
    sees('', 'AB BA'),
  ),
  example(
    'B6 energy shields (p. 4): no line through the corner where one meets a wall diagonally',
    `
 ### ### ### ###
#  A  s     
 ###        
#           
            
#          B`,
    sees('', 'AB BA'),
  ),
  example(
    'B6 energy shields (p. 4): one shield at a corner stops no line past it',
    `
 ### ### ###
#  A  s     
            
#           
            
#          B`,
    sees('AB BA', ''),
  ),
  example(
    'B6 energy shields (p. 4): they stop no movement, and cost nothing',
    `
 ### ### ###
#  A  sB  bC`,
    [costs('ABC', 4, [0, 1, 3])],
    [mover],
  ),
  example(
    'B6 rubble (p. 4): difficult terrain, which does not add to difficult terrain; a space may hold both tokens',
    `
 ### ### ### ###
#  A  rB ~rC   D`,
    [costs('ABCD', 8, [0, 2, 4, 5])],
    [mover],
  ),
];

/** All worked examples of the rules of the map, each with its place. Numbered ones are those of the Rules Reference. */
export const examples: readonly Example[] = [
  ...adjacencies,
  ...countings,
  ...movements,
  ...largeMovements,
  ...companions,
  ...sights,
  ...shields,
];

/** What an implementation answers about an example, beside what it must. */
export function answersTo(geometer: Geometer, { battlefield, answers }: Example) {
  const geometry = geometer(battlefield.map, battlefield.situation);
  return answers.map(({ text, ask, expected }) => ({
    expected: [text, expected],
    answer: [text, ask(geometry, battlefield)],
  }));
}
