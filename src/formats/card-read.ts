import { entryOfForm } from '../domain/character-entry.ts';
import { eras, genders, genres, imageStyles } from '../domain/character-choices.ts';
import { cleanForm, emptyForm, maxFieldLength, type CharacterForm } from '../domain/character.ts';
import type { FileError } from '../domain/file-port.ts';
import { cutFields } from '../domain/fit-parcel.ts';
import { addLosses, emptyParcel, type Loss, type Parcel, type StoredPicture } from '../domain/parcel.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { cutText } from '../domain/text.ts';
import { fromBase64, isShowable, photoType, sha256, toText } from './bytes.ts';
import { describeHero } from './card-text.ts';
import {
  fieldsAt,
  isFields,
  listAt,
  numberAt,
  parseJson,
  textAt,
  withoutSecrets,
  type Fields,
} from './json-in.ts';
import { maxCardTextBytes, maxLoreEntries, maxReadPictureBytes } from './limits.ts';
import { readPngTexts } from './png.ts';
import type { Maker } from './told-story.ts';
import { readLorebook } from './world-info.ts';
import type { ZipIn } from './zip-in.ts';

/** Whether a JSON object is a character card of any version, or one of the flat forms that came before. */
export function isCard(file: Fields): boolean {
  if (textAt(file, 'spec').startsWith('chara_card_')) return isFields(file['data']);
  // A lorebook may have a name and a description too.
  if ('entries' in file) return false;
  return (
    textAt(file, 'name') !== '' && ('first_mes' in file || 'description' in file || 'personality' in file)
  );
}

/** A card inside a PNG. The picture is kept as it is: drawing it anew would lose what it carries. */
export async function readPngCard(png: Uint8Array, maker: Maker): Promise<Result<Parcel, FileError>> {
  // The newer of the two says more.
  const texts = readPngTexts(png, ['ccv3', 'chara']);
  if (!texts.ok) return texts;
  for (const { text } of texts.value) {
    const bytes = fromBase64(toText(text));
    const card = bytes ? parseJson(toText(bytes)) : undefined;
    if (isFields(card) && isCard(card)) return readCard(card, png, maker);
  }
  return err(texts.value.length > 0 ? { type: 'file-damaged', kind: 'card' } : { type: 'file-unknown' });
}

/** A card inside a zip (CharX), with its first picture. */
export async function readCharx(zip: ZipIn, maker: Maker): Promise<Result<Parcel, FileError>> {
  const content = zip.read('card.json', maxCardTextBytes);
  const card = content ? parseJson(toText(content)) : undefined;
  if (!isFields(card) || !isCard(card)) return err({ type: 'file-damaged', kind: 'card' });
  const assets = listAt(fieldsAt(card, 'data'), 'assets').filter(isFields);
  const icon = assets.find((asset) => textAt(asset, 'type') === 'icon' && textAt(asset, 'name') === 'main');
  const path = textAt(icon ?? assets.find((asset) => textAt(asset, 'type') === 'icon') ?? {}, 'uri').replace(
    /^embeded:\/\//,
    '',
  );
  return readCard(card, path === '' ? null : zip.read(path, maxReadPictureBytes), maker);
}

/** A card as JSON. What it says beyond our fields stays beside it, untouched, for the way back. */
export async function readCard(
  card: Fields,
  image: Uint8Array | null,
  maker: Maker,
): Promise<Result<Parcel, FileError>> {
  const data = isFields(card['data']) ? fieldsAt(card, 'data') : card;
  if (textAt(data, 'name').trim() === '') return err({ type: 'file-damaged', kind: 'card' });
  const losses: Loss[] = [];
  if (numberAt(card, 'spec_version', 1) > 3) losses.push({ what: 'newer-version', count: 1 });
  const picture = image === null ? null : await pictureOf(image);
  if (image !== null && !picture) losses.push({ what: 'picture', count: 1 });
  const said = formOf(data);
  // The card says it whole, and stays beside the hero.
  losses.push({ what: 'too-long', count: cutFields(said) });
  const form: CharacterForm = { ...cleanForm(said), characterImage: picture?.hash ?? null };
  const book = data['character_book'];
  const lore = isFields(book) ? readLorebook(book, maker) : null;
  if (lore && lore.lorebook.length > maxLoreEntries) return err({ type: 'unpacks-too-large' });
  return ok({
    ...emptyParcel('card'),
    characters: [{ entry: entryOfForm(form, maker.nowMs), rest: withoutSecrets(card) }],
    lorebook: lore?.lorebook ?? [],
    pictures: picture ? [picture] : [],
    losses: addLosses(losses, lore?.losses ?? []),
  });
}

/** The hero of a card: our own fields where the card carries them and nobody changed its text since, else what can be read out of it. */
function formOf(data: Fields): CharacterForm {
  const own = fieldsAt(fieldsAt(data, 'extensions'), 'lamplit');
  const pick = <T extends string>(name: string, among: readonly T[], otherwise: T) =>
    among.find((each) => each === own[name]) ?? otherwise;
  // No more of it is told than a field holds, however short the name is that its macros become.
  const described = [textAt(data, 'description'), textAt(data, 'personality')]
    .filter((text) => text.trim() !== '')
    .join('\n\n')
    .slice(0, 10 * maxFieldLength);
  const form: CharacterForm = {
    name: textAt(data, 'name').trim(),
    appearance: textAt(own, 'appearance'),
    age: numberAt(own, 'age', emptyForm.age),
    gender: pick('gender', genders, emptyForm.gender),
    imageStyle: pick('imageStyle', imageStyles, emptyForm.imageStyle),
    customStyle: textAt(own, 'customStyle'),
    objective: textAt(own, 'objective'),
    setting: textAt(own, 'setting') || textAt(data, 'scenario'),
    era: pick('era', eras, emptyForm.era),
    motivation: textAt(own, 'motivation'),
    genre: pick('genre', genres, emptyForm.genre),
    characterImage: null,
  };
  const unchanged = describeHero(form) === textAt(data, 'description');
  return {
    ...form,
    appearance: unchanged ? form.appearance : withNames(described, cutText(form.name, maxFieldLength)),
  };
}

/** The macro for the hero's own name; the player's name is not known here. */
function withNames(text: string, name: string): string {
  return text.replace(/\{\{char\}\}|<BOT>|<char>/gi, () => name);
}

async function pictureOf(bytes: Uint8Array): Promise<StoredPicture | null> {
  const mime = photoType(bytes);
  if (!mime || bytes.length > maxReadPictureBytes || !isShowable(bytes)) return null;
  return { hash: await sha256(bytes), mime, bytes };
}
