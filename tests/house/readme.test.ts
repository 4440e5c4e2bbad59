import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathsNamedIn } from '../tools/readme.mjs';
import { projectRoot } from '../tools/run.mjs';

const at = (file: string) => path.join(projectRoot, file);

const guides = ['README.md', 'CONTRIBUTING.md'];

test.each(guides)('every path that %s names exists', (guide) => {
  const named = pathsNamedIn(readFileSync(at(guide), 'utf8'));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((each) => !existsSync(at(each)))).toEqual([]);
});

test.each(guides)('every command that %s names is a script of package.json', (guide) => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const commands = [...readFileSync(at(guide), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('what is to be touched to add a thing is as many files as its row says', () => {
  const rows = readFileSync(at('CONTRIBUTING.md'), 'utf8').matchAll(
    /^\| (an? [^|]+) \| ([^|]+) \| (\d+) \|/gm,
  );
  const told = [...rows].map(([, what = '', files = '', count = '']) => {
    const named = files.match(/`(?:(?:src|tests)\/[^`]+|README\.md)`/g) ?? [];
    return { what, named: named.length, count: Number(count) };
  });
  expect(told.length).toBeGreaterThan(7);
  expect(told.filter(({ named, count }) => named !== count)).toEqual([]);
});

test('paths are found in links, in code and in the map, and prose is left alone', () => {
  const text = [
    'See [the port](src/domain/ports.ts#L3), [the site](https://example.org/src/nothing.ts) and `tests/fakes.ts`.',
    'Stop and/or go; text/html; `npm test`; `/api/health`; `src/*.worker.ts`; `.data/`',
    '```',
    'src/',
    '  domain/        the game',
    '    story.ts     a story',
    'sync-server/     secrets',
    '```',
  ].join('\n');
  expect(pathsNamedIn(text)).toEqual([
    'src/domain/ports.ts',
    'tests/fakes.ts',
    'src',
    'src/domain',
    'src/domain/story.ts',
    'sync-server',
  ]);
});
