import { Dialog } from '../../kit/dialog.tsx';
import { useCopy } from '../../parts/copy/use-copy.ts';
import { words as shared } from '../../parts/copy/words.ts';
import { CopyNow } from './copy-now.tsx';
import { KnownDevices } from './known-devices.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { words } from './words.ts';

/** How the copy of the account stands, what the server did not take, and the devices that have it. */
export function CopyDialog({ onClose }: { readonly onClose: () => void }) {
  const copy = useCopy();
  return (
    <Dialog title={shared.title} closeLabel={words.close} onClose={onClose}>
      {copy && (
        <>
          <CopyNow copy={copy} onLeave={onClose} />
          <RefusedRows rows={copy.sync.refused} />
        </>
      )}
      <KnownDevices />
    </Dialog>
  );
}
