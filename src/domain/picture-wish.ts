import type { Picture, PictureHero, PictureMoment } from './illustrator.ts';
import { eraLabel, genreLabel, imageStyleLabel } from './labels.ts';
import { defaultPictureModel, pictureModelSchemas } from './picture-models.ts';
import { pictureModels } from './picture-names.ts';
import { picturePrompt, sceneMoment } from './picture-prompt.ts';
import { pictureDefaults, styleSettings } from './picture-style.ts';
import { pictureServices, type PictureChoice } from './picture-services.ts';
import type { PictureWish } from './ports/picture-maker.ts';
import type { Settings } from './settings.ts';
import { cutText } from './text.ts';

/** Who is asked for a picture under these settings. @param hasReference whether there is a picture of the hero to go by */
export function chosenModel(
  { service, model }: PictureChoice,
  { fluxModel }: Pick<Settings, 'fluxModel'>,
  hasReference: boolean,
): PictureChoice {
  if (!pictureServices[service].knownModels || model !== '') return { service, model };
  return { service, model: fluxModel === 'auto' ? defaultPictureModel(hasReference) : fluxModel };
}

/** Whether a model can go by a picture of the hero; one that is not known here may. */
export function takesReference({ model }: PictureChoice): boolean {
  const known = pictureModels.find((name) => name === model);
  return known === undefined || pictureModelSchemas[known].reference !== null;
}

/**
 * A picture in the words of every service.
 * @param given.moment `null` asks for a portrait
 * @param given.isMobile whether the page is on a phone
 */
export function pictureWish(given: {
  readonly hero: PictureHero;
  readonly moment: PictureMoment | null;
  readonly choice: PictureChoice;
  readonly reference: Pick<Picture, 'type' | 'bytes'> | null;
  readonly tuning: Settings['pictureTuning'];
  readonly isMobile: boolean;
  readonly seed: string;
  readonly requestId: string;
  readonly about?: NonNullable<PictureWish['about']>;
}): PictureWish {
  const { hero, moment, choice, reference, isMobile, seed, requestId } = given;
  const hasReference = reference !== null;
  return {
    prompt: picturePrompt(
      moment ? scenePrompt(hero, moment, hasReference) : portraitPrompt(hero, hasReference),
    ),
    model: choice.model,
    ...(reference ? { reference } : {}),
    ...(given.tuning === 'style' ? styleSettings(hero.imageStyle, { hasReference, isMobile }) : {}),
    ...pictureDefaults,
    seed: numberOf(seed),
    requestId,
    ...(given.about ? { about: given.about } : {}),
  };
}

/** Longest looks of a hero in a prompt, in characters: the rest is for what happens. */
const maxLooks = 220;

function portraitPrompt(hero: PictureHero, hasReference: boolean): string {
  const who = `${hero.name}, ${age(hero)}${hero.gender === 'other' ? 'person' : hero.gender}`;
  const as = hasReference
    ? 'Portrait of the person in the picture, face and likeness kept, as'
    : 'Portrait of';
  return `${styleWords(hero)}. ${as} ${who}. ${short(hero.appearance, maxLooks)}. ${genreLabel(hero.genre)}, ${eraLabel(hero.era)}, ${short(hero.setting, 50)}`;
}

function scenePrompt(hero: PictureHero, moment: PictureMoment, hasReference: boolean): string {
  const { location, time, weather } = moment.context;
  const told = sceneMoment(moment, location || hero.setting);
  const who = hasReference
    ? `The person in the picture is ${hero.name}, face and likeness kept`
    : `${hero.name}, ${age(hero)}${hero.gender === 'other' ? 'person' : hero.gender}, ${short(hero.appearance, maxLooks)}`;
  const sky = [time, weather].filter((word) => word !== '').join(', ');
  return `${styleWords(hero)}. ${told.moment} Set in ${told.setting}${sky === '' ? '' : `, ${sky}`}. ${who}. ${genreLabel(hero.genre)}, ${eraLabel(hero.era)}`;
}

function styleWords({ imageStyle, customStyle }: PictureHero): string {
  const own = short(customStyle, 80);
  return `${imageStyle === 'other' ? own || 'Illustration' : imageStyleLabel(imageStyle)} style`;
}

const age = (hero: PictureHero) => (hero.age > 0 ? `${hero.age} years old, ` : '');

function short(text: string, most: number): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), most)
    .trim()
    .replace(/[.,;]$/, '');
}

/** A seed as models take it: whole, from 0, below 2^31; the same for the same words. */
function numberOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 1) & 0x7fffffff;
}
