import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { CharacterForm } from '../../../domain/character.ts';
import type { GameError } from '../../../domain/errors.ts';
import { portraitJob } from '../../../domain/ports/picture-jobs.ts';
import {
  drawPortraitAtom,
  keepPictureAtom,
  makePortraitAtom,
  stopPictureAtom,
} from '../../../state/picture-actions.ts';
import {
  usePicture,
  usePictureHere,
  usePictureJob,
  type ShownPicture,
} from '../../../state/picture-queries.ts';
import { useMedia } from '../../kit/use-media.ts';
import type { PictureServiceView } from '../../parts/picture-service/use-picture-service.ts';
import { useSuggestion } from '../../../state/queries.ts';
import type { ReadyPhoto } from './prepare-photo.ts';

/** How long typing rests before a portrait follows it, in milliseconds: at first, and when there is one already. */
const quietMs = { first: 250, next: 900 };

export type Likeness = {
  /** Whether the hero can be drawn: name and appearance are there. */
  readonly ready: boolean;
  /** A portrait is on its way, by itself or because it was asked for. */
  readonly coming: boolean;
  /** Why there is none; an adventure can begin without it then. */
  readonly error: GameError | null;
  /** Has it drawn, or made by the provider that the player chose. */
  readonly generate: () => void;
  /** A provider is making it; what is seen until then stays. @property part from 0 to 1, or `null` */
  readonly making: { readonly part: number | null; readonly stop: () => void } | null;
  readonly remove: () => void;
  readonly takePhoto: (photo: ReadyPhoto) => void;
};

/** @property of the photo that the form had then */
type Asked = {
  readonly nonce: number;
  readonly key: string;
  readonly of: string;
  /** A page that is closed asked for it: nobody else tells what became of it. */
  readonly left?: true;
};

/**
 * The picture of the hero: drawn as soon as there is a name and an appearance, and again when they change, so that no start ever waits for
 * it. A photo, a picture that was not drawn here and one that was removed are left alone until the player asks.
 * @param on whether pictures are on
 * @param onImage the form has another picture
 * @param onFailed none could be made
 * @param provider who makes one that the player asks for; `undefined` where it is drawn
 */
export function useLikeness(
  form: CharacterForm,
  on: boolean,
  onImage: (change: (form: CharacterForm) => CharacterForm) => void,
  onFailed: () => void,
  provider?: PictureServiceView,
): Likeness {
  const draw = useSetAtom(drawPortraitAtom);
  const make = useSetAtom(makePortraitAtom);
  const stop = useSetAtom(stopPictureAtom);
  const job = usePictureJob(portraitJob);
  const mobile = useMedia('(width < 48rem)');
  const keep = useSetAtom(keepPictureAtom);
  const portrait = useSuggestion('portrait');
  const kept = useSuggestion('photo');
  const key = keyOf(form);
  const photoOf = form.photo?.image ?? '';
  const [drawnFor, setDrawnFor] = useState('');
  // A form that comes with a picture, first or later, comes with the right one.
  const [image, setImage] = useState<string | null>(null);
  if (form.characterImage !== image) {
    setImage(form.characterImage);
    if (form.characterImage !== null) setDrawnFor(key);
  }
  const [removedFor, setRemovedFor] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: GameError } | null>(null);
  // One that a provider was making when the page was closed is waited for again.
  const left = job?.status.type === 'making' ? (job.portrait?.nonce ?? null) : null;
  if (asked === null && left !== null) setAsked({ nonce: left, key, of: photoOf, left: true });
  // Nothing comes of one that was stopped.
  if (asked !== null && job?.status.type === 'stopped' && job.portrait?.nonce === asked.nonce) setAsked(null);
  if (asked?.left && job && job.portrait?.nonce !== asked.nonce) setAsked(null);
  else if (asked?.left && job?.status.type === 'failed') {
    setAsked(null);
    setFailed({ key, error: job.status.failure });
  }
  const photo = useRef<{ readonly nonce: number; readonly looks: string } | null>(null);
  const answered = useRef<Asked | null>(null);

  const ready = form.name.trim() !== '' && form.appearance.trim() !== '';
  const isPhoto = form.photo !== undefined && form.characterImage === form.photo.image;
  // The bytes may be gone, as after an undo: then it is drawn anew.
  const stored = usePicture(form.characterImage ?? '');
  const here = usePictureHere(form.characterImage ?? '');
  const lost = here?.hash === form.characterImage && !here?.isHere && !isPhoto;
  const isOwn = form.characterImage !== null && stored?.hash === form.characterImage && !isDrawing(stored);
  const asking = asked !== null && portrait?.nonce !== asked.nonce;
  const making = asking && job?.status.type === 'making' ? job.status : null;
  const error = failed?.key === key ? failed.error : null;
  const wanted =
    on &&
    ready &&
    !isPhoto &&
    !isOwn &&
    removedFor !== form.name.trim() &&
    error === null &&
    (form.characterImage === null || drawnFor !== key || lost);

  const ask = async (seed: string) => {
    const nonce = Math.max(nextNonce(portrait?.nonce), nextNonce(job?.portrait?.nonce));
    setAsked({ nonce, key, of: photoOf });
    setRemovedFor('');
    const result = await draw({ form, seed, nonce });
    if (result.ok) return;
    setAsked(null);
    setFailed({ key, error: result.error });
    onFailed();
  };

  /** What is there stays until the provider's one has come. */
  const askProvider = async (service: PictureServiceView) => {
    const nonce = Math.max(nextNonce(portrait?.nonce), nextNonce(job?.portrait?.nonce));
    setAsked({ nonce, key, of: photoOf });
    const result = await make({ form, seed: `${form.name.trim()}#${nonce}`, nonce, mobile });
    if (result.ok) return;
    setAsked(null);
    if (service.tell(result.error, true)) return;
    setFailed({ key, error: result.error });
  };

  const arrive = useEffectEvent((hash: string, nonce: number) => {
    if (!asked || asked.nonce !== nonce || answered.current === asked) return;
    // A photo that was given meanwhile is not drawn over.
    if (isPhoto && asked.of !== photoOf) return;
    answered.current = asked;
    setDrawnFor(asked.key);
    setImage(hash);
    onImage((known) => ({ ...known, characterImage: hash }));
  });
  const [hash] = portrait?.values ?? [];
  const nonce = portrait?.nonce;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the store answered goes into the form, once
    if (hash !== undefined && nonce !== undefined) arrive(hash, nonce);
  }, [hash, nonce, asked]);

  const arrivePhoto = useEffectEvent((image: string, of: number) => {
    const waiting = photo.current;
    if (waiting?.nonce !== of) return;
    photo.current = null;
    setRemovedFor('');
    onImage((known) => ({ ...known, characterImage: image, photo: { image, looks: waiting.looks } }));
  });
  const [photoHash] = kept?.values ?? [];
  const photoNonce = kept?.nonce;
  useEffect(() => {
    if (photoHash !== undefined && photoNonce !== undefined) arrivePhoto(photoHash, photoNonce);
  }, [photoHash, photoNonce]);

  const drawNow = useEffectEvent(() => {
    if (!asking) void ask(form.name.trim());
  });
  const first = form.characterImage === null;
  // Before it is, an old answer could be taken for the new one.
  const known = portrait !== undefined;
  useEffect(() => {
    if (!wanted || asking || !known) return undefined;
    const timer = setTimeout(drawNow, first ? quietMs.first : quietMs.next);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted, asking, known, first, key]);

  return {
    making: making && { part: making.part, stop: () => void stop({ id: portraitJob }) },
    ready,
    coming: wanted || asking,
    error,
    generate: () => {
      if (!ready || asking) return;
      setFailed(null);
      if (provider) {
        if (provider.mayAsk(true)) void askProvider(provider);
        return;
      }
      void ask(`${form.name.trim()}#${nextNonce(portrait?.nonce)}`);
    },
    remove: () => {
      setRemovedFor(form.name.trim());
      onImage(({ photo: _photo, ...known }) => ({ ...known, characterImage: null }));
    },
    takePhoto: ({ type, bytes, looks }) => {
      const of = nextNonce(kept?.nonce);
      photo.current = { nonce: of, looks };
      void keep({ picture: { type, bytes }, nonce: of });
    },
  };
}

/** The built-in illustrator draws in SVG, and nothing else is kept in it. */
function isDrawing({ blob }: ShownPicture): boolean {
  return blob.type === 'image/svg+xml';
}

function nextNonce(last: number | undefined): number {
  return (last ?? -1) + 1;
}

/** What a portrait shows: another key, another portrait. */
function keyOf({
  name,
  appearance,
  age,
  gender,
  imageStyle,
  customStyle,
  setting,
  era,
  genre,
  photo,
}: CharacterForm) {
  return JSON.stringify([
    name.trim(),
    appearance.trim(),
    age,
    gender,
    imageStyle,
    customStyle,
    setting.trim(),
    era,
    genre,
    photo?.looks ?? '',
  ]);
}
