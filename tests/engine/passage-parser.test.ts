import { expect, test } from 'vitest';
import { jsonBytes, maxPassageBytes } from '../../src/domain/limits.ts';
import type { StoryEvent } from '../../src/domain/ports/storyteller.ts';
import { createPassageParser } from '../../src/engine/passage-parser.ts';
import { recordedStreams } from '../providers/wire/recorded-streams.ts';
import { plain, tagged, type Options } from './passages.ts';

function read(pieces: readonly string[], options: Options = {}) {
  const { ragged = false, ...rest } = options;
  const parser = createPassageParser({ paragraphs: 2, tagged: false, ...rest });
  const events = [...pieces.flatMap((piece) => parser.feed(piece)), ...parser.finish(ragged)];
  return {
    events: joined(events),
    actions: parser.actions(),
    tail: parser.tail(),
    count: parser.paragraphs(),
    cut: parser.cut(),
  };
}

/** Words that came in several events are the same words. */
function joined(events: readonly StoryEvent[]): readonly StoryEvent[] {
  const all: StoryEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event.type === 'words' && last?.type === 'words')
      all[all.length - 1] = { type: 'words', text: last.text + event.text };
    else all.push(event);
  }
  return all;
}

/** The passage with | between paragraphs, and a title in front of it. */
function told(events: readonly StoryEvent[]): string {
  return events
    .map((event) => {
      if (event.type === 'words') return event.text;
      if (event.type === 'paragraph-end') return '|';
      return event.type === 'title' ? `[${event.text}]` : '';
    })
    .join('');
}

for (const [name, text, passage, options] of plain) {
  test(`PLAY-04 ${name}: is read as it should be, and alike wherever it is cut`, () => {
    expect(told(read([text], options).events)).toBe(passage);
    expectAlike(text, options);
  });
}

for (const [name, text, passage, actions] of tagged) {
  test(`PLAY-26 the one-call form, ${name}: is read as it should be, and alike wherever it is cut`, () => {
    const result = read([text], { tagged: true });
    expect(told(result.events)).toBe(passage);
    expect(result.actions.map((action) => `${action.type} ${action.text}`)).toEqual(actions);
    expect(new Set(result.actions.map((action) => action.id)).size).toBe(actions.length);
    expectAlike(text, { tagged: true });
  });
}

test('PLAY-04 the text of every recorded stream is read alike wherever it is cut', () => {
  for (const { text } of recordedStreams()) {
    expectAlike(text);
    expectAlike(text, { tagged: true });
  }
});

function expectAlike(text: string, options: Options = {}) {
  const whole = JSON.stringify(read([text], options));
  for (let cut = 0; cut <= text.length; cut += 1) {
    const halves = JSON.stringify(read([text.slice(0, cut), text.slice(cut)], options));
    if (halves !== whole) expect(`cut at ${cut}: ${halves}`).toBe(whole);
  }
  const letters = Array.from({ length: text.length }, (_, index) => text[index] ?? '');
  expect(JSON.stringify(read(letters, options))).toBe(whole);
}

test('PLAY-04 only whole words are told, and each as soon as it is whole', () => {
  const parser = createPassageParser({ paragraphs: 2, tagged: false });
  const steps = ['Oh, the la', 'mp', ' bur', 'ned', '.\n', '\n', 'She'].map((piece) => parser.feed(piece));
  expect(steps).toEqual([
    [{ type: 'words', text: 'Oh, the' }],
    [],
    [{ type: 'words', text: ' lamp' }],
    [],
    [{ type: 'words', text: ' burned.' }],
    [{ type: 'paragraph-end' }],
    [],
  ]);
  expect(parser.finish()).toEqual([
    { type: 'words', text: 'She' },
    { type: 'paragraph-end' },
    { type: 'passage-end' },
  ]);
  expect(parser.finish()).toEqual([]);
});

test('PLAY-04 joined words and paragraph ends are the passage', () => {
  const { events } = read(['One, two.\n\nThree four.']);
  expect(events).toEqual([
    { type: 'words', text: 'One, two.' },
    { type: 'paragraph-end' },
    { type: 'words', text: 'Three four.' },
    { type: 'paragraph-end' },
    { type: 'passage-end' },
  ]);
});

test('PLAY-15 paragraphs are counted, and another number than asked for is no failure', () => {
  expect(read(['One.\n\nTwo.\n\nThree.']).count).toBe(3);
  expect(read(['One.']).count).toBe(1);
});

test('PLAY-28 what stood unfinished when a stream broke is not told', () => {
  const parser = createPassageParser({ paragraphs: 2, tagged: false });
  expect(told(parser.feed('The lamp burned. It went ou'))).toBe('The lamp burned. It went');
});

test('PLAY-26 the passage ends as soon as what is behind it begins', () => {
  const parser = createPassageParser({ paragraphs: 2, tagged: true });
  const events = [...parser.feed('TITLE: A\n\nOne, two.\n\nGOOD: H')];
  expect(events.at(-1)).toEqual({ type: 'passage-end' });
  expect(parser.ended()).toBe(true);
});

test('PLAY-04 a megabyte of story is cut, and says why', () => {
  const parser = createPassageParser({ paragraphs: 2, tagged: false });
  const piece = 'And then another door stood open before him. '.repeat(1000);
  let length = 0;
  for (let sent = 0; sent < 1_000_000; sent += piece.length) {
    for (const event of parser.feed(piece)) if (event.type === 'words') length += event.text.length;
  }
  expect(parser.cut()).toBe('too-long');
  expect(length).toBeGreaterThan(maxPassageBytes - 100);
  expect(length).toBeLessThan(maxPassageBytes + 200);
});

test.each([
  ['in few words', 'The stairs went on and on. '],
  ['in signs that take more than one byte', '„Größer“, sagte sie; „größer!“ '],
  ['in paragraphs of one word', 'Up!\n\n'],
])('PLAY-04 a passage is cut where it is longer than one may be as it is stored, %s', (_, piece) => {
  const parser = createPassageParser({ paragraphs: 2, tagged: false });
  const events: StoryEvent[] = [];
  for (let sent = 0; sent < 100_000; sent += piece.length) events.push(...parser.feed(piece));
  expect(parser.cut()).toBe('too-long');
  const bytes = jsonBytes(told(events).replaceAll('|', '\n\n'));
  expect(bytes).toBeGreaterThan(maxPassageBytes - 100);
  expect(bytes).toBeLessThan(maxPassageBytes + 200);
});

test('PLAY-04 a passage that goes on from a draft is no longer, with it, than one may be', () => {
  const carryOn = 'The stairs went on and on. '.repeat(1_000);
  const parser = createPassageParser({ paragraphs: 2, tagged: false, carryOn });
  let length = 0;
  for (let sent = 0; sent < 100_000; sent += 27)
    for (const event of parser.feed('The stairs went on and on. '))
      if (event.type === 'words') length += event.text.length;
  expect(parser.cut()).toBe('too-long');
  expect(carryOn.length + length).toBeGreaterThan(maxPassageBytes - 100);
  expect(carryOn.length + length).toBeLessThan(maxPassageBytes + 200);
});

test('PLAY-04 a paragraph as long as a passage may be, without a line end, is read whole', () => {
  const text = 'The stairs went on and on. '.repeat(1_480);
  expect(jsonBytes(text)).toBeGreaterThan(maxPassageBytes - 100);
  const { events, cut } = read(text.match(/.{1,7}/gs) ?? []);
  expect(cut).toBeNull();
  expect(told(events).length).toBe(text.trim().length + 1);
});

test('PLAY-04 no text makes it throw', () => {
  const parts = [
    '\n',
    '\r',
    '```',
    '#',
    '*',
    'GOOD:',
    'Title:',
    '1.',
    '[',
    '{"',
    '<',
    '\ud800',
    'a',
    ' ',
    '—',
    '\u0000',
    'Here',
    ':',
    '</story>',
    'Paragraph 1',
    'Chapter',
    'Option',
    '-',
    '_',
    'evil',
    'What',
  ];
  let seed = 7;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
  for (let round = 0; round < 3_000; round += 1) {
    const text = Array.from({ length: next() % 12 }, () => parts[next() % parts.length] ?? '').join('');
    const options = { tagged: round % 2 === 0, carryOn: round % 3 === 0 ? 'Before' : '' };
    const whole = JSON.stringify(read([text], options));
    const cut = next() % (text.length + 1);
    expect(JSON.stringify(read([text.slice(0, cut), text.slice(cut)], options))).toBe(whole);
  }
});
