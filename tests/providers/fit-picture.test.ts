import { afterEach, expect, test, vi } from 'vitest';

import { fitPicture } from '../../src/providers/fit-picture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where a browser has nothing left to draw on, no empty picture is stored for one that is too large', async () => {
  const blank = () => Promise.resolve(new Blob(['blank'], { type: 'image/webp' }));
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 5000, close: () => {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
      convertToBlob = blank;
    },
  );
  const large = { type: 'image/png', bytes: new Uint8Array(100), model: '', credit: null } as const;
  expect(await fitPicture(large, 50)).toBeNull();
});
