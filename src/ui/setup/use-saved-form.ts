import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { CharacterForm } from '../../domain/character.ts';
import { saveFormAtom } from '../../state/actions.ts';
import { openHandlesAtom } from '../../state/handles.ts';
import { dropUnsavedForm, leaveUnsavedForm } from './unsaved-form.ts';

const quietMs = 500;

/**
 * Keeps the form between visits: stored when typing rests, and at once when the page is left.
 * @param stored the form as the store has it.
 */
export function useSavedForm(form: CharacterForm, stored: CharacterForm): void {
  const { space } = useAtomValue(openHandlesAtom);
  const save = useSetAtom(saveFormAtom);
  const last = useRef(stored);
  const flush = useEffectEvent(async () => {
    if (last.current === form) return;
    last.current = form;
    const result = await save({ form });
    if (result.ok && last.current === form) dropUnsavedForm(space);
  });
  const leave = useEffectEvent(() => {
    if (last.current !== form) leaveUnsavedForm(space, form);
    void flush();
  });

  useEffect(() => {
    const timer = setTimeout(() => void flush(), quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [form]);

  useEffect(() => {
    const leaving = new AbortController();
    addEventListener('pagehide', () => leave(), leaving);
    document.addEventListener('visibilitychange', () => leave(), leaving);
    return () => {
      leaving.abort();
      void flush();
    };
  }, []);
}
