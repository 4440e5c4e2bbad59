// Runs in a page of each engine: tells the kept stories and paints the kept pictures there, and says which are not what they are on Node.
import { goldenFiles, goldenPaths, tellGolden } from '../providers/builtin-storyteller/golden-paths.ts';
import { goldenPictures } from '../providers/builtin-illustrator/golden-hashes.ts';
import { goldenPicturesNow } from '../providers/builtin-illustrator/golden-pictures.ts';

async function compare() {
  const others: string[] = [];
  for (const { name } of goldenPaths)
    if ((await tellGolden(name)) !== (await goldenFiles[`./golden/${name}.txt`]?.())) others.push(name);
  const painted = goldenPicturesNow();
  for (const [at, hash] of goldenPictures.entries()) if (painted[at] !== hash) others.push(`picture ${at}`);
  return { compared: goldenPaths.length + goldenPictures.length, others };
}

compare().then(
  (result) => Object.assign(window, { goldenForTest: result }),
  (error: unknown) => Object.assign(window, { goldenForTest: { compared: 0, others: [String(error)] } }),
);
