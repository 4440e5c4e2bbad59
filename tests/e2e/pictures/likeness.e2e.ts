import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

import { browserFlags } from '../../tools/browser.mjs';
import { test } from '../face/told-by-server.ts';

// The hero's picture: drawn, uploaded, pasted, taken.

const executablePath = process.env['BROWSER_PATH'];
test.use({
  launchOptions: {
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const panel = (page: Page) => page.getByRole('figure', { name: 'Your hero’s picture' });
const image = (page: Page) => panel(page).getByRole('img');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('SETUP-10 SETUP-13 SETUP-20 SETUP-21 SETUP-22 a hero of the player’s own has a portrait as soon as name and appearance are there', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  await expect(panel(page).getByText('No likeness yet')).toBeVisible();
  await expect(panel(page).getByText('Fill in name and appearance on the right to generate')).toBeVisible();
  await expect(
    page.getByText('Required: Character name, appearance, objective, setting, and character image'),
  ).toBeVisible();
  await field(page, 'Name').fill('Ysolde Marrow');
  await field(page, 'Appearance').fill('a salt-white braid, one eye the colour of old brass');
  await expect(image(page)).toHaveAttribute('alt', /^Portrait of Ysolde Marrow/);
  const first = await formImage(page);
  await panel(page).getByRole('button', { name: 'Generate Character' }).click();
  await expect.poll(() => formImage(page)).not.toBe(first);
  await field(page, 'Main objective').fill('find the drowned bell');
  await field(page, 'Location or world').fill('a harbour town');
  await page.getByRole('button', { name: 'Start My Adventure!' }).click();
  await player.ready(1);
});

test('@long SETUP-09 SETUP-11 the picture is kept as a favourite, saved as a file, and removed after a question', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  await page.getByRole('button', { name: /Borrow a hero/ }).click();
  await expect(image(page)).toHaveAttribute('data-shown', 'true');
  await panel(page).getByRole('button', { name: 'Save to favorites' }).click();
  await expect(page.getByText('Wenna Thistledown has been saved to your favorites.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Save to favorites' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Download as PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Wenna Thistledown.png');
  await panel(page).getByRole('button', { name: 'Remove the picture of Wenna Thistledown' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expect(panel(page).getByText('No likeness yet')).toBeVisible();
  await expect(page.getByText('↑ Generate your character image first')).toBeVisible();
  await page.getByRole('button', { name: 'Complete All Fields Above' }).press('Enter');
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Generate Character' })).toBeFocused();
  await panel(page).getByRole('button', { name: 'Generate Character' }).click();
  await expect(image(page)).toHaveAttribute('data-shown', 'true');
});

test('@long SETUP-03 SETUP-05 SETUP-12 SETUP-13 a photo is upright, at most 1024 pixels, without metadata, and the hero is drawn in its colours', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  await upload(page, 'me.jpg', withExif(await makePicture(page, 'image/jpeg', 1600, 800)));
  await expect(panel(page).getByText('Original Photo')).toBeVisible();
  await expect(
    panel(page).getByText('Photo uploaded - fill in name & appearance to generate character'),
  ).toBeVisible();
  const kept = await keptPhoto(page);
  // 1600 by 800 lies on its side: its orientation says so.
  expect({ width: kept.width, height: kept.height, type: kept.type }).toEqual({
    width: 512,
    height: 1024,
    type: 'image/jpeg',
  });
  expect(kept.bytes).not.toContain('Exif');
  expect(kept.bytes).not.toContain('secret place');
  await field(page, 'Name').fill('Ada');
  await field(page, 'Appearance').fill('a tall woman');
  await expect(panel(page).getByText(/Photo uploaded! Click "Generate from Photo"/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Generate from Photo' }).click();
  await expect(panel(page).getByText('Original Photo')).toBeHidden();
  await expect(image(page)).toHaveAttribute('alt', /^Portrait of Ada/);
  await expect(
    panel(page).getByText(/^Drawn from your words, and where they say nothing, from the photo: .* coat\.$/),
  ).toBeVisible();
  await page.reload();
  await expect(image(page)).toHaveAttribute('alt', /^Portrait of Ada/);
});

test('SETUP-03 SETUP-04 SETUP-05 files that are no photo, or hardly one, end in words or in a picture, and nothing in them runs', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  const notice = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const quiet = async () => {
    for (const button of await page.getByRole('button', { name: 'Dismiss' }).all()) await button.click();
    await expect(panel(page).getByText('No likeness yet')).toBeVisible();
  };
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000heicmif1')]);
  await upload(page, 'IMG_1.HEIC', heic);
  await notice(
    'HEIC/HEIF images from iPhone are not yet supported. Please convert to JPG/PNG first or use a different image.',
  );
  await quiet();
  await upload(page, 'renamed.jpg', heic);
  await notice('HEIC/HEIF images from iPhone are not yet supported.');
  await quiet();
  await upload(page, 'nothing.png', Buffer.alloc(0));
  await notice('This file is empty');
  await quiet();
  await upload(
    page,
    'drawing.png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="run"</script></svg>'),
  );
  await notice('This is no photo that can be read');
  await quiet();
  const png = await makePicture(page, 'image/png', 300, 300);
  await upload(page, 'torn.png', png.subarray(0, 60));
  await notice('This photo is damaged');
  await quiet();
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(40_000, 16);
  bomb.writeUInt32BE(40_000, 20);
  await upload(page, 'bomb.png', bomb);
  await notice('This photo is too large');
  await quiet();
  expect(await page.title()).not.toBe('run');

  // An animation stands still, and 40 million pixels become a thousand.
  const gif = Buffer.from(
    'R0lGODlhAgACAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAgACAAACAoRRACH5BAAKAAAALAAAAAACAAIAAAIChF8AOw==',
    'base64',
  );
  await upload(page, 'moving.gif', gif);
  await expect(panel(page).getByText('Original Photo')).toBeVisible();
  await upload(page, 'large.jpg', await makePicture(page, 'image/jpeg', 8000, 5000));
  await expect.poll(async () => (await keptPhoto(page)).width, { timeout: 60_000 }).toBe(1024);
});

test('@long SETUP-03 a photo can be pasted and dropped', async ({ page, player }) => {
  await player.enterDemo();
  const send = (type: 'paste' | 'drop') =>
    page.evaluate(async (kind) => {
      const canvas = new OffscreenCanvas(kind === 'paste' ? 60 : 90, 90);
      canvas.getContext('2d')?.fillRect(0, 0, 90, 90);
      const file = new File([await canvas.convertToBlob()], 'hero.png', { type: 'image/png' });
      const data = new DataTransfer();
      data.items.add(file);
      const figure = document.querySelector('figure');
      if (kind === 'paste') document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
      else {
        figure?.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true }));
        figure?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
      }
    }, type);
  await send('paste');
  await expect.poll(async () => (await keptPhoto(page)).width).toBe(60);
  await send('drop');
  await expect.poll(async () => (await keptPhoto(page)).width).toBe(90);
});

test('@long SETUP-06 the webcam takes a photo and is let go of; on a phone it is not offered', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    const live: MediaStreamTrack[] = [];
    Object.assign(window, { live });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish);
      live.push(...stream.getTracks());
      return stream;
    };
  });
  const running = () =>
    page.evaluate(
      () =>
        (window as unknown as { live: MediaStreamTrack[] }).live.filter(
          ({ readyState }) => readyState === 'live',
        ).length,
    );
  await player.enterDemo();
  const open = panel(page).getByRole('button', { name: 'Take Photo with Webcam' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Take a Photo' });
  await expect.poll(running).toBe(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(running).toBe(0);
  await open.click();
  const capture = dialog.getByRole('button', { name: 'Capture Photo' });
  await expect(capture).toHaveAttribute('aria-disabled', 'false');
  await capture.click();
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByText('Original Photo')).toBeVisible();
  await expect.poll(running).toBe(0);
  expect(await keptPhoto(page)).toMatchObject({ width: 640, height: 480 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(open).toBeHidden();
});

test('@long SETUP-07 a webcam that is refused is said in words', async ({ page, player }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await player.enterDemo();
  await panel(page).getByRole('button', { name: 'Take Photo with Webcam' }).click();
  await expect(page.getByText('Webcam Error')).toBeVisible();
  await expect(
    page.getByText('Unable to access webcam. Please check permissions and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Take a Photo' })).toBeHidden();
});

for (const width of [390, 1440]) {
  test(`@long SETUP-09 IMG-08 pictures have no accessibility fault at ${width} pixels`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    const look = async (where: string) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
        for (const { id, nodes } of violations)
          for (const { html } of nodes) faults.push(`${where}, ${colorScheme}: ${id}: ${html.slice(0, 200)}`);
      }
    };
    await player.enterDemo();
    await player.wholePassages();
    await look('setup without a picture');
    await upload(page, 'me.png', await makePicture(page, 'image/png', 400, 500));
    await expect(panel(page).getByText('Original Photo')).toBeVisible();
    await look('setup with a photo');
    if (width > 768) {
      await panel(page).getByRole('button', { name: 'Take Photo with Webcam' }).click();
      await look('webcam');
      await page.keyboard.press('Escape');
    }
    await panel(page)
      .getByRole('button', { name: /^Remove the picture/ })
      .click();
    await look('are you sure');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: /Borrow a hero/ }).click();
    await expect(image(page)).toHaveAttribute('data-shown', 'true');
    await look('setup with a portrait');
    await page.getByRole('button', { name: 'Start My Adventure!' }).click();
    await player.ready(1);
    await page.getByRole('button', { name: /^Look closer/ }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('data-shown', 'true');
    await look('zoomed');
    await page.keyboard.press('Escape');
    await look('play with a picture');
    expect(faults).toEqual([]);
  });
}

async function upload(page: Page, name: string, buffer: Buffer) {
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** A picture of two colours. */
async function makePicture(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([mime, wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#7a3018';
        context.fillRect(0, 0, wide, high);
        context.fillStyle = '#c98f64';
        context.fillRect(wide / 4, high / 4, wide / 2, high / 2);
      }
      const blob = await canvas.convertToBlob({ type: mime });
      const reader = new FileReader();
      reader.readAsDataURL(blob);
      await new Promise((resolve) => (reader.onload = resolve));
      return String(reader.result).split(',')[1] ?? '';
    },
    [type, width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** The JPEG with an EXIF part: it is to be turned by a quarter, and says where it was taken. */
function withExif(jpeg: Buffer): Buffer {
  const words = Buffer.from('a secret place\0\0');
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // ImageDescription, an ASCII text behind the directory.
  tiff.writeUInt16BE(0x010e, 10);
  tiff.writeUInt16BE(2, 12);
  tiff.writeUInt32BE(words.length, 14);
  tiff.writeUInt32BE(tiff.length, 18);
  // Orientation 6: turn right.
  tiff.writeUInt16BE(0x0112, 22);
  tiff.writeUInt16BE(3, 24);
  tiff.writeUInt32BE(1, 26);
  tiff.writeUInt16BE(6, 30);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, words]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** The photo that was kept last, as the browser sees it. */
function keptPhoto(page: Page) {
  return page.evaluate(async () => {
    const name =
      (await indexedDB.databases()).find((each) => each.name?.startsWith('lamplit-space-'))?.name ?? '';
    const open = indexedDB.open(name);
    await new Promise((resolve) => (open.onsuccess = resolve));
    const get = async (table: string, key: string) => {
      const request = open.result.transaction(table).objectStore(table).get(key);
      await new Promise((resolve) => (request.onsuccess = resolve));
      return request.result;
    };
    const answer = await get('suggestions', 'photo');
    const row = answer && (await get('blobs', answer.values[0]));
    open.result.close();
    if (!row) return { width: 0, height: 0, type: '', bytes: '' };
    const bitmap = await createImageBitmap(new Blob([row.bytes], { type: row.mime }));
    return {
      width: bitmap.width,
      height: bitmap.height,
      type: row.mime as string,
      bytes: new TextDecoder('latin1').decode(row.bytes),
    };
  });
}

/** Source of the picture that the form shows: another picture, another source. */
/** What is painted there, told apart by its pixels: the address of a picture does not outlive it. */
async function formImage(page: Page): Promise<string> {
  return image(page).evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) return '';
    await element.decode();
    const canvas = new OffscreenCanvas(element.naturalWidth, element.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(element, 0, 0);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', pixels))).join('.');
  });
}
