// Runs the project's tools as plain Node programs: no shell and no .bin shims, so the same line works on Windows.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The file behind a package's command, such as `tsc` of `typescript`. */
export function binOf(packageName, command = packageName, root = projectRoot) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs `node args…` to its end.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} [options] quiet collects the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNode(args, { cwd = projectRoot, env = {}, quiet = false } = {}) {
  return runProgram(process.execPath, args, { cwd, env, quiet });
}

/** The same for any program; a program that does not exist ends with code 127. */
export function runProgram(file, args, { cwd = projectRoot, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}
