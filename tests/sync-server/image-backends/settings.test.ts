import { expect, test } from 'vitest';

import { readImageBackends } from '../../../sync-server/image-backends/settings.ts';

const read = (env: Readonly<Record<string, string>>) =>
  readImageBackends(env, (path) => {
    if (path !== '/etc/flow.json') throw new Error('no such file');
    return '{"3":{}}';
  });

test('services are named after what they are, each with its own key and, for ComfyUI, its workflow', () => {
  const found = read({
    IMAGE_BACKENDS:
      'a1111-attic=http://192.168.0.7:7860/, openrouter=https://openrouter.ai/api/v1 comfyui=http://127.0.0.1:8188',
    IMAGE_KEY_OPENROUTER: ' sk-or-1 ',
    IMAGE_KEY_A1111_ATTIC: 'ann:word',
    IMAGE_WORKFLOW_COMFYUI: '/etc/flow.json',
  });
  expect(found).toEqual({
    ok: true,
    value: {
      backends: [
        {
          name: 'a1111-attic',
          service: 'a1111',
          address: 'http://192.168.0.7:7860',
          key: 'ann:word',
          workflow: '',
        },
        {
          name: 'openrouter',
          service: 'openrouter-images',
          address: 'https://openrouter.ai/api/v1',
          key: 'sk-or-1',
          workflow: '',
        },
        {
          name: 'comfyui',
          service: 'comfyui',
          address: 'http://127.0.0.1:8188',
          key: '',
          workflow: '{"3":{}}',
        },
      ],
      notes: [expect.stringContaining('IMAGE_KEY_A1111_ATTIC goes to a1111-attic without TLS')],
    },
  });
  expect(read({})).toEqual({ ok: true, value: { backends: [], notes: [] } });
});

test.each([
  [{ IMAGE_BACKENDS: 'attic=http://192.168.0.7' }, /begins with one of/],
  [{ IMAGE_BACKENDS: 'a1111' }, /name=address/],
  [{ IMAGE_BACKENDS: 'a1111=ftp://192.168.0.7' }, /no address/],
  [{ IMAGE_BACKENDS: 'a1111=http://ann:word@192.168.0.7' }, /no address/],
  [{ IMAGE_BACKENDS: 'a1111=http://a.example,a1111=http://b.example' }, /twice/],
  [{ IMAGE_BACKENDS: 'comfyui=http://127.0.0.1:8188' }, /IMAGE_WORKFLOW_COMFYUI/],
  [{ IMAGE_BACKENDS: 'horde=https://aihorde.net/api', IMAGE_KEY_HORDE: 'two words' }, /no key has/],
])('%j is refused with what to give', (env, words) => {
  expect(read(env)).toMatchObject({ ok: false, error: expect.stringMatching(words) });
});
