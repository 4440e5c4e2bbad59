import type { Era, Gender, Genre, ImageStyle } from '../../domain/character.ts';
import type { Color } from './color.ts';
import type { Landmark } from './mark-shapes.ts';

export const timesOfDay = ['dawn', 'day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const weathers = ['clear', 'rain', 'storm', 'snow', 'fog', 'wind'] as const;
export type Weather = (typeof weathers)[number];

export const moods = [
  'plain',
  'tense',
  'eerie',
  'grim',
  'sorrowful',
  'calm',
  'joyful',
  'wondrous',
  'tender',
] as const;
export type Mood = (typeof moods)[number];

/** Where a scene can be under the sky. */
export const landPlaces = [
  'forest',
  'jungle',
  'mountains',
  'plain',
  'farm',
  'desert',
  'canyon',
  'snowfield',
  'coast',
  'sea',
  'river',
  'lake',
  'swamp',
  'village',
  'oldtown',
  'city',
  'neon',
  'street',
  'station',
  'saloon-street',
  'castle',
  'ruins',
  'temple-ruins',
  'road',
  'harbour',
  'graveyard',
  'garden',
  'wasteland',
  'rooftops',
  'camp',
  'bridge',
  'planet',
  'space',
  'underwater',
  'sky-harbour',
] as const;
export type LandPlace = (typeof landPlaces)[number];

/** Where a scene can be under a roof. */
export const roomPlaces = [
  'tavern',
  'hall',
  'ship-bridge',
  'cell',
  'library',
  'workshop',
  'temple',
  'cabin',
  'laboratory',
  'shop',
  'corridor',
  'cave',
  'office',
  'hospital',
  'theatre',
  'bedroom',
  'kitchen',
  'factory',
  'tunnel',
  'warehouse',
] as const;
export type RoomPlace = (typeof roomPlaces)[number];
export type Place = LandPlace | RoomPlace;

/** Things that can stand or lie in a scene. */
export const props = [
  'lantern',
  'fire',
  'sword',
  'book',
  'chest',
  'door',
  'statue',
  'machine',
  'boat',
  'cart',
  'table',
  'banner',
  'crystal',
  'clock',
  'tent',
] as const;
export type Prop = (typeof props)[number];

export const hairStyles = [
  'bald',
  'buzz',
  'short',
  'parted',
  'swept',
  'curly',
  'afro',
  'bob',
  'long',
  'wavy',
  'bun',
  'ponytail',
  'braid',
  'mohawk',
  'locs',
] as const;
export type HairStyle = (typeof hairStyles)[number];

export const beards = ['none', 'stubble', 'moustache', 'goatee', 'short', 'full'] as const;
export type Beard = (typeof beards)[number];

export const hats = [
  'none',
  'hood',
  'wide',
  'straw',
  'cowboy',
  'fedora',
  'top-hat',
  'cap',
  'beanie',
  'wizard',
  'crown',
  'circlet',
  'helm',
  'visor',
  'bubble',
  'bandana',
  'goggles',
  'turban',
  'beret',
  'fur-hood',
] as const;
export type Hat = (typeof hats)[number];

export const outfits = [
  'tunic',
  'cloak',
  'robe',
  'toga',
  'armour',
  'doublet',
  'gown',
  'coat',
  'suit',
  'shirt',
  'sweater',
  'jacket',
  'hoodie',
  'waistcoat',
  'duster',
  'poncho',
  'parka',
  'rags',
  'uniform',
  'spacesuit',
  'hero',
] as const;
export type Outfit = (typeof outfits)[number];

/** What someone looks like, everywhere that he is drawn. */
export type Look = {
  readonly skin: Color;
  readonly hair: Color;
  readonly hairStyle: HairStyle;
  readonly eyes: Color;
  readonly build: 'slim' | 'medium' | 'broad';
  readonly age: 'child' | 'teen' | 'adult' | 'middle' | 'elder';
  readonly gender: Gender;
  readonly beard: Beard;
  readonly hat: Hat;
  readonly glasses: 'none' | 'round' | 'square' | 'dark' | 'visor' | 'monocle' | 'patch' | 'mask';
  readonly scar: boolean;
  readonly freckles: boolean;
  readonly earring: boolean;
  readonly implant: boolean;
  readonly outfit: Outfit;
  /** The main cloth, a second one, and metal or trim. */
  readonly cloth: Color;
  readonly lining: Color;
  readonly trim: Color;
  readonly held: 'none' | 'lantern' | 'staff' | 'sword' | 'book' | 'gun' | 'torch';
  /** Decides what the words leave open: the shape of the face. */
  readonly seed: string;
};

/** What the stories of a genre look like; a story loads its own. */
export type World = {
  /**
   * For dawn, day, dusk and night the sky from its top to the horizon (three colours), what is far, what is nearest, the light, and one
   * accent for what shines or is to be looked at.
   */
  readonly colors: readonly [dawn: string, day: string, dusk: string, night: string];
  /** What people wear when their words do not say: clothes, hats (with 'none' as often as it is listed), colours of cloth, and one of trim. */
  readonly wear: string;
  readonly hats: string;
  readonly cloth: string;
  readonly trim: string;
  /** Where a story is when its words name no place; the seed takes one. */
  readonly homes: readonly [Place, ...Place[]];
  /** What stands in the distance of its country. */
  readonly marks: readonly [Landmark, ...Landmark[]];
};

/** A whole picture in fixed words and numbers: nothing that the player wrote is in it. */
export type PaintSpec = {
  readonly kind: 'portrait' | 'scene';
  readonly genre: Genre;
  /** What the genre looks like. */
  readonly world: World;
  readonly era: Era;
  readonly style: ImageStyle | OtherStyle;
  readonly hero: Look;
  /** Who else is there, nearest first. */
  readonly others: readonly Look[];
  readonly place: Place;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly props: readonly Prop[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** Styles that the words of a custom style can ask for besides the listed ones. */
export const otherStyles = [
  'woodcut',
  'stained-glass',
  'ukiyo-e',
  'charcoal',
  'papercut',
  'mosaic',
  'blueprint',
  'art-deco',
] as const;
export type OtherStyle = (typeof otherStyles)[number];

/** Where there is water before the land. */
export const watersides: ReadonlySet<Place> = new Set<Place>(['harbour', 'river', 'lake', 'swamp', 'bridge']);

export function isRoom(place: Place): place is RoomPlace {
  return roomPlaces.some((room) => room === place);
}
