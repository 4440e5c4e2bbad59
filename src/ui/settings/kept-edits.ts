import { atom } from 'jotai';

import type { ModelRef, Settings } from '../../domain/settings.ts';

/**
 * What was changed in the dialog when it was closed without saving: it is there when the dialog is opened again in this visit.
 * A key that was typed is not kept: it should not lie about.
 */
export const keptEditsAtom = atom<Partial<Settings>>({});

/** The storyteller that was looked at when the dialog was closed without saving; `null`: the chosen one. */
export const keptProviderAtom = atom<ModelRef['provider'] | null>(null);
