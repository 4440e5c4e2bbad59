// npm can write a lock file without the binaries of other platforms (npm/cli issue 9846). Everything works here, and
// `npm ci` fails elsewhere. So every optional dependency that a locked package names must be locked as well.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Names of optional dependencies that no entry of the lock file provides, each with the package that wants it. */
export function missingFromLock(lock) {
  const entries = Object.entries(lock.packages);
  const locked = new Set(entries.map(([place]) => place.replace(/^.*node_modules\//, '')));
  return entries.flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !locked.has(name))
      .map((name) => `${place || 'the project'} wants ${name}, which is not in package-lock.json`),
  );
}

/** Dependencies that are a range and not one version: they would drift on the next install. */
export function unpinned(manifest) {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `${name} is pinned to ${version}, not to one version`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const problems = [...missingFromLock(read('package-lock.json')), ...unpinned(read('package.json'))];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
