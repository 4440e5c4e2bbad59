import { lazy } from 'react';

import { loadPart } from './frame/load-part.ts';
import { part } from './frame/part.tsx';

/* What the first paint does not need comes by itself. The imports stand outside of the components: React Compiler skips one that imports inside. */

const loadGame = () => import('./game.tsx');
const loadPrivacy = () => import('./frame/privacy-page.tsx');
const loadConnect = () => import('./settings/connect-page.tsx');
const loadShared = () => import('./shared/shared-page.tsx');

/* Pages of their own. */

export const Game = lazy(async () => ({ default: (await loadPart(loadGame)).Game }));
export const SharedPage = lazy(async () => ({ default: (await loadPart(loadShared)).SharedPage }));
export const ConnectPage = lazy(async () => ({ default: (await loadPart(loadConnect)).ConnectPage }));
export const PrivacyPage = lazy(async () => ({ default: (await loadPart(loadPrivacy)).PrivacyPage }));

/* Parts of the game. */

export const PlayScreen = part(async () => (await import('./play/play-screen.tsx')).PlayScreen);
export const PlayHeaderActions = part(
  async () => (await import('./play/play-header-actions.tsx')).PlayHeaderActions,
);
export const SettingsDialog = part(
  async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog,
);
export const StoriesDialog = part(async () => (await import('./library/stories-dialog.tsx')).StoriesDialog);
export const CharactersDialog = part(
  async () => (await import('./characters/characters-dialog.tsx')).CharactersDialog,
);
export const LibraryKeeper = part(async () => (await import('./library/library-keeper.tsx')).LibraryKeeper);
export const MapDialog = part(async () => (await import('./map/map-dialog.tsx')).MapDialog);
export const SceneTools = part(async () => (await import('./play/foot/scene-tools.tsx')).SceneTools);
export const MemoryDialog = part(async () => (await import('./memory/memory-dialog.tsx')).MemoryDialog);
export const SawDialog = part(async () => (await import('./memory/saw-dialog.tsx')).SawDialog);

/** Fetches what the game itself is made of, for whoever still reads the title page. Failing is no harm: see below. */
export async function fetchGame(): Promise<void> {
  await loadGame().catch(() => {});
  // The face of the scenes' titles is not on the title page.
  await document.fonts.load('1em Fell').catch(() => {});
}

/** Fetches the parts while the player is still reading, so that none is waited for later. Failing is no harm: they are fetched when shown. */
export async function fetchParts(): Promise<void> {
  await Promise.all(
    [PlayScreen, PlayHeaderActions, SettingsDialog, StoriesDialog].map(({ fetch }) => fetch()),
  );
  for (const { fetch } of [MapDialog, CharactersDialog]) await fetch();
}
