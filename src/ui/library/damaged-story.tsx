import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { arrangeAtom, trashStoryAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import { rawStoryAtom } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { saveFile } from '../kit/save-file.ts';
import css from './stories-dialog.module.css';
import { SureDialog } from '../kit/sure-dialog.tsx';
import { words } from './words.ts';

/** A story that cannot be shown: what is there of it can be saved as it lies, and removed. */
export function DamagedStory({ story }: { readonly story: string }) {
  const [sure, setSure] = useState(false);
  const rawStory = useSetAtom(rawStoryAtom);
  const trash = useSetAtom(trashStoryAtom);
  const arrange = useSetAtom(arrangeAtom);
  const notify = useSetAtom(notifyAtom);
  const save = async () => {
    const rows = await rawStory(story);
    saveFile(new Blob([rows], { type: 'application/json' }), `Lamplit_${story.slice(-12)}.json`);
  };
  const remove = async () => {
    const put = await trash({ story, gone: true });
    const result = put.ok ? await arrange({ type: 'delete-story', story }) : put;
    if (!result.ok) notify({ type: 'message', title: words.removeFailed, text: '', tone: 'warning' });
  };
  return (
    <li className={css['torn']}>
      <p>{words.cannotShow}</p>
      <p className={css['damaged']}>{words.cannotShowText}</p>
      <div className={css['deeds']}>
        <Button onClick={() => void save()}>{words.saveRaw}</Button>
        <Button
          kind="quiet"
          onClick={() => {
            setSure(true);
          }}
        >
          {words.forGood}
        </Button>
      </div>
      {sure && (
        <SureDialog
          words={words.forGoodSure}
          name={words.cannotShow}
          onNo={() => {
            setSure(false);
          }}
          onYes={() => {
            setSure(false);
            void remove();
          }}
        />
      )}
    </li>
  );
}
