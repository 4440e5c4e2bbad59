import type { CharacterForm } from './character.ts';
import type { ProviderError } from './errors.ts';
import type { Result } from './result.ts';
import type { SceneContext } from './scene-context.ts';
import { cutText } from './text.ts';

/** Who a picture shows, in what world and in which style. A `CharacterForm` is one. */
export type PictureHero = Pick<
  CharacterForm,
  | 'name'
  | 'appearance'
  | 'age'
  | 'gender'
  | 'imageStyle'
  | 'customStyle'
  | 'objective'
  | 'setting'
  | 'era'
  | 'genre'
>;

/** What happens in the scene that a picture shows. */
export type PictureMoment = {
  readonly title: string;
  /** The passage as the player sees it; may be long. */
  readonly passage: string;
  /** What the player did to come here, or ''. */
  readonly action: string;
  readonly context: SceneContext;
};

/** A picture that is wanted. */
export type PictureRequest = {
  readonly hero: PictureHero;
  /** `null` asks for a portrait of the hero. */
  readonly moment: PictureMoment | null;
  /** Size in pixels, each side from 64 to 4096; providers take the nearest that they have. */
  readonly width: number;
  readonly height: number;
  /**
   * Chooses among pictures of the same thing: pose, light, view. The hero looks the same with every seed, for looks come from `hero` alone.
   * The painter gives the same bytes for the same request; a provider may not.
   */
  readonly seed: string;
  /** A picture of the hero to go by; the painter goes by his looks alone. */
  readonly reference?: Pick<Picture, 'type' | 'bytes'>;
};

/** The seed of a scene's first picture; another one was asked for by the player. */
export function firstSeed(storySeed: string, scene: string): string {
  return `${storySeed}:${scene}`;
}

/** A picture as it can be stored under the hash of its bytes. */
export type Picture = {
  /** Safe for an `<img>`: an SVG is self-contained, without scripts and without any word of the player. */
  readonly type: 'image/svg+xml' | 'image/webp' | 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows, for those who do not see it; plain text. */
  readonly alt: string;
  /** Credits that it took: 0 for what is drawn on the device. */
  readonly credits: number;
};

/** Who makes pictures. Never throws for an expected failure; `null` when `signal` was aborted. */
export type Illustrator = {
  readonly illustrate: (
    request: PictureRequest,
    signal: AbortSignal,
    /** Told the part that is done, from 0 to 1, by one that takes its time. */
    onProgress?: (part: number) => void,
  ) => Promise<Result<Picture, ProviderError> | null>;
};

/** The size of pictures in pixels: the plates of the book are 4 to 5. */
export const scenePictureSize = { width: 768, height: 960 } as const;

/** A hero as an illustrator is to see him: what his photo says comes after the player's own words, which go before. */
export function pictureHero(form: CharacterForm): CharacterForm {
  const looks = form.photo?.looks ?? '';
  return looks === '' ? form : { ...form, appearance: `${form.appearance.trim()}. ${looks}` };
}

/** The longest alternative text, in characters. */
const maxAlt = 300;

/** What a picture of this request shows, in a sentence or two for a screen reader; for every illustrator. */
export function pictureAlt({ hero, moment }: Pick<PictureRequest, 'hero' | 'moment'>): string {
  const name = plain(hero.name) || 'the hero';
  if (moment === null) {
    const looks = plain(hero.appearance);
    return sentence(`Portrait of ${name}${looks === '' ? '' : `: ${looks}`}`);
  }
  const { location, time, weather, characters } = moment.context;
  const place = plain(location) || plain(hero.setting);
  const others = characters.map(plain).filter((other) => other !== '' && other !== name);
  const title = plain(moment.title);
  const facts = [
    `${name}${place === '' ? '' : ` in ${place}`}`,
    others.length === 0 ? '' : `with ${others.slice(0, 3).join(', ')}`,
    time,
    weather === 'clear' ? '' : weather,
  ].filter((fact) => fact !== '');
  return sentence(`${title === '' ? '' : `${title}: `}${facts.join(', ')}`);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sentence(text: string): string {
  const short = cutText(text, maxAlt).trim();
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}
