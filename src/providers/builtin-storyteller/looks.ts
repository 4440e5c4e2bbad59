import { isManyOf, backshift, core, isWhole } from './phrase.ts';
import { isBeing } from './quarry.ts';
import { firstSentence, plainWords } from './plain-words.ts';

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
  const said = plainWords(appearance, 600);
  const phrases = said
    .split(
      /[,.;:]|\b(?:and|with|wearing|wears|has|who|carrying|carries|holding|in|under|over|across|dressed)\b/i,
    )
    .map((each) => each.trim().replace(/^(?:an?|the|his|her|their|of|always)\s+/i, ''));
  for (const phrase of phrases) {
    const found = details.find(([, shape]) => shape.test(phrase));
    if (found !== undefined && looks[found[0]] === '' && isDetail(phrase))
      // "In a Metallica shirt": a capital in the middle of a sentence is that of a name.
      looks[found[0]] = new RegExp(`(?:^|[.;:] )(?:(?:an?|the) )?${phrase.split(/\W/)[0] ?? ''}`, 'i').test(
        said,
      )
        ? lowerPlain(phrase)
        : phrase;
  }
  return looks;
}

/** Whether words are a thing and how it looks, and nothing else: 'long red hair'. */
function isDetail(phrase: string): boolean {
  return (
    !/^(?:hair|eyes|gaze|mane|locks|fringe|arm|tail|beard)$/i.test(phrase) &&
    phrase.split(' ').length <= 5 &&
    /^[\p{Script=Latin}\d '’-]+$/u.test(phrase) &&
    !phrase.split(' ').some((word) => neverSaid.test(word))
  );
}

const neverSaid =
  /^(?:no|not|never|nobody|nothing|without|any|is|are|was|were|has|had|have|does|do|his|her|their|its|my|your|our|the|an?|he|she|it|they|i|you|we|who|that|which|what|like|as|than|from|by|to|for|at|on|of|same|only|hides?|covers?|sees?|loves?|hates?|needs?|wants?|keeps?|lost|missing|too|but|or|if|when|so|very|just|(?:thinn|thick|long|short|dark|light|great|bigg|small|old|young|worse|bett)er)$/i;

/** Lower case, unless it begins with a name. */
function lowerPlain(phrase: string): string {
  return /\p{Lu}{4}/u.test(phrase) ? phrase.toLowerCase() : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

/**
 * What of an appearance can stand behind the name between commas, of what was parsed whole: "a small, upright widow in velvet", "tall and
 * pale", "with silver hair"; '' where nothing was.
 */
export function asideOf(appearance: string, looks: Looks): string {
  const said = firstSentence(plainWords(appearance, 300)).replaceAll(' & ', ' and ');
  const sentence = /\p{Lu}{4}/u.test(said) ? said.toLowerCase() : said;
  const parts = sentence.split(/, ?/);
  return being(parts) || manner(parts) || mixed(parts) || detailOf(looks);
}

/** How the hero is and what one sees on the hero, part by part: "grey at the temples, with a very straight back". */
function mixed(parts: readonly string[]): string {
  const states: string[] = [];
  const seen: string[] = [];
  const worn: string[] = [];
  let lost = 0;
  for (const part of parts.flatMap(seenApart)) {
    const phrase = lowerPlain(part.trim())
      .replace(/^(?:with|in|wearing) /i, '')
      .replace(/ (?:she|he|they|that|which|who|I)\b.*$/, '');
    const words = phrase.split(' ');
    if (
      words.length > (part.includes(' with ') ? 8 : 5) ||
      /\p{Lu}/u.test(phrase) ||
      !/^[\p{Script=Latin}'’ -]+$/u.test(phrase)
    ) {
      lost += 1;
      continue;
    }
    if (isManner(words, phrase)) states.push(compound(words).join(' '));
    else if (/ with /.test(phrase)) {
      const [garment = '', more = ''] = phrase.split(' with ');
      worn.push(`${determined(garment)} with ${more}`);
    } else if (
      !isState(words[0] ?? '') &&
      /^[a-z]+ (?:on|in|behind|under|round) (?:his|her|their|one|both|the) [a-z]+$/.test(phrase)
    )
      seen.push(mass.test(phrase) || isManyOf(words[0] ?? '') ? phrase : `a ${phrase}`);
    else if (isSeen(phrase) && !/ (?:in|of|on) /.test(phrase))
      (wornOn.test(phrase) ? worn : seen).push(determined(phrase));
    else if (/^no [a-z]+$/.test(phrase)) seen.push(phrase);
    else lost += 1;
  }
  // What could not be read is more than what was: the player's own words are better.
  if (lost > states.length + seen.length + worn.length) return '';
  const found = [
    states.slice(0, 2).join(' and '),
    seen.length === 0 ? '' : `with ${seen.slice(0, 2).join(' and ')}`,
    worn.length === 0 || (states.length > 0 && seen.length > 1)
      ? ''
      : `in ${worn.slice(0, seen.length > 0 ? 1 : 2).join(' and ')}`,
  ].filter((each) => each !== '');
  return found.join(' ').includes(' ') ? found.join(', ') : '';
}

/** A part of an appearance as what it names one by one; what somebody wears keeps what is said of it: "a lab coat with burnt sleeves". */
function seenApart(part: string): readonly string[] {
  const [, worn = '', more = ''] =
    /^(?:(?:in|wearing) )?(\S.*?) with ((?:an? |one |two )?\p{L}+(?: \p{L}+){0,2})$/iu.exec(part) ?? [];
  return wornOn.test(worn) && isSeen(worn.toLowerCase()) && isPart.test(more)
    ? [`${worn} with ${more}`]
    : part.split(/ (?:and|with) /i);
}

/** What a garment has. */
const isPart =
  /\b(?:sleeves?|collars?|cuffs?|hoods?|buttons?|pockets?|hems?|lapels?|buckles?|laces|braid|patch(?:es)?|holes?|lining|fringes?|feathers?|missing)$/i;

/** What one is in, and not with. */
const wornOn =
  /\b(?:cloak|coat|jacket|robes?|dress|tunic|hat|cap|hood|(?:head)?scarf|uniform|suit|boots|shoes|gloves|cape|vest|shirt|apron|shawl|gown|poncho|coats|(?:rain|over|waist|great)coat|cardigan|jumper|overalls|turban|headcloth|kimono|sari|cassock|sweater|socks|stockings|trousers|tie|mask)$/i;

/** "grey at the temples", "always cold", "excellent at sums", "lean as a rail". */
function isManner(words: readonly string[], phrase: string): boolean {
  const rest = words[0] === 'very' || words[0] === 'always' ? words.slice(1) : words;
  return (
    rest.every(isState) ||
    handy.test(phrase) ||
    /^out of [a-z]+$/.test(phrase) ||
    /^missing (?:an?|one|two|three|half an?) [a-z]+$/.test(phrase) ||
    (isState(rest[0] ?? '') &&
      /^\S+ (?:(?:at|about) the [a-z]+|(?:in|of) (?:one|the) (?:eye|ear|leg|foot|arm)|as an? [a-z]+)$/.test(
        rest.join(' '),
      ))
  );
}

const mass =
  /^(?:ink|flour|frost|ice|rain|dew|glitter|powder|sawdust|dirt|smoke|moss|seaweed|grass|coal|butter|sugar|charcoal|dirt|grease|henna|mud|paint|chalk|dust|salt|oil|soot|ash|gold|silver|snow|straw|hay|jam|egg|sand|tar|blood|honey|clay) /;

function isSeen(phrase: string): boolean {
  return (
    seenOn.test(phrase) &&
    isDetail(phrase.replace(/^(?:an?|the|one|two|very|some) /, '').replace(/^very /, ''))
  );
}

/** What somebody is good at. */
const handy =
  /^(?:good|bad|excellent|quick|slow|hopeless|brilliant|clever|handy|lucky|famous) (?:at|with) [a-z]+$/;

/** What one sees on somebody. */
const seenOn =
  /\b(?:hair|braids?|curls|ponytail|mohawk|beard|locks|mane|fringe|dreadlocks|eyes|gaze|cloak|coat|jacket|robes?|dress|tunic|hat|cap|hood|(?:head)?scarf|uniform|suit|boots|shoes|gloves|cape|vest|shirt|apron|shawl|gown|poncho|coats|(?:rain|over|waist|great)coat|cardigan|jumper|overalls|turban|headcloth|kimono|sari|cassock|goggles|glasses|spectacles|sweater|scars?|tattoos?|freckles|limp|wrinkles|horns|wings|tail|back|hands?|face|nose|chin|jaw|brows?|eyebrows|mo?ustache|smile|grin|voice|laugh|stare|teeth|ears|shoulders|fingers|knuckles|feet|legs|arms|neck|mouth|cheeks|stoop|walk|stride|gait|frown|squint|lisp|accent|eye-?patch|cord|sleeves?|lipstick|dimples?|visor|mask|finger|eye|collar|cuffs|socks|stockings|trousers|tie|knees?|elbows|buttons|ring|earrings?|necklace|belt|sash|cane|stick|pipe)$/;

function determined(phrase: string): string {
  if (/\b(?:lipstick|skin)$/.test(phrase)) return phrase.replace(/^an? /, '');
  if (/^(?:an?|the|one|two|three|both) /.test(phrase)) return phrase.replace(/^the /, 'a ');
  return articled(phrase);
}

/** "soft voiced" is one word. */
function compound(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words;
  return words.length === 2 && partOf.test(second) && !first.endsWith('ly') && first !== 'very'
    ? [`${first}-${second}`]
    : words;
}

const partOf =
  /^(?:voiced|spoken|eyed|haired|skinned|shouldered|handed|footed|hearted|faced|limbed|legged|tempered|boned|built|jawed|chinned|nosed|lipped|bearded|minded|witted|fingered|headed|necked|browed|mannered|bellied|chested)$/;

function detailOf({ hair, eyes, mark, garment, carried }: Looks): string {
  const detail = hair || eyes || mark;
  if (detail !== '') return `with ${articled(detail)}`;
  if (garment !== '' && !/['’]s /.test(garment)) return `in ${articled(garment)}`;
  return carried === '' ? '' : `${articled(carried)} never far from hand`;
}

function articled(thing: string): string {
  const [first = '', ...rest] = thing.split(' ');
  const isBare =
    isManyOf(core(thing.split(' ').at(-1))) ||
    /\b(?:hair|armou?r|leathers|teeth|feet)$/.test(thing) ||
    (rest.length > 0 && counted.test(first));
  return isBare || /['’]s$/.test(first) ? thing : `a ${thing}`;
}

const counted = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|a|an|the|both)$/i;

/** Who the hero is: "a nun of sixty who boxed", "two girls in green coats"; the article of a plain "nurse" is added. */
function being(parts: readonly string[]): string {
  let phrase = parts[0] ?? '';
  const isGiven = /^(?:an?|the|(?:two|three|four|five|six|seven|eight|nine|ten) (?!\S+ed\b)) /i.test(
    `${phrase} `,
  );
  // "A small, upright widow": the noun is still to come.
  for (let i = 1; isGiven && i < parts.length && !hasBeing(phrase) && isMore(parts[i] ?? ''); i++)
    phrase += `, ${parts[i] ?? ''}`;
  if (!isGiven) phrase = phrase.split(/ but /i)[0] ?? phrase;
  const words = phrase.split(' ');
  const end = words.findIndex((word, i) => i > (isGiven ? 1 : 0) && behind.test(word));
  const head = words.slice(0, end < 0 ? words.length : end);
  const noun = core(head.at(-1));
  const small = isGiven || !isName(words) ? lowerPlain(phrase) : '';
  const isKnown =
    !isGiven &&
    isSomeone(noun) &&
    head.length <= 4 &&
    head
      .slice(0, -1)
      .every(
        (word) =>
          /^\p{L}[\p{L}'’-]*$/u.test(word) &&
          !/^(?:my|his|her|their|your|not|no|never|is|was|just|like|as|am|i)$/i.test(word),
      );
  if (!(isGiven ? hasBeing(phrase) : isKnown) || !/^[\p{Script=Latin}\p{M}\d ,'’.-]+$/u.test(phrase))
    return '';
  // "Puritan's daughter", "Lockwood's daughter": one has an article and the other none.
  if (!isGiven && /^\p{Lu}.*['’]s$/u.test(head[0] ?? '')) return '';
  const said = isGiven || isManyOf(noun) ? small : `${superlative.test(small) ? 'the' : 'a'} ${small}`;
  return told(said.split(' '));
}

/** In the past, and no longer than one says it between two commas. */
function told(words: readonly string[]): string {
  const stops = words.flatMap((word, i) => (i > 1 && behind.test(word) ? [i] : []));
  for (const end of [words.length, ...stops.toReversed()]) {
    const now = end <= 14 ? backshift(words.slice(0, end)) : null;
    if (now !== null && isWhole(now)) return now.join(' ');
  }
  return '';
}

const superlative = /^(?:last|first|only|second|third|\S*(?:best|worst)|\w{3,}est) /;

const behind =
  /^(?:with|in|who|whose|that|which|of|and|but|from|on|at|under|without|for|as|made|sewn|wearing|carrying|holding|covered)$/i;

function isMore(part: string): boolean {
  return part !== '' && !/^(?:with|in|who|and|his|her|their|an?|the|always|never|of) /i.test(part);
}

/** Whether words come to somebody whom they describe: "a small, upright widow", but not "a smile". */
function hasBeing(phrase: string): boolean {
  const words = phrase.split(' ');
  const end = words.findIndex((word, i) => i > 1 && behind.test(word));
  return words
    .slice(1, end < 0 ? words.length : end)
    .some(
      (word) =>
        isSomeone(core(word)) ||
        callings.test(core(word)) ||
        (!/^an? /i.test(phrase) && isManyOf(core(word))),
    );
}

/** What people and machines are called by what they do. */
const callings =
  /(?:[^aeiou]er|or|ist|ian|man|men|woman|women|ess|eer|smith|wright|monger|kin|bot|droid|pilot|cook|spy|guide|clerk|widow|guard|nun|nurse)$/;

function isName(words: readonly string[]): boolean {
  return words.some((word, i) => i > 0 && /^\p{Lu}/u.test(word));
}

/** How the hero is, in up to three words that describe: "tall and pale". */
function manner(parts: readonly string[]): string {
  const found: string[] = [];
  for (const part of parts.join(', ').split(/,? and |, /i)) {
    const words = part.toLowerCase().split(' ');
    if (
      words.length > 4 ||
      !words.every(
        (word, i) =>
          isState(word) ||
          (i > 0 && i < words.length - 1 && /^(?:and|but|very)$/.test(word)) ||
          (i === 0 && words.length > 1 && /^(?:always|never|often|rarely|quite|rather)$/.test(word)),
      )
    )
      break;
    const whole = compound(words);
    found.push(whole.join(whole.length > 1 && whole.every(isState) ? ', ' : ' '));
    if (found.length === 3) break;
  }
  const said = found.join(', ').split(', ');
  // "Bo, big, went by": one word is too few between two commas.
  if (said.length < 2 || / and /.test(said.join(' '))) return / /.test(said[0] ?? '') ? (said[0] ?? '') : '';
  return `${said.slice(0, -1).join(', ')} and ${said.at(-1) ?? ''}`;
}

/** Whether a noun is what somebody is, in any tale. */
function isSomeone(noun: string): boolean {
  return isBeing(noun) || beings.test(noun);
}

const beings =
  /^(?:elf|half-\w+|dwarf|orc|troll|giant|gnome|fairy|pixie|angel|demon|android|cyborg|mutant|werewolf|mermaid|ninja|samurai|gladiator|governess|redhead|brunette|blonde|teen|teenager|veteran|bard|druid|cleric|paladin|rogue|hero|heroine|champion|lady|gentleman|figure|accountant|champion|lawyer|hacker|survivor|refugee|criminal|immortal|god|spirit|skeleton|mouse|\w+dog|stallion|terrier|collie|spaniel|mongrel|kitten|hen|robot|automaton|drone|droid|rabbit|fish|bee|bird|plant|llama|tabby|burglar|scholar|friar|vicar|butler|liar|beggar|sailor)$/;

function isState(word: string): boolean {
  return word !== 'very' && states.test(word) && !isSomeone(word) && !things.test(word);
}

const states =
  /^(?:tall|short|slim|slender|lean|thin|stocky|young|old|pale|dark|small|large|little|big|huge|strong|broad|elegant|grim|bald|handsome|plump|heavy|calm|precise|quiet|gentle|fat|round|blonde?|brown|black|white|grey|gray|red|blue|green|golden|silver|cheerful|stubborn|brilliant|blind|mute|deaf|lame|loud|nervous|tough|kind|cruel|plain|nice|bored|neat|sharp|stern|proud|fierce|clean|clever|quick|slow|soft|hard|rough|tame|wild|mad|sad|glad|poor|rich|immaculate|fit|cold|warm|middle-aged|retired|faded|strict|[a-z]+-(?:[a-z]+(?:ed|en|ing)|dark|brown|pale|red|grey|blind|thin)|anxious|careful|patient|excellent|barefoot|hungry|square|upright|narrow|unshaven|clean-shaven|unkempt|[a-z]{3,}(?:ed|ish|ous|ful|less|some|able|ible|burnt)|elegant|radiant|arrogant|silent|confident|ancient|innocent|magical|athletic|energetic|heroic|muscular|curly-haired|[a-z]{2,}(?:gy|ny|ky|ry|ty|ly|dy|my|py|sy|wy|zy|thy|hy|by|fy|vy))$/;
const things =
  /^(?:tweed|weed|seed|reed|steed|breed|shed|\w*fish|dish|british|irish|english|polish|danish|spanish|swedish|turkish|finnish|scottish|jewish|berry|cherry|ruby|ivory|ebony|burgundy|navy|city|lily|daisy|ivy|bully|nanny|granny|lady|boy|baby|body|belly|dog|puppy|pony|fairy|pixy|deputy|secretary|party|tabby|wolf|animal|musical|captain|student|agent|giant|mechanic|medic|cleric|critic|general|corporal|admiral|servant|merchant|assistant|sergeant|president|tattooed|mystic|comic|magic|cubic|clergy|army|navy|country|story|daddy|mummy|bunny|kitty|monkey|elephant|infant|parent|orphan|serpent|spy)$/;
