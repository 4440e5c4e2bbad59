import type { CharacterEntry } from '../domain/character-entry.ts';
import { createIdSource } from '../domain/ids.ts';
import { isGone, type Trashable } from '../domain/gone.ts';
import { maxTitleLength } from '../domain/limits.ts';
import { stampOf } from '../domain/merge.ts';
import type { ShelfCommand } from '../domain/shelf-command.ts';
import { readStory } from '../domain/schemas.ts';
import { stampMs, type Stamp } from '../domain/stamp.ts';
import { copyOfStory } from '../domain/story-copy.ts';
import { cleanText } from '../domain/text.ts';
import { branchesFrom, branchStarts, hiddenBranches } from './branch-index.ts';
import { bury, buryTables, newestStamp } from './bury.ts';
import type { Doc } from './database.ts';
import { wholeAside } from './aside.ts';
import { bytesTables, letGoOf, letGoOfUnnamed } from './bytes.ts';
import { headId } from './device.ts';
import { clockOffset } from './outbox.ts';
import { stretchesOf } from './road.ts';
import { notePurge } from './purges.ts';
import { Refusal } from './store-error.ts';
import { readWholeStory } from './story-export.ts';
import { addStory } from './add-story.ts';
import { moveHead } from './turn-writes.ts';
import { addDoc, changeDoc, changeDocOf, changeMeta, type Writer } from './writes.ts';

/* What a player does to his shelves. A worker that starts needs none of it. */

export async function arrangeShelf(writer: Writer, device: string, command: ShelfCommand): Promise<void> {
  switch (command.type) {
    case 'favour-story':
      return changeStoryRow(writer, command.story, { favourite: command.favourite });
    case 'copy-story':
      return copyStory(writer, command.story, command.title);
    case 'delete-story':
      return deleteStory(writer, command.story);
    case 'clear-trash':
      return clearTrash(writer, command.before);
    case 'trash-branch':
      return trashBranch(writer, device, command.scene, command.gone);
    case 'delete-branch':
      return deleteBranch(writer, command.scene);
    case 'favour-character':
      return changeCharacter(writer, command.character, { favourite: command.favourite });
    case 'portrait-stored': {
      const { character, image, path } = command;
      return changeCharacter(writer, character, { storedAt: { image, path } });
    }
    case 'trash-character':
      return changeCharacter(writer, command.character, { gone: command.gone });
    case 'keep-aside':
      return keepAside(writer, command.story);
    case 'drop-aside':
      return dropAside(writer, command.story);
    case 'name-device':
      return nameDevice(writer, command.device, command.label);
    default:
      return command satisfies never;
  }
}

async function changeStoryRow(
  writer: Writer,
  id: string,
  change: { readonly favourite: boolean },
): Promise<void> {
  const { stories, outbox, meta } = writer.database;
  await writer.database.transaction('rw', stories, outbox, meta, async () =>
    changeDocOf(writer, 'stories', stories, id, change, 'story'),
  );
}

async function copyStory(writer: Writer, id: string, title: string): Promise<void> {
  const found = await readWholeStory(writer.database, id);
  if (!found.ok) throw new Refusal(found.error);
  const copy = copyOfStory(found.value.whole, idSource(writer), writer.now());
  await addStory(writer, { ...copy, story: { ...copy.story, title: nameOf(title), favourite: false } });
}

async function deleteStory(writer: Writer, id: string): Promise<void> {
  const { database } = writer;
  await database.transaction('rw', buryTables(database), async () => {
    const row = await database.stories.get(id);
    if (!row) return;
    // Only what the player put away himself is ever removed.
    if (!isGone(row)) throw new Refusal({ type: 'not-found', what: 'story', id });
    await purge(writer, { id, of: 'story', story: null }, stampOf(row.s, 'gone'));
  });
}

async function deleteBranch(writer: Writer, id: string): Promise<void> {
  const { database } = writer;
  await database.transaction('rw', buryTables(database), async () => {
    const row = await database.sceneMeta.get(id);
    if (!row || !(await database.scenes.get(id))) return;
    if (!isGone(row)) throw new Refusal({ type: 'not-found', what: 'scene', id });
    await purge(writer, { id, of: 'branch', story: row.story }, stampOf(row.s, 'gone'));
  });
}

async function deleteCharacter(writer: Writer, id: string): Promise<void> {
  const { database } = writer;
  await database.transaction('rw', [...buryTables(database), database.characters], async () => {
    const row = await database.characters.get(id);
    if (row && isGone(row)) await purge(writer, { id, of: 'character', story: null }, newestStamp(row.s));
  });
}

/** Notes the removal and carries it out. */
async function purge(writer: Writer, what: Parameters<typeof notePurge>[1], at: Stamp): Promise<void> {
  await notePurge(writer, what, at);
  const row = await writer.database.purges.get(what.id);
  if (row) await bury(writer, row);
}

async function clearTrash(writer: Writer, before: number): Promise<void> {
  const { database } = writer;
  // Stamps are by the server's clock where one was ever asked, so the thirty days are too.
  const limit = before + (await clockOffset(database));
  const isOld = (row: Doc<Trashable>) => isGone(row) && stampMs(row.s['gone']) < limit;
  for (const id of await database.stories.filter(isOld).primaryKeys()) await deleteStory(writer, id);
  const branches = await database.sceneMeta.where('hidden').above('').filter(isOld).primaryKeys();
  for (const id of branches) await deleteBranch(writer, id);
  for (const id of await database.characters.filter(isOld).primaryKeys()) await deleteCharacter(writer, id);
  await letGoOfUnnamed(database, writer.now());
}

async function trashBranch(writer: Writer, device: string, id: string, gone: boolean): Promise<void> {
  const { database } = writer;
  const { scenes, stories, sceneMeta, heads, play, outbox, meta } = database;
  await database.transaction('rw', [scenes, stories, sceneMeta, heads, play, outbox, meta], async () => {
    const scene = await scenes.get(id);
    if (!scene) throw new Refusal({ type: 'not-found', what: 'scene', id });
    const { story } = scene;
    await changeMeta(writer, id, { gone }, 'hand');
    if (!gone) return;
    const starts = await branchStarts(database, story);
    const hidden = await hiddenBranches(database, story);
    const open = starts.filter((start) => !hidden.has(start.id));
    // The only road of a story is never put away: there would be nowhere to stand.
    if (open.length === 0) throw new Refusal({ type: 'not-found', what: 'scene', id });
    const head = await heads.get(headId(story, device));
    if (!head) return;
    const below = branchesFrom(starts, [id]);
    if (!(await stretchesOf(database, head.scene)).some(({ branch }) => below.has(branch))) return;
    const elsewhere = scene.parent ?? open[0]?.id;
    if (elsewhere !== undefined) await moveHead(writer, device, { story, scene: elsewhere, redo: [] });
  });
}

/** Makes a story of its own of what was told after its story or branch was removed for good. */
async function keepAside(writer: Writer, story: string): Promise<void> {
  const whole = await wholeAside(writer.database, story, writer.now());
  if (!whole) throw new Refusal({ type: 'not-found', what: 'story', id: story });
  await addStory(writer, copyOfStory(whole, idSource(writer), writer.now(), 'with-draft'));
  await dropAside(writer, story);
}

async function dropAside({ database }: Writer, story: string): Promise<void> {
  await database.transaction('rw', bytesTables(database), async () => {
    const known = readStory((await database.aside.get(story))?.row);
    await database.aside.where('story').equals(story).delete();
    await letGoOf(database, [known?.cover, known?.character.characterImage]);
  });
}

async function nameDevice(writer: Writer, id: string, label: string): Promise<void> {
  const { devices, outbox, meta } = writer.database;
  const name = nameOf(label);
  await writer.database.transaction('rw', devices, outbox, meta, async () => {
    const row = await devices.get(id);
    if (row) await changeDoc(writer, 'devices', devices, row, { label: name }, 'hand', null);
    else await addDoc(writer, 'devices', devices, { id, label: name }, ['label'], null);
  });
}

async function changeCharacter(
  writer: Writer,
  id: string,
  change: Partial<Pick<CharacterEntry, 'favourite' | 'gone' | 'storedAt'>>,
): Promise<void> {
  const { characters, outbox, meta } = writer.database;
  await writer.database.transaction('rw', characters, outbox, meta, async () =>
    changeDocOf(writer, 'characters', characters, id, { ...change, updatedAt: writer.now() }, 'character'),
  );
}

/** A name that the player gives, as it may be stored. */
function nameOf(typed: string): string {
  return cleanText(typed.trim(), maxTitleLength);
}

function idSource({ now }: Writer) {
  return createIdSource(now, (length) => crypto.getRandomValues(new Uint8Array(length)));
}
