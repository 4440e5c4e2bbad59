import { beforeEach, expect, test, vi } from 'vitest';

import { installHint, watchForInstall, type Install } from '../../../src/ui/parts/install.ts';
import { readStartRequest } from '../../../src/ui/frame/start-request.ts';

beforeEach(() => {
  localStorage.clear();
});

const phone = {
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)',
  standalone: false,
  mobile: true,
};

test('PWA-01 each kind of phone gets its own words', () => {
  expect(installHint(phone)).toBe('iphone');
  expect(installHint({ ...phone, agent: 'Mozilla/5.0 (Linux; Android 16)' })).toBe('android');
  expect(installHint({ ...phone, agent: 'Mozilla/5.0 (Mobile; rv:150.0)' })).toBe('other');
});

test('PWA-01 there is no hint on a desktop, in the installed app, or once it was dismissed', () => {
  expect(installHint({ ...phone, mobile: false })).toBeNull();
  expect(installHint({ ...phone, standalone: true })).toBeNull();
  localStorage.setItem('lamplit-install-hint', 'dismissed');
  expect(installHint(phone)).toBeNull();
});

test('PWA-01 the browser’s offer becomes a button, which asks once', () => {
  let install: Partial<Install> = {};
  watchForInstall((change) => {
    install = { ...install, ...change };
  });
  const prompt = vi.fn(async () => {});
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  install.prompt?.();
  expect(prompt).toHaveBeenCalledOnce();
  expect(install.prompt).toBeNull();
});

test.each([
  ['?start=new', 'new'],
  ['?start=continue', 'continue'],
  ['?start=elsewhere', null],
  ['', null],
])('PWA-01 the shortcut %s of the installed app is read', (search, request) => {
  expect(readStartRequest(search)).toBe(request);
});
