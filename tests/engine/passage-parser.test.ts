import { expect, test } from 'vitest';
import type { StoryEvent } from '../../src/domain/ports.ts';
import { createPassageParser, longestPassage } from '../../src/engine/passage-parser.ts';
import type { PassageParserOptions } from '../../src/engine/passage-parser.ts';
import { recordedStreams } from '../providers/chat-completions/recorded-streams.ts';

type Options = Partial<PassageParserOptions> & { readonly ragged?: boolean };

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

const plain: readonly (readonly [name: string, text: string, passage: string, options?: Options])[] = [
  ['two paragraphs', 'The lamp burned.\n\nShe went on.', 'The lamp burned.|She went on.|'],
  ['CRLF', 'The lamp burned.\r\n\r\nShe went on.\r\n', 'The lamp burned.|She went on.|'],
  ['CR alone', 'The lamp burned.\r\rShe went on.', 'The lamp burned.|She went on.|'],
  ['blank lines with spaces in them', 'One, two.\n \t \nThree.', 'One, two.|Three.|'],
  ['many blank lines', '\n\n\nOne, two.\n\n\n\n\nThree.\n\n\n', 'One, two.|Three.|'],
  [
    'wrapped lines',
    'The lamp on the pier, which had\nburned all night, went\nout.\n\nThen dark.',
    'The lamp on the pier, which had burned all night, went out.|Then dark.|',
  ],
  ['white space is one space', 'A  lamp,\t it  was.   \n\n   B.', 'A lamp, it was.|B.|'],
  [
    'paragraphs with one line end between them',
    `${'The rain came down on the roofs of the town, and '.repeat(3)}then it stopped.\nAfter that, nothing was dry.`,
    `${'The rain came down on the roofs of the town, and '.repeat(3)}then it stopped.|After that, nothing was dry.|`,
  ],
  [
    'somebody speaks on a line of his own',
    'He knocked twice.\n"Come in," she said.\n\nHe did.',
    'He knocked twice.|"Come in," she said.|He did.|',
  ],
  ['Title: in front', 'Title: The Last Lamp\n\nThe lamp burned.', '[The Last Lamp]The lamp burned.|'],
  [
    '**Title:** in front',
    '**Title:** "The Last Lamp"\n\nThe lamp burned.',
    '[The Last Lamp]The lamp burned.|',
  ],
  ['**Title: …** in front', '**Title: The Last Lamp**\nThe lamp burned.', '[The Last Lamp]The lamp burned.|'],
  ['a heading in front', '## The Last Lamp\n\nThe lamp burned.', '[The Last Lamp]The lamp burned.|'],
  [
    'a bold line in front',
    '**The Last Lamp**\n\nThe lamp burned, low.',
    '[The Last Lamp]The lamp burned, low.|',
  ],
  [
    'a bare title in front',
    'The Last Lamp\n\nThe lamp burned, low.',
    '[The Last Lamp]The lamp burned, low.|',
  ],
  [
    'a first line about the time',
    'Three days later\n\nThe lamp burned, low.',
    'Three days later|The lamp burned, low.|',
  ],
  ['a first line in a script without capitals', 'น้ำขึ้น\n\nเธอวิ่ง', 'น้ำขึ้น|เธอวิ่ง|'],
  ['a code fence', '```\nThe lamp burned.\n\nShe went.\n```', 'The lamp burned.|She went.|'],
  [
    'a code fence with a language',
    '```markdown\n# Lamp\n\nThe lamp burned.\n```\n',
    '[Lamp]The lamp burned.|',
  ],
  [
    'a word to the reader in front',
    'Sure! Here is the next passage:\n\nThe lamp burned.',
    'The lamp burned.|',
  ],
  ['a short word to the reader', 'Certainly!\n\nThe lamp burned.', 'The lamp burned.|'],
  ['a label in front', 'Passage: The lamp burned.\n\nOut.', 'The lamp burned.|Out.|'],
  [
    'words that only begin like a label',
    'Titles meant nothing here.\n\nStories did.',
    'Titles meant nothing here.|Stories did.|',
  ],
  [
    'words that only begin like a preface',
    'Here the river bends, slowly.\n\nOkay was all he said.',
    'Here the river bends, slowly.|Okay was all he said.|',
  ],
  ['one word alone', 'Run!', 'Run!|'],
  ['one line without punctuation and nothing else', 'The lamp burned', 'The lamp burned|'],
  [
    'a numbered list behind',
    'The lamp burned.\n\nIt went out.\n\n1. Run\n2. Hide\n3. Wait',
    'The lamp burned.|It went out.|',
  ],
  ['a list behind the first paragraph', 'The lamp burned.\n\n1) Run\n2) Hide', 'The lamp burned.|'],
  ['letters behind', 'One.\n\nTwo.\n\nA) Run\nB) Hide', 'One.|Two.|'],
  ['bullets behind', 'One.\n\nTwo.\n\n- Run\n- Hide', 'One.|Two.|'],
  ['a header and a list', 'One.\n\nTwo.\n\n**Options:**\n\n- Run', 'One.|Two.|'],
  ['a heading of choices', 'One.\n\nTwo.\n\n### Your choices\nRun away', 'One.|Two.|'],
  ['a question to the player', 'One.\n\nTwo.\n\nWhat do you do?', 'One.|Two.|'],
  [
    'a question in the story stays',
    'One.\n\n"What do you want?" she asked.',
    'One.|"What do you want?" she asked.|',
  ],
  [
    'a question without quotes stays',
    'One.\n\nWhat would become of them?',
    'One.|What would become of them?|',
  ],
  [
    'sentences that begin like a header',
    'One.\n\nActions have a price, he knew.\n\nWhat came next was worse.',
    'One.|Actions have a price, he knew.|What came next was worse.|',
  ],
  ['typed choices behind', 'One.\n\nTwo.\n\nGOOD: help\nEVIL: rob', 'One.|Two.|'],
  [
    'people who are good',
    'One.\n\nGood people lived here. Evil never came.',
    'One.|Good people lived here. Evil never came.|',
  ],
  ['JSON behind', 'One.\n\nTwo.\n\n[{"text":"Run","type":"neutral"}]', 'One.|Two.|'],
  ['a rule between', 'One.\n\n---\n\nTwo.', 'One.|Two.|'],
  ['stars between', 'One.\n\n* * *\n\nTwo.', 'One.|Two.|'],
  ['a word count behind', 'One.\n\nTwo.\n\n(Word count: 120)', 'One.|Two.|'],
  ['bold and italic words', 'The **old** *lamp* burned, ***low***.', 'The old lamp burned, low.|'],
  ['a stop token', 'One.\n\nTwo.<|im_end|>\n<|im_start|>user', 'One.|Two.|'],
  ['the end of a turn', 'One. Two.</s>', 'One. Two.|'],
  ['NUL and other control characters', 'The\u0000 lamp\u0007 bur\u001bned.\u009f', 'The lamp burned.|'],
  ['overrides of the direction of text', 'a\u202eb \ufeffc.', 'ab c.|'],
  [
    'HTML stays text',
    'The <b>lamp</b> <script>x()</script> burned.',
    'The <b>lamp</b> <script>x()</script> burned.|',
  ],
  [
    'Hebrew and Arabic',
    'השומר הרים את הפנס.\n\nمرحبا أيها الغريب.',
    'השומר הרים את הפנס.|مرحبا أيها الغريب.|',
  ],
  ['Japanese, without spaces', '灯台の光が消えた。\n\n彼女は走った。', '灯台の光が消えた。|彼女は走った。|'],
  ['emoji of several characters', 'The family 👩‍👩‍👧‍👦 waved 🇳🇴.', 'The family 👩‍👩‍👧‍👦 waved 🇳🇴.|'],
  ['half a surrogate pair', 'A \ud83d B \ude00 C.', 'A \ufffd B \ufffd C.|'],
  ['a word of 250 letters', `${'a'.repeat(250)} b.`, `${'a'.repeat(250)} b.|`],
  ['three paragraphs although two were asked for', 'One.\n\nTwo.\n\nThree.', 'One.|Two.|Three.|'],
  [
    'a bold line with a colon in front',
    '**Scene: The Last Lamp**\n\nThe lamp burned, low.',
    '[The Last Lamp]The lamp burned, low.|',
  ],
  [
    'a chapter in front',
    'Chapter 3: The Last Lamp\n\nThe lamp burned, low.',
    '[The Last Lamp]The lamp burned, low.|',
  ],
  [
    'a bold first sentence',
    '**The lamp burned.** It was late.\n\nOut.',
    'The lamp burned. It was late.|Out.|',
  ],
  [
    'a sentence about a scene',
    'Scene after scene went by. He slept.',
    'Scene after scene went by. He slept.|',
  ],
  ['numbered paragraphs', 'Paragraph 1: One, two.\n\n**Paragraph 2:** Three.', 'One, two.|Three.|'],
  [
    'numbered paragraphs with lines of their own',
    'Paragraph 1:\nOne, two.\n\n(Paragraph two):\nThree.',
    'One, two.|Three.|',
  ],
  ['tags around it', '<passage>\nOne, two.\n\nThree.\n</passage>\nDone!', 'One, two.|Three.|'],
  ['tags on the same line', '<story>One, two.\n\nThree.</story> Done!', 'One, two.|Three.|'],
  ['your options', 'One.\n\nTwo.\n\nHere are your options:\n\n- Run', 'One.|Two.|'],
  ['you can', 'One.\n\nTwo.\n\nYou can:\n\n- Run', 'One.|Two.|'],
  [
    'you, in a story',
    'One.\n\nYou can see the sea from here.\n\nHere are the dead: he counted them.',
    'One.|You can see the sea from here.|Here are the dead: he counted them.|',
  ],
  [
    'people who speak behind hyphens',
    'Uno.\n\nDos.\n- Hola, dijo.\n- Adiós, dijo ella.',
    'Uno.|Dos. - Hola, dijo. - Adiós, dijo ella.|',
  ],
  ['underscores', 'The _old lamp_ burned, _low_.', 'The old lamp burned, low.|'],
  ['nothing', '', ''],
  ['only a title', 'Title: Nothing\n', '[Nothing]'],
  ['cut by the limit in a word', 'The lamp burned. It was ol', 'The lamp burned. It was…|', { ragged: true }],
  ['cut by the limit behind a sentence', 'The lamp burned.', 'The lamp burned.|', { ragged: true }],
  ['cut by the limit between words', 'The lamp burned. It ', 'The lamp burned. It…|', { ragged: true }],
  ['goes on with a space', ' and went out.', ' and went out.|', { carryOn: 'The lamp burned' }],
  ['goes on without a space', 'and went out.', 'and went out.|', { carryOn: 'The lamp burned' }],
  ['goes on with a mark', ', low.', ', low.|', { carryOn: 'The lamp burned' }],
  ['goes on with a new paragraph', '\n\nIt went out.', '|It went out.|', { carryOn: 'The lamp burned.' }],
  [
    'an empty line in the middle of a sentence',
    '\n\nand went out.',
    'and went out.|',
    { carryOn: 'The lamp burned' },
  ],
  [
    'goes on with what looks like a title',
    'The old door\n\nIt stood open.',
    'The old door|It stood open.|',
    { carryOn: 'He saw' },
  ],
];

for (const [name, text, passage, options] of plain) {
  test(`PLAY-04 ${name}: is read as it should be, and alike wherever it is cut`, () => {
    expect(told(read([text], options).events)).toBe(passage);
    expectAlike(text, options);
  });
}

const tagged: readonly (readonly [
  name: string,
  text: string,
  passage: string,
  actions: readonly string[],
])[] = [
  [
    'the whole form',
    'TITLE: The Lamp\n\nOne.\n\nTwo.\n\nGOOD: Help him\nNEUTRAL: Wait\nEVIL: Rob him',
    '[The Lamp]One.|Two.|',
    ['good Help him', 'neutral Wait', 'evil Rob him'],
  ],
  [
    'CRLF',
    'TITLE: The Lamp\r\n\r\nOne.\r\n\r\nGOOD: Help\r\nNEUTRAL: Wait\r\nEVIL: Rob\r\n',
    '[The Lamp]One.|',
    ['good Help', 'neutral Wait', 'evil Rob'],
  ],
  [
    'bold labels',
    '**TITLE:** The Lamp\n\nOne.\n\n**GOOD:** Help\n**NEUTRAL:** Wait\n**EVIL:** Rob',
    '[The Lamp]One.|',
    ['good Help', 'neutral Wait', 'evil Rob'],
  ],
  [
    'another order and empty lines',
    'TITLE: A\n\nOne.\n\nEVIL: Rob\n\nGOOD: Help\n\nNEUTRAL: Wait',
    '[A]One.|',
    ['evil Rob', 'good Help', 'neutral Wait'],
  ],
  [
    'numbers and brackets',
    'TITLE: A\n\nOne.\n\n1. GOOD: Help\n2. [NEUTRAL] Wait\n- EVIL - Rob',
    '[A]One.|',
    ['good Help', 'neutral Wait', 'evil Rob'],
  ],
  [
    'small letters',
    'Title: A\n\nOne.\n\nGood: Help\nNeutral: Wait\nEvil: Rob',
    '[A]One.|',
    ['good Help', 'neutral Wait', 'evil Rob'],
  ],
  ['no title', 'The lamp burned, low.\n\nGOOD: Help', 'The lamp burned, low.|', ['good Help']],
  ['a bare first line', 'The Lamp\n\nIt burned.\n\nGOOD: Help', '[The Lamp]It burned.|', ['good Help']],
  [
    'labels with another word',
    'TITLE: A\n\nOne.\n\nGood action: Help\nNeutral choice: Wait\n**Evil Option:** Rob',
    '[A]One.|',
    ['good Help', 'neutral Wait', 'evil Rob'],
  ],
  [
    'a title on its own line',
    'TITLE:\nThe Lamp\n\nOne, two.\n\nGOOD: Help',
    '[The Lamp]One, two.|',
    ['good Help'],
  ],
  ['no tail', 'TITLE: A\n\nOne.\n\nTwo.', '[A]One.|Two.|', []],
  [
    'an action over two lines',
    'TITLE: A\n\nOne.\n\nGOOD: Help the\nold man\nEVIL: Rob',
    '[A]One.|',
    ['good Help the old man', 'evil Rob'],
  ],
  ['a list without labels', 'TITLE: A\n\nOne.\n\nTwo.\n\n1. Run\n2. Hide', '[A]One.|Two.|', []],
  ['a label of the passage', 'TITLE: A\n\nPASSAGE: One.\n\nGOOD: Help', '[A]One.|', ['good Help']],
  [
    'story words that begin like labels',
    'TITLE: A\n\nGood heavens, he said.\n\nEvil never sleeps.\n\nGOOD: Help',
    '[A]Good heavens, he said.|Evil never sleeps.|',
    ['good Help'],
  ],
  [
    'a remark behind the actions',
    'TITLE: A\n\nOne.\n\nGOOD: Help\n\nLet me know!',
    '[A]One.|',
    ['good Help'],
  ],
  ['a code fence', '```\nTITLE: A\n\nOne.\n\nGOOD: Help\n```', '[A]One.|', ['good Help']],
];

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
  expect(length).toBeGreaterThan(longestPassage - 100);
  expect(length).toBeLessThan(longestPassage + 200);
});

test('PLAY-04 a paragraph of 100 kB without a line end is read quickly', () => {
  const text = 'The stairs went on and on. '.repeat(4_000);
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
