import { useSetAtom } from 'jotai';

import { pictureServices } from '../../../domain/picture-services.ts';
import { saveSettingsAtom } from '../../../state/actions.ts';
import { useSettings } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import css from './picture-notice.module.css';
import type { PictureServiceView } from './use-picture-service.ts';
import { words } from './words.ts';

export type PictureNoticeProps = {
  readonly service: Pick<PictureServiceView, 'name' | 'label' | 'takesCredit'>;
  /** He agreed, and it is noted. */
  readonly onAgreed: () => void;
  readonly onClose: () => void;
};

/** Says once, before the first words or photo leave this device, what leaves it, where it goes and what it costs. */
export function PictureNotice({ service, onAgreed, onClose }: PictureNoticeProps) {
  const { name, label, takesCredit } = service;
  const isFree = pictureServices[name].price === 'none';
  const agreed = useSettings()?.pictureConsent ?? [];
  const save = useSetAtom(saveSettingsAtom);
  const agree = async () => {
    const change = { pictureConsent: [...agreed.filter((other) => other !== name), name] };
    if ((await save({ change })).ok) onAgreed();
  };
  const { prices, notice } = words;
  return (
    <Dialog
      role="alertdialog"
      title={notice.title(label)}
      closeLabel={notice.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{notice.no}</Button>
          <Button kind="primary" onClick={() => void agree()}>
            {notice.yes}
          </Button>
        </>
      }
    >
      <div className={css['text']}>
        <p>{notice.text}</p>
        <p>{notice.goesTo[name]}</p>
        <p>
          {notice.price} {takesCredit ? prices.credit : isFree ? prices.none : prices.own(label)}
        </p>
      </div>
    </Dialog>
  );
}
