import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { accountApiAtom } from '../../src/state/account.ts';
import { notifyAtom } from '../../src/state/notices.ts';
import { dialogAtom, openStoryIdAtom, sessionAtom, updateAtom } from '../../src/state/view.ts';
import { headId } from '../../src/storage/device.ts';
import { installAtom } from '../../src/ui/parts/install.ts';
import { fakeDraft, fakeId, fakeScene, fakeStory } from '../fakes.ts';
import { storeScenes } from '../store-scenes.ts';
import { fakeAccountApi } from './account/fake-account-api.ts';
import { openApp } from './open-app.tsx';
import { placeOf } from './place-of.ts';

const signedOut = { demo: false, session: { status: 'signed-out' } } as const;

test('ROUTE-01 a visitor who is neither signed in nor in demo mode sees the sign-in screen', async () => {
  const { screen } = await openApp(signedOut);
  await expect.element(screen.getByRole('button', { name: 'Play without an account' })).toBeVisible();
});

test('ROUTE-01 in demo mode the setup comes first, and then the open story', async () => {
  const { screen, atoms, database } = await openApp();
  await expect.element(screen.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  await database.stories.put({ ...fakeStory(), v: 0, s: {} });
  atoms.set(openStoryIdAtom, fakeStory().id);
  await expect
    .element(screen.getByRole('heading', { name: 'Who walks into this story?' }))
    .not.toBeInTheDocument();
});

test('ROUTE-02 the return point of a sign-in behaves as the front page', async () => {
  const { screen } = await openApp({ path: '/auth/callback' });
  await expect.element(screen.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
});

test('ROUTE-05 /login shows the sign-in screen, also in demo mode, and leads back to the game', async () => {
  const { screen, path, asked } = await openApp({ path: '/login' });
  await screen.getByRole('button', { name: 'Play without an account' }).click();
  await expect.poll(path).toBe('/');
  expect(asked.entered).toBe(0);
});

test('ROUTE-06 any other path is not found, and leads home', async () => {
  const { screen, path } = await openApp({ path: '/no/such/page' });
  await expect.element(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await screen.getByRole('link', { name: 'Return to Home' }).click();
  await expect.poll(path).toBe('/');
});

test('ROUTE-04 the pricing page says that nothing is sold here', async () => {
  const { screen } = await openApp({ ...signedOut, path: '/pricing' });
  await expect.element(screen.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await expect.element(screen.getByText('Nothing on this page can charge you.')).toBeVisible();
});

test('ROUTE-03 the page of a shared story opens signed out, and says honestly that this host has none', async () => {
  const { screen } = await openApp({ ...signedOut, path: `/shared/${fakeId(1)}` });
  await expect
    .element(screen.getByRole('heading', { name: 'This host cannot show shared stories' }))
    .toBeVisible();
});

test('SHARE-04 an address that names no story is an invalid link', async () => {
  const { screen } = await openApp({ ...signedOut, path: '/shared/nonsense' });
  await expect.element(screen.getByRole('heading', { name: 'Invalid Story Link' })).toBeVisible();
});

test('ROUTE-07 the sign-in screen carries the tagline, and where there are no accounts no form that leads nowhere', async () => {
  const { screen, atoms } = await openApp(signedOut);
  await expect.element(screen.getByText('Where gamers read, and readers game')).toBeVisible();
  const none = { accounts: false, signups: 'closed', google: false, mail: false, lentText: false } as const;
  atoms.set(accountApiAtom, fakeAccountApi({ features: async () => none }).api);
  await expect.element(screen.getByText('There are no accounts here')).toBeVisible();
  expect(screen.container.querySelectorAll('input')).toHaveLength(0);
});

test('DEMO-02 a header says where demo stories are kept, and has pricing and exit', async () => {
  const { screen, path } = await openApp();
  const bar = screen.getByRole('complementary', { name: 'Demo mode' });
  await expect
    .element(bar)
    .toHaveTextContent('stories are not saved to an account. They stay on this device.');
  await expect.element(bar.getByRole('button', { name: 'Exit Demo' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await bar.getByRole('button', { name: 'Pricing' }).click();
  await expect.poll(path).toBe('/pricing');
});

test('the demo header is not shown to anyone else', async () => {
  const { screen } = await openApp({ demo: false });
  await expect.element(screen.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  await expect.element(screen.getByText('Demo mode')).not.toBeInTheDocument();
});

test('SETUP-01 PLAY-02 the header has the product’s name, theme, stories and settings, and in a story the way to a new one', async () => {
  const setup = await openApp();
  const names = (header: ReturnType<typeof setup.screen.getByRole>) =>
    header
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const banner = setup.screen.getByRole('banner');
  await expect.element(banner.getByText('Lamplit')).toBeVisible();
  await expect
    .poll(() => names(banner))
    .toEqual(['Stories', 'Settings', 'Disable image generation', expect.stringMatching(/^Theme: /)]);
  await setup.screen.unmount();

  const play = await openApp({ openStory: fakeId(1) });
  await expect
    .element(play.screen.getByRole('banner').getByRole('button', { name: 'New story' }))
    .toBeVisible();
  await expect
    .poll(() => names(play.screen.getByRole('banner')))
    .toEqual([
      'Stories',
      'Settings',
      'New story',
      'Map',
      'Focus mode',
      'Keys',
      'Disable image generation',
      expect.stringMatching(/^Theme: /),
    ]);
});

test('PLAY-02 on a phone the header has stories, settings and a menu; the menu closes at a choice, at Esc and at a press beside it', async () => {
  const { screen, atoms, database } = await openApp({ size: [390, 844] });
  await database.stories.put({ ...fakeStory(), v: 0, s: {} });
  await storeScenes(database, [fakeScene()]);
  const here = { story: fakeStory().id, device: fakeId(900), scene: fakeScene().id };
  await database.heads.put({ ...here, id: headId(here.story, here.device), at: 1, v: 0, s: {} });
  atoms.set(openStoryIdAtom, here.story);
  await expect.element(screen.getByText(/^Folio I ·/)).toBeVisible();
  const banner = screen.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menu' });
  const theme = banner.getByRole('button', { name: /^Theme: / });
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await expect.element(banner.getByRole('button', { name: 'Stories' })).toBeVisible();
  await expect.element(theme).not.toBeInTheDocument();

  await menu.click();
  await expect.element(theme).toHaveTextContent('Theme: as your device');
  await theme.click();
  await expect.element(theme).toHaveTextContent('Theme: light');
  await userEvent.keyboard('{Escape}');
  await expect.element(theme).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();

  await menu.click();
  await banner.getByText('Lamplit', { exact: true }).click();
  await expect.element(theme).not.toBeInTheDocument();

  await menu.click();
  await banner.getByRole('button', { name: 'New story' }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(menu).toHaveFocus();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});

test('SETUP-02 the theme goes from system to light to dark and back, and is stored', async () => {
  const { screen, store } = await openApp();
  const root = document.documentElement;
  for (const [label, next] of [
    ['Theme: as your device', 'light'],
    ['Theme: light', 'dark'],
    ['Theme: dark', 'system'],
  ] as const) {
    await screen.getByRole('button', { name: label }).click();
    await expect.poll(() => root.dataset['theme']).toBe(next);
    const settings = await store.settings();
    expect(settings.ok && settings.value.theme).toBe(next);
    await expect.poll(() => getComputedStyle(root).colorScheme).toBe(next === 'system' ? 'light dark' : next);
    // What stands on the page before settings are read at the next visit.
    await expect.poll(() => localStorage.getItem('lamplit-theme')).toBe(`${next} none`);
  }
});

test('a database that cannot be opened gives words to act on and a reload', async () => {
  const { screen, asked } = await openApp({
    session: {
      status: 'failed',
      failure: { type: 'refused', message: 'A mutation operation was attempted' },
    },
  });
  await expect
    .element(screen.getByRole('heading', { name: 'The browser does not let us keep your stories' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => asked.reloaded).toBe(1);
});

test('a database that another tab upgraded offers a reload', async () => {
  const { screen, asked } = await openApp({ session: { status: 'closed', reason: 'newer-tab' } });
  await screen.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => asked.reloaded).toBe(1);
});

test('a failure is told in words, at once, until it is dismissed', async () => {
  const { screen, atoms } = await openApp();
  atoms.set(notifyAtom, { type: 'error', error: { type: 'disk-full' } });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This device is full');
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('This device is full')).not.toBeInTheDocument();
});

test('notices stay within reach while a dialog is open', async () => {
  const { screen, atoms } = await openApp();
  await screen.getByRole('button', { name: 'Stories' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  atoms.set(notifyAtom, { type: 'error', error: { type: 'disk-full' } });
  await screen.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('This device is full')).not.toBeInTheDocument();
});

test('PWA-03 a new version is offered, and taken only when the player asks for it', async () => {
  const { screen, atoms, asked } = await openApp();
  let activated = 0;
  atoms.set(updateAtom, { status: 'waiting', activate: () => (activated += 1) });
  await expect.element(screen.getByText('A new edition is ready: turn the page')).toBeVisible();
  expect(activated).toBe(0);
  await screen.getByRole('button', { name: 'Turn the page' }).click();
  await expect.poll(() => activated).toBe(1);
  atoms.set(updateAtom, { status: 'turned' });
  await expect.poll(() => asked.reloaded).toBe(1);
});

test('PWA-03 a new version that another tab asked for waits until the dialog is closed in which somebody types', async () => {
  const { screen, atoms, asked } = await openApp();
  await screen.getByRole('button', { name: 'Stories' }).click();
  atoms.set(updateAtom, { status: 'turned' });
  await expect.element(screen.getByText('The page turns when you close what lies open here.')).toBeVisible();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('The page turns when')).not.toBeInTheDocument();
  expect(asked.reloaded).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => asked.reloaded).toBe(1);
});

test('PWA-03 a new version does not take over while a passage is being told', async () => {
  const story = fakeStory();
  const { atoms, database, asked, screen } = await openApp();
  await database.stories.put({ ...story, v: 0, s: {} });
  await storeScenes(database, [fakeScene()]);
  const draft = fakeDraft({ turn: fakeId(101), parent: fakeScene().id, kind: 'action' });
  await database.drafts.put(draft);
  const device = fakeId(900);
  const head = { id: headId(story.id, device), story: story.id, device, scene: fakeScene().id };
  await database.heads.put({ ...head, at: 1, v: 0, s: {} });
  atoms.set(openStoryIdAtom, story.id);
  let activated = 0;
  atoms.set(updateAtom, { status: 'accepted', activate: () => (activated += 1) });
  await expect.element(screen.getByText('Live Story')).toBeVisible();
  expect(activated).toBe(0);
  await database.drafts.put({ ...draft, status: { type: 'stopped' } });
  await expect.poll(() => activated).toBe(1);
  expect(asked.reloaded).toBe(0);
});

test('privacy has a page of its own, linked from the sign-in screen, the settings and the foot of the pages', async () => {
  const signIn = await openApp(signedOut);
  await signIn.screen.getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(signIn.path).toBe('/privacy');
  const heading = { name: 'What this page sends, and where' };
  await expect.element(signIn.screen.getByRole('heading', heading)).toBeVisible();
  for (const name of ['The built-in storyteller', 'OpenRouter', 'A server of your own'])
    await expect.element(signIn.screen.getByRole('heading', { name })).toBeVisible();
  await signIn.screen.unmount();

  const setup = await openApp();
  await setup.screen.getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(setup.path).toBe('/privacy');
  await setup.screen.unmount();

  const settings = await openApp();
  await settings.screen.getByRole('button', { name: 'Settings' }).click();
  await settings.screen.getByRole('link', heading).click();
  await expect.poll(settings.path).toBe('/privacy');
});

test('DEMO-02 on a phone the header is one line, and tells the rest at a tap', async () => {
  const { screen } = await openApp({ size: [390, 844] });
  const bar = screen.getByRole('complementary', { name: 'Demo mode' });
  await expect.element(bar.getByRole('button', { name: 'Exit Demo' })).not.toBeInTheDocument();
  await expect.poll(() => bar.element().getBoundingClientRect().height).toBeLessThan(50);
  await bar.getByRole('button', { name: /^Demo mode/ }).click();
  await expect.element(bar.getByText('stories are not saved to an account')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Exit Demo' })).toBeVisible();
});

test('LIB-08 every turn renews the time at which the story was last open', async () => {
  const story = fakeStory();
  const { atoms, database, space } = await openApp();
  await database.stories.put({ ...story, v: 0, s: {} });
  atoms.set(openStoryIdAtom, story.id);
  const key = `lamplit-resume:${space.id}`;
  const at = () => (JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number }).at;
  await expect.poll(at).toBeGreaterThan(0);
  localStorage.removeItem(key);
  await database.stories.update(story.id, { playedAt: story.playedAt + 1 });
  await expect.poll(at).toBeGreaterThan(0);
  atoms.set(openStoryIdAtom, null);
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
});

test('PWA-01 the hint says how to add the page, moves nothing, goes when it is dismissed, and stays away from a story', async () => {
  const { screen, atoms } = await openApp({ size: [390, 844] });
  const hint = screen.getByText('Tap Share, then “Add to Home Screen”');
  const line = screen.getByRole('button', { name: 'Add to home screen' });
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  const { top } = await placeOf(title.element());
  atoms.set(installAtom, { prompt: null, hint: 'iphone' });
  await expect.element(line).toBeVisible();
  await expect.poll(() => title.element().getBoundingClientRect().top).toBe(top);
  await line.click();
  await expect.element(hint).toBeVisible();
  atoms.set(openStoryIdAtom, fakeStory().id);
  await expect.element(hint).not.toBeInTheDocument();
  atoms.set(openStoryIdAtom, null);
  await expect.element(hint).toBeVisible();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(hint).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem('lamplit-install-hint')).toBe('dismissed');
});

test('PWA-01 on the title page the hint covers no word and nothing that can be pressed', async () => {
  const { screen, atoms } = await openApp({
    size: [390, 844],
    demo: false,
    session: { status: 'signed-out' },
  });
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  const place = await placeOf(title.element());
  atoms.set(installAtom, { prompt: null, hint: 'android' });
  const hint = screen.getByRole('complementary', { name: 'Keep Lamplit at hand' });
  await expect.element(hint).toHaveTextContent('tap “Add to Home screen”');
  await expect.poll(() => title.element().getBoundingClientRect().top).toBe(place.top);
  await expect.poll(() => hint.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(place.top);
  await hint.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(hint).not.toBeInTheDocument();
});

test('PWA-01 where the browser offers it, the page can be installed with a button', async () => {
  const { screen, atoms } = await openApp();
  let asked = 0;
  atoms.set(installAtom, { prompt: () => (asked += 1), hint: null });
  await screen.getByRole('button', { name: 'Install Lamplit' }).click();
  await expect.poll(() => asked).toBe(1);
});

test('ROUTE-06 another page is shown from its top, and its title has the focus; on the first page nothing moves', async () => {
  const { screen, path } = await openApp({ ...signedOut, path: '/privacy', size: [1280, 400] });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect.poll(() => scrollY).toBeGreaterThan(200);
  const back = screen.getByRole('link', { name: /back/i }).element();
  if (back instanceof HTMLElement) back.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('/');
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('ROUTE-01 whoever begins to play from the title page is on the title of the setup', async () => {
  const { screen, atoms } = await openApp(signedOut);
  await screen.getByRole('button', { name: 'Play without an account' }).click();
  atoms.set(sessionAtom, { status: 'opening' });
  atoms.set(sessionAtom, { status: 'open' });
  await expect.element(screen.getByRole('heading', { name: 'Who walks into this story?' })).toHaveFocus();
});

test('ROUTE-01 from setup to story and back, the title of what came has the focus', async () => {
  const { screen, atoms, database } = await openApp({ size: [1280, 400] });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await database.stories.put({ ...fakeStory(), v: 0, s: {} });
  await storeScenes(database, [fakeScene()]);
  const head = { story: fakeId(1), device: fakeId(900), scene: fakeScene().id, at: 1, v: 0, s: {} };
  await database.heads.put({ id: headId(fakeId(1), fakeId(900)), ...head });
  atoms.set(openStoryIdAtom, fakeStory().id);
  await expect.element(screen.getByRole('heading', { name: fakeScene().title })).toHaveFocus();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect.poll(() => scrollY).toBeGreaterThan(200);
  atoms.set(openStoryIdAtom, null);
  await expect.element(screen.getByRole('heading', { name: 'Who walks into this story?' })).toHaveFocus();
  await expect.poll(() => scrollY).toBe(0);
});

test('a notice goes with the topmost dialog as it is, and one that comes meanwhile is put where it can be read out', async () => {
  const { screen, atoms } = await openApp();
  await expect.element(screen.getByRole('button', { name: 'Settings' })).toBeVisible();
  atoms.set(notifyAtom, { type: 'error', error: { type: 'disk-full' } });
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('This device is full');
  const region = alert.element();
  const slip = region.firstElementChild;
  await screen.getByRole('button', { name: 'Settings' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Settings' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(region)).toBe(true);
  expect(region.firstElementChild).toBe(slip);

  // Told in the moment in which the dialog goes: the region is at home before the words are in it.
  const told: string[] = [];
  const watch = new MutationObserver(() => {
    if (region.childElementCount > 1)
      told.push(document.querySelector('dialog') ? 'in the dialog' : 'at home');
  });
  watch.observe(region, { childList: true });
  atoms.set(dialogAtom, 'none');
  atoms.set(notifyAtom, { type: 'message', title: 'Kept', text: '', tone: 'warning' });
  await expect.element(alert).toHaveTextContent('Kept');
  watch.disconnect();
  expect(told).toEqual(['at home']);
  expect(alert.element()).toBe(region);
  expect(region.firstElementChild).toBe(slip);
});

test('notices do not lie over the page of a story on a small desktop', async () => {
  const { screen, atoms } = await openApp({ size: [1024, 768] });
  atoms.set(notifyAtom, { type: 'error', error: { type: 'disk-full' } });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This device is full');
  // The page of a story ends here: 44 rem, a gap, and a margin of 15 rem beside it.
  const page = 1024 - 16 * (15 + 1.5);
  const notices = screen.getByRole('region', { name: 'Notices' });
  await expect.poll(() => notices.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(page);
});
