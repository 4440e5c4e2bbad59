import { expect, test } from 'vitest';

import { words as account } from '../../src/ui/account/words.ts';
import { words as aloud } from '../../src/ui/play/aloud/words.ts';
import { words as characters } from '../../src/ui/characters/words.ts';
import { words as frame } from '../../src/ui/frame/words.ts';
import { counted } from '../../src/ui/kit/counted.ts';
import { words as files } from '../../src/ui/parts/files/file-words.ts';
import { words as library } from '../../src/ui/library/words.ts';
import { words as map } from '../../src/ui/map/words.ts';
import { words as memory } from '../../src/ui/memory/words.ts';
import { words as house } from '../../src/ui/parts/words.ts';
import { words as stats } from '../../src/ui/parts/stat-words.ts';
import { words as pictures } from '../../src/ui/play/plate/words.ts';
import { words as play } from '../../src/ui/play/words.ts';
import { words as keys } from '../../src/ui/settings/keys/words.ts';
import { words as story } from '../../src/ui/settings/story/words.ts';
import { words as device } from '../../src/ui/settings/storyteller/device/words.ts';
import { words as models } from '../../src/ui/settings/storyteller/models/words.ts';
import { words as storyteller } from '../../src/ui/settings/storyteller/words.ts';
import { words as setup } from '../../src/ui/setup/words.ts';
import { words as shared } from '../../src/ui/shared/words.ts';

const all = {
  account,
  aloud,
  characters,
  frame,
  house,
  files,
  library,
  map,
  memory,
  pictures,
  play,
  keys,
  story,
  device,
  models,
  storyteller,
  setup,
  shared,
  stats,
};

/** Whatever the words of all screens say of one thing: every function among them, given 1 for all that it takes. */
function saidOfOne(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value === 'function') {
    try {
      const said: unknown = Reflect.apply(value, undefined, [1, 1, 1, 1]);
      return typeof said === 'string' ? [[at, said]] : [];
    } catch {
      // It takes no number.
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => saidOfOne(inner, `${at}.${name}`));
}

test('LIB-03 of one thing every screen speaks in the singular', () => {
  const said = saidOfOne(all, 'words');
  expect(said.length).toBeGreaterThan(100);
  const things =
    'scenes|stories|words|roads|pictures|models|characters|entries|chapters|facts|turns|endings|books|heroes|changes|tokens|branches|lorebooks|seconds|minutes|days|files';
  const wrong = new RegExp(`\\b1 (?:[a-z]+ )?(?:${things})\\b`);
  // 'At most 1 characters' is a limit, and never 1.
  expect(said.filter(([, text]) => wrong.test(text) && !/\b(?:of|most|have|some) 1 /i.test(text))).toEqual(
    [],
  );
});

test('a count is written as the page writes numbers', () => {
  expect([0, 1, 2, 12_345].map((count) => counted(count, 'story', 'stories'))).toEqual([
    '0 stories',
    '1 story',
    '2 stories',
    '12,345 stories',
  ]);
});
