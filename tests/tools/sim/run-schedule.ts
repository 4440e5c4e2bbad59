import { audit } from '../../../src/sync/audit.ts';
import { cycle } from '../../../src/sync/cycle.ts';
import type { SyncDeps } from '../../../src/sync/sync-deps.ts';
import type { SyncStore } from '../../../src/domain/ports/sync-store.ts';
import { checkAgain, checkEnd, checkRead, type Told } from './check-end.ts';
import type { SimDevice } from './device.ts';
import { createModelDevice, type Shared } from './model-device.ts';
import type { Plant } from './plants.ts';
import { createWorld, type Seat, type World } from './world.ts';

/** What one play of the simulator came to. */
export type Played = { readonly violations: readonly string[]; readonly counts: World['counts'] };

export type PlayOptions = {
  readonly plant?: Plant;
  readonly trace?: (line: string) => void;
  /** Makes a device; the model's when left out. */
  readonly makeDevice?: (...given: Parameters<typeof createModelDevice>) => SimDevice | Promise<SimDevice>;
  /** How many things happen before all is healed. */
  readonly events?: number;
};

const dayMs = 86_400_000;

/** Plays one seed: devices are used, die, lie about the time and lose their network; then all is healed and everything is compared. */
export async function runSchedule(seed: number, options: PlayOptions = {}): Promise<Played> {
  const plant: Plant = options.plant ?? { what: 'nothing' };
  const world = createWorld(seed, plant, options.trace ? { trace: options.trace } : {});
  const { chance, counts, server, trace } = world;
  const shared: Shared = { badStories: new Set() };
  const devices: SimDevice[] = [];
  const users = chance.isOneIn(4) ? [chance.uuid(), chance.uuid()] : [chance.uuid()];
  const seats = Array.from({ length: 2 + chance.below(3) }, (): Seat => ({
    user: users[0] ?? '',
    isSignedOut: false,
  }));
  const make = options.makeDevice ?? createModelDevice;
  for (const [at, seat] of seats.entries())
    for (const user of users) {
      const skewMs = chance.isOneIn(3) ? chance.below(4 * dayMs) - 2 * dayMs : 0;
      const name = `${'ABCD'[at] ?? ''}${users.indexOf(user)}`;
      devices.push(await make(world, plant, shared, { name, user, seat, skewMs }));
    }
  let backup: ReturnType<typeof server.backup> | null = null;

  function depsOf(device: SimDevice): { deps: SyncDeps; isAlive: () => boolean } {
    const { life } = device;
    const isAlive = () => device.life === life;
    const deps: SyncDeps = {
      space: device.user,
      boot: device.boot,
      // What takes a while waits its turn too; in the model it is done at once.
      store: stepped(world, device, isAlive, options.makeDevice !== undefined),
      remote: world.remoteOf(device.name, device.seat, isAlive, device.pushes),
      clock: world.clockOf(() => device.skewMs, isAlive),
      chance: chance.next,
    };
    return { deps, isAlive };
  }

  async function runCycle(device: SimDevice): Promise<string> {
    if (plant.givesUp && device.failures >= 5) return 'gave up';
    const { deps, isAlive } = depsOf(device);
    device.cycles += 1;
    try {
      const cycled = await cycle(deps, { pushRows: 1 + chance.below(4), pullRows: 1 + chance.below(5) });
      if (!isAlive()) return 'dead';
      device.failures = cycled.ok ? 0 : device.failures + 1;
      return cycled.ok ? cycled.value.state : cycled.error.type;
    } catch (thrown) {
      if (!(thrown instanceof DiskFull)) throw thrown;
      return 'disk full';
    } finally {
      if (isAlive()) device.cycles -= 1;
    }
  }

  /** A cycle of which everything is waited for. */
  async function toTheEnd(device: SimDevice): Promise<string> {
    device.seat.user = device.user;
    const end = runCycle(device);
    let isOver = false;
    void end.then(
      () => (isOver = true),
      () => (isOver = true),
    );
    await new Promise((resolve) => setImmediate(resolve));
    for (let steps = 0; !isOver && steps < 20_000; steps += 1) if (!(await world.runOne())) break;
    if (isOver) return end;
    world.violation('I9 a cycle does not come to an end');
    return 'hangs';
  }

  function die(device: SimDevice, boot: string): void {
    device.life += 1;
    device.cycles = 0;
    device.boot = boot;
    counts.crashes += 1;
  }

  // Some begin in the middle: everybody has read everything and compared it.
  if (chance.isOneIn(3)) {
    world.time.isFaulty = false;
    for (const device of [...devices, ...devices]) {
      for (let deeds = 0; deeds < 3; deeds += 1) trace(`${device.name} ${await device.act()}`);
      await toTheEnd(device);
      await device.keep();
    }
    world.time.isFaulty = true;
  }

  const events = options.events ?? 60 + chance.below(120);
  for (let event = 0; event < events; event += 1) {
    const device = chance.pick(devices);
    if (!device) break;
    const what = chance.below(100);
    if (what < 50) await world.runOne();
    else if (what < 70) trace(`${device.name} ${await device.act()}`);
    else if (what < 86) {
      if (device.cycles < 2) {
        trace(`${device.name} cycle`);
        void runCycle(device).then((end) => trace(`${device.name} cycle: ${end}`));
      }
    } else if (what < 88) die(device, chance.hex(12));
    else if (what < 90) await device.keep();
    else if (what === 90) {
      trace(`${device.name} rolls back`);
      die(device, plant.sameBoot ? device.boot : chance.hex(12));
      await device.rollBack();
      counts.rollbacks += 1;
    } else if (what === 91) world.advance(chance.below(120_000));
    else if (what === 92) await world.fireTimer();
    else if (what === 93) device.skewMs = chance.isOneIn(2) ? 0 : chance.below(4 * dayMs) - 2 * dayMs;
    else if (what === 94) device.seat.isSignedOut = !device.seat.isSignedOut;
    else if (what === 95) device.seat.user = chance.pick(users) ?? '';
    else if (what === 96) backup = chance.isOneIn(2) ? server.backup() : backup;
    else if (what === 97 && backup && chance.isOneIn(3)) {
      trace('the server is put back');
      server.restore(backup);
      world.restored();
    } else if (what === 98 && chance.isOneIn(8)) {
      world.advance(31 * dayMs);
      const purged = server.purgeTrash(30);
      counts.purged += purged;
      trace(`31 days later, ${purged} things are deleted`);
    } else if (what === 99) checkRead(world, device.name, await device.look(), server.account(device.user));
    if (event % 16 === 0) checkRead(world, device.name, await device.look(), server.account(device.user));
  }

  world.time.isFaulty = false;
  for (const seat of seats) seat.isSignedOut = false;
  while (await world.runOne()) {
    // Everything that was under way comes to its end.
  }
  server.settle();
  trace('all is healed');
  const told = await everythingTold(world, devices, users);
  let quiet = 0;
  for (let round = 0; round < 25 && quiet < 2; round += 1) {
    const ends: string[] = [];
    for (const device of devices) {
      const before = server.account(device.user)?.v ?? 0;
      const answer = await toTheEnd(device);
      trace(`${device.name} healed cycle: ${answer}`);
      ends.push(
        answer === 'idle' && before === (server.account(device.user)?.v ?? 0) ? 'idle' : `not ${answer}`,
      );
    }
    quiet = ends.every((end) => end === 'idle') ? quiet + 1 : 0;
  }
  if (quiet < 2) world.violation('I9 the copies do not come to rest');
  const looks = await Promise.all(devices.map(async (device) => ({ device, look: await device.look() })));
  for (const { device, look } of looks) checkRead(world, device.name, look, server.account(device.user));
  checkEnd(world, shared, looks, told);
  if (world.violations.length === 0) await checkAudits(devices);
  checkAgain(world);
  return { violations: world.violations, counts };

  /** After all that, a comparison finds nothing. */
  async function checkAudits(all: readonly SimDevice[]): Promise<void> {
    for (const device of all) {
      device.seat.user = device.user;
      const { deps } = depsOf(device);
      const account = server.account(device.user);
      const stories = [...(await device.store().sums()).keys()];
      const here = (await device.store().numbers(stories)).map(({ kind, id, v }) => `${kind}:${id} ${v}`);
      const rows = [...(account?.docs.values() ?? []), ...(account?.grown.values() ?? [])];
      const there = rows.map(({ kind, id, v }) => `${kind}:${id} ${v}`);
      trace(`${device.name} only here: ${here.filter((row) => !there.includes(row)).join(', ')}`);
      trace(`${device.name} only there: ${there.filter((row) => !here.includes(row)).join(', ')}`);
      const audited = audit({ ...deps, store: device.store() });
      while (await world.runOne()) {
        // The questions of the comparison.
      }
      const answer = await audited;
      if (!answer.ok || answer.value === 'later') {
        if (server.account(device.user)) world.violation('I3 a comparison does not come to an end');
      } else if (answer.value.fetched + answer.value.sentAgain > 0)
        world.violation('I3 a comparison finds a difference');
    }
  }
}

/** What a full disk throws. */
class DiskFull extends Error {}

/** The store of a device, each method of which is done when the seed lets it; now and then its disk is full. */
function stepped(world: World, device: SimDevice, isAlive: () => boolean, all: boolean): SyncStore {
  const store = device.store();
  const wrap =
    <A extends unknown[], T>(label: string, work: (...given: A) => Promise<T>, writes: boolean) =>
    (...given: A): Promise<T> =>
      world.step(`${device.name} ${label}`, isAlive, () => {
        if (writes && world.time.isFaulty && world.chance.isOneIn(120)) throw new DiskFull(label);
        return writes ? watched(() => work(...given)) : work(...given);
      });
  /** A cursor goes back only when everything is read anew. */
  async function watched<T>(work: () => Promise<T>): Promise<T> {
    const before = await store.state();
    const answer = await work();
    const after = await store.state();
    const isBack = after.cursors.d < before.cursors.d || after.cursors.s < before.cursors.s;
    const isAnew = after.cursors.d === 0 && after.cursors.s === 0 && after.auditedAt <= 0;
    if (isBack && !isAnew) world.violation('I6 a cursor went back');
    return answer;
  }
  return {
    state: wrap('state', store.state, false),
    waiting: wrap('waiting', store.waiting, false),
    nextBatch: wrap('nextBatch', store.nextBatch, false),
    acknowledge: wrap('acknowledge', store.acknowledge, true),
    restamp: wrap('restamp', store.restamp, true),
    learnClock: all ? wrap('learnClock', store.learnClock, true) : store.learnClock,
    applyPage: wrap('applyPage', store.applyPage, true),
    applyRows: wrap('applyRows', store.applyRows, true),
    reset: wrap('reset', store.reset, true),
    sums: wrap('sums', store.sums, false),
    numbers: wrap('numbers', store.numbers, false),
    unsent: wrap('unsent', store.unsent, false),
    waitAgain: wrap('waitAgain', store.waitAgain, true),
    audited: wrap('audited', store.audited, true),
    report: store.report,
    beat: store.beat,
    noteBeat: all ? wrap('noteBeat', store.noteBeat, true) : store.noteBeat,
  };
}

/** Every scene that somebody has. */
async function everythingTold(
  world: World,
  devices: readonly SimDevice[],
  users: readonly string[],
): Promise<ReadonlyMap<string, Told>> {
  const told = new Map<string, Told>(users.map((user) => [user, new Map()]));
  for (const device of devices)
    for (const [id, body] of (await device.look()).scenes) told.get(device.user)?.set(id, body);
  for (const user of users)
    for (const { kind, id, body } of world.server.account(user)?.grown.values() ?? [])
      if (kind === 'scenes') told.get(user)?.set(id, body);
  return told;
}
