import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

import type { ModelServer } from '../model-server/model-server.ts';
import { test } from './face/told-by-server.ts';

/** All that the last passage was asked for with. */
function lastPrompt(server: ModelServer): string {
  const asked = server.calls().findLast(({ use }) => use === 'passage')?.body as
    | { readonly messages: readonly { readonly content: string }[] }
    | undefined;
  return asked?.messages.map(({ content }) => content).join('\n') ?? '';
}

const fact = 'The ferryman is her uncle, and she does not know it.';

test('PLAY-20 a pinned fact outlives a reload and is in the next prompt; lore is there only when its key is', async ({
  page,
  player,
  server,
}) => {
  // A few seconds on a quiet machine.
  await player.enterDemo();
  await player.useServer(server.url);
  await player.startWithPreset();

  await page.keyboard.press('m');
  const memory = page.getByRole('dialog', { name: 'Memory' });
  await memory.getByLabel('A new fact').fill(fact);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(memory.getByRole('listitem').filter({ hasText: fact })).toContainText('pinned');

  // The lorebook, by keyboard alone: tabs have one stop, and arrows between them.
  await memory.getByRole('tab', { name: 'Facts' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(memory.getByRole('tab', { name: 'Lorebook' })).toBeFocused();
  await memory.getByRole('button', { name: 'New entry' }).press('Enter');
  await expect(memory.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('The glass bell');
  await memory.getByLabel('What is true of it').fill('It rings before a death.');
  await memory.getByLabel('Keys', { exact: true }).fill('glass bell');
  await page.keyboard.press('Enter');
  await expect(memory.getByRole('heading', { name: 'The glass bell' })).toBeVisible();
  await memory.getByLabel('Type what might happen').fill('She hears the glass bell.');
  await expect(memory.getByText('1 entry would be told.')).toBeVisible();
  await memory.getByLabel('Type what might happen').fill('She hears the glass.');
  await expect(memory.getByText('No entry would be told.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(memory).toBeHidden();

  await page.reload();
  await player.ready(1);
  await player.type('wait for the tide');
  await player.ready(2);
  expect(lastPrompt(server)).toContain(`- ${fact}`);
  expect(lastPrompt(server)).not.toContain('It rings before a death');
  await player.type('ring the glass bell');
  await player.ready(3);
  expect(lastPrompt(server)).toContain('The glass bell: It rings before a death.');

  // What the player sees of it.
  await page.keyboard.press('w');
  const saw = page.getByRole('dialog', { name: 'What the storyteller saw' });
  await saw.getByText('Lorebook').click();
  await expect(saw.getByText('The glass bell: It rings before a death.')).toBeVisible();
  await expect(saw.getByText('Pinned facts')).toBeVisible();
  await expect(saw.getByText('stand-in/teller')).toBeVisible();
  await saw.getByRole('button', { name: 'Scene before' }).click();
  await expect(saw.getByRole('heading', { name: /^Folio II:/ })).toBeVisible();
  await expect(saw.getByText('Lorebook')).toBeHidden();
  await page.keyboard.press('Escape');

  // A road that left before the fact was noted does not know it; here the fact is older than the road.
  await player.unfoldTools();
  await page.getByRole('button', { name: 'Memory' }).click();
  await memory.getByRole('button', { name: `Remove the fact “${fact}”` }).click();
  await expect(memory.getByText('Nothing is noted yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(memory.getByText(fact)).toBeVisible();
  await memory.getByRole('tab', { name: 'Wishes' }).click();
  await memory.getByLabel('Notes to the author').fill('A gull in every scene.');
  await memory.getByRole('button', { name: 'Save' }).click();
  await expect(memory.getByText('These hold for this story only.')).toBeVisible();
  await page.keyboard.press('Escape');
  await player.type('walk on');
  await player.ready(4);
  expect(lastPrompt(server)).toContain('<wishes>\nA gull in every scene.\n</wishes>');
});

test('@long PLAY-20 a long story is told in chapters: written by the model behind the turns, read and changed by the player', async ({
  page,
  player,
  server,
}) => {
  await player.enterDemo();
  await player.useServer(server.url);
  await player.wholePassages();
  await player.startWithPreset();
  for (let scene = 2; scene <= 26; scene += 1) {
    await player.choose(0);
    await player.ready(scene);
  }
  await expect.poll(() => server.calls().some(({ use }) => use === 'summary')).toBe(true);
  await page.keyboard.press('m');
  const memory = page.getByRole('dialog', { name: 'Memory' });
  await memory.getByRole('tab', { name: 'Chapters' }).click();
  await expect(memory.getByText('Folios I to XVI')).toBeVisible();
  await expect(memory.getByText('told by the storyteller')).toBeVisible();
  await memory.getByRole('button', { name: 'Edit Folios I to XVI' }).click();
  await memory.getByLabel('The chapter in short').fill('Wenna came to the pier, and nobody met her.');
  await memory.getByRole('button', { name: 'Save' }).click();
  await expect(memory.getByText('in your words')).toBeVisible();
  await page.keyboard.press('Escape');
  await player.choose(1);
  await player.ready(27);
  expect(lastPrompt(server)).toContain('Wenna came to the pier, and nobody met her.');
});

for (const width of [390, 1440]) {
  test(`@long PLAY-20 the memory and what the storyteller saw have no accessibility fault at ${width} pixels`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await player.enterDemo();
    await player.startWithPreset();
    const faults: string[] = [];
    const look = async (where: string) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        faults.push(...(await axe(page)).map((fault) => `${where}, ${colorScheme}: ${fault}`));
      }
    };
    await page.keyboard.press('w');
    await expect(page.getByRole('dialog', { name: 'What the storyteller saw' })).toBeVisible();
    await page.locator('details summary').first().click();
    await look('what it saw');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    const memory = page.getByRole('dialog', { name: 'Memory' });
    await memory.getByLabel('A new fact').fill(fact);
    await memory.getByRole('button', { name: 'Note it' }).click();
    await expect(memory.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
    await look('facts');
    await memory.getByRole('button', { name: `Edit the fact “${fact}”` }).click();
    await look('a fact is edited');
    await memory.getByRole('tab', { name: 'Chapters' }).click();
    await look('chapters');
    await memory.getByRole('tab', { name: 'Lorebook' }).click();
    await memory.getByRole('button', { name: 'New entry' }).click();
    await memory.getByRole('button', { name: 'Save' }).click();
    await memory.getByText('Finer rules').click();
    await look('a new entry');
    await memory.getByLabel('Title').fill('The bell');
    await memory.getByLabel('What is true of it').fill('It rings before a death.');
    await memory.getByLabel('Keys', { exact: true }).fill('bell');
    await memory.getByRole('button', { name: 'Save' }).click();
    const told = memory.getByRole('switch', { name: 'Tell “The bell”' });
    await told.click();
    await expect(told).not.toBeChecked();
    await look('lorebook');
    await memory.getByRole('tab', { name: 'Wishes' }).click();
    await look('wishes');
    expect(faults).toEqual([]);
  });
}

async function axe(page: Page): Promise<readonly string[]> {
  // What moves for ever is not waited for.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}
