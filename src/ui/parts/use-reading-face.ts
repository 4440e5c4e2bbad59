import { useLayoutEffect, useRef } from 'react';

import type { DisplaySettings } from '../../domain/settings.ts';

/** What an element of prose needs to stand at the reader's own size and face; its style sheet reads them. */
export function useReadingFace({
  textSize,
  fontFamily,
  readingHighlighter,
  highlighterColor,
}: DisplaySettings) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--reader-size', String(textSize));
  }, [textSize]);
  return {
    ref: frame,
    'data-face': fontFamily,
    'data-highlighter': readingHighlighter ? highlighterColor : undefined,
  };
}
