import { expect, test } from 'vitest';

import { readLook } from '../../../src/providers/builtin-illustrator/read-look.ts';
import { looksOfColors } from '../../../src/ui/pictures/photo-looks.ts';
import { fakeForm } from '../../fakes.ts';

test('SETUP-10 the colours of a photo are words that the painter reads', () => {
  const looks = looksOfColors({ hair: [120, 50, 25], skin: [200, 140, 100], cloth: [30, 125, 130] });
  expect(looks).toBe('auburn hair, tan skin, in a teal coat');
  const look = readLook(fakeForm({ appearance: `a tall woman. ${looks}` }));
  expect(look).toMatchObject({ hair: 0x7a3018, skin: 0xc98f64, cloth: 0x1f7f82 });
});

test('SETUP-10 a face that is no face names no skin', () => {
  expect(looksOfColors({ hair: [20, 20, 20], skin: [20, 80, 160], cloth: [250, 250, 250] })).toBe(
    'black hair, in a white coat',
  );
});
