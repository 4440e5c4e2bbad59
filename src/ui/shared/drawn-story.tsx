import { useState } from 'react';

import sheet from '../../share-view/shared.css?url';
import { storyHtml } from '../../share-view/story-html.ts';
import type { StoryView } from '../../share-view/story-view.ts';
import { words as house } from '../parts/words.ts';
import { elementsOf } from '../kit/elements-of.ts';
import { StoryTools, type StoryToolsProps } from './story-tools.tsx';

export type DrawnStoryProps = Omit<StoryToolsProps, 'page'> & { readonly view: StoryView };

/** A story that did not come with the page: it is drawn here as the server would have drawn it, once. Another one takes another of these. */
export function DrawnStory({ view, ...tools }: DrawnStoryProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <>
      <title>{`${view.title} · ${house.product}`}</title>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <main
        className="shared-page"
        ref={(element) => {
          if (!element || element === page) return;
          element.replaceChildren(elementsOf(storyHtml(view)));
          setPage(element);
        }}
      />
      {page && <StoryTools page={page} {...tools} />}
    </>
  );
}
