import { expect, test } from 'vitest';

import { pageTemplate } from '../../sync-server/share-html.ts';

const built =
  '<!doctype html><html><head><title>Lamplit</title><link rel="stylesheet" href="/assets/a.css"></head><body><div id="root"></div></body></html>';

test('a built page in which any place cannot be found is no template, rather than a page without its styles', () => {
  expect(pageTemplate(built, '/assets/shared-1a2b3c4d.css')?.head).toContain(
    '<link rel="stylesheet" href="/assets/shared-1a2b3c4d.css"><link rel="stylesheet" href="/assets/a.css">',
  );
  for (const place of ['<link rel="stylesheet" href="/assets/a.css">', '</head>', '<div id="root"></div>'])
    expect(pageTemplate(built.replace(place, ''), '/assets/shared-1a2b3c4d.css')).toBeNull();
});
