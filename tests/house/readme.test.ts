import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathsNamedIn } from '../tools/readme.mjs';
import { projectRoot } from '../tools/run.mjs';

const at = (file: string) => path.join(projectRoot, file);

test('every path the README names exists', () => {
  const readme = readFileSync(at('README.md'), 'utf8');
  const missing = pathsNamedIn(readme).filter((named) => !existsSync(at(named)));
  expect(missing).toEqual([]);
});

test('every command the README names is a script of package.json', () => {
  const readme = readFileSync(at('README.md'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const commands = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
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
