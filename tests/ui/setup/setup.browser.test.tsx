import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { eras, genres, imageStyles } from '../../../src/domain/character-choices.ts';
import { emptyForm, maxFieldLength, type CharacterForm } from '../../../src/domain/character.ts';
import { portraitJob, type PictureJob } from '../../../src/domain/ports/picture-jobs.ts';
import type { Suggestion } from '../../../src/domain/ports/store.ts';
import { characterPresets } from '../../../src/domain/presets.ts';
import { openStoryIdAtom, sessionAtom } from '../../../src/state/view.ts';
import { watchForm } from '../../../src/storage/queries.ts';
import { fakeForm, fakeStory } from '../../fakes.ts';
import { openApp, portraitHash, type Visit } from '../open-app.tsx';
import { placeOf } from '../place-of.ts';

async function openSetup() {
  const app = await openApp();
  const { screen } = app;
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  await expect.element(field('Name')).toBeVisible();
  return { ...app, field };
}

const unsavedKey = ({ space }: { readonly space: { readonly id: string } }) =>
  `lamplit-unsaved-form:${space.id}`;

/** The setup over a form that was kept from an earlier visit. */
async function openKept(form: CharacterForm, visit: Visit & { readonly kept?: string | null } = {}) {
  const app = await openApp({ ...visit, session: { status: 'opening' } });
  if (visit.kept) localStorage.setItem(unsavedKey(app), visit.kept);
  await app.store.saveForm(form);
  app.atoms.set(sessionAtom, { status: 'open' });
  const field = (name: string) => app.screen.getByRole('textbox', { name, exact: true });
  await expect.element(field('Name')).toBeVisible();
  return { ...app, field };
}

const stored = async ({
  database,
}: {
  readonly database: { meta: { get: (k: string) => Promise<unknown> } };
}) => ((await database.meta.get('form')) as { value: CharacterForm } | undefined)?.value;

test('SETUP-20 the start button says what is to be done until everything is there', async () => {
  const { screen, field } = await openSetup();
  const waiting = screen.getByRole('button', { name: 'Complete All Fields Above' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Name', 'Appearance', 'Main objective', 'Location or world']) {
    await expect.element(waiting).toBeVisible();
    await field(name).fill('something');
  }
  const ready = screen.getByRole('button', { name: 'Start My Adventure!' });
  await expect.element(ready).toHaveAttribute('aria-disabled', 'false');
  await field('Name').fill('   ');
  await expect.element(waiting).toBeVisible();
});

test('SETUP-23 starting too early says what is missing and goes to the first missing field', async () => {
  const { screen, field, calls } = await openSetup();
  await field('Name').fill('Mira');
  await field('Name').click();
  // Enter in a field does the same as a press.
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Missing InformationPlease fill in all required fields to start your adventure.');
  await expect.element(field('Appearance')).toHaveFocus();
  await expect.element(field('Appearance')).toHaveAttribute('aria-invalid', 'true');
  expect(calls('startStory')).toEqual([]);
});

test('SETUP-17 age takes digits from 0 to 150, an empty field is 0, and anything else is ignored', async () => {
  const app = await openSetup();
  const age = app.field('Age');
  await expect.element(age).toHaveValue('25');
  await age.fill('abc');
  await expect.element(age).toHaveValue('25');
  await age.fill('151');
  await expect.element(age).toHaveValue('25');
  await age.fill('150');
  await expect.element(age).toHaveValue('150');
  await age.fill('');
  await expect.element(age).toHaveValue('');
  await expect.poll(async () => (await stored(app))?.age).toBe(0);
});

test('SETUP-14 all image styles are there; only other asks for a description, and leaving it clears that', async () => {
  const app = await openSetup();
  const { screen, field } = app;
  const style = screen.getByRole('group', { name: /^Art style/ });
  expect(style.element().querySelectorAll('input')).toHaveLength(imageStyles.length);
  await expect.element(field('Describe your style')).not.toBeInTheDocument();
  await userEvent.click(style.getByRole('radio', { name: 'Other' }), { force: true });
  await field('Describe your style').fill('gold leaf');
  await userEvent.click(style.getByRole('radio', { name: 'Noir' }), { force: true });
  await expect.element(field('Describe your style')).not.toBeInTheDocument();
  await userEvent.click(style.getByRole('radio', { name: 'Other' }), { force: true });
  await expect.element(field('Describe your style')).toHaveValue('');
});

test('SETUP-14 each style shows its own part of the sheet that the illustrator painted, and the one of your own shows none', async () => {
  const { screen } = await openSetup();
  const style = screen.getByRole('group', { name: /^Art style/ });
  const [own, ...painted] = [...style.element().querySelectorAll('input')]
    .map((input) => getComputedStyle(input.nextElementSibling ?? input))
    .reverse();
  const parts = painted.map(({ backgroundImage, backgroundPosition }) => {
    expect(backgroundImage).toContain('art-styles');
    return backgroundPosition;
  });
  expect(new Set(parts).size).toBe(imageStyles.length - 1);
  expect(own?.backgroundImage).not.toContain('art-styles');
});

test('SETUP-15 WHO asks for name, appearance, age and gender', async () => {
  const { screen } = await openSetup();
  const who = screen.getByRole('region', { name: 'Who' });
  for (const name of ['Name', 'Appearance', 'Age'])
    await expect.element(who.getByRole('textbox', { name, exact: true })).toBeVisible();
  const gender = who.getByRole('group', { name: 'Gender' });
  for (const name of ['Male', 'Female', 'Other'])
    await expect.element(gender.getByRole('radio', { name, exact: true })).toBeInTheDocument();
  await expect.element(gender.getByRole('radio', { name: 'Other' })).toBeChecked();
});

test('SETUP-16 WHAT, WHERE, WHEN and WHY ask for objective and genre, location, era and motivation', async () => {
  const { screen } = await openSetup();
  const region = (name: string) => screen.getByRole('region', { name, exact: true });
  const radios = (question: string, group: string) =>
    region(question).getByRole('group', { name: group }).element().querySelectorAll('input').length;
  await expect
    .element(region('What').getByRole('textbox', { name: 'Main objective', exact: true }))
    .toBeVisible();
  expect(radios('What', 'Genre')).toBe(genres.length);
  await expect
    .element(region('Where').getByRole('textbox', { name: 'Location or world', exact: true }))
    .toBeVisible();
  expect(radios('When', 'Era')).toBe(eras.length);
  await expect.element(region('Why').getByRole('textbox', { name: 'Motivation', exact: true })).toBeVisible();
});

test('SETUP-24 the preset button goes round the seven heroes, and remembers which comes next', async () => {
  const { screen, field } = await openSetup();
  const button = screen.getByRole('button', { name: /^Borrow a hero/ });
  for (const preset of [...characterPresets, characterPresets[0]]) {
    await button.click();
    await expect.element(field('Name')).toHaveValue(preset?.name);
    await expect.element(field('Age')).toHaveValue(String(preset?.age));
    await expect.element(field('Motivation')).toHaveValue(preset?.motivation);
  }
  expect(characterPresets).toHaveLength(7);
  await expect.poll(() => localStorage.getItem('character-preset-index')).toBe('1');
});

test('SETUP-24 the seven heroes stand on a shelf; taking one fills the form and offers to begin at once', async () => {
  const { screen, field, calls } = await openSetup();
  const shelf = screen.getByRole('region', { name: 'Or begin as one of these' });
  expect(shelf.getByRole('listitem').elements()).toHaveLength(characterPresets.length);
  const begin = shelf.getByRole('button', { name: 'Begin at once' });
  await expect.element(begin).not.toBeInTheDocument();
  const perpetua = shelf.getByRole('button', { name: /^Perpetua Quill/ });
  await perpetua.click();
  await expect.element(perpetua).toHaveAttribute('aria-pressed', 'true');
  await expect.element(field('Name')).toHaveValue('Perpetua Quill');
  await begin.click();
  const form = { ...emptyForm, ...characterPresets[2], characterImage: portraitHash };
  await expect.poll(() => calls('startStory').map(({ input }) => input)).toMatchObject([{ form }]);
});

test('SETUP-22 with pictures off, no picture is asked for and no button pretends to', async () => {
  const { screen, store } = await openSetup();
  await store.changeSettings({ pictures: 'off' });
  await expect
    .element(screen.getByText('Required: Character name, appearance, objective, setting'))
    .toBeVisible();
  await expect.element(screen.getByText('No likeness yet')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /Generate|Webcam|photo/i }))
    .not.toBeInTheDocument();
});

test('words of one’s own that a preset replaced can be put back', async () => {
  const { screen, field } = await openSetup();
  await field('Name').fill('Mira Vale');
  await screen.getByRole('button', { name: /^Borrow a hero/ }).click();
  await screen.getByRole('button', { name: 'Put mine back' }).click();
  await expect.element(field('Name')).toHaveValue('Mira Vale');
});

test('SETUP-25 the form is kept between visits', async () => {
  const { field, screen } = await openKept(fakeForm());
  await expect.element(field('Name')).toHaveValue('Mira Vale');
  await expect.element(field('Location or world')).toHaveValue('a harbour town under a cliff');
  await expect.element(screen.getByRole('radio', { name: 'Mystery' })).toBeChecked();
});

/** Puts one text after the other into a field, within one task. */
function type(field: Element, ...texts: readonly string[]) {
  for (const text of texts) {
    // Past the property that React lays over the field's own.
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

test('SETUP-25 typing is stored when it rests, once', async () => {
  const app = await openSetup();
  // At one go: on a machine that stands still between two letters, the first would have rested.
  type(app.field('Name').element(), 'M', 'Mi', 'Mira');
  await expect.poll(async () => (await stored(app))?.name).toBe('Mira');
  expect(app.calls('saveForm')).toHaveLength(1);
});

test('SETUP-25 what was typed last is stored at once when the page is left', async () => {
  const app = await openSetup();
  await app.field('Name').fill('Mira');
  dispatchEvent(new Event('pagehide'));
  await expect
    .poll(() => app.calls('saveForm'))
    .toEqual([{ command: 'saveForm', input: { form: { ...emptyForm, name: 'Mira' } } }]);
});

test('SETUP-25 what the page could not store before it was closed is there at the next visit, and then stored', async () => {
  const left = await openKept(fakeForm(), { engine: { saveForm: () => new Promise(() => {}) } });
  await left.field('Name').fill('Mira the Second');
  dispatchEvent(new Event('pagehide'));
  const kept = localStorage.getItem(unsavedKey(left));
  await left.screen.unmount();

  const app = await openKept(fakeForm(), { kept });
  await expect.element(app.field('Name')).toHaveValue('Mira the Second');
  await expect.poll(async () => (await stored(app))?.name).toBe('Mira the Second');
  await expect.poll(() => localStorage.getItem(unsavedKey(app))).toBeNull();
});

test('a later value of the store never takes the place of what is being typed', async () => {
  const app = await openKept(emptyForm, { engine: { saveForm: () => new Promise(() => {}) } });
  await app.field('Name').fill('Mira');
  let came: string | undefined;
  const seen = watchForm(app.database).subscribe((form) => (came = form.name));
  await app.store.saveForm(fakeForm({ name: 'Somebody else' }));
  await expect.poll(() => came).toBe('Somebody else');
  // What the screen was told at the same time it has drawn.
  await placeOf(app.field('Name').element());
  await expect.element(app.field('Name')).toHaveValue('Mira');
  seen.unsubscribe();
});

test('a text that is too long is cut, and the field says so', async () => {
  const { screen, field } = await openSetup();
  await field('Appearance').fill('x'.repeat(100_000));
  await expect
    .poll(() => (field('Appearance').element() as HTMLTextAreaElement).value)
    .toHaveLength(maxFieldLength);
  await expect.element(screen.getByText('Only the first 2,000 characters fit here')).toBeVisible();
  await field('Appearance').fill('short');
  await expect.element(screen.getByText('Only the first 2,000 characters fit here')).not.toBeInTheDocument();
});

const wand = 'Write an example: Name';

async function openExample(answer: Partial<Suggestion>, form = emptyForm) {
  const app = await openKept(form, {
    engine: {
      suggestExample: async ({ field, nonce }: { field: string; nonce: number }) => {
        await app.database.suggestions.put({
          id: `example:${field}`,
          values: ['Zara'],
          fallback: null,
          nonce,
          ...answer,
        });
        return { ok: true, value: null };
      },
    },
  });
  await app.screen.getByRole('button', { name: wand }).click();
  return app;
}

test('SETUP-18 every text field has a wand that writes an example into it', async () => {
  const { screen, field, calls } = await openExample({});
  for (const name of ['Name', 'Appearance', 'Main objective', 'Location or world', 'Motivation'])
    await expect.element(screen.getByRole('button', { name: `Write an example: ${name}` })).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Zara');
  await screen.getByRole('button', { name: wand }).click();
  await expect.poll(() => calls('suggestExample').length).toBe(2);
  expect(calls('suggestExample').map(({ input }) => (input as { nonce: number }).nonce)).toEqual([0, 1]);
});

test('SETUP-19 without a key that the model needs, an example says so', async () => {
  const { screen, field } = await openExample({ fallback: { type: 'key-missing', provider: 'openrouter' } });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'API Key RequiredPlease configure your OpenRouter API key in settings to generate AI examples.',
    );
  await expect.element(field('Name')).toHaveValue('Zara');
});

test('SETUP-19 an example that stands in for a failed one says so', async () => {
  const { screen } = await openExample({ fallback: { type: 'cut-off', host: 'openrouter.ai' } });
  await expect.element(screen.getByText('Using Fallback Example')).toBeVisible();
  await expect.element(screen.getByText('AI generation failed, using contextual fallback.')).toBeVisible();
});

test('words of one’s own that an example replaced can be put back', async () => {
  const { screen, field } = await openExample({}, fakeForm());
  await expect.element(field('Name')).toHaveValue('Zara');
  await screen.getByRole('button', { name: 'Put mine back' }).click();
  await expect.element(field('Name')).toHaveValue('Mira Vale');
});

test('SETUP-27 a start gives the form to the engine, and opens the story without waiting for its first page', async () => {
  let finish = () => {};
  const app = await openKept(fakeForm(), {
    engine: {
      startStory: async ({ story, form }: { story: string; form: CharacterForm }) => {
        await app.database.stories.put({ ...fakeStory({ id: story, character: form }), v: 0, s: {} });
        await new Promise<void>((resolve) => (finish = resolve));
        return { ok: true, value: null };
      },
    },
  });
  await app.screen.getByRole('button', { name: 'Start My Adventure!' }).click();
  await expect.poll(() => app.atoms.get(openStoryIdAtom)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(app.calls('startStory')).toEqual([
    {
      command: 'startStory',
      input: { story: app.atoms.get(openStoryIdAtom), form: fakeForm({ characterImage: portraitHash }) },
    },
  ]);
  finish();
});

test('a start that could not be stored leaves the form as it is and says why', async () => {
  const { screen, field, atoms } = await openKept(fakeForm(), {
    engine: { startStory: async () => ({ ok: false, error: { type: 'disk-full' } }) },
  });
  await screen.getByRole('button', { name: 'Start My Adventure!' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This device is full');
  await expect.element(field('Name')).toHaveValue('Mira Vale');
  expect(atoms.get(openStoryIdAtom)).toBeNull();
});

test.each(['failed', 'made for another page'])(
  'a portrait that a page was waiting for when it was closed is waited for, and no longer once it is %s',
  async (end) => {
    const form = fakeForm({ characterImage: null });
    const app = await openApp({ session: { status: 'opening' } });
    const job: PictureJob = {
      service: 'replicate',
      model: 'flux-dev',
      id: portraitJob,
      requestId: 'portrait:1:0',
      tries: 0,
      begun: true,
      asked: true,
      again: false,
      picked: false,
      seed: 'x',
      mobile: false,
      portrait: { form, nonce: 70 },
      at: 1,
      status: { type: 'making', part: null, waiting: 0 },
    };
    await app.store.saveForm(form);
    await app.database.pictureJobs.put(job);
    app.atoms.set(sessionAtom, { status: 'open' });
    const portrait = app.screen.getByRole('figure', { name: 'Your hero’s picture' });
    await expect.element(portrait.getByText(/^Generating Image/)).toBeVisible();
    expect(app.calls('drawPortrait')).toEqual([]);
    if (end === 'failed') {
      const failure = { type: 'no-picture', why: 'failed', message: 'It was too dark.' } as const;
      await app.database.pictureJobs.put({ ...job, status: { type: 'failed', failure } });
      await expect.element(portrait.getByText(/It was too dark\./)).toBeVisible();
      await portrait.getByRole('button', { name: 'Generate Character' }).click();
    } else {
      const status = { type: 'made', credit: null } as const;
      await app.database.pictureJobs.put({ ...job, portrait: { form, nonce: 71 }, status });
    }
    await expect.poll(() => app.calls('drawPortrait')).toHaveLength(1);
  },
);
