import { advance } from './advance.ts';
import type { PictureDeps } from './deps.ts';

/**
 * One round of what a vanished page left behind: asks the provider about pictures that nobody asks about any more, keeps those that are
 * there, and settles. Any number of servers may do it at once: each takes what no other has. The answer is how many were looked at.
 */
export async function finishPictures(deps: PictureDeps, most = 20): Promise<number> {
  if (deps.key === null) return 0;
  const due = await deps.overdue(most);
  for (const { user, request_id: request } of due) {
    // Without an owner nobody waits for it; its credit goes back by itself.
    if (user === null) continue;
    try {
      const row = await deps.rows.find(user, { request });
      if (!row || row.own_key) continue;
      const now = await advance(deps, { user, row, key: deps.key });
      if (!now.ok) deps.log.warn('picture not asked about', { status: now.error.status });
    } catch (thrown) {
      deps.log.error('picture not finished', { why: thrown instanceof Error ? thrown.message : 'unknown' });
    }
  }
  return due.length;
}
