// Compares two folders of pictures of the same names, pixel by pixel.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far two colours may lie apart and count as one, 0 to 1: a browser does not round the edges of corners alike in every run, by one or two
 * of 255 steps.
 */
const threshold = 0.01;

/**
 * @param {string} folder the pictures as they are now
 * @param {string} against those of before
 * @returns {{ name: string, share: number, size?: string }[]} what is not the same: the share of pixels that differ, 0 to 1, which is 1 where
 * a picture is missing on one side. A picture of the difference is written to `folder/differences`.
 */
export function comparePictures(folder, against) {
  const names = (place) => readdirSync(place).filter((name) => name.endsWith('.png'));
  const all = [...new Set([...names(against), ...names(folder)])].sort();
  return all.flatMap((name) => {
    const [now, before] = [folder, against].map((place) => pictureOf(path.join(place, name)));
    if (!now || !before) return [{ name, share: 1, size: now ? 'is new' : 'is missing' }];
    if (now.file.equals(before.file)) return [];
    const [a, b] = [PNG.sync.read(now.file), PNG.sync.read(before.file)];
    const width = Math.max(a.width, b.width);
    const height = Math.max(a.height, b.height);
    const picture = new PNG({ width, height });
    const [grownNow, grownBefore] = [grown(a, width, height), grown(b, width, height)];
    const differing = pixelmatch(grownBefore, grownNow, picture.data, width, height, {
      threshold,
      includeAA: true,
    });
    if (differing === 0 && a.height === b.height && a.width === b.width) return [];
    const target = path.join(folder, 'differences');
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, name), PNG.sync.write(picture));
    const sizes = [b, a].map((each) => `${each.width}x${each.height}`);
    const size = sizes[0] === sizes[1] ? {} : { size: sizes.join(' is now ') };
    return [{ name, share: differing / (width * height), ...size }];
  });
}

function pictureOf(file) {
  try {
    return { file: readFileSync(file) };
  } catch {
    return null;
  }
}

/** The same picture on a larger ground that no page has. */
function grown(png, width, height) {
  if (png.width === width && png.height === height) return png.data;
  const ground = new PNG({ width, height, fill: true });
  ground.data.fill(Buffer.from([255, 0, 255, 255]));
  PNG.bitblt(png, ground, 0, 0, png.width, png.height, 0, 0);
  return ground.data;
}
