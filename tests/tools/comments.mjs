// A comment says in words what it means. The code of a requirement, the number of a ruling and the page of a design stand in documents that
// a reader of the code does not have; the titles of tests name requirements, and comments do not.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { listFiles } from '../../sync-server/precache.mjs';

const subjects = 'AUTH|CHAR|CRED|DEMO|HIST|IMG|LIB|PAY|PDF|PLAY|PWA|ROUTE|SET|SETUP|SHARE|STAT|SYNC';
const codes = new RegExp(
  `\\b(?:${subjects})-\\d{2}\\b|\\brulings? \\d+|\\b(?!README|CONTRIBUTING)[\\w-]+\\.md\\b`,
  'gi',
);

/** The comments of a source text, each with the place where it begins. */
function commentsOf(file, text) {
  if (!file.endsWith('.css')) return parseSync(file, text).comments;
  return [...text.matchAll(/\/\*[^]*?\*\//g)].map((found) => ({ value: found[0], start: found.index }));
}

/** Codes that stand in the comments of a source text, as `file:line: code`. */
export function codesIn(file, text) {
  return commentsOf(file, text).flatMap(({ value, start }) => {
    const first = text.slice(0, start).split('\n').length;
    return value.split('\n').flatMap((line, index) => {
      const found = line.match(codes) ?? [];
      return found.map((code) => `${file}:${first + index}: ${code}`);
    });
  });
}

/** The same for all code of the project; fails when there is none to read. */
export function readComments(root, folders = ['src', 'sync-server', 'tests']) {
  const files = folders.flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const found = sources.flatMap((file) => codesIn(file, readFileSync(path.join(root, file), 'utf8')));
  return sources.length === 0 ? ['no file was read'] : found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = readComments('.');
  for (const line of found) console.error(`${line} has no place in a comment: say it in words`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
