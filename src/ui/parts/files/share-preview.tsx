import { useEffect, useState } from 'react';

import type { ReadyShare } from '../../../domain/prepared-share.ts';
import sheet from '../../../share-view/shared.css?url';
import { storyHtml } from '../../../share-view/story-html.ts';
import { viewOfSnapshot } from '../../../share-view/story-view.ts';
import { elementsOf } from '../../kit/elements-of.ts';
import { useBlobUrl } from '../stored-picture.tsx';
import css from './share-preview.module.css';
import { words } from './share-words.ts';

/** All that others will have of a story: what they read, what a link to it shows, and what a storyteller is told when they play on. */
export function SharePreview({ share }: { readonly share: ReadyShare }) {
  const { snapshot, playing, pictures, missingPictures } = share;
  const card = useBlobUrl(share.card);
  const told = [...playing.memory, ...playing.lore].map(({ text }) => text);
  const others = new Set(playing.scenes.flatMap(({ sceneContext }) => sceneContext.characters));
  others.delete(snapshot.hero);
  return (
    <section className={css['preview']} aria-label={words.others}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <div className={css['columns']}>
        <div>
          <h3 className={css['heading']}>{words.others}</h3>
          <ul className={css['list']}>
            <li>{words.seesTitle(snapshot.title)}</li>
            <li>{words.seesHero(snapshot.hero)}</li>
            {others.size > 0 && <li>{words.seesPeople([...others].join(', '))}</li>}
            <li>{words.seesScenes(snapshot.scenes.length)}</li>
            <li>{words.seesPictures(pictures.size)}</li>
            {missingPictures > 0 && <li>{words.missingPictures(missingPictures)}</li>}
            <li>{words.seesWorld}</li>
          </ul>
        </div>
        <div>
          <h3 className={css['heading']}>{words.yours}</h3>
          <ul className={css['list']}>
            {words.staysYours.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      </div>
      {card && (
        <figure className={css['card']}>
          <img src={card} width={1200} height={630} alt={words.card} />
          <figcaption>{words.card}</figcaption>
        </figure>
      )}
      {told.length > 0 && (
        <details className={css['fold']}>
          <summary>{words.told(told.length)}</summary>
          <ul className={css['list']}>
            {/* What is told has no names, and does not change here. */}
            {/* oxlint-disable react/no-array-index-key */}
            {told.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
            {/* oxlint-enable react/no-array-index-key */}
          </ul>
        </details>
      )}
      <details className={css['fold']}>
        <summary>{words.readIt}</summary>
        <PreviewPage share={share} />
      </details>
    </section>
  );
}

/** The page as others will read it. */
function PreviewPage({ share }: { readonly share: ReadyShare }) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!page) return;
    const urls = new Map(
      [...share.pictures].map(([name, { bytes, mime }]) => [
        name,
        URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mime })),
      ]),
    );
    const { scenes, ...view } = viewOfSnapshot('', share.snapshot);
    const shown = scenes.map((scene, index) => ({
      ...scene,
      picture: urls.get(share.snapshot.scenes[index]?.image ?? '') ?? null,
    }));
    page.replaceChildren(elementsOf(storyHtml({ ...view, share: null, scenes: shown })));
    return () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    };
  }, [page, share]);
  // A region that scrolls is reached by keyboard too.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <section className={css['page']} ref={setPage} aria-label={words.readIt} tabIndex={0} />;
}
