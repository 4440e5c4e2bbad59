import { headOf } from './morphology.ts';
import { owned, type Pronoun } from './owned.ts';
import { backshift, core, hasLostOwner, hasSmallName, isDeterminer, isWhole } from './phrase.ts';
import { firstSentence, plainWords } from './plain-words.ts';
import { stillSays, type PresetPhrases } from '../../domain/preset-phrases.ts';

/** Where a story begins. */
export type Home = {
  /** The setting as a thing, "the floating city of Aerie", and as a place, "in the floating city of Aerie". */
  readonly home: string;
  readonly inHome: string;
  /** The player's own words for it where they could not be parsed whole; ''. */
  readonly saidHome: string;
};

/**
 * Reads a setting.
 * @param known the phrases of the example character whose name the hero has; they count while the setting still says them
 */
export function homeOf(setting: string, pronoun: Pronoun, known?: PresetPhrases): Home {
  const [, home = ''] = /^\w+ (.+)$/.exec(known?.place ?? '') ?? [];
  if (known !== undefined && stillSays(setting, home)) return { home, inHome: known.place, saidHome: '' };
  const text = plainWords(setting, 300);
  if (!/\p{L}/u.test(text)) return { home: 'the town', inHome: 'in the town', saidHome: '' };
  return (
    parsed(text, pronoun) ??
    beheaded(text, pronoun) ?? { home: 'that place', inHome: 'there', saidHome: text }
  );
}

function parsed(text: string, pronoun: Pronoun): Home | null {
  const parts = firstSentence(text).split(/, |[!?—–(]/);
  const said = parts.find((part) => !time.test(part)) ?? '';
  // "CAVE" is a cave; of more words in capitals any may be a name.
  const isShout = /\p{Lu}{4}/u.test(said);
  const whole = owned(isShout ? said.toLowerCase() : said.trim(), pronoun);
  if (
    whole === null ||
    (isShout && /\w \w+ \w/.test(whole)) ||
    !/^[\p{Script=Latin}\p{M}\d .'’-]+$/u.test(whole)
  )
    return null;
  const preposition = leading.exec(whole)?.[1]?.toLowerCase();
  const noun = cut(preposition === undefined ? whole : whole.slice(preposition.length).trim());
  const words = noun.split(' ');
  if (
    noun === '' ||
    /^(?:here|there|home|somewhere|anywhere|nowhere|everywhere|i|it|he|she|they|we|where|when)$/i.test(
      words[0] ?? '',
    )
  )
    return null;
  const home = withArticle(noun);
  if (
    home === null ||
    /\bit\b/i.test(noun) ||
    words.length > 10 ||
    moment.test(noun) ||
    !isWhole(home.split(' ')) ||
    hasSmallName(home.split(' ')) ||
    hasLostOwner(home.split(' ')) ||
    backshift(home.split(' ')) === null ||
    isBeheaded(whole, noun) ||
    /^\d.*\bfrom\b/.test(noun)
  )
    return null;
  const where = preposition ?? prepositionFor(home);
  return where === null ? null : { home, inHome: `${where} ${home}`, saidHome: '' };
}

/** "A forest where nobody goes" is said in full, and is the forest from then on. */
function beheaded(text: string, pronoun: Pronoun): Home | null {
  const [, noun = ''] =
    /^(?:an? )((?:[a-z-]+ )?[a-z-]+) (?:where|that|which|whose|with|in an? \w+ year|in winter|in summer)\b/i.exec(
      text,
    ) ?? [];
  const home = noun === '' || !common.test(noun) ? null : parsed(`the ${noun}`, pronoun);
  return home === null ? null : { ...home, saidHome: text };
}

/** "A country that no longer exists": without what is said of it that is any country. */
function isBeheaded(whole: string, noun: string): boolean {
  return whole.endsWith(noun) ? false : /^an? \S+$/i.test(noun);
}

/** When it is, and not where. */
const time =
  /^(?:(?:in )?(?:the )?(?:year \d+|\d{3,4}s?|\d+(?:st|nd|rd|th) century|(?:early|late|mid) \d+s?))$/i;

/** What is no place. */
const moment = /\b(?:night|day|morning|evening|winter|summer|autumn|spring|year|century|decade|age|era)s?$/i;

const leading =
  /^((?:deep |high |far |somewhere |on )?(?:in|on|at|board|aboard|under|beneath|near|inside|beyond|above|across|among|along|off|below|behind|outside))\s+/i;

/** Without what is said of it, and without a time that says nothing without what followed it. */
function cut(noun: string): string {
  const words = noun.split(' ');
  const stop = words.findIndex(
    (word, i) =>
      i >= 2 &&
      (/^(?:where|with|that|which|during|filled|full|whose|who|when|surrounded|after|before|cut|becalmed|buried|parked|perched|made|built)$/i.test(
        word,
      ) ||
        (word === 'and' && /^(?:the|an?|his|her|their|its|all)$/i.test(words[i + 1] ?? ''))),
  );
  const head = words.slice(0, stop < 0 ? words.length : stop);
  const phrase = head.join(' ');
  // "A canal city in the week before carnival" is a canal city, not a canal city in the week.
  return stop < 0 ? phrase : phrase.replace(hour, '');
}

const hour =
  / (?:in|on|at|during|for) (?:the |an? )?(?:\w+ )?(?:hours?|days?|nights?|weeks?|months?|years?|winters?|summers?|springs?|autumns?|seasons?|times?|eve)$/i;

/** Places that one may name without an article, and then means the one that is known. */
const common =
  /(?:^|[a-z -])(?:city|town|village|hamlet|island|isle|beach|coast|shore|sea|ocean|lake|river|desert|savannah?|steppe|jungle|forest|woods?|mountains?|hills?|valley|caves?|mines?|moors?|swamp|marsh|plains?|prairie|fields?|farm|ranch|garden|park|zoo|castle|palace|tower|dungeon|prison|jail|school|university|college|academy|hospital|asylum|church|temple|monastery|abbey|casino|hotel|inn|pub|bar|tavern|shop|store|mall|market|harbou?r|port|docks?|station|airport|base|colony|camp|fort|fortress|ship|spaceship|starship|submarine|boat|train|bus|street|road|highway|alley|house|mansion|manor|home|apartment|flat|kitchen|cellar|attic|basement|office|library|museum|theatre|theater|circus|fair|lab|laboratory|factory|warehouse|kingdom|empire|realm|world|planet|moon|wasteland|badlands|ruins|graveyard|cemetery|crossroads|neighbourhood|neighborhood|suburbs?|slums?|district|quarter|block|building|room|vineyard|orchard|battlefield|atoll|orphanage|sanatorium|sleeping car|dining car|sublevels?|lighthouse|bakery|restaurant|cafe|stadium|arena|tunnel|sewers?|bunker|vault|spaceport|arcology|countryside|north|south|east|west|border|frontier|bowl|pond|reef|server room|workshop|swimming pool|hall|nest|cage|tank|barn|stable)s?$/i;

/** What has no article however it is called. */
const bare =
  /^(?:(?:outer|deep|open|interstellar|cyber)[ -]?)?space$|^(?:heaven|hell|limbo|purgatory|orbit|cyberspace|school|paradise|fairyland|number \d+\w*)$/i;

/** As a thing in a sentence; `null` for what may be the name of a place in small letters. */
function withArticle(noun: string): string | null {
  const words = noun.split(' ');
  const [first = '', second = ''] = words;
  const small = noun.charAt(0).toLowerCase() + noun.slice(1);
  if (bare.test(noun)) return /^(?:Heaven|Hell|Limbo|Purgatory|Paradise)/.test(noun) ? noun : small;
  if (/^\d/.test(first) && /^\p{Lu}/u.test(second)) return noun;
  if (/^an?$/i.test(first)) return `the ${noun.replace(/^an?\s+/i, '')}`;
  if (/^(?:the|his|her|their|this|that|your|its)$/i.test(first)) return small;
  if (/['’]s$/.test(first)) return noun;
  if (/^(?:USS|HMS|SS|RMS)$/.test(first)) return `the ${noun}`;
  // "1920s Chicago", "medieval England"
  if (/^(?:\d+s|[a-z]+)$/.test(first) && words.length === 2 && /^\p{Lu}/u.test(second)) return noun;
  const head = headOf(`${noun} `).trim();
  if (!/^\p{Lu}/u.test(first)) return common.test(head) || isDeterminer(first) ? `the ${noun}` : null;
  // "Checkpoint at Glienicke Bridge"
  if (
    words.length > 1 &&
    head === first &&
    (common.test(first) || points.test(first) || surfaces.test(first))
  )
    return `the ${small}`;
  if (words.length === 1)
    return common.exec(noun)?.index === 0 && common.exec(noun)?.[0] === noun ? `the ${small}` : noun;
  // "Clone farm", "Level 9", "New York"
  const isTitled = head
    .split(' ')
    .slice(1)
    .some((word) => /^[\p{Lu}\d]/u.test(word));
  if (!isTitled && !/^(?:of|in|on|at|by|near|off|under)$/i.test(second))
    // "Grim prison", but "Newgate prison" and "the Grimsby docks"
    return /^\p{Lu}\p{Ll}+ (?:prison|gaol|jail|abbey|castle)$/u.test(noun) && !made.test(first)
      ? noun
      : common.test(head) && made.test(first)
        ? `the ${small}`
        : null;
  return grand.test(head) && !/^(?:New|Mount|Lake|Epping|Sherwood)\b/.test(noun) ? `the ${noun}` : noun;
}

/** First words that are none of a name. */
const made =
  /(?:ed|ing|ful|less)$|^(?:rainy|snowy|foggy|misty|sunny|dusty|sandy|stormy|icy|dirty|tiny|royal|imperial|coastal|tropical|golden|broken|frozen|sunken|wooden|small|big|old|new|dark|grim|long|high|low|far|deep|fantasy|medieval|clone|space|ghost|desert|forest|mountain|future|secret|empty|remote|giant|modern|underground|ice|fire|town|city|village|magic|pirate|ancient)$/i;

const grand =
  /\b(?:Empire|Kingdom|Sea|Desert|Mountains|Islands|Republic|Galaxy|Ocean|Forest|Isles|Wastes|Wasteland|Realm|Realms|Frontier|Quarter|Mountain Range|Outback|Highlands|Marches|Territory|Territories)$/;

/** Where one is who is there: 'on' a pier, 'at' a crossroads; `null` where it may be either. */
function prepositionFor(phrase: string): string | null {
  // A town at the end of the road is no road.
  // An island town is a town.
  const words = headOf(`${phrase.replace(/ (?:through|across|between|along) .*$/, '')} `)
    .trim()
    .split(' ');
  const last = words.at(-1) ?? '';
  // "Planet X", "Hill 47", "Station Meridian"
  const [first = ''] = words;
  if (phrase === 'Earth') return 'on';
  if (/^(?:an?|the) world$/i.test(phrase)) return 'in';
  if (/^\d+[a-rt-z]? /i.test(phrase)) return 'at';
  const isNumbered =
    /^(?:[\dIVX]+|[A-Z])$/.test(last) ||
    (/^(?:Station|Hill|Planet|Highway|Route|Level|Mount|Checkpoint)$/i.test(first) && words.length > 1);
  const head = isNumbered ? `${words.at(-2) ?? ''} ${last} ${first}` : core(last);
  if (
    vessels.test(words.slice(0, 4).join(' ')) &&
    !/station|yard|shop|bay|bridge|deck|hold|hull|room|dock|port|harbou?r|rank|stop/i.test(head)
  )
    return 'aboard';
  if (/\bstations?\b/i.test(head))
    return /\b(?:space|orbit\w*|mining|research|star)\b/i.test(phrase) ? 'on' : 'at';
  // "the moon Little Harrow"
  const isOn = words.some(
    (word, i) => surfaces.test(word) && /^\p{Lu}/u.test(words[i + 1] ?? '') && /^[a-z]/.test(word),
  );
  if (surfaces.test(head) || isOn) return 'on';
  if (points.test(head) || /\b(?:School|College|Academy|University|Institute|Hospital)$/.test(phrase))
    return 'at';
  const isNamed =
    words.some((word, i) => (i > 0 || words.length === 1) && /^\p{Lu}/u.test(word)) ||
    /^\p{Lu}/u.test(phrase);
  return isNamed || common.test(core(last)) || rooms.test(head) ? 'in' : null;
}

const vessels =
  /\b(?:ship|flagship|boat|starship|spaceship|vessel|submarine|airship|zeppelin|train|tram|ark|freighter|dreadnought|USS|HMS|SS|RMS)\b/i;
const surfaces =
  /\b(?:planet|moons?|island|street|colony|outpost|frontier|plains?|mars|farm|ranch|world|coast|road|mountain|ridge|asteroid|beach|isle|level|floor|highway|motorway|route|mount|mt\.?|roof|rooftop|deck|stage|terrace|steps|stairs|bench|platform|bridge|causeway|slipway|step|stool|rim|tideline|raft|rig|lifeboat|atoll|hull|trail|ice|glacier|cliff|pier|jetty|quay|wall|internet|everest|boulevard|avenue|sea|ocean|lake|river|steppe|savannah?|prairie|moor|reef|plateau|pass|hill|barge|bus|side)\b/i;
const points =
  /\b(?:observatory|spillway|fairground|fete|edge|end|border|crossroads|foot|top|mouth|ball|party|wedding|fair|university|academy|airport|stop|pole|number|site|desk|counter|landing|railhead|pithead|tollbooth|checkpoint|table|juilliard|harvard|yale|princeton|eton)\b/i;
/** What one is in, besides the places that are named without an article. */
const rooms =
  /\b(?:belly|game|trenches|heaven|convoy|elevator|lift|car|sublevels?|prison|gaol|jail|laundrette|office|dhow|dinghy|inlet|scrapyard|chalet|fjord|hovel|plaza|call centre|garage|van|treehouse|walk-up|car park|park|bus park|loo|bazaar|dressing room|reading room|capsule|crater|cells|courtyard|farmyard|backyard|churchyard|shipyard|hut|cabin|tomb|crypt|ditch|longhouse|bay|flat|saloon|yard|nursery|riverbed|gatehouse|sheepfold|courthouse|laundromat|greenhouse|orphanage|chute|vat|pool|canoe|dhow|lane|ward|cell|chamber|corridor|grove|glade|canyon|gorge|dale|fen|hollow|county|country|province|region|galaxy|system|nebula|sector|zone|den|lair|burrow|shed|loft|parlour|salon|archives?|ministry|embassy|bank|mill|forge|smithy|brewery|convent|cathedral|chapel|shrine|mosque|catacombs?|trench|barracks|cockpit|hangar|garage|diner|pit|quarry|clearing|villa|cottage|trailer|caravan|tent|wagon|carriage|coach|court|ghetto|clinic|morgue|aquarium|opera|box|bottle|pocket|walls?|mirror|tree|alley|tenement|hospital|head|brig|ambulance|cradle|crypt|barrio|republic|duchy|parliament|dream|fog|mist|snow|rain|dark)$/i;
