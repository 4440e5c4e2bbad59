import type { CharacterForm } from '../domain/character.ts';
import type { Lore, Memory } from '../domain/memory.ts';
import type { TurnRequest } from '../domain/ports.ts';
import type { SceneContext } from '../domain/scene-context.ts';
import { coreStatNames } from '../domain/stats.ts';
import type { CoreStatName, DynamicStat, Stats } from '../domain/stats.ts';
import type { Story } from '../domain/story.ts';
import { heroName, pronounWords } from './prompt-rules.ts';
import { asData, asLine, block } from './prompt-text.ts';
import type { CountTokens } from './prompt-text.ts';

/** Who the story is about, and where: what never changes in it. */
export function heroBlock(form: CharacterForm): string {
  return block('hero', [
    `Name: ${asLine(form.name, 120) || 'not told'}`,
    `Age: ${form.age}`,
    `Pronouns: ${pronounWords(form)}`,
    line('Looks', form.appearance),
    line('Wants', form.objective),
    line('Because', form.motivation),
  ]);
}

export function worldBlock(story: Story): string {
  const { character, environment } = story;
  return block('world', [
    `Genre: ${character.genre}`,
    `Era: ${character.era}`,
    line('Place', character.setting),
    environment.hasOxygen ? '' : 'There is no air to breathe here; the hero carries it.',
    environment.hasRadiation ? 'There is radiation here.' : '',
  ]);
}

function line(label: string, text: string): string {
  const words = asLine(text);
  return words === '' ? '' : `${label}: ${words}`;
}

/** Facts, pinned ones always, and summaries of what lies before the last scenes; the newest that fit into `budget` tokens. */
export function memoryBlocks(memory: readonly Memory[], budget: number, count: CountTokens): string {
  const live = memory.filter((each) => !each.gone && each.text.trim() !== '');
  const pinned = live.filter((each) => each.pinned);
  const rest = live
    .filter((each) => !each.pinned)
    .sort((a, b) => b.fromDepth - a.fromDepth || b.createdAt - a.createdAt);
  const kept = new Set(pinned);
  let left = budget - pinned.reduce((sum, each) => sum + count(each.text), 0);
  for (const each of rest) {
    left -= count(each.text);
    if (left < 0) break;
    kept.add(each);
  }
  // Oldest first: a new memory comes to the end, so that what stands before it stays where it is.
  const inOrder = live
    .filter((each) => kept.has(each))
    .sort((a, b) => a.fromDepth - b.fromDepth || a.createdAt - b.createdAt);
  const texts = (kind: Memory['kind']) =>
    inOrder
      .filter((each) => each.kind === kind)
      .map((each) => (kind === 'fact' ? `- ${asLine(each.text)}` : asData(each.text, 2_000)));
  return [block('facts', texts('fact')), block('earlier', texts('summary'))]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Entries of the lorebook that the action or the last three scenes mention, and those that always hold; at most eight. */
export function loreBlock(request: TurnRequest, budget: number, count: CountTokens): string {
  const scenes = request.path.slice(-3);
  const spoken = [
    request.action?.text ?? '',
    ...scenes.flatMap((scene) => [scene.action?.text ?? '', scene.passage]),
  ].join('\n');
  const told = new Set(words(spoken));
  const text = ` ${words(spoken).join(' ')} `;
  const mentioned = (lore: Lore) =>
    lore.keys.some((key) => {
      const [first, ...others] = words(key);
      if (first === undefined) return false;
      return others.length === 0 ? told.has(first) : text.includes(` ${[first, ...others].join(' ')} `);
    });
  const matched = request.lore
    .filter((lore) => !lore.gone && (lore.constant || mentioned(lore)))
    .sort((a, b) => Number(b.constant) - Number(a.constant) || a.order - b.order || (a.id < b.id ? -1 : 1));
  let left = budget;
  const lines: string[] = [];
  for (const lore of matched.slice(0, 8)) {
    const entry = `${asLine(lore.title, 80)}: ${asLine(lore.text, 1_200)}`;
    left -= count(entry);
    if (left < 0) break;
    lines.push(entry);
  }
  return block('lore', lines);
}

const words = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The hero's condition in words, never in numbers: a number in a prompt becomes a number in the story. */
export function conditionBlock(stats: Stats): string {
  const core = coreStatNames
    .filter((name) => stats.activeStats[name] || stats.core[name].current <= 0)
    .map((name) => coreWords(name, stats.core[name]));
  const dynamic = stats.introducedStats.map((name) => dynamicWords(stats.dynamicStats[name]));
  return block(
    'condition',
    [...core, ...dynamic, stats.activeStats.karma ? karmaWords(stats.karma) : '']
      .filter((text) => text !== '')
      .map((text) => `- ${text}`),
  );
}

/** From what share of the most downwards; the last one is zero itself, which every storyteller must hear (ruling 25). */
const bands: {
  readonly [name in CoreStatName]: readonly [low: string, worse: string, worst: string, zero: string];
} = {
  health: [
    'bruised and sore',
    'wounded',
    'gravely wounded',
    'at the end of all strength: health is at zero, so let rescue at a price, or an ending, be near',
  ],
  oxygen: [
    'breathing shallow air',
    'short of air',
    'almost out of air',
    'out of air: oxygen is at zero, and only minutes are left',
  ],
  sanity: [
    'uneasy',
    'badly shaken',
    'close to breaking',
    'at a breaking point: sanity is at zero, and what is real is no longer sure',
  ],
  speed: ['a little slowed', 'slow', 'barely able to hurry', 'unable to hurry at all'],
  endurance: ['getting tired', 'tired', 'exhausted', 'unable to go on without rest'],
};

function coreWords(name: CoreStatName, stat: { readonly current: number; readonly max: number }): string {
  const [low, worse, worst, zero] = bands[name];
  if (stat.current <= 0) return zero;
  const share = stat.current / Math.max(1, stat.max);
  if (share >= 0.8) return '';
  if (share >= 0.5) return low;
  return share >= 0.25 ? worse : worst;
}

function dynamicWords(stat: DynamicStat | undefined): string {
  if (stat === undefined || !stat.isActive) return '';
  const share = (stat.current - stat.min) / Math.max(1, stat.max - stat.min);
  const level =
    share <= 0
      ? 'nothing left'
      : share < 0.25
        ? 'very low'
        : share < 0.5
          ? 'low'
          : share < 0.8
            ? 'fair'
            : 'high';
  return `${asLine(stat.displayName, 40)}: ${level}`;
}

function karmaWords(karma: number): string {
  if (karma >= 25) return 'known for good deeds';
  return karma <= -25 ? 'known and feared for cruel deeds' : '';
}

/** Who and what is at hand after the last scene (PLAY-19). */
export function placeBlock(context: SceneContext | undefined, form: CharacterForm): string {
  if (context === undefined) return '';
  const hero = heroName(form);
  const others = context.characters.filter((name) => name !== hero).slice(0, 8);
  return block('scene', [
    others.length > 0 ? `Present: ${asLine(others.join(', '), 300)}` : '',
    context.objects.length > 0 ? `At hand: ${asLine(context.objects.slice(0, 8).join(', '), 300)}` : '',
    line('Where', context.location),
    line('Time', context.time),
    line('Weather', context.weather),
    line('Mood', context.atmosphere),
  ]);
}
