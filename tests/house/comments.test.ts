import { expect, test } from 'vitest';
import { codesIn } from '../tools/comments.mjs';

test.each([
  ['a.ts', `/** What it does (PLAY-25). */\nexport const a = 1;\n`, 'a.ts:1: PLAY-25'],
  ['a.tsx', `const a = <p>{/* SET-04 */}</p>;\n`, 'a.tsx:1: SET-04'],
  ['a.ts', `const a = 1;\n// Ruling 16: the default.\n`, 'a.ts:2: Ruling 16'],
  ['a.ts', `/**\n * More\n * (rulings 9, 16).\n */\n`, 'a.ts:3: rulings 9'],
  ['a.mjs', `const a = 1; // see storyteller.md 5.1\n`, 'a.mjs:1: storyteller.md'],
  ['a.css', `a {\n  /* STAT-11: two seconds */\n}\n`, 'a.css:2: STAT-11'],
])('a code in a comment of %s is found: %j', (file, source, found) => {
  expect(codesIn(file, source)).toEqual([found]);
});

test('titles of tests, addresses, hashes and the README may be named', () => {
  const source = `// SHA-256 of UTF-16, see README.md\ntest('PLAY-25 a call is a chat completion', () => 'https://example.org/SET-04');\n`;
  expect(codesIn('a.ts', source)).toEqual([]);
});
