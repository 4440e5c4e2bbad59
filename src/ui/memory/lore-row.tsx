import { PenLine, Trash2 } from 'lucide-react';

import type { Lore } from '../../domain/memory.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Switch } from '../kit/switch.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type LoreRowProps = {
  readonly entry: Lore;
  readonly language: string;
  readonly onEnabled: (enabled: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** An entry of the lorebook. */
export function LoreRow({ entry, language, onEnabled, onEdit, onRemove }: LoreRowProps) {
  const { title, text, keys, secondaryKeys, notKeys, constant, enabled } = entry;
  return (
    <li className={css['row']} data-off={!enabled || undefined}>
      <div className={css['said']}>
        <h4 className={css['name']} lang={language}>
          {title}
        </h4>
        <p className={css['text']} lang={language}>
          {text}
        </p>
        <div className={css['keys']}>
          {constant ? (
            <span className={css['meta']}>{words.loreConstant}</span>
          ) : (
            <Keys label={words.loreKeys} keys={keys} />
          )}
          {!constant && secondaryKeys.length > 0 && <Keys label={words.loreAnd} keys={secondaryKeys} />}
          {!constant && notKeys.length > 0 && <Keys label={words.loreNot} keys={notKeys} />}
        </div>
      </div>
      <div className={css['tools']}>
        <Switch
          label={<span className={css['hidden']}>{words.loreOn(title)}</span>}
          checked={enabled}
          onChecked={onEnabled}
        />
        <IconButton label={words.loreEdit(title)} onClick={onEdit}>
          <PenLine aria-hidden />
        </IconButton>
        <IconButton label={words.loreRemove(title)} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function Keys({ label, keys }: { readonly label: string; readonly keys: readonly string[] }) {
  return (
    <p className={css['meta']}>
      {label}{' '}
      {keys.map((key) => (
        <span key={key} className={css['key']}>
          {key}
        </span>
      ))}
    </p>
  );
}
