import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { CharacterForm, ExampleField } from '../../domain/character.ts';
import type { Suggestion } from '../../domain/ports/store.ts';
import { remoteLabels } from '../../domain/provider-names.ts';
import { suggestExampleAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import { useSuggestion } from '../../state/queries.ts';
import { offerAtom } from '../../state/view.ts';
import { words } from './words.ts';

/**
 * An example for one field: asks for it, and puts it into the field when it arrives, unless the player has typed there
 * in the meantime. His own words can be had back.
 */
export function useExample(field: ExampleField, form: CharacterForm, onText: (text: string) => void) {
  const suggest = useSetAtom(suggestExampleAtom);
  const notify = useSetAtom(notifyAtom);
  const offer = useSetAtom(offerAtom);
  const suggestion = useSuggestion(`example:${field}`);
  const [asked, setAsked] = useState<{ readonly nonce: number; readonly before: string } | null>(null);

  const answered = useRef<typeof asked>(null);
  const asking = asked !== null && suggestion?.nonce !== asked.nonce;

  const arrive = useEffectEvent(({ values, fallback, nonce }: Suggestion) => {
    if (!asked || asked.nonce !== nonce || answered.current === asked) return;
    answered.current = asked;
    const { before } = asked;
    if (fallback?.type === 'key-missing')
      notify({
        type: 'message',
        ...words.keyRequired(remoteLabels[fallback.provider]),
        tone: 'warning',
      });
    else if (fallback) notify({ type: 'message', ...words.fallbackExample, tone: 'calm' });
    const text = values[0];
    if (!text || form[field] !== before) return;
    onText(text);
    if (before.trim() === '') return;
    const { title, text: told, undo } = words.exampleWritten;
    offer({
      title,
      text: told,
      label: undo,
      run: () => {
        onText(before);
      },
    });
  });
  useEffect(() => {
    if (suggestion) arrive(suggestion);
  }, [suggestion, asked]);

  const ask = async () => {
    if (asking) return;
    const nonce = (suggestion?.nonce ?? -1) + 1;
    setAsked({ nonce, before: form[field] });
    const result = await suggest({ field, form, nonce });
    if (!result.ok) setAsked(null);
  };
  return { ask, asking };
}
