import { spawn } from 'node:child_process';

/**
 * Runs a program that kills itself at a step. The answer is what it printed, '' when it was killed.
 * @param given what it reads as JSON from its command line
 */
export async function runKilled(program: string, given: object): Promise<string> {
  const child = spawn(process.execPath, [program, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      signal === 'SIGKILL' || code === 0
        ? resolve(printed)
        : reject(new Error(`the server ended with ${code}`)),
    );
  });
}
