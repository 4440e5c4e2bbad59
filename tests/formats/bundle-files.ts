import type { StoredPicture, WholeStory } from '../../src/domain/parcel.ts';
import { writeBundle } from '../../src/formats/bundle-write.ts';
import { toBytes } from '../../src/formats/bytes.ts';
import { bundleOf } from './foreign-files.ts';

type Rows = readonly unknown[];

/** A row of a file with whatever a hand may have written into it. */
export type Lie = { readonly [field: string]: unknown };

/** A bundle of one story as a hand may have changed it: its rows are written as they are given. */
export async function bundleFile(
  { story, scenes, metas, heads, memory, lore, source }: WholeStory,
  lies: {
    readonly story?: Lie;
    readonly scenes?: Rows;
    readonly metas?: Rows;
    readonly heads?: Rows;
    readonly memory?: Rows;
    readonly lore?: Rows;
    readonly characters?: Rows;
    readonly settings?: Lie;
  } = {},
  madeAt = 1_650_000_000_000,
): Promise<Blob> {
  const folder = `stories/${story.id}/`;
  const files = {
    [`${folder}story.json`]: json({ story: { ...story, ...lies.story }, draft: null, source }),
    [`${folder}scenes.jsonl`]: lines(lies.scenes ?? scenes),
    [`${folder}metas.jsonl`]: lines(lies.metas ?? metas),
    [`${folder}heads.jsonl`]: lines(lies.heads ?? heads),
    [`${folder}memory.jsonl`]: lines(lies.memory ?? memory),
    [`${folder}lore.jsonl`]: lines(lies.lore ?? lore),
    ...(lies.characters ? { 'characters.jsonl': lines(lies.characters) } : {}),
    ...(lies.settings ? { 'settings.json': json(lies.settings) } : {}),
  };
  return new Blob([new Uint8Array(await bundleOf(madeAt, files))]);
}

const json = (value: unknown) => toBytes(JSON.stringify(value));
const lines = (rows: Rows) => toBytes(rows.map((row) => JSON.stringify(row)).join('\n'));

/** A bundle of one story as the game writes it, made at `nowMs`; `picture` stands for every picture that it names. */
export async function writtenBundle(
  whole: WholeStory,
  { picture = null, nowMs = 0 }: { readonly picture?: StoredPicture | null; readonly nowMs?: number } = {},
): Promise<Blob> {
  const written = await writeBundle(
    {
      holds: 'story',
      stories: [async () => whole],
      characters: [],
      uses: [],
      settings: null,
      form: null,
      picture: async () => picture,
    },
    { app: '0.1.0', nowMs, progress: () => {} },
  );
  if (!written.ok) throw new Error(written.error.type);
  return written.value.file;
}
