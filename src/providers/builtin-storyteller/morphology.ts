/** English word forms for the few places where the storyteller builds words itself: echoing what a player typed. */

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'be was,beat beat,become became,begin began,bend bent,bet bet,bid bid,bind bound,bite bit,blow blew,break broke,bring brought,build built,burst burst,buy bought,cast cast,catch caught,choose chose,' +
    'cling clung,come came,cost cost,creep crept,cut cut,deal dealt,dig dug,do did,draw drew,drink drank,drive drove,eat ate,fall fell,feed fed,feel felt,fight fought,find found,flee fled,fling flung,fly flew,' +
    'forbid forbade,forget forgot,forgive forgave,freeze froze,get got,give gave,go went,grind ground,grow grew,hang hung,have had,hear heard,hide hid,hit hit,hold held,hurt hurt,keep kept,kneel knelt,' +
    'know knew,lay laid,lead led,leap leapt,leave left,lend lent,let let,lie lay,light lit,lose lost,make made,mean meant,meet met,overhear overheard,pay paid,prove proved,put put,quit quit,read read,' +
    'rebuild rebuilt,ride rode,ring rang,rise rose,run ran,say said,see saw,seek sought,sell sold,send sent,set set,sew sewed,shake shook,shine shone,shoot shot,show showed,shut shut,sing sang,sink sank,' +
    'sit sat,sleep slept,slide slid,sling slung,slip slipped,sneak sneaked,speak spoke,speed sped,spend spent,spin spun,spit spat,split split,spread spread,spring sprang,stand stood,steal stole,stick stuck,sting stung,' +
    'strike struck,string strung,strive strove,swear swore,sweep swept,swim swam,swing swung,take took,teach taught,tear tore,tell told,think thought,throw threw,tread trod,undo undid,understand understood,' +
    'wake woke,wear wore,weave wove,weep wept,win won,wind wound,withdraw withdrew,wring wrung,write wrote,beg begged,hug hugged,stop stopped,drop dropped,grab grabbed,trap trapped,slap slapped,step stepped,tap tapped,' +
    'plan planned,ram rammed,rob robbed,rub rubbed,scan scanned,skip skipped,spot spotted,stab stabbed,tip tipped,trip tripped,trot trotted,wrap wrapped,zip zipped,nod nodded,jog jogged,chat chatted,clap clapped,drag dragged,' +
    'pat patted,pin pinned,pet petted,plug plugged,ban banned,bar barred,hop hopped,hum hummed,jab jabbed,knit knitted,mop mopped,peg pegged,pop popped,quiz quizzed,shrug shrugged,sip sipped,strip stripped,tug tugged,admit admitted,' +
    'commit committed,permit permitted,refer referred,prefer preferred,occur occurred,patrol patrolled,rig rigged,sob sobbed,slit slit,fit fitted,spy spied,deny denied,program programmed,outwit outwitted,travel travelled,signal signalled,quarrel quarrelled,cancel cancelled,label labelled,level levelled,wed wed,stink stank,shed shed,thrust thrust,sweat sweated'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Past forms that are mostly something else. */
const nouns = new Set([
  'beat',
  'ground',
  'bit',
  'rose',
  'wound',
  'bound',
  'shot',
  'cast',
  'cost',
  'lit',
  'spread',
  'split',
  'hit',
  'hurt',
  'quit',
  'bet',
  'read',
  'cut',
  'set',
  'put',
  'let',
  'shut',
]);
const irregularPasts = new Set(Object.values(irregular).filter((past) => !nouns.has(past)));

/** Whether a word is the base of a verb whose past is its own: 'lose'. */
export function isIrregularBase(word: string): boolean {
  return Object.hasOwn(irregular, word);
}

/** Whether a word is the past of a verb that does not end in 'ed': 'hung', 'threw'. */
export function isIrregularPast(word: string): boolean {
  return irregularPasts.has(word);
}

/**
 * The past tense of a verb's base form: 'climb' → 'climbed', 'run' → 'ran'.
 * @param rest what follows it: who lies down lay, who lies to a guard lied.
 */
export function pastOf(verb: string, rest = ''): string {
  if (
    verb === 'lie' &&
    (/ (?:that|and (?:claim|say|swear|tell|promise)) /.test(rest) ||
      !/^\s*(?:down|in|on|still|low|back|flat|there|here|under|beside|awake|ahead|behind|beyond|over|beneath|asleep|dead|between|among|across|near|by|at)\b/.test(
        rest,
      ))
  )
    return 'lied';
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  // One vowel and one consonant: flip, flipped.
  if (/^[^aeiou]+[aeiou][^aeiouwxyh]$/.test(verb)) return `${verb}${verb.slice(-1)}ed`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${verb}ed`;
}

const anWords = /^(?:hour|honest|honou?r|heir|x-ray|mri|sos|fbi)/i;
const aWords = /^(?:uni(?!n|m)|use|usu|eu|one|once|ewe|uto|ubiq|ura)/i;

/** 'a' or 'an' before `word`, by sound. */
function articleFor(word: string): 'a' | 'an' {
  // The letters that are read out with a vowel: an H, an S.
  if (anWords.test(word) || /^[AEFHILMNORSX]$/.test(word)) return 'an';
  if (aWords.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** Mends every 'a' and 'an' of a text before a word that begins with a Latin letter. */
export function mendArticles(text: string): string {
  return text.replace(/(?<!['’])\b([Aa])n?\b(?= ([A-Za-z][A-Za-z-]*))/g, (whole, a: string, word: string) =>
    whole.length > 2 ? whole : articleFor(word) === 'an' ? `${a}n` : a,
  );
}

/** "Mara's", "James's", "the guards'" for a plural noun phrase. */
export function possessive(name: string): string {
  // 'The Lady Upstairs's' is said by nobody.
  if (/\b(?:Upstairs|Downstairs|Indoors|Outdoors)$/.test(name)) return `${name}'`;
  return /(?:men|[^s])$/.test(name) || /^[A-Z]/.test(name) ? `${name}'s` : `${name}'`;
}

/** A thing or a place without what it is of, or where it is: "the ledger of the salt king" is 'the ledger'. */
export function headOf(phrase: string): string {
  return phrase.split(behindHead)[0] ?? phrase;
}

const behindHead =
  / (?:of|from|in|on|at|for|to|under|with|that|who|whom|which|she|he|they|you|it|I|out|off|by|near|without|below|above|beside|behind|beneath|between|over|along|across|beyond|inside|outside|around) /;

/** The first letter as a capital; quotation marks before it are skipped. */
export function capital(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  if (at < 0) return text;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/** Words of a text, as a reader counts them. */
export function wordCount(text: string): number {
  let words = 0;
  let isInside = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    const isLetter = (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
    if (isLetter && !isInside) words += 1;
    // An apostrophe or a hyphen goes on with a word and begins none.
    isInside = isLetter || (isInside && (code === 39 || code === 45));
  }
  return words;
}
