// A short story, with a reload while there is no network, an account, and the kept stories and pictures, in Firefox and in WebKit: what the tests in
// Chromium cannot know.
// Both are driven by what they bring themselves, WebDriver BiDi and WebDriver; no network means that the server is stopped.
// `npm run test:long` runs it. It installs the Debian packages when it may, and otherwise says which are missing.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { within } from './deadline.mjs';
import { compareGolden } from './engines-golden.mjs';
import { firefoxFiles, openFirefox } from './engines-firefox.mjs';
import { openWebKit, webkitFiles } from './engines-webkit.mjs';
import { freePort } from './free-port.mjs';
import { projectRoot, runNode, runProgram } from './run.mjs';
import { tally } from './tally.mjs';

const engines = [
  { name: 'Firefox', open: openFirefox, needs: { 'firefox-esr': firefoxFiles } },
  {
    name: 'WebKit',
    open: openWebKit,
    needs: { 'webkit2gtk-driver': [webkitFiles.driver], xvfb: [webkitFiles.screen] },
  },
];

/** What each engine has to do. */
const runs = 3;

/**
 * Plays in every engine, one after the other.
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function runEngines({ log = () => {} } = {}) {
  const built = await runNode(['sync-server/start.mjs', '--build-only'], { quiet: true });
  if (built.code !== 0) {
    log(built.output);
    return tally({ failed: engines.length * runs });
  }
  await install(
    engines.flatMap(({ needs }) => missingOf(needs)),
    log,
  );
  let passed = 0;
  for (const { name, open, needs } of engines) {
    const startedMs = performance.now();
    try {
      const missing = missingOf(needs);
      if (missing.length > 0) throw new Error(`these packages are missing: ${missing.join(', ')}`);
      const version = await played(open, play);
      passed += 1;
      log(`✓ ${name} ${version}: three turns, an offline reload, one more turn (${seconds(startedMs)})`);
      const accountMs = performance.now();
      await played(open, playWithAccount);
      passed += 1;
      log(
        `✓ ${name} ${version}: an account made, signed in to, kept over a reload, left (${seconds(accountMs)})`,
      );
      const compared = await compareGolden(open);
      passed += 1;
      log(`✓ ${name} ${version}: ${compared} kept stories and pictures are what they are on Node`);
    } catch (error) {
      log(`✗ ${name}: ${error.message}`);
    }
  }
  return tally({ passed, failed: engines.length * runs - passed });
}

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
const missingOf = (needs) =>
  Object.keys(needs).filter((name) => !needs[name].some((file) => existsSync(file)));

async function install(packages, log) {
  const able = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (packages.length === 0 || !able) return;
  log(`Installing ${packages.join(', ')}.`);
  await runProgram('apt-get', ['update'], { quiet: true });
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** @returns the version of the browser */
async function played(open, run) {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'lamplit-engine-'));
  let server = await serve(port, data);
  let browser;
  try {
    browser = await open();
    await run(browser, `http://127.0.0.1:${port}/`, () => server.stop());
    return browser.version;
  } finally {
    await browser?.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

async function play(browser, url, goOffline) {
  const { until, press } = actions(browser);
  await browser.goto(url);
  await browser.run(watchFaults);
  await press('Play without an account');
  await press('^Borrow a hero');
  await press('^Start My Adventure');
  await until('the opening', ready, 'I');
  const opening = await browser.run(passage);
  if (opening.length < 150) throw new Error(`the opening has ${opening.length} characters only`);
  await press('^(Good|Neutral|Evil): ');
  await until('streaming words', live);
  await until('the second scene', ready, 'II');
  await browser.run(writeOwnAction, 'look behind the curtain');
  await press('^Go$');
  await until('the third scene', ready, 'III');
  const third = await browser.run(passage);
  await until('the service worker', controlled);
  const faults = await browser.run(faultsSeen);

  await goOffline();
  await browser.reload();
  await browser.run(watchFaults);
  await until('the third scene, offline', ready, 'III');
  if ((await browser.run(passage)) !== third)
    throw new Error('the third scene is another after the offline reload');
  await press('^(Good|Neutral|Evil): ');
  await until('the fourth scene, told offline', ready, 'IV');
  await press('^Undo$');
  await until('the third scene again', ready, 'III');
  await press('^Settings$');
  await until('the settings', hasDialog, 'Settings');
  await press('^Close without saving$');
  faults.push(...(await browser.run(faultsSeen)));
  if (faults.length > 0) throw new Error(`the page complained: ${faults.join(' | ')}`);
}

async function playWithAccount(browser, url) {
  const { until, press } = actions(browser);
  const mail = 'mira@example.org';
  const password = 'lamp-oil-and-rain';
  const fill = (label, words) => until(`a field ${label}`, fillField, label, words);
  await browser.goto(url);
  await browser.run(watchFaults);
  await until('the tab Sign Up', pressTab, 'Sign Up');
  await fill('E-mail', mail);
  await fill('Password', password);
  await fill('Confirm password', password);
  await press('^Sign Up$');
  await until('the account', hasWords, 'Account created successfully!');
  await fill('Password', password);
  await press('^Sign In$');
  await until('the welcome', hasWords, 'Welcome back!');
  await until('the setup', hasWords, 'Who walks into this story?');
  await until('the service worker', controlled);
  const faults = await browser.run(faultsSeen);
  await browser.reload();
  await browser.run(watchFaults);
  await press('^Account of');
  await until('the account’s dialog', hasDialog, mail);
  await press('^Sign out$');
  await until('the question what stays', hasWords, 'Sign out of this device?');
  await press('^Sign out$');
  await until('the title page', hasWords, 'Play without an account');
  await until('what is told of it', hasWords, 'You have been successfully signed out.');
  if (faults.length > 0) throw new Error(`the page complained: ${faults.join(' | ')}`);
}

function actions(browser) {
  const until = async (what, check, ...values) => {
    // Patience, not a measure: a busy machine takes its time.
    const endMs = performance.now() + 120_000;
    let answer;
    while (performance.now() < endMs) {
      answer = await browser.run(check, ...values);
      if (answer === true) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${what} did not come; the page shows: ${await browser.run(pageWords)}`);
  };
  return { until, press: (name) => until(`a button ${name}`, pressButton, name) };
}

/* What follows runs in the page. */

function pressButton(name) {
  const pattern = new RegExp(name, 'i');
  // What lies below a dialog cannot be pressed, nor a tab of the same name.
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const button = [...within.querySelectorAll('button:not([role=tab])')].find(
    (each) =>
      pattern.test((each.getAttribute('aria-label') ?? each.textContent).trim()) &&
      each.checkVisibility() &&
      !each.disabled &&
      each.getAttribute('aria-disabled') !== 'true',
  );
  if (!button) return false;
  button.scrollIntoView({ block: 'center' });
  button.focus();
  button.click();
  return true;
}

function ready(numeral) {
  const article = document.querySelector('article[aria-busy="false"]');
  if (!article) return false;
  const choices = document.querySelectorAll('ul[aria-label="What happens next"] button');
  return new RegExp(`Folio ${numeral} ·`).test(article.textContent) && choices.length === 3;
}

function live() {
  const words =
    document.querySelector('article[aria-busy="true"] [data-testid="passage"]')?.textContent ?? '';
  return words.length > 10;
}

function pressTab(name) {
  const tab = [...document.querySelectorAll('[role=tab]')].find((each) => each.textContent === name);
  tab?.click();
  return tab !== undefined;
}

function hasWords(words) {
  // A page that is being loaded anew has no body yet.
  return document.body?.innerText.includes(words) === true;
}

function fillField(label, words) {
  const field = [...document.querySelectorAll('label')].find(
    (each) => each.textContent.trim() === label,
  )?.control;
  if (!field) return false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function writeOwnAction(words) {
  const field = document.querySelector('input[placeholder="Or type your own action..."]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function passage() {
  return document.querySelector('[data-testid="passage"]')?.textContent ?? '';
}

function hasDialog(name) {
  const dialog = document.querySelector('dialog[open]');
  return dialog !== null && dialog.textContent.includes(name) && dialog.contains(document.activeElement);
}

function controlled() {
  return Boolean(navigator.serviceWorker?.controller);
}

function watchFaults() {
  window.faultsForTest = [];
  addEventListener('error', (event) => window.faultsForTest.push(event.message));
  addEventListener('unhandledrejection', (event) => window.faultsForTest.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    window.faultsForTest.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

function faultsSeen() {
  return window.faultsForTest;
}

function pageWords() {
  return document.body.innerText.replace(/\s+/g, ' ').slice(0, 400);
}

/* The server. */

async function serve(port, data) {
  const child = spawn(process.execPath, ['sync-server/start.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const ready = async () => {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.startsWith('Lamplit is ready')) return;
    throw new Error('the game did not start');
  };
  try {
    await within('the game did not start', ready());
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { passed, failed } = await runEngines({ log: console.log });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
