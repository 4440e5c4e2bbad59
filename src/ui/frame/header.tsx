import { useSetAtom } from 'jotai';
import { Library, Monitor, Moon, SlidersHorizontal, Sun } from 'lucide-react';
import type { ReactNode } from 'react';

import { saveSettingsAtom } from '../../state/actions.ts';
import { useSettings } from '../../state/queries.ts';
import { MoonGlyph } from '../kit/glyphs.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { PictureToggle } from '../pictures/picture-toggle.tsx';
import css from './header.module.css';
import { nextTheme, readLook } from './look.ts';
import { useOnline } from './use-online.ts';
import { words } from './words.ts';
import { Wordmark } from './wordmark.tsx';

export type HeaderProps = {
  readonly onOpenStories: () => void;
  readonly onOpenSettings: () => void;
  /** More buttons, before the others. */
  readonly children?: ReactNode;
};

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** Name, connection, theme, stories and settings: above setup and play alike (SETUP-01, PLAY-02). */
export function Header({ onOpenStories, onOpenSettings, children }: HeaderProps) {
  const settings = useSettings();
  const online = useOnline();
  const save = useSetAtom(saveSettingsAtom);
  const theme = settings?.theme ?? readLook().theme;
  const ThemeIcon = themeIcons[theme];

  return (
    <header className={css['header']}>
      <div className={css['title']}>
        <Wordmark />
        {!online && (
          <span className={css['offline']} title={words.offline}>
            <MoonGlyph size="1rem" />
            <VisuallyHidden>{words.offline}</VisuallyHidden>
          </span>
        )}
      </div>
      {children}
      <PictureToggle />
      <IconButton
        label={words.theme[theme]}
        onClick={() => {
          void save({ change: { theme: nextTheme(theme) } });
        }}
      >
        <ThemeIcon aria-hidden />
      </IconButton>
      <IconButton label={words.stories} onClick={onOpenStories}>
        <Library aria-hidden />
      </IconButton>
      <IconButton label={words.settings} onClick={onOpenSettings}>
        <SlidersHorizontal aria-hidden />
      </IconButton>
    </header>
  );
}
