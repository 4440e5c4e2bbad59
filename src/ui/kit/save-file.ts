/** Hands a file to the browser to be saved under `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser needs the address until it has begun to save.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** Lets the player choose a file; `null` when he chose none. */
export async function pickFile(accept: string): Promise<File | null> {
  const [file] = await pick(accept, false);
  return file ?? null;
}

/** Lets the player choose files; none when he thought better of it. */
export function pickFiles(accept: string): Promise<readonly File[]> {
  return pick(accept, true);
}

function pick(accept: string, multiple: boolean): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = multiple;
    // Phones grey out types that they do not know.
    if (!matchMedia('(pointer: coarse)').matches) input.accept = accept;
    input.addEventListener('change', () => {
      resolve([...(input.files ?? [])]);
    });
    input.addEventListener('cancel', () => {
      resolve([]);
    });
    input.click();
  });
}

export const readableFiles = '.lamplit,.png,.json,.jsonl,.charx,.kaistory,.twee,.tw,.txt';
