import { useEffect, useRef } from 'react';

import css from './announcer.module.css';

export type AnnouncerProps = {
  /** What the lines belong to; another subject begins anew, and `null` says nothing. */
  readonly subject: string | null;
  /** In order. What is not among them any more may be said again. */
  readonly lines: readonly string[];
};

/** Says each line once, when the screen reader has a pause. The visible page is not live: it would be read word by word. */
export function Announcer({ subject, lines }: AnnouncerProps) {
  const region = useRef<HTMLDivElement>(null);
  const said = useRef<{ readonly subject: string | null; readonly lines: readonly string[] }>({
    subject: null,
    lines: [],
  });

  useEffect(() => {
    const element = region.current;
    if (!element || subject === null) return;
    const anew = said.current.subject !== subject;
    if (anew) element.replaceChildren();
    const known = anew ? [] : [...said.current.lines];
    said.current = { subject, lines };
    for (const line of lines) {
      const at = known.indexOf(line);
      if (at >= 0) {
        known.splice(at, 1);
        continue;
      }
      const paragraph = element.ownerDocument.createElement('p');
      paragraph.textContent = line;
      element.append(paragraph);
    }
  }, [subject, lines]);

  return (
    <div
      ref={region}
      className={css['hidden']}
      aria-live="polite"
      aria-relevant="additions"
      data-testid="announcer"
    />
  );
}
