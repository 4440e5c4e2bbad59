import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { createBookReader } from '../../src/book-reader.ts';
import type { FileService, ImportChoice, StoryFormat } from '../../src/domain/file-port.ts';
import { sharedId } from '../../src/domain/ids.ts';
import type { WholeStory } from '../../src/domain/parcel.ts';
import { bookWords } from '../../src/formats/book-words.ts';
import { readFile } from '../../src/formats/read-file.ts';
import { fakeId, fakeSceneMeta } from '../fakes.ts';
import { openFileService } from './open-file-service.ts';
import { writtenBundle } from './bundle-files.ts';
import { fakeMaker, told, wholeStory } from './stories.ts';

const opening = told(0, null);
const kept = told(1, opening, { passage: 'What was kept.' });
const thrown = told(2, opening, { passage: 'What was thrown away.' });
const below = told(3, thrown, { passage: 'What was thrown away with it.', title: 'Thrown' });
const story = fakeId(1);
const addAll: ImportChoice = { stories: {}, lorebookInto: null, settings: false };

/** A story of two branches, one of which lies in the trash. @param open the scene that was open last. */
const halfThrown = (open: string): WholeStory =>
  wholeStory({
    scenes: [opening, kept, thrown, below],
    metas: [
      fakeSceneMeta({ id: thrown.id, gone: true, name: 'thrown name' }),
      fakeSceneMeta({ id: below.id, edited: 'What was thrown away, and written over.' }),
    ],
    heads: [{ id: sharedId('head', story, fakeId(900)), story, device: fakeId(900), scene: open, at: 5 }],
    memory: [],
  });

/** A device with the story on it, and all words of the file that it makes of it. */
async function openShelf() {
  const here = await openFileService('trash', fakeId(900));
  const file = await writtenBundle(halfThrown(kept.id));
  await here.service.bringIn({ file, name: '', choice: addAll }, () => {});
  const written = async (as: StoryFormat, leaf: string | null) =>
    wordsOf(await here.service.writeStory({ story, as, leaf }, () => {}));
  return { ...here, written };
}

type Made = Awaited<ReturnType<FileService['writeStory']>>;

async function wordsOf(
  made: Made,
): Promise<{ readonly words: string; readonly losses: Extract<Made, { ok: true }>['value']['losses'] }> {
  if (!made.ok) throw new Error(made.error.type);
  const bytes = new Uint8Array(await made.value.file.arrayBuffer());
  const parts = bytes[0] === 0x50 ? Object.values(unzipSync(bytes)) : [bytes];
  return { words: parts.map((part) => new TextDecoder().decode(part)).join('\n'), losses: made.value.losses };
}

describe('a branch in the trash', () => {
  test.each(['kobold', 'twee', 'chat', 'epub', 'markdown', 'text'] as const)(
    'HIST-08 is not taken along by %s, nor counted as left out',
    async (as) => {
      const { words, losses } = await (await openShelf()).written(as, null);
      expect(words).toContain('What was kept.');
      expect(words).not.toMatch(/thrown/i);
      expect(
        losses.filter(({ what }) => ['other-roads', 'originals-of-edits', 'branch-names'].includes(what)),
      ).toEqual([]);
    },
  );

  test('HIST-08 is taken along by a bundle, and lies in the trash where that is brought in', async () => {
    const { service } = await openShelf();
    const made = await service.writeStory({ story, as: 'bundle', leaf: null }, () => {});
    if (!made.ok) throw new Error(made.error.type);
    const to = await openFileService('other', fakeId(901));
    await to.service.bringIn({ file: made.value.file, name: '', choice: addAll }, () => {});
    expect((await to.database.scenes.get(below.id))?.passage).toBe(below.passage);
    expect(await to.database.sceneMeta.get(thrown.id)).toMatchObject({ gone: true, name: 'thrown name' });
  });

  test('HIST-08 is written when it is asked for by its scene', async () => {
    const { words } = await (await openShelf()).written('text', below.id);
    expect(words).toContain('What was thrown away, and written over.');
    expect(words).not.toContain('What was kept.');
  });

  test('SHARE-07 is not what is read of a file, also when it was played last', async () => {
    const file = await writtenBundle(halfThrown(below.id));
    const reader = createBookReader({
      ids: fakeMaker().ids,
      now: () => 0,
      words: bookWords,
      toBookPicture: async () => null,
      ink: null,
      fonts: async () => new Uint8Array(),
    });
    const book = await reader.open(file, '');
    expect(book.ok && book.value.chapters.map(({ passage }) => passage)).toEqual([
      opening.passage,
      'What was kept.',
    ]);
    const { service } = await openFileService('reading');
    const { words } = await wordsOf(
      await service.writeFromFile({ file, name: '', story, as: 'markdown', leaf: null }, () => {}),
    );
    expect(words).not.toMatch(/thrown/i);
    const parcel = await readFile(new Uint8Array(await file.arrayBuffer()), '', fakeMaker());
    expect(parcel.ok && parcel.value.stories[0]?.scenes).toHaveLength(4);
  });
});
