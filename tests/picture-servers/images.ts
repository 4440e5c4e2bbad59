import { outputBytes, outputText, type Answer, type Service } from './picture-server.ts';

/**
 * The images protocol: OpenAI's own dialect (`openai`), a server at home that knows no edits and gives addresses when it is not asked for
 * letters (`local`), and OpenRouter's (`openrouter`).
 */
export function images(dialect: 'openai' | 'local' | 'openrouter', key = 'sk-secret-of-tests'): Service {
  return (controls, url) => {
    const refused = (status: number, message: string, more: object = {}): Answer => ({
      status,
      value: { error: { code: status, message, ...more } },
    });
    const made = (asText: boolean): Answer => {
      switch (controls.output) {
        case 'censored':
          return refused(400, 'Your request was rejected by the safety system.', {
            code: 'moderation_blocked',
          });
        case 'nothing':
          return { value: { created: 1, data: [] } };
        case 'address-inside':
          return { value: { created: 1, data: [{ url: 'http://169.254.169.254/latest/meta-data' }] } };
        default: {
          const one = asText ? { b64_json: outputText(controls) } : { url: `${url()}/files/one.png` };
          return { value: { created: 1, data: [one], usage: { cost: 0.04 } } };
        }
      }
    };
    const wrongField = (json: Record<string, unknown>, known: readonly string[]) => {
      const field = Object.keys(json).find((name) => !known.includes(name));
      return field === undefined ? null : refused(400, `Unknown parameter: '${field}'.`, { param: field });
    };
    return async (call) => {
      const { authorization } = call.headers;
      const isPublic = call.method === 'GET' && dialect !== 'openai';
      if (dialect !== 'local' && !isPublic && authorization !== `Bearer ${key}`) {
        return refused(401, `Incorrect API key provided: ${authorization}.`);
      }
      if (controls.hold && call.method === 'POST') await controls.hold;
      if (controls.output === 'redirect' && call.method === 'POST') {
        return { status: 307, headers: { location: 'http://10.0.0.7/images' } };
      }
      switch (`${call.method} ${call.path}`) {
        case 'GET /v1/models':
          return { value: { object: 'list', data: [{ id: dialect === 'openai' ? 'gpt-image-2' : 'sdxl' }] } };
        case 'POST /v1/images/generations':
          if (typeof call.json['prompt'] !== 'string') return refused(400, 'prompt is missing');
          if (dialect === 'openai') {
            const wrong = wrongField(call.json, ['model', 'prompt', 'n', 'size', 'quality']);
            const isSize = ['1024x1024', '1024x1536', '1536x1024'].includes(String(call.json['size']));
            return wrong ?? (isSize ? made(true) : refused(400, 'Invalid size', { param: 'size' }));
          }
          return made(call.json['response_format'] === 'b64_json');
        case 'POST /v1/images/edits':
          if (dialect !== 'openai') return null;
          return call.body.includes('name="image"') ? made(true) : refused(400, 'image is missing');
        case 'GET /files/one.png':
          return { bytes: outputBytes(controls), type: 'image/png' };
        case 'GET /v1/key':
          return authorization === `Bearer ${key}`
            ? { value: { data: { label: 'sk-or-v1-…', limit_remaining: 3 } } }
            : refused(401, 'User not found.');
        case 'GET /v1/images/models':
          return {
            value: {
              data: [
                {
                  id: 'maker/likeness',
                  name: 'Likeness',
                  supported_parameters: { input_references: { type: 'range', min: 0, max: 4 } },
                },
                {
                  id: 'maker/plain',
                  name: 'Plain',
                  supported_parameters: { aspect_ratio: { type: 'enum', values: ['1:1'] } },
                },
              ],
            },
          };
        case 'POST /v1/images': {
          if (dialect !== 'openrouter') return null;
          const { model, prompt } = call.json;
          if (model === 'maker/gone') return refused(404, 'No endpoints found for maker/gone.');
          if (typeof model !== 'string' || typeof prompt !== 'string')
            return refused(400, 'model is missing');
          const plain = ['model', 'prompt', 'input_references'];
          const wrong = wrongField(
            call.json,
            model === 'maker/plain' ? plain : [...plain, 'aspect_ratio', 'seed'],
          );
          return wrong ?? made(true);
        }
        default:
          return null;
      }
    };
  };
}
