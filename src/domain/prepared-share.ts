import type { StoredPicture } from './parcel.ts';
import type { SharedStory } from './share-snapshot.ts';

/** What the owner lets others have beside the road itself. */
export type ShareChoice = {
  /** The last scene of the road; `null` is where this device stands. */
  readonly leaf: string | null;
  /** The lorebook, of which those who play on are told by their storyteller. */
  readonly lore: boolean;
  /** What he pinned or wrote himself. What storytellers noted down always goes along: it tells no more than the road. */
  readonly ownFacts: boolean;
};

/** A road as it is published. */
export type PreparedShare = SharedStory & {
  /** Under the names that the snapshot has for them. */
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  /** Pictures that could not be made. */
  readonly missingPictures: number;
};

/** A road that can be published as it is. */
export type ReadyShare = PreparedShare & {
  /** The picture that links to it show, as JPEG of `shareCardSize`; `null` where the browser could not make one. */
  readonly card: Blob | null;
};

/** What stands on the picture that links to a story show. */
export type ShareCard = {
  readonly title: string;
  readonly hero: string;
  readonly genre: SharedStory['playing']['character']['genre'];
  /** BCP 47. */
  readonly language: string;
  /** How many scenes the road has. */
  readonly scenes: number;
  /** A picture of the first scene that has one, of the hero where none has; `null` where there is no picture at all. */
  readonly picture: StoredPicture | null;
};

/** What the picture for links shows of a road. */
export function shareCardOf({ snapshot, playing, pictures }: PreparedShare): ShareCard {
  const { title, hero, language, scenes, cover } = snapshot;
  const shown = scenes.find(({ image }) => image !== null)?.image ?? cover;
  return {
    title,
    hero,
    language,
    genre: playing.character.genre,
    scenes: scenes.length,
    picture: shown === null ? null : (pictures.get(shown) ?? null),
  };
}
