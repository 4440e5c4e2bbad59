import { expect, test, vi } from 'vitest';

import { emptyForm } from '../../../src/domain/character.ts';
import type { CommandResult } from '../../../src/domain/ports/engine-api.ts';
import type { Scene, Story } from '../../../src/domain/story.ts';
import { openHandlesAtom } from '../../../src/state/handles.ts';
import { dialogAtom, openStoryIdAtom } from '../../../src/state/view.ts';
import { headId } from '../../../src/storage/device.ts';
import { fakeForm, fakeId, fakeScene, fakeStory } from '../../fakes.ts';
import { storeScenes } from '../../store-scenes.ts';
import { openApp, portraitHash, type Visit } from '../open-app.tsx';

const older = fakeStory({ id: fakeId(1), title: 'The Older Book', createdAt: 1_000, playedAt: 2_000 });
const newer = fakeStory({ id: fakeId(2), title: 'The Newer Book', createdAt: 1_500, playedAt: 3_000 });

async function openStories(stories: readonly Story[], visit: Visit = {}, scenes: readonly Scene[] = []) {
  const app = await openApp(visit);
  await app.database.stories.bulkPut(stories.map((story) => ({ ...story, v: 0, s: {} })));
  await storeScenes(app.database, scenes);
  const device = fakeId(900);
  for (const { id, story } of scenes) {
    const head = { id: headId(story, device), story, device, scene: id, at: 1 };
    await app.database.heads.put({ ...head, v: 0, s: {} });
  }
  await app.screen.getByRole('button', { name: 'Stories', exact: true }).click();
  const dialog = app.screen.getByRole('dialog', { name: /^Story History/ });
  await expect.element(dialog).toBeVisible();
  const titles = () => Array.from(dialog.element().querySelectorAll('h3'), (title) => title.textContent);
  return { ...app, dialog, titles };
}

test('LIB-01 the dialog counts the stories', async () => {
  const { screen } = await openStories([older, newer]);
  await expect.element(screen.getByRole('dialog', { name: 'Story History (2)' })).toBeVisible();
});

test('LIB-01 an empty shelf says how to fill it', async () => {
  const { dialog } = await openStories([]);
  await expect
    .element(dialog.getByText('No stories found. Start a new adventure to see your stories here!'))
    .toBeVisible();
});

test('LIB-02 the newest stands first, and the order can be turned', async () => {
  const { dialog, titles } = await openStories([older, newer]);
  await expect.poll(titles).toEqual(['The Newer Book', 'The Older Book']);
  await dialog.getByRole('button', { name: 'Newest First' }).click();
  await expect.poll(titles).toEqual(['The Older Book', 'The Newer Book']);
  await expect.element(dialog.getByRole('button', { name: 'Oldest First' })).toBeVisible();
});

test('LIB-03 a row tells title, scenes, latest scene, preview, dates and hero', async () => {
  const passage = `The bell struck. ${'word '.repeat(60)}`;
  const story = fakeStory({
    id: fakeId(2),
    title: 'The Newer Book',
    character: fakeForm({ name: 'Ysolde Marrow' }),
    createdAt: Date.UTC(2026, 0, 5, 12),
    playedAt: Date.UTC(2026, 1, 7, 12),
  });
  const { dialog } = await openStories([story], {}, [
    fakeScene({ story: story.id, title: 'The Grate', passage }),
  ]);
  const row = dialog.getByRole('listitem');
  await expect.element(row.getByRole('heading', { name: 'The Newer Book' })).toBeInTheDocument();
  for (const text of ['1 scene', 'The Grate']) await expect.element(row.getByText(text)).toBeVisible();
  await expect.element(row.getByText('Ysolde Marrow').first()).toBeVisible();
  const preview = (await row.getByText(/^The bell struck/).findElement()).textContent ?? '';
  expect(preview.length).toBeGreaterThan(80);
  expect(preview.length).toBeLessThan(130);
  await expect.element(row).toHaveTextContent(/Begun.*2026.*Last read.*2026/);
});

test('LIB-03 a story without a title is an Untitled Story', async () => {
  const { dialog } = await openStories([fakeStory({ title: '' })]);
  await expect.element(dialog.getByRole('heading', { name: 'Untitled Story' })).toBeInTheDocument();
});

test('Load opens the story and closes the dialog', async () => {
  const { dialog, atoms } = await openStories([older, newer]);
  await dialog.getByRole('button', { name: 'Load The Older Book' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => atoms.get(openStoryIdAtom)).toBe(older.id);
});

test('Delete asks first, puts the story into the trash, and can be undone', async () => {
  const { dialog, screen, titles, database } = await openStories([older, newer]);
  const remove = () => dialog.getByRole('button', { name: 'Delete The Newer Book' }).click();
  await remove();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(titles).toHaveLength(2);
  await remove();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }).click();
  await expect.poll(titles).toEqual(['The Older Book']);
  expect((await database.stories.get(newer.id))?.gone).toBe(true);
  await expect.element(screen.getByText('Story deleted successfully.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toHaveLength(2);
});

test('a damaged story is counted, and not shown or deleted', async () => {
  const damaged = { ...fakeStory({ id: fakeId(3) }), character: 'torn out' } as unknown as Story;
  const { dialog, titles, database } = await openStories([older, damaged]);
  await expect.element(dialog.getByText('One story on this device cannot be read.')).toBeVisible();
  await expect.poll(titles).toEqual(['The Older Book']);
  expect(await database.stories.count()).toBe(2);
});

test('New story leaves the open one and starts with an empty form', async () => {
  const { dialog, atoms, store, database } = await openStories([older], { openStory: older.id });
  await store.saveForm(fakeForm());
  await dialog.getByRole('button', { name: 'New story' }).click();
  await expect.poll(() => atoms.get(openStoryIdAtom)).toBeNull();
  expect((await database.meta.get('form'))?.value).toEqual(emptyForm);
});

test('LIB-04 a story that was deleted lies in the trash, can be taken out, and can be removed for good', async () => {
  const { dialog, screen, titles, database } = await openStories([older, newer]);
  await dialog.getByRole('button', { name: 'Delete The Newer Book' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }).click();
  await dialog.getByRole('button', { name: 'Trash (1)' }).click();
  const trash = screen.getByRole('dialog', { name: 'Trash' });
  await trash.getByRole('button', { name: 'Restore The Newer Book' }).click();
  await expect.element(trash.getByText('The trash is empty.')).toBeVisible();
  expect((await database.stories.get(newer.id))?.gone).toBe(false);
  await trash.getByRole('button', { name: 'Close' }).click();
  await expect.poll(titles).toEqual(['The Newer Book', 'The Older Book']);

  await dialog.getByRole('button', { name: 'Delete The Older Book' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }).click();
  await dialog.getByRole('button', { name: 'Trash (1)' }).click();
  await trash.getByRole('button', { name: 'Delete The Older Book for good' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => database.stories.get(older.id)).toBeUndefined();
  expect(await database.stories.count()).toBe(1);
});

test('A4 what was told of a story after its deletion is offered in the trash, as a story or not at all', async () => {
  const { dialog, screen, titles, database } = await openStories([older]);
  const scenes = [
    fakeScene({ story: newer.id }),
    fakeScene({ id: fakeId(101), parent: fakeId(100), depth: 1 }),
  ];
  for (const story of [newer.id, fakeId(3)])
    for (const [at, scene] of scenes.entries())
      await database.aside.put({
        id: fakeId(Number(story.at(-1)) * 1_000 + at),
        story,
        kind: 'scenes',
        parent: scene.parent ?? '',
        row: { ...scene, story },
      });
  await database.aside.put({ id: newer.id, story: newer.id, kind: 'stories', parent: '', row: newer });
  await dialog.getByRole('button', { name: 'Trash (2)' }).click();
  const trash = screen.getByRole('dialog', { name: 'Trash' });
  await expect.element(trash.getByText('2 scenes').first()).toBeVisible();
  await trash.getByRole('button', { name: 'Make a story of what was told of The Newer Book' }).click();
  await expect.poll(() => database.aside.where('story').equals(newer.id).count()).toBe(0);
  await trash.getByRole('button', { name: 'Delete Untitled Story for good' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => database.aside.count()).toBe(0);
  await trash.getByRole('button', { name: 'Close' }).click();
  await expect.poll(titles).toEqual(expect.arrayContaining(['The Newer Book', 'The Older Book']));
  expect(await database.scenes.count()).toBe(2);
});

test('LIB-04 LIB-06 Load opens the story with the picture of its hero, and says so', async () => {
  const story = { ...older, character: fakeForm({ characterImage: portraitHash }) };
  const { dialog, screen, atoms } = await openStories([story, newer]);
  await dialog.getByRole('button', { name: 'Load The Older Book' }).click();
  await expect.element(screen.getByText('Story Loaded')).toBeVisible();
  await expect.poll(() => atoms.get(openStoryIdAtom)).toBe(story.id);
  expect((await atoms.get(openHandlesAtom).database.stories.get(story.id))?.character.characterImage).toBe(
    portraitHash,
  );
});

test('LIB-06 a story that is gone when it is loaded is told of, and the library stays open', async () => {
  const { dialog, screen, atoms, database } = await openStories([older, newer]);
  const load = dialog.getByRole('button', { name: 'Load The Older Book' });
  // As another program would do it, and in the moment of the press: before that, a list that is read again may leave the row out.
  const goes = () => {
    database.backendDB().transaction('stories', 'readwrite').objectStore('stories').delete(older.id);
  };
  (await load.findElement()).addEventListener('click', goes, { capture: true, once: true });
  await load.click();
  await expect.element(screen.getByText('Failed to load the story.')).toBeVisible();
  await expect.element(dialog).toBeVisible();
  expect(atoms.get(openStoryIdAtom)).toBeNull();
});

const full: CommandResult = { ok: false, error: { type: 'disk-full' } };

test('LIB-04 a story that cannot be deleted stays, and the reason is told', async () => {
  const { dialog, screen, titles } = await openStories([older], {
    engine: { trashStory: () => Promise.resolve(full) },
  });
  await dialog.getByRole('button', { name: 'Delete The Older Book' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }).click();
  await expect.element(screen.getByText('Failed to delete story')).toBeVisible();
  await expect.poll(titles).toEqual(['The Older Book']);
});

test('LIB-10 a list that cannot be read says why, and can be tried again', async () => {
  const { atoms, screen, database } = await openApp();
  await database.stories.put({ ...older, v: 0, s: {} });
  const torn = () => {
    throw new Error('the shelf is torn');
  };
  database.stories.hook('reading', torn);
  atoms.set(dialogAtom, 'stories');
  await expect.element(screen.getByText('Failed to load stories: the shelf is torn')).toBeVisible();
  database.stories.hook('reading').unsubscribe(torn);
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'The Older Book' })).toBeInTheDocument();
});

for (const allowed of [true, false]) {
  test(`LIB-09 a link that was ${allowed ? '' : 'not '}copied is told of, in the library and on the page`, async () => {
    const told = { library: 'Failed to copy link.', page: 'Failed to copy share link.' };
    if (allowed) {
      told.library = 'Share link copied to clipboard.';
      told.page = 'Share link copied to clipboard!';
    }
    const copied: string[] = [];
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      if (!allowed) throw new DOMException('not allowed', 'NotAllowedError');
      copied.push(text);
    });
    const { dialog, screen } = await openStories([older], { openStory: older.id }, [
      fakeScene({ story: older.id }),
    ]);
    await dialog.getByRole('button', { name: 'Share The Older Book' }).click();
    const share = screen.getByRole('dialog', { name: 'Share Story' });
    await share.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.element(screen.getByText(told.library, { exact: true })).toBeVisible();
    if (allowed) await expect.element(share.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await share.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Close stories' }).click();
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('button', { name: 'Share…' }).click();
    await share.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.element(screen.getByText(told.page, { exact: true })).toBeVisible();
    await expect
      .poll(() => copied)
      .toEqual(allowed ? [`${location.origin}/shared`, `${location.origin}/shared`] : []);
    write.mockRestore();
  });
}

test('a search finds titles, heroes and words of passages as one types', async () => {
  const scenes = [
    fakeScene({ id: fakeId(101), story: older.id, title: 'The Weir', passage: 'A cormorant watched.' }),
    fakeScene({ id: fakeId(102), story: newer.id, title: 'The Mill', passage: 'Nobody watched.' }),
  ];
  const { dialog, titles } = await openStories([older, newer], {}, scenes);
  const field = dialog.getByRole('searchbox', { name: 'Find a book' });
  await field.fill('cormorant');
  await expect.poll(titles).toEqual(['The Older Book']);
  await expect.element(dialog.getByText('In “The Weir”:')).toBeVisible();
  await field.fill('newer');
  await expect.poll(titles).toEqual(['The Newer Book']);
  await field.fill('zeppelin');
  await expect.element(dialog.getByText('No book here says that.')).toBeVisible();
});

test('the shelf can be narrowed to a genre, to favorites, and to stories that have ended', async () => {
  const western = { ...newer, character: fakeForm({ genre: 'western' as const }) };
  const ended = fakeScene({ id: fakeId(103), story: older.id, ending: { outcome: 'won', tone: 'quiet' } });
  const { dialog, titles } = await openStories([older, western], {}, [ended]);
  await dialog.getByLabelText('Genre').selectOptions('western');
  await expect.poll(titles).toEqual(['The Newer Book']);
  await dialog.getByLabelText('Genre').selectOptions('');
  await dialog.getByRole('radio', { name: 'Ended' }).click({ force: true });
  await expect.poll(titles).toEqual(['The Older Book']);
  await dialog.getByRole('radio', { name: 'Favorites' }).click({ force: true });
  await expect.element(dialog.getByText('No book on this shelf. Choose another one above.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'All' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Favorite: The Newer Book' }).click();
  await dialog.getByRole('radio', { name: 'Favorites' }).click({ force: true });
  await expect.poll(titles).toEqual(['The Newer Book']);
});

test('LIB-07 a story can be renamed and duplicated with every scene', async () => {
  const scene = fakeScene({ id: fakeId(104), story: older.id });
  const { dialog, screen, titles, database } = await openStories([older], {}, [scene]);
  await dialog.getByRole('button', { name: 'About The Older Book' }).click();
  const about = screen.getByRole('dialog', { name: 'The Older Book', exact: true });
  await about.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(titles).toContain('The Older Book (copy)');
  expect(await database.scenes.count()).toBe(2);
  await about.getByLabelText('Title').fill('A Better Name');
  await about.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(titles).toContain('A Better Name');
});

test('LIB-05 PLAY-23 a story that is not published has no link, and the dialog says how it is given away', async () => {
  const { dialog, screen } = await openStories([older]);
  await dialog.getByRole('button', { name: 'Share The Older Book' }).click();
  const share = screen.getByRole('dialog', { name: 'Share Story' });
  await expect.element(share.getByText(/it has no link of its own/)).toBeVisible();
  await expect.element(share.getByRole('textbox')).toHaveValue(`${location.origin}/shared`);
  expect(share.getByRole('link').elements()).toHaveLength(0);
});

test('LIB-12 when everything was last backed up is always in sight', async () => {
  const { dialog, database } = await openStories([older]);
  await expect.element(dialog.getByText('Never backed up')).toBeVisible();
  await database.meta.put({ k: 'backup:last', value: Date.UTC(2026, 10, 21) });
  await expect.element(dialog.getByText(/^Last backed up/)).toBeVisible();
});

test('a shelf of many books shows some of them, and more when asked', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    fakeStory({ id: fakeId(index + 1), title: `Book ${index}`, playedAt: index }),
  );
  const { dialog, titles, screen } = await openStories(many);
  await expect.element(screen.getByRole('dialog', { name: 'Story History (120)' })).toBeVisible();
  await expect.poll(titles).toHaveLength(48);
  await dialog.getByRole('button', { name: 'Show 48 more' }).click();
  await expect.poll(titles).toHaveLength(96);
});

test('LIB-01 the count is that of all books, and the front of the shelf is there before it', async () => {
  const many = Array.from({ length: 620 }, (_, index) =>
    fakeStory({ id: fakeId(index + 1), title: `Book ${index}`, playedAt: index, gone: index === 600 }),
  );
  const { titles, screen } = await openStories(many);
  await expect.element(screen.getByRole('dialog', { name: 'Story History (619)' })).toBeVisible();
  await expect.poll(titles).toHaveLength(48);
  const shown = Array.from({ length: 49 }, (_, index) => 619 - index).filter((number) => number !== 600);
  await expect.poll(titles).toEqual(shown.map((number) => `Book ${number}`));
});
