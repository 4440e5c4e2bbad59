import type { FileService, FileError, MadeFile, Progress, StoryFormat } from './domain/file-port.ts';
import { addLosses, type Loss, type Parcel, type StoredPicture, type WholeStory } from './domain/parcel.ts';
import { err, ok, type Result } from './domain/result.ts';
import { bookLosses, makeBook, type ToBookPicture } from './formats/book.ts';
import type { BookWords } from './formats/book-epub.ts';
import type { Ink } from './formats/ink.ts';
import { fileNameOf } from './formats/file-name.ts';
import type { FontFiles } from './formats/pdf-fonts.ts';
import { withoutTrash } from './formats/road.ts';
import type { Maker } from './formats/told-story.ts';
import type { SharingPage } from './ready-share.ts';
import {
  readCharacter,
  readPicture,
  readShelf,
  readWholeStory,
  type ReadStory,
} from './storage/story-export.ts';
import { bringInParcel, reportOf } from './storage/story-import.ts';
import type { DeviceDatabase } from './storage/device-database.ts';
import { guardImport, type ImportGuard } from './storage/import-guard.ts';
import { loadSettings } from './storage/settings-rows.ts';
import { changeSettingsRows } from './storage/settings-writes.ts';
import { attempt } from './storage/store-error.ts';
import type { Writer } from './storage/writes.ts';

export type FileServiceOptions = {
  readonly writer: Writer;
  readonly deviceDatabase: DeviceDatabase;
  readonly imports: ImportGuard;
  readonly ids: Maker['ids'];
  /** Of what a storyteller makes up: 16 hex digits. */
  readonly newSeed: () => string;
  /** Version of the program. */
  readonly app: string;
  readonly words: BookWords;
  readonly toBookPicture: ToBookPicture;
  /** A picture as PNG, for cards; `null` when the browser cannot make one. */
  readonly toPng: (picture: {
    readonly bytes: Uint8Array;
    readonly mime: string;
  }) => Promise<Uint8Array | null>;
  /** Draws what no face of ours has; `null` where a worker cannot draw. */
  readonly ink: Ink | null;
  readonly fonts: FontFiles;
  /** What only the page can do for a story that is shown to others. */
  readonly sharing: SharingPage;
};

/* Each format comes by itself, when it is asked for. */
const loadBundle = () => import('./formats/bundle-write.ts');
const loadPdf = () => import('./formats/pdf.ts');
const loadEpub = () => import('./formats/book-epub.ts');
const loadText = () => import('./formats/book-text.ts');
const loadKobold = () => import('./formats/kobold-write.ts');
const loadSillyTavern = () => import('./formats/sillytavern-write.ts');
const loadTwee = () => import('./formats/twee-write.ts');
const loadCard = () => import('./formats/card-write.ts');
const loadLore = () => import('./formats/world-info.ts');
const loadReader = () => import('./formats/read-file.ts');
const loadPlayOn = () => import('./formats/play-on.ts');
const loadShare = () => import('./ready-share.ts');
const loadFit = () => import('./formats/fit-pictures.ts');

/** Joins the store and the formats: what a player does with files. */
export function createFileService(options: FileServiceOptions): FileService {
  const { writer, deviceDatabase, ids, app } = options;
  const { database, now } = writer;
  const databases = { database, deviceDatabase };
  const picture = (hash: string) => readPicture(database, hash);

  const read = async (file: Blob, name: string): Promise<Result<Parcel, FileError>> => {
    const { readFile } = await loadReader();
    const parcel = await readFile(new Uint8Array(await file.arrayBuffer()), name, { ids, nowMs: now() });
    if (!parcel.ok) return parcel;
    const { fitPictures } = await loadFit();
    return ok(await fitPictures(parcel.value, options.toBookPicture));
  };

  return {
    async writeStory({ story, as, leaf }, progress) {
      const found = await readWholeStory(database, story);
      if (!found.ok) return found;
      const made =
        as === 'bundle'
          ? await writeOne(found.value, progress)
          : await write(found.value.whole, as, leaf ?? found.value.leaf, picture, progress);
      if (!made.ok) return made;
      progress(1);
      const losses = addLosses(made.value.losses, [
        { what: 'damaged-scene', count: found.value.damagedScenes },
        { what: 'damaged-row', count: found.value.damagedRows },
      ]);
      return ok({ name: fileNameOf(found.value.whole.story.title, as), file: made.value.file, losses });
    },

    async backUp(progress) {
      const shelf = await readShelf(databases);
      if (!shelf.ok) return shelf;
      const { writeBundle } = await loadBundle();
      const { stories, damagedRows, ...rest } = shelf.value;
      let damagedScenes = 0;
      const made = await writeBundle(
        {
          ...rest,
          holds: 'everything',
          stories: stories.map((id) => async () => {
            const found = await readWholeStory(database, id);
            if (!found.ok) return null;
            damagedScenes += found.value.damagedScenes;
            return found.value.whole;
          }),
          picture,
        },
        { app, nowMs: now(), progress },
      );
      if (!made.ok) return made;
      progress(1);
      const date = new Date(now()).toISOString().slice(0, 10);
      return ok({
        name: `Lamplit_${date}.lamplit`,
        file: made.value.file,
        losses: addLosses(made.value.losses, [
          { what: 'damaged-scene', count: damagedScenes },
          { what: 'damaged-row', count: damagedRows },
        ]),
      });
    },

    async writeCharacter({ character, as }) {
      const found = await readCharacter(database, character);
      if (!found.ok) return found;
      if (!found.value) return err({ type: 'damaged-row', table: 'characters', id: character });
      const { entry, rest } = found.value;
      const { writeJsonCard, writePngCard } = await loadCard();
      if (as === 'json')
        return ok(
          madeOf(`${fileNameOf(entry.name, 'json')}`, writeJsonCard(entry, rest), 'application/json', []),
        );
      const stored = entry.image === null ? null : await picture(entry.image);
      const png = stored && (stored.mime === 'image/png' ? stored.bytes : await options.toPng(stored));
      const losses: readonly Loss[] = entry.image !== null && !png ? [{ what: 'picture', count: 1 }] : [];
      return ok(madeOf(fileNameOf(entry.name, 'png'), writePngCard(entry, rest, png), 'image/png', losses));
    },

    async writeLorebook({ story, as }) {
      const found = await readWholeStory(database, story);
      if (!found.ok) return found;
      const { lore, source, story: row } = found.value.whole;
      const { writeCardBook, writeWorldInfo } = await loadLore();
      const entries = lore.filter(({ gone }) => !gone);
      const file =
        as === 'world-info'
          ? writeWorldInfo(entries, source)
          : { spec: 'lorebook_v3', data: writeCardBook(entries, source, row.title) };
      const bytes = new TextEncoder().encode(JSON.stringify(file, null, 2));
      return ok(madeOf(fileNameOf(`${row.title} lore`, 'json'), bytes, 'application/json', []));
    },

    openFile: read,

    async writeFromFile({ file, name, story, as, leaf }, progress) {
      const parcel = await read(file, name);
      if (!parcel.ok) return parcel;
      const whole = parcel.value.stories.find((each) => each.story.id === story);
      if (!whole) return err({ type: 'not-found', what: 'story', id: story });
      const pictures = new Map(parcel.value.pictures.map((each) => [each.hash, each]));
      const made = await write(whole, as, leaf, async (hash) => pictures.get(hash) ?? null, progress);
      if (!made.ok) return made;
      progress(1);
      return ok({ name: fileNameOf(whole.story.title, as), ...made.value });
    },

    async lookInto(file, name) {
      const parcel = await read(file, name);
      return parcel.ok ? reportOf(database, parcel.value) : parcel;
    },

    async bringIn({ file, name, choice }, progress, stop) {
      const parcel = await read(file, name);
      if (!parcel.ok) return parcel;
      const brought = await guardImport(database, options.imports, now(), (begin) =>
        bringInParcel(writer, ids, parcel.value, choice, { progress, begin, stop }),
      );
      const { settings } = parcel.value;
      if (!brought.ok || brought.value.stopped || !choice.settings || !settings) return brought;
      const set = await attempt(() => changeSettingsRows(writer, deviceDatabase, settings, 'file'));
      return set.ok ? brought : set;
    },

    async playOn({ shared, pictures, share, scene }) {
      const { playOn } = await loadPlayOn();
      const from = { share, scene };
      const parcel = playOn({ shared, from, pictures, ids, seed: options.newSeed(), nowMs: now() });
      const choice = { stories: {}, lorebookInto: null, settings: false };
      return guardImport(database, options.imports, now(), (begin) =>
        bringInParcel(writer, ids, parcel, choice, { begin }),
      );
    },

    async prepareShare(command, progress) {
      const { readyShare } = await loadShare();
      return readyShare(databases, options.sharing, command, progress);
    },
  };

  async function writeOne(found: ReadStory, progress: Progress) {
    const shelf = await readShelf(databases);
    if (!shelf.ok) return shelf;
    const { writeBundle } = await loadBundle();
    const uses = shelf.value.uses.filter((use) => use.story === found.whole.story.id);
    const heroes = new Set(uses.map(({ character }) => character));
    return writeBundle(
      {
        holds: 'story',
        stories: [() => Promise.resolve(found.whole)],
        characters: shelf.value.characters.filter(({ entry }) => heroes.has(entry.id)),
        uses,
        settings: null,
        form: null,
        picture,
      },
      { app, nowMs: now(), progress },
    );
  }

  /** A story in the form of another program, or as a book: only what does not lie in the trash. */
  async function write(
    stored: WholeStory,
    as: Exclude<StoryFormat, 'bundle'>,
    end: string | null,
    pictures: (hash: string) => Promise<StoredPicture | null>,
    progress: Progress,
  ): Promise<Result<{ readonly file: Blob; readonly losses: readonly Loss[] }, FileError>> {
    const whole = withoutTrash(stored, end);
    if (as === 'kobold' || as === 'chat' || as === 'twee') {
      const made =
        as === 'kobold'
          ? (await loadKobold()).writeKobold(whole, end)
          : as === 'chat'
            ? (await loadSillyTavern()).writeSillyTavern(whole, end)
            : (await loadTwee()).writeTwee(whole);
      return ok({ file: blobOf(made.bytes, mimes[as]), losses: made.losses });
    }
    const withPictures = as === 'pdf' || as === 'epub';
    const { language } = await loadSettings(databases);
    const { book, missingPictures } = await makeBook({
      whole,
      leaf: end,
      language: whole.story.settings.language ?? language,
      picture: withPictures ? pictures : async () => null,
      toBookPicture: options.toBookPicture,
    });
    const losses = bookLosses(whole, book, missingPictures, withPictures);
    if (as === 'pdf') {
      const { writePdf } = await loadPdf();
      const pdf = await writePdf(book, { ...options, nowMs: now(), progress });
      return pdf.ok ? ok({ file: blobOf(pdf.value, mimes.pdf), losses }) : pdf;
    }
    if (as === 'epub')
      return ok({
        file: blobOf((await loadEpub()).writeEpub(book, options.words, now()), mimes.epub),
        losses,
      });
    const { writeMarkdown, writeText } = await loadText();
    // A format without a writer does not compile here.
    const writers = { markdown: writeMarkdown, text: writeText };
    return ok({ file: blobOf(new TextEncoder().encode(writers[as](book)), mimes[as]), losses });
  }
}

const mimes: { readonly [as in StoryFormat]: string } = {
  bundle: 'application/vnd.lamplit+zip',
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  markdown: 'text/markdown;charset=utf-8',
  text: 'text/plain;charset=utf-8',
  kobold: 'application/json',
  chat: 'application/x-ndjson',
  twee: 'text/plain;charset=utf-8',
};

function madeOf(name: string, bytes: Uint8Array, mime: string, losses: readonly Loss[]): MadeFile {
  return { name, file: blobOf(bytes, mime), losses };
}

function blobOf(bytes: Uint8Array, type: string): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}
