import { useSetAtom } from 'jotai';

import { takeOverDraftAtom, useSharedTellings, type Elsewhere } from '../../../state/copy-queries.ts';
import { Button } from '../../kit/button.tsx';
import { playDialogAtom } from '../dialogs/play-dialog.ts';
import css from './elsewhere-notes.module.css';
import { SharedPage } from './shared-page.tsx';
import { nameOf, useNews } from './use-news.ts';
import { useSettled } from './use-settled.ts';
import { useToldOnce } from './use-told-once.ts';
import { words } from './words.ts';

export type ElsewhereNotesProps = {
  readonly story: string;
  readonly language: string;
  /** Opens a scene that another device has told. */
  readonly onOpen: (scene: string) => void;
};

/** What the player's other devices did in this story: one thing at a time, at the end of the page, and nothing moves by itself. */
export function ElsewhereNotes({ story, language, onOpen }: ElsewhereNotesProps) {
  const { isSettled, settle } = useSettled();
  const openDialog = useSetAtom(playDialogAtom);
  const takeOver = useSetAtom(takeOverDraftAtom);
  const telling = (useSharedTellings(story) ?? []).find(({ draft }) => !isSettled(draft.turn));
  const news = useNews(story).find((each) => !isSettled(settledBy(each)));
  const act = () => {
    if (!news) return;
    if (news.place.type === 'ahead') onOpen(news.scene);
    else {
      settle(settledBy(news));
      openDialog('map');
    }
  };
  useToldOnce(news && { name: nameOf(news), title: titleOf(news), label: labelOf(news) }, act);
  if (!telling && !news) return null;
  return (
    <section className={css['notes']} aria-label={words.label}>
      {news && (
        <div className={css['note']}>
          <p className={css['title']}>{titleOf(news)}</p>
          <div className={css['ways']}>
            <Button onClick={act}>{labelOf(news)}</Button>
            <Button
              kind="quiet"
              onClick={() => {
                settle(settledBy(news));
              }}
            >
              {news.place.type === 'ahead' ? words.stay : words.seen}
            </Button>
          </div>
        </div>
      )}
      {telling && (
        <SharedPage
          key={telling.draft.turn}
          telling={telling}
          language={language}
          onTake={() => void takeOver({ story, device: telling.device })}
          onLeave={() => {
            settle(telling.draft.turn);
          }}
        />
      )}
    </section>
  );
}

function titleOf({ label, place }: Elsewhere): string {
  return place.type === 'ahead'
    ? words.ahead(label, place.scenes)
    : words.forked(label, place.here, place.there);
}

function labelOf({ place }: Elsewhere): string {
  return place.type === 'ahead' ? words.goOn : words.map;
}

/** Two roads are told of once, however far they go on. */
function settledBy(each: Elsewhere): string {
  return each.place.type === 'forked' ? each.place.parting : nameOf(each);
}
