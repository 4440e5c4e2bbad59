import { plainWords } from './plain-words.ts';

/** Details of the hero's appearance, each a noun phrase without an article; '' when the form names none. */
export type Looks = {
  readonly hair: string;
  readonly eyes: string;
  readonly garment: string;
  readonly carried: string;
  readonly mark: string;
};

const details: readonly (readonly [keyof Looks, RegExp])[] = [
  ['hair', /\b(?:hair|braids?|curls|ponytail|mohawk|beard|locks|mane|fringe|dreadlocks)$/i],
  ['eyes', /\b(?:eyes|gaze)$/i],
  [
    'garment',
    /\b(?:cloak|coat|jacket|robes?|dress|tunic|hat|hood|scarf|uniform|suit|boots|gloves|cape|vest|shirt|leathers|gown|trenchcoat|jumpsuit|poncho|goggles|glasses|sweater|hoodie)$/i,
  ],
  [
    'carried',
    /\b(?:sword|staff|bow|satchel|bag|dagger|pistol|cane|lantern|book|notebook|violin|lute|axe|spear|knife|wand|ring|locket|pendant|backpack|amulet|necklace|medallion)$/i,
  ],
  ['mark', /\b(?:scars?|tattoos?|freckles|birthmark|limp|dimples|wrinkles|horns|wings|tail|implants?|arm)$/i],
];

/** Reads the details out of an appearance. */
export function looksOf(appearance: string): Looks {
  const looks = { hair: '', eyes: '', garment: '', carried: '', mark: '' };
  const phrases = plainWords(appearance, 600)
    .split(
      /[,.;:]|\b(?:and|with|wearing|wears|has|who|carrying|carries|holding|in|under|over|across|dressed)\b/i,
    )
    .map((each) => each.trim().replace(/^(?:an?|the|his|her|their|of|always)\s+/i, ''));
  for (const phrase of phrases) {
    const found = details.find(([, shape]) => shape.test(phrase));
    if (found !== undefined && looks[found[0]] === '' && phrase.split(' ').length <= 5)
      looks[found[0]] = lowerPlain(phrase);
  }
  return looks;
}

/** Lower case, unless it begins with a name. */
function lowerPlain(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

/** What of an appearance can stand behind the name between commas. */
export function asideOf(appearance: string, looks: Looks): string {
  const first =
    plainWords(appearance, 300)
      .split(/[.;]|,(?= )/)[0]
      ?.trim() ?? '';
  const words = first.split(' ').filter((word) => word !== '');
  const whole = lowerPlain(first);
  if (
    words.length > 0 &&
    words.length <= 12 &&
    (/^an?\s/i.test(first) || (words.length <= 5 && isAdjectival(first)))
  )
    return whole;
  const detail = looks.hair || looks.eyes || looks.mark;
  if (detail !== '') return `with ${/s$|hair$/.test(detail) ? '' : 'a '}${detail}`;
  if (looks.garment !== '') return `in ${/(?:s|leathers)$/.test(looks.garment) ? '' : 'a '}${looks.garment}`;
  if (looks.carried !== '') return `a ${looks.carried} never far from hand`;
  return words.length > 0 && words.length <= 8 && !/^[\p{Lu}]/u.test(first)
    ? `${whole} as ever`
    : words.length > 0 && words.length <= 5
      ? whole
      : '';
}

function isAdjectival(phrase: string): boolean {
  return (
    !details.some(([, shape]) => shape.test(phrase)) &&
    /^(?:tall|short|slim|slender|lean|thin|wiry|stocky|muscular|young|old|pale|dark|small|big|strong|broad|scruffy|elegant|rugged|grim|bald|tiny|lanky|athletic|weathered|handsome|beautiful|graceful|plump|heavy|sturdy)\b/i.test(
      phrase,
    )
  );
}
