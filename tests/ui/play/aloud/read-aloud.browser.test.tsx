import { afterEach, expect, test } from 'vitest';
import { createStore, Provider } from 'jotai';
import { render } from 'vitest-browser-react';

import { ReadAloud } from '../../../../src/ui/play/aloud/read-aloud.tsx';

import '../../../../src/ui/styles/page.css';

/** A browser takes no voice for an utterance that is not its own. */
class FakeUtterance {
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { readonly error: string }) => void) | null = null;

  constructor(readonly text: string) {}
}

/** The browser's voice, as far as a page can tell: what was said is written down, and ends when the test says so. */
class FakeSpeech extends EventTarget {
  readonly said: FakeUtterance[] = [];
  cancelled = 0;

  constructor(private voices: readonly SpeechSynthesisVoice[]) {
    super();
  }

  readonly getVoices = () => [...this.voices];

  /** The list of voices comes when the page has long been there. */
  arrive(voices: readonly SpeechSynthesisVoice[]) {
    this.voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  speak(utterance: FakeUtterance) {
    this.said.push(utterance);
  }

  cancel() {
    this.cancelled += 1;
  }

  /** The sentence that is being read comes to its end. */
  endSentence() {
    this.said.at(-1)?.onend?.();
  }

  breakOff() {
    this.said.at(-1)?.onerror?.({ error: 'synthesis-failed' });
  }

  texts() {
    return this.said.map(({ text }) => text);
  }
}

const voice = (name: string, lang = 'en-GB') =>
  ({ name, lang, voiceURI: name, default: false, localService: true }) satisfies SpeechSynthesisVoice;

const own = (['speechSynthesis', 'SpeechSynthesisUtterance'] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
);

afterEach(() => {
  for (const [name, before] of own) if (before) Object.defineProperty(window, name, before);
});

async function openReader(voices: readonly SpeechSynthesisVoice[]) {
  const speech = new FakeSpeech(voices);
  Object.defineProperty(window, 'speechSynthesis', { value: speech, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance, configurable: true });
  const screen = await render(
    <Provider store={createStore()}>
      <div id="passage">
        <p>The bell struck. Nobody came.</p>
        <p>The tide turned.</p>
      </div>
      <ReadAloud language="en" />
    </Provider>,
  );
  const press = (name: string) => screen.getByRole('button', { name }).click();
  return { speech, screen, press };
}

const markedWords = () =>
  [...(CSS.highlights.get('read-aloud') ?? [])].map((range) =>
    range instanceof Range ? range.toString() : '',
  );

test('a passage is read sentence by sentence, and the sentence that is read is marked', async () => {
  const { speech, screen, press } = await openReader([voice('Ada')]);
  await press('Read aloud');
  await expect.poll(() => speech.texts()).toEqual(['The bell struck.']);
  await expect.poll(markedWords).toEqual(['The bell struck.']);
  speech.endSentence();
  await expect.poll(() => speech.texts().at(-1)).toBe('Nobody came.');
  speech.endSentence();
  await expect.poll(markedWords).toEqual(['The tide turned.']);
  speech.endSentence();
  await expect.element(screen.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await expect.poll(markedWords).toEqual([]);
});

test('what was paused goes on with the sentence that broke off', async () => {
  const { speech, press } = await openReader([voice('Ada')]);
  await press('Read aloud');
  await expect.poll(() => speech.texts()).toHaveLength(1);
  speech.endSentence();
  await press('Pause');
  await expect.poll(() => speech.cancelled).toBeGreaterThan(0);
  await press('Go on');
  await expect.poll(() => speech.texts()).toEqual(['The bell struck.', 'Nobody came.', 'Nobody came.']);
});

test('a voice can be chosen among those that speak the language of the story', async () => {
  const { speech, screen, press } = await openReader([voice('Ada'), voice('Bea'), voice('Céline', 'fr-FR')]);
  await press('Read aloud');
  const list = screen.getByLabelText('Voice');
  await expect.element(list).toBeVisible();
  expect(Array.from(list.element().querySelectorAll('option'), ({ text }) => text)).toEqual([
    'The browser’s choice',
    'Ada',
    'Bea',
  ]);
  await list.selectOptions('Bea');
  await press('Pause');
  await press('Go on');
  await expect.poll(() => speech.said.at(-1)?.voice?.name).toBe('Bea');
});

test('another pace or voice is heard at once, from the beginning of the sentence that is read', async () => {
  const { speech, screen, press } = await openReader([voice('Ada'), voice('Bea')]);
  await press('Read aloud');
  await expect.poll(() => speech.texts()).toEqual(['The bell struck.']);
  speech.endSentence();
  await expect.poll(() => speech.texts()).toHaveLength(2);
  const before = speech.cancelled;
  await screen.getByLabelText('Pace').selectOptions('Fast');
  await expect.poll(() => speech.said.at(-1)).toMatchObject({ text: 'Nobody came.', rate: 1.5 });
  expect(speech.cancelled).toBe(before + 1);
  await screen.getByLabelText('Voice').selectOptions('Bea');
  await expect.poll(() => speech.said.at(-1)?.voice?.name).toBe('Bea');
  // What was cut short ends as well, in some browsers with an event: it must not lead on.
  speech.said.at(-2)?.onend?.();
  expect(speech.texts()).toEqual(['The bell struck.', 'Nobody came.', 'Nobody came.', 'Nobody came.']);
  speech.endSentence();
  await expect.poll(() => speech.said.at(-1)).toMatchObject({ text: 'The tide turned.', rate: 1.5 });
});

test('another pace while it is paused starts nothing, and is heard when it goes on', async () => {
  const { speech, screen, press } = await openReader([voice('Ada')]);
  await press('Read aloud');
  await expect.poll(() => speech.texts()).toHaveLength(1);
  await press('Pause');
  await screen.getByLabelText('Pace').selectOptions('Slow');
  await expect.element(screen.getByLabelText('Pace')).toHaveValue('0.75');
  expect(speech.texts()).toHaveLength(1);
  await press('Go on');
  await expect.poll(() => speech.said.at(-1)?.rate).toBe(0.75);
});

test('voices that come late are waited for, and stand in the list', async () => {
  const { speech, screen, press } = await openReader([]);
  await press('Read aloud');
  expect(speech.texts()).toEqual([]);
  speech.arrive([voice('Ada')]);
  await expect.poll(() => speech.texts()).toEqual(['The bell struck.']);
  await expect.element(screen.getByRole('option', { name: 'Ada' })).toBeInTheDocument();
});

test('without any voice the reader says so, and what to do about it', async () => {
  const { speech, screen, press } = await openReader([]);
  await press('Read aloud');
  await expect.element(screen.getByText(/^This browser has no voice to read with/)).toBeVisible();
  expect(speech.texts()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Read aloud' })).toBeVisible();
});

test('a voice that breaks off is told of, and the next press goes on where it was', async () => {
  const { speech, screen, press } = await openReader([voice('Ada')]);
  await press('Read aloud');
  await expect.poll(() => speech.texts()).toHaveLength(1);
  speech.endSentence();
  speech.breakOff();
  await expect.element(screen.getByText('The voice fell silent. Press again to go on.')).toBeVisible();
  await press('Read aloud');
  await expect.poll(() => speech.texts().at(-1)).toBe('Nobody came.');
  expect(speech.texts()).toHaveLength(3);
});
