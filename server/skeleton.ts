/**
 * Characters that look like others, each list by what it looks like: a small part of the confusables of Unicode TR39,
 * of the scripts that fonts commonly have. Styled letters (fullwidth, mathematical, in circles) need no line here,
 * because compatibility normalisation undoes them.
 */
const likenesses: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀᎪꭺ',
  b: 'ЬьВвβΒʙᏴḃ',
  c: 'сСϲϹᴄᏟⅽ¢',
  d: 'ԁԀᴅᎠꭰđð',
  e: 'еЕεΕєЄҽᴇᎬꭼɛə€',
  f: 'ϝϜꜰƒ',
  g: 'ɡցɢᏀԍԌ',
  h: 'һҺНнΗհʜᎻħ',
  j: 'јЈյᴊᎫϳ',
  k: 'кКκΚᴋᏦ',
  l: 'iI1|ıɩɪіІїЇιΙӏӀʟᏞᏆⅼłןוا',
  n: 'пηոռɴŋΝ',
  o: '0оОοΟσօՕᴏסهоøѳθΘ',
  p: 'рРρΡᴘᏢþ',
  q: 'ԛԚզգ',
  r: 'гГʀꭱᎡ',
  s: 'ѕЅꜱᏚ$5',
  t: 'тТτΤᴛᎢŧ',
  u: 'υսᴜцμ',
  v: 'ѵѴνᴠᏙ',
  w: 'ԝԜᴡᎳաωшШ',
  x: 'хХχΧ×',
  y: 'уУүҮγΥʏỿ',
  z: 'ᴢᏃΖζʐ',
  ae: 'æ',
  oe: 'œ',
  rn: 'mМмΜᴍᎷ',
  '3': 'зЗʒӡ',
  '6': 'б',
};

const likeness = new Map(
  Object.entries(likenesses).flatMap(([plain, alike]) => [...alike].map((sign) => [sign, plain] as const)),
);

/** What does not tell two names apart: accents, blanks, punctuation, and the number after a name. */
const trimmings = /[\p{M}\p{Z}\p{P}\p{Sk}]+/gu;

/** What a clean name looks like at a glance. Two names with the same skeleton are easily taken for each other. */
export function skeletonOf(name: string): string {
  const plain = name
    .replace(/ *#\d+$/, '')
    .normalize('NFKD')
    .replace(trimmings, '');
  // A name of nothing but such signs looks like itself.
  if (plain === '') return name;
  return [...plain]
    .map((sign) => likeness.get(sign) ?? lowerLikeness(sign.toLowerCase()))
    .join('')
    .replaceAll('vv', 'w');
}

function lowerLikeness(sign: string): string {
  return likeness.get(sign) ?? sign;
}
