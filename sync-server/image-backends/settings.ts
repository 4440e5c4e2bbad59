import { readFileSync } from 'node:fs';

import type { PictureServiceName } from '../../src/domain/picture-names.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { Environment } from '../account-configuration.ts';
import { isLoopback } from '../loopback.ts';

/** A picture service that this server asks for its players. */
export type ImageBackend = {
  readonly name: string;
  readonly service: BackendService;
  /** Without a trailing slash. */
  readonly address: string;
  /** Stays here. '' when there is none. */
  readonly key: string;
  /** Of ComfyUI; '' for others. */
  readonly workflow: string;
};

/** The services that can be listed: each but the one that is paid for by credits. */
export type BackendService = Exclude<PictureServiceName, 'replicate' | 'house'>;

/** The service is what its name begins with. */
const services: Readonly<Record<string, BackendService>> = {
  openrouter: 'openrouter-images',
  openai: 'image-server',
  a1111: 'a1111',
  comfyui: 'comfyui',
  horde: 'horde',
};
const mostBackends = 20;

/**
 * Reads IMAGE_BACKENDS, and for each name IMAGE_KEY_NAME and, for ComfyUI, IMAGE_WORKFLOW_NAME, a file. The error is a sentence the
 * operator can act on; `notes` are what he hears at start.
 */
export function readImageBackends(
  env: Environment,
  readFile: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Result<{ readonly backends: readonly ImageBackend[]; readonly notes: readonly string[] }, string> {
  const entries = (env['IMAGE_BACKENDS'] ?? '').split(/[\s,]+/).filter(Boolean);
  if (entries.length > mostBackends) return err(`IMAGE_BACKENDS holds more than ${mostBackends} services.`);
  const backends: ImageBackend[] = [];
  const notes: string[] = [];
  for (const entry of entries) {
    const [, name = '', given = ''] = /^([^=]*)=(.*)$/.exec(entry) ?? [];
    const service = services[name.split('-')[0] ?? ''];
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 60 || service === undefined) {
      return err(
        `IMAGE_BACKENDS holds ${entry}; give name=address, where the name begins with one of ${Object.keys(services).join(', ')}, as in a1111-attic=http://192.168.0.7:7860.`,
      );
    }
    if (backends.some((known) => known.name === name)) return err(`IMAGE_BACKENDS holds ${name} twice.`);
    const address = addressOf(given);
    if (address === undefined) {
      return err(`IMAGE_BACKENDS gives ${name} no address; one is http://192.168.0.7:7860.`);
    }
    const suffix = name.toUpperCase().replaceAll('-', '_');
    const key = (env[`IMAGE_KEY_${suffix}`] ?? '').trim();
    if (!/^[\x21-\x7e]*$/.test(key)) return err(`IMAGE_KEY_${suffix} holds signs that no key has.`);
    const { protocol, hostname } = new URL(address);
    if (key !== '' && protocol === 'http:' && !isLoopback(hostname)) {
      notes.push(
        `IMAGE_KEY_${suffix} goes to ${name} without TLS: whoever listens on that network reads it.`,
      );
    }
    const workflow = workflowOf(service, env[`IMAGE_WORKFLOW_${suffix}`] ?? '', readFile);
    if (workflow === undefined) {
      return err(
        `IMAGE_WORKFLOW_${suffix} has to name the file of a workflow that ComfyUI exported for its API.`,
      );
    }
    backends.push({ name, service, address, key, workflow });
  }
  return ok({ backends, notes });
}

function workflowOf(
  service: BackendService,
  path: string,
  readFile: (path: string) => string,
): string | undefined {
  if (service !== 'comfyui') return '';
  if (path === '') return undefined;
  try {
    return readFile(path);
  } catch {
    return undefined;
  }
}

function addressOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || url.search || url.hash) return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href.replace(/\/+$/, '') : undefined;
}
