import { expect, type Page } from 'playwright/test';

/** The share dialog of the only story there is, out of the library. */
export async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Stories' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Share / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Share Story' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Publishes it as the dialog offers; answers the link. */
export async function publish(page: Page): Promise<string> {
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'See what others will see' }).click();
  const preview = dialog.getByRole('region', { name: 'What others will see' });
  await expect(preview.getByText('Every other road, and what lies in the trash')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText(/^This story is public:/)).toBeVisible();
  return dialog.getByLabel('Read-only link').inputValue();
}
