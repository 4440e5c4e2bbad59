import { useAtom } from 'jotai';

import { Dialog } from '../../kit/dialog.tsx';
import { Switch } from '../../kit/switch.tsx';
import css from './keys-dialog.module.css';
import { singleKeysAtom } from '../reading-habits.ts';
import { words } from '../words.ts';

/** Which keys the page takes, and the switch for those that are a single letter or figure. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  return (
    <Dialog title={words.keysTitle} closeLabel={words.close} onClose={onClose}>
      <dl className={css['keys']}>
        {words.keys.map(([keys, meaning]) => (
          <div key={keys} className={css['line']}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key} className={css['key']}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className={css['switch']}>
        <Switch
          label={words.singleKeys}
          hint={words.singleKeysHint}
          checked={singleKeys}
          onChecked={setSingleKeys}
        />
      </div>
    </Dialog>
  );
}
