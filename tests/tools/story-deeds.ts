import { hash32 } from '../../src/providers/builtin-storyteller/random.ts';
import { shortOf } from '../../src/providers/builtin-storyteller/stagecraft.ts';
import { readWorld } from '../../src/providers/builtin-storyteller/stored-world.ts';
import { caseOf } from '../../src/providers/builtin-storyteller/case-suits.ts';
import { readForm } from '../../src/providers/builtin-storyteller/intake.ts';
import { fakeStoryOf, play, playOn, policyOf } from './story-run.ts';
import type { CharacterForm } from '../../src/domain/character.ts';
import type { Scene, Story } from '../../src/domain/story.ts';

/** A story in which deeds are typed, each in a scene of its own on the same road. */
type Typing = {
  readonly form: Partial<CharacterForm>;
  readonly case: string;
  readonly deeds: readonly string[];
};

/**
 * Sixty deeds that players type, six to a story: two questions, two plain ones, two wild ones. NAME is who is there, OTHER somebody whom the
 * story knows and who is not, FOE the opponent, TOKEN the small thing in play, NOUN a thing that the page names.
 */
export const typedDeeds: readonly Typing[] = [
  {
    form: {
      genre: 'western',
      era: 'modern',
      setting: 'the trading post at Dry Fork',
      objective: 'Hold the ranch against the railway',
    },
    case: 'plain-siege',
    deeds: [
      'Who sent you?',
      'ask NAME what they know about FOE',
      'attack NAME',
      'give NAME some money',
      'climb on the roof and crow like a rooster',
      'challenge FOE to a duel of riddles',
    ],
  },
  {
    form: {
      genre: 'sci-fi',
      era: 'future',
      setting: 'a mining station above a dead moon',
      objective: 'Keep the station alive until the relief ship comes',
    },
    case: 'plain-breach',
    deeds: [
      'Where does this go?',
      'ask NAME about the NOUN',
      'hide behind the NOUN',
      'wait and see what happens',
      'dance on the table',
      'paint a smile on the airlock',
    ],
  },
  {
    form: {
      genre: 'horror',
      era: 'medieval',
      setting: 'an abbey in the marshes',
      objective: 'Find out what walks in the north cloister at night',
      name: 'Brother Anselm',
      gender: 'male',
    },
    case: 'plain-haunt',
    deeds: [
      'What is behind that door?',
      'Why are you afraid?',
      'pray for us all',
      'tell NAME the truth',
      'lick the wall',
      'sing a lullaby to whatever walks here',
    ],
  },
  {
    form: {
      genre: 'fantasy',
      era: 'medieval',
      setting: 'the hill town of Ashmere',
      objective: 'Find the lost crown of Veyra',
    },
    case: 'plain-fair',
    deeds: [
      'Do you trust FOE?',
      'NAME, what happened here long ago?',
      'lie to NAME about TOKEN',
      'leave without a word',
      'kiss NAME on the forehead',
      'bury my boots and walk barefoot',
    ],
  },
  {
    form: {
      genre: 'mystery',
      era: 'modern',
      setting: 'a women’s gaol in Hull',
      objective: 'Escape from the gaol before the trial',
    },
    case: 'plain-heist',
    deeds: [
      'ask who is in charge here',
      'How do we get out of here?',
      'steal the NOUN',
      'follow NAME',
      'pretend to be a ghost',
      'do twenty push-ups',
    ],
  },
  {
    form: {
      genre: 'adventure',
      era: 'ancient',
      setting: 'the open Pacific',
      objective: 'Lead my people to a new island',
      name: 'Koa',
      gender: 'male',
    },
    case: 'plain-drive',
    deeds: [
      'ask NAME about OTHER',
      'Is it safe?',
      'help NAME',
      'go to sleep',
      'howl at the moon',
      'throw TOKEN as far as I can',
    ],
  },
  {
    form: {
      genre: 'comedy',
      era: 'renaissance',
      setting: 'the pirate isles',
      objective: 'Become king of the pirates',
      name: 'Captain Zeph',
      gender: 'male',
    },
    case: 'plain-feast',
    deeds: [
      'Tell me about yourself',
      'ask NAME about TOKEN',
      'break the NOUN',
      'threaten NAME',
      'juggle three spoons',
      'marry the nearest chair',
    ],
  },
  {
    form: {
      genre: 'romance',
      era: 'modern',
      setting: 'a village on the coast',
      objective: 'Win the heart of the lighthouse keeper',
    },
    case: 'win-letters',
    deeds: [
      'Do you love me?',
      'ask NAME why FOE hates me',
      'eat something',
      'hug NAME',
      'write a poem about FOE',
      'fall over dramatically',
    ],
  },
  {
    form: {
      genre: 'thriller',
      era: 'modern',
      setting: 'a trawler in the Barents Sea',
      objective: 'Bring the trawler’s crew home',
      name: 'Marit',
    },
    case: 'plain-boat',
    deeds: [
      'What do you want from me?',
      'What will happen if we fail?',
      'take the NOUN',
      'listen',
      'shout my own name three times',
      'teach NAME to whistle',
    ],
  },
  {
    form: { genre: 'drama', era: 'modern', setting: 'Lisbon', objective: 'Clear my father’s name' },
    case: 'why-warning',
    deeds: [
      'Who else lives here?',
      'ask about my chances of winning',
      'look at NAME',
      'burn the NOUN',
      'apologise to the furniture',
      'put TOKEN on my head and bow',
    ],
  },
];

/** Sixty others, written without a look at what answers them. */
export const otherDeeds: readonly Typing[] = [
  {
    form: {
      genre: 'western',
      era: 'modern',
      setting: 'Silver Creek',
      objective: 'Avenge my partner',
      name: 'Jeb Cole',
      gender: 'male',
    },
    case: 'plain-drive',
    deeds: [
      'How far is it to the next town?',
      'NAME, can I trust you?',
      'shoot NAME',
      'share my bread with NAME',
      'spit on the ground and walk off',
      'ride a cow backwards',
    ],
  },
  {
    form: {
      genre: 'space-opera',
      era: 'future',
      setting: 'the freighter Kestrel',
      objective: 'Deliver the vaccine to the outer moons',
      name: 'Sola',
    },
    case: 'plain-breach',
    deeds: [
      'Who is FOE really?',
      'ask NAME where they come from',
      'sabotage the NOUN',
      'comfort NAME',
      'float upside down and meditate',
      'name the ship after NAME',
    ],
  },
  {
    form: {
      genre: 'horror',
      era: 'modern',
      setting: 'a boarding school in the fells',
      objective: 'Survive the night',
      name: 'Tom',
      gender: 'male',
    },
    case: 'plain-haunt',
    deeds: [
      'What was that noise?',
      'Is anyone else still alive?',
      'lock the door',
      'scream',
      'offer the ghost a biscuit',
      'draw a moustache on the portrait',
    ],
  },
  {
    form: {
      genre: 'urban-fantasy',
      era: 'modern',
      setting: 'the night market under Prague',
      objective: 'Break the curse on my sister',
    },
    case: 'plain-fair',
    deeds: [
      'What does TOKEN do?',
      'ask NAME how much it costs',
      'haggle with NAME',
      'sneak past NAME',
      'trade my shadow for a song',
      'hop on one leg until somebody notices',
    ],
  },
  {
    form: {
      genre: 'detective',
      era: 'modern',
      setting: 'Chicago',
      objective: 'Find out who killed the jazz singer',
      name: 'Ray',
      gender: 'male',
    },
    case: 'plain-heist',
    deeds: [
      'Where were you last night?',
      'ask NAME who had a motive',
      'accuse NAME of lying',
      'search NAME',
      'handcuff myself to the NOUN',
      'hum the singer’s last song',
    ],
  },
  {
    form: { genre: 'survival', era: 'modern', setting: 'the Yukon', objective: 'Get home before the winter' },
    case: 'plain-drive',
    deeds: [
      'Will we make it?',
      'ask NAME about their family',
      'build a fire',
      'carry NAME',
      'eat snow and laugh',
      'make a snowman that looks like FOE',
    ],
  },
  {
    form: {
      genre: 'comedy',
      era: 'modern',
      setting: 'a hotel in Blackpool',
      objective: 'Get out of the wedding',
      name: 'Nigel',
      gender: 'male',
    },
    case: 'plain-feast',
    deeds: [
      'Why is everybody staring at me?',
      'ask NAME what is in the soup',
      'run away',
      'beg NAME for help',
      'hide inside the cake',
      'propose to FOE',
    ],
  },
  {
    form: {
      genre: 'thriller',
      era: 'modern',
      setting: 'a lifeboat off Greenland',
      objective: 'Stay alive until we are found',
      name: 'Ines',
    },
    case: 'plain-boat',
    deeds: [
      'Whose fault is this?',
      'ask FOE what he is hiding',
      'throw NAME overboard',
      'say nothing',
      'tie my shoelaces to the NOUN',
      'tell NAME a joke about sharks',
    ],
  },
  {
    form: {
      genre: 'historical',
      era: 'medieval',
      setting: 'the castle at Durham',
      objective: 'Hold the castle until spring',
    },
    case: 'plain-siege',
    deeds: [
      'How many of them are there?',
      'ask NAME what FOE wants',
      'open the gate',
      'kneel before NAME',
      'shave my head',
      'catapult a cow at FOE',
    ],
  },
  {
    form: { genre: 'romance', era: 'renaissance', setting: 'Verona', objective: 'Marry the glassblower' },
    case: 'win-asked',
    deeds: [
      'What should I say to him?',
      'ask NAME whether OTHER is angry',
      'cry',
      'thank NAME',
      'put flowers in FOE’s hat',
      'faint into NAME’s arms',
    ],
  },
];

/** A deed, the scene that it is typed in, and the one that answers. */
export type TypedDeed = {
  readonly typed: string;
  readonly whom: string;
  readonly before: Scene;
  readonly after: Scene;
};

/** The story of a typing: of sixteen in a row the first that has its case, where there is one. */
function storyFor({ form, case: wanted }: Typing, from: number): Story {
  const all = Array.from({ length: 16 }, (_, i) => fakeStoryOf(form, i + from));
  const of = ({ seed, character }: Story) => {
    const { quest } = readForm(character);
    return caseOf(quest, quest, character, seed, 0);
  };
  const [first] = all;
  if (first === undefined) throw new Error('there are sixteen stories');
  return all.find((story) => of(story) === wanted) ?? first;
}

/** Types every deed of a list, each into a scene further down the road of its story. */
export async function typeAll(list: readonly Typing[] = typedDeeds): Promise<readonly TypedDeed[]> {
  const all: TypedDeed[] = [];
  for (const [at, typing] of list.entries()) {
    const story = storyFor(typing, at * 3 + 1);
    const { scenes: told } = await play(story, {}, 18, policyOf('neutral', at));
    // Nothing is typed behind the end.
    const end = told.findIndex(({ ending }) => ending !== null);
    const scenes = end < 0 ? told : told.slice(0, end);
    for (const [i, deed] of typing.deeds.entries()) {
      const road = scenes.slice(0, 3 + ((i * 5 + at) % Math.min(12, scenes.length - 2)));
      const before = road.at(-1);
      if (before === undefined) continue;
      const { typed, whom } = named(deed, before, hash32(`${at}/${i}`));
      const { scene } = await playOn(story, {}, road, { typed });
      all.push({ typed, whom, before, after: scene });
    }
  }
  return all;
}

function named(deed: string, scene: Scene, roll: number): { readonly typed: string; readonly whom: string } {
  const world = readWorld(scene.storytellerState);
  const people = world?.people ?? [];
  const short = (name: string) => (/^the /i.test(name) ? name : shortOf(name));
  const here = people.filter(
    ({ id, name }) =>
      id !== world?.foe &&
      Object.values(world?.stage ?? {}).includes(id) &&
      scene.passage.includes(short(name)),
  );
  const whom = here.find(({ id }) => id !== world?.ally) ?? here[0];
  const other = people.find(
    ({ id, seen }) => seen >= 0 && id !== world?.foe && here.every((each) => each.id !== id),
  );
  const foe = people.find(({ id }) => id === world?.foe);
  const nouns = [
    ...scene.actions
      .map(({ text }) => text)
      .join('. ')
      .matchAll(/\b(?:the|a|his|her|their) ([a-z]{3,})\b(?= ?(?:$|[,.]|and|with|to|in|on|from|for|by|of))/g),
  ]
    .map((found) => found[1] ?? '')
    .filter(
      (noun) => !/^(?:own|best|rest|way|others|first|last|one|two|three|ones|same|end|people)$/.test(noun),
    );
  const typed = deed
    .replace('NAME', short(whom?.name ?? 'them'))
    .replace('OTHER', short(other?.name ?? 'the others'))
    .replace('FOE', short(foe?.name ?? 'the enemy'))
    .replace('TOKEN', world?.token === '' ? 'the key' : (world?.token ?? 'the key'))
    .replace('NOUN', nouns[roll % Math.max(1, nouns.length)] ?? 'door');
  return { typed, whom: whom?.name ?? '' };
}

/** The deeds with their scenes and answers, to be read. */
export function tableOf(all: readonly TypedDeed[]): string {
  return all
    .map(({ typed, whom, before, after }, i) => {
      const [answer = '', ...rest] = after.passage.split('\n\n');
      const scene = before.passage.split('\n\n').at(-1) ?? '';
      const offers = before.actions.map(({ text }) => text).join(' / ');
      return `## ${i + 1}. ${typed}   (${whom})\n   SCENE ${scene}\n   OFFERS ${offers}\n-> ${answer}\n   NEXT ${rest.join(' ')}\n`;
    })
    .join('\n');
}
