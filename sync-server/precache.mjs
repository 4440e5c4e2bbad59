// Which files of the build the service worker keeps, and how it tells that one changed. The build and the server share
// this: the server rewrites index.html, so it must name the new revision the same way.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The revision of a file without a hash in its name.
 * @param {Uint8Array} body
 */
export function revisionOf(body) {
  return createHash('sha256').update(body).digest('hex').slice(0, 20);
}

/**
 * Files the game needs without a network. Big icons and licence texts are read online or not at all; what runs a model in the browser is
 * kept when the player installs one, by whoever installs it (`device-runtime.ts`), and what speaks with an account's server when somebody
 * signs in (`cloud-session.ts`). Most plots of the built-in storyteller come behind these (`plotList`).
 * @param {string} folder the built client
 * @returns {{ url: string, revision: string | null }[]} no revision where the name carries a hash of the content
 */
export function precacheList(folder) {
  return listFiles(folder)
    .filter(
      (file) =>
        !/^(\.vite|icons|licenses|screenshots)\/|^sw\.js$|\.map$|\.wasm$|^assets\/(device-runtime|cloud-session)-/.test(
          file,
        ) && !isPlot.test(file),
    )
    .sort()
    .map((file) => ({
      url: `/${file}`,
      revision: file.startsWith('assets/') ? null : revisionOf(readFileSync(path.join(folder, file))),
    }));
}

/**
 * Files that only a device keeps on which somebody has signed in: a new edition has them before it takes over.
 * @param {string} folder the built client
 * @returns {string[]}
 */
export function accountList(folder) {
  return listFiles(folder)
    .filter((file) => /^assets\/cloud-session-[^/]*\.js$/.test(file))
    .map((file) => `/${file}`)
    .sort();
}

/** A plot for each family of genres, and one more for those on land, are there from the first visit on. */
const isPlot = /^assets\/case-(?!plain-(?:fair|breach|heist|haunt|drive|siege|feast)-)[^/]*\.js$/;

/**
 * Plots of the built-in storyteller beyond the first of each family of genres. A device keeps them once the game has started and there is
 * a network; until then another plot is told.
 * @param {string} folder the built client
 * @returns {string[]}
 */
export function plotList(folder) {
  return listFiles(folder)
    .filter((file) => isPlot.test(file))
    .map((file) => `/${file}`)
    .sort();
}

/**
 * Every file under a folder, relative to it, with forward slashes.
 * @param {string} folder
 * @returns {string[]}
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
