import { outputText, type Answer, type Service } from './picture-server.ts';

/** The AI Horde. @param kudos of who has a key */
export function horde(key = 'horde-key-of-tests', kudos = 120): Service {
  return (controls) => {
    const jobs = new Map<string, { asked: number; over: boolean }>();
    const begin = (json: Record<string, unknown>, isNobody: boolean): Answer => {
      const params = (json['params'] ?? {}) as Record<string, unknown>;
      const [width, height] = [Number(params['width']), Number(params['height'])];
      if (typeof json['prompt'] !== 'string' || width % 64 !== 0 || height % 64 !== 0) {
        return {
          status: 400,
          value: { message: 'Input payload validation failed', errors: { width: 'not a step of 64' } },
        };
      }
      if (typeof params['seed'] !== 'string') return { status: 400, value: { message: 'seed is no text' } };
      if (isNobody && width * height > 576 * 576) {
        return {
          status: 403,
          value: {
            message:
              'Due to heavy demand, for requests over 576x576 the client needs to already have the required kudos.',
            rc: 'KudosUpfront',
          },
        };
      }
      const id = `job-${jobs.size + 1}`;
      jobs.set(id, { asked: 0, over: false });
      return { status: 202, value: { id, kudos: 10, warnings: [] } };
    };
    const check = (id: string): Answer => {
      const job = jobs.get(id);
      if (!job) return { status: 404, value: { message: 'Request not found' } };
      job.asked += 1;
      const done = job.asked >= controls.polls;
      return {
        value: {
          finished: done ? 1 : 0,
          processing: 0,
          restarted: 0,
          waiting: done ? 0 : 1,
          done,
          faulted: false,
          wait_time: 9,
          queue_position: done ? 0 : 3,
          kudos: 10,
          is_possible: true,
        },
      };
    };
    const status = (id: string, method: string): Answer => {
      const job = jobs.get(id);
      if (!job) return { status: 404, value: { message: 'Request not found' } };
      if (method === 'DELETE') job.over = true;
      const one = {
        img: outputText(controls),
        model: 'Dreamer',
        seed: '1',
        state: 'ok',
        censored: controls.output === 'censored',
        gen_metadata: [],
      };
      return {
        value: {
          done: !job.over,
          faulted: false,
          generations: job.over || controls.output === 'nothing' ? [] : [one],
        },
      };
    };
    return (call) => {
      const sent = call.headers['apikey'];
      if (call.path === '/v2/status/models')
        return {
          value: [
            { name: 'Dreamer', count: 4, queued: 0, eta: 3 },
            { name: 'Asleep', count: 0 },
          ],
        };
      if (call.path === '/v2/find_user') {
        return sent === key
          ? { value: { username: 'x#1', kudos } }
          : { status: 404, value: { message: 'No user matching sent API Key.' } };
      }
      if (sent !== key && sent !== '0000000000')
        return { status: 401, value: { message: 'No user matching sent API Key.', rc: 'InvalidAPIKey' } };
      if (call.path === '/v2/generate/async') return begin(call.json, sent === '0000000000');
      const [, what, id = ''] = /^\/v2\/generate\/(check|status)\/([\w-]+)$/.exec(call.path) ?? [];
      return what === 'check' ? check(id) : what === 'status' ? status(id, call.method) : null;
    };
  };
}
