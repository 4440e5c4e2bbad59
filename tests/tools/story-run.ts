import { createBuiltinStoryteller } from '../../src/providers/builtin-storyteller/client.ts';
import { hash32 } from '../../src/providers/builtin-storyteller/random.ts';
import { milestones } from '../../src/providers/builtin-storyteller/milestones.ts';
import { readWorld } from '../../src/providers/builtin-storyteller/stored-world.ts';
import { classifyAction, type Action, type TakenAction } from '../../src/domain/action.ts';
import { startingStats } from '../../src/domain/stats.ts';
import { applyAction, applyPassage } from '../../src/domain/stat-effects.ts';
import { defaultSettings, type StorySettings } from '../../src/domain/settings.ts';
import type { CharacterForm } from '../../src/domain/character.ts';
import type { Json } from '../../src/domain/json.ts';
import type { StatEvent, Storyteller, TurnRequest } from '../../src/domain/ports/storyteller.ts';
import { noStamp } from '../../src/domain/stamp.ts';
import type { Ending, Scene, Story } from '../../src/domain/story.ts';
import { emptySceneContext, type SceneContext } from '../../src/domain/scene-context.ts';

/** How a machine plays: what it does next, given the offers; `null` goes on without an action. */
export type Policy = (
  actions: readonly Action[],
  turn: number,
  /** The scene with these actions. */
  scene?: Scene,
) => { readonly offered: Action } | { readonly typed: string } | null;

export type Played = {
  readonly scenes: readonly Scene[];
  readonly events: readonly (readonly StatEvent[])[];
  /** Milliseconds that each turn took to tell. */
  readonly ms: readonly number[];
};

export const sampleForm: CharacterForm = {
  name: 'Mara Quill',
  appearance: 'A lean woman with cropped black hair and a patched grey cloak',
  age: 29,
  gender: 'female',
  imageStyle: 'realistic',
  customStyle: '',
  objective: 'Find the lost crown of Veyra',
  setting: 'the hill town of Ashmere',
  era: 'medieval',
  motivation: 'Her brother died looking for it',
  genre: 'fantasy',
  characterImage: null,
};

export function fakeStoryOf(form: Partial<CharacterForm> = {}, seed = 1): Story {
  const character = { ...sampleForm, ...form };
  const space = /\bspace\b/i.test(character.setting);
  return {
    id: 'story',
    title: '',
    character,
    // As the engine makes them: chance, and at the end the number of the player's story.
    seed: hash32(`seed${seed}`).toString(16).padStart(15, '0') + (seed % 16).toString(16),
    settings: {},
    cover: null,
    createdAt: 0,
    playedAt: 0,
    favourite: false,
    gone: false,
    device: 'd',
    environment: {
      type: space ? 'space' : 'surface',
      hasOxygen: !space && !/underwater/i.test(character.setting),
      hasRadiation: space,
      description: character.setting,
    },
  };
}

/** One for all plays: it keeps no state but the packs it has read. */
const teller = createBuiltinStoryteller({ clock: { now: () => 0, sleep: async () => {} } });

/** Plays a story with the real storyteller and the real rules of the stats. */
export async function play(
  story: Story,
  settings: Partial<StorySettings>,
  turns: number,
  policy: Policy,
  airlessSeconds = 45,
  by: Storyteller = teller,
): Promise<Played> {
  const scenes: Scene[] = [];
  const events: (readonly StatEvent[])[] = [];
  const ms: number[] = [];
  for (let depth = 0; depth < turns; depth++) {
    const last = scenes.at(-1);
    const choice = last === undefined ? null : policy(last.actions, depth, last);
    const next = await playOn(story, settings, scenes, choice, airlessSeconds, by);
    scenes.push(next.scene);
    events.push(next.events);
    ms.push(next.ms);
  }
  return { scenes, events, ms };
}

/** The scene that follows `scenes` when the player does `choice`. */
export async function playOn(
  story: Story,
  settings: Partial<StorySettings>,
  scenes: readonly Scene[],
  choice: ReturnType<Policy>,
  airlessSeconds = 45,
  by: Storyteller = teller,
): Promise<{ readonly scene: Scene; readonly events: readonly StatEvent[]; readonly ms: number }> {
  const last = scenes.at(-1);
  const depth = last === undefined ? 0 : last.depth + 1;
  const action: TakenAction | null =
    choice === null
      ? null
      : 'offered' in choice
        ? { text: choice.offered.text, type: choice.offered.type, offeredAs: choice.offered.type }
        : { text: choice.typed, type: classifyAction(choice.typed, null, 'en'), offeredAs: null };
  const before = last?.statsAfter ?? startingStats(story.environment);
  const acted =
    last === undefined
      ? { stats: before, changes: [] }
      : applyAction({ stats: before, action, environment: story.environment, airlessSeconds, now: 0 });
  const { stats } = acted;
  const request: TurnRequest = {
    story,
    settings: { ...defaultSettings, ...settings },
    kind: last === undefined ? 'opening' : action === null ? 'continue' : 'action',
    action,
    path: scenes.slice(-48),
    depth,
    stats,
    retell: 0,
    carryOn: '',
    memory: [],
    lore: [],
    wordDelayMs: 0,
  };
  const start = performance.now();
  const told = await hear(by.turn(request, new AbortController().signal));
  const ms = performance.now() - start;
  const after = applyPassage({ stats, passage: told.passage, events: told.events, now: 0 });
  const scene: Scene = {
    id: `s${depth}`,
    story: story.id,
    parent: last?.id ?? null,
    action,
    title: told.title,
    passage: told.passage,
    actions: told.actions,
    statsAfter: after.stats,
    statChanges: [...acted.changes, ...after.changes],
    storytellerState: told.state,
    sceneContext: told.context,
    model: 'builtin',
    depth,
    retell: 0,
    device: 'd',
    createdAt: 0,
    told: noStamp,
    fault: null,
    ending: told.ending,
  };
  return { scene, events: told.events, ms };
}

export type Heard = {
  readonly title: string;
  readonly passage: string;
  readonly actions: readonly Action[];
  readonly events: readonly StatEvent[];
  readonly context: SceneContext;
  readonly ending: Ending | null;
  readonly state: Json;
  readonly order: readonly string[];
};

/** Collects a stream of events into a scene's parts. */
export async function hear(
  stream: AsyncIterable<import('../../src/domain/ports/storyteller.ts').StoryEvent>,
): Promise<Heard> {
  let title = '';
  const paragraphs: string[] = [''];
  let actions: readonly Action[] = [];
  let events: readonly StatEvent[] = [];
  let context: SceneContext = emptySceneContext;
  let ending: Ending | null = null;
  let state: Json = null;
  const order: string[] = [];
  for await (const event of stream) {
    if (order.at(-1) !== event.type) order.push(event.type);
    if (event.type === 'title') title = event.text;
    if (event.type === 'words') paragraphs[paragraphs.length - 1] += event.text;
    if (event.type === 'paragraph-end') paragraphs.push('');
    if (event.type === 'actions') actions = event.actions;
    if (event.type === 'stat-events') events = event.events;
    if (event.type === 'scene-context') context = event.context;
    if (event.type === 'end') ending = event.ending;
    if (event.type === 'done') state = event.state;
    if (event.type === 'failed') throw new Error(JSON.stringify(event.error));
  }
  return {
    title,
    passage: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    actions,
    events,
    context,
    ending,
    state,
    order,
  };
}

const freeActions = [
  'I look around carefully',
  'talk to them',
  'climb the wall',
  'Search the room for clues',
  'sing an old song',
  'wait and listen',
  'ask who is in charge',
  'run back to the door',
  'open the box',
  'hide behind the wall',
  'draw a map',
  'punch the nearest guard',
  'give them my coat',
  'whistle',
  'follow the sound',
  'read the letter',
  'take the key',
  'shout for them to stop',
  'make a torch',
  'think about what she said',
];

/** What players type whatever the scene is; a share of what they type. */
const oddActions = [
  'look around',
  'pray',
  'sing to myself',
  'whistle',
  'climb on the roof',
  'wait and see',
  'sit down and rest',
  'run away',
  'hide',
  'dance',
  'listen at the door',
  'knock on the door',
  'light a lamp',
  'think about what to do',
  'shout for help',
  'count to ten',
  'eat something',
  'draw a map in the dust',
  'search the place',
  'keep quiet',
] as const;

/** What players do with somebody who is there. */
const toPeople = [
  'ask NAME about THING',
  'talk to NAME',
  'tell NAME the truth',
  'give NAME some money',
  'try to bribe NAME',
  'help NAME',
  'threaten NAME',
  'lie to NAME about THING',
  'look at NAME',
  'ask NAME who sent them',
  'show NAME what I carry',
  'thank NAME',
  'follow NAME',
  'attack NAME',
  'tell NAME a joke',
  'hug NAME',
  'ask NAME to come with me',
  'offer to help NAME',
] as const;

/** What players do with a thing that the page names. */
const toThings = [
  'look at the NOUN',
  'take the NOUN',
  'examine the NOUN closely',
  'open the NOUN',
  'search the NOUN',
  'touch the NOUN',
  'steal the NOUN',
  'hide behind the NOUN',
  'break the NOUN',
  'ask about the NOUN',
  'burn the NOUN',
  'use the NOUN',
] as const;

/** Nobody opens a table or burns a river. */
const opens =
  /^(?:box|bag|door|drawer|chest|letter|book|jar|purse|lid|window|gate|case|packet|parcel|trunk|cupboard|shutter|ledger|basket|tin)s?$/;
const burns =
  /^(?:letter|paper|page|book|list|map|note|slip|straw|rope|notice|contract|ledger|ticket|plan|sheet)s?$/;

/** What one can carry off, or get behind. */
const carried =
  /^(?:lamp|lantern|key|cup|knife|coat|hat|coin|ring|rope|bundle|spoon|candle|needle|pen|glass|bottle|loaf|tool|watch|card|photo|picture|stick|bell|flag|cloth|sack)s?$/;
const broad =
  /^(?:door|wall|cart|table|curtain|tree|counter|barrel|fence|crate|pillar|bench|piano|stack|hedge)s?$/;
/** Other things that one can look at and lay a hand on. */
const solid =
  /^(?:stone|sign|picture|portrait|chair|stool|bed|bench|boot|shoe|glove|shirt|dress|wheel|wagon|sled|engine|machine|clock|mirror|statue|tree|flower|rose|bread|cake|egg|goose|goat|horse|dog|cat|bird|mule|grave|well|stove|kettle|pot|plate|spoon|fork|needle|thread|ribbon|button|mask|crown|seal|stamp|bone|skull|feather|rail|pipe|lever|hatch|valve|screen|panel|crate|chalk|wax|brush|broom|bucket|shovel|hammer|saw|anvil|nail|lock|latch|bolt)s?$/;

/**
 * Deeds about what stands on the page: the people who speak there, the nouns of its ways on, the quest and its places.
 * @param isSensible whether only what is there is spoken to and laid a hand on; else whatever the page names, as some players do
 * @param temper deeds of one temper only, and none that has nothing to do with the page
 */
function typedFor(scene: Scene | undefined, roll: number, isSensible: boolean, temper?: Temper): string {
  const pick = <T>(list: readonly T[], salt: number): T | undefined =>
    list[hash32(`${roll}/${salt}`) % Math.max(1, list.length)];
  const world = scene === undefined ? null : readWorld(scene.storytellerState);
  const offers = scene?.actions.map((action) => action.text) ?? [];
  const shown = `${scene?.passage.split('\n\n').slice(1).join(' ') ?? ''} ${offers.join(' ')}`;
  // Whoever stands there now, by name; a page may speak of people who are miles away.
  const here = new Set(Object.values(world?.stage ?? {}));
  const names = (world?.people ?? [])
    .filter((person) => (isSensible ? here.has(person.id) : person.seen >= 0))
    .filter((person) => shown.includes(person.name.split(' ')[0] ?? ''))
    .map((person) => (/^the /i.test(person.name) ? person.name : (person.name.split(' ')[0] ?? '')));
  const nouns = offers.flatMap((offer) =>
    [
      ...offer.matchAll(
        /\b(?:the|your|his|her|their|a) ([a-z]{3,})\b(?= ?(?:$|[,.]|and|with|to|in|on|from|for|by|of|before|under|that))/g,
      ),
    ]
      .map((found) => found[1] ?? '')
      .filter((noun) => !isSensible || [carried, broad, opens, burns, solid].some((each) => each.test(noun))),
  );
  const name = pick(names, 1);
  const noun = pick(nouns, 2);
  const thing =
    pick(
      [
        ...(noun === undefined ? [] : [`the ${noun}`]),
        ...(world === null ? [] : [`the ${world.token.replace(/^the /, '')}`]),
      ],
      3,
    ) ?? 'the way';
  const place = world?.places[Math.max(0, world.place) + 1];
  const kind = hash32(`kind/${roll}`) % 100;
  const people = temper === undefined ? toPeople : tempers[temper].people;
  const things = temper === undefined ? toThings : tempers[temper].things;
  if ((kind < 45 || (temper !== undefined && noun === undefined)) && name !== undefined)
    return (pick(people, 4) ?? 'talk to NAME').replace('NAME', name).replace('THING', thing);
  if ((kind < 75 || temper !== undefined) && noun !== undefined) {
    const deed = pick(things, 5) ?? 'look at the NOUN';
    const suits = /^(?:open|search)/.test(deed)
      ? [opens]
      : /^(?:burn|break)/.test(deed)
        ? [burns]
        : isSensible && /^(?:take|steal)/.test(deed)
          ? [carried, opens, burns]
          : isSensible && deed.startsWith('hide')
            ? [broad]
            : [/./];
    return (suits.some((each) => each.test(noun)) ? deed : 'look at the NOUN').replace('NOUN', noun);
  }
  if (temper !== undefined) return 'look around';
  if (kind < 90 && place !== undefined) return `go to ${place}`;
  return pick(oddActions, 6) ?? 'look around';
}

/** A player who stays the same all through a story: what such a one types, and of a hundred choices how many are good, and how many neutral. */
type Temper = 'kind' | 'curious' | 'ruthless';
const tempers: {
  readonly [temper in Temper]: {
    readonly people: readonly string[];
    readonly things: readonly string[];
    readonly good: number;
    readonly neutral: number;
  };
} = {
  kind: {
    people: ['talk to NAME', 'thank NAME', 'help NAME', 'give NAME some money', 'ask NAME about THING'],
    things: ['look at the NOUN', 'examine the NOUN closely', 'touch the NOUN'],
    good: 62,
    neutral: 33,
  },
  curious: {
    people: ['ask NAME about THING', 'talk to NAME', 'show NAME what I carry', 'ask NAME who sent them'],
    things: ['look at the NOUN', 'search the NOUN', 'open the NOUN', 'ask about the NOUN'],
    good: 32,
    neutral: 56,
  },
  ruthless: {
    people: ['threaten NAME', 'lie to NAME about THING', 'try to bribe NAME', 'follow NAME'],
    things: ['take the NOUN', 'steal the NOUN', 'break the NOUN', 'search the NOUN'],
    good: 12,
    neutral: 30,
  },
};
/** Of six players three are kind and two curious. */
const players = ['kind', 'curious', 'kind', 'ruthless', 'kind', 'curious'] as const;

/** Policies by name; each depends on the turn, the scene and the seed only. */
export function policyOf(name: string, seed: number): Policy {
  return (actions, turn, scene) => {
    const roll = hash32(`${name}/${seed}/${turn}`) % 100;
    const of = (type: Action['type']) => actions.find((action) => action.type === type) ?? actions[0];
    const offered = (action: Action | undefined) => (action === undefined ? null : { offered: action });
    if (name === 'good' || name === 'evil' || name === 'neutral') return offered(of(name));
    if (name === 'free') return { typed: freeActions[(turn * 7 + seed) % freeActions.length] ?? 'look' };
    // Face to face whoever plays in earnest takes one of the ways.
    const isLast = scene !== undefined && readWorld(scene.storytellerState)?.milestone === milestones.length;
    if (name === 'earnest' && roll < 22 && !isLast)
      return { typed: typedFor(scene, turn * 97 + seed * 31, true) };
    if (name === 'steady') {
      const temper = players[seed % players.length] ?? 'kind';
      const { good, neutral } = tempers[temper];
      if (roll < 8 && !isLast) return { typed: typedFor(scene, turn * 97 + seed * 31, true, temper) };
      const drawn = hash32(`${name}/type/${seed}/${turn}`) % 100;
      return offered(of(drawn < good ? 'good' : drawn < good + neutral ? 'neutral' : 'evil'));
    }
    if (name === 'typed' || (name === 'mixed' && roll < 22))
      return { typed: typedFor(scene, turn * 97 + seed * 31, false) };
    if (name === 'mixed' && roll < 27) return null;
    return offered(actions[roll % 3]);
  };
}
