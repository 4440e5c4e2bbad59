// Firefox by WebDriver BiDi, which it speaks itself. Node 20 has the WebSocket for it behind --experimental-websocket.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endChild, within } from './deadline.mjs';

export const firefoxFiles = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

// A new profile must not call anyone by itself.
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#unused',
  'toolkit.telemetry.enabled': false,
};

/** @returns {Promise<{ version: string, goto: Function, reload: Function, run: Function, close: Function }>} */
export async function openFirefox() {
  if (typeof WebSocket === 'undefined') throw new Error('this Node needs --experimental-websocket');
  const profile = mkdtempSync(path.join(tmpdir(), 'lamplit-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    firefoxFiles.find((file) => existsSync(file)),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async () => {
    await endChild(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  try {
    const address = await within('Firefox did not start', addressOf(child));
    const { send, close } = await within('Firefox did not take a connection', connect(`${address}/session`));
    const { capabilities } = await send('session.new', { capabilities: {} });
    const { contexts } = await send('browsingContext.getTree', {});
    const { context } = contexts[0];
    return {
      version: capabilities.browserVersion,
      goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
      run: async (task, ...values) => {
        const { result, exceptionDetails } = await send('script.callFunction', {
          functionDeclaration: `() => JSON.stringify((${task})(...${JSON.stringify(values)}))`,
          target: { context },
          awaitPromise: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result.value === undefined ? undefined : JSON.parse(result.value);
      },
      close: async () => {
        close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What it says at its start is where it listens. */
async function addressOf(child) {
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      child.stderr.resume();
      return address;
    }
  }
  throw new Error('Firefox did not start');
}

async function connect(address) {
  const socket = new WebSocket(address);
  const waiting = new Map();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    const call = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') call?.reject(new Error(message));
    else call?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer')));
  });
  return {
    send: (method, params) =>
      within(
        `Firefox did not answer ${method}`,
        new Promise((resolve, reject) => {
          last += 1;
          waiting.set(last, { resolve, reject });
          socket.send(JSON.stringify({ id: last, method, params }));
        }),
      ),
    close: () => socket.close(),
  };
}
