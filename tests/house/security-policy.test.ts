import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders, withPolicy } from '../../sync-server/security-policy.ts';
import { projectRoot } from '../tools/run.mjs';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

test('what is not named is refused, and no script or style may be inline', () => {
  const policy = directives(contentSecurityPolicy());
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
  ]);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(contentSecurityPolicy()).not.toContain('unsafe-inline');
});

test('players may reach any https model and this machine; operators may add addresses', () => {
  expect(directives(contentSecurityPolicy()).get('connect-src')).toEqual([
    "'self'",
    'blob:',
    'https:',
    'wss:',
    'http://localhost:*',
    'http://127.0.0.1:*',
  ]);
  const more = contentSecurityPolicy({ connect: ['http://192.168.0.7:11434', 'https:'] });
  expect(directives(more).get('connect-src')?.slice(-1)).toEqual(['http://192.168.0.7:11434']);
});

test('frame-ancestors is in the header alone, where browsers honour it', () => {
  expect(contentSecurityPolicy()).not.toContain('frame-ancestors');
  expect(securityHeaders({ https: false })['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

test('a server behind https asks browsers to stay there', () => {
  expect(securityHeaders({ https: true })['Strict-Transport-Security']).toBeDefined();
  expect(securityHeaders({ https: false })['Strict-Transport-Security']).toBeUndefined();
});

test('ROUTE-07 index.html has a place for the policy, the tagline, and no script of its own', () => {
  const html = readFileSync(path.join(projectRoot, 'index.html'), 'utf8');
  expect(withPolicy(html, contentSecurityPolicy())).toContain(`content="${contentSecurityPolicy()}"`);
  expect(html).toContain('Where gamers read, and readers game');
  for (const [, attributes] of html.matchAll(/<script([^>]*)>/g)) expect(attributes).toContain('src=');
  expect(html).not.toContain('<style');
});
