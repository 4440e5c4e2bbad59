// A browser that hangs is no reason to wait for ever: what is asked of it has an end, and so has the browser.

/** Longest wait for one answer of a browser, in milliseconds: far beyond what a busy machine needs. */
export const answerMs = 90_000;

/**
 * What `promise` comes to, unless it takes too long.
 * @template T
 * @param {string} what is said of it then: "Firefox did not start"
 * @param {Promise<T>} promise
 * @param {number} [limitMs]
 * @returns {Promise<T>}
 */
export async function within(what, promise, limitMs = answerMs) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ends a program: asks it first, and does not ask again.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [patienceMs]
 */
export async function endChild(child, patienceMs = 5_000) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}
