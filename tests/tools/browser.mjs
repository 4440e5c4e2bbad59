// Finds a Chromium for the tests, or installs one. In order: BROWSER_PATH, Playwright's own, the system's, a download
// by Playwright, a package of Debian. If none of these gives one, the tests fail and say so; they are never skipped.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { binOf, runNode, runProgram } from './run.mjs';

// What Playwright turns off (chromiumSwitches.ts of 1.65), for the last list is the one that counts, and the two lists that a window keeps
// ready below its address bar: they are a renderer each, a second of work for every window that a test opens and nobody ever types into.
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Flags for a browser of Debian that runs as root in a container and must not talk to anyone by itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
];

/**
 * The path of a browser that exists.
 * @param {{ install?: boolean, say?: (line: string) => void }} [options] install: whether one may be fetched
 * @throws {Error} with a sentence to act on when there is none
 */
export async function findBrowser({ install = true, say = () => {} } = {}) {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH is ${named}, and there is no such file.`);
  }
  const found = [chromium.executablePath(), ...systemBrowsers()].find((file) => existsSync(file));
  if (found) return found;
  if (install) {
    say('No browser found; asking Playwright for one.');
    await runNode([binOf('playwright'), 'install', 'chromium', '--no-shell'], { quiet: true });
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
    if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      say('Playwright could not download one; installing the chromium package.');
      await runProgram('apt-get', ['update'], { quiet: true });
      const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji'];
      await runProgram('apt-get', packages, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
      const installed = systemBrowsers().find((file) => existsSync(file));
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium, Chrome or Edge was found and none could be installed. Set BROWSER_PATH to one.',
  );
}

function systemBrowsers() {
  switch (process.platform) {
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .map((name) => process.env[name])
        .filter(Boolean)
        .flatMap((base) => [
          path.join(base, 'Google/Chrome/Application/chrome.exe'),
          path.join(base, 'Microsoft/Edge/Application/msedge.exe'),
          path.join(base, 'Chromium/Application/chrome.exe'),
        ]);
    default:
      return ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'].map(
        (name) => `/usr/bin/${name}`,
      );
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await findBrowser({ say: console.error }));
}
