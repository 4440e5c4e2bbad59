import { expect, type Page } from 'playwright/test';

import { settled } from './settled.ts';
import { test } from './told-by-server.ts';

// No mouse: every step is a key, and at every stop of the focus it must be seen where it is.

for (const width of [390, 1440]) {
  // The narrow one takes as long again and goes with the long runs.
  test(`${width === 390 ? '@long ' : ''}PLAY-05 PLAY-06 PLAY-30 SET-01 the whole game is played by keyboard alone at ${width} pixels, and the focus is seen and never lost`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const keys = keyboardOf(page);
    await page.goto('/');

    await keys.tabTo('Play without an account');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
    await keys.tabTo('Name');
    await page.keyboard.type('Ada Quill');
    await keys.tabTo('Gender');
    await page.keyboard.press('ArrowRight');
    await keys.seen();
    await keys.tabTo('Appearance');
    await page.keyboard.type('A clockmaker with ink on her sleeves');
    await keys.tabTo('Main objective');
    await page.keyboard.type('Find the lost bell');
    await keys.tabTo('Genre');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await keys.seen();
    // Too early: the first field that is missing has the focus then.
    await keys.tabTo(/^Complete All Fields/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Location or world' })).toBeFocused();
    await keys.seen();
    await page.keyboard.type('A drowned city of towers');
    await keys.tabTo('Start My Adventure!');
    await page.keyboard.press('Enter');
    await player.ready(1);
    await page.keyboard.press('?');
    await dialogTakesFocus(page, 'Keys');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    // Three turns: a number, Tab and Enter, and words of one's own.
    await page.keyboard.press('2');
    await player.ready(2);
    await keys.tabTo(/^(Good|Neutral|Evil): /);
    await page.keyboard.press('Enter');
    await player.streamed(10);
    await keys.notLost();
    await player.ready(3);
    await keys.notLost();
    await page.keyboard.press('/');
    await expect(player.ownAction).toBeFocused();
    await keys.seen();
    await page.keyboard.type('look behind the curtain');
    await page.keyboard.press('Enter');
    await player.streamed(10);
    await keys.notLost();
    await player.ready(4);
    await keys.notLost();

    await keys.tabTo('Undo');
    await page.keyboard.press('Enter');
    await player.ready(3);
    await keys.notLost();
    await keys.tabTo('More');
    await page.keyboard.press('Enter');
    await keys.tabTo('Redo');
    await page.keyboard.press('Enter');
    await player.ready(4);
    await keys.notLost();
    await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();

    // Edit, titles, history: each takes the focus, gives it back, and a branch leaves it on the page.
    await keys.tabTo('Edit passage');
    await opensAndCloses(page, keys, 'Edit passage');
    await keys.tabTo('Choose a title');
    await opensAndCloses(page, keys, 'Select a Title for Your Story');
    await keys.tabTo('Open the history');
    await page.keyboard.press('Enter');
    await dialogTakesFocus(page, /^The road so far/);
    await keys.tabTo('This road');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Roads' })).toBeFocused();
    await keys.seen();
    await page.keyboard.press('ArrowLeft');
    await keys.tabTo(/^Branch from/);
    await keys.tabTo(/^Branch from/);
    await page.keyboard.press('Enter');
    await player.ready(3);
    await keys.notLost();
    await page.keyboard.press('1');
    await player.ready(4);
    await expect(page.getByText(/^Folio IV · Road 2/)).toBeVisible();

    await keys.tabTo('Settings', 'back');
    await page.keyboard.press('Enter');
    await dialogTakesFocus(page, 'Settings');
    await keys.tabTo('Reading Level');
    await keys.tabTo('Text Size', 'back');
    await page.keyboard.press('ArrowRight');
    await keys.tabTo(/^Show passages whole/);
    await page.keyboard.press('Space');
    await keys.tabTo('Save Settings');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await keys.notLost();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
    await page.reload();
    await player.ready(4);
    await keys.tabTo('Settings');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('switch', { name: /^Show passages whole/ })).toBeChecked();
    await page.keyboard.press('Escape');

    expect(keys.unseen()).toEqual([]);
  });
}

async function dialogTakesFocus(page: Page, name: string | RegExp) {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
}

async function opensAndCloses(page: Page, keys: Keys, name: string) {
  const opener = await keys.focused();
  await page.keyboard.press('Enter');
  await dialogTakesFocus(page, name);
  await keys.seen();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => (await keys.focused()).name).toBe(opener.name);
  await keys.seen();
}

type Keys = ReturnType<typeof keyboardOf>;

function keyboardOf(page: Page) {
  const faults = new Set<string>();
  const focused = () => page.evaluate(lookAtFocus);
  const seen = async () => {
    // What has the focus may be on its way into sight.
    await page.evaluate(settled);
    const { name, shown, covered } = await focused();
    if (!shown) faults.add(`no ring: ${name}`);
    if (covered !== '') faults.add(`${name} lies under ${covered}`);
  };
  return {
    focused,
    seen,
    unseen: () => [...faults],
    /** Something of the page has the focus, not the page as a whole. */
    notLost: async () => {
      await expect
        .poll(async () => (await focused()).name, { message: 'the focus was lost' })
        .not.toBe('nothing');
    },
    /** Tab by Tab, looking at every stop on the way. */
    tabTo: async (wanted: string | RegExp, way: 'on' | 'back' = 'on') => {
      const stops: string[] = [];
      for (let press = 0; press < 90; press += 1) {
        await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
        await seen();
        const { name, group } = await focused();
        stops.push(name);
        if (typeof wanted === 'string' ? name === wanted || group === wanted : wanted.test(name)) return;
      }
      throw new Error(`Tab does not come to ${wanted}, but to ${[...new Set(stops)].join(' | ')}`);
    },
  };
}

/** Runs in the page: what has the focus, whether one sees that it has it, and whether something lies over all of it. */
function lookAtFocus() {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) {
    return { name: 'nothing', group: '', shown: true, covered: '' };
  }
  const labels = 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])] : [];
  const label = labels[0]?.innerText ?? '';
  const name = (at.getAttribute('aria-label') ?? (label || at.innerText || at.id))
    .trim()
    .replace(/\s+/g, ' ');
  const group = at.closest('fieldset')?.querySelector('legend')?.firstChild?.textContent ?? '';
  // A hidden radio or switch shows its ring on the face beside it, a field on the box around it.
  const faces = [at, at.nextElementSibling, at.parentElement, ...labels].filter(
    (each) => each instanceof HTMLElement,
  );
  const shown = faces.some((face) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(face);
    const ringed = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    return ringed || (face !== at.parentElement && boxShadow !== 'none');
  });
  const boxes = faces
    .slice(0, 2)
    .concat(labels)
    .map((face) => face.getBoundingClientRect());
  const points = boxes.flatMap((box) =>
    [0.1, 0.5, 0.9].flatMap((x) =>
      [0.15, 0.5, 0.85].map((y) =>
        document.elementFromPoint(box.left + box.width * x, box.top + box.height * y),
      ),
    ),
  );
  const isFree = points.some(
    (top) => top && faces.some((face) => face !== at.parentElement && face.contains(top)),
  );
  const covered = isFree ? '' : (points[0]?.outerHTML.slice(0, 80) ?? 'the edge of the window');
  return { name: name || at.tagName, group: group.trim(), shown, covered };
}
