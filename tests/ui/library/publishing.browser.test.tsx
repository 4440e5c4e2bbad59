import { expect, test, vi } from 'vitest';

import type { FileService } from '../../../src/domain/file-port.ts';
import type { OwnShare } from '../../../src/domain/own-share.ts';
import type { ReadyShare, ShareChoice } from '../../../src/domain/prepared-share.ts';
import type { SharingApi, SharingError } from '../../../src/domain/ports/sharing-api.ts';
import { done, err, ok } from '../../../src/domain/result.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { prepareShare } from '../../../src/formats/share-snapshot.ts';
import { accountAtom } from '../../../src/state/account.ts';
import { fileServiceAtom } from '../../../src/state/files.ts';
import { sharingApiAtom } from '../../../src/state/sharing.ts';
import { openStoryIdAtom } from '../../../src/state/view.ts';
import { headId } from '../../../src/storage/device.ts';
import { keepOwnShares } from '../../../src/storage/kept-shares.ts';
import { fakeId, fakeScene, fakeStory } from '../../fakes.ts';
import { wholeStory } from '../../formats/stories.ts';
import { storeScenes } from '../../store-scenes.ts';
import { openApp } from '../open-app.tsx';

const story = fakeStory({ id: fakeId(1), title: 'The Weir' });
const share: OwnShare = {
  story: story.id,
  id: story.id,
  url: `https://lamplit.test/shared/${fakeId(1)}`,
  title: 'The Weir',
  updatedAt: '2026-11-05T12:00:00Z',
  blocked: false,
};

/** The library of somebody who is signed in, whose server answers as it is told to. */
async function openLibrary(options: { readonly shared?: OwnShare; readonly scenes?: number } = {}) {
  const app = await openApp({ demo: false });
  const { atoms, database } = app;
  await database.stories.put({ ...story, v: 0, s: {} });
  const scenes = Array.from({ length: options.scenes ?? 1 }, () =>
    fakeScene({ id: fakeId(100), story: story.id }),
  );
  await storeScenes(database, scenes);
  const device = fakeId(900);
  for (const { id } of scenes) {
    const head = { id: headId(story.id, device), story: story.id, device, scene: id, at: 1 };
    await database.heads.put({ ...head, v: 0, s: {} });
  }
  if (options.shared) await keepOwnShares(database, [options.shared]);
  const refusals: SharingError[] = [];
  const asked: string[] = [];
  const answer = async (what: string, shares: readonly OwnShare[]) => {
    asked.push(what);
    const refused = refusals.shift();
    if (refused) return err(refused);
    await keepOwnShares(database, shares);
    return done;
  };
  const published: ReadyShare[] = [];
  const api: SharingApi = {
    refresh: () => Promise.resolve(done),
    publish: ({ share: shown }) => {
      published.push(shown);
      return answer(`publish ${shown.snapshot.scenes.length}`, [
        { ...share, id: fakeId(7), url: `https://lamplit.test/shared/${fakeId(7)}` },
      ]);
    },
    withdraw: () => answer('withdraw', []),
  };
  const choices: ShareChoice[] = [];
  // What a copy waits for before it is made.
  const waits: Promise<void>[] = [];
  const prepare: FileService['prepareShare'] = async ({ choice }) => {
    choices.push(choice);
    await waits.shift();
    const made = await prepareShare({
      whole: wholeStory(),
      choice,
      settings: defaultSettings,
      toSharePicture: () => Promise.resolve(null),
    });
    return made ? ok({ ...made, card: null }) : err({ type: 'not-shareable' });
  };
  const unused = () => Promise.resolve(err({ type: 'format-unavailable' } as const));
  atoms.set(fileServiceAtom, {
    prepareShare: prepare,
    writeStory: unused,
    backUp: unused,
    writeCharacter: unused,
    writeLorebook: unused,
    openFile: unused,
    writeFromFile: unused,
    lookInto: unused,
    bringIn: unused,
    playOn: unused,
  });
  atoms.set(sharingApiAtom, api);
  atoms.set(accountAtom, {
    type: 'signed-in',
    user: { id: fakeId(5), email: 'mira@example.org', fullName: null, avatarUrl: null },
  });
  await app.screen.getByRole('button', { name: 'Stories', exact: true }).click();
  const library = app.screen.getByRole('dialog', { name: /^Story History/ });
  await library.getByRole('button', { name: 'Share The Weir' }).click();
  return {
    ...app,
    asked,
    refusals,
    choices,
    waits,
    published,
    library,
    dialog: app.screen.getByRole('dialog', { name: 'Share Story' }),
  };
}

test('a player sees all that others will have before he publishes; a link that is another’s is said; the library shows it', async () => {
  const { dialog, asked, choices, refusals, library } = await openLibrary();
  await expect.element(dialog.getByText(/^Nobody else can read this story\./)).toBeVisible();
  await dialog.getByLabelText('Facts that you noted yourself').click();
  await dialog.getByRole('button', { name: 'See what others will see' }).click();
  const preview = dialog.getByRole('region', { name: 'What others will see' });
  await expect.element(preview.getByText("The title: Mira Vale's Adventure")).toBeVisible();
  await expect.element(preview.getByText(/^Your photo, your keys/)).toBeVisible();
  await preview.getByText('Read it as others will').first().click();
  await expect.element(preview.getByText('And what came of it.').first()).toBeVisible();
  // What is chosen anew is seen anew.
  await dialog.getByLabelText('Facts that you noted yourself').click();
  await expect.element(preview).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'See what others will see' }).click();
  expect(choices.map(({ ownFacts }) => ownFacts)).toEqual([true, false]);
  refusals.push({ type: 'offline' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(dialog.getByText(/^The server cannot be reached\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .element(dialog.getByLabelText('Read-only link'))
    .toHaveValue(`https://lamplit.test/shared/${fakeId(7)}`);
  await expect.element(dialog.getByText(/^Another account published the same story before/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Open Link' }))
    .toHaveAttribute('href', `https://lamplit.test/shared/${fakeId(7)}`);
  expect(asked).toEqual(['publish 3', 'publish 3']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(library.getByText('Public', { exact: true })).toBeVisible();
});

test('what was switched off while a copy was being made is not published, however late that copy comes', async () => {
  const { dialog, choices, waits, published } = await openLibrary();
  let comeLate = () => {};
  waits.push(
    new Promise((resolve) => {
      comeLate = resolve;
    }),
  );
  const lore = dialog.getByLabelText('Your lorebook');
  const see = dialog.getByRole('button', { name: 'See what others will see' });
  await lore.click();
  await see.click();
  await expect.poll(() => choices.length).toBe(1);
  await lore.click();
  await see.click();
  await expect.element(dialog.getByRole('region', { name: 'What others will see' })).toBeVisible();
  comeLate();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => published.map(({ playing }) => playing.lore)).toEqual([[]]);
});

test('a story that is shown is changed and taken back, and what the operator took down is said', async () => {
  const { dialog, screen, refusals, asked, database } = await openLibrary({ shared: share });
  await dialog.getByRole('button', { name: 'Update…' }).click();
  await dialog.getByRole('button', { name: 'See what others will see' }).click();
  await dialog.getByRole('button', { name: 'Publish it anew' }).click();
  await expect.element(screen.getByText('The link shows the story as it is now.')).toBeVisible();
  const takeBack = async () => {
    await dialog.getByRole('button', { name: 'Take it back…' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  };
  refusals.push({ type: 'paused' });
  await takeBack();
  await expect.element(screen.getByText('The story is still public')).toBeVisible();
  await takeBack();
  await expect.element(dialog.getByText(/^Nobody else can read this story\./)).toBeVisible();
  expect(asked).toEqual(['publish 3', 'withdraw', 'withdraw']);
  await keepOwnShares(database, [{ ...share, blocked: true }]);
  await expect.element(dialog.getByText(/took this story down/)).toBeVisible();
  expect(
    dialog
      .getByRole('textbox')
      .elements()
      .some((each) => each.checkVisibility()),
  ).toBe(false);
});

test('PLAY-23 a page of a story that is shown copies its link and opens it; one that is not begun says that it must be saved first', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { atoms, dialog, library, screen } = await openLibrary({ shared: share });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await library.getByRole('button', { name: 'Close stories' }).click();
  atoms.set(openStoryIdAtom, story.id);
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('button', { name: 'Copy share link' }).click();
  await expect.element(screen.getByText('Share link copied to clipboard!')).toBeVisible();
  expect(write).toHaveBeenCalledWith(share.url);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await screen.getByRole('button', { name: 'Open shared story' }).click();
  expect(opened).toHaveBeenCalledWith(share.url, '_blank', 'noreferrer');
  opened.mockRestore();
  await expect.element(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  write.mockRestore();
  await screen.unmount();
  const unbegun = await openLibrary({ scenes: 0 });
  await expect.element(unbegun.dialog.getByText(/once its first page is written and saved/)).toBeVisible();
});
