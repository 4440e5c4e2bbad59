import type { CharacterEntry } from './domain/character-entry.ts';
import type { EngineApi } from './domain/ports/engine-api.ts';
import { toSharePicture } from './formats/share-picture.ts';
import { drawOnPage } from './page-drawing.ts';
import type { Database } from './storage/database.ts';
import { readPicture } from './storage/story-export.ts';
import type { AskAccess } from './sync/access.ts';
import { keepPortrait } from './sync/keep-portrait.ts';

/**
 * Puts a character's portrait into the account's permanent storage, a drawing as pixels, and says so in its row; whether all of that went
 * well. Nothing here is changed by a failure.
 */
export async function keepPortraitOnPage(
  entry: CharacterEntry,
  options: {
    readonly user: string;
    readonly database: Database;
    readonly engine: Pick<EngineApi, 'arrange'>;
    readonly askAccess: AskAccess;
  },
): Promise<boolean> {
  const { user, database, engine, askAccess } = options;
  const { image } = entry;
  const stored = image === null ? null : await readPicture(database, image);
  if (image === null || !stored) return false;
  const picture = stored.mime === 'image/svg+xml' ? await toSharePicture(stored, drawOnPage) : stored;
  if (!picture) return false;
  const path = await keepPortrait({
    user,
    name: entry.name,
    picture: new Blob([new Uint8Array(picture.bytes)], { type: picture.mime }),
    nowMs: Date.now(),
    askAccess,
    fetch: (input, init) => fetch(input, init),
  });
  if (path === null) return false;
  const said = await engine.arrange({ type: 'portrait-stored', character: entry.id, image, path });
  return said.ok;
}
