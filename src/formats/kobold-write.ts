import { addLosses, type Loss, type WholeStory } from '../domain/parcel.ts';
import type { Scene } from '../domain/story.ts';
import { leaves, pathTo, scenesById } from '../domain/tree.ts';
import { describeHero } from './card-text.ts';
import { toBytes } from './bytes.ts';
import { asFields, fieldsAt, type Fields } from './json-in.ts';
import { lossesOf, passageReader, roadOf } from './road.ts';

/** KoboldAI Lite shows no more branches than this. */
const mostBranches = 8;

/** A story as KoboldAI Lite saves it: the road to `leaf`, and the other branches beside it. */
export function writeKobold(
  whole: WholeStory,
  leaf: string | null,
): { readonly bytes: Uint8Array; readonly losses: readonly Loss[] } {
  const passage = passageReader(whole);
  const road = roadOf(whole, leaf);
  const scenes = scenesById(whole.scenes);
  const ends = leaves(scenes).filter(({ id }) => id !== road.at(-1)?.id);
  const taken = ends.slice(0, mostBranches - 1);
  const texts = (path: readonly Scene[]) => path.flatMap((scene) => textsOf(scene, passage(scene)));
  const [prompt = '', ...actions] = texts(road);
  const source = whole.source?.format === 'kobold' ? whole.source : null;
  const lore = whole.lore.filter(({ gone }) => !gone);
  const isMemory = (id: string) => 'kobold-memory' in asFields(whole.source?.lore[id]);
  const memory = lore.filter(({ id }) => isMemory(id)).map(({ text }) => text);
  const { character } = whole.story;
  const save: Fields = {
    anotetemplate: "[Author's note: <|>]",
    wifolders_d: {},
    wifolders_l: [],
    ...asFields(source?.rest),
    gamestarted: true,
    prompt,
    actions,
    actions_metadata: Object.fromEntries(
      actions.map((text, index) => [String(index), { 'Selected Text': text, 'Alternative Text': [] }]),
    ),
    memory:
      memory.length > 0
        ? memory.join('')
        : [describeHero(character), character.setting].filter(Boolean).join('\n'),
    authorsnote: whole.story.settings.notesToAuthor ?? '',
    worldinfo: lore
      .filter(({ id }) => !isMemory(id))
      .map((entry) => ({
        folder: null,
        selective: entry.secondaryKeys.length > 0,
        probability: 100,
        ...fieldsAt(asFields(whole.source?.lore[entry.id]), 'kobold'),
        key: entry.keys.join(','),
        keysecondary: entry.secondaryKeys.join(','),
        keyanti: entry.notKeys.join(','),
        content: entry.text,
        comment: entry.title,
        constant: entry.constant,
        widisabled: !entry.enabled,
      })),
    // The gap is the branch that is open.
    altbranches: taken.length === 0 ? [] : [null, ...taken.map(({ id }) => texts(pathTo(scenes, id)))],
    savedsettings: { opmode: 2, chatname: character.name },
  };
  return {
    bytes: toBytes(JSON.stringify(save)),
    losses: addLosses(
      [{ what: 'other-roads', count: ends.length - taken.length }],
      lossesOf(whole, [
        'titles',
        'stats',
        'offered-actions',
        'memory',
        'pictures',
        'originals-of-edits',
        'branch-names',
      ]),
    ),
  };
}

/** An action stands as a text of its own between blank lines, each of its lines behind '> '. */
function textsOf(scene: Scene, passage: string): readonly string[] {
  // Prose that would read as an action is moved in by one blank.
  const told = passage.replace(/^( *>)/gm, ' $1');
  if (scene.parent === null) return [told];
  if (!scene.action) return [`\n\n${told}`];
  return [
    `\n\n${scene.action.text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')}\n\n`,
    told,
  ];
}
