import { expect, type Page } from 'playwright/test';

import { test } from './told-by-server.ts';

// A player who sees nothing: what there is to do is found in the accessibility tree, written out as lines of text, and what happens is known
// only from what the live regions say.

test('PLAY-04 PLAY-05 a story is played from the accessibility tree alone, and each paragraph is said once, in order, before the choices', async ({
  page,
}) => {
  const heard = await listen(page);
  await page.goto('/');
  const reader = new ScreenReader(page);

  await reader.press('button', /without an account/i);
  await reader.finds('heading', /Who walks into this story/);
  await reader.press('button', /Borrow a hero/);
  await reader.finds('button', /Start My Adventure/);
  heard.length = 0;
  await reader.press('button', /Start My Adventure/);

  const opening = await turnIsOver(heard, 1);
  expect(opening.at(-1)).toBe('Three choices ready.');
  expect(opening.slice(0, -1)).toEqual(await reader.paragraphs());

  // Own words, of which it is known what they do to a hero to whom nothing has happened yet: said in one sentence.
  heard.length = 0;
  await reader.write('textbox', /type your own action/, 'run through the rain to help the stranger');
  await reader.press('button', 'Go');
  const { changes } = await saysOneTurn(heard, reader);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatch(/^Karma \d+, [^.]*; Speed 90, [^.]*; Endurance 85, [^.]*\.$/);

  // A choice of the tree: its name says its type and its words.
  const [first] = await reader.choices();
  expect(first?.name).toMatch(/^(Good|Neutral|Evil): \S/);
  heard.length = 0;
  await reader.press('button', first?.name ?? '');
  await saysOneTurn(heard, reader);
  expect((await reader.lines()).join('\n')).toContain(first?.name.replace(/^\w+: /, ''));

  // A third turn, and the way back is said by the tree as well.
  heard.length = 0;
  await reader.press('button', (await reader.choices())[2]?.name ?? '');
  await saysOneTurn(heard, reader);
  heard.length = 0;
  await reader.press('button', 'Undo');
  await expect.poll(async () => (await reader.lines()).join('\n')).toMatch(/Folio III ·/);
  await reader.press('button', 'More');
  await reader.finds('button', 'Redo');
  await reader.finds('heading', /\S/);
  await expect.poll(async () => (await reader.choices()).length).toBe(3);
  // A page that was read before is not read out again by itself.
  expect(heard).toEqual([]);
});

type Heard = string[];

/** What the live regions of the page say, from its first moment on: every text that is put into one, as it is put. */
async function listen(page: Page): Promise<Heard> {
  const heard: Heard = [];
  await page.exposeBinding('heardForTest', (_source, words: string) => {
    heard.push(words);
  });
  await page.addInitScript(() => {
    const live = '[aria-live]:not([aria-live="off"]), output, [role="status"], [role="alert"], [role="log"]';
    const say = (window as unknown as { heardForTest: (words: string) => Promise<void> }).heardForTest;
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        if (!at?.closest(live)) continue;
        const texts =
          type === 'characterData' ? [target.textContent] : [...addedNodes].map((node) => node.textContent);
        for (const words of texts) if (words?.trim()) void say(words.trim());
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return heard;
}

async function turnIsOver(heard: Heard, least: number): Promise<readonly string[]> {
  await expect.poll(() => heard.at(-1), { timeout: 40_000 }).toBe('Three choices ready.');
  expect(heard.length).toBeGreaterThan(least);
  return heard;
}

/** A turn says its paragraphs as the tree has them, then at most one sentence of changes, then that the choices are there. */
async function saysOneTurn(heard: Heard, reader: ScreenReader) {
  const said = await turnIsOver(heard, 1);
  const paragraphs = await reader.paragraphs();
  expect(paragraphs.length).toBeGreaterThanOrEqual(2);
  expect(said.slice(0, paragraphs.length)).toEqual(paragraphs);
  const changes = said.slice(paragraphs.length, -1);
  expect(changes.length).toBeLessThanOrEqual(1);
  return { changes };
}

type Node = { readonly role: string; readonly name: string; readonly text: string; readonly depth: number };

/** Knows of the page what its accessibility tree says, line by line. */
class ScreenReader {
  constructor(private readonly page: Page) {}

  async lines(): Promise<readonly string[]> {
    return (await this.page.locator('body').ariaSnapshot()).split('\n');
  }

  async nodes(): Promise<readonly Node[]> {
    return (await this.lines()).flatMap((line) => {
      const parts = /^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*'?:?\s*(.*)$/.exec(line);
      if (!parts) return [];
      const [, indent = '', role = '', name = '', text = ''] = parts;
      return [{ role, name: unquoted(name), text: unquoted(text), depth: indent.length }];
    });
  }

  /** Waits until the tree has it. */
  async finds(role: string, name: string | RegExp): Promise<Node> {
    const find = async () =>
      (await this.nodes()).find(
        (node) =>
          node.role === role && (typeof name === 'string' ? node.name === name : name.test(node.name)),
      );
    await expect.poll(find, { message: `the tree should have a ${role} named ${name}` }).toBeTruthy();
    const found = await find();
    if (!found) throw new Error(`the ${role} named ${name} went away`);
    return found;
  }

  async press(role: 'button', name: string | RegExp) {
    const node = await this.finds(role, name);
    await this.page.getByRole(role, { name: node.name, exact: true }).press('Enter');
  }

  async write(role: 'textbox', name: string | RegExp, words: string) {
    const node = await this.finds(role, name);
    await this.page.getByRole(role, { name: node.name, exact: true }).fill(words);
  }

  /** The buttons of the list that says what can happen next. */
  async choices(): Promise<readonly Node[]> {
    return (await this.below('list', 'What happens next')).filter(({ role }) => role === 'button');
  }

  /** The paragraphs of the story, which are all that stand in the article without a role of their own. */
  async paragraphs(): Promise<readonly string[]> {
    const inside = await this.below('article');
    return inside
      .filter(({ role, depth }) => role === 'paragraph' && depth === inside[0]?.depth)
      .map(({ text }) => text);
  }

  private async below(role: string, name?: string): Promise<readonly Node[]> {
    const nodes = await this.nodes();
    const at = nodes.findIndex((node) => node.role === role && (name === undefined || node.name === name));
    const top = nodes[at];
    if (!top) return [];
    const rest = nodes.slice(at + 1);
    const end = rest.findIndex(({ depth }) => depth <= top.depth);
    return end < 0 ? rest : rest.slice(0, end);
  }
}

/** YAML puts some of its strings between quotation marks. */
function unquoted(text: string): string {
  if (text.startsWith('"') && text.endsWith('"') && text.length > 1) return String(JSON.parse(text));
  return text.replaceAll('\\"', '"').replaceAll("''", "'");
}
