import { canonicalJson, mergeFields, stampOf } from '../../../src/domain/merge.ts';
import { isId } from '../../../src/domain/ids.ts';
import type { Json } from '../../../src/domain/json.ts';
import {
  jsonBytes,
  maxDocBytes,
  maxFutureMs,
  maxPullRows,
  maxSceneBytes,
} from '../../../src/domain/limits.ts';
import { noStory, sumUp, type AuditRequest } from '../../../src/domain/protocol/audit.ts';
import type { PullReply, PullRequest } from '../../../src/domain/protocol/pull.ts';
import type { PushEntry, PushReply, PushRequest, RejectCode } from '../../../src/domain/protocol/push.ts';
import { isStamp, laterStamp, noStamp, stampMs, type Stamp, type Stamps } from '../../../src/domain/stamp.ts';
import { docKinds, grownKinds } from '../../../src/domain/sync-kinds.ts';

import {
  graveOf,
  idOf,
  newestOf,
  purgedAt,
  same,
  toldOf,
  wire,
  type Account,
  type Fields,
  type GrownRow,
  type ServerFaults,
} from './model-rows.ts';

/* The server's three functions as the migration has them, in memory: a test compares the two, question by question. */

/** Kinds each of whose rows is of a story and says so. */
const saysItsStory = new Set(['sceneMeta', 'heads', 'memory', 'lore', 'sharedDrafts']);

const key = (kind: string, id: string) => `${kind}:${id}`;

export function createModelServer(
  now: () => number,
  newEpoch: () => string,
  {
    faults = {},
    maxRows = Number.POSITIVE_INFINITY,
    onRemoved = () => {},
  }: {
    readonly faults?: ServerFaults;
    readonly maxRows?: number;
    /** Hears of scenes that a deletion for good removes. */
    readonly onRemoved?: (scene: string) => void;
  } = {},
) {
  let accounts = new Map<string, Account>();
  const limits = { rows: maxRows };
  /** Numbers that nobody can see yet. */
  const unseen = new Set<number>();
  const pushesTaken = new Map<string, number>();

  function accountOf(user: string): Account {
    const known = accounts.get(user);
    if (known) return known;
    const made = { v: 0, epoch: newEpoch(), grown: new Map(), docs: new Map(), buried: new Map() };
    accounts.set(user, made);
    return made;
  }

  function push(user: string, p: PushRequest): PushReply | 'refused' {
    if (p.space !== user && !faults.anySpace) return 'refused';
    const stamps = p.entries.flatMap((entry) =>
      's' in entry ? Object.values(entry.s) : [toldOf(entry.body) ?? ''],
    );
    if (stamps.some((stamp) => isStamp(stamp) && stampMs(stamp) > now() + maxFutureMs))
      return { status: 'clock', now: now() };
    const account = accountOf(user);
    if (p.epoch !== null && p.epoch !== account.epoch && !faults.anyEpoch)
      return { status: 'reset', now: now() };
    const base = account.v;
    const state = { badTurns: new Set<string>(), badIds: new Set<string>() };
    const vs: number[] = [];
    const docs: unknown[] = [];
    const rejected: { i: number; code: RejectCode }[] = [];
    for (const [i, entry] of p.entries.entries()) {
      const answer = take(account, p, entry, i, state, docs);
      vs.push(typeof answer === 'number' ? answer : answer === 'different' ? 0 : 0);
      if (typeof answer === 'number') continue;
      rejected.push({ i, code: answer });
      if (entry.kind === 'scenes' && answer !== 'purged' && answer !== 'different') {
        state.badIds.add(entry.id);
        if (entry.turn !== null) state.badTurns.add(entry.turn);
      }
    }
    if (faults.alwaysNumbers) account.v += 1;
    if (faults.lateCommits) for (let v = base + 1; v <= account.v; v += 1) unseen.add(v);
    return {
      status: 'ok',
      base,
      v: account.v,
      epoch: account.epoch,
      vs,
      docs: docs as never,
      rejected,
      now: now(),
      minClient: 1,
    };
  }

  function take(
    account: Account,
    p: PushRequest,
    entry: PushEntry,
    i: number,
    { badTurns, badIds }: { badTurns: Set<string>; badIds: Set<string> },
    docs: unknown[],
  ): number | RejectCode {
    const isGrown = grownKinds.some((kind) => kind === entry.kind);
    if (!isId(entry.id)) return 'bad-id';
    if (!isGrown && !docKinds.some((kind) => kind === entry.kind)) return 'bad-kind';
    if (entry.turn !== null && badTurns.has(entry.turn)) return 'turn';
    const most = isGrown || entry.kind === 'sharedDrafts' ? maxSceneBytes : maxDocBytes;
    if (jsonBytes(entry) > most + 256) return 'too-big';
    return 'body' in entry
      ? takeGrown(account, p, entry, i, badIds, docs)
      : takeDoc(account, entry, i, badIds, docs);
  }

  function takeGrown(
    account: Account,
    p: PushRequest,
    entry: Extract<PushEntry, { readonly body: Json }>,
    i: number,
    badIds: ReadonlySet<string>,
    docs: unknown[],
  ): number | RejectCode {
    const { kind, id } = entry;
    const body = entry.body as Fields;
    const story = idOf(body['story']);
    const parent = idOf(body['parent']);
    const told = String(body['told'] ?? '');
    if (kind === 'scenes') {
      if (story === null || body['id'] !== id) return 'bad-form';
      if (!isStamp(told)) return 'bad-stamp';
      if (parent !== null && badIds.has(parent)) return 'parent';
    }
    const known = account.grown.get(key(kind, id));
    if (known) {
      if (canonicalJson(known.body) === canonicalJson(body)) return known.v;
      if (faults.overwrites) {
        account.grown.set(key(kind, id), { ...known, body });
        return known.v;
      }
      docs.push({ i, v: known.v, body: known.body });
      return 'different';
    }
    let purged = purgeOf(account, story);
    if (kind === 'scenes') {
      for (const purge of [id, ...(account.buried.get(parent ?? '') ?? [])])
        if (purgeOf(account, purge) !== null) buryUnder(account, id, purge);
      const below = faults.forgetsPurges ? null : (graveOf(account, id)?.at ?? null);
      if (below !== null) purged = laterStamp(below, purged ?? noStamp);
      if (purged !== null && told <= purged) return 'purged';
    } else if (purged !== null || isBuried(account, idOf(body['of']))) return 'purged';
    if (account.grown.size + account.docs.size >= limits.rows) return 'quota';
    account.v += 1;
    account.grown.set(key(kind, id), { kind, id, story, body, v: account.v, origin: p.boot });
    return account.v;
  }

  function takeDoc(
    account: Account,
    entry: Extract<PushEntry, { readonly s: Stamps }>,
    i: number,
    badIds: ReadonlySet<string>,
    docs: unknown[],
  ): number | RejectCode {
    const { kind, id, f, s } = entry;
    if (!Object.values(s).every(isStamp)) return 'bad-stamp';
    const known = account.docs.get(key(kind, id));
    const story = kind === 'stories' ? id : (idOf(f['story']) ?? known?.story ?? null);
    if (kind !== 'purges') {
      if (story !== null && purgeOf(account, story) !== null) return 'purged';
      if (kind === 'characters') {
        const purged = purgeOf(account, id);
        const all = [...Object.values(known?.s ?? {}), ...Object.values(s)];
        if (purged !== null && !all.some((stamp) => stamp > purged)) return 'purged';
      }
      const draft = f['draft'];
      const isDraft = typeof draft === 'object' && draft !== null && !Array.isArray(draft);
      const scene =
        kind === 'sceneMeta'
          ? id
          : kind === 'memory'
            ? idOf(f['scene'])
            : kind === 'sharedDrafts' && isDraft
              ? idOf((draft as Fields)['parent'])
              : null;
      if (isBuried(account, scene)) return 'purged';
      if (scene !== null && badIds.has(scene)) return 'parent';
    }
    if (!known && (entry.v > 0 || (saysItsStory.has(kind) && idOf(f['story']) === null))) return 'whole';
    const before = { f: known?.f ?? {}, s: known?.s ?? {} };
    const merged = faults.lastArrivalWins
      ? { f: { ...before.f, ...f }, s: { ...before.s, ...s } }
      : (mergeFields(before, { f, s }) as { f: Fields; s: Stamps });
    if (!known && account.grown.size + account.docs.size >= limits.rows) return 'quota';
    const isSame = known && same(merged, before);
    let v = known?.v ?? 0;
    if (!isSame) {
      account.v += 1;
      v = account.v;
      const isTrashed =
        merged.f['gone'] === true &&
        merged.s['gone'] !== undefined &&
        stampOf(merged.s, 'gone') >= stampOf(merged.s, 'playedAt');
      const trashedAt = !isTrashed
        ? null
        : (known?.trashedAt ?? null) !== null && known?.s['gone'] === merged.s['gone']
          ? (known?.trashedAt ?? null)
          : now();
      account.docs.set(key(kind, id), { kind, id, story, f: merged.f, s: merged.s, v, trashedAt });
      if (kind === 'purges') carryOut(account, id, merged, before);
    }
    if (!same(merged, { f, s })) docs.push({ i, v, f: merged.f, s: merged.s });
    return v;
  }

  function carryOut(
    account: Account,
    id: string,
    row: { f: Fields; s: Stamps },
    before: { f: Fields; s: Stamps },
  ): void {
    const at = purgedAt(row);
    if (at === null) {
      for (const [scene, purges] of account.buried)
        if (purges.delete(id) && purges.size === 0) account.buried.delete(scene);
      return;
    }
    if (at === purgedAt(before)) return;
    const remove = (name: string, { kind, id: row }: GrownRow) => {
      account.grown.delete(name);
      if (kind === 'scenes') onRemoved(row);
    };
    const isOld = (scene: GrownRow) => (toldOf(scene.body) ?? noStamp) <= at;
    if (row.f['of'] === 'character') {
      const doc = account.docs.get(key('characters', id));
      if (!doc || Object.values(doc.s).some((stamp) => stamp > at)) return;
      account.docs.delete(key('characters', id));
      for (const [name, each] of account.grown)
        if (each.kind === 'sources' && each.story === null && each.body['of'] === id)
          account.grown.delete(name);
      return;
    }
    if (row.f['of'] === 'story') {
      for (const [name, doc] of account.docs)
        if (doc.story === id && doc.kind !== 'purges') account.docs.delete(name);
      for (const [name, each] of account.grown)
        if (each.story === id && (each.kind !== 'scenes' || isOld(each))) remove(name, each);
      return;
    }
    const doomed = new Set([id]);
    for (let grows = true; grows;) {
      grows = false;
      for (const each of account.grown.values())
        if (each.kind === 'scenes' && doomed.has(String(each.body['parent'])) && !doomed.has(each.id)) {
          doomed.add(each.id);
          grows = true;
        }
    }
    for (const scene of doomed) buryUnder(account, scene, id);
    const story = row.f['story'];
    for (const [name, { kind, id: of, story: its, f }] of account.docs) {
      const draft = f['draft'] as Fields | null | undefined;
      if (
        (kind === 'sceneMeta' && doomed.has(of)) ||
        (its === story && kind === 'memory' && doomed.has(String(f['scene']))) ||
        (its === story && kind === 'sharedDrafts' && doomed.has(String(draft?.['parent'])))
      )
        account.docs.delete(name);
    }
    for (const [name, each] of account.grown)
      if (
        (each.kind === 'scenes' && doomed.has(each.id) && isOld(each)) ||
        (each.kind === 'sources' && each.story === story && doomed.has(String(each.body['of'])))
      )
        remove(name, each);
  }

  function buryUnder({ buried }: Account, scene: string, purge: string): void {
    const known = buried.get(scene);
    if (known) known.add(purge);
    else buried.set(scene, new Set([purge]));
  }

  function purgeOf(account: Account, id: string | null): Stamp | null {
    if (faults.forgetsPurges) return null;
    const row = account.docs.get(key('purges', id ?? ''));
    return row ? purgedAt(row) : null;
  }

  function isBuried(account: Account, id: string | null): boolean {
    return !faults.forgetsPurges && (graveOf(account, id ?? '')?.at ?? null) !== null;
  }

  function pull(user: string, p: PullRequest): PullReply | 'refused' {
    if (p.space !== user && !faults.anySpace) return 'refused';
    const account = accounts.get(user);
    const isLost = p.cur > 0 || p.known_epoch !== null;
    const empty = { next: 0, more: false, rows: [], devices: 0, now: now() };
    if (!account) return { status: isLost ? 'reset' : 'ok', epoch: null, v: 0, ...empty };
    const { v, epoch } = account;
    if (p.cur > v || (p.known_epoch === null ? p.cur > 0 : p.known_epoch !== epoch))
      return { status: 'reset', epoch, v, ...empty };
    const most = Math.max(1, Math.min(p.lim, maxPullRows));
    const all: readonly { v: number; kind: string; id: string; story: string | null }[] =
      p.lane === 'd' ? [...account.docs.values()] : [...account.grown.values()];
    const visible = all.filter((row) => !unseen.has(row.v));
    if (p.lane === 's' && p.story !== null) {
      const tail = visible
        .filter(({ story }) => story === p.story)
        .sort((a, b) => b.v - a.v)
        .slice(0, most);
      return { ...empty, status: 'ok', epoch, v, next: v, rows: tail.map((row) => wire(account, row)) };
    }
    const page = visible
      .filter((row) => row.v > p.cur)
      .sort((a, b) => a.v - b.v)
      .slice(0, most);
    const more = page.length >= most;
    const rows = page.filter(
      (row) => !(p.lane === 's' && p.skip !== '' && 'origin' in row && row.origin === p.skip),
    );
    return {
      ...empty,
      status: 'ok',
      epoch,
      v,
      next: more ? (page.at(-1)?.v ?? v) : v,
      more,
      rows: rows.map((row) => wire(account, row)),
    };
  }

  function audit(user: string, p: AuditRequest): unknown {
    if (p.space !== user) return 'refused';
    const account = accounts.get(user);
    const rows = [...(account?.docs.values() ?? []), ...(account?.grown.values() ?? [])].filter(
      (row) => !('body' in row && account?.buried.has(row.id)),
    );
    const head = { epoch: account?.epoch ?? null, v: account?.v ?? 0, now: now() };
    const byV = (a: { v: number }, b: { v: number }) => a.v - b.v;
    if (p.ask === 'sums') {
      const sums = sumUp(rows.map(({ story, v }) => ({ story: story ?? noStory, v })));
      const found = [...sums]
        .filter(([story]) => !account || purgeOf(account, story) === null)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([story, { n, sum, squares }]) => [story, n, sum, squares]);
      return { ...head, found };
    }
    if (p.ask === 'ids') {
      const found = rows.filter(({ story }) => p.stories.includes(story ?? noStory)).sort(byV);
      return { ...head, found: found.map(({ kind, id, v }) => [kind, id, v]) };
    }
    const names = new Set(p.rows.map(([kind, id]) => key(kind, id)));
    const every = [...(account?.docs.values() ?? []), ...(account?.grown.values() ?? [])];
    return {
      ...head,
      found: every
        .filter(({ kind, id }) => names.has(key(kind, id)))
        .sort(byV)
        .map((row) => wire(account ?? { buried: new Map(), docs: new Map() }, row)),
    };
  }

  /** Deletes for good what lies in the trash for longer than some days. */
  function purgeTrash(days: number): number {
    let count = 0;
    const before = now() - days * 86_400_000;
    for (const account of accounts.values())
      for (const doc of Array.from(account.docs.values())) {
        if (doc.trashedAt === null || doc.trashedAt >= before) continue;
        if (!account.docs.has(key(doc.kind, doc.id))) continue;
        const of = { stories: 'story', sceneMeta: 'branch', characters: 'character' }[doc.kind];
        if (of === undefined) continue;
        const f = {
          of,
          story: of === 'branch' ? (doc.f['story'] ?? null) : null,
          purged: true,
          lifted: false,
        };
        const purged = of === 'character' ? newestOf(Object.values(doc.s)) : stampOf(doc.s, 'gone');
        const known = account.docs.get(key('purges', doc.id));
        const before_ = { f: known?.f ?? {}, s: known?.s ?? {} };
        const merged = mergeFields(before_, { f, s: { purged } }) as {
          f: Fields;
          s: Stamps;
        };
        if (purgedAt(merged) === null) continue;
        account.v += 1;
        const row = {
          kind: 'purges',
          id: doc.id,
          story: idOf(merged.f['story']),
          v: account.v,
          trashedAt: null,
        };
        account.docs.set(key('purges', doc.id), { ...row, f: merged.f, s: merged.s });
        carryOut(account, doc.id, merged, { f: {}, s: {} });
        count += 1;
      }
    return count;
  }

  return {
    /** @param counted the device's own count of its pushes, which goes back with its disk. */
    push: (user: string, p: PushRequest, counted = 0): PushReply | 'refused' => {
      if (!faults.countsPushes) return push(user, p);
      const { v, epoch } = accountOf(user);
      if (counted > (pushesTaken.get(p.device) ?? 0)) {
        const reply = push(user, p);
        if (reply !== 'refused' && reply.status === 'ok') pushesTaken.set(p.device, counted);
        return reply;
      }
      const vs = p.entries.map(() => v);
      return { status: 'ok', base: v, v, epoch, vs, docs: [], rejected: [], now: now(), minClient: 1 };
    },
    pull,
    audit,
    purgeTrash,
    account: (user: string): Account | undefined => accounts.get(user),
    users: () => [...accounts.keys()],
    /** Everything that was begun can be seen. */
    settle: () => unseen.clear(),
    unseen,
    limits,
    /** What a backup holds. */
    backup: () => structuredClone(accounts),
    /** Puts a backup back. */
    restore: (kept: Map<string, Account>) => {
      accounts = structuredClone(kept);
      for (const account of accounts.values()) account.epoch = newEpoch();
    },
  };
}
