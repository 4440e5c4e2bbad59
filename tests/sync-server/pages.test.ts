import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPages } from '../../sync-server/pages.ts';
import { revisionOf } from '../../sync-server/precache.mjs';
import { contentSecurityPolicy, policyTag } from '../../sync-server/security-policy.ts';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const text = (body: Uint8Array | undefined) => new TextDecoder().decode(body);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lamplit-pages-'));
  const html = `<head>${policyTag(contentSecurityPolicy())}</head>`;
  write('index.html', html);
  write('sw.js', `precache([{url:"/index.html",revision:"${revisionOf(new TextEncoder().encode(html))}"}])`);
  write('assets/main-1a2b.js', 'lamp()');
  write('assets/face-3c4d.woff2', 'font');
  write('.vite/manifest.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('hashed files are kept for good, everything else is asked for again', () => {
  const pages = readPages(folder, {});
  expect([...pages.keys()].sort()).toEqual([
    '/assets/face-3c4d.woff2',
    '/assets/main-1a2b.js',
    '/index.html',
    '/sw.js',
  ]);
  expect(pages.get('/assets/main-1a2b.js')?.cacheControl).toContain('immutable');
  expect(pages.get('/sw.js')?.cacheControl).toBe('no-cache');
  expect(pages.get('/assets/face-3c4d.woff2')).toMatchObject({ type: 'font/woff2', isText: false });
});

test('an operator’s addresses reach index.html, and the service worker sees that it changed', () => {
  const connect = ['http://192.168.0.7:11434'];
  const pages = readPages(folder, { connect });
  const html = pages.get('/index.html');
  expect(text(html?.body)).toContain(contentSecurityPolicy({ connect }));
  expect(text(pages.get('/sw.js')?.body)).toContain(revisionOf(html?.body ?? new Uint8Array()));
  expect(text(pages.get('/sw.js')?.body)).not.toBe(text(readPages(folder, {}).get('/sw.js')?.body));
});
