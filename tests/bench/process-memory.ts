import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** By how many MB the memory of a browser's processes rose at most, those of pages apart from the one that keeps the storage. */
export type Rise = { readonly page: number; readonly browser: number };

/** Watches the memory of a browser from now on; `null` where the system does not tell it, which only Linux does. */
export async function watchMemory(browser: Browser): Promise<(() => Rise) | null> {
  if (process.platform !== 'linux') return null;
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const before = processInfo.map(({ id, type }) => {
    // 5 sets the peak back to what is held now (proc_pid_clear_refs).
    writeFileSync(`/proc/${id}/clear_refs`, '5');
    return { id, type, held: megabytes(id, 'VmRSS') };
  });
  return () => {
    const most = (wanted: string) =>
      Math.max(
        0,
        ...before.filter(({ type }) => type === wanted).map(({ id, held }) => megabytes(id, 'VmHWM') - held),
      );
    return { page: most('renderer'), browser: most('browser') };
  };
}

function megabytes(id: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kibibytes = '0'] =
    new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}
