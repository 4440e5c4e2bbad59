import { atom } from 'jotai';

import { openCardForm, type OpenCardForm } from './open-card-form.ts';

/** Who opens the provider's card form; tests put theirs here. */
export const openCardFormAtom = atom<{ readonly open: OpenCardForm }>({ open: openCardForm });
