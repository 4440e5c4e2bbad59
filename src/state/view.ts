import { atom } from 'jotai';

import type { CharacterForm } from '../domain/character.ts';

/** The story that is open on this page; `null` shows the setup. `main.tsx` sets it at start when a story is to be resumed. */
export const openStoryIdAtom = atom<string | null>(null);

/** Which dialog of the header is open over the screen. */
export const dialogAtom = atom<'none' | 'settings' | 'stories' | 'characters' | 'account' | 'copy'>('none');

/** Files that the player brought and that are to be looked into, one after the other. */
export const broughtFilesAtom = atom<readonly File[]>([]);

/** Puts files behind those that are waiting; one that is among them already is not taken twice. */
export const bringFilesAtom = atom(null, (_get, set, files: readonly File[]) => {
  set(broughtFilesAtom, (waiting) => [
    ...waiting,
    ...files.filter((file) => !waiting.some((other) => fileKey(other) === fileKey(file))),
  ]);
});

/** Tells one file from another. */
export function fileKey({ name, lastModified, size }: File): string {
  return `${name} ${lastModified} ${size}`;
}

/** Why the owner's database could not be opened. */
export type OpenFailure =
  /** The browser refuses to store anything: private browsing, or storage switched off for this site. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'full'; readonly message: string }
  /** A newer version of the game has already used this database. */
  | { readonly type: 'newer'; readonly message: string }
  /** The storyteller's worker did not start. */
  | { readonly type: 'worker'; readonly message: string }
  | { readonly type: 'unknown'; readonly message: string };

/** Whether somebody is playing. Only `open` has handles. */
export type Session =
  | { readonly status: 'signed-out' }
  /** Nobody plays any more, and the page is about to load anew: there is nothing to press. */
  | { readonly status: 'leaving' }
  | { readonly status: 'opening' }
  | { readonly status: 'open' }
  | { readonly status: 'failed'; readonly failure: OpenFailure }
  /** The browser closed the database, or another tab upgraded it: only a reload helps. */
  | { readonly status: 'closed'; readonly reason: 'newer-tab' | 'browser' };

export const sessionAtom = atom<Session>({ status: 'signed-out' });

/** Something that can still be taken back, told in passing with a button for it. */
export type Offer = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly run: () => void;
};

export const offerAtom = atom<Offer | null>(null);

/** A new version of the game on its way. */
export type Update =
  | { readonly status: 'none' }
  /** `activate` lets it take over; `accepted` when the player asked for it. */
  | { readonly status: 'waiting' | 'accepted'; readonly activate: () => void }
  /** It has taken over: this page still runs the old one and must reload. */
  | { readonly status: 'turned' };

export const updateAtom = atom<Update>({ status: 'none' });

/** The setup's form as it was read when the database was opened: the first screen need not wait for it; `null` when it was not read. */
export const firstFormAtom = atom<CharacterForm | null>(null);

/** The hero that the player took from the library for his next story; the setup fills itself with him and puts `null` here. */
export const takenHeroAtom = atom<CharacterForm | null>(null);
