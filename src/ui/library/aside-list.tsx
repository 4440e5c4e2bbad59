import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { directionOf } from '../../domain/direction.ts';
import { arrangeAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import type { Aside } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { SureDialog } from '../kit/sure-dialog.tsx';
import { storyTitle } from '../parts/story-title.ts';
import css from './trash-dialog.module.css';
import { words } from './words.ts';

/** What was told of a story after it, or a branch of it, was deleted for good elsewhere: the player decides what becomes of it. */
export function AsideList({ aside }: { readonly aside: readonly Aside[] }) {
  const arrange = useSetAtom(arrangeAtom);
  const notify = useSetAtom(notifyAtom);
  const [doomed, setDoomed] = useState<Aside | null>(null);
  if (aside.length === 0) return null;
  const keep = async ({ story, title }: Aside) => {
    const result = await arrange({ type: 'keep-aside', story });
    const { title: done, text } = words.restored;
    if (result.ok) notify({ type: 'message', title: done, text: text(storyTitle(title)), tone: 'calm' });
  };
  return (
    <section aria-labelledby="told-after">
      <h3 id="told-after" className={css['heading']}>
        {words.asideTitle}
      </h3>
      <p className={css['lead']}>{words.asideText}</p>
      <ul className={css['list']}>
        {aside.map((each) => {
          const title = storyTitle(each.title);
          return (
            <li key={each.story} className={css['plain']}>
              <div className={css['words']}>
                <h4 className={css['title']} dir={directionOf('', title)}>
                  {title}
                </h4>
                <p className={css['days']}>{words.asideHolds(each.scenes, each.draft)}</p>
              </div>
              <div className={css['actions']}>
                <Button aria-label={words.asideKeepNamed(title)} onClick={() => void keep(each)}>
                  {words.asideKeep}
                </Button>
                <Button
                  kind="quiet"
                  aria-label={words.forGoodNamed(title)}
                  onClick={() => {
                    setDoomed(each);
                  }}
                >
                  {words.forGood}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {doomed && (
        <SureDialog
          words={words.forGoodSure}
          name={storyTitle(doomed.title)}
          onNo={() => {
            setDoomed(null);
          }}
          onYes={() => {
            setDoomed(null);
            void arrange({ type: 'drop-aside', story: doomed.story });
          }}
        />
      )}
    </section>
  );
}
