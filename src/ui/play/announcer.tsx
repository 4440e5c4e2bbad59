import { useEffect, useRef } from 'react';

import css from './play.module.css';

export type AnnouncerProps = {
  /** What the lines belong to; another subject begins anew. */
  readonly subject: string | null;
  /** Only ever grows while the subject is the same. */
  readonly lines: readonly string[];
};

/** Says each line once, when the screen reader has a pause. The visible page is not live: it would be read word by word. */
export function Announcer({ subject, lines }: AnnouncerProps) {
  const region = useRef<HTMLDivElement>(null);
  const said = useRef<{ readonly subject: string | null; readonly count: number }>({
    subject: null,
    count: 0,
  });

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (said.current.subject !== subject) {
      said.current = { subject, count: 0 };
      element.replaceChildren();
    }
    for (const line of lines.slice(said.current.count)) {
      const paragraph = element.ownerDocument.createElement('p');
      paragraph.textContent = line;
      element.append(paragraph);
    }
    said.current = { subject, count: Math.max(said.current.count, lines.length) };
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
