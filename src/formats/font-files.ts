import type { FaceName, FontFiles } from './pdf-fonts.ts';

const urls: { readonly [face in FaceName]: URL } = {
  latin: new URL('./fonts/latin.ttf', import.meta.url),
  'latin-ext': new URL('./fonts/latin-ext.ttf', import.meta.url),
  vietnamese: new URL('./fonts/vietnamese.ttf', import.meta.url),
  cyrillic: new URL('./fonts/cyrillic.ttf', import.meta.url),
  'cyrillic-ext': new URL('./fonts/cyrillic-ext.ttf', import.meta.url),
  greek: new URL('./fonts/greek.ttf', import.meta.url),
  'greek-ext': new URL('./fonts/greek-ext.ttf', import.meta.url),
  italic: new URL('./fonts/italic.ttf', import.meta.url),
  title: new URL('./fonts/title.ttf', import.meta.url),
  initial: new URL('./fonts/initial.ttf', import.meta.url),
};

/** The faces as the build placed them; the service worker keeps them for use without a network. */
export const fontFiles: FontFiles = async (face) => {
  const answer = await fetch(urls[face]);
  if (!answer.ok) throw new Error(`The face ${face} could not be loaded.`);
  return new Uint8Array(await answer.arrayBuffer());
};
