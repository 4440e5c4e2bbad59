import { Dialog } from '../kit/dialog.tsx';
import css from './keys-dialog.module.css';
import { words } from './words.ts';

/** Which keys the page takes. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
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
    </Dialog>
  );
}
