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

/** Asks the player to allow it again; only after a press. */
export async function allowFolder(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return (await permission(folder, 'requestPermission')) === 'granted';
}

/** Whether the folder can be written without asking. */
export async function isFolderOpen(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return (await permission(folder, 'queryPermission')) === 'granted';
}

/** Writes a file into the folder, in place of an older one of the same name; the older one stays until the new one is whole. */
export async function writeIntoFolder(
  folder: FileSystemDirectoryHandle,
  name: string,
  file: Blob,
): Promise<boolean> {
  try {
    const handle = await folder.getFileHandle(name, { create: true });
    const writing = await handle.createWritable();
    await writing.write(file);
    await writing.close();
    return true;
  } catch {
    // The folder is gone or full: the line in the library goes on saying when the last backup was.
    return false;
  }
}

async function permission(
  folder: FileSystemDirectoryHandle,
  method: 'queryPermission' | 'requestPermission',
): Promise<PermissionState | null> {
  const ask: unknown = Reflect.get(folder, method);
  // As above: not every browser with handles asks for permission.
  return typeof ask === 'function' ? (ask.bind(folder) as Permission)({ mode: 'readwrite' }) : null;
}
