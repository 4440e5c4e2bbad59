import type { RemoteError, SyncRemote } from '../../../src/domain/ports/sync-remote.ts';
import { stampOf, mergeFields } from '../../../src/domain/merge.ts';
import type { PushRequest } from '../../../src/domain/protocol/push.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import { createChance } from './chance.ts';
import { keyOf, type Fields } from './model-disk.ts';
import { purgedAt } from './model-rows.ts';
import { createModelServer } from './model-server.ts';
import type { Plant } from './plants.ts';

/* Time, network and server of one play of the simulator. Everything that is awaited waits here until the seed lets it go on. */

type Task = { readonly label: string; readonly isAlive: () => boolean; readonly run: () => Promise<void> };

/** Where an account is signed in: two owners of one device share it. */
export type Seat = { user: string; isSignedOut: boolean };

/** A scene that a device brought in from a file, with words that somebody altered. */
type Altered = { readonly id: string; readonly device: string; readonly passage: string };

export type World = ReturnType<typeof createWorld>;

export function createWorld(
  seed: number,
  plant: Plant,
  options: { readonly trace?: (line: string) => void } = {},
) {
  const chance = createChance(seed);
  const violations: string[] = [];
  const counts = {
    pushes: 0,
    pulls: 0,
    crashes: 0,
    rollbacks: 0,
    clocks: 0,
    restores: 0,
    lifts: 0,
    purged: 0,
    steps: 0,
  };
  let nowMs = 1_760_000_000_000 + chance.below(1_000_000);
  const time = { isFaulty: true };
  /** Scenes that a device or the server removed because they had been deleted for good. */
  const carriedOut = new Set<string>();
  const server = createModelServer(
    () => nowMs,
    () => chance.uuid(),
    { ...(plant.server ? { faults: plant.server } : {}), onRemoved: (id) => carriedOut.add(id) },
  );
  const tasks: Task[] = [];
  const timers = new Set<Task>();
  /** Whose every row is, and what was ever said of each document that the server took. */
  const ownerOf = new Map<string, string>();
  const said = new Map<string, { f: Fields; s: { readonly [field: string]: string } }>();
  /** What a player's hand said beside scenes, by row and field. */
  const byHand = new Map<string, Set<string>>();
  const taken: { readonly user: string; readonly request: PushRequest }[] = [];
  /** Scenes as they were told, and as a server took or removed them: what a file of that day holds. */
  const archive = new Map<string, Fields>();
  const archiveOfOld = new Map<string, Fields>();
  /** Scenes of files whose words somebody altered, as long as they are to be found somewhere. */
  let altered: readonly Altered[] = [];
  const everAltered = new Set<string>();
  const trace = options.trace ?? (() => {});

  /** Does something when its time comes; never, when who waits for it has died by then. */
  function step<T>(label: string, isAlive: () => boolean, work: () => Promise<T> | T): Promise<T> {
    return new Promise((resolve, reject) => {
      tasks.push({
        label,
        isAlive,
        run: async () => {
          try {
            resolve(await work());
          } catch (thrown) {
            reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
          }
        },
      });
    });
  }

  /** Lets one of those that wait go on; `false` when nobody waits. */
  async function runOne(): Promise<boolean> {
    for (;;) {
      if (tasks.length === 0) return false;
      const at = chance.below(tasks.length);
      const [task] = tasks.splice(at, 1);
      if (!task?.isAlive()) continue;
      counts.steps += 1;
      nowMs += 1 + chance.below(40);
      trace(`${nowMs} ${task.label}`);
      await task.run();
      // Whoever waited for it runs on to the next thing that he waits for.
      await new Promise((resolve) => setImmediate(resolve));
      return true;
    }
  }

  async function fireTimer(): Promise<void> {
    const [timer] = timers;
    if (!timer) return;
    timers.delete(timer);
    if (!timer.isAlive()) return;
    trace(`${nowMs} ${timer.label}`);
    await timer.run();
    await new Promise((resolve) => setImmediate(resolve));
  }

  const clockOf = (skewMs: () => number, isAlive: () => boolean) => ({
    now: () => nowMs + skewMs(),
    sleep: (_ms: number, signal?: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const task = {
          label: 'timer',
          isAlive,
          run: () => {
            resolve();
            return Promise.resolve();
          },
        };
        timers.add(task);
        signal?.addEventListener('abort', () => timers.delete(task));
      }),
  });

  function remoteOf(name: string, seat: Seat, isAlive: () => boolean, counted: () => number): SyncRemote {
    async function carry<P>(
      label: string,
      request: P,
      answer: (request: P, user: string) => unknown,
      late?: (request: P, user: string) => void,
    ): Promise<Result<unknown, RemoteError>> {
      const fate = time.isFaulty ? chance.below(24) : 23;
      const { user } = seat;
      const count = counted();
      void count;
      if (seat.isSignedOut) {
        await step(`${name} ${label} signed out`, isAlive, () => {});
        return err({ type: 'signed-out' });
      }
      if (fate === 0) {
        await step(`${name} ${label} offline`, isAlive, () => {});
        return err({ type: 'offline' });
      }
      if (fate === 1) {
        await step(`${name} ${label} 503`, isAlive, () => {});
        return err({ type: 'failed', message: '503' });
      }
      const value = await step(
        `${name} ${label}`,
        // A request is under way also when who sent it has died.
        fate === 2 ? () => true : isAlive,
        () => answer(request, user),
      );
      if (fate === 3 && late)
        void step(
          `${name} ${label} again`,
          () => true,
          () => late(request, user),
        );
      if (fate === 4 || fate === 2) {
        await step(`${name} ${label} answer lost`, isAlive, () => {});
        return err({ type: 'timeout' });
      }
      await step(`${name} ${label} answered`, isAlive, () => {});
      return value === 'refused' ? err({ type: 'refused', message: '42501' }) : ok(value);
    }
    return {
      push: (request) => {
        const count = counted();
        return carry(
          'push',
          request,
          (sent, user) => push(sent, user, count),
          (sent, user) => push(sent, user, count),
        );
      },
      pull: (request) => {
        counts.pulls += 1;
        return carry('pull', request, (asked, user) => server.pull(user, asked));
      },
      audit: (request) => carry('audit', request, (asked, user) => server.audit(user, asked)),
    };
  }

  function push(request: PushRequest, user: string, count: number): unknown {
    counts.pushes += 1;
    const reply = server.push(user, request, count);
    if (reply === 'refused') return reply;
    trace(
      `  ${request.entries.map(({ kind, id }) => `${kind} ${id.slice(0, 4)}`).join(', ')}: ${reply.status === 'ok' ? `${reply.vs.join(' ')} ${JSON.stringify(reply.rejected)}` : reply.status}`,
    );
    if (reply.status === 'clock') counts.clocks += 1;
    if (reply.status !== 'ok') return reply;
    taken.push({ user, request });
    if (plant.server?.lateCommits)
      void step(
        'a push is committed',
        () => true,
        () => {
          for (let v = reply.base + 1; v <= reply.v; v += 1) server.unseen.delete(v);
        },
      );
    const refused = new Map(reply.rejected.map(({ i, code }) => [i, code]));
    for (const [i, entry] of request.entries.entries()) {
      const code = refused.get(i);
      // A wrong clock was put right before a deletion was found to be later than a scene.
      if (entry.kind === 'scenes' && (code === undefined || code === 'purged'))
        archive.set(entry.id, entry.body as Fields);
      if (code !== undefined) continue;
      if (!('f' in entry)) continue;
      const key = `${user}:${keyOf(entry.kind, entry.id)}`;
      said.set(
        key,
        mergeFields(said.get(key) ?? { f: {}, s: {} }, entry) as { f: Fields; s: Record<string, string> },
      );
    }
    checkServer(user, request);
    return reply;
  }

  function violation(what: string): void {
    if (!violations.includes(what)) violations.push(what);
    trace(`VIOLATION ${what}`);
  }

  /** What must hold of the server at any moment: no head without its scene, no row of another account. */
  function checkServer(user: string, { entries }: PushRequest): void {
    const account = server.account(user);
    if (!account) return;
    for (const entry of entries) {
      const owner = ownerOf.get(entry.id);
      const isThere =
        account.grown.has(keyOf(entry.kind, entry.id)) || account.docs.has(keyOf(entry.kind, entry.id));
      if (owner !== undefined && owner !== user && isThere)
        violation(`I8 a row of another account: ${entry.kind}`);
      if (entry.kind !== 'heads') continue;
      const head = account.docs.get(keyOf('heads', entry.id));
      const scene = head?.f['scene'];
      if (!head || typeof scene !== 'string') continue;
      const purge = account.docs.get(keyOf('purges', head.story ?? ''));
      const isGone = (purge && purgedAt(purge) !== null) || account.buried.has(scene);
      if (!account.grown.has(keyOf('scenes', scene)) && !isGone)
        violation('I7 a head without its scene on the server');
    }
  }

  return {
    chance,
    counts,
    violations,
    violation,
    server,
    seedOf: seed,
    time,
    carriedOut,
    /** An earlier copy is put back: what was said of the one before it is said no more, but for what this one has. */
    restored: () => {
      counts.restores += 1;
      taken.length = 0;
      said.clear();
      for (const user of server.users())
        for (const [key, { f, s }] of server.account(user)?.docs ?? []) said.set(`${user}:${key}`, { f, s });
    },
    ownerOf,
    archive,
    archiveOfOld,
    altered: () => altered,
    wasAltered: (id: string) => everAltered.has(id),
    noteAltered: (each: Altered) => {
      altered = [...altered, each];
      everAltered.add(each.id);
    },
    /** A device removed such a scene, or went back to before it came. */
    forgetAltered: (device: string, isGone: (each: Altered) => boolean) => {
      altered = altered.filter((each) => each.device !== device || !isGone(each));
    },
    byHand,
    noteHand: (id: string, field: string, value: string) => {
      const key = `${id}:${field}`;
      byHand.set(key, (byHand.get(key) ?? new Set()).add(value));
    },
    said,
    taken,
    trace,
    step,
    runOne,
    fireTimer,
    clockOf,
    remoteOf,
    waiting: () => tasks.length,
    now: () => nowMs,
    advance: (ms: number) => {
      nowMs += ms;
    },
    stampOf,
  };
}
