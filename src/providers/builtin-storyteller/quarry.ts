import { isSomebody } from './aim.ts';
import { headOf } from './morphology.ts';
import { hash32 } from './random.ts';
import { questWords } from './quest-words.ts';
import type { Archetype, Quest } from './quest.ts';
import type { Person } from './world.ts';

/** What a goal is after, as far as a scene must know it to show it. */
export type Sort = 'person' | 'beast' | 'paper' | 'spot' | 'thing' | 'idea';

const she =
  /^(?:sister|mother|daughter|wife|girl|woman|lady|queen|princess|duchess|countess|empress|bride|aunt|niece|granddaughter|grandmother|widow|witch|maid|actress|heiress|priestess|sorceress|goddess|mermaid|nun|girlfriend)$/;
const he =
  /^(?:brother|father|son|husband|boy|man|lord|king|prince|duke|count|emperor|groom|uncle|nephew|grandson|grandfather|monk|boyfriend|fisherman|tsar|sultan)$/;
const either =
  /^(?:\w+(?:ist|ician)|musician|librarian|guardian|child|baby|twin|cousin|friend|lover|sweetheart|beloved|love|partner|spouse|neighbour|neighbor|rival|prisoner|hostage|captive|witness|heir|orphan|stranger|singer|dancer|teacher|baker|fiddler|sailor|soldier|doctor|nurse|captain|tyrant|general|wizard|mage|sorcerer|warlock|knight|squire|painter|poet|actor|writer|inventor|professor|scholar|hunter|ranger|thief|smuggler|pirate|pilot|engineer|scout|guide|mentor|master|apprentice|student|pupil|servant|spy|agent|detective|judge|sheriff|marshal|mayor|preacher|priest|keeper|tuner|builder|gardener|farmer|shepherd|miller|tailor|weaver|healer|surgeon|ambassador|senator|president|commander|lieutenant|sergeant|warlord|bandit|outlaw|killer|murderer|assassin|baron|villain|player|cook|chef|magician|conductor|composer|courier|messenger|driver|rider)$/;
const beasts =
  /^(?:goat|dog|hound|puppy|cat|kitten|horse|mare|foal|pony|donkey|mule|cow|bull|calf|ox|pig|sow|sheep|lamb|ram|goose|duck|hen|swan|owl|raven|crow|falcon|hawk|parrot|peacock|dragon|unicorn|griffin|phoenix|wolf|fox|bear|tiger|lion|elephant|monkey|whale|turtle|tortoise|snake|beast|creature)$/;
const papers =
  /^(?:letter|map|chart|book|deed|will|scroll|diary|journal|manuscript|ledger|treaty|contract|note|document|manifesto|recipe|score|photograph|painting|portrait|page|code|plan|formula|message|warning|file)s?$/;
const spots =
  /^(?:city|town|village|island|isle|land|valley|spring|river|lake|temple|tomb|mine|home|house|road|path|pass|planet|world|moon|colony|station|farm|ranch|orchard|forest|wood|garden|oasis|harbou?r|bridge|castle|tower|school|inn|library|kingdom|realm|ruins?|cave|mountain|homestead|shop|bakery|theatre|theater|church|mill|lighthouse|reef|park|bookshop|estate|manor|settlement)$/;
const ideas =
  /^(?:truth|end|way|proof|calling|heart|peace|love|happiness|justice|revenge|freedom|fame|glory|fortune|honou?r|cure|answer|rain|curse|plague|war|race|contest|tournament|crown prince|secret|mystery|murder|killing|theft|home)$/;

/** The noun of a goal: 'violinist'; of "her sister Mara" it is 'sister'. */
export function nounOf(quest: Quest): string {
  // The ledger of the salt king is a ledger.
  const words = headOf(questWords(quest).thing).split(' ');
  const last = words.at(-1) ?? '';
  return (words.length > 2 && /^\p{Lu}/u.test(last) ? (words.at(-2) ?? '') : last).toLowerCase();
}

const sorts = new WeakMap<Quest, Sort>();

/** What sort of thing a goal is after, by its noun; found out once, for many cards ask. */
export function sortOf(quest: Quest): Sort {
  const sort = sorts.get(quest) ?? sortIn(quest);
  sorts.set(quest, sort);
  return sort;
}

function sortIn(quest: Quest): Sort {
  const head = nounOf(quest);
  if (beasts.test(head)) return 'beast';
  if (papers.test(head)) return 'paper';
  if (spots.test(head)) return 'spot';
  if (isPerson(quest, head)) return 'person';
  return ideas.test(head) || head === '' ? 'idea' : 'thing';
}

const wantsSomebody: ReadonlySet<Archetype> = new Set<Archetype>(['win', 'rescue']);

function isPerson(quest: Quest, head: string): boolean {
  if (she.test(head) || he.test(head)) return true;
  return either.test(head) && (head !== 'love' || wantsSomebody.has(quest.archetype));
}

/** Whether a noun is what somebody is, or a beast. */
export function isBeing(noun: string): boolean {
  return she.test(noun) || he.test(noun) || either.test(noun) || beasts.test(noun) || isSomebody(noun);
}

/** Which pronoun a noun asks for; `null` when it may be either. */
export function pronounOf(noun: string): 'he' | 'she' | null {
  if (she.test(noun)) return 'she';
  return he.test(noun) ? 'he' : null;
}

/** The name that the player's own words give the one who is sought: "her sister Mara"; '' for none. */
export function givenName(quest: Quest): string {
  const head = nounOf(quest);
  return new RegExp(`\\b${head} (\\p{Lu}\\p{Ll}+)$`, 'u').exec(questWords(quest).target)?.[1] ?? '';
}

/** The id of the one whom the hero's reason is about. */
export const kinId = 'k0';

/** The id of the one whom the quest of an arc is about. */
export function quarryId(arc: number): string {
  return `t${arc}`;
}

/** Whether a goal is about one person whom the story must name. */
export function needsName(quest: Quest): boolean {
  // Who is dead is not known again in a crowd.
  if (/^(?:bury|mourn|grieve|remember)\b/.test(quest.goal)) return false;
  return sortOf(quest) === 'person' && /^(?:the|his|her|their|your) /i.test(questWords(quest).thing);
}

/** How the one who is sought is first spoken of in a passage: "Elias the violinist", "her sister Mina". */
export function introOf(quest: Quest, { name, noun }: Person): string {
  const { thing } = questWords(quest);
  if (thing.endsWith(name)) return thing;
  return /^the /i.test(thing) ? `${name} the ${noun}` : `${thing} ${name}`;
}

/** By what that one is known again when a scene shows them. */
const signs = [
  'a white lock over one ear',
  'a chipped front tooth',
  'a scar through one eyebrow',
  'a walk that favoured the left foot',
  'one sleeve that was always pushed up',
  'a laugh that began too early',
  'a habit of humming on the stairs',
  'a little finger that would not quite bend',
  'a freckle at the very corner of the mouth',
  'a ring worn on the thumb',
  'a whistle that went up at the end',
  'a way of standing with the toes turned in',
] as const;

export function signOf(seed: string, arc: number): string {
  return signs[hash32(`${seed}/sign/${arc}`) % signs.length] ?? signs[0];
}
