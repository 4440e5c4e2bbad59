import { expect, test } from 'vitest';

import { entryOfForm, useOf as castIn } from '../../../src/domain/character-entry.ts';
import { ok } from '../../../src/domain/result.ts';
import type { FileService } from '../../../src/domain/file-port.ts';
import { fileServiceAtom } from '../../../src/state/files.ts';
import { accountAtom } from '../../../src/state/account.ts';
import { portraitKeeperAtom } from '../../../src/state/portraits.ts';
import { dialogAtom } from '../../../src/state/view.ts';
import { fakeForm, fakeId } from '../../fakes.ts';
import { ada } from '../account/fake-account-api.ts';
import { openApp, portraitHash, type Visit } from '../open-app.tsx';

async function openCharacters(visit: Visit = {}) {
  const app = await openApp(visit);
  const mira = entryOfForm(fakeForm(), 1_000);
  const odo = { ...entryOfForm(fakeForm({ name: 'Odo Finch' }), 2_000), favourite: true };
  await app.database.characters.bulkPut([mira, odo].map((entry) => ({ ...entry, v: 0, s: {} })));
  await app.database.uses.put({ ...castIn(mira.id, fakeId(1)), v: 0 });
  app.atoms.set(dialogAtom, 'characters');
  const dialog = app.screen.getByRole('dialog', { name: 'Character Library (2)' });
  await expect.element(dialog).toBeVisible();
  const names = () => Array.from(dialog.element().querySelectorAll('h3'), (name) => name.textContent);
  return { ...app, dialog, names, mira, odo };
}

test('CHAR-01 the dialog counts the characters and has a tab of favorites', async () => {
  const { dialog, names } = await openCharacters();
  await expect.poll(names).toEqual(['Odo Finch', 'Mira Vale']);
  await dialog.getByRole('tab', { name: 'Favorites' }).click();
  await expect.poll(names).toEqual(['Odo Finch']);
});

test('CHAR-02 an empty library says how it is filled', async () => {
  const { screen, atoms } = await openApp();
  atoms.set(dialogAtom, 'characters');
  await expect.element(screen.getByText(/^No characters yet/)).toBeVisible();
  await screen.getByRole('tab', { name: 'Favorites' }).click();
  await expect.element(screen.getByText(/^No favorites yet/)).toBeVisible();
});

test('a portrait that has not come to this device of an account says so until it comes', async () => {
  const { dialog, database, atoms, mira } = await openCharacters();
  atoms.set(accountAtom, { type: 'signed-in', user: ada });
  await database.characters.update(mira.id, { image: portraitHash });
  await expect.element(dialog.getByText('The picture has not come to this device yet')).toBeVisible();
  expect(dialog.getByText('The picture has not come to this device yet').elements()).toHaveLength(1);
  const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
  const row = { bytes: bytes.buffer, mime: 'image/svg+xml', size: bytes.length, lastUsed: 1 };
  await database.blobs.put({ hash: portraitHash, ...row, state: 'remote' });
  await expect.element(dialog.getByRole('img', { name: 'Portrait of Mira Vale' })).toBeVisible();
  await expect
    .element(dialog.getByText('The picture has not come to this device yet'))
    .not.toBeInTheDocument();
});

test('CHAR-10 portraits are moved to permanent storage: how many went well and how many failed is said, and the button rests meanwhile', async () => {
  const { dialog, database, atoms, mira, odo } = await openCharacters();
  expect(dialog.getByRole('region', { name: 'Permanent storage' }).elements()).toHaveLength(0);
  await database.characters.update(mira.id, { image: portraitHash });
  await database.characters.update(odo.id, { image: 'b'.repeat(64) });
  const waited: number[] = [];
  const asked: string[] = [];
  const answers: ((isGood: boolean) => void)[] = [];
  atoms.set(portraitKeeperAtom, {
    keep: ({ name }) => {
      asked.push(name);
      return new Promise((resolve) => answers.push(resolve));
    },
    sleep: async (ms) => void waited.push(ms),
    ended: new AbortController().signal,
  });
  const panel = dialog.getByRole('region', { name: 'Permanent storage' });
  await expect.element(panel.getByText('2 portraits are not there yet.')).toBeVisible();
  const button = panel.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('Moving images…');
  await expect.element(button).toBeDisabled();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(true);
  await expect.element(panel.getByText('Moving… 1 moved, 0 failed.')).toBeVisible();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(false);
  await expect.element(panel.getByText(/^Done: 1 moved, 1 failed\./)).toBeVisible();
  await expect.element(button).toHaveTextContent('Images moved');
  await expect.element(button).toBeDisabled();
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect([asked, waited]).toEqual([['Odo Finch', 'Mira Vale'], [500]]);
});

test('CHAR-03 CHAR-06 CHAR-07 the heart makes a favorite and takes it back', async () => {
  const { dialog, screen, database, mira } = await openCharacters();
  const heart = dialog.getByRole('button', { name: 'Favorite: Mira Vale' });
  await heart.click();
  await expect.element(screen.getByText('Added to Favorites')).toBeVisible();
  expect((await database.characters.get(mira.id))?.favourite).toBe(true);
  // The next press takes back what the heart shows.
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect.element(screen.getByText('Removed from Favorites')).toBeVisible();
  expect((await database.characters.get(mira.id))?.favourite).toBe(false);
  expect(await database.uses.count()).toBe(1);
});

test('CHAR-04 CHAR-12 the preview tells everything that is kept of a hero', async () => {
  const { dialog, screen } = await openCharacters();
  await dialog.getByRole('button', { name: 'Preview Mira Vale' }).click();
  const preview = screen.getByRole('dialog', { name: 'Mira Vale', exact: true });
  for (const text of ['a tall woman with a grey braid and ink on her fingers', 'Mystery', '34', 'Watercolor'])
    await expect.element(preview.getByText(text)).toBeVisible();
  await expect.element(preview.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
});

test('CHAR-05 deleting asks by name, and can be undone', async () => {
  const { dialog, screen, names } = await openCharacters();
  await dialog.getByRole('button', { name: 'Delete Mira Vale' }).click();
  await expect.element(screen.getByText('Are you sure you want to delete Mira Vale?')).toBeVisible();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => screen.getByRole('heading', { level: 3 }).elements().length).toBe(1);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toHaveLength(2);
});

test('CHAR-09 a download that fails says so', async () => {
  const { dialog, screen } = await openCharacters();
  await dialog.getByRole('button', { name: 'Download Mira Vale' }).click();
  await expect.element(screen.getByText('Failed to download character image.')).toBeVisible();
});

test('CHAR-09 when no card can be made, the picture itself is handed over', async () => {
  const { dialog, screen, database, mira } = await openCharacters();
  const hash = 'b'.repeat(64);
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
  await database.blobs.put({
    hash,
    bytes: svg.buffer,
    mime: 'image/svg+xml',
    size: svg.length,
    state: 'local',
    lastUsed: 1,
  });
  await database.characters.update(mira.id, { image: hash });
  await expect.element(dialog.getByRole('img', { name: 'Portrait of Mira Vale' })).toBeInTheDocument();
  const saved: string[] = [];
  const listen = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  document.addEventListener('click', listen);
  await dialog.getByRole('button', { name: 'Download Mira Vale' }).click();
  await expect.poll(() => saved).toEqual(['Mira_Vale.svg']);
  document.removeEventListener('click', listen);
  expect(screen.getByText('Failed to download character image.').elements()).toHaveLength(0);
});

test('CHAR-03 a download hands over a character card', async () => {
  const { dialog, atoms, mira } = await openCharacters();
  const asked: unknown[] = [];
  const service: Pick<FileService, 'writeCharacter'> = {
    writeCharacter: async (command) => {
      asked.push(command);
      return ok({ name: 'Mira_Vale.png', file: new Blob(['x']), losses: [] });
    },
  };
  // Of the service only this call is used here.
  atoms.set(fileServiceAtom, service as FileService);
  await dialog.getByRole('button', { name: 'Download Mira Vale' }).click();
  await expect.poll(() => asked).toEqual([{ character: mira.id, as: 'png' }]);
});

test('SETUP-08 CHAR-03 Use This Character fills the setup, and the form before can be had back', async () => {
  const { dialog, screen } = await openCharacters();
  await dialog.getByRole('button', { name: 'Use This Character: Odo Finch' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const name = screen.getByRole('textbox', { name: /name/i }).first();
  await expect.element(name).toHaveValue('Odo Finch');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(name).toHaveValue('');
});

test('SETUP-21 CHAR-03 the picture of a hero from the library stays his own; one that was drawn here follows his words again', async () => {
  for (const mime of ['image/png', 'image/svg+xml']) {
    const { dialog, screen, database, odo } = await openCharacters();
    const hash = 'c'.repeat(64);
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
    const png = Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (char) => char.charCodeAt(0),
    );
    const bytes = mime === 'image/png' ? png : svg;
    const blob = {
      hash,
      bytes: bytes.buffer,
      mime,
      size: bytes.length,
      state: 'local',
      lastUsed: 1,
    } as const;
    await database.blobs.put(blob);
    await database.characters.update(odo.id, { image: hash });
    await expect.element(dialog.getByRole('img', { name: 'Portrait of Odo Finch' })).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Use This Character: Odo Finch' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const likeness = screen.getByRole('figure').first();
    await expect.element(likeness.getByRole('img')).toBeVisible();
    const busy = () => likeness.element().querySelector('[aria-busy]')?.getAttribute('aria-busy');
    // A portrait that is to follow is announced before it is waited for.
    expect(busy()).toBe('false');
    await screen.getByRole('textbox', { name: 'Appearance' }).fill('older now, and grey');
    await expect.poll(busy).toBe(mime === 'image/png' ? 'false' : 'true');
    await screen.unmount();
  }
});

test('CHAR-02 CHAR-08 a library that cannot be read says why, and can be tried again', async () => {
  const { screen, atoms, database } = await openApp();
  await database.characters.put({ ...entryOfForm(fakeForm(), 1_000), v: 0, s: {} });
  const torn = () => {
    throw new Error('the cast is lost');
  };
  database.characters.hook('reading', torn);
  atoms.set(dialogAtom, 'characters');
  await expect.element(screen.getByText('Failed to load character library: the cast is lost')).toBeVisible();
  database.characters.hook('reading').unsubscribe(torn);
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mira Vale' })).toBeVisible();
});

test('CHAR-08 a favorite that cannot be kept and a character that cannot be deleted are told of', async () => {
  const { dialog, screen, names } = await openCharacters({
    engine: { arrange: () => Promise.resolve({ ok: false, error: { type: 'disk-full' } }) },
  });
  await dialog.getByRole('button', { name: 'Favorite: Mira Vale' }).click();
  await expect.element(screen.getByText('Failed to update favorite status', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Odo Finch' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText('Failed to delete character', { exact: true })).toBeVisible();
  await expect.poll(names).toEqual(['Odo Finch', 'Mira Vale']);
});

test('CHAR-03 on a phone everything that can be done with a character has its place on his card', async () => {
  const { dialog } = await openCharacters({ size: [390, 844] });
  const cards = () => [...dialog.element().querySelectorAll('li')];
  await expect.poll(cards).toHaveLength(2);
  await expect.poll(() => new Set(cards().map((card) => card.getBoundingClientRect().top)).size).toBe(1);
  for (const card of cards()) {
    const { left, right } = card.getBoundingClientRect();
    for (const button of card.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.left).toBeGreaterThanOrEqual(left - 0.5);
      expect(box.right).toBeLessThanOrEqual(right + 0.5);
    }
  }
});
