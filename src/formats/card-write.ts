import type { CharacterEntry } from '../domain/character-entry.ts';
import { maxFieldLength } from '../domain/character.ts';
import type { Json } from '../domain/json.ts';
import { cleanText } from '../domain/text.ts';
import { describeHero } from './card-text.ts';
import { toBase64, toBytes } from './bytes.ts';
import { fieldsAt, isFields, listAt, textAt, withoutSecrets, type Fields } from './json-in.ts';
import { colourPng, withPngTexts } from './png.ts';

/**
 * A hero as card of the second version (`chara_card_v2`) or the third. What the card said that it came from is written back, but for what
 * is ours to say.
 * @param rest the untouched card that he came from, or `null`.
 */
export function cardOf(entry: CharacterEntry, rest: Json, version: 2 | 3): Fields {
  const before = isFields(rest) ? (isFields(rest['data']) ? fieldsAt(rest, 'data') : rest) : {};
  const { metadata } = entry;
  const form = { name: entry.name, appearance: entry.description, ...metadata };
  const own: Fields = { appearance: entry.description, imageStyle: entry.imageStyle, ...metadata };
  const description = describeHero(form);
  const tags = listAt(before, 'tags');
  const data: Fields = {
    personality: '',
    first_mes: '',
    mes_example: '',
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: [],
    creator: '',
    character_version: '',
    ...(version === 3 ? { group_only_greetings: [] } : {}),
    ...before,
    name: entry.name,
    // Personality was read into the description once; it is not said twice.
    ...(cameFromUs(before) || !('description' in before)
      ? { description }
      : keptDescription(before, entry, description)),
    // Longer than our field is: it stays whole as long as nobody changed what we have of it.
    scenario:
      asField(textAt(before, 'scenario')) === metadata.setting.trim()
        ? textAt(before, 'scenario')
        : metadata.setting,
    tags: tags.length > 0 ? tags : [metadata.genre, metadata.era],
    extensions: { ...fieldsAt(before, 'extensions'), lamplit: own },
  };
  const outer = isFields(rest) && isFields(rest['data']) ? rest : {};
  return withoutSecrets({
    ...outer,
    spec: version === 2 ? 'chara_card_v2' : 'chara_card_v3',
    spec_version: version === 2 ? '2.0' : '3.0',
    data,
  }) as Fields; // an object goes in, and comes out
}

/**
 * A card inside a picture, in both versions, as every reader takes it.
 * @param png the hero's picture as PNG; a plain picture stands in where there is none.
 */
export function writePngCard(entry: CharacterEntry, rest: Json, png: Uint8Array | null): Uint8Array {
  const texts = [
    { keyword: 'chara', text: packed(cardOf(entry, rest, 2)) },
    { keyword: 'ccv3', text: packed(cardOf(entry, rest, 3)) },
  ];
  return (png && withPngTexts(png, texts)) ?? withPngTexts(blankPicture(), texts) ?? blankPicture();
}

/** A card as a JSON file. */
export function writeJsonCard(entry: CharacterEntry, rest: Json): Uint8Array {
  return toBytes(JSON.stringify(cardOf(entry, rest, 3), null, 2));
}

function cameFromUs(data: Fields): boolean {
  return 'lamplit' in fieldsAt(data, 'extensions');
}

/** The description as its author wrote it, as long as the hero was not changed here; readers of his card find it as they know it. */
function keptDescription(before: Fields, entry: CharacterEntry, description: string): Fields {
  const kept = ['description', 'personality']
    .map((name) => textAt(before, name))
    .filter((text) => text.trim() !== '');
  const words = kept.join('\n\n').replace(/\{\{char\}\}|<BOT>|<char>/gi, () => entry.name);
  return asField(words) === entry.description.trim() ? {} : { description, personality: '' };
}

/** A text as a field of ours holds it. */
const asField = (text: string) => cleanText(text, maxFieldLength).trim();

const packed = (card: Fields) => toBase64(toBytes(JSON.stringify(card)));

/** A picture of lamp-lit paper with a frame, 400 x 600. */
function blankPicture(): Uint8Array {
  const [width, height] = [400, 600];
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
      const glow = Math.max(0, 1 - Math.hypot(x - width / 2, y - height * 0.42) / 380);
      const ink = edge === 18 || edge === 19 ? 0.45 : 1;
      pixels.set(
        [(214 + 40 * glow) * ink, (200 + 42 * glow) * ink, (178 + 44 * glow) * ink],
        (y * width + x) * 3,
      );
    }
  return colourPng(pixels, width, height);
}
