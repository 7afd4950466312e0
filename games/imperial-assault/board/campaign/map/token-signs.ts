import { type TokenSign, tokenSignOf } from '../../art/signs.ts';

/** Places lie on a diamond, people on a disc and things on a square with cut corners, so that each is known from afar. */
const place = 'M50 14L86 50L50 86L14 50Z';
const person = 'M50 16a34 34 0 1 1-.01 0Z';
const thing = 'M30 20H70L80 30V70L70 80H30L20 70V30Z';

const bust = 'M50 30a9 9 0 1 1-.01 0ZM32 70Q34 54 50 54T68 70';
const out = 'M50 34H36V66H50M46 50H72M63 41L72 50L63 59';
const ladder = 'M40 30V70M60 30V70M40 38H60M40 50H60M40 62H60';
const droid = 'M34 50Q34 32 50 32T66 50ZM50 32V25M44 43H56M34 50V58H66V50';

/** A droid with as many dots as tell its colour from the others. */
function droidWith(color: TokenSign['color'], dots: string): TokenSign {
  return { plate: person, sign: `${droid}${dots}`, color };
}

/** Signs of the tokens that only missions of campaigns have, by their kinds. */
const campaignTokenSigns: Readonly<Record<string, TokenSign>> = {
  // Somebody who speaks.
  informant: {
    plate: person,
    sign: 'M44 32a8 8 0 1 1-.01 0ZM29 68Q31 54 44 54T59 68M61 34Q66 40 61 46M68 29Q77 40 68 51',
  },
  bystander: { plate: person, sign: bust },
  // A board held up.
  protester: {
    plate: person,
    sign: 'M40 42a7 7 0 1 1-.01 0ZM26 70Q28 61 40 61T54 70M50 28H76V44H50ZM63 44V68',
  },
  // Shackles.
  captive: { plate: person, sign: 'M38 44a10 10 0 1 1-.01 0ZM62 44a10 10 0 1 1-.01 0ZM42 38Q50 28 58 38' },
  // A cap, and the collar of an officer.
  lorn: { plate: person, sign: `${bust}M38 33H62M43 56L50 67L57 56` },
  'x8-green': droidWith('green', 'M50 67h.1'),
  'x8-yellow': droidWith('yellow', 'M44 67h.1M56 67h.1'),
  'x8-blue': droidWith('blue', 'M39 67h.1M50 67h.1M61 67h.1'),
  // A lens.
  clue: { plate: thing, sign: 'M45 31a14 14 0 1 1-.01 0ZM56 56L69 69' },
  // A page with a seal.
  'arrest-token': {
    plate: thing,
    sign: 'M34 30H58L66 38V70H34ZM41 42H54M41 50H59M57 56a5 5 0 1 1-.01 0Z',
  },
  'bardottan-shard': { plate: thing, sign: 'M50 26L64 44L50 74L36 44ZM36 44H64M50 26V74' },
  // On its back, with smoke.
  'overturned-speeder': {
    plate: thing,
    sign: 'M28 54H72L64 66H38ZM42 66V72H58V66M40 46Q34 40 40 34T40 26M56 46Q50 40 56 34',
  },
  'surveillance-system': { plate: thing, sign: 'M30 38H56V58H30ZM56 46L70 38V58L56 50M43 58V68H34' },
  locker: { plate: thing, sign: 'M34 28H66V72H34ZM50 28V72M46 47V54M54 47V54' },
  // Jaws that hold on.
  clamp: { plate: thing, sign: 'M64 34H36V66H64V58M64 34V44M54 51H74M54 44V58' },
  // A face on a board.
  board: {
    plate: thing,
    sign: 'M30 28H70V62H30ZM50 62V74M40 74H60M50 34a6 6 0 1 1-.01 0ZM39 57Q41 49 50 49T61 57',
  },
  // A belt, and what is made on it.
  line: {
    plate: thing,
    sign: 'M32 56H68a6 6 0 0 1 0 12H32a6 6 0 0 1 0-12ZM36 62h.1M50 62h.1M64 62h.1M42 50V36H58V50',
  },
  // A lever.
  switch: { plate: thing, sign: 'M34 62H66V72H34ZM50 62L59 41M62 29a6 6 0 1 1-.01 0Z' },
  // A cube that speaks.
  trace: {
    plate: thing,
    sign: 'M32 46H54V68H32ZM32 46L40 38H62L54 46M62 38V60L54 68M66 31Q69 26 73 29',
  },
  shelf: {
    plate: thing,
    sign: 'M32 28H68V72H32ZM32 43H68M32 58H68M40 31V43M48 31V43M44 46V58M60 46V58M38 61V72',
  },
  // Somebody well dressed: a collar, and a brooch.
  guest: { plate: person, sign: `${bust}M40 57L50 70L60 57M50 61a3 3 0 1 1-.01 0Z` },
  // A block with a clock on it.
  charge: {
    plate: thing,
    sign: 'M30 48H70V72H30ZM50 24a10 10 0 1 1-.01 0ZM50 29V34H54M50 44V48M40 54V66M60 54V66',
  },
  // A closed eye.
  'hiding-place': { plate: place, sign: 'M30 44Q50 64 70 44M37 52L32 59M50 56V66M63 52L68 59' },
  passage: { plate: place, sign: 'M36 64V48Q36 34 50 34T64 48V64M44 64V52Q44 44 50 44T56 52V64' },
  'penthouse-ladder': { plate: place, sign: ladder },
  'roof-ladder': { plate: place, sign: ladder },
  'escape-route': { plate: place, sign: out },
  'escape-token': { plate: place, sign: out },
};

/** The sign of what lies on the map of a mission of a campaign. */
export function campaignTokenSign(kind: string): TokenSign {
  return campaignTokenSigns[kind] ?? tokenSignOf(kind);
}
