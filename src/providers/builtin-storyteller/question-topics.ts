/**
 * What a question is about, by its words: the first rule that fits decides. The order parts what shares words; a table reads best whole.
 */

/** What a question can be about. The first ten a plot may have answers of its own for. */
export const topics = [
  'foe',
  'hands',
  'place',
  'token',
  'past',
  'goal',
  'self',
  'danger',
  'people',
  'way',
  // What somebody is called.
  'name',
  // Who sent somebody.
  'sender',
  'ally',
  // Somebody whom the story knows, and who is neither friend nor foe.
  'person',
  // What the opponent has against the hero.
  'grudge',
  // Whether somebody is to be trusted; whether whoever is asked is fond of the hero, or has told a lie.
  'trust',
  'love',
  'lied',
  // Whether whoever is asked would help, or is afraid, or knew of it, and where that one was.
  'aid',
  'fear',
  'knowing',
  'alibi',
  // What it will come to, and what one should do.
  'odds',
  'advice',
  // What is going on, who did it, when, how many.
  'now',
  'noise',
  'culprit',
  'when',
  'count',
  // What is behind a thing, or in it; where it is, and whether there is one.
  'behind',
  'inside',
  'where',
  'exists',
  // A thing that the question names, or somebody, and nothing more is known of it.
  'thing',
  'being',
  // A question of which only its first word is understood.
  'who',
  'what',
  'how',
  'why',
  'yesno',
  'any',
  // What is said, and is no question.
  'greeting',
  'thanks',
  'pardon',
  'assent',
  'refusal',
] as const;
export type Topic = (typeof topics)[number];

/** A question as the rules read it. */
export type Asked = {
  /** Its words in small letters, with a space before and behind. */
  readonly said: string;
  /** Who is asked about, of those whom the story knows. */
  readonly about: 'foe' | 'ally' | 'person' | '';
  /** Whether it names a thing, and whether that is alive, the thing in play, a place of the story, or what the hero is after. */
  readonly thing: 'none' | 'thing' | 'being' | 'token' | 'place' | 'goal';
  readonly namesHands: boolean;
};

const starts =
  /^ (?:(?:so|and|but|whether|then) )?(?:do|does|did|can|could|will|would|have|has|had|are|is|was|were|should|must|may|you|he|she|they|it|any\w*) /;

type Rule = readonly [Topic, (asked: Asked) => boolean];

const says =
  (words: RegExp) =>
  ({ said }: Asked): boolean =>
    words.test(said);
const aboutThing = ({ thing }: Asked): boolean => thing !== 'none';

const rules: readonly Rule[] = [
  [
    'lied',
    says(
      / (?:why|did|have) (?:did |have )?you (?:\w+ )?(?:lie|lied|betray\w*|steal|stolen|cheat\w*|leave me|left me)\b/,
    ),
  ],
  ['trust', says(/ (?:trust|believe|rely|honest|loyal|traitor|lying|lie to)\b/)],
  [
    'love',
    ({ about, said }) =>
      about === '' && / you (?:\w+ )?(?:love|like|hate|miss|marry|forgive|think of) me\b/.test(said),
  ],
  [
    'grudge',
    ({ about, said }) =>
      about === 'foe' &&
      / (?:hates?|against|after me|wants? (?:me|from)|why|do(?:es|ing)? (?:this|it|that)|give up)\b/.test(
        said,
      ),
  ],
  [
    'alibi',
    says(
      / (?:where (?:were|have) you|what (?:were|have) you (?:doing|done|been)|were you (?:there|here|at|in|with))\b/,
    ),
  ],
  [
    'aid',
    says(
      / (?:(?:can|could|will|would) you (?:please )?(?:help|come|join|hide|follow|save|protect|show|teach|do|stay)|help me|come with me|follow me|on my side|fight for me)\b/,
    ),
  ],
  ['fear', says(/ you (?:so )?(?:afraid|scared|frightened|worried|nervous|sad|angry|crying)\b/)],
  [
    'knowing',
    says(
      / (?:did you know|do you know (?:about|of) (?:this|it|that)|who (?:else )?knows|who (?:else )?knew|heard (?:about|of) (?:this|it|that))\b/,
    ),
  ],
  ['when', says(/ (?:when|what time|which day)\b/)],
  ['noise', says(/ (?:noise|sound|(?:hear|heard) that|footsteps|knocking|whisper\w*)\b/)],
  [
    'culprit',
    says(
      / (?:who (?:did|killed|stole|took|murdered|burned|wrote|started|betrayed|benefits|gains)|whose fault|motive|guilty|to blame|responsible|behind (?:all|it|this))\b/,
    ),
  ],
  [
    'odds',
    says(
      / (?:(?:will|can|could|shall|do|would) (?:we|i|you and i) (?:\w+ )?(?:make|win|survive|live|succeed|lose|fail|manage|stand|get through)|chances?|hope|hopeless|still alive|work out)\b/,
    ),
  ],
  [
    'advice',
    says(
      / (?:what (?:should|shall|must|can|could|do|would) (?:i|we|you) (?:do|say|try|suggest|advise)|you would do|should (?:i|we)|advice|how (?:do|can|should|could) (?:i|we) (?!get\b|leave\b|escape\b))\b| what (?:now|next) /,
    ),
  ],
  [
    'now',
    says(
      / (?:what(?:'s| is| was) (?:going on|happening|wrong|the matter|this about|all this)|what happens here|why (?:is|are) (?:every\w+|they all|people|it so))\b/,
    ),
  ],
  [
    'count',
    ({ said }) =>
      / how (?:many|much|far|long|big|deep|high|often|soon|late|fast|strong)\b/.test(said) &&
      !/ how long ago\b/.test(said),
  ],
  ['name', ({ about, said }) => about === '' && / (?:your name|you called|call you)\b/.test(said)],
  ['sender', says(/ (?:sent|sends?|hired|pays?|paid|ordered) (?:you|him|her|them|it|us|these|this|the)\b/)],
  ['foe', ({ about }) => about === 'foe'],
  ['ally', ({ about }) => about === 'ally'],
  ['person', ({ about }) => about === 'person'],
  [
    'behind',
    says(/ (?:behind|inside|under|beneath|beyond|underneath) (?:the|that|this|those|these|your|his|her)\b/),
  ],
  [
    'inside',
    (asked) => aboutThing(asked) && / what(?:'s| is|) in (?:the|that|this|your|his|her)\b/.test(asked.said),
  ],
  [
    'exists',
    (asked) =>
      / (?:is|are|was|were) there\b| there (?:is|are|was|were) any\b/.test(asked.said) &&
      !/ way\b/.test(asked.said),
  ],
  [
    'where',
    (asked) =>
      aboutThing(asked) &&
      / where(?:'s| is| are| was| did| can i find| could i find| has| have)\b/.test(asked.said),
  ],
  ['token', ({ thing }) => thing === 'token'],
  [
    'way',
    says(
      / (?:way|exit|escape|route|shortcut|road|path|tunnel|passage|get (?:in|out|there|to|past|through|away|inside|across|home))\b| where (?:does|do|did|will) (?:this|that|it|the \S+) (?:go|lead|end|come)\b/,
    ),
  ],
  [
    'hands',
    ({ namesHands, said }) =>
      namesHands ||
      / (?:guards?|soldiers?|men|gang|police|watch|riders?|troops?|patrols?|henchmen|thugs)\b/.test(said),
  ],
  ['foe', says(/ (?:enemy|villain|boss|ruler|in charge|leader|opponent|did (?:it|this))\b/)],
  // "Have you ever killed anyone?"
  [
    'yesno',
    (asked) =>
      !aboutThing(asked) &&
      /^ (?:whether )?(?:have|did|do|are|were|can|could|would|you) (?:you|we|any\w+|ever|have|can|could) /.test(
        asked.said,
      ) &&
      !/ you (?:want|do|live|work|come)\b/.test(asked.said),
  ],
  [
    'danger',
    says(
      / (?:danger|dangerous|fear|risk|safe|trap|worst|threat|warn|warning|wrong|die|dying|killed?|going to happen|will happen|happens next|happen if|careful)\b/,
    ),
  ],
  [
    'past',
    says(
      / (?:ago|before|used to|once|history|past|happened|years?|began|begin|started|old days|story|remember|last time|first time|how long)\b/,
    ),
  ],
  ['goal', ({ thing }) => thing === 'goal'],
  [
    'self',
    says(
      / (?:who are you|what are you\b(?! \w+ing)|where are you from|where (?:do )?you (?:come|live)|you (?:come|came) from|what do you (?:want|do)|do you (?:live|work)|you doing|about yourself|yourself|your (?:family|life|work|job|mother|father|children|wife|husband|home|past))\b/,
    ),
  ],
  [
    'people',
    says(
      / (?:people|everyone|everybody|others|neighbours?|villagers?|crew|folk|anyone|anybody|else|who lives|children|women|families)\b/,
    ),
  ],
  [
    'place',
    says(
      / (?:this place|where (?:are|am) (?:we|i)|what (?:is|was) (?:here|this)|(?:live|lived|lives|old) here)\b/,
    ),
  ],
  ['place', ({ thing }) => thing === 'place'],
  ['yesno', (asked) => !aboutThing(asked) && starts.test(asked.said)],
  ['being', ({ thing }) => thing === 'being'],
  ['thing', ({ thing }) => thing === 'thing'],
  ['who', says(/ (?:who|whom|whose)\b/)],
  ['why', says(/ why\b/)],
  ['how', says(/ how\b/)],
  ['what', says(/ (?:what|which)(?:'s)?\b/)],
];

/** What a question is about. */
export function topicOf(asked: Asked): Topic {
  return rules.find(([, fits]) => fits(asked))?.[0] ?? 'any';
}
