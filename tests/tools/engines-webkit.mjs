// WebKitGTK by its own WebDriver, on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { answerMs, endChild, within } from './deadline.mjs';
import { freePort } from './free-port.mjs';

export const webkitFiles = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };

/** @returns {Promise<{ version: string, goto: Function, reload: Function, run: Function, close: Function }>} */
export async function openWebKit() {
  const home = mkdtempSync(path.join(tmpdir(), 'lamplit-webkit-'));
  const children = [];
  const stop = async () => {
    for (const child of children.toReversed()) await endChild(child);
    await removeFolder(home);
  };
  try {
    const screen = spawn(
      webkitFiles.screen,
      ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    children.push(screen);
    const display = await within('the screen for WebKit did not start', firstLine(screen.stdout));
    const port = await freePort();
    children.push(
      spawn(webkitFiles.driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: `:${display}`,
          HOME: home,
          XDG_DATA_HOME: home,
          XDG_CACHE_HOME: home,
          GDK_BACKEND: 'x11',
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      }),
    );
    const { session, capabilities } = await newSession(`http://127.0.0.1:${port}`);
    return {
      version: capabilities.browserVersion,
      goto: (url) => ask('POST', `${session}/url`, { url }),
      reload: () => ask('POST', `${session}/refresh`, {}),
      run: async (task, ...values) => {
        const script = `return JSON.stringify((${task})(...arguments))`;
        const answer = await ask('POST', `${session}/execute/sync`, { script, args: values });
        return answer === null ? undefined : JSON.parse(answer);
      },
      close: async () => {
        await ask('DELETE', session, undefined, 15_000).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The browser's own processes go a moment after its driver, and write until then. What stays of a temporary folder harms nobody. */
async function removeFolder(folder) {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function newSession(driver) {
  await answers(`${driver}/status`);
  const { sessionId, capabilities } = await ask('POST', `${driver}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
    },
  });
  return { session: `${driver}/session/${sessionId}`, capabilities };
}

/** The smallest browser round the engine; its folder is named after the machine and the version. */
function miniBrowser() {
  for (const machine of readdirSync('/usr/lib')) {
    for (const version of ['4.1', '4.0']) {
      const file = `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`;
      if (existsSync(file)) return file;
    }
  }
  throw new Error('MiniBrowser is not where the package puts it');
}

async function ask(method, url, body, limitMs = answerMs) {
  // The address of a session begins with what is the same for all.
  const what =
    `WebKit did not answer ${method} ${new URL(url).pathname.split('/').slice(3).join('/')}`.trim();
  const answer = fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const response = await within(what, answer, limitMs);
  const { value } = await within(what, response.json(), limitMs);
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function answers(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await within('', fetch(url), 5_000).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the driver does not answer');
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line.trim();
  throw new Error('the screen did not start');
}
