import { lazy } from 'react';

import { loadPart } from './frame/load-part.ts';

// Outside of the components: React Compiler skips one that imports inside.
const loadGame = () => import('./game.tsx');
const loadPlay = () => import('./play/play-screen.tsx');
const loadPlayActions = () => import('./play/play-header-actions.tsx');
const loadSettings = () => import('./settings/settings-dialog.tsx');
const loadPrivacy = () => import('./frame/privacy-page.tsx');
const loadConnect = () => import('./settings/connect-page.tsx');
const loadStories = () => import('./library/stories-dialog.tsx');
const loadCharacters = () => import('./characters/characters-dialog.tsx');
const loadKeeper = () => import('./library/library-keeper.tsx');
const loadMap = () => import('./map/map-dialog.tsx');
const loadSceneTools = () => import('./library/scene-tools.tsx');
const loadShared = () => import('./shared/shared-page.tsx');
const loadMemory = () => import('./memory/memory-dialog.tsx');
const loadSaw = () => import('./memory/saw-dialog.tsx');

/* What the first paint does not need comes by itself. */

export const Game = lazy(async () => ({ default: (await loadPart(loadGame)).Game }));
export const PlayScreen = lazy(async () => ({ default: (await loadPart(loadPlay)).PlayScreen }));
export const PlayHeaderActions = lazy(async () => ({
  default: (await loadPart(loadPlayActions)).PlayHeaderActions,
}));
export const SettingsDialog = lazy(async () => ({ default: (await loadPart(loadSettings)).SettingsDialog }));
export const StoriesDialog = lazy(async () => ({ default: (await loadPart(loadStories)).StoriesDialog }));
export const CharactersDialog = lazy(async () => ({
  default: (await loadPart(loadCharacters)).CharactersDialog,
}));
export const LibraryKeeper = lazy(async () => ({ default: (await loadPart(loadKeeper)).LibraryKeeper }));
export const MapDialog = lazy(async () => ({ default: (await loadPart(loadMap)).MapDialog }));
export const SceneTools = lazy(async () => ({ default: (await loadPart(loadSceneTools)).SceneTools }));
export const SharedPage = lazy(async () => ({ default: (await loadPart(loadShared)).SharedPage }));
export const ConnectPage = lazy(async () => ({ default: (await loadPart(loadConnect)).ConnectPage }));

export const MemoryDialog = lazy(async () => ({ default: (await loadPart(loadMemory)).MemoryDialog }));
export const SawDialog = lazy(async () => ({ default: (await loadPart(loadSaw)).SawDialog }));

export const PrivacyPage = lazy(async () => ({ default: (await loadPart(loadPrivacy)).PrivacyPage }));

/** Fetches what the game itself is made of, for whoever still reads the title page. Failing is no harm: see below. */
export async function fetchGame(): Promise<void> {
  await loadGame().catch(() => {});
  // The face of the scenes' titles is not on the title page.
  await document.fonts.load('1em Fell').catch(() => {});
}

/** Fetches the parts while the player is still reading, so that none is waited for later. Failing is no harm: they are fetched when shown. */
export function fetchParts(): void {
  for (const load of [loadPlay, loadPlayActions, loadSettings, loadStories]) void load().catch(() => {});
}
