import type { CharacterForm } from '../domain/character.ts';
import type { SceneContext } from '../domain/scene-context.ts';
import { coreStatNames } from '../domain/stat-names.ts';
import type { CoreStatName, DynamicStat, Stats } from '../domain/stats.ts';
import type { Story } from '../domain/story.ts';
import { heroName, pronounWords } from './prompt-rules.ts';
import { asLine, block } from './prompt-text.ts';

/** How much of what the player wrote in one field is told, in characters. */
const lineLength = 600;

/** Who the story is about, and where: what never changes in it. */
export function heroBlock(form: CharacterForm, most = lineLength): string {
  return block('hero', [
    `Name: ${asLine(form.name, 120) || 'not told'}`,
    `Age: ${form.age}`,
    `Pronouns: ${pronounWords(form)}`,
    line('Looks', form.appearance, most),
    line('Wants', form.objective, most),
    line('Because', form.motivation, most),
  ]);
}

export function worldBlock(story: Story, most = lineLength): string {
  const { character, environment } = story;
  return block('world', [
    `Genre: ${character.genre}`,
    `Era: ${character.era}`,
    line('Place', character.setting, most),
    environment.hasOxygen ? '' : 'There is no air to breathe here; the hero carries it.',
    environment.hasRadiation ? 'There is radiation here.' : '',
  ]);
}

function line(label: string, text: string, most = lineLength): string {
  const words = asLine(text, most);
  return words === '' ? '' : `${label}: ${words}`;
}

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

/** From what share of the most downwards; the last one is zero itself, which every storyteller must hear. */
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

/** Who and what is at hand after the last scene. */
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
