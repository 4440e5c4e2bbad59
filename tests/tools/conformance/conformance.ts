import { authChecks } from './auth-checks.ts';
import { broadcastChecks } from './broadcast-checks.ts';
import { restChecks } from './rest-checks.ts';
import { onStage, type Check, type Target } from './stage.ts';
import { storageChecks } from './storage-checks.ts';

/** The answer to one check. */
export type Finding = { readonly area: string; readonly name: string; readonly problem: string | null };

const areas: Readonly<Record<string, readonly Check[]>> = {
  auth: authChecks,
  rest: restChecks,
  storage: storageChecks,
  broadcast: broadcastChecks,
};

/** How long one check may take, in milliseconds: an answer that never comes is one that is wrong. */
const mostMs = 30_000;

/** Asks everything, one after the other. Rejects when not even players can be made. */
export async function runConformance(target: Target): Promise<readonly Finding[]> {
  return onStage(target, async (stage) => {
    const findings: Finding[] = [];
    for (const [area, checks] of Object.entries(areas)) {
      for (const { name, run } of checks) {
        findings.push({ area, name, problem: await problemOf(run(stage)) });
      }
    }
    return findings;
  });
}

async function problemOf(running: Promise<void>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer in time.')), mostMs);
  });
  try {
    await Promise.race([running, late]);
    return null;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  } finally {
    clearTimeout(timer);
  }
}

/** The findings as a table for people. */
export function describe(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ area }) => area.length));
  const lines = findings.map(({ area, name, problem }) => {
    const line = `${problem === null ? '✓' : '✗'} ${area.padEnd(width)}  ${name}`;
    return problem === null ? line : `${line}\n    ${problem.replaceAll('\n', '\n    ')}`;
  });
  const failed = findings.filter(({ problem }) => problem !== null).length;
  return [...lines, `${findings.length - failed} ok, ${failed} failed`].join('\n');
}

/** `--url URL --publishable-key KEY --secret-key KEY`; 1 when a check failed or could not be asked. */
export async function main(args: readonly string[]): Promise<number> {
  const option = (name: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : args[at + 1];
  };
  const [url, publishableKey, secretKey] = ['url', 'publishable-key', 'secret-key'].map(option);
  if (url === undefined || publishableKey === undefined || secretKey === undefined) {
    console.error('Usage: npm run conformance -- --url URL --publishable-key KEY --secret-key KEY');
    return 1;
  }
  try {
    const findings = await runConformance({ url: url.replace(/\/+$/, ''), publishableKey, secretKey });
    console.log(describe(findings));
    return findings.every(({ problem }) => problem === null) && findings.length > 0 ? 0 : 1;
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    return 1;
  }
}
