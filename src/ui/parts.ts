import { lazy } from 'react';

import { loadPart } from './frame/load-part.ts';

// Outside of the components: React Compiler skips one that imports inside.
const loadPlay = () => import('./play/play-screen.tsx');
const loadPlayActions = () => import('./play/play-header-actions.tsx');
const loadSettings = () => import('./settings/settings-dialog.tsx');
const loadPrivacy = () => import('./frame/privacy-page.tsx');
const loadStories = () => import('./library/stories-dialog.tsx');

/* What the first paint does not need comes by itself. */

export const PlayScreen = lazy(async () => ({ default: (await loadPart(loadPlay)).PlayScreen }));
export const PlayHeaderActions = lazy(async () => ({
  default: (await loadPart(loadPlayActions)).PlayHeaderActions,
}));
export const SettingsDialog = lazy(async () => ({ default: (await loadPart(loadSettings)).SettingsDialog }));
export const StoriesDialog = lazy(async () => ({ default: (await loadPart(loadStories)).StoriesDialog }));

export const PrivacyPage = lazy(async () => ({ default: (await loadPart(loadPrivacy)).PrivacyPage }));

/** Fetches the parts while the player is still reading, so that none is waited for later. Failing is no harm: they are fetched when shown. */
export function fetchParts(): void {
  for (const load of [loadPlay, loadPlayActions, loadSettings, loadStories]) void load().catch(() => {});
}
