import { expect, test } from 'vitest';

import { emptyForm } from '../../../src/domain/character.ts';
import type { Scene, Story } from '../../../src/domain/story.ts';
import { openStoryIdAtom } from '../../../src/state/view.ts';
import { headId } from '../../../src/storage/device.ts';
import { fakeForm, fakeId, fakeScene, fakeStory } from '../../fakes.ts';
import { openApp, type Visit } from '../open-app.tsx';

const older = fakeStory({ id: fakeId(1), title: 'The Older Book', createdAt: 1_000, playedAt: 2_000 });
const newer = fakeStory({ id: fakeId(2), title: 'The Newer Book', createdAt: 1_500, playedAt: 3_000 });

async function openStories(stories: readonly Story[], visit: Visit = {}, scenes: readonly Scene[] = []) {
  const app = await openApp(visit);
  await app.database.stories.bulkPut(stories.map((story) => ({ ...story, v: 0, s: {} })));
  await app.database.scenes.bulkPut(scenes.map((scene) => ({ ...scene, v: 0 })));
  const device = fakeId(900);
  for (const { id, story } of scenes) {
    const head = { id: headId(story, device), story, device, scene: id, at: 1, label: '' };
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
  expect(titles()).toEqual(['The Older Book', 'The Newer Book']);
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
  await expect.element(row.getByRole('heading', { name: 'The Newer Book' })).toBeVisible();
  for (const text of ['1 scene', 'The Grate', 'Ysolde Marrow'])
    await expect.element(row.getByText(text)).toBeVisible();
  const preview = row.getByText(/^The bell struck/).element().textContent ?? '';
  expect(preview.length).toBeGreaterThan(80);
  expect(preview.length).toBeLessThan(130);
  expect(row.element().textContent).toMatch(/Begun.*2026.*Last read.*2026/);
});

test('LIB-03 a story without a title is an Untitled Story', async () => {
  const { dialog } = await openStories([fakeStory({ title: '' })]);
  await expect.element(dialog.getByRole('heading', { name: 'Untitled Story' })).toBeVisible();
});

test('Load opens the story and closes the dialog', async () => {
  const { dialog, atoms } = await openStories([older, newer]);
  await dialog.getByRole('button', { name: 'Load The Older Book' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(atoms.get(openStoryIdAtom)).toBe(older.id);
});

test('Delete asks first, puts the story into the trash, and can be undone', async () => {
  const { dialog, screen, titles, database } = await openStories([older, newer]);
  const remove = () => dialog.getByRole('button', { name: 'Delete The Newer Book' }).click();
  await remove();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  expect(titles()).toHaveLength(2);
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
  expect(titles()).toEqual(['The Older Book']);
  expect(await database.stories.count()).toBe(2);
});

test('New story leaves the open one and starts with an empty form', async () => {
  const { dialog, atoms, store, database } = await openStories([older], { openStory: older.id });
  await store.saveForm(fakeForm());
  await dialog.getByRole('button', { name: 'New story' }).click();
  await expect.poll(() => atoms.get(openStoryIdAtom)).toBeNull();
  expect((await database.meta.get('form'))?.value).toEqual(emptyForm);
});
