import type { OwnModelState, PageServices } from './domain/server-finding.ts';
import { browserModelLanguages } from './domain/device-shelf.ts';
import { ownModel, sessionOptions } from './providers/browser-model/host.ts';
import { createServerDoctor } from './providers/server/doctor.ts';
import { timerClock } from './timer-clock.ts';

/* What only a page can find out: why a server cannot be reached, and how the browser's own model stands. */

export const pageServices: PageServices = {
  examineServer: createServerDoctor({
    fetch: (input, init) => fetch(input, init),
    clock: timerClock,
    online: () => navigator.onLine,
    page: location.href,
    safari: /^((?!chrome|chromium|android|crios|fxios).)*safari/i.test(navigator.userAgent),
    permission: async (name) => {
      try {
        // Names of permissions that TypeScript does not know yet; a browser that does not either rejects.
        const wish = { name } as unknown as PermissionDescriptor;
        return (await navigator.permissions.query(wish)).state;
      } catch {
        return null;
      }
    },
    watchPolicy: (origin) => {
      let forbade = false;
      const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
        if (blockedURI.startsWith(origin)) forbade = true;
      };
      document.addEventListener('securitypolicyviolation', onViolation);
      return {
        forbade: () => forbade,
        stop: () => {
          document.removeEventListener('securitypolicyviolation', onViolation);
        },
      };
    },
  }),
  ownModel: {
    state: (language) => stateOf(language),
    fetch: async (language, onProgress) => {
      const model = ownModel();
      if (model === null) return 'absent';
      const session = await model
        .create({
          ...sessionOptions(language),
          monitor: (monitor) => {
            monitor.addEventListener('downloadprogress', (event) => {
              if (event instanceof ProgressEvent) onProgress(event.loaded);
            });
          },
        })
        .catch(() => null);
      session?.destroy();
      return stateOf(language);
    },
  },
};

async function stateOf(language: string): Promise<OwnModelState> {
  const model = ownModel();
  if (model === null) return 'absent';
  if (!browserModelLanguages.includes(language.split('-')[0] ?? '')) return 'other-language';
  const said = await model.availability(sessionOptions(language)).catch(() => 'unavailable');
  switch (said) {
    case 'available':
      return 'ready';
    case 'downloadable':
    case 'downloading':
      return said;
    default:
      return 'absent';
  }
}
