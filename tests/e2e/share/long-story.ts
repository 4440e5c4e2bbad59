import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import * as z from 'zod/mini';

/** What shows the account's server who is signed in on a page. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = Object.values(localStorage).find((value) => String(value).includes('access_token'));
    return /"access_token":"([^"]+)"/.exec(String(kept))?.[1] ?? '';
  });
}

const record = z.record(z.string(), z.unknown());
const part = z.looseObject({ scenes: z.array(record) });
const wholeSchema = z.object({ snapshot: part, playing: z.extend(part, { character: record }) });
const scenes = 60;

/** Publishes a story of sixty scenes, each with a picture of its own, out of one that is there; answers where. */
export async function longStory(request: APIRequestContext, from: string, token: string): Promise<string> {
  const config: unknown = await (await request.get('/api/config')).json();
  const { supabase } = z.object({ supabase: z.object({ publishableKey: z.string() }) }).parse(config);
  const row: unknown = await (
    await request.get(`/rest/v1/shared_stories?id=eq.${from}&select=snapshot,playing`, {
      headers: { apikey: supabase.publishableKey, Accept: 'application/vnd.pgrst.object+json' },
    })
  ).json();
  const { snapshot, playing } = wholeSchema.parse(row);
  const images = snapshot.scenes.flatMap(({ image }) => (typeof image === 'string' ? [image] : []));
  const picture = Buffer.from(await (await request.get(`/api/images/shares/${from}/${images[0]}`)).body());
  const form = new FormData();
  const told = Array.from({ length: scenes }, (_, index) => {
    // What stands behind its end is no part of a picture, and makes it another one.
    const bytes = Buffer.concat([picture, Buffer.from([index, 0])]);
    form.append('picture', new Blob([bytes], { type: 'image/webp' }), 'picture');
    const scene = snapshot.scenes[index % snapshot.scenes.length] ?? {};
    const image = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
    return { ...scene, title: `${String(scene['title'])} ${index + 1}`, image };
  });
  const beside = told.map((_, index) => playing.scenes[index % playing.scenes.length]);
  form.set('snapshot', JSON.stringify({ ...snapshot, cover: null, scenes: told }));
  const character = { ...playing.character, characterImage: null };
  form.set('playing', JSON.stringify({ ...playing, character, scenes: beside }));
  const answer = await request.put(`/api/shares/${crypto.randomUUID()}`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: form,
  });
  return z.object({ url: z.string() }).parse(await answer.json()).url;
}

/** A phone of a quarter of this machine's speed, on a slow mobile network. */
export async function slowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** When the words of a page were painted, and what of its scripts had come by then. */
export async function whatCameFirst(page: Page) {
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const firstByte = load instanceof PerformanceNavigationTiming ? load.responseStart : 0;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'));
    const kB = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    return new Promise<{
      readonly readableMs: number;
      readonly scriptBeforeTextKB: number;
      readonly scriptKB: number;
      readonly pageKB: number;
      readonly shift: number;
    }>((resolve) => {
      let shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          observer.disconnect();
          resolve({
            readableMs: Math.round(painted - firstByte),
            scriptBeforeTextKB: kB(scripts.filter(({ responseEnd }) => responseEnd <= painted)),
            scriptKB: kB(scripts),
            pageKB: load instanceof PerformanceNavigationTiming ? load.encodedBodySize / 1000 : 0,
            shift,
          });
        }),
      );
    });
  });
}
