import { outputBytes, type Answer, type Service } from './picture-server.ts';

type Nodes = Record<string, { class_type?: unknown; inputs?: Record<string, unknown> }>;

/** ComfyUI with three nodes. @param known kinds of nodes that it has */
export function comfyui(
  known = ['CheckpointLoaderSimple', 'CLIPTextEncode', 'KSampler', 'LoadImage', 'SaveImage'],
): Service {
  return (controls) => {
    const jobs = new Map<string, { asked: number; state: 'waiting' | 'stopped' }>();
    const uploads: string[] = [];
    const begin = (prompt: unknown): Answer => {
      const nodes = Object.values((prompt ?? {}) as Nodes);
      const strange = nodes.find(({ class_type: kind }) => !known.includes(String(kind)));
      if (nodes.length === 0 || strange) {
        const type = strange ? 'missing_node_type' : 'prompt_no_outputs';
        const message = strange ? `Node '${String(strange.class_type)}' not found.` : 'Prompt has no outputs';
        return {
          status: 400,
          value: { error: { type, message, details: '', extra_info: {} }, node_errors: {} },
        };
      }
      const sampler = nodes.find(({ class_type: kind }) => kind === 'KSampler');
      if (sampler && typeof sampler.inputs?.['seed'] !== 'number') {
        return {
          status: 400,
          value: { error: { type: 'invalid_input', message: 'seed is no number', details: '' } },
        };
      }
      const photo = nodes.find(({ class_type: kind }) => kind === 'LoadImage')?.inputs?.['image'];
      if (photo !== undefined && !uploads.includes(String(photo))) {
        return {
          status: 400,
          value: { error: { type: 'invalid_input', message: 'no such image', details: '' } },
        };
      }
      const id = `0000-${jobs.size + 1}`;
      jobs.set(id, { asked: 0, state: 'waiting' });
      return { value: { prompt_id: id, number: jobs.size, node_errors: {} } };
    };
    const history = (id: string): Answer => {
      const job = jobs.get(id);
      if (!job) return { value: {} };
      job.asked += 1;
      if (job.asked < controls.polls) return { value: {} };
      if (controls.output === 'censored' || job.state === 'stopped') {
        const broke =
          job.state === 'stopped'
            ? ['execution_interrupted', {}]
            : [
                'execution_error',
                { exception_type: 'torch.OutOfMemoryError', exception_message: 'Allocation on device' },
              ];
        return {
          value: {
            [id]: { outputs: {}, status: { status_str: 'error', completed: false, messages: [broke] } },
          },
        };
      }
      const files =
        controls.output === 'nothing' ? [] : [{ filename: 'one.png', subfolder: '', type: 'output' }];
      const looked = [{ filename: 'half.png', subfolder: '', type: 'temp' }];
      const outputs = { 7: { images: looked }, 9: { images: files } };
      return {
        value: {
          [id]: {
            outputs: files.length > 0 ? outputs : {},
            status: { status_str: 'success', completed: true, messages: [] },
          },
        },
      };
    };
    return (call) => {
      const [, id] = /^\/history\/([\w-]+)$/.exec(call.path) ?? [];
      if (id !== undefined) return history(id);
      switch (`${call.method} ${call.path}`) {
        case 'GET /system_stats':
          return { value: { system: { comfyui_version: '0.3' }, devices: [{ vram_free: 8_000_000_000 }] } };
        case 'POST /prompt':
          return begin(call.json['prompt']);
        case 'GET /queue':
          return {
            value: {
              queue_running: [],
              queue_pending: [...jobs]
                .filter(([, { state }]) => state === 'waiting')
                .map(([job], place) => [place, job]),
            },
          };
        case 'POST /queue':
        case 'POST /interrupt':
          for (const job of jobs.values()) job.state = 'stopped';
          return { value: {} };
        case 'POST /upload/image': {
          const name = /filename="([\w.-]+)"/.exec(call.body.toString('latin1'))?.[1] ?? 'x';
          uploads.push(name);
          return { value: { name, subfolder: '', type: 'input' } };
        }
        case 'GET /view':
          if (controls.output === 'redirect')
            return { status: 302, headers: { location: 'http://127.0.0.1:1/' } };
          return call.query.get('filename') === 'one.png'
            ? { bytes: outputBytes(controls), type: 'image/webp' }
            : null;
        default:
          return null;
      }
    };
  };
}

/** A workflow as ComfyUI exports it, with the places marked. */
export const workflow = (more: Nodes = {}): string =>
  JSON.stringify({
    3: {
      class_type: 'KSampler',
      inputs: { seed: '%seed%', steps: '%steps%', cfg: '%guidance%', model: ['4', 0] },
    },
    4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'dreamer.safetensors' } },
    6: {
      class_type: 'CLIPTextEncode',
      inputs: { text: 'a painting of %prompt%', size: ['%width%', '%height%'] },
    },
    7: { class_type: 'CLIPTextEncode', inputs: { text: '%negative%' } },
    9: { class_type: 'SaveImage', inputs: { images: ['3', 0] } },
    ...more,
  });
