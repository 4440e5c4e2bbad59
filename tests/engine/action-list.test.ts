import { describe, expect, test } from 'vitest';
import { fallbackActions } from '../../src/domain/fallbacks.ts';
import { cleanLine, readActions, readTexts } from '../../src/engine/action-list.ts';
import { repairJson } from '../../src/providers/text-tools.ts';

const options = { language: 'en', repairJson };
const three = [
  { id: 'a1', text: 'Wait for the tide', type: 'neutral' },
  { id: 'a2', text: 'Help the boy', type: 'good' },
  { id: 'a3', text: 'Rob the ferryman', type: 'evil' },
];
const json = JSON.stringify(three.map(({ text, type }) => ({ text, type })));

/** Every one of these holds the three actions above. */
const broken: readonly (readonly [string, string])[] = [
  ['plain JSON', json],
  ['a byte order mark', `\ufeff${json}`],
  ['white space around it', `\n\n  ${json}  \n`],
  ['a code fence', `\`\`\`json\n${json}\n\`\`\``],
  ['a code fence that is not closed', `\`\`\`json\n${json}`],
  [
    'words around it',
    `Here are three actions [as asked]:\n${json}\nEnjoy!`.replace('[as asked]', 'as asked'),
  ],
  ['thinking before it', `<think>I need [three] actions {good}</think>${json}`],
  ['thinking without its opening tag', `I need three actions.</think>\n${json}`],
  ['an object around the array', `{"actions":${json}}`],
  ['another word for the array', `{"choices":${json},"note":"done"}`],
  ['JSON in a string', JSON.stringify(json)],
  ['single quotes', json.replaceAll('"', "'")],
  ['keys without quotes', json.replace(/"(text|type)":/g, '$1:')],
  ['trailing commas', json.replaceAll('}', ',}').replace(/\]$/, ',]')],
  ['no commas between objects', json.replaceAll('},{', '}\n{')],
  ['comments', json.replace('[', '[ // three actions\n')],
  ['curly quotes', json.replaceAll('"text"', '“text”').replaceAll('"type"', '“type”')],
  ['cut off in the last object', json.slice(0, -4)],
  ['no closing bracket', json.slice(0, -1)],
  ['other keys', json.replaceAll('"text"', '"action"').replaceAll('"type"', '"alignment"')],
  ['types in capitals', json.replaceAll(/"(neutral|good|evil)"/g, (type) => type.toUpperCase())],
  [
    'types in sentences',
    json
      .replace('"neutral"', '"neutral choice"')
      .replace('"good"', '"a good deed"')
      .replace('"evil"', '"evil/selfish"'),
  ],
  [
    'a map from type to text',
    '{"neutral":"Wait for the tide","good":"Help the boy","evil":"Rob the ferryman"}',
  ],
  [
    'a map from type to object',
    '{"neutral":{"text":"Wait for the tide"},"good":{"text":"Help the boy"},"evil":{"text":"Rob the ferryman"}}',
  ],
  ['arrays by type', '{"neutral":["Wait for the tide"],"good":["Help the boy"],"evil":["Rob the ferryman"]}'],
  [
    'strings with their types',
    '["Neutral: Wait for the tide","Good: Help the boy","Evil: Rob the ferryman"]',
  ],
  [
    'strings with their types behind',
    '["Wait for the tide (neutral)","Help the boy [good]","Rob the ferryman (evil)"]',
  ],
  [
    'bold, numbers and quotes in the texts',
    json
      .replace('Wait for', '1. **Wait** for')
      .replace('Help the boy', '“Help the boy”')
      .replace('Rob the ferryman', '- Rob the ferryman'),
  ],
  ['four actions', json.replace(/\]$/, ',{"text":"A fourth","type":"good"}]')],
  [
    'the same action twice',
    json
      .replace('[', '[{"text":"wait for the TIDE","type":"neutral"},')
      .replace('wait for the TIDE', 'Wait for the tide'),
  ],
  ['empty texts', json.replace('[', '[{"text":"  ","type":"good"},{"type":"evil"},')],
  ['numbered lines', '1. Neutral: Wait for the tide\n2. Good: Help the boy\n3. Evil: Rob the ferryman'],
  ['labelled lines', 'NEUTRAL: Wait for the tide\nGOOD: Help the boy\nEVIL: Rob the ferryman'],
  ['bold labels', '**Neutral:** Wait for the tide\n\n**Good:** Help the boy\n\n**Evil:** Rob the ferryman'],
  [
    'bullets with the types behind',
    'Choose:\n- Wait for the tide (neutral)\n- Help the boy (good)\n- Rob the ferryman (evil)',
  ],
  [
    'lines with dashes',
    '1) [NEUTRAL] - Wait for the tide\r\n2) [GOOD] - Help the boy\r\n3) [EVIL] - Rob the ferryman',
  ],
  [
    'options with letters',
    'Option A (Neutral): Wait for the tide\nOption B (Good): Help the boy\nOption C (Evil): Rob the ferryman',
  ],
  ['one object a line', json.slice(1, -1).replaceAll('},{', '}\n{')],
];

describe('PLAY-14 three actions are read', () => {
  for (const [name, text] of broken) {
    test(`out of ${name}`, () => expect(readActions(text, options)).toEqual(three));
  }
});

test('PLAY-14 most of them are read without any JSON repair', () => {
  const read = broken.filter(([, text]) => {
    const actions = readActions(text, { ...options, repairJson: () => null });
    return JSON.stringify(actions) === JSON.stringify(three);
  });
  expect(read.length).toBeGreaterThanOrEqual(24);
});

test('PLAY-13 fallbacks of the missing types fill up to three', () => {
  const one = readActions('[{"text":"Help the boy","type":"good"}]', options);
  const [investigate, , exploit] = fallbackActions();
  expect(one?.map(({ text, type }) => [text, type])).toEqual([
    ['Help the boy', 'good'],
    [investigate?.text, 'neutral'],
    [exploit?.text, 'evil'],
  ]);
  expect(new Set(one?.map((action) => action.id)).size).toBe(3);
});

test.each([
  '',
  'I cannot do that.',
  '[]',
  '{}',
  '{"error":"no"}'.replace('no', ''),
  'null',
  '<html></html>',
  '[[[[[[[["deep"]]]]]]]]',
])('PLAY-14 there are none in %j', (text) => {
  expect(readActions(text, options)).toBeNull();
});

test('PLAY-08 an action without a type is classified by its words, in English only', () => {
  const text = '["Help the boy","Kill the guard","Look around"]';
  expect(readActions(text, options)?.map((action) => action.type)).toEqual(['good', 'evil', 'neutral']);
  expect(readActions(text, { ...options, language: 'de' })?.map((action) => action.type)).toEqual([
    'neutral',
    'neutral',
    'neutral',
  ]);
});

test('PLAY-14 no text is longer than 300 characters, and none holds control characters', () => {
  const [first] =
    readActions(JSON.stringify([{ text: `Run\u0000 ${'on '.repeat(300)}`, type: 'neutral' }]), options) ?? [];
  expect(first?.text.length).toBeLessThanOrEqual(300);
  expect(first?.text).toMatch(/^Run on on/);
});

test('PLAY-32 hostile texts stay text', () => {
  const [first] =
    readActions('[{"text":"<img src=x onerror=alert(1)> open it","type":"neutral"}]', options) ?? [];
  expect(first?.text).toBe('<img src=x onerror=alert(1)> open it');
});

describe('PLAY-16 titles of the book', () => {
  const titles = ['The Salt Road', 'What the Ferryman Owed', 'Lanterns', 'The Last Thief'];
  test.each([
    ['an array', JSON.stringify(titles)],
    ['an array in a fence', `\`\`\`json\n${JSON.stringify(titles)}\n\`\`\``],
    ['an object', JSON.stringify({ titles })],
    ['a cut array', JSON.stringify(titles).slice(0, -2)],
    ['numbered lines', titles.map((title, index) => `${index + 1}. "${title}"`).join('\n')],
    ['objects', JSON.stringify(titles.map((title) => ({ title })))],
    ['five and a repeat', JSON.stringify(['The Salt Road', ...titles, 'Too many'])],
  ])('are read out of %s', (_, text) => {
    expect(readTexts(text, 4, repairJson)).toEqual(titles);
  });
});

test.each([
  ['"Go on"', 'Go on'],
  ["'Go on'", 'Go on'],
  ['- **Go** on,', 'Go on'],
  ['“Go on”, he said', '“Go on”, he said'],
  ["Don't", "Don't"],
  ['2) Go\n on', 'Go on'],
])('PLAY-14 the line %j is %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});
