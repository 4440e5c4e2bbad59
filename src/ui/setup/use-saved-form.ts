import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { CharacterForm } from '../../domain/character.ts';
import { saveFormAtom } from '../../state/actions.ts';

const quietMs = 500;

/** Keeps the form between visits (SETUP-25): stored when typing rests, and at once when the page is left. */
export function useSavedForm(form: CharacterForm): void {
  const save = useSetAtom(saveFormAtom);
  const stored = useRef(form);
  const flush = useEffectEvent(() => {
    if (stored.current === form) return;
    stored.current = form;
    void save({ form });
  });

  useEffect(() => {
    const timer = setTimeout(() => flush(), quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [form]);

  useEffect(() => {
    const leave = () => flush();
    const leaving = new AbortController();
    addEventListener('pagehide', leave, leaving);
    document.addEventListener('visibilitychange', leave, leaving);
    return () => {
      leaving.abort();
      flush();
    };
  }, []);
}
