import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { dismissNoticeAtom, noticesAtom, type Notice } from '../../state/notices.ts';
import { offerAtom, updateAtom } from '../../state/view.ts';
import { useLayers } from '../kit/layers.tsx';
import { ToastRegion, type Toast } from '../kit/toast-region.tsx';
import { messageOf } from '../messages.ts';
import { useMoving } from './use-moving.ts';
import { words as house } from '../parts/words.ts';
import { words } from './words.ts';

const updateId = 'update';

/**
 * Everything that is told in passing, in the topmost dialog when there is one: outside of it nothing can be pressed. What is told while a
 * dialog opens or closes comes a moment later: only what is put into a place that was there before is read out.
 */
export function Notices() {
  const notices = useAtomValue(noticesAtom);
  const dismiss = useSetAtom(dismissNoticeAtom);
  const [offer, setOffer] = useAtom(offerAtom);
  // Each offer has its own time, and is not let go of with the one before.
  const [known, setKnown] = useState({ offer, count: 0 });
  if (known.offer !== offer) setKnown({ offer, count: known.count + 1 });
  const offerId = `offer-${known.count}`;
  const [update, setUpdate] = useAtom(updateAtom);
  const [isRead, setRead] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const home = useRef<HTMLDivElement>(null);
  const top = useLayers().stack.at(-1);
  const moving = useMoving(region, home, top);
  const [told, setTold] = useState<readonly string[]>([]);

  const toasts: Toast[] = notices.map(noticeToToast);
  if (offer) {
    const { title, text, label, run } = offer;
    toasts.push({ id: offerId, title, text, tone: 'calm', action: { label, run } });
  }
  if (update.status === 'waiting') {
    const accept = () => {
      setUpdate({ ...update, status: 'accepted' });
    };
    const { title, text, apply } = words.update;
    toasts.push({ id: updateId, title, text, tone: 'lasting', action: { label: apply, run: accept } });
  }
  // The page waits for this dialog.
  if (top && !isRead && (update.status === 'accepted' || update.status === 'turned')) {
    const { title, waits } = words.update;
    toasts.push({ id: updateId, title, text: waits, tone: 'lasting' });
  }
  const ids = toasts.map(({ id }) => id);
  if (!moving && ids.join() !== told.join()) setTold(ids);
  return (
    <div ref={home}>
      <div ref={region}>
        <ToastRegion
          label={words.notices}
          dismissLabel={house.dismiss}
          toasts={moving ? toasts.filter(({ id }) => told.includes(id)) : toasts}
          onDismiss={(id) => {
            if (id === offerId) setOffer((shown) => (shown === offer ? null : shown));
            else if (id === updateId) {
              if (update.status !== 'waiting') setRead(true);
              // Pressing its button has accepted it in this moment: then it stands.
              setUpdate((known) => (known.status === 'waiting' ? { status: 'none' } : known));
            } else dismiss(Number(id));
          }}
        />
      </div>
    </div>
  );
}

function noticeToToast(notice: Notice): Toast {
  const id = String(notice.id);
  if (notice.type === 'error') return { id, ...messageOf(notice.error), tone: 'warning' };
  return { id, title: notice.title, text: notice.text, tone: notice.tone };
}
