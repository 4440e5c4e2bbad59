import { expect as impatient, type Locator, type Page } from 'playwright/test';

// The benchmarks have a player too, and no config of their own.
const expect = impatient.configure({ timeout: 30_000 });

/** Collects what must not happen on any page: console errors, thrown errors, breaches of the content policy, requests to anyone outside this machine. */
export async function watchComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`asked ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return complaints;
}

/** A player at the screen: finds things by the names that he sees or hears. */
export class Player {
  readonly article: Locator;
  readonly passage: Locator;
  readonly title: Locator;
  readonly choices: Locator;
  readonly ownAction: Locator;

  constructor(readonly page: Page) {
    this.article = page.getByRole('article');
    this.passage = page.getByTestId('passage');
    this.title = this.article.getByRole('heading', { level: 1 });
    this.choices = page.getByRole('list', { name: 'What happens next' }).getByRole('button');
    this.ownAction = page.getByPlaceholder('Or type your own action...');
  }

  /**
   * From an empty browser into the setup.
   * @param asked whether the question how one likes to read was answered before
   */
  async enterDemo({ asked = true } = {}) {
    if (asked) {
      await this.page.addInitScript(() => {
        // An empty page has no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('lamplit-face-asked', 'yes');
      });
    }
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Play without an account' }).click();
    await expect(this.page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  }

  /** A borrowed hero, and the first page. */
  async startWithPreset() {
    await this.page.getByRole('button', { name: /Borrow a hero/ }).click();
    await this.page.getByRole('button', { name: 'Start My Adventure!' }).click();
    await this.ready(1);
  }

  /** The scene of this number (1 is the opening) is told whole and its three choices are there. */
  async ready(scene: number) {
    await expect(this.article).toHaveAttribute('aria-busy', 'false');
    await expect(this.folio(scene)).toBeVisible({ timeout: 30_000 });
    await expect(this.choices).toHaveCount(3);
  }

  /** The number of a scene, above its title. */
  folio(scene: number): Locator {
    return this.page.getByText(new RegExp(`^Folio ${roman(scene)} ·`));
  }

  async choose(index: 0 | 1 | 2) {
    await this.choices.nth(index).click();
  }

  async type(action: string) {
    await this.ownAction.fill(action);
    await this.page.getByRole('button', { name: 'Go', exact: true }).click();
  }

  /** The tools of the page that are folded away; they stay unfolded. */
  async unfoldTools() {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
  }

  /** The passage has at least this many characters, and more are to come. */
  async streamed(atLeast: number): Promise<string> {
    // The page itself looks, so that a test that stands still for a while does not miss it.
    const seen = await this.page.waitForFunction(
      (least) => {
        const passage = document.querySelector('article[aria-busy="true"] [data-testid="passage"]');
        const text = passage?.textContent ?? '';
        return text.length > least ? text : null;
      },
      atLeast,
      { polling: 50, timeout: 30_000 },
    );
    return (await seen.jsonValue()) ?? '';
  }

  async text(): Promise<string> {
    return (await this.passage.textContent()) ?? '';
  }

  /** Opens the settings, runs `change` in them and saves. */
  async settings(change: (dialog: Locator) => Promise<void>) {
    await this.page.getByRole('button', { name: 'Settings' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Settings' });
    await change(dialog);
    await dialog.getByRole('button', { name: 'Save Settings' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Passages appear whole from now on. */
  async wholePassages() {
    await this.settings((dialog) => dialog.getByRole('switch', { name: /Show passages whole/ }).check());
  }

  /** From now on the story is told by this OpenAI-compatible server, with three calls a turn. */
  async useServer(url: string) {
    await this.settings(async (dialog) => {
      await dialog.getByRole('radio', { name: 'Your own server' }).check();
      await dialog.getByLabel('Server address').fill(url);
      await dialog.getByRole('button', { name: 'Save the address and look for models' }).click();
      await dialog.getByLabel('AI Model').selectOption('stand-in/teller');
      await dialog.getByRole('radio', { name: 'Three' }).check();
    });
  }

  /** The service worker has the page, so that the next start needs no network. */
  async installed() {
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL));
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
}

function roman(number: number): string {
  const parts = [
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const;
  let left = number;
  let text = '';
  for (const [value, sign] of parts) {
    for (; left >= value; left -= value) text += sign;
  }
  return text;
}
