import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { Story } from '../../../domain/story.ts';
import { accountAtom } from '../../../state/account.ts';
import { useOwnShares } from '../../../state/share-queries.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { storyTitle } from '../story-title.ts';
import { PublishForm } from './publish-form.tsx';
import css from './share-dialog.module.css';
import { words } from './share-words.ts';
import { SharedFile } from './shared-file.tsx';
import { SharedLink } from './shared-link.tsx';
import { useRefreshedShares } from './use-refreshed-shares.ts';

export type ShareDialogProps = {
  readonly story: Story;
  /** Whether it is shared from its own page, where copying is told in other words. */
  readonly playing?: boolean;
  readonly onClose: () => void;
};

/** How a story is given to others: by its link where it was published, as a file anywhere. */
export function ShareDialog({ story, playing = false, onClose }: ShareDialogProps) {
  const account = useAtomValue(accountAtom);
  const shares = useOwnShares();
  const [updating, setUpdating] = useState(false);
  useRefreshedShares();
  const share = shares?.find((each) => each.story === story.id);
  const asFile = <SharedFile story={story.id} playing={playing} />;
  return (
    <Dialog title={words.title} closeLabel={words.close} size="wide" onClose={onClose}>
      <p className={css['name']} dir={directionOf(story.settings.language ?? '', story.title)}>
        {storyTitle(story.title)}
      </p>
      {account.type === 'none' && (
        <>
          <p className={css['lead']}>{words.noLink}</p>
          {asFile}
        </>
      )}
      {account.type !== 'none' && shares && (
        <>
          {share?.blocked && <p className={css['lead']}>{words.takenDown}</p>}
          {share && !share.blocked && !updating && (
            <SharedLink
              share={share}
              playing={playing}
              onUpdate={() => {
                setUpdating(true);
              }}
            />
          )}
          {(!share || updating) && (
            <PublishForm
              story={story.id}
              isUpdate={updating}
              onDone={() => {
                setUpdating(false);
              }}
            />
          )}
          <details className={css['fold']}>
            <summary>{words.asFile}</summary>
            {asFile}
          </details>
        </>
      )}
    </Dialog>
  );
}
