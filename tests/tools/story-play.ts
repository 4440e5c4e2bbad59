import { otherDeeds, tableOf, typeAll, typedDeeds } from './story-deeds.ts';
import { fakeStoryOf, play, policyOf, sampleForm } from './story-run.ts';
import { transcriptOf } from './story-transcript.ts';
import { eras, genders, genres } from '../../src/domain/character-choices.ts';
import type { CharacterForm } from '../../src/domain/character.ts';
import { readingLevels } from '../../src/domain/settings-choices.ts';
import { caseOf } from '../../src/providers/builtin-storyteller/case-suits.ts';
import { readForm } from '../../src/providers/builtin-storyteller/intake.ts';

/** Prints a story: `--genre G --era E --level L --seed N --turns N --policy random|good|evil|neutral|free|mixed|earnest|steady --gender G --paragraphs 2|3 --narration third|second --case ID`: the first seed from there whose story has that case. `--deeds known|others` prints sixty typed deeds with their answers instead. */
export async function main(args: readonly string[]): Promise<number> {
  const option = (name: string, otherwise: string) =>
    args.includes(`--${name}`) ? (args[args.indexOf(`--${name}`) + 1] ?? otherwise) : otherwise;
  if (args.includes('--deeds')) {
    console.log(tableOf(await typeAll(option('deeds', '') === 'others' ? otherDeeds : typedDeeds)));
    return 0;
  }
  const among = <T extends string>(list: readonly T[], name: string, otherwise: T): T =>
    list.find((each) => each === option(name, otherwise)) ?? otherwise;
  const form: Partial<CharacterForm> = {
    genre: among(genres, 'genre', 'fantasy'),
    era: among(eras, 'era', 'medieval'),
    gender: among(genders, 'gender', 'female'),
    name: option('name', sampleForm.name),
    setting: option('setting', sampleForm.setting),
    objective: option('objective', sampleForm.objective),
    appearance: option('appearance', sampleForm.appearance),
    motivation: option('motivation', sampleForm.motivation),
  };
  const first = Number(option('seed', '1'));
  const wanted = option('case', '');
  const hasCase = (seed: number) => {
    const { seed: own, character } = fakeStoryOf(form, seed);
    return caseOf(readForm(character).quest, readForm(character).quest, character, own, 0) === wanted;
  };
  const seed =
    wanted === '' ? first : (Array.from({ length: 16 }, (_, i) => first + i).find(hasCase) ?? first);
  const settings = {
    readingLevel: among(readingLevels, 'level', 'adult'),
    passageLength: option('paragraphs', '2') === '3' ? (3 as const) : (2 as const),
    narration: option('narration', 'third') === 'second' ? ('second' as const) : ('third' as const),
    notesToAuthor: option('notes', ''),
  };
  const played = await play(
    fakeStoryOf(form, seed),
    settings,
    Number(option('turns', '12')),
    policyOf(option('policy', 'random'), seed),
  );
  console.log(transcriptOf(played));
  return 0;
}
