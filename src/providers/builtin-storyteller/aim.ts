import { natureWords } from './reading-words.ts';

/** What the words behind a typed verb name: "talk to the old guard" is aimed 'to' a 'guard'. */
export type Aim = {
  /** The words between the verb and what it is done to: 'to', 'over', ''. */
  readonly link: string;
  /** The noun in the singular or plural that was typed, or a pronoun ('him', 'them', 'everyone'). */
  readonly noun: string;
  /** The whole phrase without its article: 'old guard'. */
  readonly phrase: string;
  readonly pronoun: boolean;
  /** 'the', 'that', 'his': it is spoken of as known. */
  readonly definite: boolean;
  /** 'my coat'. */
  readonly own: boolean;
};

const links = new Set(
  'to at in into on onto over up down around round through across behind under beneath beside past with from for off out of about upon against away back toward towards inside near by along between after'.split(
    ' ',
  ),
);
const pronouns = new Set(
  'him her them he she they everyone everybody somebody someone anyone anybody people nobody'.split(' '),
);
const articles = new Set(
  'the that this those these his her their its a an some any every another'.split(' '),
);
const definite = new Set('the that this those these his her their its'.split(' '));
const enders = new Set(
  'who that which what where when and or then me myself it you as like so if while until before because than again now too instead'.split(
    ' ',
  ),
);

/** Nouns that end as adverbs do. */
const thingsInLy = new Set(
  'anomaly assembly belly bully butterfly dragonfly family firefly folly gully jelly lily reply supply'.split(
    ' ',
  ),
);

/** Reads the words behind a verb, in small letters; `null` where they name nothing. */
export function aimOf(words: readonly string[]): Aim | null {
  let at = 0;
  while (links.has(words[at] ?? '')) at += 1;
  const link = words.slice(0, at).join(' ');
  const first = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const isOwner =
    first === 'her' && next !== '' && !links.has(next) && !articles.has(next) && !enders.has(next);
  if (pronouns.has(first) && !isOwner && next !== 'my')
    return { link, noun: first, phrase: first, pronoun: true, definite: true, own: false };
  if (pronouns.has(first) && next === 'my')
    return { link, noun: first, phrase: first, pronoun: true, definite: true, own: false };
  const own = first === 'my';
  const isKnown = definite.has(first) || isOwner;
  if (own || isKnown || articles.has(first)) at += 1;
  const phrase: string[] = [];
  for (; at < words.length && phrase.length < 4; at++) {
    const word = words[at] ?? '';
    if (links.has(word) || enders.has(word) || pronouns.has(word) || articles.has(word)) break;
    if (word.endsWith('ly') && word.length > 4 && !thingsInLy.has(word)) break;
    phrase.push(word);
  }
  const noun = phrase.at(-1) ?? '';
  if (noun === '' || noun.length < 2) return null;
  return { link, noun, phrase: phrase.join(' '), pronoun: false, definite: isKnown, own };
}

/** Things that go by several names: who asks for a note means the letter. */
const kin = [
  'letter note message paper page sheet parchment envelope',
  'door gate doorway hatch portal entrance',
  'knife blade sword dagger cutter axe weapon',
  'box chest case trunk crate casket',
  'lamp lantern light torch candle flashlight',
  'coat cloak jacket robe cape',
  'money coin coins gold purse cash silver',
  'bag sack pack satchel backpack basket',
  'book ledger volume journal diary',
  'rope cord line string',
  'window pane shutter',
  'stair stairs step steps ladder',
  'boat ship vessel barge raft',
  'chair seat bench stool',
  'child kid boy girl baby',
  'road path way street lane',
  'map chart plan drawing',
  'picture photo photograph portrait painting',
].map((names) => new Set(names.split(' ')));

/** The names under which a page may speak of a thing, in the singular. */
export function namesOf(noun: string): ReadonlySet<string> {
  const one = singular(noun);
  const names = new Set([one, noun]);
  for (const family of kin)
    if (family.has(one) || family.has(noun)) for (const name of family) names.add(name);
  return names;
}

export function singular(noun: string): string {
  const fixed = {
    men: 'man',
    women: 'woman',
    children: 'child',
    thieves: 'thief',
    wolves: 'wolf',
    geese: 'goose',
    mice: 'mouse',
    people: 'people',
    police: 'police',
  }[noun];
  if (fixed !== undefined) return fixed;
  return isPlural(noun)
    ? noun
        .replace(/ies$/, 'y')
        .replace(/(sh|ch|x)es$/, '$1')
        .replace(/s$/, '')
    : noun;
}

export function isPlural(noun: string): boolean {
  if (/^(?:men|women|children|thieves|people|police)$/.test(noun)) return true;
  return /[a-z]{2}s$/.test(noun) && !/(?:ss|us|is|as|'s)$/.test(noun);
}

/** What is wherever a scene is, or what is no thing at all: it is never said to be missing. */
const everywhere = new Set(
  (
    'way exit door wall floor ground room place area surroundings sky air wind dark darkness light shadow corner window road path street ' +
    'stone hand hands eye eyes head face breath voice ear ears foot feet knee truth question plan story joke song prayer name help time ' +
    'moment chance seat step noise sound sounds body clue clues trail track tracks evidence situation distance everything something ' +
    'anything nothing thing things stuff scene world life luck god gods rule rules peace quest silence future past end top bottom side edge ' +
    'back front middle rest half part other others one ones next first last right left nearest best worst day night morning evening sun moon star stars ' +
    'rain weather fire smoke dust tree grass bush earth sand snow mud ceiling roof table home house town city village hill ' +
    'direction problem answer deal bargain offer promise mission task job case search fight battle attack danger risk ' +
    'journey adventure bathroom toilet nose mouth arm arms leg legs back shoulder shoulders finger fingers pocket pockets ' +
    'death money coin price cost mind memory heart soul love idea thought word words secret mystery'
  ).split(' '),
);

/** Whether a noun names something that every scene has, or that no scene can show. */
export function isEverywhere(noun: string): boolean {
  return everywhere.has(noun) || everywhere.has(singular(noun));
}

/** Words for people whose names the player does not know. */
const folk = {
  he: new Set(
    'man boy fellow gentleman guy king prince lord monk priest brother father son husband sir'.split(' '),
  ),
  she: new Set('woman girl lady queen princess mother sister daughter wife witch nun widow'.split(' ')),
  any: new Set(
    'person stranger child kid human adult neighbour neighbor villager local owner host crowd audience'.split(
      ' ',
    ),
  ),
  hands: new Set(
    'guard soldier watchman guardsman warden sentry officer police policeman cop bandit robber thug henchman enemy pursuer attacker rider'.split(
      ' ',
    ),
  ),
  foe: new Set('enemy foe villain boss leader opponent master tyrant ringleader chief'.split(' ')),
  ally: new Set('friend companion ally partner'.split(' ')),
  other: new Set(
    'dog cat horse wolf bear dragon monster beast goblin orc zombie vampire ghost rat snake spider robot alien thief wizard merchant captain knight doctor innkeeper bartender'.split(
      ' ',
    ),
  ),
} as const;

/** Whether a word for people is of a kind. */
export function isFolk(noun: string, kind: keyof typeof folk): boolean {
  return folk[kind].has(singular(noun));
}

/** Whether a noun names people or animals. */
export function isLiving(noun: string): boolean {
  return (
    isSomebody(noun) ||
    natureWords.some(
      ([nature, words]) =>
        /^(?:person|group|animal|herd)$/.test(nature) && (words.has(noun) || words.has(singular(noun))),
    )
  );
}

/** Whether a word names somebody who lives. */
export function isSomebody(noun: string): boolean {
  const one = singular(noun);
  return trades.test(one) || Object.values(folk).some((names) => names.has(one));
}

/** What people are by what they do; a keeper is one, a copper is none. */
const trades =
  /(?:man|woman|keeper|maker|seller|monger|smith|binder|tender|dealer|dresser|washer|mender|builder|rider|carrier|bearer|watcher|singer|dancer|teacher|preacher|drover|trapper|lodger|tenant|landlord|landlady|widow|widower|orphan|heir|thief|butcher|cobbler|tailor|miller|notary|judge|pilot|barber|baker|brewer|weaver|mason|carpenter|gardener|waiter|waitress|driver|cook|clerk|nurse|sailor|priest|lawyer|banker|ranger|hunter|musician|gravedigger)$/;
