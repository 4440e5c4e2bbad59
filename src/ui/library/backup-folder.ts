import { fileStem } from '../../domain/file-name.ts';
import type { Handles } from '../../state/handles.ts';

/* The File System Access API, which only some browsers have: a folder that backups go to by themselves. */

type FolderPicker = (options: {
  readonly id: string;
  readonly mode: 'readwrite';
}) => Promise<FileSystemDirectoryHandle>;

type Permission = (options: { readonly mode: 'readwrite' }) => Promise<PermissionState>;

function pickerOf(): FolderPicker | null {
  const picker: unknown = Reflect.get(window, 'showDirectoryPicker');
  // A browser that has it has it as a function of this form.
  return typeof picker === 'function' ? (picker.bind(window) as FolderPicker) : null;
}

export function canWriteFolders(): boolean {
  return pickerOf() !== null;
}

/** Lets the player choose a folder; `null` when he does not. */
export async function chooseFolder(): Promise<FileSystemDirectoryHandle | null> {
  const pick = pickerOf();
  if (!pick) return null;
  // He closed the list, or the browser refused the folder: nothing is chosen.
  return pick({ id: 'lamplit-backups', mode: 'readwrite' }).catch(() => null);
}

/**
 * The name of a player's backup in the folder. Players may share one: each file is named after its own player, by letters and digits alone,
 * and after his space, for two may be called alike.
 */
export function backupFileName({ id, user, label }: Handles['space']): string {
  if (user === null) return 'Lamplit.lamplit';
  return `Lamplit_${fileStem(label, 40)}_${id.slice(-12)}.lamplit`;
}

/** Asks the player to allow it again; only after a press. */
export async function allowFolder(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return (await permission(folder, 'requestPermission')) === 'granted';
}

/** Whether the folder can be written without asking. */
export async function isFolderOpen(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return (await permission(folder, 'queryPermission')) === 'granted';
}

/** `refused`: the folder is gone, full or closed. `changed`: what lies there now is not what was written. */
export type FolderWrite = 'written' | 'refused' | 'changed';

/** Writes a file into the folder, in place of an older one of the same name, and reads it again; the older one stays until the new one is whole. */
export async function writeIntoFolder(
  folder: FileSystemDirectoryHandle,
  name: string,
  file: Blob,
): Promise<FolderWrite> {
  try {
    const handle = await folder.getFileHandle(name, { create: true });
    const writing = await handle.createWritable();
    await writing.write(file);
    await writing.close();
    return (await isSame(file, await handle.getFile())) ? 'written' : 'changed';
  } catch {
    // The browser's reasons are for programmers; all of them mean that the folder takes no file.
    return 'refused';
  }
}

const pieceBytes = 4_000_000;

/** Piece by piece: a backup may be larger than what a page should hold twice. */
async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  for (let from = 0; from < one.size; from += pieceBytes) {
    const [a, b] = await Promise.all(
      [one, other].map(
        async (each) => new Uint8Array(await each.slice(from, from + pieceBytes).arrayBuffer()),
      ),
    );
    if (!a || !b || a.some((byte, index) => byte !== b[index])) return false;
  }
  return true;
}

async function permission(
  folder: FileSystemDirectoryHandle,
  method: 'queryPermission' | 'requestPermission',
): Promise<PermissionState | null> {
  const ask: unknown = Reflect.get(folder, method);
  // As above: not every browser with handles asks for permission.
  return typeof ask === 'function' ? (ask.bind(folder) as Permission)({ mode: 'readwrite' }) : null;
}
