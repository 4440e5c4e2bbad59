import {
  CloudAlert,
  CloudCheck,
  CloudDownload,
  CloudOff,
  CloudUpload,
  LogIn,
  type LucideIcon,
} from 'lucide-react';

import type { CopyState } from '../../../domain/copy-state.ts';

const glyphs: { readonly [state in CopyState]: LucideIcon } = {
  'backed-up': CloudCheck,
  waiting: CloudUpload,
  coming: CloudDownload,
  offline: CloudOff,
  paused: LogIn,
  attention: CloudAlert,
};

/** A state of the copy, told by shape alone. */
export function CopyGlyph({ state }: { readonly state: CopyState }) {
  const Glyph = glyphs[state];
  return <Glyph aria-hidden />;
}
