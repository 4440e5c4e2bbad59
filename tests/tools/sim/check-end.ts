import { canonicalJson, stampOf } from '../../../src/domain/merge.ts';
import { noStamp, type Stamps } from '../../../src/domain/stamp.ts';
import { storyOf } from '../../../src/domain/sync-doc.ts';
import type { SyncedKind } from '../../../src/domain/sync-kinds.ts';
import type { Look, SimDevice } from './device.ts';
import type { Fields } from './model-disk.ts';
import { graveOf, newestOf, purgedAt, type Account } from './model-rows.ts';
import type { Shared } from './model-device.ts';
import type { World } from './world.ts';

/* What must be true when everything is healed, and at any moment before. */

/** Scenes that somebody has, by their names. */
export type Told = Map<string, Fields>;

/** A row that a device has read past must be on it. */
export function checkRead(world: World, name: string, look: Look, account: Account | undefined): void {
  if (!account || look.epoch !== account.epoch) return;
  for (const row of account.grown.values())
    if (
      row.v <= look.cursors.s &&
      !world.server.unseen.has(row.v) &&
      !look.grown.has(`${row.kind}:${row.id}`) &&
      !isPurgedHere(look, row.story, row.id) &&
      !look.aside.has(row.id)
    )
      world.violation(`I6 ${name} has read past ${row.kind} that it does not have`);
  for (const row of account.docs.values()) {
    if (row.v > look.cursors.d || world.server.unseen.has(row.v)) continue;
    const here = look.docs.get(`${row.kind}:${row.id}`);
    if (isPurgedHere(look, row.story, row.id) || look.buried.has(String(row.f['scene']))) continue;
    if (!here) world.trace(`${row.kind} ${row.id} ${row.v} of ${row.story ?? ''}`);
    if (!here) world.violation(`I6 ${name} has read past ${row.kind} that it does not have`);
    for (const [field, stamp] of Object.entries(row.s))
      if (here && stampOf(here.s, field) < stamp) {
        world.trace(`${field} of ${row.kind} ${row.id} ${row.v}: ${stampOf(here.s, field)}, there ${stamp}`);
        world.violation(`I6 ${name} has read past what was said of ${row.kind}`);
      }
  }
}

function isPurgedHere(look: Look, story: string | null, id: string): boolean {
  const purge = look.docs.get(`purges:${story ?? ''}`);
  // Of what was deleted for good and brought in again a part may be missing until all is compared.
  if (look.auditedAt <= 0 && isLifted(look.docs, story)) return true;
  return (purge !== undefined && purgedAt(purge) !== null) || look.buried.has(id);
}

/** Whether a deletion for good of a story, or of a branch of it, was taken back. */
function isLifted(docs: Look['docs'], story: string | null): boolean {
  return [...docs].some(
    ([key, { f }]) =>
      key.startsWith('purges:') &&
      f['lifted'] === true &&
      (key === `purges:${story ?? ''}` || (story !== null && f['story'] === story)),
  );
}

/** All that devices and server must agree about at the end. */
export function checkEnd(
  world: World,
  shared: Shared,
  devices: readonly { readonly device: SimDevice; readonly look: Look }[],
  told: ReadonlyMap<string, Told>,
): void {
  for (const [user, scenes] of told) {
    const account = world.server.account(user);
    const own = devices.filter(({ device }) => device.user === user);
    if (!account) {
      if (scenes.size > 0) world.violation('I1 the server has nothing');
      continue;
    }
    checkScenes(world, shared, account, own, scenes);
    for (const { device, look } of own) {
      const left = look.waiting.filter(({ story }) => !shared.badStories.has(story));
      if (left.length > 0)
        world.violation(`I9 ${device.name} still waits with ${left[0]?.name.split(':')[0] ?? ''}`);
      checkSame(world, shared, device, look, account);
    }
    for (const { look } of own) {
      for (const story of look.refused.values())
        if (!shared.badStories.has(story)) world.violation('I9 a sound row was refused');
      for (const [name, { story }] of look.kept)
        if (
          !shared.badStories.has(story) &&
          !(parts(name)[0] === 'scenes' && world.wasAltered(parts(name)[1]))
        )
          world.violation('I9 words are kept of which nobody altered any');
    }
    for (const { device, look } of own) checkAltered(world, shared, device, look, account);
    checkSaid(world, user, account);
    if (world.byHand.size > 0) checkHand(world, account);
  }
}

/** Words that a player brought in are everybody's, or are kept where he did. */
function checkAltered(world: World, shared: Shared, device: SimDevice, look: Look, account: Account): void {
  for (const { id, passage } of world.altered().filter((each) => each.device === device.name)) {
    const scene = account.grown.get(`scenes:${id}`);
    const kept = look.kept.get(`scenes:${id}`);
    if (shared.badStories.has(String((scene ?? kept)?.body['story']))) continue;
    if (scene?.body['passage'] === passage || kept?.body['passage'] === passage) continue;
    world.trace(`${device.name} ${id}: ${passage}`);
    world.violation('I2 words of a file are nowhere');
  }
}

function checkScenes(
  world: World,
  shared: Shared,
  account: Account,
  devices: readonly { readonly look: Look }[],
  scenes: Told,
): void {
  const purges = new Map(
    [...account.docs.values()].filter(({ kind }) => kind === 'purges').map((doc) => [doc.id, purgedAt(doc)]),
  );
  for (const [id, body] of scenes) {
    const story = String(body['story']);
    if (shared.badStories.has(story)) continue;
    const ends = [purges.get(story), graveOf(account, id)?.at];
    for (let above: Fields | undefined = body; above; above = scenes.get(String(above['parent'])))
      ends.push(purges.get(String(above['id'])));
    const at = newestOf(ends.filter((end) => typeof end === 'string'));
    if (at !== noStamp) {
      const isKept =
        account.grown.has(`scenes:${id}`) ||
        devices.some(({ look }) => look.aside.has(id) || look.scenes.has(id));
      // A wrong clock may have been put right since, before the server took it and removed it.
      const last = devices.map(({ look }) => look.scenes.get(id)).find(Boolean) ?? world.archive.get(id);
      const toldAt = String(last?.['told'] ?? body['told']);
      if (toldAt > at && !isKept) world.violation('I10 a scene that was told after the deletion is nowhere');
      continue;
    }
    // Whoever heard of the deletion before it was lifted has carried it out, or has put the scene aside.
    const isLost = !account.grown.has(`scenes:${id}`) && !devices.some(({ look }) => look.scenes.has(id));
    if (isLost && isLifted(account.docs, story))
      if (world.carriedOut.has(id) || devices.some(({ look }) => look.aside.has(id))) continue;
    if (!account.grown.has(`scenes:${id}`)) {
      world.trace(`scene ${id} of ${story} under ${String(body['parent'])}`);
      world.violation('I1 a scene is not on the server');
    }
    for (const { look } of devices)
      if (!look.scenes.has(id)) world.violation('I1 a scene is not on a device');
  }
}

function checkSame(world: World, shared: Shared, device: SimDevice, look: Look, account: Account): void {
  const isApart = (kind: SyncedKind, id: string, fields: object, story: string | null) => {
    const of = story ?? storyOf(kind, id, fields);
    const purge = account.docs.get(`purges:${of}`);
    return shared.badStories.has(of) || (purge && purgedAt(purge) !== null) || account.buried.has(id);
  };
  const isShown = (...[kind, id, fields, story]: Parameters<typeof isApart>) =>
    kind === 'purges' || !isApart(kind, id, fields, story);
  const theirs = new Map<string, string>();
  for (const row of account.grown.values())
    if (!isApart(row.kind as SyncedKind, row.id, row.body, row.story))
      theirs.set(`${row.kind}:${row.id}`, canonicalJson(row.body));
  for (const row of account.docs.values())
    if (isShown(row.kind as SyncedKind, row.id, row.f, row.story))
      theirs.set(`${row.kind}:${row.id}`, canonicalJson([row.f, said(row.s)]));
  const ours = new Map<string, string>();
  for (const [key, body] of look.grown) {
    const [kind, id] = parts(key);
    if (!isApart(kind, id, body, null)) ours.set(key, canonicalJson(body));
  }
  for (const [key, { f, s }] of look.docs) {
    const [kind, id] = parts(key);
    if (isShown(kind, id, f, null)) ours.set(key, canonicalJson([f, said(s)]));
  }
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    if (ours.get(key) === theirs.get(key)) continue;
    const [kind] = parts(key);
    const how = !ours.has(key) ? 'is missing on' : !theirs.has(key) ? 'is only on' : 'differs on';
    world.trace(`${key}\n  ${device.name}: ${ours.get(key) ?? '-'}\n  server: ${theirs.get(key) ?? '-'}`);
    world.violation(`${kind === 'scenes' && how === 'differs on' ? 'I2' : 'I3'} ${kind} ${how} a device`);
  }
}

/** Each field has the value of the greatest stamp that the server ever took. */
function checkSaid(world: World, user: string, account: Account): void {
  for (const [key, { f, s }] of world.said) {
    if (!key.startsWith(user)) continue;
    const doc = account.docs.get(key.slice(user.length + 1));
    // What was deleted for good went with what was said of it, also when it was lifted later.
    if (!doc || (doc.kind !== 'purges' && isLifted(account.docs, doc.story))) continue;
    for (const [field, stamp] of Object.entries(s)) {
      const at = stampOf(doc.s, field);
      // Nobody's device says what the server deletes itself, under the stamp with which it was put away.
      if (at > stamp && doc.kind === 'purges' && field === 'purged' && world.counts.purged > 0) continue;
      if (at !== stamp || canonicalJson(doc.f[field]) !== canonicalJson(f[field])) {
        world.trace(`${key} ${field}: ${at}, said ${stamp}`);
        world.violation(`I4 ${doc.kind} has not what was said last`);
      }
    }
  }
}

/** What stands beside a scene under a stamp was said by a hand: nothing that a program fills in outranks it. */
function checkHand(world: World, account: Account): void {
  for (const { kind, id, f, s } of account.docs.values())
    for (const field of kind === 'sceneMeta' ? Object.keys(said(s)) : [])
      if (world.byHand.get(`${id}:${field}`)?.has(canonicalJson(f[field])) !== true)
        world.violation('I4 what a machine filled in stands over what a hand said');
}

/** Any push may come again at any later time: nothing changes, and no number moves. */
export function checkAgain(world: World): void {
  const before = new Map(world.server.users().map((user) => [user, snapshot(world.server.account(user))]));
  for (const { user, request } of world.taken) {
    const account = world.server.account(user);
    if (!account) continue;
    const was = account.v;
    // Of what was deleted for good and brought in again, an old push may bring more.
    const entries = request.entries.filter((entry) => {
      const fields = 'body' in entry ? entry.body : entry.f;
      const known =
        account.docs.get(`${entry.kind}:${entry.id}`) ?? account.grown.get(`${entry.kind}:${entry.id}`);
      const story = known?.story ?? storyOf(entry.kind, entry.id, fields as object);
      return entry.kind === 'purges' || !isLifted(account.docs, story);
    });
    world.server.push(user, { ...request, entries }, Number.MAX_SAFE_INTEGER);
    if (account.v !== was) world.trace(`again: ${JSON.stringify(entries)}`);
  }
  for (const [user, was] of before)
    if (snapshot(world.server.account(user)) !== was)
      world.violation('I5 a push that came again changed something');
}

function snapshot(account: Account | undefined): string {
  return canonicalJson([
    account?.v,
    [...(account?.grown.values() ?? [])],
    [...(account?.docs.values() ?? [])],
  ]);
}

const said = (s: Stamps) => Object.fromEntries(Object.entries(s).filter(([, stamp]) => stamp !== noStamp));

function parts(key: string): [SyncedKind, string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon) as SyncedKind, key.slice(colon + 1)];
}
