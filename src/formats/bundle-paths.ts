/** What `manifest.json` calls itself. */
export const bundleFormat = 'lamplit';
/** Raised when an older reader could no longer understand what is written. */
export const bundleVersion = 2;
export const bundleMime = 'application/vnd.lamplit+zip';

/** What a bundle says about itself and what is in it. */
export type Manifest = {
  readonly format: typeof bundleFormat;
  readonly version: number;
  /** Version of the program that wrote it. */
  readonly app: string;
  readonly holds: 'story' | 'everything';
  /** Unix time in milliseconds. */
  readonly created: number;
  readonly counts: { readonly [kind: string]: number };
  /** SHA-256 and size of every other file in it. */
  readonly files: { readonly [path: string]: { readonly sha256: string; readonly size: number } };
};

export const storyFolder = (id: string): string => `stories/${id}/`;

const endings: { readonly [mime: string]: string } = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/** A picture's file name ends with what it is. */
export const pictureEnding = (mime: string): string => endings[mime] ?? 'bin';
