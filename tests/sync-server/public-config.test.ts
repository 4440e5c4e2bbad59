import { expect, test } from 'vitest';

import { createProjectFeatures } from '../../sync-server/public-config.ts';
import { serve } from './test-issuer.ts';

const open = async (answer: () => Response, signups: 'open' | 'closed' = 'open') => {
  let asked = 0;
  let time = 0;
  const project = await serve((request) => {
    expect(request.headers.get('apikey')).toBe('sb_publishable_1');
    expect(new URL(request.url).pathname).toBe('/auth/v1/settings');
    asked += 1;
    return answer();
  });
  const supabase = { url: project.url, publishableKey: 'sb_publishable_1', secretKey: 'sb_secret_1' };
  const features = createProjectFeatures({ supabase, signups, fetch, now: () => time });
  return { project, features, asked: () => asked, wait: (ms: number) => (time += ms) };
};
const settings = (disabled: boolean, google: boolean) =>
  Response.json({ disable_signup: disabled, external: { google, email: true }, mailer_autoconfirm: false });

test('a project says itself how players sign in, and is asked once a minute', async () => {
  let disabled = false;
  const { project, features, asked, wait } = await open(() => settings(disabled, true));
  expect(await features()).toEqual({ accounts: true, signups: 'open', google: true, mail: true });
  disabled = true;
  expect(await features()).toMatchObject({ signups: 'open' });
  wait(60_000);
  expect(await features()).toMatchObject({ signups: 'closed' });
  expect(asked()).toBe(2);
  await project.close();
});

test('the operator can close sign-ups that the project leaves open', async () => {
  const { project, features } = await open(() => settings(false, false), 'closed');
  expect(await features()).toMatchObject({ signups: 'closed', google: false });
  await project.close();
});

test('while the project does not answer, the environment is believed, and it is asked again', async () => {
  let down = true;
  const { project, features } = await open(() =>
    down ? new Response('no', { status: 502 }) : settings(false, true),
  );
  expect(await features()).toEqual({ accounts: true, signups: 'open', google: false, mail: true });
  down = false;
  expect(await features()).toMatchObject({ google: true });
  await project.close();
});
