import { outputText, type Answer, type Service } from './picture-server.ts';

/** The calls that AUTOMATIC1111's WebUI, Forge, SD.Next and KoboldCpp share. @param auth 'name:word' that it asks for */
export function a1111(models: readonly string[] = ['dreamer.safetensors [a1b2c3]'], auth?: string): Service {
  return (controls) => {
    let isStopped = false;
    const make = async (call: { json: Record<string, unknown>; path: string }): Promise<Answer> => {
      const { prompt, width, height, steps, init_images: from } = call.json;
      const isWhole = [width, height].every((side) => Number(side) >= 64 && Number(side) % 8 === 0);
      if (typeof prompt !== 'string' || !isWhole || !Number.isInteger(steps)) {
        return { status: 422, value: { detail: [{ loc: ['body', 'width'], msg: 'not a valid side' }] } };
      }
      if (call.path.endsWith('img2img') && !Array.isArray(from)) {
        return { status: 404, value: { detail: 'Init image not found' } };
      }
      isStopped = false;
      if (controls.hold) await controls.hold;
      if (isStopped || controls.output === 'nothing')
        return { value: { images: [], parameters: {}, info: '{}' } };
      return { value: { images: [outputText(controls)], parameters: {}, info: '{}' } };
    };
    return (call) => {
      if (controls.output === 'redirect')
        return { status: 302, headers: { location: 'http://169.254.169.254/latest' } };
      const sent = call.headers.authorization;
      if (auth !== undefined && sent !== `Basic ${Buffer.from(auth).toString('base64')}`) {
        return { status: 401, value: { detail: 'Not authenticated' } };
      }
      switch (`${call.method} ${call.path}`) {
        case 'GET /sdapi/v1/sd-models':
          return { value: models.map((title) => ({ title, model_name: title.split('.')[0], hash: null })) };
        case 'POST /sdapi/v1/txt2img':
        case 'POST /sdapi/v1/img2img':
          return make(call);
        case 'GET /sdapi/v1/progress':
          return { value: { progress: 0.4, eta_relative: 3, state: {}, current_image: null } };
        case 'POST /sdapi/v1/interrupt':
          isStopped = true;
          return { value: {} };
        default:
          return null;
      }
    };
  };
}
