// The notices of the packages that the game is made of: their licences ask that they come with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One text with the name, version and licence of every package that is not only for development, by name.
 * @param {string} root the folder of package-lock.json and node_modules
 * @throws {Error} when a package says nothing of its licence
 */
export function packageLicenses(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const notices = [];
  for (const [folder, { version, license, dev, optional }] of Object.entries(packages)) {
    if (folder === '' || dev || (optional && !existsSync(path.join(root, folder)))) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const text = licenseText(path.join(root, folder));
    if (license === undefined && text === '') throw new Error(`${name} says nothing of its licence.`);
    notices.push(`${name} ${version} (${license ?? 'see below'})\n\n${text}`.trimEnd());
  }
  return `${notices.toSorted().join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function licenseText(folder) {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  return files
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n');
}
