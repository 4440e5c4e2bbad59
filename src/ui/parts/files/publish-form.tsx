import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { branchesOf } from '../../../domain/branches.ts';
import type { ReadyShare, ShareChoice } from '../../../domain/prepared-share.ts';
import { scenesInTrash } from '../../../domain/trash.ts';
import { pathTo, scenesById } from '../../../domain/tree.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { useTree, type Tree } from '../../../state/queries.ts';
import { sharingApiAtom } from '../../../state/sharing.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { Switch } from '../../kit/switch.tsx';
import { useOnline } from '../../kit/use-online.ts';
import { longRoadName } from '../road-name.ts';
import { fileMessage } from './file-words.ts';
import css from './share-dialog.module.css';
import { SharePreview } from './share-preview.tsx';
import { sharingErrorText, words } from './share-words.ts';
import { useFileTask } from './use-file-task.ts';

export type PublishFormProps = {
  readonly story: string;
  /** Whether it is shown already, as it was. */
  readonly isUpdate: boolean;
  /** It is shown, or the player thought better of it. */
  readonly onDone: () => void;
};

/** What of a story is to be shown, then all of that as others will have it, and only then the button that shows it. */
export function PublishForm({ story, isUpdate, onDone }: PublishFormProps) {
  const [choice, setChoice] = useState<ShareChoice>({ leaf: null, lore: false, ownFacts: false });
  const { work, run, reset } = useFileTask<ReadyShare>();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const api = useAtomValue(sharingApiAtom);
  const notify = useSetAtom(notifyAtom);
  const online = useOnline();
  const tree = useTree(story);
  const choose = (change: Partial<ShareChoice>) => {
    setChoice({ ...choice, ...change });
    setFailure('');
    reset();
  };
  const publish = async (share: ReadyShare) => {
    setSending(true);
    const shown = await api?.publish({ story, share });
    setSending(false);
    if (!shown?.ok) {
      setFailure(sharingErrorText(shown?.error ?? { type: 'offline' }));
      return;
    }
    notify({ type: 'message', ...(isUpdate ? words.updated : words.published), tone: 'calm' });
    onDone();
  };
  const back = isUpdate && (
    <Button kind="quiet" onClick={onDone}>
      {words.cancel}
    </Button>
  );
  if (!tree) return <p className={css['note']}>{words.looking}</p>;
  if (tree.scenes.length === 0) return <p className={css['lead']}>{words.unbegun}</p>;
  const ready = work.status === 'done' ? work.value : null;
  return (
    <>
      <p className={css['lead']}>{isUpdate ? words.updateLead : words.publishLead}</p>
      <div className={css['choices']}>
        <Select
          label={words.road}
          value={choice.leaf ?? ''}
          options={[{ value: '', label: words.roadHere }, ...roadsOf(tree)]}
          onValue={(value) => {
            choose({ leaf: value === '' ? null : value });
          }}
        />
        <Switch
          label={words.ownFacts}
          hint={words.ownFactsHint}
          checked={choice.ownFacts}
          onChecked={(ownFacts) => {
            choose({ ownFacts });
          }}
        />
        <Switch
          label={words.lore}
          hint={words.loreHint}
          checked={choice.lore}
          onChecked={(lore) => {
            choose({ lore });
          }}
        />
      </div>
      {ready && <SharePreview share={ready} />}
      {!online && <p className={css['note']}>{words.offline}</p>}
      <output className={css['said']}>
        {work.status === 'running' && words.preparing(Math.round(work.share * 100))}
        {work.status === 'failed' && fileMessage(work.error).text}
        {failure}
      </output>
      <div className={css['deeds']}>
        {ready ? (
          <Button
            kind="primary"
            aria-disabled={sending || !online}
            onClick={() => {
              if (!sending && online) void publish(ready);
            }}
          >
            {sending ? words.publishing : isUpdate ? words.publishAgain : words.publish}
          </Button>
        ) : (
          <Button
            kind="primary"
            aria-disabled={work.status === 'running'}
            onClick={() => {
              if (work.status !== 'running')
                void run((service, progress) => service.prepareShare({ story, choice }, progress));
            }}
          >
            {words.preview}
          </Button>
        )}
        {back}
      </div>
    </>
  );
}

/** The roads of a story that are not in the trash, as a list to choose from. */
function roadsOf(tree: Tree) {
  const scenes = scenesById(tree.scenes);
  const hidden = scenesInTrash(scenes, tree.metas);
  const metas = new Map(tree.metas.map((meta) => [meta.id, meta]));
  return branchesOf(scenes, metas)
    .filter(({ id }) => !hidden.has(id))
    .map((branch) => ({
      value: branch.leaf,
      label: words.roadOf(
        longRoadName(branch, scenes.get(branch.id)?.action?.text ?? ''),
        pathTo(scenes, branch.leaf).length,
      ),
    }));
}
