import assert from 'node:assert/strict';

import type { Check, Player } from './stage.ts';

const bucket = 'story-images';
const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 255]);
const picture = () => new Blob([bytes], { type: 'image/png' });
const of = ({ client }: Pick<Player, 'client'>) => client.storage.from(bucket);

async function bytesOf(blob: Blob | null): Promise<number[]> {
  return blob ? [...new Uint8Array(await blob.arrayBuffer())] : [];
}

/** Pictures, as the game keeps them: in a folder of each player's own. */
export const storageChecks: readonly Check[] = [
  {
    name: 'a picture goes up as a form and as bytes, and comes back as it was',
    run: async ({ ann }) => {
      const form = await of(ann).upload(`${ann.id}/form.png`, picture());
      assert.deepEqual([form.error, form.data?.fullPath], [null, `${bucket}/${ann.id}/form.png`]);
      const raw = await of(ann).upload(`${ann.id}/raw.png`, bytes.buffer, { contentType: 'image/png' });
      assert.equal(raw.error, null);
      for (const name of ['form.png', 'raw.png']) {
        const down = await of(ann).download(`${ann.id}/${name}`);
        assert.deepEqual([down.data?.type, await bytesOf(down.data)], ['image/png', [...bytes]]);
      }
    },
  },
  {
    name: 'nobody reads, lists, signs, replaces or removes it but its owner',
    run: async ({ ann, ben, stranger }) => {
      const name = `${ann.id}/form.png`;
      for (const other of [ben, { client: stranger() }]) {
        assert.equal((await of(other).download(name)).data, null);
        assert.deepEqual((await of(other).list(ann.id)).data, []);
        assert.equal((await of(other).createSignedUrl(name, 60)).data, null);
        const added = await of(other).upload(`${ann.id}/theirs.png`, picture());
        assert.deepEqual(
          [added.error?.name, Reflect.get(Object(added.error), 'statusCode')],
          ['StorageApiError', '403'],
        );
        assert.ok((await of(other).upload(name, picture(), { upsert: true })).error, 'it was replaced');
        await of(other).remove([name]);
      }
      assert.deepEqual(await bytesOf((await of(ann).download(name)).data), [...bytes]);
    },
  },
  {
    name: 'a second one of the same name is a duplicate, unless it is to replace the first',
    run: async ({ ann }) => {
      const name = `${ann.id}/twice.png`;
      assert.equal((await of(ann).upload(name, picture())).error, null);
      const again = await of(ann).upload(name, picture());
      assert.equal(Reflect.get(Object(again.error), 'statusCode'), '409');
      const other = new Blob([new Uint8Array([7])], { type: 'image/png' });
      assert.equal((await of(ann).upload(name, other, { upsert: true })).error, null);
      const read = await of(ann).download(name, {}, { cache: 'no-store' });
      assert.deepEqual(await bytesOf(read.data), [7]);
    },
  },
  {
    name: 'what is there is listed, and told apart from what is not',
    run: async ({ ann }) => {
      const { data } = await of(ann).list(ann.id, { sortBy: { column: 'name', order: 'asc' } });
      assert.deepEqual(
        data?.map(({ name }) => name),
        ['form.png', 'raw.png', 'twice.png'],
      );
      assert.deepEqual([data?.[0]?.metadata?.['size'], data?.[0]?.metadata?.['mimetype']], [8, 'image/png']);
      assert.equal((await of(ann).exists(`${ann.id}/form.png`)).data, true);
      assert.equal((await of(ann).exists(`${ann.id}/none.png`)).data, false);
      assert.equal((await of(ann).info(`${ann.id}/form.png`)).data?.size, 8);
    },
  },
  {
    name: 'a signed address opens one picture without a key',
    run: async ({ ann }) => {
      const { data, error } = await of(ann).createSignedUrl(`${ann.id}/form.png`, 60);
      assert.equal(error, null);
      const open = await fetch(data?.signedUrl ?? '');
      assert.deepEqual([open.status, await bytesOf(await open.blob())], [200, [...bytes]]);
      const forged = await fetch((data?.signedUrl ?? '').replace('form.png', 'raw.png'));
      assert.equal(forged.status, 400);
      await forged.body?.cancel();
    },
  },
  {
    name: 'what is too large or no picture is refused',
    run: async ({ ann }) => {
      const large = new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'image/png' });
      const big = await of(ann).upload(`${ann.id}/big.png`, large);
      assert.equal(Reflect.get(Object(big.error), 'statusCode'), '413');
      const text = await of(ann).upload(`${ann.id}/a.html`, new Blob(['<p>'], { type: 'text/html' }));
      assert.equal(Reflect.get(Object(text.error), 'statusCode'), '415');
    },
  },
  {
    name: 'its owner removes it, and it is gone',
    run: async ({ ann }) => {
      const names = ['form.png', 'raw.png', 'twice.png'].map((name) => `${ann.id}/${name}`);
      const { data } = await of(ann).remove(names);
      assert.deepEqual(data?.map(({ name }) => name).toSorted(), names);
      assert.deepEqual((await of(ann).list(ann.id)).data, []);
    },
  },
];
