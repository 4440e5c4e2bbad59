import { useId, useState } from 'react';

import type { ModelSource } from '../../../../domain/ports/models.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import css from './own-gguf.module.css';
import { words } from './words.ts';

export type OwnGgufProps = { readonly onInstall: (source: ModelSource) => void };

/** Any other model, by its address or as a file of the player's. */
export function OwnGguf({ onInstall }: OwnGgufProps) {
  const [address, setAddress] = useState('');
  const fileId = useId();
  const url = URL.parse(address.trim());
  const fits = url !== null && /^https?:$/.test(url.protocol) && /\.gguf$/i.test(url.pathname);
  const wrong = address.trim() !== '' && !fits;
  return (
    <div className={css['own']}>
      <div className={css['address']}>
        <TextField
          label={words.ownUrl}
          type="url"
          inputMode="url"
          face="ui"
          value={address}
          hint={words.ownUrlHint}
          {...(wrong ? { error: words.ownUrlWrong } : {})}
          onText={setAddress}
        />
        <Button
          aria-disabled={!fits}
          onClick={() => {
            if (!fits) return;
            const name = nameOf(url.pathname);
            onInstall({ id: idOf(name), name, licence: '', from: { url: url.href } });
            setAddress('');
          }}
        >
          {words.installShort}
        </Button>
      </div>
      <label className={css['file']} htmlFor={fileId}>
        {words.ownFile}
        <input
          id={fileId}
          type="file"
          accept=".gguf"
          className={css['chooser']}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (!file) return;
            const name = nameOf(file.name);
            onInstall({ id: idOf(name), name, licence: '', from: { file } });
          }}
        />
        <VisuallyHidden>{words.chooseFile}</VisuallyHidden>
      </label>
    </div>
  );
}

function nameOf(path: string): string {
  const last = path.split('/').at(-1) ?? path;
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // A name with a lone per cent sign is its own.
  }
  return name.replace(/\.gguf$/i, '').slice(0, 80) || 'model';
}

/** Models of one name are one: the second takes the place of the first. */
function idOf(name: string): string {
  return `own-${name.toLowerCase().replace(/[^\w.-]+/g, '-')}`;
}
