import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServiceWorker } from '../../sync-server/build.mjs';
import { accountList, plotList, precacheList } from '../../sync-server/precache.mjs';
import { projectRoot } from '../tools/run.mjs';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lamplit-sw-'));
  write('index.html', '<!doctype html>');
  write('manifest.webmanifest', '{}');
  write('favicon.svg', '<svg/>');
  write('sw.js', 'old');
  write('assets/main-1a2b.js', 'lamp()');
  write('assets/main-1a2b.js.map', '{}');
  write('assets/cloud-session-5e6f.js', 'lamp()');
  write('assets/case-plain-siege-7a8b.js', 'lamp()');
  write('assets/case-who-coat-9c0d.js', 'lamp()');
  write('assets/case-plain-walk-1e2f.js', 'lamp()');
  write('.vite/manifest.json', '{}');
  write('icons/icon-512.png', 'png');
  write('licenses/face.txt', 'OFL');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('PWA-02 the list holds the game and its page, and nothing of the server or the build', () => {
  expect(precacheList(folder)).toEqual([
    { url: '/assets/case-plain-siege-7a8b.js', revision: null },
    { url: '/assets/main-1a2b.js', revision: null },
    { url: '/favicon.svg', revision: expect.stringMatching(/^[0-9a-f]{20}$/) },
    { url: '/index.html', revision: expect.stringMatching(/^[0-9a-f]{20}$/) },
    { url: '/manifest.webmanifest', revision: expect.stringMatching(/^[0-9a-f]{20}$/) },
  ]);
});

test('what speaks with an account’s server is in a list of its own, which only a device keeps on which somebody has signed in', async () => {
  expect(accountList(folder)).toEqual(['/assets/cloud-session-5e6f.js']);
  await buildServiceWorker({ root: projectRoot, outDir: folder });
  expect(readFileSync(path.join(folder, 'sw.js'), 'utf8')).toContain('/assets/cloud-session-5e6f.js');
});

test('most plots are in a list of their own, which a device keeps once it has begun; the first of each family are the game', async () => {
  expect(plotList(folder)).toEqual(['/assets/case-plain-walk-1e2f.js', '/assets/case-who-coat-9c0d.js']);
  await buildServiceWorker({ root: projectRoot, outDir: folder });
  expect(readFileSync(path.join(folder, 'sw.js'), 'utf8')).toContain('/assets/case-who-coat-9c0d.js');
});

test('a changed page has a new revision', () => {
  const revision = () => precacheList(folder).find(({ url }) => url === '/index.html')?.revision;
  const before = revision();
  write('index.html', '<!doctype html><title>Lamplit</title>');
  expect(revision()).not.toBe(before);
});

test('ROUTE-08 the service worker is one classic script with the list in it', async () => {
  await buildServiceWorker({ root: projectRoot, outDir: folder });
  const script = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  expect(script).toContain('/assets/main-1a2b.js');
  expect(script).toContain('/index.html');
  expect(script).not.toMatch(/__(PRECACHE|ACCOUNT|PLOTS)__|process\.env|^\s*(import|export) /m);
});

test('PWA-03 nothing but a message makes a new version take over', () => {
  const source = readFileSync(path.join(projectRoot, 'src/sw.ts'), 'utf8');
  expect(source.match(/skipWaiting\(\)/g)).toHaveLength(1);
  expect(source).toMatch(/'SKIP_WAITING'\) void self\.skipWaiting\(\)/);
});
