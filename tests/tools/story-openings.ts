import { writeFileSync } from 'node:fs';
import { faultsIn, type Fault } from './story-faults.ts';
import { heroes } from './story-heroes.ts';
import { fakeStoryOf, play, policyOf } from './story-run.ts';
import { environmentOf, type CharacterForm } from '../../src/domain/character.ts';
import { presetForm } from '../../src/domain/presets.ts';
import { readingLevels } from '../../src/domain/settings-choices.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import type { Scene, Story } from '../../src/domain/story.ts';

/**
 * Tells the first page of every hero and looks it through: `--half known|held-out|presets`, `--pages N` of each story (1), `--level L`,
 * `--from N --to N` of the heroes, from 1; `--quiet` prints no page, `--json FILE`.
 */
export async function main(args: readonly string[]): Promise<number> {
  const option = (name: string, otherwise: string) =>
    args.includes(`--${name}`) ? (args[args.indexOf(`--${name}`) + 1] ?? otherwise) : otherwise;
  const half = option('half', 'known');
  const readingLevel =
    readingLevels.find((level) => level === option('level', '')) ?? defaultSettings.readingLevel;
  const forms =
    half === 'presets'
      ? [0, 1, 2, 3, 4, 5, 6].map(presetForm)
      : heroes(half === 'held-out' ? 'held-out' : 'known');
  const wanted = forms
    .map((form, i) => ({ form, number: i + 1 }))
    .filter(({ number }) => number >= Number(option('from', '1')) && number <= Number(option('to', '999')));
  const told: Opening[] = [];
  for (const { form, number } of wanted) {
    const pages = await firstPages(form, number, Number(option('pages', '1')), readingLevel);
    const faults = pages.flatMap((page) => faultsIn(page.passage, form));
    told.push({ number, form, pages: pages.map(({ passage }) => passage), faults });
    if (!args.includes('--quiet')) console.log(printed(told.at(-1), number));
  }
  for (const { number, form, faults } of told)
    for (const { shape, words } of faults)
      console.log(`${number} ${form.name}: ${shape}: …${words.replace(/\s+/g, ' ')}…`);
  const whole = told.filter(({ faults }) => faults.length === 0).length;
  console.log(
    `${whole} of ${told.length} (${half}, ${readingLevel}) without a finding: ${Math.round((whole * 1000) / told.length) / 10} %`,
  );
  const file = option('json', '');
  if (file !== '') writeFileSync(file, `${JSON.stringify({ half, readingLevel, whole, told }, null, 1)}\n`);
  return 0;
}

type Opening = {
  readonly number: number;
  readonly form: CharacterForm;
  readonly pages: readonly string[];
  readonly faults: readonly Fault[];
};

/** The first pages of a hero's story, as the game begins it. */
async function firstPages(
  form: CharacterForm,
  seed: number,
  pages: number,
  readingLevel: Story['settings']['readingLevel'],
): Promise<readonly Scene[]> {
  const story = { ...fakeStoryOf(form, seed), environment: environmentOf(form.setting) };
  const level = readingLevel === undefined ? {} : { readingLevel };
  return (await play(story, level, pages, policyOf('neutral', seed))).scenes;
}

function printed(told: Opening | undefined, number: number): string {
  if (told === undefined) return '';
  const { form, pages } = told;
  const answers = [form.name, form.appearance, form.objective, form.setting, form.motivation];
  return [
    `## ${number}. ${answers.join(' | ')} (${form.age}, ${form.gender}, ${form.genre}, ${form.era})`,
    ...pages,
    '',
  ].join('\n\n');
}
