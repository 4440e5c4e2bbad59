/** Longest side of a drawing that is made into a file, in pixels: its filters cost time with every pixel. */
const longest = 1200;

/** Offers a stored picture as a PNG file; false when the browser cannot draw it. */
export async function downloadPng(picture: Blob, name: string): Promise<boolean> {
  const png = await pngOf(picture);
  if (!png) return false;
  const url = URL.createObjectURL(png);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(name)}.png`;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
  return true;
}

async function pngOf(picture: Blob): Promise<Blob | null> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    // A drawing has no pixels of its own: it is made as large as a wall wants it.
    const scale = picture.type === 'image/svg+xml' ? longest / Math.max(width, height, 1) : 1;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
  } catch {
    // The caller says so in words.
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A name that every file system takes. */
function fileName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return clean === '' ? 'Lamplit' : clean;
}
